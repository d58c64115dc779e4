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
error-argument-bad = { $argument }: wartość nie pasuje. Zobacz --help
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
error-clock-time = „{ $value }” nie jest czasem dla zegara. Oczekiwano w milisekundach: { $expected }
error-seat-count = { $value ->
    [one] Podano { $value } miejsce
    [few] Podano { $value } miejsca
    [many] Podano { $value } miejsc
   *[other] Podano { $value } miejsca
}. Oczekiwano: { $expected }
error-unknown-seat = Przy tym stole nie ma gracza { $player }. Liczba miejsc: { $seats }
error-seat-empty = Na miejscu gracza { $player } nikt nie siedzi.
error-seat-not-free = Miejsce gracza { $player } jest zajęte.
error-seat-not-taken = Miejsce gracza { $player } nie jest zajęte.
error-seat-not-playing = Gracz { $player } już nie gra.
error-wrong-seat = To nie jest tura gracza { $player }.
error-not-open = Stół nie został otwarty.
error-already-open = Stół jest już otwarty.
error-not-started = Gra się jeszcze nie zaczęła.
error-time-up = Czas gracza { $player } się skończył.
error-time-left = Gracz { $player } ma jeszcze czas: { $milliseconds } ms.
error-no-clock = Graczowi { $player } nie biegnie żaden zegar.
error-time-runs-back = Czas { $at } jest wcześniejszy niż czas ostatniego wpisu, { $last }.
error-nothing-to-undo = Gracz { $player } nie ma czego cofnąć.
error-no-undo-request = Nikt nie prosił o cofnięcie tury.
error-undo-pending = Gracz { $player } już poprosił o cofnięcie tury.
error-undo-needs-consent = Zanim gracz { $player } cofnie turę, pozostali muszą się zgodzić. Brakujące zgody: { $asked }
error-not-asked = Gracza { $player } nie pytano o zgodę.
error-no-such-turn = Nie ma tury { $to }. Liczba tur: { $turns }
error-script-ended = Lista losowań kończy się przed losowaniem { $draw }.
error-entry-kind = „{ $value }” nie jest wpisem dziennika stołu. Oczekiwano: { $expected }
error-entry-data = Wpis dziennika stołu, { $field }: jest „{ $value }”. Oczekiwano: { $expected }
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
error-azul-tile-count = Kolor { azul-colour }: { $found ->
    [one] jest { $found } płytka
    [few] są { $found } płytki
    [many] jest { $found } płytek
   *[other] jest { $found } płytki
}. Oczekiwano: { $expected }
error-azul-colour-twice-in-row = Gracz { $player }: w rzędzie { $row } ściany kolor { azul-colour } jest dwa razy.
error-azul-colour-twice-in-column = Gracz { $player }: w kolumnie { $column } ściany kolor { azul-colour } jest dwa razy.
error-azul-wrong-space = Gracz { $player }: w rzędzie { $row }, kolumnie { $column } ściany jest kolor { $found ->
    [blue] niebieski
    [yellow] żółty
    [red] czerwony
    [black] czarny
   *[white] biały
}. Oczekiwano: { $expected ->
    [blue] niebieski
    [yellow] żółty
    [red] czerwony
    [black] czarny
   *[white] biały
}.
error-azul-line-of-two-colours = Gracz { $player }: w linii wzoru { $line } jest więcej niż jeden kolor.
error-azul-line-colour-on-wall = Gracz { $player }: w linii wzoru { $line } jest kolor { azul-colour }, który ma już jej rząd ściany.
error-azul-full-line-left = Gracz { $player }: linia wzoru { $line } jest pełna, choć mozaiki już ułożono.
error-azul-two-markers = Gracz { $player }: liczba płytek gracza rozpoczynającego na podłodze to { $found }. Oczekiwano: najwyżej 1.
error-azul-marker-not-held = Gracz { $player }: płytka gracza rozpoczynającego leży na podłodze kogoś, kto jej nie ma.
error-azul-marker-not-on-floor = Gracz { $player } ma płytkę gracza rozpoczynającego. Oczekiwano: na podłodze, gdzie jest miejsce.
error-azul-floor-not-empty = Gracz { $player }: na podłodze leżą płytki, choć mozaiki już ułożono.
error-azul-nothing-on-display = Nie ma płytek do wzięcia, a trwa oferta dostawców.
error-azul-tiles-on-display = { $found ->
    [one] Została { $found } płytka
    [few] Zostały { $found } płytki
    [many] Zostało { $found } płytek
   *[other] Zostało { $found } płytki
} do wzięcia. Oczekiwano: 0.
error-azul-centre-not-empty = W czasie rozdania na środku pola gry { $found ->
    [one] leży { $found } płytka
    [few] leżą { $found } płytki
    [many] leży { $found } płytek
   *[other] leży { $found } płytki
}. Oczekiwano: 0.
error-azul-factory-out-of-order = W warsztacie { $factory } { $found ->
    [one] jest { $found } płytka
    [few] są { $found } płytki
    [many] jest { $found } płytek
   *[other] jest { $found } płytki
}, a warsztaty napełnia się po kolei.
error-azul-deal-complete = Wszystkie warsztaty są pełne, a trwa rozdanie.
error-azul-no-tile-left = Nie ma już płytek do rozdania, a trwa rozdanie.
error-azul-start-without-marker = Rozpoczyna gracz { $player }. Oczekiwano: tego, kto ma płytkę gracza rozpoczynającego.
error-azul-not-the-starting-player = Ruch ma gracz { $player }. Oczekiwano: gracza rozpoczynającego.
error-azul-round-too-late = Runda { $round } jest za późna. Oczekiwano: najwyżej { $expected }.
error-azul-row-too-full = Gracz { $player }: w rzędzie { $row } ściany { $found ->
    [one] jest { $found } płytka
    [few] są { $found } płytki
    [many] jest { $found } płytek
   *[other] jest { $found } płytki
}. Oczekiwano po tylu rundach: najwyżej { $expected }.
error-azul-no-tiling-decisions = Na kolorowej ścianie nikt o niczym nie decyduje podczas układania mozaik.
error-azul-nothing-to-tile = Gracz { $player } nie ma linii do ułożenia.
error-azul-reason-too-early = Gra nie jest skończona, a podano powód jej końca: { $reason }.
error-azul-reason-missing = Gra jest skończona. Oczekiwano: powodu jej końca.
error-azul-reason-untrue = Powód końca { $reason } jest nieprawdziwy. Oczekiwano: { $expected }.
error-azul-game-not-over = Gra nie jest skończona: nic jej nie zakończyło.
error-azul-row-complete = Gracz { $player }: rząd { $row } był pełny przed tą rundą, więc gra jest skończona.
error-azul-deadlocked = Nikt nie może już ukończyć rzędu, więc gra jest skończona.

