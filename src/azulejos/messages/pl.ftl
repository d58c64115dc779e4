### Polski. Trzy katalogi mają te same teksty, w tej samej kolejności i z tymi samymi zmiennymi.

## commands

heading-game = Gra
heading-players = Gracze
heading-variants = Warianty
heading-options = Opcje
heading-variant = Wariant
heading-seat = Miejsce
heading-bot = Bot
heading-mean-score = Średni wynik
heading-wins = Zwycięstwa
heading-wins-share = Udział
heading-move = Ruch
heading-count = Liczba
heading-playouts = Gry/s
heading-ns-per-move = ns/ruch
heading-figure = Wielkość
heading-value = Wartość
games-option = { $name }: { $expected }, domyślnie { $usual }
progress-games = Rozgrywanie
progress-perft = Liczenie
progress-bench = Pomiary
player-count = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
simulate-title = { $game }, { $variant }, { player-count }
simulate-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} i { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
} w czasie { $seconds } s
simulate-speed = { $games_per_second } gier/s, { $moves_per_second } ruchów/s
simulate-ties = Wspólne zwycięstwa: { $ties }
simulate-limited = { $games ->
    [one] Przerwano { $games } grę
    [few] Przerwano { $games } gry
    [many] Przerwano { $games } gier
   *[other] Przerwano { $games } gry
} po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}
simulate-checksum = Suma kontrolna: { $checksum } (ziarno { $seed })
perft-count = { $count ->
    [one] { $count } ciąg
    [few] { $count } ciągi
    [many] { $count } ciągów
   *[other] { $count } ciągu
} o długości { $depth ->
    [one] { $depth } ruchu
   *[other] { $depth } ruchów
} w czasie { $seconds } s
perft-position = Pozycja: { $position }
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } rdzeń
    [few] { $cores } rdzenie
    [many] { $cores } rdzeni
   *[other] { $cores } rdzenia
}, Python { $python }
bench-version = azulejos { $version }, commit { $commit }, { $mode ->
    [compiled] skompilowane ({ $flags })
   *[interpreted] interpretowane
}
bench-playouts = Losowe gry na sekundę, Azul, 2 graczy, kolorowa ściana, jeden wątek
bench-moves = Ruchy na sekundę
bench-ns-per-move = Nanosekundy na ruch
bench-clone = copy() z Pythona, ns
bench-legal = legal_moves() z Pythona, ns
bench-apply = play() z Pythona, ns
bench-import = import azulejos, ms
bench-yardstick = Losowe gry na sekundę programu wzorcowego w C++
bench-ratio = Stosunek do programu wzorcowego
bench-no-yardstick = Program wzorcowy nie został uruchomiony: { $reason ->
    [no-source] brak jego kodu źródłowego
    [no-compiler] g++ nie jest zainstalowany
    [compile-failed] g++ nie mógł go skompilować (potrzebny jest procesor z BMI2)
   *[run-failed] nie dał się uruchomić
}

## errors

