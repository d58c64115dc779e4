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
heading-moves = Ruchy/s
heading-ns-per-move = ns/ruch
heading-legal-ns = możliwe ruchy, ns
heading-simulations = symulacje/s
heading-nodes = węzły/s
heading-bytes-per-node = bajty/węzeł
heading-two-threads = zysk z dwóch wątków
heading-batch = Gry naraz
heading-steps = kroki/s
heading-steps-two-threads = kroki/s, dwa wątki
heading-environment = Środowisko
heading-positions = Pozycje
heading-log-loss = Strata logarytmiczna
heading-chance-error = Błąd szansy
heading-points-error = Błąd punktów
heading-points-bias = Odchylenie punktów
heading-rank-correlation = Korelacja rang
heading-best-found = Najlepszy ruch
heading-chance-lost = Stracona szansa
heading-chance-said = Szansa
heading-chance-won = Wygrane
heading-seats-judged = Miejsca
judge-everybody = razem
judge-calibration = Spośród miejsc, którym dawano taką szansę, wygrało:
heading-figure = Wielkość
heading-value = Wartość
games-option = { $name }: { $expected }, domyślnie { $usual }
games-option-of-variant = { $name } (tylko { $variants }): { $expected }, domyślnie { $usual }
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
bench-yardstick = Losowe gry na sekundę, program wzorcowy w C++
bench-ratio = Stosunek do programu wzorcowego
bench-rollouts = Azul: symulacje z losową dogrywką na jedną losową grę
bench-not-installed = nie zmierzono: brak pakietu { $name }
bench-no-yardstick = Program wzorcowy nie został uruchomiony: { $reason ->
    [no-source] brak jego kodu źródłowego
    [no-compiler] g++ nie jest zainstalowany
    [compile-failed] g++ nie mógł go skompilować (potrzebny jest procesor z BMI2)
   *[run-failed] nie udało się go uruchomić
}

## errors

error-unknown-language = Nieznany język „{ $value }”. Oczekiwano: { $expected }
error-unknown-environment = Nieznane środowisko „{ $value }”. Oczekiwano: { $expected }
error-unknown-game = Nieznana gra „{ $value }”. Oczekiwano: { $expected }
error-other-game = To opcje gry { $value }, a nie { $expected }.
error-unknown-variant = { $game } nie ma wariantu „{ $value }”. Oczekiwano: { $expected }
error-unknown-option = { $game } nie ma opcji „{ $value }”. Oczekiwano: { $expected }
error-unknown-bot = Nieznany bot „{ $value }”. Oczekiwano: { $expected }
error-player-count = { $game }: liczba graczy nie może wynosić { $value }. Oczekiwano: { $expected }
error-bot-count = --bots: { $value ->
    [one] podano { $value } nazwę
    [few] podano { $value } nazwy
    [many] podano { $value } nazw
   *[other] podano { $value } nazwy
}. Oczekiwano: jednej dla wszystkich miejsc albo { $expected }, po jednej na miejsce
error-option-variant = { $option } można wybrać tylko dla wariantu { $expected }, nie dla { $value }.
error-option-value = { $option }: nieprawidłowa wartość „{ $value }”. Oczekiwano: { $expected }
error-option-form = --option: nie można odczytać „{ $value }”. Oczekiwano: { $expected }
error-command-unknown = Nieznane polecenie „{ $value }”. Oczekiwano: { $expected }
error-command-missing = Nie podano polecenia. Oczekiwano: { $expected }
error-argument-missing = Brakuje argumentu { $argument }. Zobacz --help
error-argument-bad = { $argument }: nieprawidłowa wartość. Zobacz --help
error-argument-extra = Zbędny argument „{ $value }”. Zobacz --help
error-switch-unknown = Nieznana opcja { $value }. Zobacz --help
error-switch-usage = { $value }: brakuje wartości albo podano ją niepotrzebnie. Zobacz --help
error-usage = { $cause } Zobacz --help
error-file-missing = { $path }: nie ma takiego pliku
error-file-denied = { $path }: brak dostępu
error-file-is-folder = { $path } to katalog. Oczekiwano: pliku
error-folder-missing = { $path }: nie ma takiego katalogu
error-file-failed = { $path }: { $cause }
error-not-text = To nie jest plik tekstowy. Oczekiwano: UTF-8, a bajt { $place } do niego nie należy
error-illegal-move = Nie można zagrać { $move }: { $why }
error-game-over = Gra jest skończona.
error-deal-due = Najpierw trzeba rozdać płytki.
error-no-deal-due = Teraz nie ma nic do rozdania.
error-item-not-there = Elementu { $item } nie można wylosować.
error-deal-incomplete = Rozdanie jest niepełne: trzeba dobrać więcej płytek.
error-turn-complete = Tura jest już zakończona; ten ruch należy do następnej.
error-move-number = { $move } nie jest ruchem. Oczekiwano: { $expected }
error-deal-text = Rozdanie, kolumna { $column }: nie można odczytać „{ $value }”. Oczekiwano: { $expected }
error-position-game = Pozycja, kolumna { $column }: „{ $value }” nie jest grą. Oczekiwano: { $expected }
error-position-field = Pozycja, kolumna { $column }: jest „{ $value }”. Oczekiwano: { $expected }
error-position-value = Pozycja, kolumna { $column }: „{ $value }” nie jest tu możliwe. Oczekiwano: { $expected }
error-position-end = Pozycja, kolumna { $column }: zbędne „{ $value }” po końcu pozycji.
error-clock-time = „{ $value }” nie jest prawidłowym czasem zegara. Oczekiwano w milisekundach: { $expected }
error-seat-count = { $value ->
    [one] Podano { $value } miejsce
    [few] Podano { $value } miejsca
    [many] Podano { $value } miejsc
   *[other] Podano { $value } miejsca
}. Oczekiwano: { $expected }
error-unknown-seat = Przy tym stole nie ma gracza { $player }. Liczba miejsc: { $seats }
error-seat-empty = Miejsce gracza { $player } jest puste.
error-seat-not-free = Miejsce gracza { $player } jest zajęte.
error-seat-not-taken = Miejsce gracza { $player } nie jest zajęte.
error-seat-not-playing = Gracz { $player } już nie gra.
error-wrong-seat = To nie jest tura gracza { $player }.
error-not-open = Stół nie jest jeszcze otwarty.
error-already-open = Stół jest już otwarty.
error-not-started = Gra się jeszcze nie zaczęła.
error-time-up = Graczowi { $player } skończył się czas.
error-time-left = Gracz { $player } ma jeszcze czas: { $milliseconds } ms.
error-no-clock = Zegar gracza { $player } nie chodzi.
error-time-runs-back = Czas { $at } jest wcześniejszy niż czas ostatniego wpisu, { $last }.
error-nothing-to-undo = Gracz { $player } nie ma czego cofnąć.
error-no-undo-request = Nikt nie prosił o cofnięcie tury.
error-undo-pending = Gracz { $player } już poprosił o cofnięcie tury.
error-undo-needs-consent = Gracz { $player } może cofnąć turę tylko za zgodą pozostałych. Brakujące zgody: { $asked }
error-not-asked = Gracza { $player } nie pytano o zgodę.
error-no-such-turn = Nie ma tury { $to }. Liczba tur: { $turns }
error-stale = Sytuacja przy stole się zmieniła: liczba wpisów to { $seq }, a nie { $expected }.
error-fingerprint = Wpis dziennika stołu nie prowadzi do pozycji, którą podaje. Jest { $value }, oczekiwano { $expected }
error-nobody = Gracz { $player } musi mieć imię, a go nie podano.
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
error-azul-move-code = „{ $move }” nie jest ruchem w Azul. Na przykład: { $expected }
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
}, więc { azul-colour } do niej nie pasuje.
error-azul-wall-has-colour = W rzędzie { $row } ściany jest już kolor { azul-colour }.
error-azul-wall-is-printed = Na kolorowej ścianie każda płytka trafia na pole w swoim kolorze.
error-azul-other-line-first = Linię wzoru { $expected } układa się przed linią { $line }.
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
error-azul-no-tiling-decisions = Na kolorowej ścianie podczas układania mozaik nie ma o czym decydować.
error-azul-nothing-to-tile = Gracz { $player } nie ma linii do ułożenia.
error-azul-reason-too-early = Gra nie jest skończona, a podano powód jej końca: { $reason }.
error-azul-reason-missing = Gra jest skończona. Oczekiwano: powodu jej końca.
error-azul-reason-untrue = Gra nie skończyła się z powodu { $reason }. Oczekiwano: { $expected }.
error-azul-game-not-over = Gra nie jest skończona: nic jej nie zakończyło.
error-azul-row-complete = Gracz { $player }: rząd { $row } był pełny przed tą rundą, więc gra jest skończona.
error-azul-deadlocked = Nikt nie może już ukończyć rzędu, więc gra jest skończona.

## Bots that are programs

error-bot-command = Bot „{ $bot }”: „{ $value }” nie jest poleceniem.
error-bot-not-started = Bot „{ $bot }”: nie można uruchomić { $command }: { $cause }
error-bot-slow-start = Bot „{ $bot }” nie był gotowy po { $seconds } s. Jego ostatni komunikat: „{ $said }”
error-bot-version = Bot „{ $bot }” używa wersji „{ $value }” protokołu. Oczekiwano: { $expected }. Jego ostatni komunikat: „{ $said }”
error-bot-crashed = Bot „{ $bot }” niespodziewanie zakończył działanie, kod wyjścia { $exit }. Jego ostatni komunikat: „{ $said }”
error-bot-output-closed = Bot „{ $bot }” zamknął swoje wyjście. Jego ostatni komunikat: „{ $said }”
error-bot-hung = Bot „{ $bot }” nie odpowiedział w ciągu { $seconds } s. Jego ostatni komunikat: „{ $said }”
error-bot-flood = Bot „{ $bot }” wypisał ponad { $limit } bajtów i nie odpowiedział. Jego ostatni komunikat: „{ $said }”
error-bot-long-line = Bot „{ $bot }” wypisał zbyt długi wiersz. Najwięcej bajtów: { $limit }. Jego ostatni komunikat: „{ $said }”
error-bot-nonsense = Bot „{ $bot }” odpowiedział „{ $value }”. Oczekiwano: { $expected }. Jego ostatni komunikat: „{ $said }”
error-bot-illegal = Bot „{ $bot }” chciał zagrać { $move }, a to niedozwolone ({ $reason }). { $why } Jego ostatni komunikat: „{ $said }”
error-bot-refused = Bot „{ $bot }” odmówił: { $value }. Jego ostatni komunikat: „{ $said }”
error-bot-line-value = { $name }: nieprawidłowa wartość „{ $value }”. Oczekiwano: { $expected }
error-bot-line-pairs = „{ $value }” nie ma wartości. Oczekiwano: nazwy z wartościami
error-bot-line-length = Wiersz jest zbyt długi. Najwięcej bajtów: { $limit }
error-bot-no-position = Brakuje pozycji. Oczekiwano przed „go”: wiersz „position …”
error-bot-no-budget = Brakuje budżetu. Oczekiwano: { $expected }
bot-token-made = To token bota „{ $name }”. Widać go tylko teraz: trzymaj go w tajemnicy i przekaż temu, kto uruchamia bota.
bot-token-revoked = „{ $name }” nie może już grać na tym serwerze.
bot-token-none = Żaden bot nie ma jeszcze tokenu. Żeby go utworzyć: azulejos bot-token NAME
remote-connected = { $name }: połączono z { $url }. Zakończ klawiszami Ctrl-C.
remote-lost = Utracono połączenie. Łączę ponownie …
remote-accepted = Stół { $table }: gra przeciwko { $by }
remote-declined = Stół { $table }: odmowa, wszystkie stoły są zajęte (--tables)
remote-restarted = Stół { $table }: program zostaje uruchomiony ponownie. { $why }
remote-failed = Stół { $table }: poddaje grę. { $why }
remote-over = Stół { $table }: { $result ->
    [won] wygrana
    [shared] wspólna wygrana
    [lost] przegrana
   *[none] zamknięty bez wyniku
}
error-bot-token-missing = Brakuje tokenu bota. Oczekiwano: w { $variable } albo w pliku po --token-file
error-bot-token-unknown = Żaden bot o nazwie „{ $name }” nie ma tokenu.
error-network-bot-name = Bot nie może nazywać się „{ $value }”. Oczekiwano: jedno słowo, najwyżej 40 liter, cyfr i znaków . : + -
error-remote-unreachable = Nie można połączyć się z { $url }: { $cause }
error-remote-status = Serwer odpowiedział statusem { $status }. Czy to adres serwera Azulejos?
error-remote-signed-out = Serwer zakończył połączenie: token nie jest już ważny.
error-remote-replaced = Z tym samym tokenem połączył się inny program.
error-remote-opponent = Na tym serwerze nie ma przeciwnika „{ $name }”. Oczekiwano: { $expected }
error-remote-match-declined = { $name } nie przyjmuje wyzwania.
error-remote-time = Skończył się mu czas.
error-remote-resigned = Poddał grę.

## Records

record-heading-turn = Tura
record-heading-player = Gracz
record-heading-moves = Ruchy
record-heading-clock = Pozostały czas
record-heading-value = Ocena
record-heading-comment = Komentarz
record-round = Runda { $number }
record-deal = Rozdanie: { $items }
record-variation = Zamiast tego: { $line }
record-scores = Wynik: { $scores }
record-player = Gracz { $player }
record-result = { $reason ->
    [row] Koniec: ukończony rząd.
    [deadlock] Koniec: nikt nie mógł już ukończyć rzędu.
    [max_rounds] Koniec po osiągnięciu limitu rund.
    [rounds] Koniec po ostatniej rundzie.
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
error-record-exists = Plik już istnieje; --force go zastąpi.
error-record-text = W tekście jest „{ $value }”; oczekiwano { $expected }.
error-record-line = Jest „{ $value }”; oczekiwano { $expected }.
error-record-header = Jest „{ $value }”; oczekiwano nagłówka { $expected }.
error-record-header-twice = Nagłówek { $value } powtarza się.
error-record-header-order = Nagłówek { $value } pojawia się za późno; oczekiwana kolejność: { $expected }.
error-record-cut-short = Zapis jest ucięty; oczekiwano dalszych wierszy, aż do { $expected }.
error-setup-part = W tej pozycji nie ma niczego o nazwie „{ $value }”.
error-setup-value = Ta wartość nie jest tu możliwa. Oczekiwano: { $expected }
error-record-too-deep = Zbyt wiele gałęzi jedna w drugiej; może ich być najwyżej { $expected }.
error-record-too-long = Ten zapis ma { $found } rozdań i tur; można pokazać najwyżej { $expected }.
error-record-tree = Krok { $line } następuje po kroku { $value }, którego przed nim nie ma.
error-record-json = Jest „{ $value }”; oczekiwano { $expected }.
error-record-unwritable = Tego zapisu nie da się utrwalić tak, by można go było potem odczytać.
error-record-game = Nieznana gra { $found }; oczekiwano { $expected }.
error-record-rules-version = Zapis używa wersji { $found } zasad; ten program zna wersję { $expected }.
error-record-option = Jest „{ $found }”; oczekiwano { $expected }.
error-record-position = Od tej pozycji nie można zacząć gry. { $why }
error-record-spelling = Zapisano „{ $found }”; oczekiwano { $expected }.
error-record-order = Jest wiersz „{ $found }”; oczekiwano { $expected }.
error-record-deal = To rozdanie nie jest tu możliwe: { $found }. { $why }
error-record-seat = Ruch wykonuje miejsce { $found }; oczekiwano miejsca { $expected }.
error-record-move = Tej tury nie można tu zagrać: { $found }. { $why }
error-record-round = Jest „{ $found }”; oczekiwano „{ $expected }”.
error-record-scores = Jest „{ $found }”; z przebiegu gry wynika „{ $expected }”.
error-record-result = Jest „{ $found }”; z przebiegu gry wynika „{ $expected }”.
error-record-fingerprint = Jest „{ $found }”; z przebiegu gry wynika „{ $expected }”.
error-record-digest = Jest „{ $found }”; oczekiwano „{ $expected }”: któreś z rozdań lub ruchów powyżej zmieniono.
error-opening-position = Z tej pozycji gra nie może się zacząć: { $value }.
error-turn-incomplete = Tura nie jest zakończona: brakuje dalszych ruchów.

## The terminal game

play-you = Ty
play-title = { $game } · { $variant } · graczy: { $players }
play-round = Runda { $round }
play-to-move = ruch: { $who }
play-over = koniec gry
play-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
play-saving-to = Gra zapisuje się po każdej turze: { $file }
play-saved = Zapisano: { $file }
play-resumed = Wznowiono: { $file }
play-resume-later = Grę wznowisz poleceniem: { $command }
play-record-written = Zapis gry: { $file }
play-discarded = Gra nie została zapisana.
play-keep = Zapisać grę, aby dokończyć ją później? [T/n]{ " " }
play-keep-no = n nie
play-interrupted = Przerwano.
play-hint = Twój ruch, na przykład { $example }. Enter pokazuje ruchy, ? pomoc, q kończy.
play-forced = Był tylko jeden możliwy ruch, zagrany za ciebie: { $code }
play-undone = Cofnięto.
play-undone-deal = Cofnięto. To, co rozdano później, zostanie rozdane od nowa.
play-nothing-to-undo = Nie ma czego cofnąć.
play-language = Język: polski.
play-no-number = Na liście nie ma { $value }, są numery od 1 do { $expected }.
play-preview-what = Który ruch chcesz podejrzeć? Na przykład: p { $example }
play-preview = Po ruchu { $code }:
play-preview-points = Punkty, { $who }: { $before } → { $after }
play-hint-thinking = Myślę przez sekundę …
play-hint-best = Najlepsza tura: { $turn }. Szansa na wygraną { $chance }, spodziewany wynik końcowy { $points } do { $others }.
play-hint-other = Też dobrze: { $turn } (szansa na wygraną { $chance }, { $points } do { $others }).
play-log-empty = W tej rundzie nic się jeszcze nie wydarzyło.
play-list-hint = Wpisz numer z listy albo cały ruch, na przykład { $example }.
play-ranking = Wynik
play-column-place = Miejsce
play-column-player = Gracz
play-column-total = razem
play-winner = Zwycięstwo: { $who }
play-winners-shared = Wspólne zwycięstwo: { $names }
points-start = początek

play-help =
    Polecenia
      { $example } zagraj ruch podany kodem, wielkimi lub małymi literami
      { $beginning } pokaż, dokąd mogą trafić te płytki
      Enter   pokaż wszystkie ruchy; potem wpisz numer z listy
      { $preview } podgląd ruchu bez grania
      t       podpowiedź: najlepsza tura, szansa na wygraną i spodziewany wynik (albo: hint)
      u       cofnij ostatnią turę albo ostatni krok tej tury
      b       pokaż planszę jeszcze raz
      h       pokaż, co się wydarzyło w tej rundzie (albo: log)
      pos     pokaż pozycję jako jeden wiersz tekstu
      l pl    zmień język: en, pl, uk
      s       pokaż, gdzie gra jest zapisana (zapisuje się po każdej turze)
      q       zakończ
      ?       pokaż tę pomoc

error-play-seats-count = --seats wymienia { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}. Oczekiwano: { $players }, po jednym na gracza
error-play-seat-name = --seats: „{ $value }” nie jest imieniem. Oczekiwano: imienia do 40 liter albo bota: { $expected }
error-play-no-board = Nie ma planszy w terminalu dla { $value }. Oczekiwano: { $expected }
error-play-save-exists = { $file } już istnieje. --save wymaga nowego pliku; --resume wznawia zapisaną grę.
error-play-bad-save = { $file } nie jest zapisaną grą.
error-play-damaged-save = { $file } jest uszkodzony i nie da się go wznowić: { $why }
error-play-nothing-to-resume = W { $folder } nie ma niedokończonej gry.
error-play-resume-alone = --resume wznawia grę z jej własnymi ustawieniami. Pomiń { $value }.
error-play-position-alone = --position opisuje już całą grę. Pomiń { $value }.
error-play-position-over = W tej pozycji gra jest już skończona.
## Azul

azul-name = Azul
azul-variant = { $variant ->
    [grey] szara ściana
   *[standard] kolorowa ściana
}
azul-phase = { $phase ->
    [deal] rozdanie
    [offer] oferta dostawców
    [tiling] układanie mozaik
   *[end] koniec
}
azul-centre = Środek
azul-bag = Woreczek
azul-lid = Pokrywka
azul-starts-next = zaczyna następną rundę
azul-tile = { $tile ->
    [blue] niebieska płytka
    [yellow] żółta płytka
    [red] czerwona płytka
    [black] czarna płytka
   *[white] biała płytka
}
azul-tiles = { $amount ->
    [one] { $amount } { azul-tile }
    [few] { $amount } { $tile ->
        [blue] niebieskie
        [yellow] żółte
        [red] czerwone
        [black] czarne
       *[white] białe
    } płytki
   *[many] { $amount } { $tile ->
        [blue] niebieskich
        [yellow] żółtych
        [red] czerwonych
        [black] czarnych
       *[white] białych
    } płytek
}
azul-any-tiles = { $amount ->
    [one] { $amount } płytka
    [few] { $amount } płytki
   *[many] { $amount } płytek
}
azul-from = { $source_kind ->
    [centre] ze środka
   *[factory] z warsztatu { $source_number }
}
azul-to = { $target_kind ->
    [floor] na podłogę
   *[line] do linii { $target_number }
}
azul-tile-points = { $across ->
    [0] { $down ->
        [0] sama = +{ $points }
       *[other] w pionie { $down } = +{ $points }
    }
   *[other] { $down ->
        [0] w poziomie { $across } = +{ $points }
       *[other] w poziomie { $across } + w pionie { $down } = +{ $points }
    }
}

choice-azul-take-from = { azul-tiles } { azul-from }
choice-azul-take-short = { azul-tiles }
choice-azul-take-to = { $target_kind ->
    [floor] podłoga
   *[line] linia { $target_number }
}
choice-azul-tile-from = { azul-tile } z linii { $source_number }
choice-azul-tile-short = { azul-tile }
choice-azul-tile-to = kolumna { $target_column }

effect-marker-taken = z płytką gracza rozpoczynającego
effect-tiles-dropped = { $amount ->
    [one] { $amount } spada na podłogę
    [few] { $amount } spadają na podłogę
   *[many] { $amount } spada na podłogę
}
effect-floor-overflowed = { $amount } do pokrywki
effect-tile-scored = { azul-tile-points }
advice-tiles-taken = Weź { azul-from } { azul-to }: { azul-tiles }
advice-tile-scored = Połóż w kolumnie { $target_column }: { azul-tile }
why-tiles-taken = { $missing ->
    [none] Tam kosztuje najmniej
    [0] Linia { $target_number } będzie pełna
   *[other] W linii { $target_number } zabraknie już tylko: { $missing }
}
why-marker-taken = Zaczynasz następną rundę
why-tiles-dropped = Płytki, które spadną na podłogę: { $amount }
why-tile-scored = { azul-tile-points }

item-tiles = { azul-tiles }

event-tile-drawn = Warsztat { $target_number }: { azul-tile }
event-lid-poured = Woreczek jest pusty: { $amount ->
    [one] wraca do niego { azul-any-tiles }
    [few] wracają do niego { azul-any-tiles }
   *[many] wraca do niego { azul-any-tiles }
} z pokrywki pudełka.
event-round-opened = Runda { $round }: warsztaty są pełne. Zaczyna: { $who }
event-tiles-taken = { $who }: { azul-tiles } { azul-from } { azul-to }
event-tiles-moved-to-centre = { azul-tiles } na środek
event-rest-to-centre = reszta na środek: { $tiles }
event-marker-taken = { $target_kind ->
    [floor] płytka gracza rozpoczynającego zajmuje pole podłogi
   *[none] płytka gracza rozpoczynającego bez kary, bo podłoga jest pełna
}
event-line-filled = { azul-tiles } w linii { $target_number }
event-tiles-dropped = { $amount ->
    [one] { azul-any-tiles } spada na podłogę
    [few] { azul-any-tiles } spadają na podłogę
   *[many] { azul-any-tiles } spada na podłogę
}
event-floor-overflowed = { $amount ->
    [one] { azul-any-tiles } nie mieści się na podłodze i trafia do pokrywki bez kary
    [few] { azul-any-tiles } nie mieszczą się na podłodze i trafiają do pokrywki bez kary
   *[many] { azul-any-tiles } nie mieści się na podłodze i trafia do pokrywki bez kary
}
event-tile-laid = { $who }: { azul-tile }, rząd { $target_number }, kolumna { $target_column }
event-tile-scored = { $who }: { azul-tile }, rząd { $target_number }, kolumna { $target_column }: { azul-tile-points }
event-line-fell = { $who }: { azul-tile } nie ma wolnego pola w rzędzie { $source_number }, więc cała linia spada na podłogę: { azul-tiles }
event-scored-alone = { $who }: płytka w rzędzie { $target_number } i kolumnie { $target_column } nie ma sąsiadów: +{ $points }
event-scored-across = { $who }: ciąg w rzędzie { $target_number }: +{ $points }
event-scored-down = { $who }: ciąg w kolumnie { $target_column }: +{ $points }
event-floor-scored = { $who }: zajęte pola podłogi ({ $spaces }): { $points ->
    [0] 0 (wynik nie spada poniżej 0)
   *[other] { $points }
}
event-row-bonus = { $who }: pełny rząd { $row }: +{ $points }
event-column-bonus = { $who }: pełna kolumna { $column }: +{ $points }
event-colour-bonus = { $who }: komplet koloru na ścianie ({ $tile ->
    [blue] niebieski
    [yellow] żółty
    [red] czerwony
    [black] czarny
   *[white] biały
}): +{ $points }
event-game-ended = Koniec gry: { end-azul }
end-azul = { $reason ->
    [row] poziomy rząd jest pełny.
    [deadlock] nikt nie może już ukończyć rzędu.
    [max_rounds] osiągnięto umówiony limit rund.
    [resigned] jeden z graczy się poddał.
   *[other] { $reason }
}

points-scored-alone = same
points-scored-across = poziomo
points-scored-down = pionowo
points-floor-scored = podłoga
points-row-bonus = rzędy
points-column-bonus = kolumny
points-colour-bonus = kolory

azul-example = 3B2
azul-rules =
    Azul w skrócie
      Weź wszystkie płytki jednego koloru z jednego warsztatu, a pozostałe z niego przesuń na środek;
      albo weź wszystkie płytki jednego koloru ze środka. Kto w rundzie pierwszy bierze ze środka, dostaje
      też płytkę gracza rozpoczynającego [1]: zajmuje ona pole podłogi i kosztuje punkty, ale jej
      właściciel zaczyna następną rundę.
      Połóż płytki w jednej linii wzoru. Linia mieści jeden kolor, i to taki, którego nie ma jeszcze
      w jej rzędzie ściany. Płytki, które się nie mieszczą, spadają na podłogę.
      Gdy wszystkie płytki są wzięte, każda pełna linia przesuwa jedną płytkę na ścianę. Liczy się
      nieprzerwany ciąg w poziomie i nieprzerwany ciąg w pionie, a płytka bez sąsiadów daje 1.
      Potem odejmuje się punkty za podłogę.
      Gra kończy się po rundzie, w której ktoś ukończył poziomy rząd. Każdy pełny rząd daje 2 punkty,
      kolumna 7, a komplet pięciu płytek koloru 10.
      Na szarej ścianie kolumnę wybierasz samodzielnie: żaden kolor dwa razy w rzędzie ani w kolumnie.

