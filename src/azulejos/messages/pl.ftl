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
error-opening-position = Z tej pozycji gra nie może się zacząć: { $value }.
error-turn-incomplete = Tura nie jest pełna: należy do niej więcej ruchów.

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
play-resume-later = Dalszy ciąg później: { $command }
play-record-written = Zapis gry: { $file }
play-discarded = Gra nie została zachowana.
play-keep = Zachować grę, aby dokończyć później? [T/n]{ " " }
play-keep-no = n nie
play-interrupted = Przerwano.
play-hint = Twój ruch, na przykład { $example }. Enter pokazuje ruchy, ? pomoc, q kończy.
play-forced = Jedyna możliwość, więc zagrana za Ciebie: { $code }
play-undone = Cofnięto.
play-undone-deal = Cofnięto. Następna runda zostanie rozdana od nowa.
play-nothing-to-undo = Nie ma czego cofnąć.
play-language = Odtąd po polsku.
play-no-number = Na liście nie ma { $value }, są numery od 1 do { $expected }.
play-preview-what = Podgląd którego ruchu? Na przykład: p { $example }
play-preview = Po ruchu { $code }:
play-preview-points = Punkty, { $who }: { $before } → { $after }
play-log-empty = W tej rundzie nic się jeszcze nie wydarzyło.
play-list-hint = Wpisz numer z listy albo cały ruch, na przykład { $example }.
play-ranking = Wynik
play-column-place = Miejsce
play-column-player = Gracz
play-column-total = razem
play-winner = Zwycięstwo: { $who }
play-winners-shared = Wspólne zwycięstwo: { $names }
play-ended = Koniec gry: { $why }
points-start = na początku

play-help =
    Polecenia
      3B2     zagraj ruch podany kodem, wielkimi lub małymi literami
      3B      pokaż, dokąd mogą trafić te płytki
      Enter   pokaż wszystkie ruchy; potem wpisz numer z listy
      p 3B2   podgląd: co by się stało, bez grania
      u       cofnij ostatnią turę albo ostatni krok tej tury
      b       pokaż planszę jeszcze raz
      h       co się wydarzyło w tej rundzie (albo: log)
      pos     pozycja jako jeden wiersz tekstu
      l pl    zmień język: en, pl, uk
      s       powiedz, gdzie zapisano grę (zapisuje się każda tura)
      q       zakończ
      ?       ta pomoc

error-play-seats-count = --seats wymienia { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}. Oczekiwano: { $players }, po jednym na gracza
error-play-seat-name = --seats: „{ $value }” nie jest imieniem. Oczekiwano: imienia do 40 liter albo bota: { $expected }
error-play-no-board = Nie ma planszy w terminalu dla { $value }. Oczekiwano: { $expected }
error-play-bad-save = { $file } nie jest zapisaną grą.
error-play-damaged-save = { $file } jest uszkodzony i nie da się go wznowić: { $cause }
error-play-nothing-to-resume = W { $folder } nie ma niedokończonej gry.
error-play-resume-alone = --resume wznawia grę taką, jaka jest. Pomiń { $value }.
error-play-position-alone = --position mówi o grze wszystko. Pomiń { $value }.
error-play-position-over = Gra w tej pozycji jest skończona.
## Azul

azul-name = Azul
azul-example = 3B2
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
event-line-fell = { $who }: { azul-tile } nie ma wolnego pola w rzędzie { $source_number }, spada cała linia: { azul-tiles }
event-scored-alone = { $who }: płytka w rzędzie { $target_number } i kolumnie { $target_column } stoi sama: +{ $points }
event-scored-across = { $who }: płytki obok siebie w rzędzie { $target_number }: +{ $points }
event-scored-down = { $who }: płytki pod sobą w kolumnie { $target_column }: +{ $points }
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
    [max_rounds] rozegrano umówioną liczbę rund.
    [resigned] ktoś się poddał.
   *[other] { $reason }
}

points-scored-alone = same
points-scored-across = poziomo
points-scored-down = pionowo
points-floor-scored = podłoga
points-row-bonus = rzędy
points-column-bonus = kolumny
points-colour-bonus = kolory

azul-rules =
    Azul w skrócie
      Weź wszystkie płytki jednego koloru z jednego warsztatu, a pozostałe z niego trafiają na środek;
      albo weź wszystkie płytki jednego koloru ze środka. Kto w rundzie zrobi to pierwszy, dostaje też
      płytkę gracza rozpoczynającego [1]: leży ona na podłodze i kosztuje, ale daje początek następnej rundy.
      Połóż płytki w jednej linii wzoru. Linia mieści jeden kolor, i to taki, którego nie ma jeszcze
      w jej rzędzie ściany. Co się nie mieści, spada na podłogę.
      Gdy wszystko jest wzięte, każda pełna linia przesuwa jedną płytkę na ścianę. Liczy się nieprzerwany
      ciąg w poziomie i nieprzerwany ciąg w pionie, a samotna płytka daje 1. Potem kary za podłogę.
      Gra kończy się po rundzie, w której ktoś ukończył poziomy rząd. Każdy pełny rząd daje 2 punkty,
      kolumna 7, a komplet pięciu płytek koloru 10.
      Na szarej ścianie kolumnę wybierasz sam: żaden kolor dwa razy w rzędzie ani w kolumnie.

    Ruch ma trzy znaki
      skąd    od 1 do 9 warsztat, C środek
      kolor   B niebieski, Y żółty, R czerwony, K czarny, W biały
      dokąd   od 1 do 5 linia, F podłoga
      T24     na szarej ścianie: płytka z linii 2 idzie do kolumny 4