## Records

record-heading-turn = Tura
record-heading-player = Gracz
record-heading-moves = Ruchy
record-heading-clock = Pozostały czas
record-heading-value = Ocena
record-heading-comment = Komentarz
record-round = Runda { $number }
record-deal = Rozdanie: { $items }
record-scores = Wynik: { $scores }
record-player = Gracz { $player }
record-result = { $reason ->
    [row] Koniec: ukończony rząd.
    [deadlock] Koniec: nikt nie mógł już ukończyć rzędu.
    [max_rounds] Koniec po umówionej liczbie rund.
   *[other] Koniec ({ $reason }).
} Wynik: { $scores }. { $count ->
    [one] Zwycięstwo: { $winners }.
   *[other] Wspólne zwycięstwo: { $winners }.
}
record-unfinished = Gra niedokończona.
record-position = Pozycja po turze { $turn }: { $position }
record-to-move = Ruch ma: { $player }
record-ok = { $path }: zapis poprawny. { $turns ->
    [one] { $turns } tura.
    [few] { $turns } tury.
    [many] { $turns } tur.
   *[other] { $turns } tury.
} { $result }
record-written = Zapisano: { $path }
error-record-at = Zapis ma { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}; oczekiwano liczby od 0 do { $turns }.
error-record-file = Nie można odczytać lub zapisać pliku ({ $cause }).
error-record-exists = Plik już istnieje; --force go zastąpi.
error-record-text = W tekście jest „{ $value }”; oczekiwano { $expected }.
error-record-line = Jest „{ $value }”; oczekiwano { $expected }.
error-record-header = Jest „{ $value }”; oczekiwano nagłówka { $expected }.
error-record-header-twice = Nagłówek { $value } powtarza się.
error-record-header-order = Nagłówek { $value } stoi za późno; oczekiwana kolejność: { $expected }.
error-record-cut-short = Zapis jest ucięty; oczekiwano dalszych wierszy, aż do { $expected }.
error-record-json = Jest „{ $value }”; oczekiwano { $expected }.
error-record-unwritable = Tego zapisu nie da się zapisać tak, by można go było odczytać.
error-record-game = Gra { $found } nie jest tu znana; oczekiwano { $expected }.
error-record-rules-version = Zapis używa wersji { $found } zasad; ten program zna wersję { $expected }.
error-record-option = Jest „{ $found }”; oczekiwano { $expected }.
error-record-position = Od tej pozycji nie można zacząć gry. { $why }
error-record-spelling = Zapisano „{ $found }”; oczekiwano { $expected }.
error-record-order = Jest wiersz „{ $found }”; oczekiwano { $expected }.
error-record-deal = To rozdanie nie jest tu możliwe: { $found }. { $why }
error-record-seat = Rusza się miejsce { $found }; oczekiwano miejsca { $expected }.
error-record-move = Tej tury nie można tu zagrać: { $found }. { $why }
error-record-round = Jest „{ $found }”; oczekiwano „{ $expected }”.
error-record-scores = Jest „{ $found }”; zapisana gra prowadzi do „{ $expected }”.
error-record-result = Jest „{ $found }”; zapisana gra prowadzi do „{ $expected }”.
error-record-fingerprint = Jest „{ $found }”; zapisana gra prowadzi do „{ $expected }”.
error-record-digest = Jest „{ $found }”; oczekiwano „{ $expected }”: któreś z rozdań lub ruchów powyżej zmieniono.
error-turn-incomplete = Tura nie jest pełna: należy do niej więcej ruchów.