    Ruch ma trzy znaki
      skąd    od 1 do 9 warsztat, C środek
      kolor   B niebieski, Y żółty, R czerwony, K czarny, W biały
      dokąd   od 1 do 5 linia, F podłoga
      T24     na szarej ścianie: płytka z linii 2 idzie do kolumny 4

## Summer Pavilion

summer-pavilion-name = { $game ->
    [summer_pavilion_mini] Azul: Letni Pawilon Mini
   *[summer_pavilion] Azul: Letni Pawilon
}
summer-pavilion-example = NE4R2
summer-pavilion-variant = { $variant ->
    [grey] szara strona
   *[coloured] kolorowa strona
}
summer-pavilion-phase = { $phase ->
    [deal] rozdanie
    [take] branie płytek
    [lay] układanie płytek
    [pick] płytki premiowe
    [keep] zachowywanie płytek
    [refill] uzupełnianie
   *[end] koniec
}
summer-pavilion-joker = Atut
summer-pavilion-centre = Środek
summer-pavilion-supply = Magazyn
summer-pavilion-bag = Woreczek
summer-pavilion-tower = Wieża
summer-pavilion-hand = Ręka
summer-pavilion-corner = Narożniki
summer-pavilion-passed = spasowano
summer-pavilion-starts = ma znacznik
summer-pavilion-legend = +1 filar, +2 posąg, +3 okno: płytki premiowe, gdy wszystkie pola wokół są zakryte
summer-pavilion-colour = { $tile ->
    [purple] fioletowy
    [green] zielony
    [orange] pomarańczowy
    [yellow] żółty
    [blue] niebieski
   *[red] czerwony
}
summer-pavilion-tile = { $tile ->
    [purple] fioletowa płytka
    [green] zielona płytka
    [orange] pomarańczowa płytka
    [yellow] żółta płytka
    [blue] niebieska płytka
   *[red] czerwona płytka
}
summer-pavilion-tiles = { $amount ->
    [one] { $amount } { summer-pavilion-tile }
    [few] { $amount } { $tile ->
        [purple] fioletowe
        [green] zielone
        [orange] pomarańczowe
        [yellow] żółte
        [blue] niebieskie
       *[red] czerwone
    } płytki
   *[many] { $amount } { $tile ->
        [purple] fioletowych
        [green] zielonych
        [orange] pomarańczowych
        [yellow] żółtych
        [blue] niebieskich
       *[red] czerwonych
    } płytek
}
summer-pavilion-any-tiles = { $amount ->
    [one] { $amount } płytka
    [few] { $amount } płytki
   *[many] { $amount } płytek
}
summer-pavilion-from = { $source_kind ->
    [centre] ze środka
   *[factory] z warsztatu { $source_number }
}
summer-pavilion-and-joker = { $jokers ->
    [0] { "" }
    [one] { " " }i { $jokers } atut
    [few] { " " }i { $jokers } atuty
   *[many] { " " }i { $jokers } atutów
}
summer-pavilion-paid = { $jokers ->
    [0] koszt: { summer-pavilion-any-tiles }
   *[other] koszt: { summer-pavilion-any-tiles }, w tym atuty: { $jokers }
}
summer-pavilion-star = { $target_place ->
    [centre] gwiazda C
    [nw] gwiazda NW
    [ne] gwiazda NE
    [e] gwiazda E
    [se] gwiazda SE
    [sw] gwiazda SW
   *[w] gwiazda W
}
summer-pavilion-space = { summer-pavilion-star }, pole { $target_number }
summer-pavilion-decoration = { $target_kind ->
    [pillar] filar
    [statue] posąg
   *[window] okno
}

choice-summer-pavilion-take-from = { summer-pavilion-tile } { summer-pavilion-from }
choice-summer-pavilion-take-short = { summer-pavilion-colour } ({ $amount })
choice-summer-pavilion-take-to = { summer-pavilion-any-tiles }, w tym atut, jeśli tam jest
choice-summer-pavilion-lay-from = { summer-pavilion-tile }, { summer-pavilion-star }
choice-summer-pavilion-lay-short = { summer-pavilion-colour }
choice-summer-pavilion-lay-to = pole { $target_number }, koszt { $amount }
choice-summer-pavilion-pick-from = Płytki premiowe z magazynu, pierwszy kolor: { summer-pavilion-colour }
choice-summer-pavilion-pick-short = najpierw { summer-pavilion-colour }
choice-summer-pavilion-pick-to = { summer-pavilion-any-tiles }{ $suggested ->
    [1] { " " }(propozycja)
   *[0] { "" }
}
choice-summer-pavilion-keep-from = Płytki zachowane w narożnikach
choice-summer-pavilion-keep-short = { $tile ->
    [none] nic
    [purple] fioletowy
    [green] zielony
    [orange] pomarańczowy
    [yellow] żółty
    [blue] niebieski
   *[red] czerwony
}
choice-summer-pavilion-keep-to = zachowane: { summer-pavilion-any-tiles }{ $suggested ->
    [1] { " " }(propozycja)
   *[0] { "" }
}
choice-summer-pavilion-pass-from = Pas
choice-summer-pavilion-pass-short = pas
choice-summer-pavilion-pass-to = do końca tej rundy{ $amount ->
    [0] { "" }
   *[other] { " " }(−{ $amount })
}

effect-summer-pavilion-token-taken = ze znacznikiem: { $points }
effect-summer-pavilion-tile-scored = { summer-pavilion-paid }; +{ $points }
effect-summer-pavilion-decoration-surrounded = { summer-pavilion-decoration }: { summer-pavilion-any-tiles }
effect-summer-pavilion-hand-discarded = odrzucone: { $amount } ({ $points })
advice-summer-pavilion-tiles-taken = Weź { summer-pavilion-from }: { summer-pavilion-tiles }{ summer-pavilion-and-joker }
advice-summer-pavilion-tile-scored = Ułóż: { summer-pavilion-tile }, { page-pavilion-where }{ advice-summer-pavilion-jokers }
advice-summer-pavilion-jokers = { $jokers ->
    [0] { "" }
   *[other] , atuty w zapłacie: { $jokers }
}
advice-summer-pavilion-tiles-picked = weź z magazynu: { $tiles }
advice-summer-pavilion-player-passed = Spasuj
advice-summer-pavilion-tiles-kept = zachowaj: { $tiles }
why-summer-pavilion-tile-scored = { $points ->
    [1] Pierwsza płytka w tym miejscu: +1
   *[other] Grupa z { $points }: +{ $points }
}
why-summer-pavilion-decoration-surrounded = Bonus ({ summer-pavilion-decoration }), z magazynu: { summer-pavilion-any-tiles }
why-summer-pavilion-tiles-taken = Płytki tego koloru na ręce: { $hold }
why-summer-pavilion-player-passed = { $next ->
    [yes] Zachowane płytki przydadzą się w następnej rundzie
   *[no] Nic więcej nie daje już punktów
}

item-summer-pavilion-tiles = { summer-pavilion-tiles }
item-summer-pavilion-colour = { summer-pavilion-colour }

event-summer-pavilion-tile-drawn = { $target_kind ->
    [supply] Magazyn: { summer-pavilion-tile }
   *[factory] Warsztat { $target_number }: { summer-pavilion-tile }
}
event-summer-pavilion-joker-drawn = Kolor atutowy rundy { $round }: { summer-pavilion-colour }
event-summer-pavilion-order-drawn = Wylosowane kolory atutowe sześciu rund: { $tiles }
event-summer-pavilion-tower-poured = Woreczek jest pusty; płytki, które wracają do niego z wieży: { $amount }.
event-summer-pavilion-round-opened = Runda { $round }, kolor atutowy: { summer-pavilion-colour }. Zaczyna: { $who }
event-summer-pavilion-tiles-taken = { $who }: { summer-pavilion-tiles }{ summer-pavilion-and-joker } { summer-pavilion-from }
event-summer-pavilion-tiles-moved-to-centre = { summer-pavilion-tiles } na środek
event-summer-pavilion-rest-to-centre = reszta na środek: { $tiles }
event-summer-pavilion-token-taken = bierze znacznik gracza rozpoczynającego{ $points ->
    [0] { " " }bez straty: wynik jest już najniższy
   *[other] : { $points }
}
event-summer-pavilion-laying-opened = Wszystkie płytki wzięte. Układanie zaczyna: { $who }
event-summer-pavilion-tile-laid = { $who }: { summer-pavilion-tile }, { summer-pavilion-space }; { summer-pavilion-paid }
event-summer-pavilion-group-scored = { $who }: grupa z { $points }: +{ $points }
event-summer-pavilion-tile-scored = { $who }: { summer-pavilion-tile }, { summer-pavilion-space }, { summer-pavilion-paid }; { $points ->
    [1] bez sąsiadów: +1
   *[other] grupa z { $points }: +{ $points }
}
event-summer-pavilion-decoration-surrounded = otoczono: { summer-pavilion-decoration }, premia: { summer-pavilion-any-tiles }
event-summer-pavilion-bonus-lapsed = w magazynie brakuje płytek, przepada: { summer-pavilion-any-tiles }
event-summer-pavilion-bonus-picked = { $who }: { summer-pavilion-tile } z magazynu
event-summer-pavilion-tiles-picked = z magazynu: { $tiles }
event-summer-pavilion-player-passed = { $who }: pas w rundzie { $round }
event-summer-pavilion-tile-kept = { $who }: zachowana { summer-pavilion-tile }
event-summer-pavilion-tiles-kept = zachowane: { $tiles }
event-summer-pavilion-hand-discarded = odrzucone płytki: { $amount }, punkty: { $points }
event-summer-pavilion-corners-returned = { $who }: { summer-pavilion-any-tiles } z powrotem z narożników
event-summer-pavilion-star-bonus = { $who }: { $tile ->
    [none] wielokolorowa
    [purple] fioletowa
    [green] zielona
    [orange] pomarańczowa
    [yellow] żółta
    [blue] niebieska
   *[red] czerwona
} gwiazda jest pełna: +{ $points }
event-summer-pavilion-number-bonus = { $who }: zakryte wszystkie pola { $number }: +{ $points }
event-summer-pavilion-game-ended = Koniec gry: { $reason ->
    [rounds] rozegrano sześć rund.
    [resigned] jeden z graczy się poddał.
   *[other] { $reason }
}

points-summer-pavilion-group-scored = płytki
points-summer-pavilion-token-taken = znacznik
points-summer-pavilion-hand-discarded = odrzucone
points-summer-pavilion-star-bonus = gwiazdy
points-summer-pavilion-number-bonus = liczby

error-summer-pavilion-move-code = „{ $move }” nie jest ruchem w Letnim Pawilonie. Na przykład: { $expected }
error-summer-pavilion-taking-now = Trwa jeszcze branie płytek.
error-summer-pavilion-laying-now = Trwa układanie płytek: ułóż jedną albo spasuj.
error-summer-pavilion-picking-now = Najpierw wybierz płytki premiowe z magazynu.
error-summer-pavilion-keeping-now = Najpierw wybierz płytki, które zachowasz w narożnikach.
error-summer-pavilion-no-such-factory = Nie ma warsztatu { $factory }. Oczekiwano: od 1 do { $expected } albo środek pola gry
error-summer-pavilion-colour-not-there = { $source_kind ->
    [centre] Na środku pola gry
   *[factory] W warsztacie { $source_number }
} brakuje koloru: { summer-pavilion-colour }.
error-summer-pavilion-joker-not-alone = Kolor atutowy ({ summer-pavilion-colour }) można wybrać tylko tam, gdzie nie ma innych kolorów, a { $source_kind ->
    [centre] na środku pola gry
   *[factory] w warsztacie { $source_number }
} są.
error-summer-pavilion-space-taken = Na tym polu leży już płytka.
error-summer-pavilion-star-of-other-colour = Ta gwiazda przyjmuje tylko jeden kolor: { $holds ->
    [purple] fioletowy
    [green] zielony
    [orange] pomarańczowy
    [yellow] żółty
    [blue] niebieski
   *[red] czerwony
}; { summer-pavilion-colour } tu nie pasuje.
error-summer-pavilion-star-has-colour = Wszystkie kolory na tej gwieździe muszą być różne, a { summer-pavilion-colour } już tam jest.
error-summer-pavilion-colour-not-in-hand = Nie masz na ręce koloru: { summer-pavilion-colour }.
error-summer-pavilion-joker-pays-itself = { summer-pavilion-colour } to sam kolor atutowy: płaci się za niego tylko tym kolorem.
error-summer-pavilion-only-jokers = Za pole { $number } trzeba zapłacić przynajmniej jedną płytką w kolorze: { summer-pavilion-colour }.
error-summer-pavilion-too-few-jokers = Atuty na ręce: { $found }. Oczekiwano: { $expected }
error-summer-pavilion-too-few-tiles = Płytki na zapłatę ({ summer-pavilion-colour } i atuty): { $found }. Oczekiwano: { $expected }
error-summer-pavilion-not-in-supply = W magazynie brakuje koloru: { summer-pavilion-colour }.
error-summer-pavilion-too-few-behind = Płytki premiowe podaje się w kolejności kolorów, a po kolorze { summer-pavilion-colour } zostałoby ich za mało. Oczekiwano: { $expected }
error-summer-pavilion-out-of-order = Płytki podaje się w kolejności kolorów: { summer-pavilion-colour } jest wcześniej niż { $expected ->
    [purple] fioletowy
    [green] zielony
    [orange] pomarańczowy
    [yellow] żółty
    [blue] niebieski
   *[red] czerwony
}.
error-summer-pavilion-tile-count = Płytki w kolorze { summer-pavilion-colour }: { $found }. Oczekiwano: { $expected }
error-summer-pavilion-star-mixed = Gracz { $player }, { summer-pavilion-star }: płytki nie są ani wszystkie różne, ani (gdzie wolno) wszystkie jednakowe.
error-summer-pavilion-laid-too-early = Gracz { $player }: płytki ułożone przed pierwszym układaniem: { $found }. Oczekiwano: 0
error-summer-pavilion-wrong-star = Gracz { $player }: { summer-pavilion-tile } leży tu: { summer-pavilion-space }, a to inny kolor.
error-summer-pavilion-score-too-low = Gracz { $player }: wynik { $found }. Oczekiwano: co najmniej { $expected }
error-summer-pavilion-hand-after-pass = Gracz { $player }: płytki na ręce po spasowaniu: { $found }. Oczekiwano: 0
error-summer-pavilion-hand-too-full = Gracz { $player }: płytki na ręce między rundami: { $found }. Oczekiwano: najwyżej { $expected }
error-summer-pavilion-too-many-kept = Gracz { $player }: płytki w narożnikach: { $found }. Oczekiwano: najwyżej { $expected }
error-summer-pavilion-kept-without-pass = Gracz { $player }: płytki w narożnikach: { $found }. Oczekiwano: 0, bo nic nie mogło zostać zachowane
error-summer-pavilion-supply-too-full = Płytki w magazynie: { $found }. Oczekiwano: najwyżej { $expected }
error-summer-pavilion-supply-not-full = Płytki w magazynie: { $found }. Oczekiwano: { $expected }
error-summer-pavilion-no-refill-due = Magazynu nie można teraz uzupełnić: jest pełny albo nie ma już płytek.
error-summer-pavilion-nothing-on-display = Nie ma płytek do wzięcia, a trwa faza brania.
error-summer-pavilion-tiles-on-display = Płytki jeszcze do wzięcia: { $found }. Oczekiwano: 0
error-summer-pavilion-centre-not-empty = Płytki na środku podczas rozdania: { $found }. Oczekiwano: 0
error-summer-pavilion-factory-out-of-order = Warsztat { $factory } ma płytek: { $found }, a warsztaty napełnia się po kolei.
error-summer-pavilion-deal-complete = Wszystkie warsztaty są pełne, a trwa rozdanie.
error-summer-pavilion-no-tile-left = Nie ma już płytek do rozdania, a trwa rozdanie.
error-summer-pavilion-joker-order = Kolejność atutów: { $found }. Oczekiwano: { $expected }
error-summer-pavilion-joker-twice = Kolejność atutów: { $found }. Oczekiwano: każdego koloru raz
error-summer-pavilion-joker-missing = Kolejność atutów: { $found }. Oczekiwano: sześciu kolorów przed pierwszą płytką
error-summer-pavilion-token-not-in-centre = Znacznik gracza rozpoczynającego ma gracz { $player }. Oczekiwano: na środku, między rundami.
error-summer-pavilion-start-without-token = Zaczyna gracz { $player }. Oczekiwano: tego, kto ma znacznik gracza rozpoczynającego.
error-summer-pavilion-not-the-starting-player = Ruch ma gracz { $player }. Oczekiwano: gracza rozpoczynającego.
error-summer-pavilion-passed-too-early = Gracz { $player } spasował, a teraz nikt nie może pasować.
error-summer-pavilion-has-passed = Ruch ma gracz { $player }, a już spasował.
error-summer-pavilion-too-many-picks = Płytki premiowe do wzięcia: { $expected }, a magazyn od następnego koloru ma: { $found }.
error-summer-pavilion-nothing-laid = Gracz { $player } bierze płytki premiowe, a nic nie ułożył.
error-summer-pavilion-nothing-to-keep = Gracz { $player } nie może zachować nic więcej.
error-summer-pavilion-reason-too-early = Gra trwa, a podano powód jej końca: { $reason }.
error-summer-pavilion-reason-missing = Gra jest skończona. Oczekiwano: powodu jej końca.
error-summer-pavilion-game-not-over = Gra nie kończy się po rundzie { $round }. Oczekiwano: po rundzie { $expected }

summer-pavilion-rules =
    Letni Pawilon w skrócie
      Sześć rund, każda z własnym kolorem atutowym. Weź wszystkie płytki jednego koloru z warsztatu
      (pozostałe z niego idą na środek) albo ze środka, a z nimi jeden atut, jeśli tam leży. Gdzie leżą
      same atuty, weź jeden. Kto pierwszy bierze ze środka, dostaje znacznik gracza rozpoczynającego
      i traci punkt za każdą płytkę wziętą w tej turze.
      Potem po kolei układa się po jednej płytce: pole z liczbą n kosztuje n płytek swojego koloru. Atuty
      mogą je zastąpić, ale przynajmniej jedna płytka musi mieć właściwy kolor. Płytka daje tyle
      punktów, ile płytek liczy jej połączona grupa na gwieździe.
      Kto zakryje wszystkie pola wokół filaru, posągu lub okna, musi wziąć z magazynu 1, 2 lub 3 płytki.
      Kto pasuje, zachowuje do czterech płytek; każda inna kosztuje punkt.
      Na końcu pełne gwiazdy dają: czerwona 14, niebieska 15, żółta 16, pomarańczowa 17, zielona 18,
      fioletowa 20, wielokolorowa 12; a wszystkie pola 1: 4, wszystkie 2: 8, wszystkie 3: 12, wszystkie 4: 16.
      Zewnętrzne gwiazdy przyjmują swój kolor, środkowa sześć różnych. Na szarej stronie decyduje druga
      płytka każdej gwiazdy: same jednakowe albo same różne.
      Wynik nie spada poniżej 1, w wersji Mini poniżej 0. Kolejność atutów to fioletowy, zielony,
      pomarańczowy, żółty, niebieski, czerwony, chyba że wybrano inną. Mini ma drugą kolejność na
      odwrocie planszy magazynu; nie wiemy, co tam wydrukowano, więc wybierz ją samodzielnie.