error-unknown-language = Nie ma tu języka „{ $value }”. Oczekiwano: { $expected }
error-unknown-game = Nie ma gry „{ $value }”. Oczekiwano: { $expected }
error-unknown-variant = { $game } nie ma wariantu „{ $value }”. Oczekiwano: { $expected }
error-unknown-option = { $game } nie ma opcji „{ $value }”. Oczekiwano: { $expected }
error-unknown-bot = Nie ma bota „{ $value }”. Oczekiwano: { $expected }
error-player-count = { $game }: liczba graczy nie może wynosić { $value }. Oczekiwano: { $expected }
error-bot-count = --bots: { $value ->
    [one] podano { $value } nazwę
    [few] podano { $value } nazwy
    [many] podano { $value } nazw
   *[other] podano { $value } nazwy
}. Oczekiwano: jednej dla wszystkich miejsc albo { $expected }, po jednej na miejsce
error-option-value = { $option }: wartość „{ $value }” nie pasuje. Oczekiwano: { $expected }
error-option-form = --option: nie można odczytać „{ $value }”. Oczekiwano: { $expected }
error-command-unknown = Nie ma polecenia „{ $value }”. Oczekiwano: { $expected }
error-command-missing = Brakuje polecenia. Oczekiwano: { $expected }
error-argument-missing = Brakuje argumentu { $argument }. Zobacz --help
error-argument-extra = „{ $value }” jest zbędne. Zobacz --help
error-switch-unknown = Nie ma opcji { $value }. Zobacz --help
error-switch-usage = { $value }: brakuje wartości albo nie powinno jej być. Zobacz --help
error-usage = { $cause } Zobacz --help
error-file-missing = { $path }: nie ma takiego pliku
error-file-denied = { $path }: brak dostępu
error-file-is-folder = { $path } to katalog. Oczekiwano: pliku
error-file-failed = { $path }: { $cause }
error-not-text = Plik nie jest tekstem. Oczekiwano: UTF-8, a bajt { $place } do niego nie należy
error-illegal-move = Nie można zagrać { $move }: { $why }
error-game-over = Gra jest skończona.
error-deal-due = Najpierw trzeba rozdać płytki.
error-no-deal-due = Teraz nie rozdaje się płytek.
error-item-not-there = Nie można wylosować elementu { $item }: nie ma go tam.
error-deal-incomplete = Rozdanie jest niepełne: trzeba dobrać więcej płytek.
error-turn-complete = Tura jest już pełna; ten ruch należy do następnej.
error-move-number = { $move } nie jest ruchem. Oczekiwano: { $expected }
error-deal-text = Rozdanie, kolumna { $column }: nie można odczytać „{ $value }”. Oczekiwano: { $expected }
error-position-game = Pozycja, kolumna { $column }: „{ $value }” nie jest grą. Oczekiwano: { $expected }
error-position-field = Pozycja, kolumna { $column }: jest „{ $value }”. Oczekiwano: { $expected }
error-position-value = Pozycja, kolumna { $column }: „{ $value }” nie może tu stać. Oczekiwano: { $expected }
error-position-end = Pozycja, kolumna { $column }: „{ $value }” jest zbędne; pozycja kończy się wcześniej.
error-record-text = Zapis, wiersz { $line }, kolumna { $column }: jest „{ $value }”. Oczekiwano: { $expected }
error-record-line = Zapis, wiersz { $line }, kolumna { $column }: jest „{ $value }”. Oczekiwano: { $expected }
error-record-header = Zapis, wiersz { $line }: jest „{ $value }”. Oczekiwano nagłówka { $expected }
error-record-header-twice = Zapis, wiersz { $line }: nagłówek { $value } występuje dwa razy.
error-record-header-order = Zapis, wiersz { $line }: nagłówek { $value } jest w złym miejscu. Oczekiwano przed nim: { $expected }
error-record-cut-short = Zapis, wiersz { $line }: zapis kończy się za wcześnie. Oczekiwano: { $expected }
azul-colour = { $tile ->
    [blue] niebieski
    [yellow] żółty
    [red] czerwony
    [black] czarny
   *[white] biały
}
error-azul-move-code = „{ $move }” nie jest ruchem w Azul. Oczekiwano na przykład: { $expected }
error-azul-tiling-now = Trwa układanie mozaik, nie można teraz brać płytek.
error-azul-offer-now = Trwa oferta dostawców; mozaiki układa się później.
error-azul-no-such-factory = Nie ma warsztatu { $factory }. Oczekiwano: od 1 do { $expected } albo środek pola gry
error-azul-colour-not-there = { $source_kind ->
    [centre] Na środku pola gry
   *[factory] W warsztacie { $source_number }
} nie ma płytki w kolorze { $tile ->
    [blue] niebieskim
    [yellow] żółtym
    [red] czerwonym
    [black] czarnym
   *[white] białym
}.
error-azul-line-full = Linia wzoru { $line } jest pełna.
error-azul-line-other-colour = Linia wzoru { $line } ma już kolor { $holds ->
    [blue] niebieski
    [yellow] żółty
    [red] czerwony
    [black] czarny
   *[white] biały
}, więc { azul-colour } się w niej nie zmieści.
error-azul-wall-has-colour = W rzędzie { $row } ściany jest już kolor { azul-colour }.
error-azul-wall-is-printed = Na kolorowej ścianie każda płytka sama trafia na swoje pole.
error-azul-other-line-first = Linia wzoru { $expected } jest przed linią { $line }.
error-azul-space-taken = Pole w rzędzie { $space_number }, kolumnie { $space_column } jest zajęte.
error-azul-column-has-colour = W kolumnie { $column } ściany jest już kolor { azul-colour }.
