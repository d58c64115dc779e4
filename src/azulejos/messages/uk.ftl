## Records

record-heading-turn = Хід
record-heading-player = Гравець
record-heading-moves = Дії
record-heading-clock = Залишок часу
record-heading-value = Оцінка
record-heading-comment = Коментар
record-round = Раунд { $number }
record-deal = Роздача: { $items }
record-scores = Рахунок: { $scores }
record-player = Гравець { $player }
record-result = { $reason ->
    [row] Кінець: заповнено рядок.
    [deadlock] Кінець: ніхто вже не міг заповнити рядок.
    [max_rounds] Кінець після узгодженої кількості раундів.
   *[other] Кінець ({ $reason }).
} Рахунок: { $scores }. { $count ->
    [one] Перемога: { $winners }.
   *[other] Спільна перемога: { $winners }.
}
record-unfinished = Гру не завершено.
record-position = Позиція після ходу { $turn }: { $position }
record-to-move = Ходить: { $player }
record-ok = { $path }: запис правильний. { $turns ->
    [one] { $turns } хід.
    [few] { $turns } ходи.
    [many] { $turns } ходів.
   *[other] { $turns } ходу.
} { $result }
record-written = Записано: { $path }
error-record-at = У записі { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}; очікувалося число від 0 до { $turns }.
error-record-file = Не вдається прочитати або записати файл ({ $cause }).
error-record-exists = Файл уже існує; --force його замінить.
error-record-text = У тексті є «{ $value }»; очікувалося { $expected }.
error-record-line = Є «{ $value }»; очікувалося { $expected }.
error-record-header = Є «{ $value }»; очікувався заголовок { $expected }.
error-record-header-twice = Заголовок { $value } повторюється.
error-record-header-order = Заголовок { $value } стоїть запізно; очікуваний порядок: { $expected }.
error-record-cut-short = Запис обірвано; очікувалися ще рядки, аж до { $expected }.
error-record-json = Є «{ $value }»; очікувалося { $expected }.
error-record-unwritable = Цей запис не можна записати так, щоб його можна було прочитати.
error-record-game = Гра { $found } тут невідома; очікувалося { $expected }.
error-record-rules-version = Запис відповідає версії { $found } правил; ця програма знає версію { $expected }.
error-record-option = Є «{ $found }»; очікувалося { $expected }.
error-record-position = З цієї позиції гра не може початися. { $why }
error-record-spelling = Записано «{ $found }»; очікувалося { $expected }.
error-record-order = Є рядок «{ $found }»; очікувалося { $expected }.
error-record-deal = Така роздача тут неможлива: { $found }. { $why }
error-record-seat = Ходить місце { $found }; очікувалося місце { $expected }.
error-record-move = Такий хід тут неможливий: { $found }. { $why }
error-record-round = Є «{ $found }»; очікувалося «{ $expected }».
error-record-scores = Є «{ $found }»; записана гра веде до «{ $expected }».
error-record-result = Є «{ $found }»; записана гра веде до «{ $expected }».
error-record-fingerprint = Є «{ $found }»; записана гра веде до «{ $expected }».
error-record-digest = Є «{ $found }»; очікувалося «{ $expected }»: якусь роздачу чи дію вище змінено.
error-turn-incomplete = Хід неповний: до нього належать ще дії.