    Ruchy
      3R       weź czerwone z warsztatu 3 (C: ze środka)
      NE4R     ułóż czerwoną na polu 4 gwiazdy NE; pola liczy się zgodnie z zegarem, jak na kolorowej stronie
      NE4R2    to samo, płacąc 2 atutami
      +GR      weź zieloną i czerwoną płytkę premiową
      PASS     pas; potem KGG zachowuje dwie zielone, DONE żadnej
      kolory   P fioletowy, G zielony, O pomarańczowy, Y żółty, B niebieski, R czerwony
      gwiazdy  C środek, NW, NE, E, SE, SW, W
      atuty    azulejos play … --option joker_order=ORBYGP (sześć liter albo random)

## Queen's Garden

queens_garden-name = Azul: Ogród Królowej
queens_garden-example = TY6
queens_garden-variant = { $variant ->
    [variant] { $options ->
        [0] strona wariantu (nasza rekonstrukcja)
       *[other] strona wariantu (liczby gospodarza)
    }
   *[standard] strona podstawowa
}
queens_garden-phase = { $phase ->
    [action] wybór akcji
    [copy] wybór egzemplarza
    [space] wybór pola
    [slot] wybór miejsca
    [new-slot] wybór miejsca
    [pay] zapłata
    [discard] odrzucanie
    [end] koniec
   *[other] rozdanie
}
queens_garden-display = Pula
queens_garden-stack = stos, zostało { $amount }
queens_garden-wheel = Runda { $round } punktuje
queens_garden-bonuses = Dodatkowe punkty za grupy
queens_garden-bonus = { $size }: { $points }
queens_garden-pavilion-each = pawilon
queens_garden-storage = Magazyn
queens_garden-expansions = Kafle ogrodu
queens_garden-passed = spasował
queens_garden-starts-next = zaczyna następną rundę
queens_garden-supply = Zasoby
queens_garden-bag = Woreczek
queens_garden-tower = Wieża
queens-garden-hexagon = { $tile_pattern ->
    [tree] { $tile_colour ->
        [light_blue] jasnoniebieskie
        [dark_green] ciemnozielone
        [light_green] jasnozielone
        [yellow] żółte
        [light_purple] jasnofioletowe
       *[dark_purple] ciemnofioletowe
    }
    [plant] { $tile_colour ->
        [light_blue] jasnoniebieska
        [dark_green] ciemnozielona
        [light_green] jasnozielona
        [yellow] żółta
        [light_purple] jasnofioletowa
       *[dark_purple] ciemnofioletowa
    }
    [lily] { $tile_colour ->
        [light_blue] jasnoniebieska
        [dark_green] ciemnozielona
        [light_green] jasnozielona
        [yellow] żółta
        [light_purple] jasnofioletowa
       *[dark_purple] ciemnofioletowa
    }
   *[other] { $tile_colour ->
        [light_blue] jasnoniebieski
        [dark_green] ciemnozielony
        [light_green] jasnozielony
        [yellow] żółty
        [light_purple] jasnofioletowy
       *[dark_purple] ciemnofioletowy
    }
} { $tile_pattern ->
    [tree] drzewo
    [bird] ptak
    [butterfly] motyl
    [flower] kwiat
    [plant] roślina
   *[lily] lilia
}
queens-garden-placed-hexagon = { $placed_pattern ->
    [tree] drzewo
    [bird] ptak
    [butterfly] motyl
    [flower] kwiat
    [plant] roślina
   *[lily] lilia
} ({ $placed_colour ->
    [light_blue] kolor jasnoniebieski
    [dark_green] kolor ciemnozielony
    [light_green] kolor jasnozielony
    [yellow] kolor żółty
    [light_purple] kolor jasnofioletowy
   *[dark_purple] kolor ciemnofioletowy
})
queens_garden-category = { $category ->
    [light_blue] jasnoniebieski
    [dark_green] ciemnozielony
    [light_green] jasnozielony
    [yellow] żółty
    [light_purple] jasnofioletowy
    [dark_purple] ciemnofioletowy
    [tree] drzewa
    [bird] ptaki
    [butterfly] motyle
    [flower] kwiaty
    [plant] rośliny
   *[lily] lilie
}
queens-garden-numbered-category = { $source_number ->
    [1] jasnoniebieski
    [2] ciemnozielony
    [3] jasnozielony
    [4] żółty
    [5] jasnofioletowy
    [6] ciemnofioletowy
    [7] drzewa
    [8] ptaki
    [9] motyle
    [10] kwiaty
    [11] rośliny
   *[12] lilie
}
queens-garden-item = { $item ->
    [expansion] kafel ogrodu
   *[tile] płytka
}
queens-garden-jokers = { $amount ->
    [one] { $amount } joker
    [few] { $amount } jokery
   *[many] { $amount } jokerów
}
queens-garden-feature = { $feature_kind ->
    [fountain] fontanna otoczona
    [statue] posąg otoczony
    [bench] ławka otoczona
   *[pavilion] pawilon otoczony
}

error-queens-garden-move-code = „{ $move }” nie jest ruchem w Ogrodzie Królowej. Na przykład: { $expected }
error-queens-garden-action-first = Najpierw wybierz akcję: dobranie, dołożenie, zakup albo pas.
error-queens-garden-other-step = Tura już trwa. Teraz trzeba wybrać: { $step ->
    [copy] egzemplarz
    [space] pole płytki
    [slot] miejsce kafla ogrodu
    [new-slot] miejsce kupionego kafla ogrodu
    [pay] zapłatę
   *[discard] co odrzucić
}
error-queens-garden-nothing-to-acquire = W puli nie ma nic takiego: { queens_garden-category }
error-queens-garden-no-room = Trzeba wziąć wszystkie, a w magazynie nie ma na to miejsca: { queens_garden-category }
error-queens-garden-not-stored = Tego nie ma w magazynie: { queens-garden-hexagon } ({ queens-garden-item })
error-queens-garden-cannot-pay = { queens-garden-hexagon }: do zapłaty jeszcze { $expected }, a można zapłacić najwyżej { $found }.
error-queens-garden-fits-nowhere = Nie ma pola, na które pasuje: { queens-garden-hexagon }
error-queens-garden-no-slot-left = Wszystkie sześć miejsc w ogrodzie jest zajętych.
error-queens-garden-supply-empty = W zasobach nie ma już kafli ogrodu.
error-queens-garden-too-poor = Zakryty kafel ogrodu kosztuje { $expected } punktów. Wynik to { $found }.
error-queens-garden-no-copy-there = Na miejscu { $source_number } puli tego nie ma: { queens-garden-hexagon }
error-queens-garden-no-room-for-copy = Z egzemplarzem z miejsca { $source_number } nie wszystko zmieści się w magazynie: { queens-garden-hexagon }
error-queens-garden-space-taken = To pole jest zajęte.
error-queens-garden-no-space = W tym ogrodzie nie ma takiego pola na płytki.
error-queens-garden-slot-taken = To miejsce jest zajęte.
error-queens-garden-neighbours-differ = Żaden sąsiad nie ma tego samego koloru ani wzoru co { queens-garden-hexagon }.
error-queens-garden-twins = W grupie byłyby dwa takie same heksagony: { queens-garden-hexagon }
error-queens-garden-pays-for-itself = Nie można zapłacić heksagonem takim samym jak dokładany: { queens-garden-hexagon }
error-queens-garden-shares-nothing = Nie mają wspólnego koloru ani wzoru: { queens-garden-hexagon }, { queens-garden-placed-hexagon }
error-queens-garden-paid-already = Nie można zapłacić dwoma takimi samymi heksagonami: { queens-garden-hexagon }
error-queens-garden-colour-and-pattern = Płaci się kolorem albo wzorem, nie jednym i drugim: { queens-garden-hexagon }
error-queens-garden-payment-order = Zapłatę podaje się w kolejności rosnącej: { queens-garden-hexagon }
error-queens-garden-payment-short = Potem reszty nie dałoby się zapłacić: { queens-garden-hexagon }
error-queens-garden-too-few-jokers = Za mało jokerów: { $found }
error-queens-garden-discard-order = Odrzucane elementy podaje się w kolejności rosnącej: { queens-garden-hexagon }
error-queens-garden-half-turn = Niedokończona tura nie jest możliwa: { $move }
error-queens-garden-tile-count = { queens-garden-hexagon }: liczba płytek to { $found }. Oczekiwano: { $expected }
error-queens-garden-expansion-twice = { queens-garden-hexagon }: jest tylko jeden taki kafel ogrodu.
error-queens-garden-supply-count = Kafle ogrodu w zasobach: { $found }. Oczekiwano: { $expected }
error-queens-garden-too-few-unseen = Kafle ogrodu, których nikt nie widział: { $found }. Oczekiwano: co najmniej { $expected }
error-queens-garden-storage-full = Gracz { $player }: płytki i jokery w magazynie: { $found }. Oczekiwano: najwyżej { $expected }
error-queens-garden-expansion-storage-full = Gracz { $player }: kafle ogrodu w magazynie: { $found }. Oczekiwano: najwyżej { $expected }
error-queens-garden-print-missing = Gracz { $player }: kafel ogrodu na miejscu { $slot } jest odkryty, ale nie ma na nim heksagonu.
error-queens-garden-twins-in-group = Gracz { $player }: w grupie są dwa takie same: { queens-garden-hexagon }
error-queens-garden-below-the-top = Miejsce { $place } leży pod wierzchem stosu. Oczekiwano: zakryte i puste
error-queens-garden-top-face-up = Miejsce { $place } to wierzch stosu. Oczekiwano: zakryte
error-queens-garden-not-turned = Na miejscu { $place } nie ma płytek. Oczekiwano: odkryte
error-queens-garden-nothing-to-fill = Żaden kafel ogrodu nie czeka na płytki.
error-queens-garden-no-tile-left = Nie ma już płytek do rozdania, a trwa wykładanie.
error-queens-garden-top-without-tiles = Na wierzchu stosu nie ma płytek.
error-queens-garden-nothing-to-turn = Żaden kafel ogrodu nie czeka na odkrycie.
error-queens-garden-not-all-passed = Gra jest skończona. Oczekiwano: wszyscy spasowali.
error-queens-garden-has-passed = Ruch ma gracz { $player }, ale już spasował.
error-queens-garden-marker-not-held = Ktoś spasował. Oczekiwano: płytkę gracza rozpoczynającego ma ktoś, kto spasował.
error-queens-garden-marker-too-early = Gracz { $player } ma płytkę gracza rozpoczynającego, ale nikt nie spasował.
error-queens-garden-reason-too-early = Gra trwa, a podano powód jej końca.
error-queens-garden-reason-missing = Gra jest skończona. Oczekiwano: powodu jej końca.
error-queens-garden-game-not-over = W rundzie { $round } gra się nie kończy. Oczekiwano: runda { $expected }
error-queens-garden-not-the-first-to-pass = Ruch ma gracz { $player }. Oczekiwano: kto pierwszy spasował.

choice-queens_garden-acquire-from = Dobierz: { queens-garden-numbered-category }
choice-queens_garden-acquire-short = dobierz: { queens-garden-numbered-category } ({ $amount })
choice-queens_garden-acquire-to = do magazynu ({ $amount })
choice-queens_garden-place-tile-from = Dołóż: { queens-garden-hexagon }
choice-queens_garden-place-tile-short = dołóż: { queens-garden-hexagon }
choice-queens_garden-place-tile-to = do ogrodu
choice-queens_garden-place-expansion-from = Dołóż kafel ogrodu: { queens-garden-hexagon }
choice-queens_garden-place-expansion-short = kafel: { queens-garden-hexagon }
choice-queens_garden-place-expansion-to = do ogrodu
choice-queens_garden-buy-from = Kup zakryty kafel ogrodu
choice-queens_garden-buy-short = kup kafel ogrodu (−{ $amount })
choice-queens_garden-buy-to = punkty: −{ $amount }
choice-queens_garden-pass-from = Spasuj
choice-queens_garden-pass-short = spasuj
choice-queens_garden-pass-to = w tej rundzie
choice-queens_garden-copy-tile-from = Który egzemplarz: { queens-garden-hexagon }?
choice-queens_garden-copy-tile-short = płytka z miejsca { $source_number }
choice-queens_garden-copy-tile-to = płytka z miejsca { $source_number }
choice-queens_garden-copy-expansion-from = Który egzemplarz: { queens-garden-hexagon }?
choice-queens_garden-copy-expansion-short = kafel z miejsca { $source_number }
choice-queens_garden-copy-expansion-to = kafel ogrodu z miejsca { $source_number }
choice-queens_garden-space-from = Na które pole: { queens-garden-hexagon }?
choice-queens_garden-space-short = pole { $target_number }{ $target_column }
choice-queens_garden-space-to = pole { $target_number }{ $target_column }
choice-queens_garden-slot-from = Na które miejsce kafel ogrodu: { queens-garden-hexagon }?
choice-queens_garden-slot-short = heksagon na { $target_number }{ $target_column }
choice-queens_garden-slot-to = jego heksagon na { $target_number }{ $target_column }
choice-queens_garden-new-slot-from = Na które miejsce kupiony kafel ogrodu?
choice-queens_garden-new-slot-short = miejsce { $target_number }
choice-queens_garden-new-slot-to = miejsce { $target_number }
choice-queens_garden-pay-from = Czym zapłacisz: { queens-garden-hexagon }?
choice-queens_garden-pay-short = { queens-garden-jokers }
choice-queens_garden-pay-to = { queens-garden-jokers }
choice-queens_garden-discard-tile-from = Odrzuć: { queens-garden-hexagon }
choice-queens_garden-discard-tile-short = odrzuć: { queens-garden-hexagon } (−{ $amount })
choice-queens_garden-discard-tile-to = −{ $amount }
choice-queens_garden-discard-expansion-from = Odrzuć kafel ogrodu: { queens-garden-hexagon }
choice-queens_garden-discard-expansion-short = odrzuć kafel: { queens-garden-hexagon } (−{ $amount })
choice-queens_garden-discard-expansion-to = −{ $amount }
choice-queens_garden-stop-from = Nie odrzucaj więcej
choice-queens_garden-stop-short = nie odrzucaj więcej
choice-queens_garden-stop-to = spasuj

effect-jokers-won = +{ queens-garden-jokers }
effect-jokers-lost = bez miejsca, przepada: { queens-garden-jokers }
advice-hexagons-acquired = Dobierz: { $tiles }
advice-tile-placed = Dołóż: { queens-garden-hexagon }, { page-garden-where }
advice-expansion-placed = Dołóż kafel ogrodu: { queens-garden-hexagon }, miejsce { page-garden-slot-side }
advice-payment = zapłać: { $tiles }
advice-expansion-bought = Kup kafel ogrodu na miejsce { page-garden-slot-side }
advice-player-passed = Spasuj
advice-item-discarded = odrzuć: { queens-garden-hexagon }
why-jokers-won = Nagroda ({ queens-garden-feature }): { queens-garden-jokers }
why-hexagons-acquired = { $gained ->
    [one] { $gained } heksagon
    [few] { $gained } heksagony
   *[many] { $gained } heksagonów
} w jednej turze; { $room ->
    [0] magazyn jest wtedy pełny
   *[other] w magazynie zostaje miejsce na { $room }
}
why-tile-placed = { $size ->
    [1] Zaczyna nową grupę
   *[other] Tworzy grupę z { $size }
}
why-expansion-placed = { queens-garden-free }
why-expansion-bought = { queens-garden-free }
why-marker-scored = Zaczynasz następną rundę
why-player-passed = { $next ->
    [yes] To, co zachowasz, dołożysz w następnej rundzie
   *[no] Nic więcej nie daje już punktów
}
queens-garden-free = Wolne pola w ogrodzie: { $free }

item-hexagon = { queens-garden-hexagon }
item-expansion = { queens-garden-hexagon } (kafel ogrodu)
item-jokers = { queens-garden-jokers }

event-tile-dealt = Miejsce { $target_number }: { queens-garden-hexagon }
event-tower-into-bag = Woreczek jest pusty: trafiają do niego wszystkie płytki z wieży ({ $amount }).
event-expansion-turned = Miejsce { $target_number } zostaje odkryte: { queens-garden-hexagon }
event-stack-spilled = Nie ma już płytek: reszta stosu zostaje odkryta ({ $amount }).
event-garden-round-opened = Runda { $round }. Zaczyna: { $who }
event-start-scored = { $who }: +{ $points } na początek
event-tile-acquired = { $who }: { queens-garden-hexagon } z miejsca { $source_number }
event-expansion-acquired = { $who }: kafel ogrodu { queens-garden-hexagon } z miejsca { $source_number }
event-hexagons-acquired = { $who }: dobiera { $tiles }
event-stack-moved = wierzchni kafel stosu przechodzi do puli
event-item-paid = zapłata: { queens-garden-hexagon } ({ queens-garden-item })
event-jokers-paid = zapłata: { queens-garden-jokers }
event-payment = zapłata: { $tiles }
event-tile-placed = { $who }: { queens-garden-hexagon } na polu { $target_number }{ $target_column }
event-expansion-placed = { $who }: kafel ogrodu { queens-garden-hexagon } na miejscu { $target_number }, jego heksagon na { $space_number }{ $space_column }
event-expansion-bought = { $who }: kupuje zakryty kafel ogrodu na miejsce { $target_number }: { $points }
event-jokers-won = { queens-garden-feature }: { queens-garden-jokers }
event-jokers-lost = w magazynie nie ma miejsca, przepada: { queens-garden-jokers }
event-player-passed = { $who }: pas
event-marker-scored = pierwszy pas: { $points }
event-item-discarded = odrzuca: { queens-garden-hexagon } ({ queens-garden-item }): { $points }
event-wheel-scored = { $who }: { queens_garden-category }: +{ $points }
event-pavilions-scored = { $who }: pawilony: +{ $points }
event-display-cleared = Pula zostaje opróżniona; kafle ogrodu w zasobach: { $supply }
event-jokers-scored = { $who }: pozostałe jokery: +{ $points }
event-leftovers-scored = { $who }: płytki i kafle ogrodu pozostałe w magazynie: { $points }
event-group-scored = { $who }: grupa z { $size }, { queens_garden-category }: +{ $points }
event-garden-game-ended = Koniec gry: { end-queens_garden }
event-queens_garden-game-ended = Koniec gry: { end-queens_garden }
end-queens_garden = { $reason ->
    [rounds] rozegrano cztery rundy.
    [resigned] jeden z graczy się poddał.
   *[other] { $reason }
}

points-start-scored = początek
points-expansion-bought = zakupy
points-marker-scored = pas
points-item-discarded = odrzucone
points-wheel-scored = koło
points-pavilions-scored = pawilony
points-jokers-scored = jokery
points-leftovers-scored = resztki
points-group-scored = grupy

queens_garden-rules =
    Ogród Królowej w skrócie
      Cztery rundy. W swojej turze robisz jedną rzecz.
      Dobierz: wszystkie heksagony jednego koloru albo jednego wzoru z puli, z takich samych tylko jeden.
      Wszystko musi się zmieścić: 12 pól na płytki i jokery, 2 na kafle ogrodu.
      Dołóż płytkę albo kafel ogrodu: koszt to jego wartość, a sam liczy się za jeden. Pozostałe, którymi
      płacisz, mają ten sam wzór i różne kolory albo ten sam kolor i różne wzory; każdy można
      zastąpić jokerem. Obok innych heksagonów co najmniej jeden musi mieć ten sam kolor lub wzór,
      a w grupie koloru ani wzoru nie może być dwóch takich samych heksagonów.
      Kup za 6 punktów zakryty kafel ogrodu z siedmioma polami.
      Spasuj: możesz odrzucać za punkty; kto spasuje pierwszy, traci 1 i zaczyna następną rundę.
      Otoczona fontanna daje 1 jokera, posąg lub ławka 2, pawilon 3.
      Po rundzie punktują trzy kolory lub wzory, a każdy pawilon daje 1. Na koniec joker daje
      1, to, co zostało w magazynie, kosztuje swoją wartość, a każda grupa co najmniej trzech heksagonów
      koloru albo wzoru daje sumę wartości; grupa sześciu daje 6 więcej.
      Strona wariantu to nasza rekonstrukcja: każdy wzór na kole daje 2, a grupy 4, 5, 6 dają
      2, 4, 6 więcej. Nie mogliśmy zobaczyć nadrukowanych liczb. Jeśli masz tę planszę, możesz grać
      z jej liczbami, podanymi w kolejności, którą pokazuje `azulejos games`:
      azulejos play queens_garden --variant variant --option wheel=1,2,1/2,1,2/1,2,1/2,1,2
      --option group_bonus=0,2,4,6

    Ogród
      (Y6) nadrukowany heksagon   ~~ fontanna   && posąg   == ławka   ## pawilon   <3> wolne miejsce 3
      12   wolne pole: miejsce 1 (0: wokół fontanny), pole 2 (7: środek)

