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