    Heksagony  B jasnoniebieski, G ciemnozielony, L jasnozielony, Y żółty, P jasnofioletowy, V ciemnofioletowy
               1 drzewo, 2 ptak, 3 motyl, 4 kwiat, 5 roślina, 6 lilia
    Ruchy      AY A4 dobierz żółte, kwiaty    TY6 EY6 dołóż płytkę, kafel    BUY zakup    PASS pas
               C3 egzemplarz z miejsca 3    S12 na pole 12    X12 miejsce 1, heksagon na 2    N3 miejsce 3
               WB1 WEB1 WJ zapłać płytką, kaflem, jokerami    DB1 DEB1 D0 odrzuć, już nic

## Review and analysis

decimal-sign = ,
progress-review = Analiza partii
review-simulations = { $simulations ->
    [one] { $simulations } symulacja w każdym przeszukiwaniu
    [few] { $simulations } symulacje w każdym przeszukiwaniu
    [many] { $simulations } symulacji w każdym przeszukiwaniu
   *[other] { $simulations } symulacji w każdym przeszukiwaniu
}
review-skill = { $who }: umiejętności { $skill } pkt, szczęście { $luck } pkt
review-heading-score = Wynik
review-heading-accuracy = Dokładność
review-heading-rounds = w rundach
review-heading-best = Najlepsze
review-heading-good = Dobre
review-heading-inaccuracy = Niedokładności
review-heading-mistake = Błędy
review-heading-blunder = Grube błędy
review-heading-part = Skąd taki wynik
review-heading-chance = { $who }: szansa na wygraną
review-heading-lead = przewaga
review-part = { $part ->
    [start] na początku
    [luck] szczęście w rozdaniach
    [own] własne tury
    [others] tury innych
    [remainder] niewyjaśnione
   *[result] wynik
}
review-class = { $class ->
    [best] najlepsza tura
    [good] dobra tura
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}
review-deal = Rozdanie przed turą { $turn }: szczęście, { $who }: szansa na wygraną { $chance }, przewaga { $points }
review-moment = Tura { $turn }, { $who }: { review-class }. Szansa na wygraną { $chance }, przewaga { $points }
review-played = Zagrano { $code }: { $event }
review-better = Lepiej { $code }: { $event }
review-prospects = Szansa na wygraną { $chance } zamiast { $chance_after }; spodziewany wynik końcowy { $points } zamiast { $points_after }.
review-until = { $soon ->
    [yes] przed następnym rozdaniem
   *[no] do końca gry
}
review-why-own-points = { $lost ->
    [yes] Punkty stracone, { $who }: tylko { $better } zamiast { $worse } ({ $source }, { review-until }).
   *[no] Punkty, { $who }: { $better } zamiast { $worse } ({ $source }, { review-until }).
}
review-why-other-points = { $lost ->
    [yes] Punkty stracone, { $who }: { $better } zamiast { $worse } ({ $source }, { review-until }).
   *[no] Punkty, { $who }: tylko { $better } zamiast { $worse } ({ $source }, { review-until }).
}
review-why-taken-by-other = Po zagranej turze najpewniej: { $event }. Punkty do końca gry, { $who }: { $worse } zamiast { $better }.
review-why-own-tile = Szansa na „{ $event }” przed następnym rozdaniem ({ $points } pkt): { $better } zamiast { $worse }.
review-why-other-tile = Szansa na „{ $event }” przed następnym rozdaniem ({ $points } pkt): tylko { $better } zamiast { $worse }.
points-tile-scored = płytki
review-line = Dalej być może: { $moves }
review-no-moments = Żadna tura nie kosztowała wiele.
review-graph-title = Szansa na wygraną, tura po turze
review-graph-luck = Szczęście do tej pory
review-graph-deal = rozdanie
analyse-heading-share = Udział
analyse-heading-chance = Szansa na wygraną
analyse-heading-points = Spodziewany wynik
analyse-heading-line = Dalej być może
analyse-status = Na ruchu: { $who }. Symulacje: { $simulations }; tur naprzód: { $depth }; { $seconds } s

## The arena

heading-first = A
heading-second = B
heading-games = Gry
heading-win-draw-loss = + = -
heading-rate = Wynik A
heading-interval = 95%
heading-points = Punkty
heading-rating = Ranking
heading-turn-time = ms/turę
heading-adjusted-rate = Skorygowany
heading-adjusted-points = Skorygowane punkty
heading-variance = Wariancja
arena-without-luck = Bez szczęścia przy rozdaniach (wariancja: jak bardzo wyniki rozdań wciąż się różnią w porównaniu ze zwykłymi):
arena-folder = Wyniki: { $path } (ziarno { $seed })
arena-decision = { $first } przeciw { $second }: { $decision ->
    [stronger] wyniki wskazują raczej na { $higher } zwycięstw niż na { $lower }: wyraźnie silniejszy
    [not-stronger] wyniki wskazują raczej na { $lower } zwycięstw niż na { $higher }: nie jest wyraźnie silniejszy
   *[open] za mało gier, by rozstrzygnąć między { $lower } a { $higher } zwycięstw
} (logarytm ilorazu wiarygodności { $ratio })
arena-failures = { $name } zawiódł i przegrał z tego powodu { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}. Najczęstsza przyczyna: { $why }
arena-unbounded = nieznany: same zwycięstwa albo same porażki
arena-incomplete = { $first } przeciw { $second }: nie rozegrano jeszcze wszystkich gier
dataset-written = Zapisano { $path }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $rows ->
    [one] { $rows } ruch
    [few] { $rows } ruchy
    [many] { $rows } ruchów
   *[other] { $rows } ruchu
}. Opis: { $card }
error-arena-player = „{ $value }” nie jest graczem. Oczekiwano: { $expected }
error-arena-player-twice = { $value } występuje dwa razy.
error-arena-too-few-players = Turniej wymaga co najmniej dwóch graczy. Podano: { $value }
error-arena-no-results = { $path }: nie ma tu wyników turnieju
error-arena-header = { $path }: to nie jest opis turnieju. Oczekiwano: formatu { $expected }
error-arena-line = { $path }, wiersz { $line }: to nie jest wynik gry
error-arena-busy = { $path }: inny proces zapisuje tu wyniki
error-arena-other-tournament = { $path } zawiera inny turniej: { $setting } to tam { $found }, a tutaj { $value }. Wybierz inny --folder
error-arena-no-folder = { $path }: wyników nie można tu zapisać, przeszkadza plik. Oczekiwano: katalogu albo nowej nazwy
error-arena-anchor = „{ $value }” nie bierze udziału. Oczekiwano: { $expected }
error-dataset-busy = { $path }: inny proces zapisuje tu dane
error-dataset-no-card = { $path } nie jest opisem tego pliku i zostałby nadpisany. Wybierz inną nazwę pliku
error-dataset-other = { $path } zawiera inne gry: { $setting } to tam { $found }, a tutaj { $value }. Wybierz inną nazwę albo --replace
error-dataset-not-noted = { $path } zawiera { $games ->
    [one] { $games } grę, której ruchów
    [few] { $games } gry, których ruchów
    [many] { $games } gier, których ruchów
   *[other] { $games } gry, których ruchów
} nie ma w zbiorze danych. Wybierz inny --folder albo go usuń
error-parquet-needs = Pliki Parquet wymagają dodatkowego pakietu: pip install "{ $value }". JSON lines (.jsonl) działa bez niego.
training-games = Rozgrywanie partii do nauki
training-epochs = Nauka
training-match = Rozgrywanie meczu
training-column-generation = pokolenie
training-column-positions = pozycje
training-column-loss = strata logarytmiczna, przed > po
training-column-points = błąd punktów, przed > po
training-column-set = strata na zestawie, przed > po
training-column-rate = zwycięstwa z poprzednią
training-column-kept = decyzja
training-kept = zachowana
training-not-kept = odrzucona: nie jest wyraźnie silniejsza
training-folder = Sieci i dziennik: { $path }
error-training-needs = Trenowanie wymaga pakietu { $package }, który nie jest zainstalowany: pip install "{ $extra }"
error-training-folder-in-use = { $file }: inny proces już tu trenuje
error-training-net-of-another-table = --from: to sieć dla innego rodzaju stołu, { $value }
error-training-folder-other-plan = W { $file } zapisano trening z innymi opcjami (plan.json). Podaj te same albo wybierz inny --folder
error-no-features = Sieci nie potrafią jeszcze uczyć się gry „{ $value }”. Oczekiwano: { $expected }
error-bad-weights = { $file } nie jest siecią: { $fault }
error-weights-of-another-game = Ta sieć jest do czegoś innego: gra, wariant, wersja wejść, wejścia i wyjścia to { $value }. Oczekiwano: { $expected }
error-server-needs = Serwer wymaga pakietu { $package }, który nie jest zainstalowany: pip install "{ $extra }"
error-png-needs = Obraz PNG wymaga dodatkowego pakietu: pip install "{ $value }". SVG działa bez niego.
error-draw-turn = Pojedyncza pozycja nie ma tur: --turn wymaga zapisu gry.
error-draw-names = --names podaje { $found ->
    [one] { $found } imię
    [few] { $found } imiona
   *[many] { $found } imion
}. Oczekiwano: { $players }, po jednym na gracza
error-arena-process-died = Jeden z procesów rozgrywających gry przestał działać. Uruchom to samo polecenie, aby dokończyć turniej.
error-cluster-needs = Klaster wymaga pakietu Ray, który nie jest zainstalowany: pip install "{ $extra }"
error-cluster-address = To nie jest adres klastra: { $value }. Oczekiwano: { $expected }
error-cluster-unreachable = Nie można połączyć się z klastrem { $address }: { $cause }
error-cluster-empty = Klaster { $address } nie ma procesorów.
error-cluster-silent = Maszyna { $machine } w klastrze nie odpowiada.
error-cluster-version = Maszyna { $machine } w klastrze ma azulejos { $value } zamiast { $expected }. Zainstaluj tę samą wersję na wszystkich maszynach.
error-cluster-game = Klaster nie może rozegrać gry: { $cause }
error-cluster-lost = Utracono połączenie z klastrem { $address }: { $cause }. Uruchom to samo polecenie, aby kontynuować.

## the server

serve-address = Azulejos działa pod adresem { $address }
serve-page = Azulejos gotowe: otwórz { $address } w przeglądarce
serve-no-page = Strona nie jest jeszcze zbudowana ({ $folder }). Zbuduj ją w folderze ze źródłami: { $command }
serve-data = Gry są przechowywane w { $folder }
backup-done = Skopiowano do { $file }
backup-key = Zachowaj razem z nią { $file }: klucz podpisujący ciasteczka. Trzymaj go w tajemnicy.
restore-done = Przywrócono do { $folder }
restore-no-key = Brak klucza { $file }. Powstanie nowy, a goście stracą swoje miejsca.
doctor-state = { $state ->
    [fault] BŁĄD
    [warning] uwaga
   *[ok] ok
}
doctor-part = { $part ->
    [data] folder danych
    [disk] dysk
    [key] klucz podpisu
    [database] baza danych
    [schema] schemat
    [clock] zegar
    [server] serwer
    [nodes] serwery
    [page] strona
    [limits] limity
    [address] adres
    [thinking] klaster
    [admin] strona gospodarza
   *[bots] boty
}
doctor-data = Gry są zapisywane w { $folder }.
doctor-data-missing = { $folder } jeszcze nie istnieje. Utworzy go „azulejos serve”.
doctor-data-no-folder = { $folder } nie jest folderem.
doctor-data-unwritable = Ten użytkownik nie może zapisywać w { $path }. Przekaż to użytkownikowi, który uruchamia serwer, albo uruchom to polecenie jako on.
doctor-disk = Wolne: { $free } MB.
doctor-key = Klucz { $path } jest w porządku i nikt inny nie może go odczytać.
doctor-key-given = Klucz pochodzi z AZULEJOS_SIGNING_KEY.
doctor-key-missing = Nie ma jeszcze klucza { $path }. Utworzy go „azulejos serve”; trzymaj jego kopię razem z kopiami zapasowymi.
doctor-key-readable = Inni użytkownicy tego komputera mogą odczytać { $path }. Naprawi to „azulejos serve”.
doctor-key-shared = Klucz wszystkich serwerów jest w bazie danych, chyba że podaje go AZULEJOS_SIGNING_KEY.
doctor-database = { $version } odpowiada.
doctor-database-missing = Nie ma jeszcze bazy danych { $path }. Utworzy ją „azulejos serve”.
doctor-database-damaged = Baza danych jest uszkodzona: { $reason }. Zatrzymaj serwer i przywróć kopię zapasową.
doctor-database-hasty = { $version } odpowiada, ale przy awarii może stracić ruchy, które uznał za zapisane. Włącz w jego ustawieniach: { $settings }.
doctor-schema = Schemat jest aktualny ({ $revision }).
doctor-schema-older = Schemat jest starszy niż ten program. Zaktualizuje go „azulejos serve”; najpierw zrób kopię zapasową.
doctor-schema-newer = Schemat ({ $revision }) pochodzi z nowszej wersji tego programu. Zainstaluj tę wersję.
doctor-clock = Zegar zgadza się z bazą danych.
doctor-clock-apart = Zegary tego komputera i bazy danych różnią się o { $seconds } s. Zegary graczy byłyby błędne: ustaw oba.
doctor-clock-behind = Pewną grę zapisano { $seconds } s w przyszłości: zegar tego komputera się spóźnia albo się spieszył. Ustaw go, zanim uruchomisz serwer.
doctor-server-runs = Na tej bazie danych działa serwer.
doctor-server-rests = Na tej bazie danych nie działa żaden serwer.
doctor-nodes = Serwery działające na tej bazie danych: { $running }.
doctor-nodes-silent = Serwery działające na tej bazie danych: { $running }. Serwery, które skończyły bez pożegnania albo są odcięte od bazy danych: { $silent }, ostatni milczy od { $seconds } s. Jeśli któryś z nich powinien działać, zajrzyj do jego dziennika.
doctor-page = Strona jest w { $folder }.
doctor-page-missing = W { $folder } nie ma strony. W folderze źródeł zbuduj ją poleceniem: make web
doctor-limits = Najwięcej otwartych połączeń naraz: { $wanted }.
doctor-limits-files = Z { $wanted } połączeń jednocześnie może być otwartych tylko { $allowed }, bo ten proces może otworzyć za mało plików. Podnieś limit (ulimit -n) albo ustaw AZULEJOS_LIMIT_CONNECTIONS.
doctor-address = Linki i ciasteczka są tworzone dla { $address }.
doctor-address-plain = { $address } nie jest szyfrowany: każdy po drodze może przejąć miejsca przy stole. Użyj https.
doctor-admin = Strona gospodarza jest włączona: { $address }/admin.
doctor-admin-off = Strona gospodarza jest wyłączona. Włącza ją AZULEJOS_ADMIN_KEY.
doctor-admin-weak = AZULEJOS_ADMIN_KEY ma tylko { $different } różnych znaków i można go odgadnąć. Zrób lepszy poleceniem: openssl rand -hex 32
doctor-admin-plain = Strona gospodarza jest włączona, ale { $address } nie jest szyfrowane: każdy po drodze może przeczytać klucz gospodarza. Użyj https.
doctor-bots = Boty uruchamiają się i grają.
doctor-bots-fail = Boty nie grają: { $cause }
doctor-thinking = Klaster { $address } liczy ruchy botów i analizy. Procesory gotowe jako pierwsze: { $processors }
doctor-thinking-away = Klaster { $address } nie liczy ({ $cause }). Do tego czasu liczy ta maszyna.
error-no-table = Nie ma stołu „{ $table }”.
error-no-guest = Najpierw wybierz imię, żeby serwer wiedział, kim jesteś.
error-no-host-session = Najpierw zaloguj się kluczem gospodarza.
error-wrong-admin-key = To nie jest klucz gospodarza.
error-too-many-attempts = Za dużo prób logowania. Spróbuj ponownie za { $seconds } s.
error-no-such-guest = Nie ma takiego gościa.
error-no-such-block = Nie ma blokady o tym numerze.
error-no-such-report = Nie ma takiego zgłoszenia.
error-blocked = { $until ->
    [never] Gospodarz tej strony cię zablokował.
   *[other] Gospodarz tej strony zablokował cię do { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Powód: { $reason }
}
error-no-reports = Na tym serwerze nikt nie czyta zgłoszeń.
error-no-person = Na tym miejscu nie ma nikogo, kogo można zgłosić.
error-no-such-line = Tej wiadomości nie ma już na czacie.
error-report-of-yourself = Nie możesz zgłosić samego siebie.
error-too-many-reports = Za dużo zgłoszeń. Spróbuj ponownie za { $seconds } s.
error-reports-full = Zbyt wiele zgłoszeń czeka na przeczytanie. Oczekiwano: najwyżej { $expected }
error-no-such-page = Nie ma takiej strony.
error-no-such-link = Ten link już nie działa.
error-not-your-seat = Miejsce gracza { $player } nie należy do ciebie.
error-not-at-table = Nie siedzisz przy tym stole.
error-not-the-host = Może to zrobić tylko osoba, która założyła ten stół.
error-table-cancelled = Ten stół odwołano.
error-game-begun = Gra już się zaczęła.
error-already-seated = Masz już miejsce gracza { $player }.
error-seat-reserved = Miejsce gracza { $player } jest zarezerwowane dla kogoś innego.
error-seat-on-device = Miejsce gracza { $player } należy do urządzenia, na którym założono stół.
error-game-not-over = Gra jeszcze trwa.
error-no-turn-now = Teraz nie jest niczyja tura.
error-hints-off = Przy tym stole podpowiedzi są wyłączone.
error-guest-name = Tego imienia nie można użyć. Oczekiwana liczba znaków: { $expected }
error-chat-text = Tego tekstu nie można wysłać. Oczekiwana liczba znaków: { $expected }
error-watchers-silent = Przy tym stole widzowie nie mogą pisać na czacie.
error-too-much-chat = Piszesz za szybko. Spróbuj ponownie za { $seconds } s.
error-too-many-requests = Zbyt wiele żądań. Spróbuj ponownie za { $seconds } s.
error-too-many-guests = Zbyt wielu nowych gości z tego adresu. Oczekiwano: najwyżej { $expected }
error-too-many-tables = Zbyt wiele nowych stołów. Spróbuj ponownie za { $seconds } s.
error-too-many-sockets = Zbyt wiele otwartych połączeń. Oczekiwano: najwyżej { $expected }
error-too-many-connections = Zbyt wiele otwartych połączeń. Oczekiwano: najwyżej { $expected }
error-server-full = Na serwerze nie ma miejsca na kolejny stół. Oczekiwano: najwyżej { $expected }
error-log-full = W tej grze zbyt często cofano ruchy i zwalniano miejsca: nie można już cofać ani wstawać. Oczekiwano: najwyżej { $expected } wpisów w dzienniku
error-wrong-host = Ten serwer nie ma takiej nazwy.
error-wrong-origin = To żądanie pochodzi z innej strony.
error-header-too-large = Nagłówek żądania jest za duży. Oczekiwano: najwyżej { $expected } bajtów
error-body-too-large = Żądanie jest za duże. Oczekiwano: najwyżej { $expected } bajtów
error-body-too-slow = Żądanie nie dotarło w ciągu { $seconds } s.
error-malformed-request = Nie można odczytać żądania: { $field } ({ $expected })
error-malformed-message = Nie można odczytać wiadomości: { $field } ({ $expected })
error-http-error = Serwer odrzucił żądanie ({ $status }).
error-internal-error = Coś poszło nie tak na serwerze.
error-network-bots-off = Na tym serwerze boty nie mogą grać przez sieć.
error-token-and-cookie = Żądanie z tokenem bota nie może zawierać ciasteczka.
error-unknown-bot-token = To nie jest ważny token bota.
error-too-many-network-bots = Połączonych botów jest zbyt wiele. Oczekiwano: najwyżej { $expected }
error-network-bot-busy = { $name } już gra, stołów: { $expected }. Spróbuj ponownie później.
error-network-bot-away = { $name } nie przyjmuje teraz wyzwań do tej gry.
error-network-bot-seats = Bot grający przez sieć może mieć przy stole tylko jedno miejsce.
error-no-network-bots = Miejsce gracza { $player } nie jest dla botów grających przez sieć.
error-no-challenge = Przy stole { $table } nie ma miejsca zarezerwowanego dla tego bota.
error-bot-too-slow = Bot nie odpowiedział w ciągu { $seconds } s.
error-bot-gone = Bot przestał działać.
error-bot-error = Bot zawiódł: { $cause }
error-no-review = Nikt jeszcze nie poprosił o analizę tej partii.
error-position-in-play = To pozycja z partii, którą właśnie grasz z innymi osobami. Możesz ją analizować, gdy ta partia się skończy.
error-record-too-large = Zapis gry jest za duży. Oczekiwano: najwyżej { $expected } bajtów
error-too-many-analyses = Za dużo próśb o analizy. Spróbuj ponownie za { $seconds } s.
error-analyses-at-once = Za dużo analiz naraz. Oczekiwano: najwyżej { $expected }
error-analysis-busy = Serwer ma za dużo analiz do zrobienia. Spróbuj ponownie później. Oczekiwano: najwyżej { $expected }
error-analysis-failed = Analiza się nie powiodła. Spróbuj ponownie.
error-cannot-listen = { $host }, port { $port }: { $cause }. Wybierz inny port opcją --port

## storage of the server

error-database-url = Ten program nie obsługuje bazy danych „{ $value }”; oczekiwano sqlite:///PLIK albo postgresql://UŻYTKOWNIK@KOMPUTER/BAZA.
error-database-driver = Do tej bazy danych potrzebny jest { $value }: pip install "{ $extra }".
error-database-open = Nie można otworzyć bazy danych { $value }: { $reason }
error-database-newer = Bazę danych { $value } utworzyła nowsza wersja tego programu.
error-database-in-use = Z bazy danych { $value } korzysta już inny serwer.
error-storage-unavailable = Baza danych nie odpowiada. Nic, co zostało potwierdzone, nie zginęło; spróbuj ponownie.
error-storage-unknown = Baza danych nie potwierdziła jeszcze, czy to zapisano. Zanim spróbujesz ponownie, sprawdź za chwilę.
error-storage-seq-taken = Dziennik stołu { $table } ma wpisów: { $seq }; oczekiwano: { $expected }.
error-storage-lease-lost = Stołem { $table } zajmuje się teraz inny serwer.
error-storage-command-known = Polecenie { $command } stołu { $table } zostało już wykonane (wpis { $seq }).
error-storage-table-unknown = Nie ma stołu { $table }.
error-storage-table-exists = Stół { $table } już istnieje.
error-storage-refused = Baza danych nie może przechować tego tekstu.
error-backup-postgresql = Bazę PostgreSQL skopiuj jej własnym programem: { $command }
error-signing-key = Klucz { $path } jest uszkodzony. Oczekiwano: co najmniej { $expected } znaków. Przywróć go z kopii albo usuń: wtedy goście stracą swoje miejsca.
error-signing-keys-differ = Serwery korzystające z tej bazy danych muszą podpisywać tym samym kluczem, a ten serwer ma inny. Podaj wszystkim to samo AZULEJOS_SIGNING_KEY albo żadnemu.
error-restore-postgresql = Aby przywrócić bazę PostgreSQL, użyj jej własnego programu: { $command }
error-backup-damaged = Kopia { $path } jest uszkodzona: { $reason }
error-backup-exists = Plik { $path } już istnieje.
error-backup-no-database = Nie ma bazy danych { $path }.
error-backup-failed = Nie powstała kopia w { $path }: { $reason }

## fair shuffle

record-shuffle-fair = Losowanie jest uczciwe: sprawdzone losowania: { $draws }, pominięte z powodu cofnięcia: { $undone }.
record-shuffle-sealed = Klucz losowania nie został jeszcze ujawniony.
error-record-shuffle-key = Ten klucz nie pasuje do tego, co ogłoszono przed grą: { $expected }
error-record-shuffle-draws = Jest „{ $found }” jako numery pierwszych losowań; oczekiwano { $expected }.
error-record-shuffle-deal = Klucz losowania daje rozdanie „{ $expected }”, a nie „{ $found }”.
error-shuffle-too-early = Klucz losowania pozostaje tajny do końca gry.
error-shuffle-key = Ten klucz losowania nie pasuje do tego, co ogłoszono: { $expected }
error-seat-entropy = Gracz { $player }: do losowania oczekiwano najwyżej 64 cyfr szesnastkowych (0–9, a–f).

## The page: home

page-home-title = Azulejos: Azul ze znajomymi i botami
page-home-name = Azulejos
page-home-sentence = Azul i gry z jego rodziny, ze znajomymi albo przeciw botom. Bez konta: siadasz i grasz.
page-home-invite = Zaproś znajomego
page-home-play-now = Zagraj teraz
page-home-play-now-of = Zagraj teraz w { $game }
page-home-opponent = Przeciwnik
page-home-create = Załóż stół
page-home-create-of = Załóż stół do gry { $game }
page-home-rules = Zasady
page-home-rules-of = Zasady gry { $game }
page-home-games = Cztery gry
page-home-players = { $from }–{ $to } graczy
page-home-about = { $game ->
    [azul] Bierz płytki z warsztatów, wypełniaj linie i układaj ścianę, płytka po płytce.
    [summer_pavilion] Układaj romby w siedem gwiazd. W każdej rundzie inny kolor jest atutowy.
    [summer_pavilion_mini] Pawilon na mały stolik: te same gwiazdy w mniejszym wydaniu.
    [queens_garden] Zakładaj ogród z heksagonów i płać kolorami oraz wzorami.
   *[other] { $game }
}
page-home-guest = { $number ->
    [0] Jaskółka
    [1] Oliwka
    [2] Cytryna
    [3] Sardynka
    [4] Figa
    [5] Latarnia
    [6] Migdał
   *[7] Lawenda
}
page-home-mine = Twoje gry
page-home-more = { $count ->
    [one] Jeszcze { $count } gra
    [few] Jeszcze { $count } gry
   *[many] Jeszcze { $count } gier
}
page-home-fewer = Pokaż mniej gier
page-home-dismiss = Usuń z tej listy
page-home-dismiss-of = Usuń tę grę w { $game } z listy
page-home-restore = { $count ->
    [one] Przywróć { $count } usuniętą grę
    [few] Przywróć { $count } usunięte gry
   *[many] Przywróć { $count } usuniętych gier
}
page-home-public = Otwarte stoły
page-home-public-empty = Nikt nie czeka przy otwartym stole. Załóż publiczny, a każdy będzie mógł się dosiąść.
page-home-finished = Niedawno zakończone
page-home-finished-empty = Żadna publiczna gra nie dobiegła jeszcze końca. Twoja może być pierwsza.
page-home-list-failed = Nie udało się wczytać tej listy. Strona będzie próbować dalej.
page-home-your-turn = Twoja tura
page-home-to-move = Ruch: { $name }
page-home-player = Gracz { $number }
page-home-round = runda { $round }
page-home-waiting = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
page-home-won = Wygrana: { $names }
page-home-ends = Zamknie się { $when }, jeśli nikt nie wróci
page-home-abandoned = Porzucona
page-home-closed = Zamknięta
page-home-won-together = Wspólna wygrana: { $names }
page-home-free-seat = wolne
page-home-go-on = Graj dalej
page-home-join = Dosiądź się
page-home-watch = Oglądaj
page-home-replay = Powtórka
page-home-analysis = Plansza analizy
page-home-analysis-about = Ustaw dowolną pozycję albo otwórz grę i zobacz, jak zagrałby program.
page-home-starting = Przygotowujemy stół …
page-home-new = Nowy stół
page-home-new-game = Gra
page-home-new-variant = Strona planszy
page-home-new-count = Liczba graczy
page-home-new-seats = Kto gra
page-home-new-seat = Miejsce { $number }
page-home-new-you = Ty
page-home-new-person = Gracz przy tym urządzeniu
page-home-new-open = Znajomy (link)
page-home-new-bots = Boty
page-home-new-network-bots = Boty sieciowe
page-home-new-network-bots-welcome = Boty sieciowe mogą dołączyć
page-home-new-network-bots-about = Wolne miejsca mogą zająć programy grające przez sieć. Są oznaczone jako boty.
page-home-new-name = Imię gracza na miejscu { $number }
page-home-new-more = Więcej ustawień
page-home-new-company = Z kim grasz
page-home-new-company-kind = { $company ->
    [device] Z osobami obok
    [bot] Z botami
   *[friend] Ze znajomymi (link)
}
page-home-new-clock = Zegar
page-home-new-clock-kind = { $kind ->
    [per-turn] Na turę
    [per-game] Na grę
   *[none] Bez zegara
}
page-home-new-clock-about = { $kind ->
    [per-turn] Kto myśli nad turą dłużej, przegrywa.
    [per-game] Każdy ma tyle czasu na całą grę i po każdej turze dostaje trochę więcej.
   *[none] Każdy myśli tak długo, jak potrzebuje.
}
page-home-new-limit = Sekundy na turę
page-home-new-initial = Minuty na grę
page-home-new-increment = Sekundy dodawane po turze
page-home-new-patience = Gdy kogoś nie ma
page-home-new-patience-minutes = { $minutes ->
    [0] wszyscy czekają
    [one] bot po { $minutes } minucie
   *[other] bot po { $minutes } minutach
}
page-home-new-patience-about = Czy bot może grać za kogoś, kto stracił połączenie albo odszedł. Wszyscy widzą odliczanie.
page-home-new-invite = Utwórz link z zaproszeniem
page-home-new-door = Kto może dołączyć
page-home-new-door-kind = { $door ->
    [public] Każdy
   *[link] Tylko z linkiem
}
page-home-new-door-about = { $door ->
    [public] Stół będzie na liście otwartych stołów. Każdy może oglądać albo zająć wolne miejsce.
   *[link] Stół znajdą tylko osoby, którym wyślesz link.
}
page-home-new-watchers-about = Możesz to zmienić w czasie gry.
page-home-new-hints = Podpowiedzi
page-home-new-hints-about = Każdy przy stole może zapytać, co zagrałby silny bot.
page-home-new-option = { $option ->
    [max_rounds] Limit rund
    [joker_order] Kolejność kolorów atutowych
   *[other] { $option }
}
page-home-new-option-about = { $option ->
    [max_rounds] Gra kończy się najpóźniej po tej rundzie.
    [joker_order] Który kolor jest atutowy w której rundzie.
   *[other] { $option }
}
page-home-new-rounds = { $rounds ->
    [0] brak
   *[other] { $rounds }
}
page-home-new-word = { $word ->
    [standard] Jak na planszy
    [random] Losowo
   *[own] Własna
}
page-home-new-own = { $option ->
    [joker_order] Sześć liter, po jednej na rundę: P fioletowy, G zielony, O pomarańczowy, Y żółty, B niebieski, R czerwony.
   *[other] Na przykład { $example }
}
page-home-new-numbers = Liczby nadrukowane na twojej planszy
page-home-new-numbers-whose = { $whose ->
    [own] twoje
   *[ours] nasza rekonstrukcja
}
page-home-new-numbers-about = Nie widzieliśmy tej strony planszy, więc liczby są tu naszą rekonstrukcją. Jeśli masz tę grę, wpisz to, co jest na niej nadrukowane.
page-home-new-numbers-row = { $option ->
    [wheel] Runda { $row }: punkty za heksagon
   *[group_bonus] Koniec gry: dodatkowe punkty
}
page-home-new-numbers-group = Grupa z { $size }
page-home-new-numbers-ours = u nas: { $points }
page-home-new-numbers-reset = Przywróć nasze liczby
page-home-new-refused = „{ $value }” to nieprawidłowa wartość.
page-home-new-range = Liczba całkowita od { $from } do { $to }
page-home-new-make = Utwórz stół
page-home-back = Strona główna
page-home-lost = Nie ma takiej strony
page-admin = Administracja
page-admin-key = Klucz gospodarza
page-admin-key-how = Serwer ma go w AZULEJOS_ADMIN_KEY.
page-admin-sign-in = Zaloguj
page-admin-sign-out = Wyloguj
page-admin-until = Zalogowano do { $time }
page-admin-now = Trwające gry: { $running } · czekające stoły: { $waiting }
page-admin-nodes = Serwery
page-admin-node = { $name }: stoły pod jego opieką: { $tables }
page-admin-node-here = (ten)
page-admin-node-alone = Ten serwer
page-admin-parts = Co pokazać
page-admin-part = { $part ->
    [tables] Stoły
    [people] Ludzie
    [reports] Zgłoszenia
    [blocks] Blokady
   *[audit] Dziennik
}
page-admin-search = Imię albo id stołu
page-admin-search-people = Imię gościa
page-admin-search-do = Szukaj
page-admin-refresh = Odśwież
page-admin-more = Pokaż więcej
page-admin-none = Nic tu nie ma.
page-admin-silent = Niektóre serwery nie odpowiedziały, więc może kogoś brakować.
page-admin-times = Założono { $made }, ostatnia zmiana { $changed }
page-admin-phase = { $phase ->
    [waiting] czeka
   *[running] w toku
}
page-admin-private = prywatny
page-admin-connected = połączeni: { $count }
page-admin-watching = Oglądający bez imienia
page-admin-away = bez połączenia
page-admin-blocked = zablokowany
page-admin-address = Adres { $place }
page-admin-at-tables = Przy stołach
page-admin-block-by-address = Adres do zablokowania
page-admin-for-ever = na zawsze
page-admin-until-when = do { $time }
page-admin-about = { $by } o: { $guest }
page-admin-show-handled = Pokaż załatwione zgłoszenia
page-admin-handled = Załatwiono { $time }
page-admin-chat = Co powiedziano
page-admin-deed = { $deed ->
    [close] Zamknij stół
    [rename] Zmień imię
    [block-guest] Zablokuj
    [block-address] Zablokuj adres
    [unblock] Odblokuj
   *[handle] Załatwione
}
page-admin-deed-title = { $deed ->
    [close] Zamknąć ten stół?
    [rename] Nowe imię dla: { $name }
    [block-guest] Zablokować gościa { $name }?
    [block-address] Zablokować ten adres?
    [unblock] Odblokować: { $name }?
   *[handle] Oznacz zgłoszenie jako załatwione
}
page-admin-deed-how = { $deed ->
    [close] Gra kończy się w tym stanie i nikt nie wygrywa. Wszyscy przy stole dowiedzą się, że zamknął go gospodarz strony.
    [rename] Imię zmienia się przy niedokończonych stołach i we wszystkim, co zostanie powiedziane od teraz. Gość może sam wybrać inne.
    [block-guest] Połączenia gościa kończą się od razu i nie może on wrócić, dopóki nie minie czas.
    [block-address] Nikt spod tego adresu nie wejdzie. Domy, szkoły i sieci komórkowe mają wspólny adres.
    [unblock] Od razu można znowu grać.
   *[handle] Trafi do załatwionych zgłoszeń.
}
page-admin-deed-field = { $deed ->
    [close] Powód, do dziennika
    [rename] Nowe imię
    [handle] Notatka
   *[block] Powód, który zablokowani przeczytają
}
page-admin-deed-long = Na jak długo
page-admin-hours = { $hours ->
    [h1] godzina
    [h24] dzień
    [h168] tydzień
    [h720] 30 dni
   *[ever] na zawsze
}
page-admin-deed-no = Anuluj
page-admin-action = { $action ->
    [signed-in] Zalogowano
    [signed-out] Wylogowano
    [closed-table] Zamknięto stół { $subject }
    [renamed-guest] Zmieniono imię { $before } na { $after }
    [blocked-guest] Zablokowano: { $subject }
    [blocked-address] Zablokowano adres { $subject }
    [unblocked] Odblokowano: { $subject }
   *[handled-report] Załatwiono zgłoszenie o: { $subject }
}
page-admin-session = Sesja { $session }, adres { $place }
error-server-gone = Serwer nie odpowiada. Masz połączenie z internetem? Strona będzie próbować dalej.
level-name = { $level ->
    [random] Losowy
    [beginner] Początkujący
    [easy] Łatwy
    [greedy] Zachłanny
    [medium] Średni
    [hard] Trudny
    [master] Mistrz
   *[other] { $level }
}
level-about = { $level ->
    [random] gra dowolny dozwolony ruch
    [beginner] gra pierwszy raz: z sensem, ale daleko od ideału
    [easy] dopiero się uczy i nie wszystko widzi
    [greedy] bierze to, co opłaca się od razu
    [medium] patrzy trochę naprzód
    [hard] patrzy daleko naprzód
    [master] myśli sekundę i trudno go pokonać
   *[other] { $level }
}
level-character = { level-name }: { level-about }

## The page: frame and settings

page-footer-notice = Strona nieoficjalna, niezwiązana z wydawcą ani z autorami gier i przez nich niepopierana. Własne teksty i własna grafika.
page-footer-version = Azulejos { $version }
page-close = Zamknij
page-missing = Część strony się nie wczytała
page-missing-why = Być może strona została zaktualizowana albo nie można się z nią teraz połączyć. Żadna gra nie przepadła.
page-missing-again = Wczytaj stronę ponownie
page-settings = Ustawienia
page-settings-name = Twoje imię
page-settings-name-keep = Zapisz
page-settings-name-kept = Od teraz nazywasz się { $name }.
page-settings-language = Język
page-settings-language-name = { $language ->
    [pl] Polski
    [uk] Українська
   *[en] English
}
page-settings-theme = Motyw
page-settings-theme-name = { $theme ->
    [light] Jasny
    [dark] Ciemny
   *[system] Systemowy
}
page-settings-motion = Animacje
page-settings-motion-name = { $motion ->
    [slow] Wolne
    [fast] Szybkie
    [instant] Wyłączone
   *[full] Zwykłe
}
page-settings-sound = Dźwięki
page-settings-volume = Głośność
page-settings-confirm = Potwierdzaj każdą turę
page-settings-confirm-when = { $when ->
    [always] Zawsze
    [never] Nigdy
   *[touch] Przy dotyku
}
page-settings-sign-out = Wyloguj wszystkie inne urządzenia
page-settings-sign-out-sure = Każde inne urządzenie, które gra jako ty, zostanie wylogowane, a linki przenoszące twoje miejsca przestaną działać. To urządzenie pozostanie zalogowane.
page-settings-sign-out-yes = Tak, wyloguj je
page-settings-sign-out-no = Zostaw je
page-settings-sign-out-done = Wszystkie inne urządzenia zostały wylogowane.
page-settings-notify = Powiadom mnie, gdy przyjdzie moja tura
page-settings-notify-refused = Przeglądarka nie pozwala tej stronie wysyłać powiadomień.
page-invite-how = Kto otworzy ten link, może zająć wolne miejsce.
page-invite-link = Link do stołu
page-invite-copy = Kopiuj link
page-invite-copied = Skopiowano
page-invite-share = Udostępnij
page-invite-text = Zagraj ze mną w { $game }!
page-invite-qr = Link jako kod QR

## The page: table

page-table-title = { $game } · Azulejos
page-table-title-turn = Twoja tura! · Azulejos
page-table-title-over = Koniec gry · Azulejos
page-table-home = Strona główna
page-table-board = Stół
page-table-loading = Przygotowujemy stół …
page-table-none = Nie ma takiego stołu
page-table-none-how = Link może być niepełny albo stół został usunięty.
page-table-blocked = Nie możesz tu grać
page-table-your-turn = Twoja tura
page-table-turn-of = { $who }, twoja tura
page-table-thinking = { $who } myśli …
page-table-waiting-for = Teraz gra { $who }
page-table-plays = { $who } gra …
page-table-scoring = { $over ->
    [1] Punktacja końcowa …
   *[0] Liczymy punkty za rundę { $round } …
}
page-table-sending = Wykonujemy twój ruch …
page-table-ready = Zagrać tę turę?
page-table-go-on = Dokończ swoją turę
page-table-forced = Był tylko jeden możliwy ruch, więc został zagrany za ciebie.
page-table-waiting = Czekamy, aż wszyscy dołączą
page-table-watching = Oglądasz grę
page-table-watchers = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
page-table-here = { $state ->
    [here] przy stole
    [dropped] utracone połączenie
    [left] już nie gra
    [free] wolne miejsce
    [stand-in] nie ma przy stole, gra bot
    [bot] bot
    [resigned] gra poddana
    [time] czas minął
   *[other] { $state }
}
page-network-bot = bot
page-network-bot-about = Tu gra program, przez sieć.
page-table-level = Bot: { level-name }
page-table-bot-in = nie ma przy stole, bot za { $time }
page-table-bot-soon = Nie ma przy stole: { $who }. Za { $time } zagra bot.
page-table-bot-played = { $turns ->
    [one] Gdy cię nie było, bot rozegrał za ciebie { $turns } turę. Teraz znów grasz ty.
    [few] Gdy cię nie było, bot rozegrał za ciebie { $turns } tury. Teraz znów grasz ty.
   *[many] Gdy cię nie było, bot rozegrał za ciebie { $turns } tur. Teraz znów grasz ty.
}
page-table-back = { $who } wraca do gry.
page-table-player = Gracz { $number }
page-table-you = ty
page-table-left = Pozostały czas: { $time }
page-table-connection = { $state ->
    [open] Połączono
    [connecting] Łączenie …
   *[lost] Brak połączenia
}
page-table-lost = Połączenie zostało przerwane. Nic nie zginęło: strona połączy się ponownie i sama wszystko nadrobi.
page-table-unsure = Serwer wciąż zapisuje twój ruch. Poczekaj chwilę: gra potoczy się dalej, gdy tylko będzie to pewne.
page-table-sit = Zajmij miejsce
page-table-sit-here = Usiądź
page-table-sit-name = Twoje imię
page-table-sit-who = Przy tym stole
page-table-sit-watch = Tylko oglądam
page-table-sit-moved = Miejsce gracza { $player } jest teraz twoje na tym urządzeniu.
page-table-leave = Zwolnij miejsce
page-table-seat-kept = Czekamy: { $who }
page-table-seat-declined = { $who } nie chce grać: miejsce jest wolne
page-table-seat-bot = Posadź tego bota na wolnym miejscu
page-table-cancel-table = Odwołaj stół
page-table-cancel-sure = Odwołać ten stół dla wszystkich?
page-table-cancel-yes = Tak, odwołaj
page-table-cancel-no = Zostaw
page-table-signed-out = To urządzenie zostało wylogowane z innego urządzenia. Możesz oglądać dalej albo zająć miejsce jako nowa osoba.
page-table-cancelled = Ten stół odwołano
page-table-cancelled-how = Osoba, która go założyła, odwołała grę, zanim się zaczęła, zbyt długo nikt nie przychodził albo zamknął go gospodarz strony.
page-table-invite = Czekamy na pozostałych
page-table-invite-how = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-table-undo = Cofnij
page-table-undo-turn = Cofnij moją ostatnią turę
page-table-undo-waiting = Prosisz o cofnięcie tury. Pozostali muszą się zgodzić.
page-table-undo-withdraw = Wycofaj prośbę
page-table-undo-wanted = { $who } prosi o cofnięcie tury
page-table-undo-how = { $turns ->
    [one] Cofnięta zostałaby { $turns } tura. Zgadzasz się?
    [few] Cofnięte zostałyby { $turns } tury. Zgadzasz się?
    [many] Cofniętych zostałoby { $turns } tur. Zgadzasz się?
   *[other] Cofnięte zostałoby { $turns } tury. Zgadzasz się?
}
page-table-undo-accept = Zgoda
page-table-undo-refuse = Odmów
page-table-undo-others = { $who } prosi o cofnięcie tury; decydują pozostali.
page-table-undone = { $who }: tura cofnięta.
page-table-undo-refused = Odmówiono cofnięcia tury.
page-table-step-back = Krok wstecz
page-table-play = Zagraj
page-table-skip = Pomiń
page-table-hint = Podpowiedź
page-table-hint-thinking = Myślę …
page-table-hint-best = Najlepsza tura
page-table-hint-other = Także dobrze
page-table-hint-promise = Szansa na wygraną { $chance }% · spodziewany wynik { $points }–{ $others }
page-table-hint-play = Zagraj tak
page-table-hint-close = Zamknij podpowiedź
page-table-lesson-offer = Pierwszy raz grasz w { $game }?
page-table-lesson-take = Zobacz dwuminutową lekcję
page-table-lesson-no = Nie, dziękuję
page-table-resign = Poddaj się
page-table-resign-sure = Poddać grę?
page-table-resign-how = Gra się dla ciebie skończy. Tego nie można cofnąć.
page-table-resign-yes = Tak, poddaję
page-table-cancel = Anuluj
page-table-stale = Sytuacja przy stole się w międzyczasie zmieniła. Wybierz jeszcze raz.
page-table-menu = Menu
page-table-settings = Ustawienia
page-table-rules = Zasady gry
page-table-replay = Powtórka
page-table-move-device = Przenieś moje miejsce na inne urządzenie
page-table-move-device-how = Otwórz ten link na innym urządzeniu, aby przejąć tam swoje miejsce. Działa tylko raz.
page-table-rematch = Zagraj jeszcze raz
page-table-rematch-news = Rewanż się zaczął.
page-table-rematch-ready = Stół do rewanżu jest gotowy.
page-table-rematch-watch = Oglądaj
page-table-series = Wygrane gry: { $score }
page-table-rematch-wanted = { $who } chce rewanżu.
page-table-panel = Przebieg i czat
page-table-log = Przebieg
page-table-log-empty = Jeszcze nic się nie wydarzyło.
page-table-log-last = Ostatnia tura
page-table-log-since = Od twojej ostatniej tury
page-table-log-turn = Tura { $turn }
page-table-log-why = Punkty: { $points }. Dlaczego?
page-table-chat = Czat
page-table-chat-empty = Nikt jeszcze nic nie powiedział.
page-table-chat-text = Powiedz coś
page-table-chat-send = Wyślij
page-table-chat-new = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
page-table-chat-mute = Wycisz
page-table-report = Zgłoś
page-table-report-title = Zgłoszenie: { $who }
page-table-report-how = Zgłoszenie przeczyta gospodarz strony, razem z ostatnimi wiadomościami z czatu. { $who } go nie zobaczy.
page-table-report-reason = Co się stało?
page-table-report-send = Wyślij
page-table-report-done = Dziękujemy. Gospodarz strony się tym zajmie.
page-table-chat-mute-watchers = Wycisz wszystkich widzów
page-table-chat-hear-all = Cofnij wszystkie wyciszenia
page-table-chat-watchers = Widzowie mogą pisać na czacie
page-table-chat-silent = Przy tym stole widzowie nie mogą pisać na czacie.
page-table-chat-guest = Aby dołączyć do rozmowy, najpierw wybierz imię.
page-table-moves = Możliwe ruchy
page-table-moves-list = Lista możliwych ruchów
page-table-moves-none = To nie twoja tura, więc nie ma nic do wyboru.
page-table-moves-hinted = podpowiedź
page-table-moves-only = W tę grę gra się, wybierając ruchy z listy.
page-table-score-title = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-table-score-none = Nikt nie zdobył ani nie stracił jeszcze punktów.
page-table-score-board = Pokaż tę planszę z przodu
page-table-scores = Wyniki i kolejność graczy
page-table-explain = Skąd te punkty?
page-table-rule = Zasada
page-table-result = Wynik
page-table-abandoned = Gra została porzucona
page-table-abandoned-how = Przez długi czas nikt nie wrócił, więc grę zamknięto w tym stanie. Nikt nie wygrał.
page-table-closed = Grę zamknięto
page-table-closed-how = Gospodarz tej strony zamknął stół w tym stanie. Nikt nie wygrał.
page-table-kept = Czas do zamknięcia pustego stołu: { $time }.
page-table-outcome = { $who ->
    [won] Wygrywasz
    [lost] Przegrywasz
    [shared] Dzielisz zwycięstwo,
    [winner] Wygrywa { $names },
   *[winners] Zwycięstwo dzielą: { $names },
} { $scores }
page-table-outcome-out = { $why ->
    [resigned] Poddana gra: { $names }.
   *[time] Skończył się czas: { $names }.
}
page-table-result-place = { $place }.
page-table-result-sources = Skąd te punkty
page-table-result-chart = Punkty po każdej rundzie
page-table-result-chart-text = { $who }: { $points }
page-table-export = Eksport
page-table-export-record = Zapis gry
page-table-export-position = Kopiuj pozycję
page-table-export-svg = Plansza jako SVG
page-table-export-png = Plansza jako PNG
page-table-export-copied = Skopiowano
page-table-export-failed = Eksport się nie udał.

## The page: analysis board

page-analysis-title = Plansza analizy
page-analysis-of = Analiza gry { $game }
page-analysis-about = Graj za wszystkich, cofaj się, próbuj innych ruchów i sprawdzaj, co zagrałby program. Nic nie jest zapisywane na serwerze: udostępnij analizę jako link albo zapisz ją w pliku.
page-analysis-new = Ustaw grę
page-analysis-import = Otwórz grę lub pozycję
page-analysis-import-how = Wklej zapis gry (tekst lub JSON lines) albo pozycję, albo wybierz plik.
page-analysis-file = Wybierz plik
page-analysis-open = Otwórz
page-analysis-too-large = To za duże jak na zapis gry.
page-analysis-record-line = Wiersz { $line } zapisu: { $fault }
page-analysis-bad-link = Ten link jest uszkodzony: może brakuje mu końca.
page-analysis-other = Inna gra
page-analysis-share = Udostępnij i zapisz
page-analysis-link = Kopiuj link
page-analysis-link-copied = Skopiowano link. Zawiera całą analizę.
page-analysis-link-position = Skopiowano link do tej pozycji. Cała analiza jest za długa na link: zapisz ją w pliku.
page-analysis-json = Zapis jako JSON lines
page-analysis-controls = Przeglądanie gry
page-analysis-keys = Strzałki: w lewo i w prawo – przez grę, w górę i w dół – inna gałąź; Home i End – początek i koniec.
page-analysis-over = Gra skończona.
page-analysis-deal-due = Teraz kolej na rozdanie.
page-analysis-to-move = Kolej: { $who }
page-analysis-deal-chance = Losuj rozdanie
page-analysis-deal-choose = Wybierz rozdanie
page-analysis-deal-rest = Resztę wylosuj
page-analysis-deal-next = { $kind ->
    [joker] Kolor atutowy rundy { $number }:
    [expansion] Losowanie { $number }, kafel ogrodu:
   *[tile] Losowanie { $number }, płytka:
}
page-analysis-cancel = Anuluj
page-analysis-engine = Program
page-analysis-engine-none = Tu nikt nie ma ruchu.
page-analysis-engine-lost = Łączenie z programem …
page-analysis-engine-queued = Najpierw myślą boty przy stołach. Twoje miejsce w kolejce: { $place }
page-analysis-engine-thinking = Myślę …
page-analysis-engine-depth = głębokość: { $depth ->
    [one] { $depth } tura
    [few] { $depth } tury
   *[many] { $depth } tur
}, symulacji: { $count }
page-analysis-engine-chance = szansa na wygraną
page-analysis-engine-points = Spodziewane punkty:
page-analysis-engine-line = potem { $line }
page-analysis-edit = Ustaw pozycję
page-analysis-edit-title = Ustawianie pozycji · Azulejos
page-analysis-edit-good = Pozycja jest prawidłowa.
page-analysis-edit-faults = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
page-analysis-edit-stale = Plansza pokazuje ostatnią prawidłową pozycję.
page-analysis-edit-fill = Reszta do woreczka
page-analysis-edit-use = Użyj tej pozycji
page-analysis-edit-brush = Wybierz płytkę i naciśnij miejsce, gdzie ma leżeć
page-analysis-edit-nothing = Nic: zabierz
page-analysis-edit-course = Przebieg gry
page-analysis-edit-table = Stół
page-analysis-edit-empty = puste
page-analysis-edit-more = Dodaj: { $tile }
page-analysis-edit-less = { $tile }, { $count }: zabierz jedną
page-analysis-edit-piece = { $piece ->
    [taken] zabrany
   *[marker] 1.
}
page-analysis-part = { $part ->
    [round] Runda
    [phase] Faza
    [reason] Dlaczego gra się skończyła
    [start] Gracz rozpoczynający
    [seat] Kolej
    [marker] Płytka gracza rozpoczynającego
    [token] Płytka gracza rozpoczynającego
    [jokers] Jokery
    [picks] Należne płytki dodatkowe
    [from] Pierwszy kolor do wyboru
    [half] Zaczęta tura
    [top] Kafle zdjęte ze stosu
    [factory] Warsztat { $place }
    [centre] Środek
    [display] Pula { $place }: płytki
    [face] Pula { $place }: kafel
    [supply] Magazyn
    [unseen] Kafle jeszcze niewidziane
    [bag] Woreczek
    [lid] Pokrywka
    [tower] Wieża
    [score] Wynik
    [passed] Spasował
    [line] Linia wzoru { $place }
    [wall] Ściana, rząd { $place }, kolumna { $number }
    [floor] Podłoga
    [hand] Ręka
    [corner] Narożniki
    [storage] Płytki w magazynie
    [expansions] Kafle w magazynie
    [slot] Miejsce na kafel { $place }
   *[space] { page-analysis-part-row }, pole { $number }
}
page-analysis-part-row = { $part ->
    [wall] Ściana, rząd { $place }
    [face] Pula { $place }: kafel
   *[space] { $place ->
        [centre] Gwiazda środkowa
        [nw] Gwiazda NW
        [ne] Gwiazda NE
        [e] Gwiazda E
        [se] Gwiazda SE
        [sw] Gwiazda SW
        [w] Gwiazda W
        [0] Wokół fontanny
       *[other] Miejsce na kafel { $place }
    }
}
page-analysis-value = { $value ->
    [centre] na środku
    [table] na stole
    [fill] uzupełnianie puli
    [turn] odwracanie kafli
    [yes] tak
    [no] nie
    [empty] puste
    [down] zakryty
    [up-1] odkryty, nadruk na polu 1
    [up-2] odkryty, nadruk na polu 2
    [up-3] odkryty, nadruk na polu 3
    [up-4] odkryty, nadruk na polu 4
    [up-5] odkryty, nadruk na polu 5
    [up-6] odkryty, nadruk na polu 6
    [row] pełny rząd
    [deadlock] nikt nie może ukończyć rzędu
    [max_rounds] limit rund
    [rounds] ostatnia runda
   *[other] { $value }
}
page-analysis-tree = Przebieg i gałęzie
page-analysis-tree-empty = Tu pojawi się to, co zagrasz na planszy. Cofnij się i zagraj inaczej, aby utworzyć gałąź.
page-analysis-start = Początek
page-analysis-dealt = Rozdanie: { $deal }
page-analysis-variation = Gałąź:
page-analysis-comment = Komentarz do tej pozycji
page-analysis-promote = Ustaw jako główną
page-analysis-remove = Usuń od tego miejsca

## The page: replay

page-replay-title = Powtórka: { $game } · Azulejos
page-replay-heading = Powtórka
page-replay-turn = Tura { $turn } z { $turns }
page-replay-deal = Przygotowanie
page-replay-slider = Tura
page-replay-first = Na początek
page-replay-back = Jedną turę wstecz
page-replay-forward = Jedną turę dalej
page-replay-last = Na koniec
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-keys = Klawisze: ← → o jedną turę, Home i End, spacja odtwarza.
page-replay-share = Kopiuj link do tej pozycji
page-replay-shared = Link skopiowany.
page-replay-on = Graj dalej od tego miejsca
page-replay-on-how = Nowy stół zacznie się od tej pozycji. Kto gdzie siedzi?
page-replay-on-seat = Miejsce: { $who }
page-replay-on-you = Ty
page-replay-on-start = Zacznij od tego miejsca
page-replay-analyse = Plansza analizy
page-replay-table = Przejdź do stołu
page-replay-running = Ta gra jeszcze trwa: nowe tury pojawiają się automatycznie.

## The page: the review of a game

page-review = Analiza
page-review-title = Analiza: { $game } · Azulejos
page-review-result = Wynik
page-review-turn = Tura { $turn }, { $who }: { review-class }
page-review-chance = Szansa na wygraną
page-review-round = Runda
page-review-how = Jak to czytać
page-review-how-chance = Każda linia górnego wykresu to jeden gracz. Pokazuje jego szansę na wygraną po każdej turze, tak jak ją ocenia program. Wszystkie linie dają razem 100%.
page-review-how-signs = Znak na linii to tura tego gracza, która dużo kosztowała: ?! niedokładność, ? błąd, ?? gruby błąd.
page-review-how-deals = Romb to rozdanie. Im większy, tym bardziej komuś pomogło. Dolny wykres sumuje to, co dały rozdania.
page-review-how-skill = Umiejętności to zyski i straty w turach, szczęście to to, co dały rozdania. Jedno i drugie w punktach przewagi: twoje punkty minus średnia punktów pozostałych.
page-review-as-table = Wykres jako tabela
page-review-heading-turn = Tura
page-review-moments = Ważne chwile
page-review-whose = Czyje błędy
page-review-everybody = Wszystkich
page-review-none-of = Żadna tura nie kosztowała wiele ({ $who }).
page-review-whole = Cała partia
page-review-previous = Poprzedni błąd
page-review-next = Następny błąd
page-review-keys = Klawisze: ← → jedna tura, Shift i ← → od błędu do błędu, Home cała partia.
page-review-option = { $role ->
    [played] Zagrano
    [better] Lepiej
   *[other] Można też
}
page-review-option-numbers = szansa na wygraną { $chance }, spodziewany wynik { $points }
page-review-was-best = Program nie znalazł nic lepszego.
page-review-forced = Nie było wyboru.
page-review-why = Dlaczego inna tura jest lepsza
page-review-no-reason = Żaden pojedynczy powód się nie wyróżnia: różnicę widać tylko w liczbach.
page-review-follow = Co dalej
page-review-line-step = { $step } z { $steps } tur
page-review-line-back = Jedna tura wstecz
page-review-line-on = Jedna tura dalej
page-review-line-close = Wróć do decyzji
page-review-sources = Spodziewane punkty według źródeł
page-review-sources-how = Średnia z wielu partii rozegranych od tego miejsca: { $who }.
page-review-heading-source = Źródło
page-review-heading-difference = Różnica
page-review-board = Otwórz na planszy analizy
page-review-replay = Powtórka od tego miejsca
page-review-try = Spróbuj jeszcze raz
page-review-try-all = Znajdź lepsze tury
page-review-try-all-how = Przy każdym błędzie szukasz lepszej tury, a program odpowiada.
page-review-try-next = Spróbuj następny błąd
page-review-try-task = Znajdź lepszą turę: { $who }.
page-review-try-thinking = Program ocenia twoją turę …
page-review-try-verdict = { $verdict ->
    [best] Najlepsza tura. Brawo!
    [good] Dobra tura.
    [better] Lepiej niż zagrana tura, ale nadal dużo kosztuje.
   *[worse] Nie lepiej niż zagrana tura.
}
page-review-try-numbers = Szansa na wygraną: { $chance } po twojej turze, { $played } po zagranej, { $best } po najlepszej.
page-review-try-hint = Podpowiedź
page-review-try-hint-here = Najlepsza tura zaczyna się w zaznaczonym miejscu.
page-review-try-hint-pass = Najlepsza tura nie rusza żadnej płytki.
page-review-try-solution = Rozwiązanie
page-review-try-more = Spróbuj ponownie
page-review-try-done = Zamknij
page-review-share = Udostępnij
page-review-share-link = Skopiuj link do analizy
page-review-share-png = Wykres jako PNG
page-review-share-svg = Wykres jako SVG
page-review-progress = Analiza: { $done } z { $steps } tur i rozdań
page-review-queued = Czekanie: miejsce { $place } w kolejce. Trwające partie mają pierwszeństwo.
page-review-asking = Pobieranie analizy …
page-review-lost = Brak połączenia. Analiza ruszy dalej, gdy tylko wróci.
page-review-make = Przeanalizuj tę partię
page-review-make-how = Nikt jeszcze nie analizował tej partii. Potrwa to kilka sekund.
page-review-ask-again = Zapytaj ponownie
page-review-deeper = Głębsza analiza
page-review-deeper-how = Trwa około dziesięć razy dłużej.

## The page: boards of all games

page-board-of = Plansza: { $who }
page-board-enlarge = Powiększ planszę: { $who }
page-board-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## The page: Azul

page-azul-displays = Warsztaty i środek
page-azul-factory = Warsztat { $number }
page-azul-empty-factory = Warsztat { $number }, pusty
page-azul-group = { azul-tiles } { $source_kind ->
    [centre] na środku
   *[factory] w warsztacie { $source_number }
}
page-azul-marker = Płytka gracza rozpoczynającego: dostaje ją ten, kto pierwszy weźmie ze środka
page-azul-wall = Ściana
page-azul-lines = Linie wzoru
page-azul-line = Linia { $line }: { $tile ->
    [none] pusta
   *[other] { azul-tile }, { $count } z { $capacity }
}
page-azul-floor = Podłoga: { $count ->
    [0] pusta
   *[other] zajęte pola: { $count } z 7, { $points }
}
page-azul-space = Rząd { $row }, kolumna { $column }: { $tile ->
    [none] puste
   *[other] { azul-tile }
}
page-azul-put = { $what }. Połóż tutaj: { azul-tiles }
page-azul-ask-take = Weź płytki z warsztatu albo ze środka.
page-azul-ask-line = { $lines ->
    [0] Żadna linia nie pasuje, wybierz podłogę: { azul-tiles }.
   *[other] Wybierz linię: { azul-tiles }.
}
page-azul-ask-tile = Wybierz kolumnę, z linii { $line }: { azul-tile }.
page-azul-shut = { $what }. Niemożliwe: naciśnij, aby zobaczyć dlaczego
page-azul-to-come = będzie { $points }
page-azul-pool = { $pool }: { azul-any-tiles }
page-azul-gallery = Elementy Azul

## The page: Summer Pavilion

page-pavilion-displays = Warsztaty i środek
page-pavilion-factory = Warsztat { $number }
page-pavilion-empty-factory = Warsztat { $number }, pusty
page-pavilion-group = { summer-pavilion-tiles } { $source_kind ->
    [centre] na środku
   *[factory] w warsztacie { $source_number }
}{ $joker ->
    [1] , atut
   *[0] { "" }
}
page-pavilion-token = Znacznik gracza rozpoczynającego: dostaje go ten, kto pierwszy weźmie ze środka, i traci punkt za każdą wziętą płytkę
page-pavilion-stars = Gwiazdy
page-pavilion-star-name = { $variant ->
    [grey] { $target_place ->
        [centre] środkowa
        [nw] lewa górna
        [ne] prawa górna
        [e] prawa
        [se] prawa dolna
        [sw] lewa dolna
       *[w] lewa
    }
   *[coloured] { $target_place ->
        [centre] środkowa
        [nw] pomarańczowa
        [ne] czerwona
        [e] niebieska
        [se] żółta
        [sw] zielona
       *[w] fioletowa
    }
}
page-pavilion-centre-spot = { $variant ->
    [grey] { $target_place ->
        [centre] { " " }({ $target_number ->
            [1] u góry
            [2] po prawej u góry
            [3] po prawej u dołu
            [4] u dołu
            [5] po lewej u dołu
           *[6] po lewej u góry
        })
       *[other] { "" }
    }
   *[coloured] { "" }
}
page-pavilion-where = { page-pavilion-star-name } { $amount }{ page-pavilion-centre-spot }
page-event-summer-pavilion-tile-laid = { $who }: { summer-pavilion-tile }, { page-pavilion-where }; { summer-pavilion-paid }
page-event-summer-pavilion-tile-scored = { $who }: { summer-pavilion-tile }, { page-pavilion-where }, { summer-pavilion-paid }; { $points ->
    [1] bez sąsiadów: +1
   *[other] grupa z { $points }: +{ $points }
}
page-choice-summer-pavilion-lay-from = { summer-pavilion-tile }, gwiazda { page-pavilion-star-name }
page-choice-summer-pavilion-lay-to = { $number }{ page-pavilion-centre-spot }: { summer-pavilion-tiles }{ summer-pavilion-and-joker }
page-choice-summer-pavilion-pick-to = { $tiles }{ $suggested ->
    [1] { " " }(propozycja)
   *[0] { "" }
}
page-choice-summer-pavilion-keep-to = { $tile ->
    [none] nic
   *[other] { $tiles }
}{ $suggested ->
    [1] { " " }(propozycja)
   *[0] { "" }
}
page-pavilion-space = { page-pavilion-where }: { $tile ->
    [none] puste pole
   *[other] { summer-pavilion-tile }
}
page-pavilion-lay = { $what }. Ułóż tu płytkę
page-pavilion-shut = { $what }. Niemożliwe: naciśnij, aby zobaczyć dlaczego
page-pavilion-decoration = { $target_kind ->
    [pillar] Filar
    [statue] Posąg
   *[window] Okno
}, premia: { summer-pavilion-any-tiles }; { $missing ->
    [0] otoczone
    [one] { $missing } puste pole dokoła
    [few] { $missing } puste pola dokoła
   *[many] { $missing } pustych pól dokoła
}
page-pavilion-accepts = Kolory, które można ułożyć na tej gwieździe: { $colours }
page-pavilion-hand = Ręka: { summer-pavilion-any-tiles }
page-pavilion-hand-empty = Brak płytek na ręce
page-pavilion-stack = { summer-pavilion-tiles }{ $joker ->
    [1] , atut
   *[0] { "" }
}
page-pavilion-round = Runda { $round } z { $rounds }
page-pavilion-jokers-label = Runda i kolory atutowe
page-pavilion-joker-of = Runda { $round }: { $tile ->
    [none] jeszcze nieznany
   *[other] { summer-pavilion-colour }
}
page-pavilion-pool = { $pool }: { summer-pavilion-any-tiles }
page-pavilion-ask-take = Weź wszystkie płytki jednego koloru z warsztatu albo ze środka.
page-pavilion-ask-lay = Ułóż płytkę na podświetlonym polu albo spasuj.
page-pavilion-ask-hold = Wybierz podświetlone pole: { summer-pavilion-tile }.
page-pavilion-ask-pay = Wybierz zapłatę i ułóż płytkę.
page-pavilion-ask-only-pass = Nie da się ułożyć żadnej płytki: spasuj.
page-pavilion-ask-pass = Spasować? { $points ->
    [0] W tej rundzie już nic nie ułożysz.
   *[other] Masz { $hold ->
        [one] { $hold } płytkę
        [few] { $hold } płytki
       *[many] { $hold } płytek
    }, { $keep ->
        [0] żadnej nie możesz zachować
       *[other] zachowasz najwyżej { $keep }
    }: −{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
page-pavilion-ask-pick = { $amount ->
    [one] Wybierz płytkę premiową z magazynu.
    [few] Wybierz { $amount } płytki premiowe z magazynu.
   *[many] Wybierz { $amount } płytek premiowych z magazynu.
}
page-pavilion-ask-keep = Zachowaj najwyżej { $room ->
    [one] { $room } płytkę
   *[other] { $room } płytki
}. { $amount ->
    [0] Nic nie odrzucasz.
    [one] Odrzucasz { $amount } płytkę: −{ $points } pkt. Dotknij, aby zamienić.
    [few] Odrzucasz { $amount } płytki: −{ $points } pkt. Dotknij, aby zamienić.
   *[many] Odrzucasz { $amount } płytek: −{ $points } pkt. Dotknij, aby zamienić.
}
page-pavilion-pass = Pasuję
page-pavilion-pay = { page-pavilion-where }: { $amount ->
    [one] zapłać { $amount } płytką
   *[other] zapłać { $amount } płytkami
}
page-pavilion-colour-to-lay = Kolor do ułożenia
page-pavilion-jokers = Atuty: { $jokers }
page-pavilion-fewer-jokers = O jeden atut mniej
page-pavilion-more-jokers = O jeden atut więcej
page-pavilion-cancel = Anuluj
page-pavilion-lay-it = Ułóż
page-pavilion-pick-them = Weź
page-pavilion-keep-them = Pasuję
page-pavilion-put-back = { summer-pavilion-tile }: odłóż
page-pavilion-zoom-in = Powiększ
page-pavilion-zoom-out = Pomniejsz
page-pavilion-gallery = Plansze Letniego Pawilonu

## The page: questions about the board

page-explain = Co to jest?
page-explain-how = Dotknij lub kliknij to, o czym chcesz wiedzieć więcej.
page-explain-done = Gotowe
page-explain-what = Co to jest? { $part }
page-explain-parts = Elementy planszy
page-explain-rules = Więcej w zasadach
page-part = { $part ->
    [factory] Warsztat
    [centre] Środek
    [marker] Płytka gracza rozpoczynającego
    [token] Znacznik gracza rozpoczynającego
    [bag] Woreczek
    [lid] Pokrywka pudełka
    [tower] Wieża
    [score] Wynik
    [line] Linie wzoru
    [wall] Ściana
    [floor] Podłoga
    [joker-of-round] Kolor atutowy rundy
    [rounds] Kolory atutowe wszystkich rund
    [supply] Magazyn
    [stars] Plansza z gwiazdami
    [star] Gwiazda
    [pillar] Filar
    [statue] Posąg
    [window] Okno
    [corners] Narożniki
    [hand] Ręka
    [pass] Pasowanie
    [wheel] Koło obrotowe
    [display] Pula
    [stack] Stos rundy
    [expansions] Zasoby kafli ogrodu
    [storage] Magazyn
    [joker] Joker
    [buy] Kupno kafla ogrodu
    [garden] Ogród
    [slot] Miejsce na kafel ogrodu
    [fountain] Fontanna
    [bench] Ławka
    [pavilion] Pawilon
   *[other] Część planszy
}

## The page: rules

page-rules-title = Zasady gry { $game }
page-rules-contents = Spis treści
page-rules-play = Zagraj teraz w { $game }
page-rules-chapter = { $chapter ->
    [setup] Przygotowanie
    [offer] Branie płytek
    [tiling] Układanie ściany
    [grey] Szara ściana
   *[end] Koniec gry
}
page-rules-lead = { $chapter ->
    [setup] Każda runda zaczyna się od pełnych warsztatów i pustego środka.
    [offer] Gracie po kolei, aż zabraknie płytek. To tutaj gra się rozstrzyga.
    [tiling] Pełne linie stają się płytkami na ścianie, a płytki na ścianie punktami.
    [grey] Druga strona planszy: wszystko inne jest bez zmian, ale pola wybierasz samodzielnie.
   *[end] Przychodzi szybciej, niż się wydaje: wystarczy pięć płytek obok siebie.
}
rule-azul-setup = Przy dwóch graczach gra się z pięcioma warsztatami, przy trzech z siedmioma, przy czterech z dziewięcioma. W woreczku jest 100 płytek, po dwadzieścia w każdym z pięciu kolorów. Plansze są puste, wszyscy mają 0 punktów, a o tym, kto zaczyna, decyduje los.
rule-azul-deal = Na początku rundy każdy warsztat dostaje cztery płytki losowane z woreczka, jeden warsztat po drugim.
rule-azul-refill = Jeśli trzeba wylosować płytkę, a woreczek jest pusty, wsypuje się do niego wszystko z pokrywki pudełka. Woreczek opróżniony przez rozdanie co do płytki pozostaje pusty aż do następnego rozdania.
rule-azul-short-round = Jeśli pokrywka też jest pusta, gra się tym, co jest: w ostatnich warsztatach leży mniej niż cztery płytki albo nic.
rule-azul-round = Gdy warsztaty są pełne, płytka gracza rozpoczynającego trafia na środek, a pierwszą turę ma gracz rozpoczynający. Pozostali grają po kolei zgodnie z ruchem wskazówek zegara, aż w warsztatach i na środku nie będzie ani jednej płytki.
rule-azul-take = W swojej turze weź wszystkie płytki jednego koloru z jednego warsztatu albo wszystkie płytki jednego koloru ze środka. Nie można spasować ani wziąć samej płytki gracza rozpoczynającego.
rule-azul-rest-to-centre = Gdy bierzesz z warsztatu, pozostałe jego płytki przesuwasz na środek, skąd każdy może je później wziąć.
rule-azul-marker = Kto pierwszy w rundzie bierze ze środka, dostaje też płytkę gracza rozpoczynającego. Kładzie się ją na pierwszym od lewej wolnym polu podłogi, jeszcze przed wziętymi płytkami, i kosztuje punkty tak jak one. Jeśli podłoga jest pełna, nie kosztuje nic.
rule-azul-line = Wzięte płytki trafiają do jednej linii wzoru, tyle, ile się zmieści; żadnej nie można zatrzymać. Linie mieszczą od jednej do pięciu płytek. Linia przyjmuje tylko jeden kolor, nigdy taki, który jest już w jej rzędzie ściany, a pełna nie przyjmuje nic więcej.
rule-azul-floor = Płytki, które nie mieszczą się w linii, spadają na podłogę, zapełnianą od lewej. Można też od razu odłożyć tam wszystko, co się wzięło.
rule-azul-floor-full = Podłoga ma siedem pól. Płytki, dla których zabraknie pola, trafiają do pokrywki pudełka i nic nie kosztują.
rule-azul-tiling = Gdy wszystkie płytki są wzięte, każda pełna linia, od góry do dołu, przekazuje jedną płytkę na pole swojego koloru w tym samym rzędzie ściany. Pozostałe jej płytki trafiają do pokrywki pudełka. Linie niepełne zachowują płytki na następną rundę.
rule-azul-score-alone = Płytka bez sąsiadów obok, nad sobą i pod sobą daje 1 punkt.
rule-azul-score-across = Jeśli ma sąsiadki w rzędzie, daje po punkcie za każdą płytkę tego nieprzerwanego ciągu, łącznie z sobą.
rule-azul-score-down = Tak samo jest w kolumnie. Płytka, która należy do obu ciągów, liczy się w obu.
rule-azul-floor-penalty = Potem tracisz punkty za podłogę. Jej pola kosztują od lewej 1, 1, 2, 2, 2, 3 i 3 punkty, także pole płytki gracza rozpoczynającego. Wynik nie spada poniżej 0. Płytki trafiają do pokrywki pudełka, a płytka gracza rozpoczynającego zostaje u właściciela.
rule-azul-next-start = Następną rundę zaczyna ten, kto ma płytkę gracza rozpoczynającego. Jeśli nikt jej nie wziął, zaczyna znowu ta sama osoba.
rule-azul-grey-tiling = Na szarej ścianie nie ma kolorów. Płytka z pełnej linii może trafić na dowolne puste pole swojego rzędu, byle żaden kolor nie powtórzył się w rzędzie ani w kolumnie. Jeśli jest takie pole, trzeba je zająć.
rule-azul-grey-order = Najpierw układa ten, kto zaczął rundę, potem pozostali zgodnie z ruchem wskazówek zegara. Każdy układa wszystkie linie i płaci za podłogę, zanim zacznie następny.
rule-azul-grey-fall = Jeśli w rzędzie nie ma pola dla pełnej linii, wszystkie jej płytki spadają na podłogę i kosztują punkty w tej samej rundzie.
rule-azul-end = Gra kończy się po rundzie, w której ktoś ułoży pełny poziomy rząd pięciu płytek. Wszyscy układają jeszcze ściany do końca i płacą za podłogę.
rule-azul-deadlock = Bardzo rzadko nikt nie może już ułożyć pełnego rzędu: potrzebne płytki utknęły w niepełnych liniach, kolumny szarej ściany są zamknięte albo został tylko jeden kolor, którego nie może użyć nikt, kto ma jeszcze ruch. Wtedy gra także się kończy.
rule-azul-max-rounds = Przy stole można umówić się na limit rund. Gra kończy się wtedy po tej rundzie, chyba że skończyła się wcześniej.
rule-azul-bonus-row = Na koniec każdy pełny rząd daje 2 punkty.
rule-azul-bonus-column = Na koniec każda pełna kolumna daje 7 punktów.
rule-azul-bonus-colour = Na koniec każdy kolor, który ma na ścianie komplet pięciu płytek, daje 10 punktów.
rule-azul-winner = Wygrywa najwyższy wynik. Przy równych wynikach decyduje liczba pełnych rzędów. Jeśli i ona jest równa, wygrana jest wspólna.
page-rules-pavilion-chapter = { $chapter ->
    [overview] Gra w minutę
    [setup] Przygotowanie
    [take] Branie płytek
    [lay] Układanie płytek
    [bonus] Filary, posągi i okna
    [pass] Pasowanie
    [end] Koniec gry
    [grey] Szara strona
    [mini] Wersja Mini
   *[rulings] Częste pytania
}
page-rules-pavilion-lead = { $chapter ->
    [overview] Letni pawilon czeka na posadzkę z siedmiu gwiazd. Przez sześć rund bierzecie i układacie płytki, a wygrywa ten, kto po szóstej ma najwięcej punktów.
    [setup] Sześć kolorów, magazyn dziesięciu płytek i atut, który zmienia się co rundę.
    [take] Pierwsza połowa rundy: wszyscy zbierają płytki, aż nie będzie żadnej.
    [lay] Druga połowa: jedna płytka na turę, opłacona innymi z ręki.
    [bonus] Zakryj wszystko wokół nich, a magazyn da ci nowe płytki.
    [pass] Prędzej czy później nie da się już nic ułożyć albo nie warto. Wtedy liczy się to, co zostało.
    [end] Po sześciu rundach przychodzą wielkie nagrody: za całe gwiazdy i całe liczby.
    [grey] Druga strona planszy: każda gwiazda staje się tym, co z niej zrobisz.
    [mini] W małym wydaniu gra się według zasad dużego. Inne jest tylko to:
   *[rulings] Drukowane zasady nie mówią wszystkiego. Gramy tak:
}
page-rules-pavilion-step = { $step ->
    [take] Po kolei bierzecie płytki jednego koloru, aż znikną wszystkie.
    [lay] Po kolei układacie po jednej płytce. Liczba na polu to jego cena w płytkach.
   *[pass] Kto skończył, pasuje. Można zachować do czterech płytek, każda inna kosztuje punkt.
}
page-rules-pavilion-part = { $part ->
    [star] Siedem gwiazd po sześć pól. Liczba na polu to jego cena.
    [pillar] Filar stoi między czterema polami. Za ich zakrycie jest 1 płytka.
    [statue] Posąg też stoi między czterema polami, ale daje 2 płytki.
    [window] Okno styka się tylko z dwoma polami, za to najdroższymi, i daje 3 płytki.
   *[corner] W czterech narożnikach płytki czekają na następną rundę.
}
page-rules-pavilion-difference = { $part ->
    [score] Wynik zaznacza się na własnej planszy i może spaść do 0. W dużym wydaniu zatrzymuje się na 1.
    [supply] Dziesięć płytek magazynu leży w dwóch gwiazdach po pięć.
    [tower] Zużyte płytki trafiają do pudełka. Tutaj i tak nazywamy je wieżą.
   *[jokers] Na odwrocie planszy magazynu jest inna kolejność atutów. Nie wiemy jaka, więc przy stole można wybrać dowolną.
}
page-rules-pavilion-question = { $rule ->
    [lay-order] A jeśli nikt nie weźmie ze środka?
    [short-round] A jeśli płytek nie wystarczy dla warsztatów?
    [supply-short] A jeśli w magazynie jest mniej, niż mi się należy?
    [supply] Czy płytki właśnie zapłacone mogą od razu wrócić?
    [discard] Czy najniższy wynik chroni też przy odrzucaniu?
   *[last-round] Co z płytkami, które zostaną w ostatniej rundzie?
}
page-rules-pavilion-answer = { $rule ->
    [lay-order] Gracz rozpoczynający się nie zmienia i nic nie traci.
    [short-round] Gra się tym, co jest. Przy czterech graczach zdarza się to często w ostatniej rundzie.
    [supply-short] Bierzesz wszystko, co jest, a reszta przepada.
    [supply] Tak. Trafiają do wieży, zanim magazyn zostanie uzupełniony.
    [discard] Tak. Żadna strata nie obniża wyniku poniżej 1, w wersji Mini poniżej 0.
   *[last-round] Wszystkie się odrzuca, a każda kosztuje punkt, zanim policzy się gwiazdy.
}
page-rules-pavilion-caption = { $rule ->
    [joker-order] Atuty rund od 1 do 6
    [deal] Magazyn z dziesięcioma płytkami i warsztat
    [take] Atutem jest fioletowy: jeden z dwóch idzie z czerwoną płytką.
    [rest-to-centre] Drugi atut i zielona płytka trafiają na środek.
    [token] Trzy płytki ze znacznikiem: 3 punkty straty
    [lay] Pole 4, opłacone dwiema czerwonymi i dwoma atutami
    [star] Czerwone należą do czerwonej gwiazdy; w środkowej każdy kolor mieści się raz.
    [group] Nowa płytka na 1 łączy się z 6, 2 i 3: 4 punkty.
    [bonus] Ostatnia płytka przy filarze, posągu i oknie: 1, 2 i 3 płytki
    [pick] Dwie płytki za posąg: tu atut i żółta
    [keep] Cztery płytki czekają w narożnikach.
    [discard] O dwie za dużo: 2 punkty straty
    [bonus-star] Tyle jest warta pełna gwiazda.
    [bonus-number] Wszystkie siedem jedynek: 4 punkty
   *[grey] Jeszcze otwarta, same jednakowe, same różne: krążek w środku pokazuje, co gwiazda jeszcze przyjmie.
}
rule-summer-pavilion-setup = Przy dwóch graczach gra się z pięcioma warsztatami, przy trzech z siedmioma, przy czterech z dziewięcioma. W woreczku są 132 płytki, po dwadzieścia dwie w każdym z sześciu kolorów. Każdy ma pustą planszę i 5 punktów. Wieża, do której trafiają zużyte płytki, też jest pusta, a o tym, kto zaczyna, decyduje los.
rule-summer-pavilion-joker-order = Każda z sześciu rund ma swój kolor atutowy: fioletowy, potem zielony, pomarańczowy, żółty, niebieski i czerwony. Płytki tego koloru mogą zastępować inne przy płaceniu. Przy stole można umówić się na inną kolejność albo zdać się na los.
rule-summer-pavilion-deal = Przed rundą losuje się płytki z woreczka: najpierw uzupełnia się magazyn do dziesięciu, potem każdy warsztat dostaje cztery.
rule-summer-pavilion-refill = Jeśli trzeba wylosować płytkę, a woreczek jest pusty, wsypuje się do niego wszystko z wieży, nawet w środku rozdania. Woreczek opróżniony co do płytki pozostaje pusty, aż będzie potrzebna następna.
rule-summer-pavilion-short-round = Jeśli wieża też jest pusta, gra się tym, co jest: któryś warsztat dostaje mniej niż cztery płytki, a kolejne nic. Jeśli w warsztatach nie ma ani jednej płytki, nikt nic nie bierze i od razu zaczyna się układanie.
rule-summer-pavilion-round = Gdy wszystko jest rozdane, znacznik gracza rozpoczynającego leży na środku, a pierwszą turę ma gracz rozpoczynający. Pozostali grają po kolei zgodnie z ruchem wskazówek zegara, aż w warsztatach i na środku nie będzie ani jednej płytki. Tutaj nie można spasować.
rule-summer-pavilion-take = W swojej turze wybierz kolor w jednym z warsztatów albo na środku i weź stamtąd wszystkie jego płytki. Jeśli leżą tam też atuty, bierzesz z nimi dokładnie jeden. Sam atut można wybrać tylko tam, gdzie nie leży nic innego, i wtedy też bierze się tylko jeden.
rule-summer-pavilion-rest-to-centre = Gdy bierzesz z warsztatu, wszystko inne przesuwa się z niego na środek, także pozostałe atuty.
rule-summer-pavilion-token = Kto pierwszy w rundzie bierze ze środka, dostaje znacznik gracza rozpoczynającego i traci punkt za każdą płytkę z tej tury, także za atut. Wynik nie spada poniżej 1, w wersji Mini poniżej 0; nawet z najniższym wynikiem wolno wziąć znacznik.
rule-summer-pavilion-lay-order = Gdy wszystkie płytki są wzięte, układanie zaczyna ten, kto ma znacznik; on zacznie też następną rundę. Pozostali grają zgodnie z ruchem wskazówek zegara. Tura to jedna płytka albo pas, a kto spasował, jest pomijany. Jeśli nikt nie wziął ze środka, gracz rozpoczynający się nie zmienia.
rule-summer-pavilion-star = Każda zewnętrzna gwiazda przyjmuje tylko swój kolor. Środkowa przyjmuje każdy kolor na dowolnym polu, ale każdy tylko raz.
rule-summer-pavilion-lay = Pole z liczbą n kosztuje n płytek. Przynajmniej jedna musi mieć układany kolor; pozostałe też go mają albo są atutami, jak wolisz. Jedną płytkę układa się na polu, pozostałe trafiają do wieży. Na polu 1 atut więc nie pomoże, a sam kolor atutowy układa się bez pomocy.
rule-summer-pavilion-group = Nowa płytka daje po punkcie za każdą płytkę swojej grupy: za wszystkie, które leżą na jej gwieździe obok siebie bez przerwy, łącznie z nią. Gwiazda jest pierścieniem, więc pierwsze i ostatnie pole sąsiadują ze sobą. Inne gwiazdy się nie liczą.
rule-summer-pavilion-bonus = Kto zakryje ostatnie wolne pole wokół filaru, posągu albo okna, musi od razu wziąć płytki z magazynu: 1 za filar, 2 za posąg, 3 za okno. Jeśli płytka zamyka dwa z nich, dają oba. Każde daje tylko raz.
rule-summer-pavilion-pick = Płytki wybierasz dowolnie, także atuty. Trafiają na rękę i można ich używać od następnej własnej tury.
rule-summer-pavilion-supply = Przed następną turą magazyn uzupełnia się znowu do dziesięciu; to, co właśnie zapłacono, może od razu wrócić. Jeśli woreczek i wieża są puste, magazyn uzupełnia się po którejś z późniejszych tur, gdy tylko pojawią się płytki.
rule-summer-pavilion-supply-short = Jeśli w magazynie jest mniej płytek, niż ci się należy, bierzesz wszystkie, a reszta przepada.
rule-summer-pavilion-pass = Zamiast układać płytkę, można spasować, a jeśli nie da się ułożyć żadnej, trzeba. W tej rundzie nie ma się już wtedy żadnej tury. Z pustą ręką nic to nie kosztuje.
rule-summer-pavilion-keep = Gdy pasujesz, do czterech płytek może zaczekać w narożnikach twojej planszy, mniej, jeśli wolisz. Nie można ich użyć przed następną rundą.
rule-summer-pavilion-discard = Każda płytka, której nie zachowasz, trafia do wieży i kosztuje punkt, aż do najniższego wyniku: 1, w wersji Mini 0.
rule-summer-pavilion-last-round = Po szóstej rundzie płytek nie można już użyć. Kto w niej pasuje, nie zachowuje nic i traci punkt za każdą pozostałą płytkę.
rule-summer-pavilion-corners = Gdy wszyscy spasują, płytki z narożników wracają na ręce, a znacznik na środek. Potem rozdaje się następną rundę, z następnym atutem.
rule-summer-pavilion-bonus-star = Po szóstej rundzie każda pełna gwiazda daje punkty według koloru: czerwona 14, niebieska 15, żółta 16, pomarańczowa 17, zielona 18, fioletowa 20, a wielokolorowa 12.
rule-summer-pavilion-bonus-number = Jeśli zakryte są wszystkie pola z daną liczbą, także na środkowej gwieździe, jedynki dają 4 punkty, dwójki 8, trójki 12, a czwórki 16. Piątki i szóstki nie dają nic więcej.
rule-summer-pavilion-end = Gra kończy się po sześciu rundach. Wygrywa najwyższy wynik; przy równych wynikach wygrana jest wspólna.
rule-summer-pavilion-grey = Na szarej stronie gwiazdy nie mają jeszcze kolorów, a liczby stoją w innych miejscach. O każdej z siedmiu gwiazd decyduje druga płytka: jeśli jest taka jak pierwsza, wszystkie sześć musi być jednakowych, jeśli nie, wszystkie sześć musi się różnić. Kilka gwiazd może mieć ten sam kolor.
page-rules-garden-chapter = { $chapter ->
    [overview] Gra w skrócie
    [parts] Elementy gry
    [setup] Przygotowanie
    [turn] Rundy i tury
    [acquire] Dobieranie
    [place] Dokładanie płytek
    [expand] Powiększanie ogrodu
    [jokers] Jokery
    [pass] Pasowanie
    [scoring] Po każdej rundzie
    [tiles] Woreczek i wieża
    [end] Koniec gry
    [variant] Druga strona planszy
   *[rulings] O czym instrukcja milczy
}
page-rules-garden-lead = { $chapter ->
    [overview] Zbieraj, płać, sadź: cztery rundy w ogrodzie królowej.
    [parts] Sześć kolorów, sześć wzorów i ogród, który zaczyna się od fontanny.
    [setup] Wszyscy zaczynają tak samo; o tym, co trafi do puli, decyduje tylko los.
    [turn] Jedna akcja i gra następna osoba.
    [acquire] Wszystko w jednym kolorze albo wszystko z jednym wzorem: nigdy nie jest to dokładnie to, czego by się chciało.
    [place] To, co zebrane, staje się ogrodem, a w dużej części zapłatą.
    [expand] Wokół fontanny jest miejsce na sześć kafli ogrodu, a każdy daje nowe pola.
    [jokers] Otocz to, co stoi w ogrodzie, a ogród się odwdzięczy.
    [pass] Koniec rundy, być może z lżejszym magazynem.
    [scoring] Koło z dużym wyprzedzeniem mówi, o co zapyta.
    [tiles] Płytki, którymi zapłacono, wracają.
    [end] Ostatnia i największa punktacja.
    [variant] Dla tych, którzy dobrze znają pierwszą.
   *[rulings] Jak rozstrzygamy to, co zasady pozostawiają otwarte.
}
page-rules-garden-example = { $example ->
    [about-game] Ogród pod koniec gry.
    [about-hexagons] Każdy kolor ma swój rząd, każdy wzór swoją kolumnę.
    [about-garden] Plansza fontanny i sześć miejsc wokół niej.
    [about-expansions] Ten sam kafel ogrodu odkryty i zakryty.
    [about-display] Stos rundy, kafel ogrodu z dwiema płytkami, które na nim zostały, i kafel odkryty.
    [acquire] Kolor żółty: trzy płytki i kafel ogrodu z żółtym kwiatem.
    [copies] Motyle: jasnoniebieski i jeden z dwóch jasnofioletowych.
    [room] Dwa pola są wolne, a w puli leżą trzy ptaki: z takim magazynem ptaków dobrać nie można.
    [stack] Zabrano dwie płytki: wierzch stosu z dwiema pozostałymi przesuwa się na bok, a nowy wierzch dostaje cztery.
    [turn] Zniknęła ostatnia płytka, więc kafel ogrodu pokazuje swój wzór.
    [payment] Żółty kwiat kosztuje trzy inne heksagony: kwiaty w innych kolorach albo inne żółte heksagony, także jokery. Nie można mieszać ani powtarzać.
    [neighbours] Żółty kwiat może leżeć obok żółtego drzewa, ale nie tam, gdzie styka się tylko z ciemnozielonym ptakiem.
    [twins] W żółtej grupie jest już żółty ptak; drugi nie może do niej dołączyć.
    [place-expansion] Żółty kwiat styka się z żółtym drzewem i ma ten sam kolor. Odwrócony od niego nie stykałby się z niczym, a to też wolno.
    [buy] Sześć punktów za siedem pól.
    [jokers] Dołożono szósty heksagon wokół ławki: 2 jokery.
    [marker] Płytka gracza rozpoczynającego kosztuje 1 punkt.
    [discard] Odrzucenie drzewa i ptaka kosztuje 3 punkty.
    [wheel] Runda 1: ciemnozielone drzewo daje 2 punkty, żółte drzewo 1, jasnoniebieski motyl 1, jasnofioletowy kwiat nic.
    [pavilions] Punkt daje tylko pawilon, który widać.
    [deal] Cztery płytki na nowy wierzch stosu.
    [refill] Zawartość wieży wsypuje się do pustego woreczka.
    [storage] Dwa jokery dają 2 punkty, motyl i drzewo kosztują 4.
   *[groups] Trzy w jednym kolorze, cztery z jednym wzorem i wszystkie sześć lilii z dodatkowymi 6 punktami.
}
page-rules-garden-players = Liczba graczy
page-rules-garden-each-stack = Każdy stos rundy
page-rules-garden-round = Runda { $round }
rule-queens-garden-about-game = Sadzisz ogród dla królowej. Przez cztery rundy dobierasz płytki i kafle ogrodu ze wspólnej puli, trzymasz je w magazynie i dokładasz wokół swojej fontanny. Dokładanie ma swoją cenę: im cenniejszy heksagon, tym więcej innych trzeba za niego oddać. Punkty daje po każdej rundzie koło obrotowe, a na koniec grupy jednego koloru albo jednego wzoru. Wygrywa najwyższy wynik.
rule-queens-garden-about-hexagons = Heksagon to jeden z sześciu wzorów w jednym z sześciu kolorów, na płytce albo nadrukowany na odkrytym kaflu ogrodu. Wzór mówi, ile heksagon jest wart i ile kosztuje: drzewo 1, ptak 2, motyl 3, kwiat 4, roślina 5, lilia 6. Każdy heksagon jest na trzech płytkach i na jednym kaflu ogrodu. Heksagony są takie same, jeśli zgadza się i kolor, i wzór.
rule-queens-garden-about-garden = Na początku ogród to plansza fontanny: fontanna na środku, wokół niej sześć pól na płytki, a na ramionach gwiazdy na przemian trzy posągi i trzy ławki. Dookoła jest sześć miejsc, każde na jeden kafel ogrodu. Na fontannie, posągach, ławkach i pawilonach nigdy nic się nie kładzie; są po to, żeby je otaczać.
rule-queens-garden-about-expansions = Kafel ogrodu składa się z siedmiu sześciokątnych części. Odkryty ma pawilon na środku, jeden nadrukowany heksagon i pięć wolnych pól. Zakryty ma siedem wolnych pól, bez pawilonu i bez heksagonu. W ogrodzie nigdy się go nie odwraca.
rule-queens-garden-about-display = Wszyscy dobierają z puli. Należy do niej stos rundy: zakryte kafle ogrodu, na wierzchnim cztery płytki. Obok leżą kafle, które zeszły ze stosu, z płytkami albo, gdy już ich nie ma, odkryte. Wszystkie inne kafle to zasoby: leżą zakryte i nikt ich nie ogląda.
rule-queens-garden-setup = Każdy zaczyna z 15 punktami, trzema jokerami w magazynie i planszą fontanny bez heksagonów. W woreczku jest 108 płytek. 36 zakrytych kafli ogrodu tasuje się i dzieli na cztery stosy, po jednym na rundę: przy dwóch graczach po 5 kafli, przy trzech po 7, przy czterech po 8. Pozostałe 16, 8 albo 4 to zasoby. O tym, kto zaczyna, decyduje los.
rule-queens-garden-round = Gra trwa cztery rundy. Runda zaczyna się od jej stosu w puli i czterech płytek na wierzchu. Gracie po kolei zgodnie z ruchem wskazówek zegara, po jednej akcji, aż wszyscy spasują. Kto spasował, jest pomijany; ostatnia osoba może grać dalej sama.
rule-queens-garden-about-turn = W swojej turze zrób jedną z pięciu rzeczy: dobierz heksagony z puli, dołóż płytkę z magazynu, dołóż kafel ogrodu z magazynu, kup zakryty kafel ogrodu albo spasuj.
rule-queens-garden-acquire = Wybierz jeden kolor albo jeden wzór i weź z puli wszystkie takie heksagony: płytki na stosie, płytki obok niego i odkryte kafle ogrodu. Musi być co najmniej jeden. Zakrytych kafli brać nie można. Wszystko trafia do twojego magazynu.
rule-queens-garden-copies = Z takich samych heksagonów bierzesz dokładnie jeden i wybierasz, który. Płytka i kafel ogrodu z tym samym heksagonem też są takie same. Jednakowe płytki na jednym kaflu to jeden wybór.
rule-queens-garden-room = Magazyn ma 12 pól wspólnych dla płytek i jokerów oraz 2 na kafle ogrodu. Dobiera się wszystko albo nic: nie można wybrać tego, co się nie mieści w całości. Egzemplarze trzeba wybierać tak, żeby zmieściła się też reszta.
rule-queens-garden-stack = Jeśli choć jedna płytka pochodzi ze stosu rundy, jego wierzchni kafel przechodzi do puli z płytkami, które na nim zostały, a następny staje się wierzchem i dostaje płytki. Jeśli ze stosu nic nie wzięto, nic się nie uzupełnia.
rule-queens-garden-turn = Po dobraniu odkrywa się każdy kafel ogrodu w puli, na którym nie ma płytek. Można go wziąć od następnej tury.
rule-queens-garden-place-tile = Weź płytkę z magazynu, zapłać za nią i połóż ją na wolnym polu planszy fontanny albo kafla w swoim ogrodzie. Zostaje tam do końca gry.
rule-queens-garden-payment = Koszt to wartość wzoru, a dokładany heksagon sam liczy się za jeden: drzewo nie wymaga innych, lilia wymaga pięciu. Pozostałe pochodzą z magazynu, z płytek albo kafli ogrodu. Razem z dokładanym mają ten sam wzór i same różne kolory albo ten sam kolor i same różne wzory. Każdy z pozostałych można zastąpić jokerem. Płaci się dokładnie tyle, ile trzeba. Płytki trafiają do wieży, kafle pod zasoby, jokery opuszczają magazyn.
rule-queens-garden-neighbours = Gdzie heksagon nie styka się z żadnym innym, może leżeć zawsze. Gdzie styka się z innymi, co najmniej jeden z nich musi mieć ten sam kolor albo ten sam wzór; pozostałe mogą być inne.
rule-queens-garden-twins = Grupa to wszystko, co łączy się ze sobą w jednym kolorze albo jednym wzorze. W żadnej grupie nie mogą się znaleźć dwa takie same heksagony, czy się stykają, czy nie, także przez połączenie dwóch grup. Grupa ma więc najwyżej sześć heksagonów.
rule-queens-garden-place-expansion = Weź kafel ogrodu z magazynu, zapłać za niego i połóż go odkryty na dowolnym pustym miejscu, obrócony na jeden z sześciu sposobów. Kosztuje tyle co płytka z jego heksagonem, a jego heksagon podlega tym samym zasadom co do sąsiadów i powtórzeń. Nie musi stykać się z innym kaflem.
rule-queens-garden-buy = Za 6 punktów połóż wierzchni kafel z zasobów zakryty na dowolnym pustym miejscu. Nikt go nie ogląda. Nie ma heksagonu, więc pasuje wszędzie. Trzeba mieć co najmniej 6 punktów, a zasoby nie mogą być puste.
rule-queens-garden-jokers = Jokery pomagają płacić. Kto dołoży ostatni z sześciu heksagonów wokół fontanny, dostaje 1, wokół posągu lub ławki 2, wokół pawilonu 3. Nadrukowane heksagony też się liczą. Heksagon, który zamyka kilka otoczeń naraz, daje jokery za wszystkie. Brzeg ogrodu niczego nie otacza, dlatego posąg i ławka potrzebują obu sąsiednich kafli.
rule-queens-garden-joker-overflow = Jokery leżą na polach na płytki. Najpierw z magazynu znika zapłata; jokery, dla których potem zabraknie pola, przepadają.
rule-queens-garden-pass = Spasować można zawsze, a trzeba, gdy nic innego nie jest możliwe. W tej rundzie nie masz już więcej tur. To, co leży w magazynie, zostaje.
rule-queens-garden-discard = Pasując, możesz odrzucić z magazynu dowolnie wiele płytek i kafli ogrodu i tracisz wartość każdego z nich. Robi się wtedy miejsce na następną rundę. Płytki trafiają do wieży, kafle pod zasoby. Jokerów odrzucać nie można.
rule-queens-garden-marker = Kto pierwszy w rundzie spasuje, bierze płytkę gracza rozpoczynającego, traci 1 punkt i zaczyna następną rundę. W ostatniej rundzie też kosztuje to punkt.
rule-queens-garden-floor = Żadna strata nie obniża wyniku poniżej 0: tracisz to, co masz. Tylko na zakup kafla ogrodu trzeba mieć wszystkie punkty.
rule-queens-garden-wheel = Po każdej rundzie punktują trzy kolory lub wzory wskazane przez koło obrotowe. Każdy pasujący heksagon w twoim ogrodzie, na płytce albo nadrukowany, daje podaną tam liczbę punktów; jeśli pasuje i kolorem, i wzorem, daje jedno i drugie. Każdy kolor i każdy wzór przychodzi raz w grze.
rule-queens-garden-pavilions = Potem każdy odkryty kafel w twoim ogrodzie daje 1 punkt za pawilon, otoczony czy nie.
rule-queens-garden-clearing = Między rundami koło obraca się o ćwierć obrotu. Płytki, które zostały w puli, trafiają do wieży, a kafle ogrodu, także reszta stosu, zakryte do zasobów.
rule-queens-garden-deal = Nowy wierzch stosu dostaje cztery płytki losowane z woreczka.
rule-queens-garden-refill = Płytki, którymi zapłacono, odrzucone i pozostałe z puli leżą w wieży. Jeśli trzeba wylosować płytkę, a woreczek jest pusty, wszystkie wracają do woreczka, także w trakcie rozdania. Jeśli i tu, i tam ich zabraknie, wystarczyć musi od jednej do trzech płytek.
rule-queens-garden-no-tiles = Jeśli dla nowego wierzchu nie ma ani jednej płytki, reszta stosu przechodzi do puli i zostaje odkryta. Płytki, które trafią do wieży później w tej rundzie, niczego nie zmieniają.
rule-queens-garden-storage = Po czwartej rundzie liczy się najpierw magazyn: każdy joker daje 1 punkt, potem każda płytka i każdy kafel ogrodu, które w nim zostały, kosztują swoją wartość.
rule-queens-garden-groups = Następnie każda grupa co najmniej trzech heksagonów daje sumę swoich wartości, najpierw kolory, potem wzory. Heksagon może się liczyć w jednej grupie swojego koloru i w jednej grupie swojego wzoru. Na stronie podstawowej grupa sześciu daje 6 punktów więcej: wszystkie sześć w jednym kolorze jest warte 27, wszystkie sześć lilii 42.
rule-queens-garden-end = Gra kończy się po czterech rundach i tej punktacji. Wygrywa najwyższy wynik. Przy równych wynikach wygrana jest wspólna.
rule-queens-garden-about-variant = Po drugiej stronie planszy wzory punktują inaczej, a grupy dają więcej. Tylko tyle mówi instrukcja, a nadrukowanych liczb nie mogliśmy zobaczyć, więc te są nasze: na kole każdy wzór daje 2 punkty, każdy kolor 1; grupa czterech daje 2 punkty więcej, pięciu 4, sześciu 6.
rule-queens-garden-numbers = Jeśli masz tę planszę, przy tworzeniu stołu możesz wpisać liczby nadrukowane na tej stronie: ile punktów daje na kole każdy kolor i każdy wzór (od 0 do 9) oraz dodatkowe punkty za grupy od trzech do sześciu heksagonów (od 0 do 20). To, co punktuje w której rundzie, się nie zmienia. Liczby są zapisane razem ze stołem i w zapisie gry.
rule-queens-garden-ruling-tower = Kiedy dokładnie wsypuje się zawartość wieży do woreczka? Jak najpóźniej: gdy trzeba wylosować płytkę, a w woreczku nie ma żadnej.
rule-queens-garden-ruling-payment = Czy można zapłacić więcej, niż wynosi koszt? Nie. Czy można zapłacić samymi jokerami? Tak.
rule-queens-garden-ruling-slots = Wszystkie sześć miejsc jest zajętych? Kaflami z magazynu można wtedy jeszcze płacić, można je odrzucić albo stracić za nie punkty na koniec, a kupić nie można nic.
rule-queens-garden-ruling-expansions = Czy można dobrać kolor albo wzór, który mają tylko kafle ogrodu? Tak. Ze stosu nie wzięto płytki, więc nic się nie uzupełnia.
rule-queens-garden-ruling-points = Czy można odrzucić więcej, niż ma się punktów? Tak, wynik zatrzymuje się na 0.
rule-queens-garden-ruling-jokers = W pudełku są 24 jokery. Tutaj nigdy się nie kończą.
rule-queens-garden-ruling-marker = Kto znowu spasuje pierwszy, znowu bierze płytkę gracza rozpoczynającego i znowu traci 1 punkt.
rule-queens-garden-ruling-hidden = Ogrody, magazyny i pulę widzą wszyscy. Nikt nie zna kolejności płytek w woreczku ani heksagonu zakrytego kafla, nawet takiego, który leży w ogrodzie.
rule-queens-garden-ruling-board = Punkty na kole znamy ze zdjęć planszy; które pola należą do której rundy, wynika z kilku zgodnych relacji. To, że posągi i ławki leżą na przemian, nie ma wpływu na grę.

## The page: Queen's Garden

page-garden-garden = Ogród: { $who }
page-garden-larger = Powiększ
page-garden-smaller = Pomniejsz
page-garden-enlarge-wheel = Powiększ koło obrotowe
page-garden-feature-name = { $feature_kind ->
    [fountain] Fontanna
    [statue] Posąg
    [bench] Ławka
   *[pavilion] Pawilon
}
page-garden-feature = { page-garden-feature-name }, za otoczenie: { queens-garden-jokers }
page-garden-feature-done = { page-garden-feature-name }: otoczenie gotowe
page-garden-space = { page-garden-where }: { $tile ->
    [none] wolne
   *[other] { queens-garden-hexagon }, wartość { $value }
}
page-garden-slot-side = { $target_number ->
    [1] prawe
    [2] prawe dolne
    [3] lewe dolne
    [4] lewe
    [5] lewe górne
   *[6] prawe górne
}
page-garden-place-side = { $target_column ->
    [1] prawe
    [2] prawe dolne
    [3] lewe dolne
    [4] lewe
    [5] lewe górne
    [6] prawe górne
   *[7] środkowe
}
page-garden-where = { $target_number ->
    [0] przy fontannie
   *[other] miejsce { page-garden-slot-side }
}, pole { page-garden-place-side }
page-event-queens_garden-tile-placed = { $who }: { queens-garden-hexagon }, { page-garden-where }
page-event-queens_garden-expansion-placed = { $who }: kafel ogrodu ({ queens-garden-hexagon }), miejsce { page-garden-slot-side }
page-event-queens_garden-expansion-bought = { $who }: kupuje zakryty kafel ogrodu, miejsce { page-garden-slot-side }: { $points }
page-event-queens_garden-expansion-turned = W puli odkryto: { queens-garden-hexagon }
page-choice-queens_garden-space-to = { page-garden-where }
page-choice-queens_garden-slot-to = miejsce { page-garden-slot-side }, heksagon na polu: { page-garden-place-side }
page-choice-queens_garden-new-slot-to = miejsce { page-garden-slot-side }
page-choice-queens_garden-pay-to = { $tiles }
page-garden-space-coming = { $what }. Zaraz się tu znajdzie: { queens-garden-hexagon }, wartość { $value }
page-garden-space-open = { $what }. Dołóż tutaj
page-garden-space-shut = { $what }. Niemożliwe: naciśnij, aby zobaczyć dlaczego
page-garden-slot = Miejsce { page-garden-slot-side }: { $face ->
    [up] odkryty kafel ogrodu
    [down] zakryty kafel ogrodu
   *[empty] puste
}
page-garden-slot-open = Miejsce { page-garden-slot-side }: połóż kafel ogrodu tutaj
page-garden-slot-shut = Miejsce { page-garden-slot-side }: kafel nie pasuje tu, jakkolwiek go obrócisz
page-garden-trial = Miejsce { page-garden-slot-side }, heksagon na polu: { page-garden-place-side }. Pasuje. Strzałki obracają, Enter kładzie
page-garden-trial-shut = Miejsce { page-garden-slot-side }, heksagon na polu: { page-garden-place-side }. Nie pasuje. Strzałki obracają, Enter mówi dlaczego
page-garden-lay = Połóż tutaj
page-garden-lay-why = Dlaczego tak nie pasuje?
page-garden-turn-left = Obróć w lewo
page-garden-turn-right = Obróć w prawo
page-garden-group = { queens_garden-category }: grupa z { $size }, { $points ->
    [0] jeszcze bez punktów
    [one] { $points } punkt na koniec
    [few] { $points } punkty na koniec
   *[many] { $points } punktów na koniec
}
page-garden-stack = Stos rundy: { $amount ->
    [one] { $amount } kafel ogrodu
    [few] { $amount } kafle ogrodu
   *[many] { $amount } kafli ogrodu
}
page-garden-place = Miejsce { $number } puli
page-garden-offered = { queens-garden-hexagon }, wartość { $value }, na miejscu { $number }
page-garden-offered-expansion = Kafel ogrodu: { queens-garden-hexagon }, wartość { $value }, na miejscu { $number }
page-garden-acquire = Co dobierasz?
page-garden-take = Wszystko: { queens_garden-category }
page-garden-stored = { $item ->
    [expansion] Kafel ogrodu: { queens-garden-hexagon }
   *[tile] { queens-garden-hexagon }
}, wartość { $value }{ $state ->
    [hand] , w ręce
    [paid] , do zapłaty
    [gone] , do odrzucenia
   *[stored] {""}
}
page-garden-joker = Joker{ $state ->
    [paid] , do zapłaty
   *[stored] {""}
}
page-garden-field = { queens_garden-category } { $points }
page-garden-wheel = Runda { $round } punktuje: { $fields }, każdy pawilon 1.
page-garden-bonus = { $size } razem { $points }
page-garden-bonuses = Dodatkowe punkty za grupy na koniec gry: { $bonuses }.
page-garden-whose-numbers = { $whose ->
    [own] Te liczby gospodarz stołu przepisał z własnej planszy.
   *[ours] Te liczby to nasza rekonstrukcja: nadrukowanych nie widzieliśmy.
}
page-garden-of-rounds = z { $rounds }
page-garden-ask = { $decision ->
    [action] Dobierz z puli, dołóż z magazynu, kup kafel albo spasuj.
    [copy] Wybierz egzemplarz, który bierzesz: { queens-garden-hexagon }.
    [space] Wybierz pole w ogrodzie: { queens-garden-hexagon }.
    [slot] Wybierz miejsce na kafel ogrodu. Obracasz dotknięciem, kółkiem myszy albo strzałkami.
    [new-slot] Wybierz miejsce na kupiony kafel ogrodu.
    [pay] Koszt { $cost }: ten heksagon i jeszcze { $more }. Dotknij płytek, aby zmienić zapłatę.
    [pass] Spasować? { page-garden-ask-first }
   *[discard] Spasować? { page-garden-ask-first } Dotknij, co odrzucasz (−wartość).
}
page-garden-ask-first = { $first ->
    [next] Pierwszy pas: −1 punkt, zaczynasz następną rundę.
    [last] Pierwszy pas: −1 punkt.
   *[no] W tej rundzie nic już nie zrobisz.
}
page-garden-unseen = Kafle ogrodu, których nikt jeszcze nie widział
page-garden-buy = Kup kafel ogrodu (−{ $points })
page-garden-pass = Spasuj
page-garden-pass-keeping = Spasuj i zatrzymaj wszystko
page-garden-pass-discarding = Spasuj i odrzuć (−{ $points })
page-garden-pay = Zapłać
page-garden-gallery = Elementy Ogrodu Królowej

## The page: learning to play

page-learn-title = Nauka gry · Azulejos
page-learn-heading = Naucz się grać
page-learn-lead = Każda lekcja trwa kilka minut: od pierwszego ruchu grasz na prawdziwej planszy. Tu nie można nic zepsuć.
page-learn-link = Nauka
page-learn-of = Nauka gry { $game }
page-learn-short = Lekcja
page-learn-begin = Zacznij
page-learn-go-on = Dalej od kroku { $step } z { $steps }
page-learn-again = Jeszcze raz
page-learn-done = Ukończona
page-learn-coach = Twój przewodnik
page-learn-step = Krok { $step } z { $steps }
page-learn-next = Dalej
page-learn-skip = Pomiń
page-learn-back = Wstecz
page-learn-show = Pokaż
page-learn-you = Ty
page-learn-reply = A gra toczy się dalej …
page-learn-other = To też wolno, ale najpierw spróbuj tego. { $task }
page-learn-good = Świetnie!
page-learn-end = Umiesz już grać: { $game }!
page-learn-end-text = Wiesz już wszystko, czego trzeba do pierwszej gry. Reszta przyjdzie przy stole: plansza pokazuje, co wolno, i mówi, dlaczego czegoś nie wolno.
page-learn-play = Zagraj teraz z początkującym
page-learn-others = Poznaj inną grę
page-learn-leave = Wszystkie lekcje
page-learn-azul-goal = Witaj! W grze Azul układasz na ścianie mozaikę z płytek. Każde pole ściany ma swój kolor, a stykające się płytki punktują.
page-learn-azul-take = Okrągłe tacki to warsztaty. W swojej turze bierzesz z jednego z nich wszystkie płytki jednego koloru i kładziesz je w jednej ze swoich pięciu linii.
page-learn-azul-take-task = Weź dwie niebieskie płytki i połóż je w drugiej linii.
page-learn-azul-centre = Co zostaje w warsztacie, trafia na środek i można to wziąć później. Kto pierwszy bierze ze środka, dostaje też płytkę gracza rozpoczynającego: kosztuje ona punkt, ale jej właściciel zaczyna następną rundę.
page-learn-azul-centre-task = Weź dwie białe płytki ze środka i połóż je w trzeciej linii.
page-learn-azul-line = Linia mieści tylko jeden kolor i musi być pełna, zanim jej płytka trafi na ścianę. Twojej trzeciej linii brakuje jednej białej płytki.
page-learn-azul-line-task = Weź białą płytkę z podświetlonego warsztatu i dopełnij trzecią linię.
page-learn-azul-floor = Płytki, które się nie mieszczą, spadają na podłogę i kosztują punkty. Podnieś kilka i wskaż linię: plansza z góry pokaże, co się stanie.
page-learn-azul-floor-task = Weź, które płytki chcesz.
page-learn-azul-floor-after = I tak dalej, aż warsztaty i środek będą puste.
page-learn-azul-last = Przeskoczmy do końca trzeciej rundy: została jedna płytka. Gdy ktoś ją weźmie, każda pełna linia wyśle jedną płytkę na ścianę.
page-learn-azul-last-task = Weź niebieską płytkę i dopełnij trzecią linię.
page-learn-azul-score = Czarna płytka nie ma sąsiadów: 1 punkt. Niebieska tworzy ciąg dwóch w poziomie i ciąg dwóch w pionie: 4 punkty. Potem przyszła kara za podłogę, a niepełne linie czekają na następną rundę.
page-learn-azul-row = Gra kończy się po rundzie, w której ktoś ukończy rząd ściany. Twojemu pierwszemu rzędowi brakuje tylko białej płytki.
page-learn-azul-row-task = Weź ostatnią białą płytkę i połóż ją w pierwszej linii.
page-learn-azul-end = Na końcu pełny rząd daje jeszcze 2 punkty, pełna kolumna 7, a komplet pięciu płytek koloru 10. Masz po jednym z każdego i najwięcej punktów: wygrywasz!
page-learn-pavilion-goal = Witaj w Letnim Pawilonie! Przez sześć rund wypełniasz gwiazdy płytkami, a płytki leżące razem punktują. W każdej rundzie najpierw wszyscy biorą płytki, a potem je układają.
page-learn-pavilion-take = Weź z warsztatu wszystkie płytki jednego koloru. Atutem tej rundy jest fioletowy: jeśli w warsztacie są atuty, bierzesz też dokładnie jeden z nich.
page-learn-pavilion-take-task = Weź zielone płytki z podświetlonego warsztatu.
page-learn-pavilion-centre = Co zostaje, trafia na środek. Kto pierwszy bierze ze środka, dostaje znacznik gracza rozpoczynającego: zaczyna układanie i następną rundę, ale traci punkt za każdą płytkę z tej tury.
page-learn-pavilion-centre-task = Weź niebieską płytkę ze środka.
page-learn-pavilion-centre-after = Jedna płytka, jeden punkt. Gdy wszystko jest wzięte, zaczyna się układanie: od ciebie.
page-learn-pavilion-lay = Teraz w każdej turze układa się jedną płytkę. Liczba na polu to jego cena w płytkach tego koloru: jedną się układa, reszta przepada.
page-learn-pavilion-lay-task = Ułóż zieloną płytkę na zielonej 2 i zapłać dwiema zielonymi płytkami.
page-learn-pavilion-joker = Atutami można zapłacić za każdy kolor, byle jedna płytka miała ten kolor. Płytka daje tyle punktów, ile płytek liczy jej grupa: obok 2 będą to dwa.
page-learn-pavilion-joker-task = Ułóż ostatnią zieloną płytkę na zielonej 3 i dopłać dwoma atutami.
page-learn-pavilion-joker-after = Dwie zielone płytki leżą razem: 2 punkty. Następna płytka obok da już 3.
page-learn-pavilion-bonus = Zakryj wszystkie pola wokół filaru, posągu lub okna, a weźmiesz z magazynu 1, 2 lub 3 płytki. Wokół tego filaru brakuje tylko czerwonej 3.
page-learn-pavilion-bonus-task = Ułóż czerwoną płytkę na 3, a potem wybierz płytkę z magazynu.
page-learn-pavilion-bonus-after = Płytki premiowe trafiają na rękę, a magazyn od razu się uzupełnia. Jedna premia często opłaca następną.
page-learn-pavilion-pass = Gdy nie chcesz już układać, pasujesz. Najwyżej cztery płytki czekają w narożnikach na następną rundę, każda inna kosztuje punkt.
page-learn-pavilion-pass-task = Spasuj i wybierz płytki, które zachowasz.
page-learn-pavilion-pass-after = Zachowane płytki wrócą w następnej rundzie. Atutem będzie wtedy pomarańczowy, więc pomarańczowe warto zachować.
page-learn-pavilion-star = To ostatnia tura szóstej, ostatniej rundy. Każda pełna gwiazda daje na końcu premię: od 12 punktów za wielokolorową do 20 za fioletową.
page-learn-pavilion-star-task = Dokończ niebieską gwiazdę.
page-learn-pavilion-end = Niebieska gwiazda dała 15 punktów. Zakryte są też wszystkie 1 i wszystkie 2 na planszy: 4 i 8 punktów (wszystkie 3 dałyby 12, wszystkie 4 aż 16). Masz najwięcej punktów i wygrywasz: dobra gra!
page-learn-mini-goal = Mini to Letni Pawilon na mały stół: te same gwiazdy, te same płytki, te same tury. Dwie rzeczy są inne: magazyn leży w dwóch gwiazdach, a wynik może spaść do 0, a nie tylko do 1.
page-learn-mini-take = Weź z warsztatu wszystkie płytki jednego koloru, a z nimi jeden atut, jeśli tam jest. Atutem pierwszej rundy jest fioletowy.
page-learn-mini-take-task = Weź żółte płytki z podświetlonego warsztatu.
page-learn-mini-take-after = Dwie żółte płytki i atut: dobry początek. Czerwona trafiła na środek.
page-learn-mini-zero = Później, w czwartej rundzie: kto pierwszy bierze ze środka, dostaje znacznik gracza rozpoczynającego i traci punkt za każdą płytkę. Masz już tylko jeden punkt, a mimo to wolno ci to zrobić.
page-learn-mini-zero-task = Weź zielone płytki ze środka.
page-learn-mini-zero-after = Trzy płytki razem z żółtym atutem, a przepadł tylko jeden punkt, bo więcej nie było: w Mini wynik zatrzymuje się na 0.
page-learn-mini-lay = W drugiej części rundy w każdej turze układa się jedną płytkę. Pole kosztuje tyle płytek swojego koloru, ile mówi liczba, a atuty pomagają.
page-learn-mini-lay-task = Ułóż żółtą płytkę na 3 żółtej gwiazdy i zapłać.
page-learn-mini-lay-after = Jedna płytka leży na gwieździe, reszta przepadła. Daje tyle punktów, ile płytek liczy jej grupa: na razie 1.
page-learn-mini-bonus = Filar daje jedną płytkę z magazynu, posąg dwie, okno trzy, gdy tylko wszystkie pola wokół są zakryte. Żółta 6 domyka to okno.
page-learn-mini-bonus-task = Ułóż żółtą płytkę na 6 i wybierz trzy płytki z magazynu.
page-learn-mini-bonus-after = Trzy płytki naraz: okna są drogie, ale hojne.
page-learn-garden-goal = Witaj w Ogrodzie Królowej! W cztery rundy zakładasz ogród wokół fontanny. W swojej turze robisz jedną rzecz: dobierasz, dokładasz, kupujesz albo pasujesz.
page-learn-garden-colour = Oto pula. Każdy heksagon ma kolor i wzór, a ty bierzesz wszystkie jednego koloru albo wszystkie jednego wzoru.
page-learn-garden-colour-task = Wskaż żółty heksagon i weź wszystko, co żółte.
page-learn-garden-colour-after = Oba są już w twoim magazynie. Stos się przesuwa i pojawiają się nowe płytki.
page-learn-garden-pattern = Teraz według wzoru i ze wszystkich miejsc naraz. Duża płyta to kafel ogrodu: leży odkryty, więc jego motyl też się liczy. Z takich samych heksagonów dostaje się tylko jeden.
page-learn-garden-pattern-task = Weź wszystkie motyle.
page-learn-garden-pattern-after = Wszystko musi się zmieścić: magazyn ma 12 miejsc na płytki i jokery oraz 2 na kafle ogrodu. Czego nie zmieścisz, tego nie wolno wziąć.
page-learn-garden-place = Dołożenie kosztuje wartość wzoru: za motyla 3. Sama płytka liczy się za jeden, a z nią płacą dwie inne: motyle w innych kolorach albo żółte w innych wzorach. Joker zastąpi każdą.
page-learn-garden-place-task = Dołóż żółtego motyla obok fontanny i zapłać.
page-learn-garden-place-after = Czym zapłacisz, to przepada: wydawaj to, czego najmniej potrzebujesz.
page-learn-garden-neighbour = Obok innych heksagonów przynajmniej jeden z nich musi mieć ten sam kolor lub wzór. A w grupie koloru ani wzoru nie może być dwóch takich samych heksagonów.
page-learn-garden-neighbour-task = Dołóż żółtego ptaka obok żółtego motyla i zapłać.
page-learn-garden-neighbour-after = Łączy je żółty kolor: tworzą grupę. Grupy od trzech heksagonów punktują na końcu.
page-learn-garden-fountain = Otocz fontannę, a zdobędziesz jokera; posąg lub ławka dają dwa, pawilon trzy. W pierścieniu wolne jest jeszcze jedno pole.
page-learn-garden-fountain-task = Zamknij pierścień jasnoniebieskim motylem i zapłać.
page-learn-garden-fountain-after = Masz jokera: przy płaceniu zastąpi dowolny heksagon.
page-learn-garden-expansion = Kafel powiększa ogród: pięć nowych pól wokół pawilonu. Za jego heksagon płacisz jak za płytkę i tak samo musi pasować. Za 6 punktów można też kupić kafel zakryty.
page-learn-garden-expansion-task = Dołóż kafel ogrodu: wybierz miejsce, obracaj, aż będzie pasował, i połóż go.
page-learn-garden-expansion-after = Jest miejsce na więcej! Każdy pawilon daje też punkt po każdej rundzie.
page-learn-garden-wheel = Kto skończył, pasuje; kto spasuje pierwszy, traci punkt i zaczyna następną rundę. Gdy wszyscy spasują, koło pokazuje, co punktuje: w tej rundzie ptaki, kolor ciemnofioletowy i motyle.
page-learn-garden-wheel-task = Spasuj i zachowaj, co masz w magazynie.
page-learn-garden-wheel-after = Trzy ptaki dały 3 punkty, dwa motyle 4, a pawilon 1.
page-learn-garden-groups = Czwarta runda jest ostatnia. Potem każda grupa co najmniej trzech heksagonów koloru albo wzoru daje sumę wartości, joker daje 1, a to, co zostało w magazynie, kosztuje swoją wartość.
page-learn-garden-groups-task = Spasuj ostatni raz i zachowaj, co masz w magazynie.
page-learn-garden-end = Cztery żółte heksagony razem dały 2 + 3 + 5 + 6 = 16 punktów, trzy ptaki 6. Dwa jokery dały 2, a roślina pozostała w magazynie kosztowała 5. Masz najwięcej punktów i wygrywasz: dobra robota!
