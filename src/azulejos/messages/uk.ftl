### Українська. Три каталоги мають ті самі тексти, у тому самому порядку й з тими самими змінними.

## commands

heading-game = Гра
heading-players = Гравці
heading-variants = Варіанти
heading-options = Параметри
heading-variant = Варіант
heading-seat = Місце
heading-bot = Бот
heading-mean-score = Середній рахунок
heading-wins = Перемоги
heading-wins-share = Частка
heading-move = Хід
heading-count = Кількість
heading-playouts = Ігор/с
heading-moves = Ходи/с
heading-ns-per-move = нс/хід
heading-legal-ns = можливі ходи, нс
heading-simulations = симуляцій/с
heading-nodes = вузлів/с
heading-bytes-per-node = байтів/вузол
heading-two-threads = виграш від двох потоків
heading-batch = Ігор водночас
heading-steps = кроків/с
heading-steps-two-threads = кроків/с, два потоки
heading-environment = Середовище
heading-positions = Позиції
heading-log-loss = Логарифмічна втрата
heading-chance-error = Похибка шансу
heading-points-error = Похибка очок
heading-points-bias = Зсув очок
heading-rank-correlation = Рангова кореляція
heading-best-found = Найкращий хід
heading-chance-lost = Втрачений шанс
heading-chance-said = Шанс
heading-chance-won = Перемоги
heading-seats-judged = Місця
judge-everybody = разом
judge-calibration = Із місць, яким давали такий шанс, перемогло:
heading-figure = Показник
heading-value = Значення
games-option = { $name }: { $expected }, типово { $usual }
games-option-of-variant = { $name } (лише { $variants }): { $expected }, типово { $usual }
progress-games = Триває гра
progress-perft = Триває підрахунок
progress-bench = Вимірювання
player-count = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
simulate-title = { $game }, { $variant }, { player-count }
simulate-played = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
} і { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
} за { $seconds } с
simulate-speed = { $games_per_second } ігор/с, { $moves_per_second } ходів/с
simulate-ties = Спільні перемоги: { $ties }
simulate-limited = { $games ->
    [one] Перервано { $games } гру
    [few] Перервано { $games } гри
    [many] Перервано { $games } ігор
   *[other] Перервано { $games } гри
} після { $moves ->
    [one] { $moves } ходу
    [few] { $moves } ходів
    [many] { $moves } ходів
   *[other] { $moves } ходу
}
simulate-checksum = Контрольна сума: { $checksum } (зерно { $seed })
perft-count = { $count ->
    [one] { $count } послідовність
    [few] { $count } послідовності
    [many] { $count } послідовностей
   *[other] { $count } послідовності
} завдовжки { $depth ->
    [one] { $depth } хід
    [few] { $depth } ходи
    [many] { $depth } ходів
   *[other] { $depth } ходу
} за { $seconds } с
perft-position = Позиція: { $position }
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
    [many] { $cores } ядер
   *[other] { $cores } ядра
}, Python { $python }
bench-version = azulejos { $version }, коміт { $commit }, { $mode ->
    [compiled] скомпільовано ({ $flags })
   *[interpreted] інтерпретується
}
bench-playouts = Випадкових ігор за секунду, Azul, 2 гравці, кольорова стіна, один потік
bench-moves = Ходів за секунду
bench-ns-per-move = Наносекунд на хід
bench-clone = copy() з Python, нс
bench-legal = legal_moves() з Python, нс
bench-apply = play() з Python, нс
bench-import = import azulejos, мс
bench-yardstick = Випадкових ігор за секунду, еталонна програма на C++
bench-ratio = Відношення до еталонної програми
bench-rollouts = Azul: симуляції з випадковим дограванням на одну випадкову гру
bench-not-installed = не виміряно: немає пакета { $name }
bench-no-yardstick = Еталонну програму не запущено: { $reason ->
    [no-source] немає її вихідного коду
    [no-compiler] g++ не встановлено
    [compile-failed] g++ не зміг її скомпілювати (потрібен процесор із BMI2)
   *[run-failed] її не вдалося запустити
}

## errors

error-unknown-language = Невідома мова «{ $value }». Очікувалося: { $expected }
error-unknown-environment = Невідоме середовище «{ $value }». Очікувалося: { $expected }
error-unknown-game = Невідома гра «{ $value }». Очікувалося: { $expected }
error-other-game = Це параметри гри { $value }, а не { $expected }.
error-unknown-variant = { $game } не має варіанта «{ $value }». Очікувалося: { $expected }
error-unknown-option = { $game } не має параметра «{ $value }». Очікувалося: { $expected }
error-unknown-bot = Невідомий бот «{ $value }». Очікувалося: { $expected }
error-player-count = { $game }: кількість гравців не може бути { $value }. Очікувалося: { $expected }
error-bot-count = --bots: { $value ->
    [one] вказано { $value } назву
    [few] вказано { $value } назви
    [many] вказано { $value } назв
   *[other] вказано { $value } назви
}. Очікувалося: одна для всіх місць або { $expected }, по одній на місце
error-option-variant = { $option } можна вибрати лише для варіанта { $expected }, а не для { $value }.
error-option-value = { $option }: неправильне значення «{ $value }». Очікувалося: { $expected }
error-option-form = --option: не вдається прочитати «{ $value }». Очікувалося: { $expected }
error-command-unknown = Невідома команда «{ $value }». Очікувалося: { $expected }
error-command-missing = Не вказано команди. Очікувалося: { $expected }
error-argument-missing = Бракує аргументу { $argument }. Дивіться --help
error-argument-bad = { $argument }: неправильне значення. Дивіться --help
error-argument-extra = Зайвий аргумент «{ $value }». Дивіться --help
error-switch-unknown = Невідомий параметр { $value }. Дивіться --help
error-switch-usage = { $value }: бракує значення або воно зайве. Дивіться --help
error-usage = { $cause } Дивіться --help
error-file-missing = { $path }: такого файлу немає
error-file-denied = { $path }: немає доступу
error-file-is-folder = { $path } — це тека. Очікувалося: файл
error-folder-missing = { $path }: такої теки немає
error-file-failed = { $path }: { $cause }
error-not-text = Це не текстовий файл. Очікувалося: UTF-8, але байт { $place } до нього не належить
error-illegal-move = Не можна зіграти { $move }: { $why }
error-game-over = Гру закінчено.
error-deal-due = Спершу треба розкласти плитки.
error-no-deal-due = Зараз нічого розкладати.
error-item-not-there = Елемент { $item } не можна витягнути.
error-deal-incomplete = Розкладено не все: треба витягнути ще плитки.
error-turn-complete = Хід уже завершено; ця дія належить до наступного.
error-move-number = { $move } не є ходом. Очікувалося: { $expected }
error-deal-text = Розклад, символ { $column }: не вдається прочитати «{ $value }». Очікувалося: { $expected }
error-position-game = Позиція, символ { $column }: «{ $value }» не є грою. Очікувалося: { $expected }
error-position-field = Позиція, символ { $column }: тут «{ $value }». Очікувалося: { $expected }
error-position-value = Позиція, символ { $column }: «{ $value }» тут неможливе. Очікувалося: { $expected }
error-position-end = Позиція, символ { $column }: зайве «{ $value }» після кінця позиції.
error-clock-time = «{ $value }» не є правильним часом для годинника. Очікувалося в мілісекундах: { $expected }
error-seat-count = { $value ->
    [one] Вказано { $value } місце
    [few] Вказано { $value } місця
    [many] Вказано { $value } місць
   *[other] Вказано { $value } місця
}. Очікувалося: { $expected }
error-unknown-seat = За цим столом немає гравця { $player }. Кількість місць: { $seats }
error-seat-empty = Місце гравця { $player } порожнє.
error-seat-not-free = Місце гравця { $player } зайняте.
error-seat-not-taken = Місце гравця { $player } не зайняте.
error-seat-not-playing = Гравець { $player } уже не грає.
error-wrong-seat = Зараз не хід гравця { $player }.
error-not-open = Стіл ще не відкрито.
error-already-open = Стіл уже відкрито.
error-not-started = Гра ще не почалася.
error-time-up = У гравця { $player } вичерпався час.
error-time-left = Гравець { $player } ще має час: { $milliseconds } мс.
error-no-clock = Годинник гравця { $player } не йде.
error-time-runs-back = Час { $at } раніший за час останнього запису, { $last }.
error-nothing-to-undo = Гравцеві { $player } немає чого скасовувати.
error-no-undo-request = Ніхто не просив скасувати хід.
error-undo-pending = Гравець { $player } уже попросив скасувати хід.
error-undo-needs-consent = Гравець { $player } може скасувати хід лише за згодою інших. Бракує згод: { $asked }
error-not-asked = Гравця { $player } не питали про згоду.
error-no-such-turn = Ходу { $to } немає. Кількість ходів: { $turns }
error-stale = Ситуація за столом змінилася: записів тепер { $seq }, а не { $expected }.
error-fingerprint = Запис журналу столу не веде до позиції, яку називає. Є { $value }, очікувалося { $expected }
error-nobody = Гравець { $player } мусить мати ім’я, а його не вказано.
error-script-ended = Список витягувань закінчується перед витягуванням { $draw }.
error-entry-kind = «{ $value }» не є записом журналу столу. Очікувалося: { $expected }
error-entry-data = Запис журналу столу, { $field }: тут «{ $value }». Очікувалося: { $expected }
azul-colour = { $tile ->
    [blue] синій
    [yellow] жовтий
    [red] червоний
    [black] чорний
   *[white] білий
}
error-azul-move-code = «{ $move }» не є ходом в Azul. Наприклад: { $expected }
error-azul-tiling-now = Триває викладання мозаїки, плитки брати не можна.
error-azul-offer-now = Триває вибір плиток; мозаїку викладають пізніше.
error-azul-no-such-factory = Вітрини { $factory } немає. Очікувалося: від 1 до { $expected } або центр столу
error-azul-colour-not-there = { $source_kind ->
    [centre] У центрі столу
   *[factory] На вітрині { $source_number }
} немає { $tile ->
    [blue] синьої
    [yellow] жовтої
    [red] червоної
    [black] чорної
   *[white] білої
} плитки.
error-azul-line-full = Лінія візерунка { $line } заповнена.
error-azul-line-other-colour = Лінія візерунка { $line } вже має { $holds ->
    [blue] синій
    [yellow] жовтий
    [red] червоний
    [black] чорний
   *[white] білий
} колір, тому { azul-colour } туди не підходить.
error-azul-wall-has-colour = У рядку { $row } стіни вже є { azul-colour } колір.
error-azul-wall-is-printed = На кольоровій стіні кожна плитка йде на місце свого кольору.
error-azul-other-line-first = Лінію візерунка { $expected } викладають перед лінією { $line }.
error-azul-space-taken = Місце в рядку { $space_number }, стовпчику { $space_column } вже зайняте.
error-azul-column-has-colour = У стовпчику { $column } стіни вже є { azul-colour } колір.
error-azul-tile-count = Колір { azul-colour }: є { $found ->
    [one] { $found } плитка
    [few] { $found } плитки
    [many] { $found } плиток
   *[other] { $found } плитки
}. Очікувалося: { $expected }
error-azul-colour-twice-in-row = Гравець { $player }: у рядку { $row } стіни { azul-colour } колір трапляється двічі.
error-azul-colour-twice-in-column = Гравець { $player }: у стовпчику { $column } стіни { azul-colour } колір трапляється двічі.
error-azul-wrong-space = Гравець { $player }: у рядку { $row }, стовпчику { $column } стіни лежить { $found ->
    [blue] синя
    [yellow] жовта
    [red] червона
    [black] чорна
   *[white] біла
} плитка. Очікувалося: { $expected ->
    [blue] синя
    [yellow] жовта
    [red] червона
    [black] чорна
   *[white] біла
}.
error-azul-line-of-two-colours = Гравець { $player }: у лінії візерунка { $line } більш ніж один колір.
error-azul-line-colour-on-wall = Гравець { $player }: у лінії візерунка { $line } є { azul-colour } колір, який уже має її рядок стіни.
error-azul-full-line-left = Гравець { $player }: лінія візерунка { $line } заповнена, хоча мозаїку вже викладено.
error-azul-two-markers = Гравець { $player }: кількість маркерів першого ходу на підлозі — { $found }. Очікувалося: щонайбільше 1.
error-azul-marker-not-held = Гравець { $player }: маркер першого ходу лежить на підлозі того, хто його не має.
error-azul-marker-not-on-floor = Гравець { $player } має маркер першого ходу. Очікувалося: на підлозі, де є місце.
error-azul-floor-not-empty = Гравець { $player }: на підлозі лежать плитки, хоча мозаїку вже викладено.
error-azul-nothing-on-display = Немає плиток, які можна взяти, а триває вибір плиток.
error-azul-tiles-on-display = { $found ->
    [one] Залишилася { $found } плитка
    [few] Залишилися { $found } плитки
    [many] Залишилося { $found } плиток
   *[other] Залишилося { $found } плитки
}, яких ніхто не взяв. Очікувалося: 0.
error-azul-centre-not-empty = Під час розкладання в центрі столу { $found ->
    [one] лежить { $found } плитка
    [few] лежать { $found } плитки
    [many] лежить { $found } плиток
   *[other] лежить { $found } плитки
}. Очікувалося: 0.
error-azul-factory-out-of-order = На вітрині { $factory } { $found ->
    [one] лежить { $found } плитка
    [few] лежать { $found } плитки
    [many] лежить { $found } плиток
   *[other] лежить { $found } плитки
}, а вітрини заповнюють одну за одною.
error-azul-deal-complete = Усі вітрини заповнено, а триває розкладання.
error-azul-no-tile-left = Плиток для розкладання не залишилося, а триває розкладання.
error-azul-start-without-marker = Починає гравець { $player }. Очікувалося: той, хто має маркер першого ходу.
error-azul-not-the-starting-player = Ходить гравець { $player }. Очікувалося: той, хто починає.
error-azul-round-too-late = Раунд { $round } запізній. Очікувалося: щонайбільше { $expected }.
error-azul-row-too-full = Гравець { $player }: у рядку { $row } стіни { $found ->
    [one] лежить { $found } плитка
    [few] лежать { $found } плитки
    [many] лежить { $found } плиток
   *[other] лежить { $found } плитки
}. Очікувалося після стількох раундів: щонайбільше { $expected }.
error-azul-no-tiling-decisions = На кольоровій стіні під час викладання мозаїки нічого вирішувати.
error-azul-nothing-to-tile = Гравець { $player } не має лінії, яку треба викласти.
error-azul-reason-too-early = Гру не закінчено, а вказано причину її кінця: { $reason }.
error-azul-reason-missing = Гру закінчено. Очікувалося: причина її кінця.
error-azul-reason-untrue = Гра закінчилася не з причини { $reason }. Очікувалося: { $expected }.
error-azul-game-not-over = Гру не закінчено: ніщо її не завершило.
error-azul-row-complete = Гравець { $player }: рядок { $row } був повний ще до цього раунду, тож гру закінчено.
error-azul-deadlocked = Ніхто вже не може заповнити рядок, тож гру закінчено.

## Bots that are programs

error-bot-command = Бот «{ $bot }»: «{ $value }» не є командою.
error-bot-not-started = Бот «{ $bot }»: не вдалося запустити { $command }: { $cause }
error-bot-slow-start = Бот «{ $bot }» не був готовий через { $seconds } с. Його останнє повідомлення: «{ $said }»
error-bot-version = Бот «{ $bot }» використовує версію «{ $value }» протоколу. Очікувалося: { $expected }. Його останнє повідомлення: «{ $said }»
error-bot-crashed = Бот «{ $bot }» несподівано завершив роботу, код виходу { $exit }. Його останнє повідомлення: «{ $said }»
error-bot-output-closed = Бот «{ $bot }» закрив своє виведення. Його останнє повідомлення: «{ $said }»
error-bot-hung = Бот «{ $bot }» не відповів за { $seconds } с. Його останнє повідомлення: «{ $said }»
error-bot-flood = Бот «{ $bot }» написав понад { $limit } байтів і не відповів. Його останнє повідомлення: «{ $said }»
error-bot-long-line = Бот «{ $bot }» написав задовгий рядок. Найбільше байтів: { $limit }. Його останнє повідомлення: «{ $said }»
error-bot-nonsense = Бот «{ $bot }» відповів «{ $value }». Очікувалося: { $expected }. Його останнє повідомлення: «{ $said }»
error-bot-illegal = Бот «{ $bot }» хотів зіграти { $move }, а це не дозволено ({ $reason }). { $why } Його останнє повідомлення: «{ $said }»
error-bot-refused = Бот «{ $bot }» відмовився: { $value }. Його останнє повідомлення: «{ $said }»
error-bot-line-value = { $name }: неправильне значення «{ $value }». Очікувалося: { $expected }
error-bot-line-pairs = «{ $value }» не має значення. Очікувалося: назви зі значеннями
error-bot-line-length = Рядок задовгий. Найбільше байтів: { $limit }
error-bot-no-position = Бракує позиції. Очікувалося перед «go»: рядок «position …»
error-bot-no-budget = Бракує бюджету. Очікувалося: { $expected }
bot-token-made = Це токен бота «{ $name }». Його видно лише зараз: тримайте його в таємниці й передайте тому, хто запускає бота.
bot-token-revoked = «{ $name }» більше не може грати на цьому сервері.
bot-token-none = Жоден бот ще не має токена. Щоб створити його: azulejos bot-token NAME
remote-connected = { $name }: з’єднано з { $url }. Зупинити: Ctrl-C.
remote-lost = З’єднання втрачено. Встановлюю його знову …
remote-accepted = Стіл { $table }: грає проти { $by }
remote-declined = Стіл { $table }: відмова, усі столи зайняті (--tables)
remote-restarted = Стіл { $table }: програму запущено знову. { $why }
remote-failed = Стіл { $table }: здається. { $why }
remote-over = Стіл { $table }: { $result ->
    [won] перемога
    [shared] спільна перемога
    [lost] поразка
   *[none] закрито без результату
}
error-bot-token-missing = Бракує токена бота. Очікувалося: у { $variable } або у файлі після --token-file
error-bot-token-unknown = Жоден бот на ім’я «{ $name }» не має токена.
error-network-bot-name = Бот не може зватися «{ $value }». Очікувалося: одне слово, не більше 40 літер, цифр і знаків . : + -
error-remote-unreachable = Не вдається з’єднатися з { $url }: { $cause }
error-remote-status = Сервер відповів статусом { $status }. Чи це адреса сервера Azulejos?
error-remote-signed-out = Сервер розірвав з’єднання: токен більше не дійсний.
error-remote-replaced = З тим самим токеном з’єдналася інша програма.
error-remote-opponent = На цьому сервері немає суперника «{ $name }». Очікувалося: { $expected }
error-remote-match-declined = { $name } не приймає виклик.
error-remote-time = Йому забракло часу.
error-remote-resigned = Він здався.

## Records

record-heading-turn = Хід
record-heading-player = Гравець
record-heading-moves = Дії
record-heading-clock = Залишок часу
record-heading-value = Оцінка
record-heading-comment = Коментар
record-round = Раунд { $number }
record-deal = Роздача: { $items }
record-variation = Натомість: { $line }
record-scores = Рахунок: { $scores }
record-player = Гравець { $player }
record-result = { $reason ->
    [row] Кінець: заповнено рядок.
    [deadlock] Кінець: ніхто вже не міг заповнити рядок.
    [max_rounds] Кінець після домовленої кількості раундів.
    [rounds] Кінець після останнього раунду.
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
error-record-exists = Файл уже існує; --force його замінить.
error-record-text = У тексті є «{ $value }»; очікувалося { $expected }.
error-record-line = Є «{ $value }»; очікувалося { $expected }.
error-record-header = Є «{ $value }»; очікувався заголовок { $expected }.
error-record-header-twice = Заголовок { $value } повторюється.
error-record-header-order = Заголовок { $value } розташовано запізно; очікуваний порядок: { $expected }.
error-record-cut-short = Запис обірвано; очікувалися ще рядки, аж до { $expected }.
error-setup-part = У цій позиції немає нічого з назвою «{ $value }».
error-setup-value = Таке значення тут неможливе. Очікувалося: { $expected }
error-record-too-deep = Забагато гілок одна в одній; їх може бути щонайбільше { $expected }.
error-record-too-long = У цьому записі { $found } роздач і ходів; показати можна щонайбільше { $expected }.
error-record-tree = Крок { $line } іде після кроку { $value }, якого перед ним немає.
error-record-json = Є «{ $value }»; очікувалося { $expected }.
error-record-unwritable = Цей запис не можна зберегти так, щоб його потім можна було прочитати.
error-record-game = Невідома гра { $found }; очікувалося { $expected }.
error-record-rules-version = Запис відповідає версії { $found } правил; ця програма знає версію { $expected }.
error-record-option = Є «{ $found }»; очікувалося { $expected }.
error-record-position = З цієї позиції гра не може початися. { $why }
error-record-spelling = Записано «{ $found }»; очікувалося { $expected }.
error-record-order = Є рядок «{ $found }»; очікувалося { $expected }.
error-record-deal = Така роздача тут неможлива: { $found }. { $why }
error-record-seat = Ходить місце { $found }; очікувалося місце { $expected }.
error-record-move = Такий хід тут неможливий: { $found }. { $why }
error-record-round = Є «{ $found }»; очікувалося «{ $expected }».
error-record-scores = Є «{ $found }»; за ходом гри виходить «{ $expected }».
error-record-result = Є «{ $found }»; за ходом гри виходить «{ $expected }».
error-record-fingerprint = Є «{ $found }»; за ходом гри виходить «{ $expected }».
error-record-digest = Є «{ $found }»; очікувалося «{ $expected }»: якусь роздачу чи дію вище змінено.
error-opening-position = З цієї позиції гра не може початися: { $value }.
error-turn-incomplete = Хід не завершено: бракує подальших дій.

## The terminal game

play-you = Ви
play-title = { $game } · { $variant } · гравців: { $players }
play-round = Раунд { $round }
play-to-move = хід: { $who }
play-over = гру завершено
play-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
play-saving-to = Гра зберігається після кожного ходу: { $file }
play-saved = Збережено: { $file }
play-resumed = Відновлено: { $file }
play-resume-later = Продовжити пізніше можна командою: { $command }
play-record-written = Запис гри: { $file }
play-discarded = Гру не збережено.
play-keep = Зберегти гру, щоб продовжити пізніше? [Т/н]{ " " }
play-keep-no = н ні n
play-interrupted = Перервано.
play-hint = Ваш хід, наприклад { $example }. Enter показує ходи, ? довідка, q вихід.
play-forced = Можливий був лише один хід, його зіграно за вас: { $code }
play-undone = Скасовано.
play-undone-deal = Скасовано. Те, що роздали після цього, буде роздано заново.
play-nothing-to-undo = Немає чого скасовувати.
play-language = Мова: українська.
play-no-number = У списку немає { $value }, номери від 1 до { $expected }.
play-preview-what = Який хід переглянути? Наприклад: p { $example }
play-preview = Якщо зіграти { $code }:
play-preview-points = Очки, { $who }: { $before } → { $after }
play-hint-thinking = Думаю секунду …
play-hint-best = Найкращий хід: { $turn }. Шанс на перемогу { $chance }, очікуваний кінцевий рахунок { $points } до { $others }.
play-hint-other = Теж добре: { $turn } (шанс на перемогу { $chance }, { $points } до { $others }).
play-log-empty = У цьому раунді ще нічого не сталося.
play-list-hint = Введіть номер зі списку або весь хід, наприклад { $example }.
play-ranking = Результат
play-column-place = Місце
play-column-player = Гравець
play-column-total = разом
play-winner = Перемога: { $who }
play-winners-shared = Спільна перемога: { $names }
points-start = початок

play-help =
    Команди
      { $example } зіграти хід за кодом, великими чи малими літерами
      { $beginning } показати, куди можна покласти ці плитки
      Enter   показати всі ходи; потім введіть номер зі списку
      { $preview } переглянути хід, не граючи його
      t       підказка: найкращий хід, шанс на перемогу й очікуваний рахунок (або: hint)
      u       скасувати останній хід або останній крок цього ходу
      b       показати планшети ще раз
      h       показати, що сталося в цьому раунді (або: log)
      pos     показати позицію одним рядком тексту
      l pl    змінити мову: en, pl, uk
      s       показати, де збережено гру (зберігається після кожного ходу)
      q       вийти
      ?       показати цю довідку

error-play-seats-count = У --seats { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}. Очікувалося: { $players }, по одному на гравця
error-play-seat-name = --seats: «{ $value }» не є іменем. Очікувалося: ім’я до 40 літер або бот: { $expected }
error-play-no-board = Для { $value } немає поля в терміналі. Очікувалося: { $expected }
error-play-save-exists = { $file } вже існує. Для --save потрібен новий файл; --resume продовжує збережену гру.
error-play-bad-save = { $file } не є збереженою грою.
error-play-damaged-save = { $file } пошкоджено, гру не можна продовжити: { $why }
error-play-nothing-to-resume = У { $folder } немає незавершеної гри.
error-play-resume-alone = --resume продовжує гру з її власними налаштуваннями. Не вказуйте { $value }.
error-play-position-alone = --position уже описує всю гру. Не вказуйте { $value }.
error-play-position-over = У цій позиції гру вже закінчено.
## Azul

azul-name = Azul
azul-variant = { $variant ->
    [grey] сіра стіна
   *[standard] кольорова стіна
}
azul-phase = { $phase ->
    [deal] роздача
    [offer] вибір плиток
    [tiling] викладання мозаїки
   *[end] кінець
}
azul-centre = Центр
azul-bag = Торбинка
azul-lid = Кришка
azul-starts-next = починає наступний раунд
azul-tile = { $tile ->
    [blue] синя плитка
    [yellow] жовта плитка
    [red] червона плитка
    [black] чорна плитка
   *[white] біла плитка
}
azul-tiles = { $amount ->
    [one] { $amount } { azul-tile }
    [few] { $amount } { $tile ->
        [blue] сині
        [yellow] жовті
        [red] червоні
        [black] чорні
       *[white] білі
    } плитки
   *[many] { $amount } { $tile ->
        [blue] синіх
        [yellow] жовтих
        [red] червоних
        [black] чорних
       *[white] білих
    } плиток
}
azul-any-tiles = { $amount ->
    [one] { $amount } плитка
    [few] { $amount } плитки
   *[many] { $amount } плиток
}
azul-from = { $source_kind ->
    [centre] з центру
   *[factory] з вітрини { $source_number }
}
azul-to = { $target_kind ->
    [floor] на підлогу
   *[line] у лінію { $target_number }
}
azul-tile-points = { $across ->
    [0] { $down ->
        [0] сама = +{ $points }
       *[other] по вертикалі { $down } = +{ $points }
    }
   *[other] { $down ->
        [0] по горизонталі { $across } = +{ $points }
       *[other] по горизонталі { $across } + по вертикалі { $down } = +{ $points }
    }
}

choice-azul-take-from = { azul-tiles } { azul-from }
choice-azul-take-short = { azul-tiles }
choice-azul-take-to = { $target_kind ->
    [floor] підлога
   *[line] лінія { $target_number }
}
choice-azul-tile-from = { azul-tile } з лінії { $source_number }
choice-azul-tile-short = { azul-tile }
choice-azul-tile-to = стовпчик { $target_column }

effect-marker-taken = з маркером першого ходу
effect-tiles-dropped = { $amount ->
    [one] { $amount } падає на підлогу
    [few] { $amount } падають на підлогу
   *[many] { $amount } падає на підлогу
}
effect-floor-overflowed = { $amount } у кришку
effect-tile-scored = { azul-tile-points }
advice-tiles-taken = Візьміть { azul-from } { azul-to }: { azul-tiles }
advice-tile-scored = Покладіть у стовпчик { $target_column }: { azul-tile }
why-tiles-taken = { $missing ->
    [none] Там це коштує найменше
    [0] Лінія { $target_number } буде повна
   *[other] У лінії { $target_number } бракуватиме ще: { $missing }
}
why-marker-taken = Ви починаєте наступний раунд
why-tiles-dropped = Плиток, що впадуть на підлогу: { $amount }
why-tile-scored = { azul-tile-points }

item-tiles = { azul-tiles }

event-tile-drawn = Вітрина { $target_number }: { azul-tile }
event-lid-poured = Торбинка порожня: { $amount ->
    [one] до неї повертається { azul-any-tiles }
    [few] до неї повертаються { azul-any-tiles }
   *[many] до неї повертається { azul-any-tiles }
} з кришки коробки.
event-round-opened = Раунд { $round }: вітрини заповнено. Починає: { $who }
event-tiles-taken = { $who }: { azul-tiles } { azul-from } { azul-to }
event-tiles-moved-to-centre = { azul-tiles } у центр
event-rest-to-centre = решта в центр: { $tiles }
event-marker-taken = { $target_kind ->
    [floor] маркер першого ходу займає місце на підлозі
   *[none] маркер першого ходу без штрафу, бо підлога повна
}
event-line-filled = { azul-tiles } у лінії { $target_number }
event-tiles-dropped = { $amount ->
    [one] { azul-any-tiles } падає на підлогу
    [few] { azul-any-tiles } падають на підлогу
   *[many] { azul-any-tiles } падає на підлогу
}
event-floor-overflowed = { $amount ->
    [one] { azul-any-tiles } не вміщається на підлозі й іде в кришку без штрафу
    [few] { azul-any-tiles } не вміщаються на підлозі й ідуть у кришку без штрафу
   *[many] { azul-any-tiles } не вміщається на підлозі й іде в кришку без штрафу
}
event-tile-laid = { $who }: { azul-tile }, рядок { $target_number }, стовпчик { $target_column }
event-tile-scored = { $who }: { azul-tile }, рядок { $target_number }, стовпчик { $target_column }: { azul-tile-points }
event-line-fell = { $who }: { azul-tile } не має вільного місця в рядку { $source_number }, тож уся лінія падає на підлогу: { azul-tiles }
event-scored-alone = { $who }: плитка в рядку { $target_number } і стовпчику { $target_column } не має сусідів: +{ $points }
event-scored-across = { $who }: ряд плиток у рядку { $target_number }: +{ $points }
event-scored-down = { $who }: ряд плиток у стовпчику { $target_column }: +{ $points }
event-floor-scored = { $who }: зайняті місця на підлозі ({ $spaces }): { $points ->
    [0] 0 (рахунок не падає нижче 0)
   *[other] { $points }
}
event-row-bonus = { $who }: повний рядок { $row }: +{ $points }
event-column-bonus = { $who }: повний стовпчик { $column }: +{ $points }
event-colour-bonus = { $who }: набір кольору на стіні ({ $tile ->
    [blue] синій
    [yellow] жовтий
    [red] червоний
    [black] чорний
   *[white] білий
}): +{ $points }
event-game-ended = Кінець гри: { end-azul }
end-azul = { $reason ->
    [row] горизонтальний рядок повний.
    [deadlock] ніхто вже не може заповнити рядок.
    [max_rounds] зіграно домовлену кількість раундів.
    [resigned] один із гравців здався.
   *[other] { $reason }
}

points-scored-alone = самі
points-scored-across = гориз.
points-scored-down = верт.
points-floor-scored = підлога
points-row-bonus = рядки
points-column-bonus = стовпчики
points-colour-bonus = кольори

azul-example = 3B2
azul-rules =
    Azul коротко
      Візьміть усі плитки одного кольору з однієї вітрини, а решту з неї посуньте в центр; або візьміть
      усі плитки одного кольору з центру. Хто в раунді першим бере з центру, отримує й маркер
      першого ходу [1]: він лягає на підлогу й коштує очок, але його власник починає наступний раунд.
      Покладіть плитки в одну лінію візерунка. Лінія вміщує один колір, і лише такий, якого ще
      немає в її рядку стіни. Плитки, що не вміщаються, падають на підлогу.
      Коли всі плитки взято, кожна повна лінія пересуває одну плитку на стіну. Рахується неперервний
      ряд по горизонталі й неперервний ряд по вертикалі, а плитка без сусідів дає 1. Потім ви
      втрачаєте очки за підлогу.
      Гра закінчується після раунду, в якому хтось заповнив горизонтальний рядок. Кожен повний рядок
      дає 2 очки, стовпчик 7, а всі п’ять плиток одного кольору 10.
      На сірій стіні стовпчик обираєте ви: жоден колір двічі в рядку чи стовпчику.

    Хід має три символи
      звідки  від 1 до 9 вітрина, C центр
      колір   B синій, Y жовтий, R червоний, K чорний, W білий
      куди    від 1 до 5 лінія, F підлога
      T24     на сірій стіні: плитка лінії 2 йде у стовпчик 4

## Summer Pavilion

summer-pavilion-name = { $game ->
    [summer_pavilion_mini] Azul: Літній палац Міні
   *[summer_pavilion] Azul: Літній палац
}
summer-pavilion-example = NE4R2
summer-pavilion-variant = { $variant ->
    [grey] сірий бік
   *[coloured] кольоровий бік
}
summer-pavilion-phase = { $phase ->
    [deal] роздача
    [take] вибір плиток
    [lay] викладання плиток
    [pick] бонусні плитки
    [keep] збереження плиток
    [refill] поповнення
   *[end] кінець
}
summer-pavilion-joker = Джокер
summer-pavilion-centre = Центр
summer-pavilion-supply = Запас
summer-pavilion-bag = Торбинка
summer-pavilion-tower = Вежа
summer-pavilion-hand = Рука
summer-pavilion-corner = Кути
summer-pavilion-passed = спасовано
summer-pavilion-starts = має маркер
summer-pavilion-legend = +1 колона, +2 статуя, +3 вікно: бонусні плитки, коли всі ромби навколо закрито
summer-pavilion-colour = { $tile ->
    [purple] фіолетовий
    [green] зелений
    [orange] помаранчевий
    [yellow] жовтий
    [blue] блакитний
   *[red] червоний
}
summer-pavilion-tile = { $tile ->
    [purple] фіолетова плитка
    [green] зелена плитка
    [orange] помаранчева плитка
    [yellow] жовта плитка
    [blue] блакитна плитка
   *[red] червона плитка
}
summer-pavilion-tiles = { $amount ->
    [one] { $amount } { summer-pavilion-tile }
    [few] { $amount } { $tile ->
        [purple] фіолетові
        [green] зелені
        [orange] помаранчеві
        [yellow] жовті
        [blue] блакитні
       *[red] червоні
    } плитки
   *[many] { $amount } { $tile ->
        [purple] фіолетових
        [green] зелених
        [orange] помаранчевих
        [yellow] жовтих
        [blue] блакитних
       *[red] червоних
    } плиток
}
summer-pavilion-any-tiles = { $amount ->
    [one] { $amount } плитка
    [few] { $amount } плитки
   *[many] { $amount } плиток
}
summer-pavilion-from = { $source_kind ->
    [centre] з центру
   *[factory] з вітрини { $source_number }
}
summer-pavilion-and-joker = { $jokers ->
    [0] { "" }
    [one] { " " }і { $jokers } джокер
    [few] { " " }і { $jokers } джокери
   *[many] { " " }і { $jokers } джокерів
}
summer-pavilion-paid = { $jokers ->
    [0] ціна: { summer-pavilion-any-tiles }
   *[other] ціна: { summer-pavilion-any-tiles }, з них джокери: { $jokers }
}
summer-pavilion-star = { $target_place ->
    [centre] зірка C
    [nw] зірка NW
    [ne] зірка NE
    [e] зірка E
    [se] зірка SE
    [sw] зірка SW
   *[w] зірка W
}
summer-pavilion-space = { summer-pavilion-star }, ромб { $target_number }
summer-pavilion-decoration = { $target_kind ->
    [pillar] колона
    [statue] статуя
   *[window] вікно
}

choice-summer-pavilion-take-from = { summer-pavilion-tile } { summer-pavilion-from }
choice-summer-pavilion-take-short = { summer-pavilion-colour } ({ $amount })
choice-summer-pavilion-take-to = { summer-pavilion-any-tiles }, разом із джокером, якщо він там є
choice-summer-pavilion-lay-from = { summer-pavilion-tile }, { summer-pavilion-star }
choice-summer-pavilion-lay-short = { summer-pavilion-colour }
choice-summer-pavilion-lay-to = ромб { $target_number }, ціна { $amount }
choice-summer-pavilion-pick-from = Бонусні плитки із запасу, перший колір: { summer-pavilion-colour }
choice-summer-pavilion-pick-short = спершу { summer-pavilion-colour }
choice-summer-pavilion-pick-to = { summer-pavilion-any-tiles }{ $suggested ->
    [1] { " " }(пропозиція)
   *[0] { "" }
}
choice-summer-pavilion-keep-from = Плитки, збережені в кутах
choice-summer-pavilion-keep-short = { $tile ->
    [none] нічого
    [purple] фіолетовий
    [green] зелений
    [orange] помаранчевий
    [yellow] жовтий
    [blue] блакитний
   *[red] червоний
}
choice-summer-pavilion-keep-to = збережено: { summer-pavilion-any-tiles }{ $suggested ->
    [1] { " " }(пропозиція)
   *[0] { "" }
}
choice-summer-pavilion-pass-from = Пас
choice-summer-pavilion-pass-short = пас
choice-summer-pavilion-pass-to = до кінця цього раунду{ $amount ->
    [0] { "" }
   *[other] { " " }(−{ $amount })
}

effect-summer-pavilion-token-taken = з маркером: { $points }
effect-summer-pavilion-tile-scored = { summer-pavilion-paid }; +{ $points }
effect-summer-pavilion-decoration-surrounded = { summer-pavilion-decoration }: { summer-pavilion-any-tiles }
effect-summer-pavilion-hand-discarded = скинуто: { $amount } ({ $points })
advice-summer-pavilion-tiles-taken = Візьміть { summer-pavilion-from }: { summer-pavilion-tiles }{ summer-pavilion-and-joker }
advice-summer-pavilion-tile-scored = Викладіть: { summer-pavilion-tile }, { page-pavilion-where }{ advice-summer-pavilion-jokers }
advice-summer-pavilion-jokers = { $jokers ->
    [0] { "" }
   *[other] , джокери в оплаті: { $jokers }
}
advice-summer-pavilion-tiles-picked = візьміть із запасу: { $tiles }
advice-summer-pavilion-player-passed = Спасуйте
advice-summer-pavilion-tiles-kept = збережіть: { $tiles }
why-summer-pavilion-tile-scored = { $points ->
    [1] Перша плитка тут: +1
   *[other] Група з { $points }: +{ $points }
}
why-summer-pavilion-decoration-surrounded = Бонус ({ summer-pavilion-decoration }), із запасу: { summer-pavilion-any-tiles }
why-summer-pavilion-tiles-taken = Плиток цього кольору на руці: { $hold }
why-summer-pavilion-player-passed = { $next ->
    [yes] Збережені плитки знадобляться в наступному раунді
   *[no] Більше нічого не дає очок
}

item-summer-pavilion-tiles = { summer-pavilion-tiles }
item-summer-pavilion-colour = { summer-pavilion-colour }

event-summer-pavilion-tile-drawn = { $target_kind ->
    [supply] Запас: { summer-pavilion-tile }
   *[factory] Вітрина { $target_number }: { summer-pavilion-tile }
}
event-summer-pavilion-joker-drawn = Колір-джокер раунду { $round }: { summer-pavilion-colour }
event-summer-pavilion-order-drawn = Витягнуті навмання кольори-джокери шести раундів: { $tiles }
event-summer-pavilion-tower-poured = Торбинка порожня; плиток, що повертаються до неї з вежі: { $amount }.
event-summer-pavilion-round-opened = Раунд { $round }, колір-джокер: { summer-pavilion-colour }. Починає: { $who }
event-summer-pavilion-tiles-taken = { $who }: { summer-pavilion-tiles }{ summer-pavilion-and-joker } { summer-pavilion-from }
event-summer-pavilion-tiles-moved-to-centre = { summer-pavilion-tiles } у центр
event-summer-pavilion-rest-to-centre = решта в центр: { $tiles }
event-summer-pavilion-token-taken = бере маркер першого ходу{ $points ->
    [0] { " " }без втрат: рахунок уже найнижчий
   *[other] : { $points }
}
event-summer-pavilion-laying-opened = Усі плитки взято. Викладати починає: { $who }
event-summer-pavilion-tile-laid = { $who }: { summer-pavilion-tile }, { summer-pavilion-space }; { summer-pavilion-paid }
event-summer-pavilion-group-scored = { $who }: група з { $points }: +{ $points }
event-summer-pavilion-tile-scored = { $who }: { summer-pavilion-tile }, { summer-pavilion-space }, { summer-pavilion-paid }; { $points ->
    [1] без сусідів: +1
   *[other] група з { $points }: +{ $points }
}
event-summer-pavilion-decoration-surrounded = оточено: { summer-pavilion-decoration }, бонус: { summer-pavilion-any-tiles }
event-summer-pavilion-bonus-lapsed = у запасі бракує плиток, пропадає: { summer-pavilion-any-tiles }
event-summer-pavilion-bonus-picked = { $who }: { summer-pavilion-tile } із запасу
event-summer-pavilion-tiles-picked = із запасу: { $tiles }
event-summer-pavilion-player-passed = { $who }: пас у раунді { $round }
event-summer-pavilion-tile-kept = { $who }: збережено { $tile ->
    [purple] фіолетову
    [green] зелену
    [orange] помаранчеву
    [yellow] жовту
    [blue] блакитну
   *[red] червону
} плитку
event-summer-pavilion-tiles-kept = збережено: { $tiles }
event-summer-pavilion-hand-discarded = скинуто плиток: { $amount }, очки: { $points }
event-summer-pavilion-corners-returned = { $who }: з кутів повернуто { summer-pavilion-any-tiles }
event-summer-pavilion-star-bonus = { $who }: { $tile ->
    [none] різнобарвна
    [purple] фіолетова
    [green] зелена
    [orange] помаранчева
    [yellow] жовта
    [blue] блакитна
   *[red] червона
} зірка повна: +{ $points }
event-summer-pavilion-number-bonus = { $who }: закрито всі ромби { $number }: +{ $points }
event-summer-pavilion-game-ended = Кінець гри: { $reason ->
    [rounds] зіграно шість раундів.
    [resigned] один із гравців здався.
   *[other] { $reason }
}

points-summer-pavilion-group-scored = плитки
points-summer-pavilion-token-taken = маркер
points-summer-pavilion-hand-discarded = скинуті
points-summer-pavilion-star-bonus = зірки
points-summer-pavilion-number-bonus = числа

error-summer-pavilion-move-code = «{ $move }» не є ходом у Літньому палаці. Наприклад: { $expected }
error-summer-pavilion-taking-now = Плитки ще беруть.
error-summer-pavilion-laying-now = Зараз викладають плитки: викладіть одну або спасуйте.
error-summer-pavilion-picking-now = Спершу виберіть бонусні плитки із запасу.
error-summer-pavilion-keeping-now = Спершу виберіть, які плитки зберегти в кутах.
error-summer-pavilion-no-such-factory = Вітрини { $factory } немає. Очікувалося: від 1 до { $expected } або центр столу
error-summer-pavilion-colour-not-there = { $source_kind ->
    [centre] У центрі столу
   *[factory] На вітрині { $source_number }
} немає такого кольору: { summer-pavilion-colour }.
error-summer-pavilion-joker-not-alone = Джокер ({ summer-pavilion-colour }) можна взяти лише там, де немає інших кольорів, а { $source_kind ->
    [centre] в центрі столу
   *[factory] на вітрині { $source_number }
} вони є.
error-summer-pavilion-space-taken = На цьому ромбі вже лежить плитка.
error-summer-pavilion-star-of-other-colour = Ця зірка приймає лише один колір: { $holds ->
    [purple] фіолетовий
    [green] зелений
    [orange] помаранчевий
    [yellow] жовтий
    [blue] блакитний
   *[red] червоний
}; { summer-pavilion-colour } не підходить.
error-summer-pavilion-star-has-colour = Усі кольори на цій зірці мають бути різні, а { summer-pavilion-colour } там уже є.
error-summer-pavilion-colour-not-in-hand = У вас на руці немає такого кольору: { summer-pavilion-colour }.
error-summer-pavilion-joker-pays-itself = { summer-pavilion-colour } і є кольором-джокером: за нього платять лише цим кольором.
error-summer-pavilion-only-jokers = За ромб { $number } треба заплатити принаймні однією плиткою кольору: { summer-pavilion-colour }.
error-summer-pavilion-too-few-jokers = Джокерів на руці: { $found }. Очікувалося: { $expected }
error-summer-pavilion-too-few-tiles = Плиток для оплати ({ summer-pavilion-colour } і джокери): { $found }. Очікувалося: { $expected }
error-summer-pavilion-not-in-supply = У запасі немає такого кольору: { summer-pavilion-colour }.
error-summer-pavilion-too-few-behind = Бонусні плитки називають у порядку кольорів, а після кольору { summer-pavilion-colour } їх лишилося б замало. Очікувалося: { $expected }
error-summer-pavilion-out-of-order = Плитки називають у порядку кольорів: { summer-pavilion-colour } раніше, ніж { $expected ->
    [purple] фіолетовий
    [green] зелений
    [orange] помаранчевий
    [yellow] жовтий
    [blue] блакитний
   *[red] червоний
}.
error-summer-pavilion-tile-count = Плиток кольору { summer-pavilion-colour }: { $found }. Очікувалося: { $expected }
error-summer-pavilion-star-mixed = Гравець { $player }, { summer-pavilion-star }: плитки ні всі різні, ні (де дозволено) всі однакові.
error-summer-pavilion-laid-too-early = Гравець { $player }: плиток викладено до першого викладання: { $found }. Очікувалося: 0
error-summer-pavilion-wrong-star = Гравець { $player }: { summer-pavilion-tile } лежить тут: { summer-pavilion-space }, а це інший колір.
error-summer-pavilion-score-too-low = Гравець { $player }: рахунок { $found }. Очікувалося: щонайменше { $expected }
error-summer-pavilion-hand-after-pass = Гравець { $player }: плиток на руці після пасу: { $found }. Очікувалося: 0
error-summer-pavilion-hand-too-full = Гравець { $player }: плиток на руці між раундами: { $found }. Очікувалося: щонайбільше { $expected }
error-summer-pavilion-too-many-kept = Гравець { $player }: плиток у кутах: { $found }. Очікувалося: щонайбільше { $expected }
error-summer-pavilion-kept-without-pass = Гравець { $player }: плиток у кутах: { $found }. Очікувалося: 0, бо нічого не могло бути збережено
error-summer-pavilion-supply-too-full = Плиток у запасі: { $found }. Очікувалося: щонайбільше { $expected }
error-summer-pavilion-supply-not-full = Плиток у запасі: { $found }. Очікувалося: { $expected }
error-summer-pavilion-no-refill-due = Запас зараз не можна поповнити: він повний або плиток не лишилося.
error-summer-pavilion-nothing-on-display = Немає плиток, які можна взяти, а триває вибір плиток.
error-summer-pavilion-tiles-on-display = Плиток, які ще можна взяти: { $found }. Очікувалося: 0
error-summer-pavilion-centre-not-empty = Плиток у центрі під час роздачі: { $found }. Очікувалося: 0
error-summer-pavilion-factory-out-of-order = На вітрині { $factory } плиток: { $found }, а вітрини заповнюють по черзі.
error-summer-pavilion-deal-complete = Усі вітрини повні, а триває роздача.
error-summer-pavilion-no-tile-left = Немає плиток для роздачі, а триває роздача.
error-summer-pavilion-joker-order = Порядок джокерів: { $found }. Очікувалося: { $expected }
error-summer-pavilion-joker-twice = Порядок джокерів: { $found }. Очікувалося: кожен колір один раз
error-summer-pavilion-joker-missing = Порядок джокерів: { $found }. Очікувалося: шість кольорів до першої плитки
error-summer-pavilion-token-not-in-centre = Маркер першого ходу має гравець { $player }. Очікувалося: в центрі, між раундами.
error-summer-pavilion-start-without-token = Починає гравець { $player }. Очікувалося: той, хто має маркер першого ходу.
error-summer-pavilion-not-the-starting-player = Хід має гравець { $player }. Очікувалося: той, хто починає.
error-summer-pavilion-passed-too-early = Гравець { $player } спасував, а зараз ніхто не може пасувати.
error-summer-pavilion-has-passed = Хід має гравець { $player }, а він уже спасував.
error-summer-pavilion-too-many-picks = Бонусних плиток до вибору: { $expected }, а в запасі від наступного кольору: { $found }.
error-summer-pavilion-nothing-laid = Гравець { $player } бере бонусні плитки, а нічого не виклав.
error-summer-pavilion-nothing-to-keep = Гравець { $player } більше нічого не може зберегти.
error-summer-pavilion-reason-too-early = Гра триває, а названо причину її кінця: { $reason }.
error-summer-pavilion-reason-missing = Гру завершено. Очікувалося: причина її кінця.
error-summer-pavilion-game-not-over = Гра не закінчується після раунду { $round }. Очікувалося: після раунду { $expected }

summer-pavilion-rules =
    Літній палац коротко
      Шість раундів, у кожному свій колір-джокер. Візьміть усі плитки одного кольору з вітрини (решта
      з неї йде в центр) або з центру, а з ними одного джокера, якщо він там лежить. Де лежать лише
      джокери, візьміть одного. Хто першим бере з центру, отримує маркер першого ходу і втрачає
      очко за кожну плитку, взяту цим ходом.
      Потім по черзі викладають по одній плитці: ромб із числом n коштує n плиток свого кольору. Джокери
      можуть їх замінити, але принаймні одна плитка мусить мати сам колір. Плитка дає стільки очок,
      скільки плиток має її з’єднана група на зірці.
      Хто закриє всі ромби навколо колони, статуї чи вікна, мусить узяти із запасу 1, 2 чи 3 плитки.
      Хто пасує, зберігає до чотирьох плиток; кожна інша коштує очко.
      Наприкінці повні зірки дають: червона 14, блакитна 15, жовта 16, помаранчева 17, зелена 18,
      фіолетова 20, різнобарвна 12; а всі ромби 1: 4, усі 2: 8, усі 3: 12, усі 4: 16.
      Зовнішні зірки приймають свій колір, центральна шість різних. На сірому боці вирішує друга плитка
      кожної зірки: усі однакові або всі різні.
      Рахунок не падає нижче 1, у Міні нижче 0. Порядок джокерів: фіолетовий, зелений, помаранчевий,
      жовтий, блакитний, червоний, якщо не обрано іншого. Міні має другий порядок на звороті поля
      запасу; ми не знаємо, що там надруковано, тож оберіть його самі.

    Ходи
      3R       взяти червоні з вітрини 3 (C: з центру)
      NE4R     викласти червону на ромб 4 зірки NE; ромби рахують за годинниковою стрілкою, як на кольоровому боці
      NE4R2    те саме, платячи 2 джокерами
      +GR      взяти зелену і червону бонусні плитки
      PASS     пас; потім KGG зберігає дві зелені, DONE жодної
      кольори  P фіолетовий, G зелений, O помаранчевий, Y жовтий, B блакитний, R червоний
      зірки    C центр, NW, NE, E, SE, SW, W
      джокери  azulejos play … --option joker_order=ORBYGP (шість літер або random)

## Queen's Garden

queens_garden-name = Azul: Сад королеви
queens_garden-example = TY6
queens_garden-variant = { $variant ->
    [variant] { $options ->
        [0] сторона варіанта (наша реконструкція)
       *[other] сторона варіанта (числа господаря)
    }
   *[standard] основна сторона
}
queens_garden-phase = { $phase ->
    [action] вибір дії
    [copy] вибір примірника
    [space] вибір поля
    [slot] вибір місця
    [new-slot] вибір місця
    [pay] оплата
    [discard] скидання
    [end] кінець
   *[other] роздача
}
queens_garden-display = Пул
queens_garden-stack = стос, лишилося { $amount }
queens_garden-wheel = Раунд { $round }: очки за
queens_garden-bonuses = Додаткові очки за групи
queens_garden-bonus = { $size }: { $points }
queens_garden-pavilion-each = альтанка
queens_garden-storage = Сховище
queens_garden-expansions = Розширення
queens_garden-passed = спасував
queens_garden-starts-next = починає наступний раунд
queens_garden-supply = Запас
queens_garden-bag = Торбинка
queens_garden-tower = Вежа
queens-garden-hexagon = { $tile_pattern ->
    [tree] { $tile_colour ->
        [light_blue] блакитне
        [dark_green] темно-зелене
        [light_green] світло-зелене
        [yellow] жовте
        [light_purple] світло-фіолетове
       *[dark_purple] темно-фіолетове
    }
    [bird] { $tile_colour ->
        [light_blue] блакитний
        [dark_green] темно-зелений
        [light_green] світло-зелений
        [yellow] жовтий
        [light_purple] світло-фіолетовий
       *[dark_purple] темно-фіолетовий
    }
    [butterfly] { $tile_colour ->
        [light_blue] блакитний
        [dark_green] темно-зелений
        [light_green] світло-зелений
        [yellow] жовтий
        [light_purple] світло-фіолетовий
       *[dark_purple] темно-фіолетовий
    }
   *[other] { $tile_colour ->
        [light_blue] блакитна
        [dark_green] темно-зелена
        [light_green] світло-зелена
        [yellow] жовта
        [light_purple] світло-фіолетова
       *[dark_purple] темно-фіолетова
    }
} { $tile_pattern ->
    [tree] дерево
    [bird] птах
    [butterfly] метелик
    [flower] квітка
    [plant] рослина
   *[lily] лілія
}
queens-garden-placed-hexagon = { $placed_pattern ->
    [tree] дерево
    [bird] птах
    [butterfly] метелик
    [flower] квітка
    [plant] рослина
   *[lily] лілія
} ({ $placed_colour ->
    [light_blue] блакитний колір
    [dark_green] темно-зелений колір
    [light_green] світло-зелений колір
    [yellow] жовтий колір
    [light_purple] світло-фіолетовий колір
   *[dark_purple] темно-фіолетовий колір
})
queens_garden-category = { $category ->
    [light_blue] блакитний
    [dark_green] темно-зелений
    [light_green] світло-зелений
    [yellow] жовтий
    [light_purple] світло-фіолетовий
    [dark_purple] темно-фіолетовий
    [tree] дерева
    [bird] птахи
    [butterfly] метелики
    [flower] квітки
    [plant] рослини
   *[lily] лілії
}
queens-garden-numbered-category = { $source_number ->
    [1] блакитний
    [2] темно-зелений
    [3] світло-зелений
    [4] жовтий
    [5] світло-фіолетовий
    [6] темно-фіолетовий
    [7] дерева
    [8] птахи
    [9] метелики
    [10] квітки
    [11] рослини
   *[12] лілії
}
queens-garden-item = { $item ->
    [expansion] розширення
   *[tile] плитка
}
queens-garden-jokers = { $amount ->
    [one] { $amount } джокер
    [few] { $amount } джокери
   *[many] { $amount } джокерів
}
queens-garden-feature = { $feature_kind ->
    [fountain] фонтан оточено
    [statue] статую оточено
    [bench] лавку оточено
   *[pavilion] альтанку оточено
}

error-queens-garden-move-code = «{ $move }» не є ходом у Саду королеви. Наприклад: { $expected }
error-queens-garden-action-first = Спершу виберіть дію: взяти, викласти, купити чи спасувати.
error-queens-garden-other-step = Хід уже почато. Тепер треба вибрати: { $step ->
    [copy] примірник
    [space] поле для плитки
    [slot] місце для розширення
    [new-slot] місце для купленого розширення
    [pay] оплату
   *[discard] що скинути
}
error-queens-garden-nothing-to-acquire = У пулі немає нічого такого: { queens_garden-category }
error-queens-garden-no-room = Треба взяти всі, а у сховищі для них замало місця: { queens_garden-category }
error-queens-garden-not-stored = Цього немає у сховищі: { queens-garden-hexagon } ({ queens-garden-item })
error-queens-garden-cannot-pay = { queens-garden-hexagon }: треба заплатити ще { $expected }, а можна щонайбільше { $found }.
error-queens-garden-fits-nowhere = Немає поля, куди це підходить: { queens-garden-hexagon }
error-queens-garden-no-slot-left = Усі шість місць у саду зайняті.
error-queens-garden-supply-empty = У запасі немає розширень.
error-queens-garden-too-poor = Закрите розширення коштує { $expected } очок. Рахунок: { $found }.
error-queens-garden-no-copy-there = На місці { $source_number } пулу цього немає: { queens-garden-hexagon }
error-queens-garden-no-room-for-copy = З примірником із місця { $source_number } не все вміститься у сховищі: { queens-garden-hexagon }
error-queens-garden-space-taken = Це поле зайняте.
error-queens-garden-no-space = У цьому саду немає такого поля для плиток.
error-queens-garden-slot-taken = Це місце зайняте.
error-queens-garden-neighbours-differ = У сусідів немає ні такого кольору, ні такого візерунка: { queens-garden-hexagon }
error-queens-garden-twins = У групі було б два однакові шестикутники: { queens-garden-hexagon }
error-queens-garden-pays-for-itself = Не можна платити таким самим шестикутником, як той, що викладаєте: { queens-garden-hexagon }
error-queens-garden-shares-nothing = Не збігається ні колір, ні візерунок: { queens-garden-hexagon }, { queens-garden-placed-hexagon }
error-queens-garden-paid-already = Не можна платити двома однаковими шестикутниками: { queens-garden-hexagon }
error-queens-garden-colour-and-pattern = Платять кольором або візерунком, а не обома: { queens-garden-hexagon }
error-queens-garden-payment-order = Оплату називають у порядку зростання: { queens-garden-hexagon }
error-queens-garden-payment-short = Після цього решту не вдалося б заплатити: { queens-garden-hexagon }
error-queens-garden-too-few-jokers = Замало джокерів: { $found }
error-queens-garden-discard-order = Скинуте називають у порядку зростання: { queens-garden-hexagon }
error-queens-garden-half-turn = Незавершений хід неможливий: { $move }
error-queens-garden-tile-count = { queens-garden-hexagon }: знайдено плиток: { $found }. Очікувалося: { $expected }
error-queens-garden-expansion-twice = { queens-garden-hexagon }: таке розширення лише одне.
error-queens-garden-supply-count = Розширень у запасі: { $found }. Очікувалося: { $expected }
error-queens-garden-too-few-unseen = Розширень, яких ніхто не бачив: { $found }. Очікувалося: щонайменше { $expected }
error-queens-garden-storage-full = Гравець { $player }: плиток і джокерів у сховищі: { $found }. Очікувалося: щонайбільше { $expected }
error-queens-garden-expansion-storage-full = Гравець { $player }: розширень у сховищі: { $found }. Очікувалося: щонайбільше { $expected }
error-queens-garden-print-missing = Гравець { $player }: розширення на місці { $slot } відкрите, але без шестикутника.
error-queens-garden-twins-in-group = Гравець { $player }: у групі два однакові: { queens-garden-hexagon }
error-queens-garden-below-the-top = Місце { $place } лежить під верхом стосу. Очікувалося: закрите й порожнє
error-queens-garden-top-face-up = Місце { $place } — верх стосу. Очікувалося: закрите
error-queens-garden-not-turned = На місці { $place } немає плиток. Очікувалося: відкрите
error-queens-garden-nothing-to-fill = Жодне розширення не чекає на плитки.
error-queens-garden-no-tile-left = Немає плиток для роздачі, а триває викладання.
error-queens-garden-top-without-tiles = На верху стосу немає плиток.
error-queens-garden-nothing-to-turn = Жодне розширення не чекає на відкриття.
error-queens-garden-not-all-passed = Гру закінчено. Очікувалося: усі спасували.
error-queens-garden-has-passed = Ходить гравець { $player }, але він уже спасував.
error-queens-garden-marker-not-held = Хтось спасував. Очікувалося: маркер першого ходу має хтось із них.
error-queens-garden-marker-too-early = Гравець { $player } має маркер першого ходу, але ніхто не спасував.
error-queens-garden-reason-too-early = Гра триває, а вказано причину її кінця.
error-queens-garden-reason-missing = Гру закінчено. Очікувалося: причина кінця.
error-queens-garden-game-not-over = У раунді { $round } гра не закінчується. Очікувалося: раунд { $expected }
error-queens-garden-not-the-first-to-pass = Ходить гравець { $player }. Очікувалося: хто спасував першим.

choice-queens_garden-acquire-from = Взяти: { queens-garden-numbered-category }
choice-queens_garden-acquire-short = взяти: { queens-garden-numbered-category } ({ $amount })
choice-queens_garden-acquire-to = у сховище ({ $amount })
choice-queens_garden-place-tile-from = Викласти: { queens-garden-hexagon }
choice-queens_garden-place-tile-short = викласти: { queens-garden-hexagon }
choice-queens_garden-place-tile-to = у сад
choice-queens_garden-place-expansion-from = Викласти розширення: { queens-garden-hexagon }
choice-queens_garden-place-expansion-short = розширення: { queens-garden-hexagon }
choice-queens_garden-place-expansion-to = у сад
choice-queens_garden-buy-from = Купити закрите розширення
choice-queens_garden-buy-short = купити розширення (−{ $amount })
choice-queens_garden-buy-to = очки: −{ $amount }
choice-queens_garden-pass-from = Спасувати
choice-queens_garden-pass-short = спасувати
choice-queens_garden-pass-to = у цьому раунді
choice-queens_garden-copy-tile-from = Який примірник: { queens-garden-hexagon }?
choice-queens_garden-copy-tile-short = плитка з місця { $source_number }
choice-queens_garden-copy-tile-to = плитка з місця { $source_number }
choice-queens_garden-copy-expansion-from = Який примірник: { queens-garden-hexagon }?
choice-queens_garden-copy-expansion-short = розширення з місця { $source_number }
choice-queens_garden-copy-expansion-to = розширення з місця { $source_number }
choice-queens_garden-space-from = На яке поле: { queens-garden-hexagon }?
choice-queens_garden-space-short = поле { $target_number }{ $target_column }
choice-queens_garden-space-to = поле { $target_number }{ $target_column }
choice-queens_garden-slot-from = На яке місце розширення: { queens-garden-hexagon }?
choice-queens_garden-slot-short = шестикутник на { $target_number }{ $target_column }
choice-queens_garden-slot-to = його шестикутник на { $target_number }{ $target_column }
choice-queens_garden-new-slot-from = На яке місце куплене розширення?
choice-queens_garden-new-slot-short = місце { $target_number }
choice-queens_garden-new-slot-to = місце { $target_number }
choice-queens_garden-pay-from = Чим заплатити: { queens-garden-hexagon }?
choice-queens_garden-pay-short = { queens-garden-jokers }
choice-queens_garden-pay-to = { queens-garden-jokers }
choice-queens_garden-discard-tile-from = Скинути: { queens-garden-hexagon }
choice-queens_garden-discard-tile-short = скинути: { queens-garden-hexagon } (−{ $amount })
choice-queens_garden-discard-tile-to = −{ $amount }
choice-queens_garden-discard-expansion-from = Скинути розширення: { queens-garden-hexagon }
choice-queens_garden-discard-expansion-short = скинути розширення: { queens-garden-hexagon } (−{ $amount })
choice-queens_garden-discard-expansion-to = −{ $amount }
choice-queens_garden-stop-from = Більше нічого не скидати
choice-queens_garden-stop-short = більше нічого не скидати
choice-queens_garden-stop-to = спасувати

effect-jokers-won = +{ queens-garden-jokers }
effect-jokers-lost = немає місця, пропадає: { queens-garden-jokers }
advice-hexagons-acquired = Візьміть: { $tiles }
advice-tile-placed = Викладіть: { queens-garden-hexagon }, { page-garden-where }
advice-expansion-placed = Викладіть розширення: { queens-garden-hexagon }, місце { page-garden-slot-side }
advice-payment = заплатіть: { $tiles }
advice-expansion-bought = Купіть розширення на місце { page-garden-slot-side }
advice-player-passed = Спасуйте
advice-item-discarded = скиньте: { queens-garden-hexagon }
why-jokers-won = Нагорода ({ queens-garden-feature }): { queens-garden-jokers }
why-hexagons-acquired = { $gained ->
    [one] { $gained } шестикутник
    [few] { $gained } шестикутники
   *[many] { $gained } шестикутників
} за один хід; { $room ->
    [0] сховище тоді повне
   *[other] у сховищі лишається місця на { $room }
}
why-tile-placed = { $size ->
    [1] Починає нову групу
   *[other] Утворює групу з { $size }
}
why-expansion-placed = { queens-garden-free }
why-expansion-bought = { queens-garden-free }
why-marker-scored = Ви починаєте наступний раунд
why-player-passed = { $next ->
    [yes] Те, що збережете, викладете в наступному раунді
   *[no] Більше нічого не дає очок
}
queens-garden-free = Вільних полів у саду: { $free }

item-hexagon = { queens-garden-hexagon }
item-expansion = { queens-garden-hexagon } (розширення)
item-jokers = { queens-garden-jokers }

event-tile-dealt = Місце { $target_number }: { queens-garden-hexagon }
event-tower-into-bag = Торбинка порожня: до неї йдуть усі плитки з вежі ({ $amount }).
event-expansion-turned = Місце { $target_number } відкрито: { queens-garden-hexagon }
event-stack-spilled = Плиток немає: решту стосу відкрито ({ $amount }).
event-garden-round-opened = Раунд { $round }. Починає: { $who }
event-start-scored = { $who }: +{ $points } на початку
event-tile-acquired = { $who }: { queens-garden-hexagon } з місця { $source_number }
event-expansion-acquired = { $who }: розширення { queens-garden-hexagon } з місця { $source_number }
event-hexagons-acquired = { $who }: бере { $tiles }
event-stack-moved = верхнє розширення стосу переходить у пул
event-item-paid = оплата: { queens-garden-hexagon } ({ queens-garden-item })
event-jokers-paid = оплата: { queens-garden-jokers }
event-payment = оплата: { $tiles }
event-tile-placed = { $who }: { queens-garden-hexagon } на полі { $target_number }{ $target_column }
event-expansion-placed = { $who }: розширення { queens-garden-hexagon } на місці { $target_number }, його шестикутник на { $space_number }{ $space_column }
event-expansion-bought = { $who }: купує закрите розширення на місце { $target_number }: { $points }
event-jokers-won = { queens-garden-feature }: { queens-garden-jokers }
event-jokers-lost = у сховищі немає місця, пропадає: { queens-garden-jokers }
event-player-passed = { $who }: пас
event-marker-scored = пас першим: { $points }
event-item-discarded = скидає: { queens-garden-hexagon } ({ queens-garden-item }): { $points }
event-wheel-scored = { $who }: { queens_garden-category }: +{ $points }
event-pavilions-scored = { $who }: альтанки: +{ $points }
event-display-cleared = Пул звільнено; розширень у запасі: { $supply }
event-jokers-scored = { $who }: джокери, що лишилися: +{ $points }
event-leftovers-scored = { $who }: плитки й розширення, що лишилися у сховищі: { $points }
event-group-scored = { $who }: група з { $size }, { queens_garden-category }: +{ $points }
event-garden-game-ended = Кінець гри: { end-queens_garden }
event-queens_garden-game-ended = Кінець гри: { end-queens_garden }
end-queens_garden = { $reason ->
    [rounds] зіграно чотири раунди.
    [resigned] один із гравців здався.
   *[other] { $reason }
}

points-start-scored = початок
points-expansion-bought = покупки
points-marker-scored = пас
points-item-discarded = скинуте
points-wheel-scored = колесо
points-pavilions-scored = альтанки
points-jokers-scored = джокери
points-leftovers-scored = залишки
points-group-scored = групи

queens_garden-rules =
    Сад королеви коротко
      Чотири раунди. У свій хід зробіть щось одне.
      Взяти: усі шестикутники одного кольору або одного візерунка з пулу, з однакових лише один.
      Усе має вміститися: 12 місць для плиток і джокерів, 2 для розширень.
      Викласти плитку чи розширення: ціна дорівнює вартості, і сам шестикутник рахується за один. Решта,
      якою платять, має той самий візерунок і різні кольори або той самий колір і різні візерунки;
      кожен може замінити джокер. Поруч з іншими хоча б один має мати той самий колір чи візерунок,
      і в групі кольору чи візерунка не може бути двох однакових шестикутників.
      Купити за 6 очок закрите розширення із сімома полями.
      Спасувати: можна скидати за очки; хто пасує першим, втрачає 1 і починає наступний раунд.
      Оточений фонтан дає 1 джокера, статуя чи лавка 2, альтанка 3.
      Після раунду приносять очки три кольори чи візерунки, а кожна альтанка 1. Наприкінці джокер
      дає 1, те, що лишилося у сховищі, коштує свою вартість, а кожна група щонайменше з трьох
      одного кольору чи візерунка дає суму вартостей; група із шести на 6 більше.
      Сторона варіанта — наша реконструкція: кожен візерунок на колесі дає 2, а групи з 4, 5, 6
      дають на 2, 4, 6 більше. Надрукованих чисел ми не бачили. Якщо у вас є цей планшет, грайте
      з його числами, поданими в порядку, який показує `azulejos games`:
      azulejos play queens_garden --variant variant --option wheel=1,2,1/2,1,2/1,2,1/2,1,2
      --option group_bonus=0,2,4,6

    Сад
      (Y6) надрукований шестикутник   ~~ фонтан   && статуя   == лавка   ## альтанка   <3> вільне місце 3
      12   вільне поле: місце 1 (0: довкола фонтана), поле 2 (7: середина)

    Шестикутники  B блакитний, G темно-зелений, L світло-зелений, Y жовтий, P світло-, V темно-фіолетовий
                  1 дерево, 2 птах, 3 метелик, 4 квітка, 5 рослина, 6 лілія
    Ходи       AY A4 взяти жовті, квітки    TY6 EY6 викласти плитку, розширення    BUY купити    PASS пас
               C3 примірник з місця 3    S12 на поле 12    X12 місце 1, шестикутник на 2    N3 місце 3
               WB1 WEB1 WJ платити плиткою, розширенням, джокерами    DB1 DEB1 D0 скинути, більше нічого

## Review and analysis

decimal-sign = ,
progress-review = Розбір партії
review-simulations = { $simulations ->
    [one] { $simulations } симуляція в кожному пошуку
    [few] { $simulations } симуляції в кожному пошуку
    [many] { $simulations } симуляцій у кожному пошуку
   *[other] { $simulations } симуляції в кожному пошуку
}
review-skill = { $who }: майстерність { $skill } оч., везіння { $luck } оч.
review-heading-score = Рахунок
review-heading-accuracy = Точність
review-heading-rounds = за раундами
review-heading-best = Найкращі
review-heading-good = Добрі
review-heading-inaccuracy = Неточності
review-heading-mistake = Помилки
review-heading-blunder = Грубі помилки
review-heading-part = Звідки такий результат
review-heading-chance = { $who }: шанс на перемогу
review-heading-lead = перевага
review-part = { $part ->
    [start] на початку
    [luck] везіння в роздачах
    [own] власні ходи
    [others] ходи інших
    [remainder] не пояснено
   *[result] результат
}
review-class = { $class ->
    [best] найкращий хід
    [good] добрий хід
    [inaccuracy] неточність
    [mistake] помилка
   *[blunder] груба помилка
}
review-deal = Роздача перед ходом { $turn }: везіння, { $who }: шанс на перемогу { $chance }, перевага { $points }
review-moment = Хід { $turn }, { $who }: { review-class }. Шанс на перемогу { $chance }, перевага { $points }
review-played = Зіграно { $code }: { $event }
review-better = Краще { $code }: { $event }
review-prospects = Шанс на перемогу { $chance } замість { $chance_after }; очікуваний кінцевий рахунок { $points } замість { $points_after }.
review-until = { $soon ->
    [yes] до наступної роздачі
   *[no] до кінця гри
}
review-why-own-points = { $lost ->
    [yes] Втрачені очки, { $who }: лише { $better } замість { $worse } ({ $source }, { review-until }).
   *[no] Очки, { $who }: { $better } замість { $worse } ({ $source }, { review-until }).
}
review-why-other-points = { $lost ->
    [yes] Втрачені очки, { $who }: { $better } замість { $worse } ({ $source }, { review-until }).
   *[no] Очки, { $who }: лише { $better } замість { $worse } ({ $source }, { review-until }).
}
review-why-taken-by-other = Після зіграного ходу найімовірніше: { $event }. Очки до кінця гри, { $who }: { $worse } замість { $better }.
review-why-own-tile = Імовірність «{ $event }» до наступної роздачі ({ $points } оч.): { $better } замість { $worse }.
review-why-other-tile = Імовірність «{ $event }» до наступної роздачі ({ $points } оч.): лише { $better } замість { $worse }.
points-tile-scored = плитки
review-line = Далі, можливо: { $moves }
review-no-moments = Жоден хід не коштував багато.
review-graph-title = Шанс на перемогу, хід за ходом
review-graph-luck = Везіння досі
review-graph-deal = роздача
analyse-heading-share = Частка
analyse-heading-chance = Шанс на перемогу
analyse-heading-points = Очікуваний рахунок
analyse-heading-line = Далі, можливо
analyse-status = Хід: { $who }. Симуляцій: { $simulations }; ходів уперед: { $depth }; { $seconds } с

## The arena

heading-first = A
heading-second = B
heading-games = Ігри
heading-win-draw-loss = + = -
heading-rate = Результат A
heading-interval = 95%
heading-points = Очки
heading-rating = Рейтинг
heading-turn-time = мс/хід
heading-adjusted-rate = Скоригований
heading-adjusted-points = Скориговані очки
heading-variance = Дисперсія
arena-without-luck = Без везіння в роздачах (дисперсія: наскільки результати роздач ще різняться порівняно зі звичайними):
arena-folder = Результати: { $path } (зерно { $seed })
arena-decision = { $first } проти { $second }: { $decision ->
    [stronger] результати свідчать радше про { $higher } перемог, ніж про { $lower }: явно сильніший
    [not-stronger] результати свідчать радше про { $lower } перемог, ніж про { $higher }: не явно сильніший
   *[open] замало ігор, щоб обрати між { $lower } і { $higher } перемог
} (логарифм відношення правдоподібності { $ratio })
arena-failures = { $name } не впорався й через це програв { $games ->
    [one] { $games } гру
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}. Найчастіша причина: { $why }
arena-unbounded = невідомо: лише перемоги або лише поразки
arena-incomplete = { $first } проти { $second }: ще не всі ігри зіграно
dataset-written = Записано { $path }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}, { $rows ->
    [one] { $rows } хід
    [few] { $rows } ходи
    [many] { $rows } ходів
   *[other] { $rows } ходу
}. Опис: { $card }
error-arena-player = «{ $value }» не є гравцем. Очікувалося: { $expected }
error-arena-player-twice = { $value } трапляється двічі.
error-arena-too-few-players = Для турніру потрібно щонайменше двоє гравців. Вказано: { $value }
error-arena-no-results = { $path }: тут немає результатів турніру
error-arena-header = { $path }: це не опис турніру. Очікувалося: формат { $expected }
error-arena-line = { $path }, рядок { $line }: це не результат гри
error-arena-busy = { $path }: інший процес записує сюди результати
error-arena-other-tournament = { $path } містить інший турнір: { $setting } там { $found }, а тут { $value }. Виберіть інший --folder
error-arena-no-folder = { $path }: результати не можна сюди записати, заважає файл. Очікувалося: тека або нова назва
error-arena-anchor = «{ $value }» не бере участі. Очікувалося: { $expected }
error-dataset-busy = { $path }: інший процес записує сюди дані
error-dataset-no-card = { $path } не є описом цього файлу, і його було б перезаписано. Виберіть іншу назву файлу
error-dataset-other = { $path } містить інші ігри: { $setting } там { $found }, а тут { $value }. Виберіть іншу назву або --replace
error-dataset-not-noted = { $path } містить { $games ->
    [one] { $games } гру, ходів якої
    [few] { $games } гри, ходів яких
    [many] { $games } ігор, ходів яких
   *[other] { $games } гри, ходів яких
} немає в наборі даних. Виберіть інший --folder або видаліть його
error-parquet-needs = Для файлів Parquet потрібен ще один пакунок: pip install "{ $value }". JSON lines (.jsonl) працює без нього.
training-games = Граємо партії для навчання
training-epochs = Навчання
training-match = Граємо матч
training-column-generation = покоління
training-column-positions = позиції
training-column-loss = логарифмічна втрата, до > після
training-column-points = похибка очок, до > після
training-column-set = втрата на наборі, до > після
training-column-rate = перемоги над попередньою
training-column-kept = рішення
training-kept = збережено
training-not-kept = відхилено: не є явно сильнішою
training-folder = Мережі та журнал: { $path }
error-training-needs = Для навчання потрібен пакет { $package }, якого не встановлено: pip install "{ $extra }"
error-training-folder-in-use = { $file }: тут уже навчає інший процес
error-training-net-of-another-table = --from: ця мережа для іншого виду столу, { $value }
error-training-folder-other-plan = У { $file } збережено навчання з іншими параметрами (plan.json). Повторіть їх або виберіть інший --folder
error-no-features = Мережі ще не вміють вчитися гри «{ $value }». Очікувалося: { $expected }
error-bad-weights = { $file } не є мережею: { $fault }
error-weights-of-another-game = Ця мережа для чогось іншого: гра, варіант, версія входів, входи й виходи: { $value }. Очікувалося: { $expected }
error-server-needs = Серверу потрібен пакунок { $package }, який не встановлено: pip install "{ $extra }"
error-png-needs = Для зображення PNG потрібен ще один пакунок: pip install "{ $value }". SVG працює без нього.
error-draw-turn = Окрема позиція не має ходів: для --turn потрібен запис гри.
error-draw-names = --names має { $found ->
    [one] { $found } ім’я
    [few] { $found } імені
   *[many] { $found } імен
}. Очікувалося: { $players }, по одному на гравця
error-arena-process-died = Один із процесів, що грають ігри, припинив роботу. Запустіть ту саму команду, щоб продовжити турнір.
error-cluster-needs = Для кластера потрібен Ray, який не встановлено: pip install "{ $extra }"
error-cluster-address = Це не адреса кластера: { $value }. Очікувалося: { $expected }
error-cluster-unreachable = Не вдається з'єднатися з кластером { $address }: { $cause }
error-cluster-empty = У кластері { $address } немає процесорів.
error-cluster-silent = Машина { $machine } у кластері не відповідає.
error-cluster-version = Машина { $machine } у кластері має azulejos { $value } замість { $expected }. Встановіть ту саму версію на всіх машинах.
error-cluster-game = Кластер не може зіграти гру: { $cause }
error-cluster-lost = З'єднання з кластером { $address } втрачено: { $cause }. Запустіть ту саму команду, щоб продовжити.

## the server

serve-address = Azulejos працює за адресою { $address }
serve-page = Azulejos готово: відкрийте { $address } у браузері
serve-no-page = Вебсторінку ще не зібрано ({ $folder }). Зберіть її в теці з кодом: { $command }
serve-data = Ігри зберігаються в { $folder }
backup-done = Скопійовано до { $file }
backup-key = Збережіть разом із нею { $file }: ключ, що підписує файли cookie. Тримайте його в таємниці.
restore-done = Відновлено в { $folder }
restore-no-key = Ключа { $file } немає. Буде створено новий, і гості втратять свої місця.
doctor-state = { $state ->
    [fault] ПОМИЛКА
    [warning] увага
   *[ok] гаразд
}
doctor-part = { $part ->
    [data] тека даних
    [disk] диск
    [key] ключ підпису
    [database] база даних
    [schema] схема
    [clock] годинник
    [server] сервер
    [nodes] сервери
    [page] сторінка
    [limits] обмеження
    [address] адреса
    [thinking] кластер
    [admin] сторінка власника
   *[bots] боти
}
doctor-data = Ігри зберігаються в { $folder }.
doctor-data-missing = { $folder } ще не існує. Її створить «azulejos serve».
doctor-data-no-folder = { $folder } — не тека.
doctor-data-unwritable = Цей користувач не може записувати в { $path }. Передайте це користувачеві, від імені якого працює сервер, або запустіть команду від його імені.
doctor-disk = Вільно { $free } МБ.
doctor-key = Ключ { $path } справний, і ніхто інший не може його прочитати.
doctor-key-given = Ключ узято з AZULEJOS_SIGNING_KEY.
doctor-key-missing = Ключа { $path } ще немає. Його створить «azulejos serve»; тримайте його копію разом із резервними копіями.
doctor-key-readable = Інші користувачі цього комп’ютера можуть прочитати { $path }. Це виправить «azulejos serve».
doctor-key-shared = Ключ усіх серверів зберігається в базі даних, якщо його не задає AZULEJOS_SIGNING_KEY.
doctor-database = { $version } відповідає.
doctor-database-missing = Бази даних { $path } ще немає. Її створить «azulejos serve».
doctor-database-damaged = Базу даних пошкоджено: { $reason }. Зупиніть сервер і відновіть резервну копію.
doctor-database-hasty = { $version } відповідає, але під час збою може втратити ходи, які вже назвав збереженими. Увімкніть у налаштуваннях: { $settings }.
doctor-schema = Схема актуальна ({ $revision }).
doctor-schema-older = Схема старіша за цю програму. Її оновить «azulejos serve»; спершу зробіть резервну копію.
doctor-schema-newer = Схема ({ $revision }) належить новішій версії цієї програми. Установіть ту версію.
doctor-clock = Годинник збігається з базою даних.
doctor-clock-apart = Годинники цього комп’ютера й бази даних розходяться на { $seconds } с. Годинники гравців були б хибні: виставте обидва.
doctor-clock-behind = Одну гру збережено на { $seconds } с у майбутньому: годинник цього комп’ютера відстає або поспішав. Виставте його, перш ніж запускати сервер.
doctor-server-runs = На цій базі даних працює сервер.
doctor-server-rests = На цій базі даних жоден сервер не працює.
doctor-nodes = Сервери, що працюють на цій базі даних: { $running }.
doctor-nodes-silent = Сервери, що працюють на цій базі даних: { $running }. Сервери, що зупинилися без попередження або відрізані від бази даних: { $silent }, останній мовчить { $seconds } с. Якщо котрийсь із них має працювати, перегляньте його журнал.
doctor-page = Сторінка лежить у { $folder }.
doctor-page-missing = У { $folder } немає сторінки. У теці з кодом зберіть її командою: make web
doctor-limits = Найбільше з’єднань, відкритих одночасно: { $wanted }.
doctor-limits-files = Із { $wanted } з’єднань одночасно можна відкрити лише { $allowed }, бо цьому процесу дозволено замало файлів. Підніміть межу (ulimit -n) або задайте AZULEJOS_LIMIT_CONNECTIONS.
doctor-address = Посилання й куки створюються для { $address }.
doctor-address-plain = { $address } не шифрується: будь-хто дорогою може перехопити місця за столом. Використовуйте https.
doctor-admin = Сторінку власника ввімкнено: { $address }/admin.
doctor-admin-off = Сторінку власника вимкнено. Її вмикає AZULEJOS_ADMIN_KEY.
doctor-admin-weak = В AZULEJOS_ADMIN_KEY лише { $different } різних символів, його можна вгадати. Зробіть кращий: openssl rand -hex 32
doctor-admin-plain = Сторінку власника ввімкнено, але { $address } не шифрується: будь-хто на шляху може прочитати ключ власника. Скористайтеся https.
doctor-bots = Боти запускаються й грають.
doctor-bots-fail = Боти не грають: { $cause }
doctor-thinking = Кластер { $address } обчислює ходи ботів і розбори. Процесори, що були готові першими: { $processors }
doctor-thinking-away = Кластер { $address } не обчислює ({ $cause }). Доти обчислює ця машина.
error-no-table = Немає столу «{ $table }».
error-no-guest = Спершу виберіть ім’я, щоб сервер знав, хто ви.
error-no-host-session = Спершу увійдіть із ключем власника сайту.
error-wrong-admin-key = Це не ключ власника сайту.
error-too-many-attempts = Забагато спроб входу. Спробуйте ще раз через { $seconds } с.
error-no-such-guest = Такого гостя немає.
error-no-such-block = Блокування з таким номером немає.
error-no-such-report = Такої скарги немає.
error-blocked = { $until ->
    [never] Власник цього сайту вас заблокував.
   *[other] Власник цього сайту заблокував вас до { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Причина: { $reason }
}
error-no-reports = На цьому сервері ніхто не читає скарг.
error-no-person = На цьому місці немає нікого, на кого можна поскаржитися.
error-no-such-line = Цього повідомлення в чаті вже немає.
error-report-of-yourself = На себе поскаржитися не можна.
error-too-many-reports = Забагато скарг. Спробуйте ще раз через { $seconds } с.
error-reports-full = Забагато скарг чекають на розгляд. Очікувалося: щонайбільше { $expected }
error-no-such-page = Такої сторінки немає.
error-no-such-link = Це посилання більше не діє.
error-not-your-seat = Місце гравця { $player } не ваше.
error-not-at-table = Ви не сидите за цим столом.
error-not-the-host = Це може зробити лише той, хто створив цей стіл.
error-table-cancelled = Цей стіл скасовано.
error-game-begun = Гра вже почалася.
error-already-seated = Ви вже маєте місце гравця { $player }.
error-seat-reserved = Місце гравця { $player } зарезервовано для когось іншого.
error-seat-on-device = Місце гравця { $player } належить пристрою, на якому створено стіл.
error-game-not-over = Гра ще не закінчилася.
error-no-turn-now = Зараз нічий хід.
error-hints-off = За цим столом підказки вимкнено.
error-guest-name = Це ім’я не годиться. Очікувана кількість символів: { $expected }
error-chat-text = Цей текст не можна надіслати. Очікувана кількість символів: { $expected }
error-watchers-silent = За цим столом глядачі не можуть писати в чаті.
error-too-much-chat = Ви пишете зашвидко. Спробуйте ще раз за { $seconds } с.
error-too-many-requests = Забагато запитів. Спробуйте ще раз за { $seconds } с.
error-too-many-guests = Забагато нових гостей із цієї адреси. Очікувалося: не більше { $expected }
error-too-many-tables = Забагато нових столів. Спробуйте ще раз за { $seconds } с.
error-too-many-sockets = Забагато відкритих з’єднань. Очікувалося: не більше { $expected }
error-too-many-connections = Забагато відкритих з’єднань. Очікувалося: не більше { $expected }
error-server-full = На сервері немає місця для ще одного столу. Очікувалося: не більше { $expected }
error-log-full = У цій грі забагато разів скасовували ходи й звільняли місця: більше не можна ні скасувати, ні встати. Очікувалося: не більше { $expected } записів у журналі
error-wrong-host = Цей сервер не має такого імені.
error-wrong-origin = Цей запит надійшов з іншого сайту.
error-header-too-large = Заголовок запиту завеликий. Очікувалося: не більше { $expected } байтів
error-body-too-large = Запит завеликий. Очікувалося: не більше { $expected } байтів
error-body-too-slow = Запит не надійшов за { $seconds } с.
error-malformed-request = Запит не вдається прочитати: { $field } ({ $expected })
error-malformed-message = Повідомлення не вдається прочитати: { $field } ({ $expected })
error-http-error = Сервер відхилив запит ({ $status }).
error-internal-error = На сервері сталася помилка.
error-network-bots-off = На цьому сервері боти не можуть грати через мережу.
error-token-and-cookie = Запит із токеном бота не може містити файлів cookie.
error-unknown-bot-token = Це не дійсний токен бота.
error-too-many-network-bots = З’єднаних ботів забагато. Очікувалося: не більше { $expected }
error-network-bot-busy = { $name } уже грає, столів: { $expected }. Спробуйте пізніше.
error-network-bot-away = { $name } зараз не приймає викликів до цієї гри.
error-network-bot-seats = Бот, що грає через мережу, може мати за столом лише одне місце.
error-no-network-bots = Місце гравця { $player } не для ботів, що грають через мережу.
error-no-challenge = За столом { $table } немає місця, зарезервованого для цього бота.
error-bot-too-slow = Бот не відповів за { $seconds } с.
error-bot-gone = Бот зупинився.
error-bot-error = Збій бота: { $cause }
error-no-review = Ніхто ще не просив розібрати цю гру.
error-position-in-play = Це позиція гри, яку ви зараз граєте з іншими людьми. Її можна аналізувати, коли ця гра закінчиться.
error-record-too-large = Запис гри завеликий. Очікується: щонайбільше { $expected } байтів
error-too-many-analyses = Забагато запитів на розбір чи аналіз. Спробуйте ще раз через { $seconds } с.
error-analyses-at-once = Забагато розборів і аналізів водночас. Очікується: щонайбільше { $expected }
error-analysis-busy = Сервер має забагато розборів і аналізів. Спробуйте ще раз пізніше. Очікується: щонайбільше { $expected }
error-analysis-failed = Розбір чи аналіз не вдався. Спробуйте ще раз.
error-cannot-listen = { $host }, порт { $port }: { $cause }. Виберіть інший порт параметром --port

## storage of the server

error-database-url = Ця програма не може використовувати базу даних «{ $value }»; очікувалося sqlite:///ФАЙЛ або postgresql://КОРИСТУВАЧ@КОМП’ЮТЕР/БАЗА.
error-database-driver = Для цієї бази даних потрібен { $value }: pip install "{ $extra }".
error-database-open = Не вдається відкрити базу даних { $value }: { $reason }
error-database-newer = Базу даних { $value } створила новіша версія цієї програми.
error-database-in-use = Базою даних { $value } уже користується інший сервер.
error-storage-unavailable = База даних не відповідає. Нічого з підтвердженого не втрачено; спробуйте ще раз.
error-storage-unknown = База даних ще не підтвердила, чи це збережено. Перш ніж повторити, гляньте ще раз за мить.
error-storage-seq-taken = Записів у журналі столу { $table }: { $seq }; очікувалося: { $expected }.
error-storage-lease-lost = Столом { $table } тепер опікується інший сервер.
error-storage-command-known = Команду { $command } столу { $table } уже виконано (запис { $seq }).
error-storage-table-unknown = Немає столу { $table }.
error-storage-table-exists = Стіл { $table } уже існує.
error-storage-refused = База даних не може зберегти цей текст.
error-backup-postgresql = Базу PostgreSQL скопіюйте її власною програмою: { $command }
error-signing-key = Ключ { $path } пошкоджено. Очікувалося: щонайменше { $expected } символів. Відновіть його з копії або видаліть: тоді гості втратять свої місця.
error-signing-keys-differ = Сервери на цій базі даних мають підписувати одним ключем, а цей сервер має інший. Задайте всім однаковий AZULEJOS_SIGNING_KEY або жодному.
error-restore-postgresql = Щоб відновити базу PostgreSQL, скористайтеся її власною програмою: { $command }
error-backup-damaged = Копію { $path } пошкоджено: { $reason }
error-backup-exists = Файл { $path } уже існує.
error-backup-no-database = Немає бази даних { $path }.
error-backup-failed = Копію в { $path } не створено: { $reason }

## fair shuffle

record-shuffle-fair = Жеребкування чесне: перевірено витягувань: { $draws }, пропущено через скасування ходів: { $undone }.
record-shuffle-sealed = Ключ жеребкування ще не розкрито.
error-record-shuffle-key = Цей ключ не відповідає оголошеному до гри: { $expected }
error-record-shuffle-draws = Знайдено «{ $found }» як номери перших витягувань; очікувалося { $expected }.
error-record-shuffle-deal = Ключ жеребкування дає розклад «{ $expected }», а не «{ $found }».
error-shuffle-too-early = Ключ жеребкування лишається таємним до кінця гри.
error-shuffle-key = Цей ключ жеребкування не відповідає оголошеному: { $expected }
error-seat-entropy = Гравець { $player }: для жеребкування очікувалося щонайбільше 64 шістнадцяткові цифри (0–9, a–f).

## The page: home

page-home-title = Azulejos: грайте в Azul із друзями та ботами
page-home-name = Azulejos
page-home-sentence = Azul та ігри з його родини: з друзями або проти ботів. Без облікового запису: сідайте й грайте.
page-home-invite = Запросити друга
page-home-play-now = Грати зараз
page-home-play-now-of = Грати зараз: { $game }
page-home-opponent = Суперник
page-home-create = Створити стіл
page-home-create-of = Створити стіл для гри { $game }
page-home-rules = Правила
page-home-rules-of = Правила гри { $game }
page-home-games = Чотири гри
page-home-players = { $from }–{ $to } гравці
page-home-about = { $game ->
    [azul] Беріть плитки з вітрин, заповнюйте лінії й викладайте стіну плитка за плиткою.
    [summer_pavilion] Викладайте ромби у сім зірок. У кожному раунді інший колір стає джокером.
    [summer_pavilion_mini] Палац для маленького столика: ті самі зірки в меншому виданні.
    [queens_garden] Розбийте сад із шестикутників і платіть кольорами та візерунками.
   *[other] { $game }
}
page-home-guest = { $number ->
    [0] Ластівка
    [1] Оливка
    [2] Лимон
    [3] Сардинка
    [4] Інжир
    [5] Маяк
    [6] Мигдаль
   *[7] Лаванда
}
page-home-mine = Ваші ігри
page-home-more = { $count ->
    [one] Ще { $count } гра
    [few] Ще { $count } гри
   *[many] Ще { $count } ігор
}
page-home-fewer = Показати менше ігор
page-home-dismiss = Прибрати з цього списку
page-home-dismiss-of = Прибрати цю гру в { $game } зі списку
page-home-restore = { $count ->
    [one] Повернути { $count } прибрану гру
    [few] Повернути { $count } прибрані гри
   *[many] Повернути { $count } прибраних ігор
}
page-home-public = Відкриті столи
page-home-public-empty = За відкритими столами ніхто не чекає. Створіть публічний, і до вас зможе приєднатися будь-хто.
page-home-finished = Нещодавно завершені
page-home-finished-empty = Жодної публічної гри ще не дограли до кінця. Ваша може стати першою.
page-home-list-failed = Цей список не вдалося завантажити. Сторінка пробуватиме далі.
page-home-your-turn = Ваш хід
page-home-to-move = Ходить { $name }
page-home-player = Гравець { $number }
page-home-round = раунд { $round }
page-home-waiting = { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] { $free } вільного місця
}
page-home-won = Перемога: { $names }
page-home-ends = Закриється { $when }, якщо ніхто не повернеться
page-home-abandoned = Покинута
page-home-closed = Закрито
page-home-won-together = Спільна перемога: { $names }
page-home-free-seat = вільно
page-home-go-on = Грати далі
page-home-join = Приєднатися
page-home-watch = Дивитися
page-home-replay = Повтор
page-home-analysis = Дошка аналізу
page-home-analysis-about = Виставте будь-яку позицію або відкрийте гру й подивіться, як зіграла б програма.
page-home-starting = Готуємо стіл …
page-home-new = Новий стіл
page-home-new-game = Гра
page-home-new-variant = Сторона планшета
page-home-new-count = Кількість гравців
page-home-new-seats = Хто грає
page-home-new-seat = Місце { $number }
page-home-new-you = Ви
page-home-new-person = Гравець за цим пристроєм
page-home-new-open = Друг (за посиланням)
page-home-new-bots = Боти
page-home-new-network-bots = Мережеві боти
page-home-new-network-bots-welcome = Мережеві боти можуть приєднатися
page-home-new-network-bots-about = Вільні місця можуть зайняти програми, що грають через мережу. Їх позначено як ботів.
page-home-new-name = Ім’я гравця на місці { $number }
page-home-new-more = Більше налаштувань
page-home-new-company = З ким граєте
page-home-new-company-kind = { $company ->
    [device] З тими, хто поруч
    [bot] З ботами
   *[friend] З друзями (посилання)
}
page-home-new-clock = Годинник
page-home-new-clock-kind = { $kind ->
    [per-turn] На хід
    [per-game] На гру
   *[none] Без годинника
}
page-home-new-clock-about = { $kind ->
    [per-turn] Хто думає над ходом довше, той програє.
    [per-game] Кожен має стільки часу на всю гру й отримує трохи більше після кожного ходу.
   *[none] Кожен думає стільки, скільки потрібно.
}
page-home-new-limit = Секунд на хід
page-home-new-initial = Хвилин на гру
page-home-new-increment = Секунд додається після ходу
page-home-new-patience = Коли когось немає
page-home-new-patience-minutes = { $minutes ->
    [0] усі чекають
    [one] бот через { $minutes } хвилину
    [few] бот через { $minutes } хвилини
   *[many] бот через { $minutes } хвилин
}
page-home-new-patience-about = Чи може бот грати за того, хто втратив зв’язок або пішов. Усі бачать зворотний відлік.
page-home-new-invite = Створити посилання-запрошення
page-home-new-door = Хто може приєднатися
page-home-new-door-kind = { $door ->
    [public] Усі
   *[link] Лише за посиланням
}
page-home-new-door-about = { $door ->
    [public] Стіл буде у списку відкритих столів. Будь-хто зможе дивитися або зайняти вільне місце.
   *[link] Стіл знайдуть лише ті, кому ви надішлете посилання.
}
page-home-new-watchers-about = Це можна змінити під час гри.
page-home-new-hints = Підказки
page-home-new-hints-about = Кожен за столом може запитати, що зіграв би сильний бот.
page-home-new-option = { $option ->
    [max_rounds] Обмеження раундів
    [joker_order] Порядок кольорів-джокерів
   *[other] { $option }
}
page-home-new-option-about = { $option ->
    [max_rounds] Гра закінчується щонайпізніше після цього раунду.
    [joker_order] Який колір є джокером у якому раунді.
   *[other] { $option }
}
page-home-new-rounds = { $rounds ->
    [0] немає
   *[other] { $rounds }
}
page-home-new-word = { $word ->
    [standard] Як надруковано
    [random] Випадково
   *[own] Власний
}
page-home-new-own = { $option ->
    [joker_order] Шість літер, по одній на раунд: P фіолетовий, G зелений, O помаранчевий, Y жовтий, B блакитний, R червоний.
   *[other] Наприклад { $example }
}
page-home-new-numbers = Числа, надруковані на вашому планшеті
page-home-new-numbers-whose = { $whose ->
    [own] ваші
   *[ours] наша реконструкція
}
page-home-new-numbers-about = Ми не бачили цієї сторони планшета, тож числа тут — наша реконструкція. Якщо у вас є ця гра, введіть те, що на ній надруковано.
page-home-new-numbers-row = { $option ->
    [wheel] Раунд { $row }: очки за шестикутник
   *[group_bonus] Кінець гри: додаткові очки
}
page-home-new-numbers-group = Група з { $size }
page-home-new-numbers-ours = у нас: { $points }
page-home-new-numbers-reset = Повернути наші числа
page-home-new-refused = «{ $value }» — неправильне значення.
page-home-new-range = Ціле число від { $from } до { $to }
page-home-new-make = Створити стіл
page-home-back = На головну
page-home-lost = Такої сторінки немає
page-admin = Адміністрування
page-admin-key = Ключ власника
page-admin-key-how = На сервері він в AZULEJOS_ADMIN_KEY.
page-admin-sign-in = Увійти
page-admin-sign-out = Вийти
page-admin-until = Вхід дійсний до { $time }
page-admin-now = Ігри, що тривають: { $running } · столи, що чекають: { $waiting }
page-admin-nodes = Сервери
page-admin-node = { $name }: столи під його наглядом: { $tables }
page-admin-node-here = (цей)
page-admin-node-alone = Цей сервер
page-admin-parts = Що показати
page-admin-part = { $part ->
    [tables] Столи
    [people] Люди
    [reports] Скарги
    [blocks] Блокування
   *[audit] Журнал
}
page-admin-search = Ім’я або id столу
page-admin-search-people = Ім’я гостя
page-admin-search-do = Шукати
page-admin-refresh = Оновити
page-admin-more = Показати ще
page-admin-none = Тут нічого немає.
page-admin-silent = Деякі сервери не відповіли, тож когось може бракувати.
page-admin-times = Створено { $made }, остання зміна { $changed }
page-admin-phase = { $phase ->
    [waiting] чекає
   *[running] триває
}
page-admin-private = приватний
page-admin-connected = на зв’язку: { $count }
page-admin-watching = Дивляться без імені
page-admin-away = не на зв’язку
page-admin-blocked = заблоковано
page-admin-address = Адреса { $place }
page-admin-at-tables = За столами
page-admin-block-by-address = Адреса, яку заблокувати
page-admin-for-ever = назавжди
page-admin-until-when = до { $time }
page-admin-about = { $by } про гостя { $guest }
page-admin-show-handled = Показати розглянуті скарги
page-admin-handled = Розглянуто { $time }
page-admin-chat = Що було сказано
page-admin-deed = { $deed ->
    [close] Закрити стіл
    [rename] Перейменувати
    [block-guest] Заблокувати
    [block-address] Заблокувати адресу
    [unblock] Розблокувати
   *[handle] Розглянуто
}
page-admin-deed-title = { $deed ->
    [close] Закрити цей стіл?
    [rename] Нове ім’я для гостя { $name }
    [block-guest] Заблокувати гостя { $name }?
    [block-address] Заблокувати цю адресу?
    [unblock] Розблокувати: { $name }?
   *[handle] Позначити скаргу як розглянуту
}
page-admin-deed-how = { $deed ->
    [close] Гра закінчиться в цьому стані, і ніхто не переможе. Усі за столом дізнаються, що його закрив власник сайту.
    [rename] Ім’я зміниться за незакінченими столами й у всьому, що буде сказано відтепер. Гість може сам обрати інше.
    [block-guest] З’єднання гостя закінчаться одразу, і повернутися не можна, доки не мине час.
    [block-address] Ніхто з цієї адреси не зможе увійти. Домівки, школи й мобільні мережі мають спільну адресу.
    [unblock] Можна буде одразу грати знову.
   *[handle] Вона перейде до розглянутих скарг.
}
page-admin-deed-field = { $deed ->
    [close] Причина, для журналу
    [rename] Нове ім’я
    [handle] Нотатка
   *[block] Причина, яку заблоковані прочитають
}
page-admin-deed-long = На який час
page-admin-hours = { $hours ->
    [h1] година
    [h24] день
    [h168] тиждень
    [h720] 30 днів
   *[ever] назавжди
}
page-admin-deed-no = Скасувати
page-admin-action = { $action ->
    [signed-in] Вхід
    [signed-out] Вихід
    [closed-table] Закрито стіл { $subject }
    [renamed-guest] Ім’я { $before } змінено на { $after }
    [blocked-guest] Заблоковано: { $subject }
    [blocked-address] Заблоковано адресу { $subject }
    [unblocked] Розблоковано: { $subject }
   *[handled-report] Розглянуто скаргу на гостя { $subject }
}
page-admin-session = Сесія { $session }, адреса { $place }
error-server-gone = Сервер не відповідає. Чи є інтернет? Сторінка пробуватиме далі.
level-name = { $level ->
    [random] Випадковий
    [beginner] Початківець
    [easy] Легкий
    [greedy] Жадібний
    [medium] Середній
    [hard] Важкий
    [master] Майстер
   *[other] { $level }
}
level-about = { $level ->
    [random] робить будь-який дозволений хід
    [beginner] грає вперше: розумно, та далеко не точно
    [easy] ще вчиться й дечого не помічає
    [greedy] бере те, що вигідно відразу
    [medium] дивиться трохи наперед
    [hard] дивиться далеко наперед
    [master] думає секунду, його важко здолати
   *[other] { $level }
}
level-character = { level-name }: { level-about }

## The page: frame and settings

page-footer-notice = Неофіційна сторінка: не пов’язана з видавцем чи авторами ігор і не схвалена ними. Власні тексти й власна графіка.
page-footer-version = Azulejos { $version }
page-close = Закрити
page-missing = Частина сторінки не завантажилася
page-missing-why = Можливо, сайт оновили або з ним зараз немає зв’язку. Жодна гра не пропала.
page-missing-again = Завантажити сторінку знову
page-settings = Налаштування
page-settings-name = Ваше ім’я
page-settings-name-keep = Зберегти
page-settings-name-kept = Відтепер вас звати { $name }.
page-settings-language = Мова
page-settings-language-name = { $language ->
    [pl] Polski
    [uk] Українська
   *[en] English
}
page-settings-theme = Тема
page-settings-theme-name = { $theme ->
    [light] Світла
    [dark] Темна
   *[system] Як у системі
}
page-settings-motion = Анімація
page-settings-motion-name = { $motion ->
    [slow] Повільна
    [fast] Швидка
    [instant] Вимкнено
   *[full] Звичайна
}
page-settings-sound = Звуки
page-settings-volume = Гучність
page-settings-confirm = Підтверджувати кожен хід
page-settings-confirm-when = { $when ->
    [always] Завжди
    [never] Ніколи
   *[touch] При дотику
}
page-settings-sign-out = Вийти на всіх інших пристроях
page-settings-sign-out-sure = На всіх інших пристроях, де грають від вашого імені, буде виконано вихід, а посилання для перенесення ваших місць перестануть діяти. На цьому пристрої нічого не зміниться.
page-settings-sign-out-yes = Так, вийти
page-settings-sign-out-no = Залишити
page-settings-sign-out-done = На всіх інших пристроях виконано вихід.
page-settings-notify = Сповіщати, коли настає мій хід
page-settings-notify-refused = Браузер не дозволяє цій сторінці надсилати сповіщення.
page-invite-how = Хто відкриє це посилання, зможе зайняти вільне місце.
page-invite-link = Посилання на стіл
page-invite-copy = Копіювати посилання
page-invite-copied = Скопійовано
page-invite-share = Поділитися
page-invite-text = Зіграймо разом: { $game }!
page-invite-qr = Посилання як QR-код

## The page: table

page-table-title = { $game } · Azulejos
page-table-title-turn = Ваш хід! · Azulejos
page-table-title-over = Гру закінчено · Azulejos
page-table-home = На головну
page-table-board = Стіл
page-table-loading = Готуємо стіл …
page-table-none = Такого столу немає
page-table-none-how = Можливо, посилання неповне або стіл видалено.
page-table-blocked = Ви не можете тут грати
page-table-your-turn = Ваш хід
page-table-turn-of = { $who }, ваш хід
page-table-thinking = { $who } думає …
page-table-waiting-for = Зараз ходить { $who }
page-table-plays = { $who } грає …
page-table-scoring = { $over ->
    [1] Остаточний підрахунок …
   *[0] Підраховуємо очки за раунд { $round } …
}
page-table-sending = Виконуємо ваш хід …
page-table-ready = Зіграти цей хід?
page-table-go-on = Завершіть свій хід
page-table-forced = Можливий був лише один хід, тож його зіграно за вас.
page-table-waiting = Чекаємо, доки всі приєднаються
page-table-watching = Ви дивитеся
page-table-watchers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
    [many] Дивляться { $count } людей
   *[other] Дивляться { $count } людини
}
page-table-here = { $state ->
    [here] за столом
    [dropped] зв’язок утрачено
    [left] більше не грає
    [free] вільне місце
    [stand-in] немає за столом, грає бот
    [bot] бот
    [resigned] гру здано
    [time] час вичерпано
   *[other] { $state }
}
page-network-bot = бот
page-network-bot-about = Тут грає програма, через мережу.
page-table-level = Бот: { level-name }
page-table-bot-in = немає за столом, бот через { $time }
page-table-bot-soon = Немає за столом: { $who }. Через { $time } зіграє бот.
page-table-bot-played = { $turns ->
    [one] Поки вас не було, бот зіграв за вас { $turns } хід. Далі граєте ви.
    [few] Поки вас не було, бот зіграв за вас { $turns } ходи. Далі граєте ви.
   *[many] Поки вас не було, бот зіграв за вас { $turns } ходів. Далі граєте ви.
}
page-table-back = { $who } знову за столом.
page-table-player = Гравець { $number }
page-table-you = ви
page-table-left = Залишилося часу: { $time }
page-table-connection = { $state ->
    [open] З’єднано
    [connecting] З’єднання …
   *[lost] Немає зв’язку
}
page-table-lost = Зв’язок утрачено. Нічого не пропало: сторінка з’єднається знову й сама все надолужить.
page-table-unsure = Сервер ще зберігає ваш хід. Зачекайте: гра продовжиться, щойно це буде певно.
page-table-sit = Сідайте за стіл
page-table-sit-here = Сісти
page-table-sit-name = Ваше ім’я
page-table-sit-who = За цим столом
page-table-sit-watch = Лише дивитися
page-table-sit-moved = Місце гравця { $player } тепер ваше на цьому пристрої.
page-table-leave = Звільнити місце
page-table-seat-kept = Чекаємо: { $who }
page-table-seat-declined = { $who } не хоче грати: місце вільне
page-table-seat-bot = Посадити цього бота на вільне місце
page-table-cancel-table = Скасувати стіл
page-table-cancel-sure = Скасувати цей стіл для всіх?
page-table-cancel-yes = Так, скасувати
page-table-cancel-no = Залишити
page-table-signed-out = На цьому пристрої виконано вихід з іншого пристрою. Можна дивитися далі або зайняти місце як нова особа.
page-table-cancelled = Цей стіл скасовано
page-table-cancelled-how = Той, хто його створив, скасував гру до її початку, надто довго ніхто не приходив або стіл закрив власник сайту.
page-table-invite = Чекаємо на решту
page-table-invite-how = Гра почнеться, щойно всі місця буде зайнято.
page-table-undo = Скасувати хід
page-table-undo-turn = Скасувати мій останній хід
page-table-undo-waiting = Ви просите скасувати свій хід. Решта має погодитися.
page-table-undo-withdraw = Відкликати
page-table-undo-wanted = { $who } просить скасувати хід
page-table-undo-how = { $turns ->
    [one] Буде скасовано { $turns } хід. Ви згодні?
    [few] Буде скасовано { $turns } ходи. Ви згодні?
    [many] Буде скасовано { $turns } ходів. Ви згодні?
   *[other] Буде скасовано { $turns } ходу. Ви згодні?
}
page-table-undo-accept = Погодитися
page-table-undo-refuse = Відмовити
page-table-undo-others = { $who } просить скасувати хід; вирішує решта.
page-table-undone = { $who }: хід скасовано.
page-table-undo-refused = У скасуванні ходу відмовлено.
page-table-step-back = Крок назад
page-table-play = Зіграти
page-table-skip = Пропустити
page-table-hint = Підказка
page-table-hint-thinking = Думаю …
page-table-hint-best = Найкращий хід
page-table-hint-other = Теж добре
page-table-hint-promise = Шанс виграти { $chance }% · очікуваний рахунок { $points }–{ $others }
page-table-hint-play = Зіграти так
page-table-hint-close = Закрити підказку
page-table-lesson-offer = Уперше граєте в { $game }?
page-table-lesson-take = Пройдіть двохвилинний урок
page-table-lesson-no = Ні, дякую
page-table-resign = Здатися
page-table-resign-sure = Здати гру?
page-table-resign-how = Для вас гра закінчиться. Цього не можна скасувати.
page-table-resign-yes = Так, здаюся
page-table-cancel = Скасувати
page-table-stale = Ситуація за столом тим часом змінилася. Виберіть ще раз.
page-table-menu = Меню
page-table-settings = Налаштування
page-table-rules = Правила гри
page-table-replay = Повтор
page-table-move-device = Перенести моє місце на інший пристрій
page-table-move-device-how = Відкрийте це посилання на іншому пристрої, щоб перейняти там своє місце. Воно діє один раз.
page-table-rematch = Зіграти ще раз
page-table-rematch-news = Почалася гра-реванш.
page-table-rematch-ready = Стіл для реваншу готовий.
page-table-rematch-watch = Дивитися
page-table-series = Виграні ігри: { $score }
page-table-rematch-wanted = { $who } хоче реваншу.
page-table-panel = Перебіг і чат
page-table-log = Перебіг
page-table-log-empty = Ще нічого не сталося.
page-table-log-last = Останній хід
page-table-log-since = Після вашого останнього ходу
page-table-log-turn = Хід { $turn }
page-table-log-why = Очки: { $points }. Чому?
page-table-chat = Чат
page-table-chat-empty = Ще ніхто нічого не сказав.
page-table-chat-text = Скажіть щось
page-table-chat-send = Надіслати
page-table-chat-new = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
}
page-table-chat-mute = Не показувати
page-table-report = Поскаржитися
page-table-report-title = Скарга: { $who }
page-table-report-how = Скаргу прочитає власник сайту разом з останніми повідомленнями чату. { $who } її не побачить.
page-table-report-reason = Що сталося?
page-table-report-send = Надіслати
page-table-report-done = Дякуємо. Власник сайту це розгляне.
page-table-chat-mute-watchers = Не показувати повідомлень глядачів
page-table-chat-hear-all = Показувати всі повідомлення
page-table-chat-watchers = Глядачі можуть писати в чаті
page-table-chat-silent = За цим столом глядачі не можуть писати в чаті.
page-table-chat-guest = Щоб долучитися до розмови, спершу виберіть ім’я.
page-table-moves = Можливі ходи
page-table-moves-list = Список можливих ходів
page-table-moves-none = Зараз не ваш хід, тож вибирати нема чого.
page-table-moves-hinted = підказка
page-table-moves-only = У цю гру грають, вибираючи ходи зі списку.
page-table-score-title = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
page-table-score-none = Очок ще не здобуто і не втрачено.
page-table-score-board = Показати цей планшет попереду
page-table-scores = Рахунок і порядок ходів
page-table-explain = Звідки ці очки?
page-table-rule = Правило
page-table-result = Результат
page-table-abandoned = Гру покинуто
page-table-abandoned-how = Довгий час ніхто не повертався, тож гру закрито в цьому стані. Ніхто не виграв.
page-table-closed = Гру закрито
page-table-closed-how = Власник цього сайту закрив стіл у цьому стані. Ніхто не переміг.
page-table-kept = Час до закриття порожнього столу: { $time }.
page-table-outcome = { $who ->
    [won] Ви виграли
    [lost] Ви програли
    [shared] Ви ділите перемогу,
    [winner] Перемагає { $names },
   *[winners] Перемогу ділять: { $names },
} { $scores }
page-table-outcome-out = { $why ->
    [resigned] Гру здано: { $names }.
   *[time] Час вичерпано: { $names }.
}
page-table-result-place = { $place }.
page-table-result-sources = Звідки ці очки
page-table-result-chart = Очки після кожного раунду
page-table-result-chart-text = { $who }: { $points }
page-table-export = Експорт
page-table-export-record = Запис гри
page-table-export-position = Копіювати позицію
page-table-export-svg = Планшет як SVG
page-table-export-png = Планшет як PNG
page-table-export-copied = Скопійовано
page-table-export-failed = Експорт не вдався.

## The page: analysis board

page-analysis-title = Дошка аналізу
page-analysis-of = Аналіз гри { $game }
page-analysis-about = Грайте за всіх, повертайтеся назад, пробуйте інші ходи й дивіться, що зіграла б програма. На сервері нічого не зберігається: поділіться аналізом як посиланням або збережіть його у файл.
page-analysis-new = Налаштувати гру
page-analysis-import = Відкрити гру чи позицію
page-analysis-import-how = Вставте запис гри (текст або JSON lines) чи позицію або виберіть файл.
page-analysis-file = Вибрати файл
page-analysis-open = Відкрити
page-analysis-too-large = Це завелике для запису гри.
page-analysis-record-line = Рядок { $line } запису: { $fault }
page-analysis-bad-link = Посилання пошкоджене: мабуть, бракує його кінця.
page-analysis-other = Інша гра
page-analysis-share = Поділитися та зберегти
page-analysis-link = Копіювати посилання
page-analysis-link-copied = Посилання скопійовано. У ньому весь аналіз.
page-analysis-link-position = Скопійовано посилання на цю позицію. Увесь аналіз задовгий для посилання: збережіть його у файл.
page-analysis-json = Запис як JSON lines
page-analysis-controls = Перегляд гри
page-analysis-keys = Стрілки: ліворуч і праворуч – по грі, вгору і вниз – інша гілка; Home та End – початок і кінець.
page-analysis-over = Гру закінчено.
page-analysis-deal-due = Далі – роздача.
page-analysis-to-move = Хід: { $who }
page-analysis-deal-chance = Роздати навмання
page-analysis-deal-choose = Вибрати роздачу
page-analysis-deal-rest = Решту навмання
page-analysis-deal-next = { $kind ->
    [joker] Колір-джокер раунду { $number }:
    [expansion] Витяг { $number }, розширення саду:
   *[tile] Витяг { $number }, плитка:
}
page-analysis-cancel = Скасувати
page-analysis-engine = Програма
page-analysis-engine-none = Тут ніхто не ходить.
page-analysis-engine-lost = З’єднання з програмою …
page-analysis-engine-queued = Спершу думають боти за столами. Ваше місце в черзі: { $place }
page-analysis-engine-thinking = Думаю …
page-analysis-engine-depth = глибина: { $depth ->
    [one] { $depth } хід
    [few] { $depth } ходи
   *[many] { $depth } ходів
}, симуляцій: { $count }
page-analysis-engine-chance = шанс на перемогу
page-analysis-engine-points = Очікувані очки:
page-analysis-engine-line = далі { $line }
page-analysis-edit = Розставити позицію
page-analysis-edit-title = Розставляння позиції · Azulejos
page-analysis-edit-good = Позиція правильна.
page-analysis-edit-faults = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}
page-analysis-edit-stale = Дошка показує останню правильну позицію.
page-analysis-edit-fill = Решту в торбинку
page-analysis-edit-use = Взяти цю позицію
page-analysis-edit-brush = Виберіть плитку й натисніть, де їй лежати
page-analysis-edit-nothing = Нічого: прибрати
page-analysis-edit-course = Перебіг гри
page-analysis-edit-table = Стіл
page-analysis-edit-empty = порожньо
page-analysis-edit-more = Додати: { $tile }
page-analysis-edit-less = { $tile }, { $count }: прибрати одну
page-analysis-edit-piece = { $piece ->
    [taken] взято
   *[marker] 1-й
}
page-analysis-part = { $part ->
    [round] Раунд
    [phase] Етап
    [reason] Чому гру закінчено
    [start] Перший гравець
    [seat] Чий хід
    [marker] Маркер першого ходу
    [token] Маркер першого ходу
    [jokers] Джокери
    [picks] Належні додаткові плитки
    [from] Перший колір на вибір
    [half] Розпочатий хід
    [top] Розширень знято зі стосу
    [factory] Вітрина { $place }
    [centre] Центр
    [display] Пул { $place }: плитки
    [face] Пул { $place }: розширення
    [supply] Запас
    [unseen] Ще не бачені розширення
    [bag] Торбинка
    [lid] Кришка
    [tower] Вежа
    [score] Рахунок
    [passed] Спасував
    [line] Лінія візерунка { $place }
    [wall] Стіна, рядок { $place }, стовпчик { $number }
    [floor] Підлога
    [hand] Рука
    [corner] Кути
    [storage] Плитки у сховищі
    [expansions] Розширення у сховищі
    [slot] Місце для розширення { $place }
   *[space] { page-analysis-part-row }, місце { $number }
}
page-analysis-part-row = { $part ->
    [wall] Стіна, рядок { $place }
    [face] Пул { $place }: розширення
   *[space] { $place ->
        [centre] Середня зірка
        [nw] Зірка NW
        [ne] Зірка NE
        [e] Зірка E
        [se] Зірка SE
        [sw] Зірка SW
        [w] Зірка W
        [0] Навколо фонтана
       *[other] Місце для розширення { $place }
    }
}
page-analysis-value = { $value ->
    [centre] у центрі
    [table] на столі
    [fill] заповнення пулу
    [turn] перевертання розширень
    [yes] так
    [no] ні
    [empty] порожньо
    [down] долілиць
    [up-1] горілиць, малюнок на місці 1
    [up-2] горілиць, малюнок на місці 2
    [up-3] горілиць, малюнок на місці 3
    [up-4] горілиць, малюнок на місці 4
    [up-5] горілиць, малюнок на місці 5
    [up-6] горілиць, малюнок на місці 6
    [row] повний рядок
    [deadlock] ніхто не може завершити рядок
    [max_rounds] ліміт раундів
    [rounds] останній раунд
   *[other] { $value }
}
page-analysis-tree = Ходи та гілки
page-analysis-tree-empty = Тут з’явиться те, що ви зіграєте на дошці. Поверніться й зіграйте інакше, щоб створити гілку.
page-analysis-start = Початок
page-analysis-dealt = Роздача: { $deal }
page-analysis-variation = Гілка:
page-analysis-comment = Коментар до цієї позиції
page-analysis-promote = Зробити головною
page-analysis-remove = Видалити звідси

## The page: replay

page-replay-title = Повтор: { $game } · Azulejos
page-replay-heading = Повтор
page-replay-turn = Хід { $turn } із { $turns }
page-replay-deal = Підготовка
page-replay-slider = Хід
page-replay-first = На початок
page-replay-back = На хід назад
page-replay-forward = На хід уперед
page-replay-last = До кінця
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-keys = Клавіші: ← → на один хід, Home і End, пробіл відтворює.
page-replay-share = Копіювати посилання на цю позицію
page-replay-shared = Посилання скопійовано.
page-replay-on = Грати далі звідси
page-replay-on-how = Новий стіл почнеться з цієї позиції. Хто де сидить?
page-replay-on-seat = Місце: { $who }
page-replay-on-you = Ви
page-replay-on-start = Почати звідси
page-replay-analyse = Дошка аналізу
page-replay-table = Перейти до столу
page-replay-running = Ця гра ще триває: нові ходи з’являються автоматично.

## The page: the review of a game

page-review = Розбір
page-review-title = Розбір: { $game } · Azulejos
page-review-result = Результат
page-review-turn = Хід { $turn }, { $who }: { review-class }
page-review-chance = Шанс на перемогу
page-review-round = Раунд
page-review-how = Як це читати
page-review-how-chance = Кожна лінія верхнього графіка — це один гравець. Вона показує його шанс на перемогу після кожного ходу, як його оцінює програма. Разом лінії дають 100%.
page-review-how-signs = Знак на лінії — це хід цього гравця, який багато коштував: ?! неточність, ? помилка, ?? груба помилка.
page-review-how-deals = Ромб — це роздача. Що він більший, то більше вона комусь допомогла. Нижній графік підсумовує те, що дали роздачі.
page-review-how-skill = Майстерність — це здобутки й втрати в ходах, везіння — це те, що дали роздачі. Обидва в очках переваги: ваші очки мінус середнє очок інших.
page-review-as-table = Графік як таблиця
page-review-heading-turn = Хід
page-review-moments = Важливі моменти
page-review-whose = Чиї помилки
page-review-everybody = Усіх
page-review-none-of = Жоден хід не коштував багато ({ $who }).
page-review-whole = Уся партія
page-review-previous = Попередня помилка
page-review-next = Наступна помилка
page-review-keys = Клавіші: ← → один хід, Shift і ← → від помилки до помилки, Home уся партія.
page-review-option = { $role ->
    [played] Зіграно
    [better] Краще
   *[other] Можна також
}
page-review-option-numbers = шанс на перемогу { $chance }, очікуваний рахунок { $points }
page-review-was-best = Програма не знайшла нічого кращого.
page-review-forced = Вибору не було.
page-review-why = Чому інший хід кращий
page-review-no-reason = Жодна окрема причина не виділяється: різницю видно лише в числах.
page-review-follow = Що далі
page-review-line-step = { $step } з { $steps } ходів
page-review-line-back = На хід назад
page-review-line-on = На хід уперед
page-review-line-close = Назад до вибору
page-review-sources = Очікувані очки за джерелами
page-review-sources-how = Середнє багатьох партій, зіграних звідси: { $who }.
page-review-heading-source = Джерело
page-review-heading-difference = Різниця
page-review-board = Відкрити на дошці аналізу
page-review-replay = Повтор звідси
page-review-try = Спробувати ще раз
page-review-try-all = Знайти кращі ходи
page-review-try-all-how = Біля кожної помилки ви шукаєте кращий хід, а програма відповідає.
page-review-try-next = Наступна помилка
page-review-try-task = Знайдіть кращий хід: { $who }.
page-review-try-thinking = Програма оцінює ваш хід …
page-review-try-verdict = { $verdict ->
    [best] Найкращий хід. Чудово!
    [good] Добрий хід.
    [better] Краще за зіграний хід, але все ще багато коштує.
   *[worse] Не краще за зіграний хід.
}
page-review-try-numbers = Шанс на перемогу: { $chance } після вашого ходу, { $played } після зіграного, { $best } після найкращого.
page-review-try-hint = Підказка
page-review-try-hint-here = Найкращий хід починається в позначеному місці.
page-review-try-hint-pass = Найкращий хід не чіпає жодної плитки.
page-review-try-solution = Розв’язок
page-review-try-more = Ще одна спроба
page-review-try-done = Закрити
page-review-share = Поділитися
page-review-share-link = Скопіювати посилання на розбір
page-review-share-png = Графік як PNG
page-review-share-svg = Графік як SVG
page-review-progress = Розбір: { $done } з { $steps } ходів і роздач
page-review-queued = Очікування: місце { $place } у черзі. Спершу — партії, що тривають.
page-review-asking = Завантаження розбору …
page-review-lost = З’єднання втрачено. Розбір продовжиться, щойно воно відновиться.
page-review-make = Розібрати цю партію
page-review-make-how = Цю партію ще ніхто не розбирав. Це займе кілька секунд.
page-review-ask-again = Спитати ще раз
page-review-deeper = Глибший розбір
page-review-deeper-how = Триває приблизно в десять разів довше.

## The page: boards of all games

page-board-of = Планшет: { $who }
page-board-enlarge = Збільшити планшет: { $who }
page-board-score = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

## The page: Azul

page-azul-displays = Вітрини та центр
page-azul-factory = Вітрина { $number }
page-azul-empty-factory = Вітрина { $number }, порожня
page-azul-group = { azul-tiles } { $source_kind ->
    [centre] у центрі
   *[factory] на вітрині { $source_number }
}
page-azul-marker = Маркер першого ходу: його отримує той, хто першим візьме з центру
page-azul-wall = Стіна
page-azul-lines = Лінії візерунка
page-azul-line = Лінія { $line }: { $tile ->
    [none] порожня
   *[other] { azul-tile }, { $count } з { $capacity }
}
page-azul-floor = Підлога: { $count ->
    [0] порожня
   *[other] зайнято місць: { $count } з 7, { $points }
}
page-azul-space = Рядок { $row }, стовпчик { $column }: { $tile ->
    [none] порожньо
   *[other] { azul-tile }
}
page-azul-put = { $what }. Покласти сюди: { azul-tiles }
page-azul-ask-take = Візьміть плитки з вітрини або з центру.
page-azul-ask-line = { $lines ->
    [0] Жодна лінія не підходить, виберіть підлогу: { azul-tiles }.
   *[other] Виберіть лінію: { azul-tiles }.
}
page-azul-ask-tile = Виберіть стовпчик, з лінії { $line }: { azul-tile }.
page-azul-shut = { $what }. Неможливо: натисніть, щоб дізнатися чому
page-azul-to-come = буде { $points }
page-azul-pool = { $pool }: { azul-any-tiles }
page-azul-gallery = Елементи Azul

## The page: Summer Pavilion

page-pavilion-displays = Вітрини та центр
page-pavilion-factory = Вітрина { $number }
page-pavilion-empty-factory = Вітрина { $number }, порожня
page-pavilion-group = { summer-pavilion-tiles } { $source_kind ->
    [centre] у центрі
   *[factory] на вітрині { $source_number }
}{ $joker ->
    [1] , джокер
   *[0] { "" }
}
page-pavilion-token = Маркер першого ходу: його отримує той, хто першим візьме з центру, і втрачає очко за кожну взяту плитку
page-pavilion-stars = Зірки
page-pavilion-star-name = { $variant ->
    [grey] { $target_place ->
        [centre] центральна
        [nw] ліва верхня
        [ne] права верхня
        [e] права
        [se] права нижня
        [sw] ліва нижня
       *[w] ліва
    }
   *[coloured] { $target_place ->
        [centre] центральна
        [nw] помаранчева
        [ne] червона
        [e] блакитна
        [se] жовта
        [sw] зелена
       *[w] фіолетова
    }
}
page-pavilion-centre-spot = { $variant ->
    [grey] { $target_place ->
        [centre] { " " }({ $target_number ->
            [1] угорі
            [2] праворуч угорі
            [3] праворуч унизу
            [4] унизу
            [5] ліворуч унизу
           *[6] ліворуч угорі
        })
       *[other] { "" }
    }
   *[coloured] { "" }
}
page-pavilion-where = { page-pavilion-star-name } { $amount }{ page-pavilion-centre-spot }
page-event-summer-pavilion-tile-laid = { $who }: { summer-pavilion-tile }, { page-pavilion-where }; { summer-pavilion-paid }
page-event-summer-pavilion-tile-scored = { $who }: { summer-pavilion-tile }, { page-pavilion-where }, { summer-pavilion-paid }; { $points ->
    [1] без сусідів: +1
   *[other] група з { $points }: +{ $points }
}
page-choice-summer-pavilion-lay-from = { summer-pavilion-tile }, зірка { page-pavilion-star-name }
page-choice-summer-pavilion-lay-to = { $number }{ page-pavilion-centre-spot }: { summer-pavilion-tiles }{ summer-pavilion-and-joker }
page-choice-summer-pavilion-pick-to = { $tiles }{ $suggested ->
    [1] { " " }(пропозиція)
   *[0] { "" }
}
page-choice-summer-pavilion-keep-to = { $tile ->
    [none] нічого
   *[other] { $tiles }
}{ $suggested ->
    [1] { " " }(пропозиція)
   *[0] { "" }
}
page-pavilion-space = { page-pavilion-where }: { $tile ->
    [none] вільний ромб
   *[other] { summer-pavilion-tile }
}
page-pavilion-lay = { $what }. Викласти сюди плитку
page-pavilion-shut = { $what }. Неможливо: натисніть, щоб дізнатися чому
page-pavilion-decoration = { $target_kind ->
    [pillar] Колона
    [statue] Статуя
   *[window] Вікно
}, бонус: { summer-pavilion-any-tiles }; { $missing ->
    [0] усі ромби навколо закрито
    [one] { $missing } порожній ромб навколо
    [few] { $missing } порожні ромби навколо
   *[many] { $missing } порожніх ромбів навколо
}
page-pavilion-accepts = Кольори, які можна викласти на цю зірку: { $colours }
page-pavilion-hand = Рука: { summer-pavilion-any-tiles }
page-pavilion-hand-empty = На руці немає плиток
page-pavilion-stack = { summer-pavilion-tiles }{ $joker ->
    [1] , джокер
   *[0] { "" }
}
page-pavilion-round = Раунд { $round } з { $rounds }
page-pavilion-jokers-label = Раунд і кольори-джокери
page-pavilion-joker-of = Раунд { $round }: { $tile ->
    [none] ще невідомо
   *[other] { summer-pavilion-colour }
}
page-pavilion-pool = { $pool }: { summer-pavilion-any-tiles }
page-pavilion-ask-take = Візьміть усі плитки одного кольору з вітрини або з центру.
page-pavilion-ask-lay = Викладіть плитку на підсвічений ромб або спасуйте.
page-pavilion-ask-hold = Виберіть підсвічений ромб: { summer-pavilion-tile }.
page-pavilion-ask-pay = Виберіть оплату й викладіть плитку.
page-pavilion-ask-only-pass = Жодної плитки викласти не можна: спасуйте.
page-pavilion-ask-pass = Спасувати? { $points ->
    [0] У цьому раунді ви більше нічого не викладете.
   *[other] У вас { $hold ->
        [one] { $hold } плитка
        [few] { $hold } плитки
       *[many] { $hold } плиток
    }, { $keep ->
        [0] зберегти не можна жодної
       *[other] зберегти можна до { $keep }
    }: −{ $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
}
page-pavilion-ask-pick = { $amount ->
    [one] Виберіть бонусну плитку із запасу.
    [few] Виберіть { $amount } бонусні плитки із запасу.
   *[many] Виберіть { $amount } бонусних плиток із запасу.
}
page-pavilion-ask-keep = Збережіть до { $room ->
    [one] { $room } плитки
   *[other] { $room } плиток
}. { $amount ->
    [0] Нічого не скидаєте.
    [one] Скидаєте { $amount } плитку, очки: −{ $points }. Торкніться, щоб замінити.
    [few] Скидаєте { $amount } плитки, очки: −{ $points }. Торкніться, щоб замінити.
   *[many] Скидаєте { $amount } плиток, очки: −{ $points }. Торкніться, щоб замінити.
}
page-pavilion-pass = Пас
page-pavilion-pay = { page-pavilion-where }: { $amount ->
    [one] заплатіть { $amount } плиткою
   *[other] заплатіть { $amount } плитками
}
page-pavilion-colour-to-lay = Колір, який викласти
page-pavilion-jokers = Джокери: { $jokers }
page-pavilion-fewer-jokers = На один джокер менше
page-pavilion-more-jokers = На один джокер більше
page-pavilion-cancel = Скасувати
page-pavilion-lay-it = Викласти
page-pavilion-pick-them = Взяти
page-pavilion-keep-them = Пас
page-pavilion-put-back = { summer-pavilion-tile }: покласти назад
page-pavilion-zoom-in = Збільшити
page-pavilion-zoom-out = Зменшити
page-pavilion-gallery = Планшети «Літнього палацу»

## The page: questions about the board

page-explain = Що це?
page-explain-how = Торкніться того, про що хочете дізнатися більше, або клацніть його.
page-explain-done = Готово
page-explain-what = Що це? { $part }
page-explain-parts = Елементи на столі
page-explain-rules = Більше в правилах
page-part = { $part ->
    [factory] Вітрина
    [centre] Центр
    [marker] Маркер першого ходу
    [token] Маркер першого ходу
    [bag] Торбинка
    [lid] Кришка коробки
    [tower] Вежа
    [score] Рахунок
    [line] Лінії візерунка
    [wall] Стіна
    [floor] Підлога
    [joker-of-round] Джокер раунду
    [rounds] Джокери всіх раундів
    [supply] Запас
    [stars] Планшет із зірками
    [star] Зірка
    [pillar] Колона
    [statue] Статуя
    [window] Вікно
    [corners] Кути
    [hand] Рука
    [pass] Пас
    [wheel] Колесо підрахунку
    [display] Пул
    [stack] Стос раунду
    [expansions] Запас розширень
    [storage] Сховище
    [joker] Джокер
    [buy] Купівля розширення
    [garden] Сад
    [slot] Місце для розширення
    [fountain] Фонтан
    [bench] Лавка
    [pavilion] Альтанка
   *[other] Частина планшета
}

## The page: rules

page-rules-title = Правила гри { $game }
page-rules-contents = Зміст
page-rules-play = Грати зараз: { $game }
page-rules-chapter = { $chapter ->
    [setup] Підготовка
    [offer] Вибір плиток
    [tiling] Викладання стіни
    [grey] Сіра стіна
   *[end] Кінець гри
}
page-rules-lead = { $chapter ->
    [setup] Кожен раунд починається з повних вітрин і порожнього центру.
    [offer] Ходіть по черзі, доки не закінчаться плитки. Саме тут вирішується гра.
    [tiling] Повні лінії стають плитками на стіні, а плитки на стіні стають очками.
    [grey] Інша сторона планшета: решта без змін, але клітинки обираєте ви.
   *[end] Він настає швидше, ніж здається: досить п’яти плиток поруч.
}
rule-azul-setup = Двоє гравців мають п’ять вітрин, троє сім, четверо дев’ять. У торбинці 100 плиток, по двадцять кожного з п’яти кольорів. Планшети порожні, у всіх 0 очок, а хто починає, вирішує випадок.
rule-azul-deal = На початку раунду кожна вітрина отримує чотири плитки, витягнуті навмання з торбинки, одна вітрина за одною.
rule-azul-refill = Якщо треба витягнути плитку, а торбинка порожня, до неї повертають усе з кришки коробки. Торбинка, яку роздача спорожнила рівно до останньої плитки, лишається порожньою до наступної роздачі.
rule-azul-short-round = Якщо й кришка порожня, раунд грають тим, що є: на останніх вітринах менше чотирьох плиток або жодної.
rule-azul-round = Коли вітрини повні, маркер першого ходу кладуть у центр столу, і перший хід робить той, хто починає. Решта ходить за годинниковою стрілкою, доки на вітринах і в центрі не лишиться жодної плитки.
rule-azul-take = У свій хід візьміть усі плитки одного кольору з однієї вітрини або всі плитки одного кольору з центру. Пропустити хід не можна, взяти сам лише маркер теж.
rule-azul-rest-to-centre = Коли ви берете з вітрини, решту її плиток пересувають у центр, звідки їх може взяти будь-хто.
rule-azul-marker = Хто перший у раунді бере з центру, отримує також маркер першого ходу. Він лягає на перше зліва вільне місце підлоги ще перед плитками й коштує очок, як плитка. Якщо підлога повна, він нічого не коштує.
rule-azul-line = Узяті плитки кладуть в одну лінію візерунка, скільки вміститься; притримати не можна жодної. Лінії вміщують від однієї до п’яти плиток. Лінія приймає лише один колір, ніколи той, що вже є в її рядку стіни, а повна не приймає більше нічого.
rule-azul-floor = Плитки, що не вміщаються в лінію, падають на підлогу, яка заповнюється зліва. За бажання туди можна відразу покласти все, що ви взяли.
rule-azul-floor-full = На підлозі сім місць. Плитки, яким місця не вистачило, кладуть у кришку коробки, і вони нічого не коштують.
rule-azul-tiling = Коли всі плитки взято, кожна повна лінія, згори донизу, передає одну плитку на клітинку свого кольору в тому самому рядку стіни. Решту її плиток кладуть у кришку коробки. Неповні лінії зберігають плитки на наступний раунд.
rule-azul-score-alone = Плитка без сусідів збоку, згори та знизу дає 1 очко.
rule-azul-score-across = Якщо в неї є сусідки в рядку, вона дає по очку за кожну плитку цього неперервного ряду, разом із собою.
rule-azul-score-down = Так само й у стовпчику. Плитка, що належить до обох рядів, рахується в обох.
rule-azul-floor-penalty = Потім ви втрачаєте очки за підлогу. Її місця зліва направо коштують 1, 1, 2, 2, 2, 3 і 3 очки, разом із місцем маркера. Рахунок не падає нижче 0. Плитки кладуть у кришку коробки, маркер лишається у власника.
rule-azul-next-start = Наступний раунд починає той, хто має маркер. Якщо його ніхто не взяв, знову починає той самий гравець.
rule-azul-grey-tiling = На сірій стіні немає кольорів. Плитку повної лінії можна покласти на будь-яку порожню клітинку її рядка, аби жоден колір не повторився в рядку чи стовпчику. Якщо така клітинка є, її треба зайняти.
rule-azul-grey-order = Спершу викладає той, хто почав раунд, потім решта за годинниковою стрілкою. Кожен викладає всі лінії та платить за підлогу, перш ніж почне наступний.
rule-azul-grey-fall = Якщо для повної лінії немає місця в її рядку, усі її плитки падають на підлогу й коштують очок у тому самому раунді.
rule-azul-end = Гра закінчується після раунду, в якому хтось виклав повний горизонтальний рядок із п’яти плиток. Усі ще довикладають стіни й платять за підлогу.
rule-azul-deadlock = Дуже рідко ніхто вже не може викласти повний рядок: потрібні плитки застрягли в неповних лініях, стовпчики сірої стіни закриті або лишився один колір, якого не може використати ніхто з тих, до кого дійде хід. Тоді гра теж закінчується.
rule-azul-max-rounds = За столом можна домовитися про обмеження раундів. Тоді гра закінчується після цього раунду, якщо не закінчилася раніше.
rule-azul-bonus-row = Наприкінці кожен повний рядок дає 2 очки.
rule-azul-bonus-column = Наприкінці кожен повний стовпчик дає 7 очок.
rule-azul-bonus-colour = Наприкінці кожен колір, що має на стіні всі п’ять плиток, дає 10 очок.
rule-azul-winner = Перемагає найвищий рахунок. За рівного рахунку вирішує кількість повних рядків. Якщо й вона рівна, перемога спільна.
page-rules-pavilion-chapter = { $chapter ->
    [overview] Гра за хвилину
    [setup] Підготовка
    [take] Вибір плиток
    [lay] Викладання плиток
    [bonus] Колони, статуї та вікна
    [pass] Пас
    [end] Кінець гри
    [grey] Сірий бік
    [mini] Версія Міні
   *[rulings] Часті запитання
}
page-rules-pavilion-lead = { $chapter ->
    [overview] Літній палац чекає на підлогу із семи зірок. Шість раундів ви берете й викладаєте плитки, а перемагає той, хто після шостого має найбільше очок.
    [setup] Шість кольорів, запас із десяти плиток і джокер, що змінюється в кожному раунді.
    [take] Перша половина раунду: усі збирають плитки, доки не лишиться жодної.
    [lay] Друга половина: одна плитка за хід, оплачена іншими з руки.
    [bonus] Закрийте все навколо них, і запас дасть вам нові плитки.
    [pass] Рано чи пізно викласти вже нічого не можна або не хочеться. Тоді важить те, що лишилося.
    [end] Після шести раундів приходять великі нагороди: за цілі зірки та цілі числа.
    [grey] Інший бік планшета: кожна зірка стає такою, якою ви її зробите.
    [mini] У мале видання грають за правилами великого. Інакше лише це:
   *[rulings] Надруковані правила відповідають не на все. Ми граємо так:
}
page-rules-pavilion-step = { $step ->
    [take] По черзі беріть плитки одного кольору, доки не закінчаться всі.
    [lay] По черзі викладайте по одній плитці. Число на ромбі є його ціною в плитках.
   *[pass] Коли досить, пасуйте. До чотирьох плиток лишається у вас, кожна інша коштує очко.
}
page-rules-pavilion-part = { $part ->
    [star] Сім зірок по шість ромбів. Число на ромбі є його ціною.
    [pillar] Колона стоїть між чотирма ромбами. Хто їх закриє, отримує 1 плитку.
    [statue] Статуя теж стоїть між чотирма ромбами, але дає 2 плитки.
    [window] Вікно торкається лише двох ромбів, зате найдорожчих, і дає 3 плитки.
   *[corner] У чотирьох кутах плитки чекають на наступний раунд.
}
page-rules-pavilion-difference = { $part ->
    [score] Рахунок позначають на власному планшеті, і він може впасти до 0. У великому виданні він зупиняється на 1.
    [supply] Десять плиток запасу лежать двома зірками по п’ять.
    [tower] Використані плитки кладуть у коробку. Тут ми все одно звемо її вежею.
   *[jokers] На звороті поля запасу є інший порядок джокерів. Ми його не знаємо, тож за столом можна обрати будь-який.
}
page-rules-pavilion-question = { $rule ->
    [lay-order] А якщо ніхто не бере з центру?
    [short-round] А якщо плиток на вітрини замало?
    [supply-short] А якщо в запасі менше, ніж мені належить?
    [supply] Чи можуть щойно сплачені плитки відразу повернутися?
    [discard] Чи захищає найнижчий рахунок і тоді, коли плитки скидають?
   *[last-round] Що буде з плитками, які лишилися в останньому раунді?
}
page-rules-pavilion-answer = { $rule ->
    [lay-order] Починає той самий гравець, і він нічого не втрачає.
    [short-round] Грають тим, що є. Учотирьох таке часто трапляється в останньому раунді.
    [supply-short] Ви берете все, що є, а решта пропадає.
    [supply] Так. Вони потрапляють до вежі, перш ніж запас поповнять.
    [discard] Так. Жодна втрата не опускає рахунок нижче 1, у Міні нижче 0.
   *[last-round] Усі скидають, і кожна коштує очко, перш ніж рахуватимуть зірки.
}
page-rules-pavilion-caption = { $rule ->
    [joker-order] Джокери раундів від 1 до 6
    [deal] Запас із десяти плиток і вітрина
    [take] Джокером є фіолетовий: одна з двох плиток іде з червоною.
    [rest-to-centre] Другий джокер і зелена плитка йдуть у центр.
    [token] Три плитки з маркером: утрачено 3 очки
    [lay] Ромб 4, оплачений двома червоними й двома джокерами
    [star] Червоним місце на червоній зірці; на центральній кожен колір лягає один раз.
    [group] Нова плитка на 1 приєднується до 6, 2 і 3: 4 очки.
    [bonus] Остання плитка біля колони, статуї та вікна: 1, 2 і 3 плитки
    [pick] Дві плитки за статую: тут джокер і жовта
    [keep] Чотири плитки чекають у кутах.
    [discard] На дві більше: утрачено 2 очки
    [bonus-star] Стільки варта повна зірка.
    [bonus-number] Усі сім одиниць: 4 очки
   *[grey] Ще відкрита, усі однакові, усі різні: кружок посередині показує, що зірка ще прийме.
}
rule-summer-pavilion-setup = Двоє гравців мають п’ять вітрин, троє сім, четверо дев’ять. У торбинці 132 плитки, по двадцять дві кожного із шести кольорів. У кожного порожній планшет і 5 очок. Вежа, куди потрапляють використані плитки, теж порожня, а хто починає, вирішує випадок.
rule-summer-pavilion-joker-order = Кожен із шести раундів має свій колір-джокер: фіолетовий, потім зелений, помаранчевий, жовтий, блакитний і червоний. Плитки цього кольору можуть замінити інші, коли ви платите. За столом можна домовитися про інший порядок або покластися на випадок.
rule-summer-pavilion-deal = Перед раундом плитки навмання тягнуть із торбинки: спершу запас поповнюють до десяти, потім кожна вітрина отримує чотири.
rule-summer-pavilion-refill = Якщо треба витягнути плитку, а торбинка порожня, до неї повертають усе з вежі, навіть посеред роздачі. Торбинка, спорожнена рівно до останньої плитки, лишається порожньою, доки не знадобиться наступна.
rule-summer-pavilion-short-round = Якщо й вежа порожня, раунд грають тим, що є: котрась вітрина отримує менше чотирьох плиток, наступні жодної. Якщо на вітринах немає жодної плитки, ніхто нічого не бере, і відразу починається викладання.
rule-summer-pavilion-round = Коли все роздано, маркер першого ходу лежить у центрі столу, і перший хід робить той, хто починає. Решта ходить за годинниковою стрілкою, доки на вітринах і в центрі не лишиться жодної плитки. Пасувати тут не можна.
rule-summer-pavilion-take = У свій хід оберіть колір на одній із вітрин або в центрі й візьміть звідти всі його плитки. Якщо там лежать і джокери, з ними йде рівно один. Самого джокера можна обрати лише там, де немає нічого іншого, і тоді теж беруть лише одного.
rule-summer-pavilion-rest-to-centre = Коли ви берете з вітрини, усе інше з неї пересувається в центр, зокрема й решта джокерів.
rule-summer-pavilion-token = Хто перший у раунді бере з центру, отримує маркер першого ходу і втрачає очко за кожну плитку, взяту цим ходом, разом із джокером. Рахунок не падає нижче 1, у Міні нижче 0; узяти маркер можна й з найнижчим рахунком.
rule-summer-pavilion-lay-order = Коли всі плитки взято, викладати починає той, хто має маркер; він же почне й наступний раунд. Решта ходить за годинниковою стрілкою. Хід — це одна плитка або пас, а тих, хто спасував, пропускають. Якщо з центру ніхто не брав, починає той самий гравець, що й раніше.
rule-summer-pavilion-star = Кожна зовнішня зірка приймає лише свій колір. Центральна приймає будь-який колір на будь-якому ромбі, але кожен лише раз.
rule-summer-pavilion-lay = Ромб із числом n коштує n плиток. Принаймні одна мусить мати колір, який ви викладаєте; решта теж має його або є джокерами, як вам до вподоби. Одну плитку викладають на ромб, решта йде до вежі. Тож на ромбі 1 джокер не допоможе, а сам колір-джокер викладають без допомоги.
rule-summer-pavilion-group = Нова плитка дає по очку за кожну плитку своєї групи: за всі, що лежать на її зірці поруч без проміжку, разом із нею. Зірка є кільцем, тож перший і останній ромби сусідять. Інші зірки не рахуються.
rule-summer-pavilion-bonus = Хто закриє останній вільний ромб навколо колони, статуї чи вікна, мусить відразу взяти плитки із запасу: 1 за колону, 2 за статую, 3 за вікно. Якщо плитка оточує дві прикраси, дають обидві. Кожна дає лише один раз.
rule-summer-pavilion-pick = Плитки ви обираєте на власний розсуд, джокерів теж. Вони йдуть у руку, і користуватися ними можна від вашого наступного ходу.
rule-summer-pavilion-supply = Перед наступним ходом запас знову поповнюють до десяти; щойно сплачене може відразу повернутися. Якщо торбинка й вежа порожні, запас поповнюють після котрогось із пізніших ходів, щойно з’являться плитки.
rule-summer-pavilion-supply-short = Якщо в запасі менше плиток, ніж вам належить, ви берете всі, а решта пропадає.
rule-summer-pavilion-pass = Замість викладати плитку можна спасувати, а якщо викласти не можна жодної, то треба. Тоді ходів у цьому раунді більше немає. З порожньою рукою це нічого не коштує.
rule-summer-pavilion-keep = Коли ви пасуєте, до чотирьох плиток може зачекати в кутах вашого планшета, за бажання менше. Скористатися ними до наступного раунду не можна.
rule-summer-pavilion-discard = Кожна плитка, яку ви не зберегли, йде до вежі й коштує очко, аж до найнижчого рахунку: 1, у Міні 0.
rule-summer-pavilion-last-round = Після шостого раунду плитками вже не скористатися. Хто в ньому пасує, не зберігає нічого і втрачає очко за кожну плитку, що лишилася.
rule-summer-pavilion-corners = Коли всі спасували, плитки з кутів повертаються в руки, а маркер у центр. Потім роздають наступний раунд, уже з наступним джокером.
rule-summer-pavilion-bonus-star = Після шостого раунду кожна повна зірка дає очки за кольором: червона 14, блакитна 15, жовта 16, помаранчева 17, зелена 18, фіолетова 20, а різнобарвна 12.
rule-summer-pavilion-bonus-number = Якщо закрито всі ромби з певним числом, зокрема й на центральній зірці, одиниці дають 4 очки, двійки 8, трійки 12, а четвірки 16. П’ятірки та шістки більше нічого не дають.
rule-summer-pavilion-end = Гра закінчується після шести раундів. Перемагає найвищий рахунок; за рівного рахунку перемога спільна.
rule-summer-pavilion-grey = На сірому боці зірки ще не мають кольору, а числа стоять в інших місцях. Кожну із семи зірок визначає друга плитка: якщо вона така, як перша, усі шість мусять бути однакові, якщо ні, усі шість мусять різнитися. Кілька зірок можуть мати той самий колір.
page-rules-garden-chapter = { $chapter ->
    [overview] Гра коротко
    [parts] Складові гри
    [setup] Підготовка
    [turn] Раунди й ходи
    [acquire] Як брати
    [place] Як викладати плитки
    [expand] Як росте сад
    [jokers] Джокери
    [pass] Пас
    [scoring] Після кожного раунду
    [tiles] Торбинка й вежа
    [end] Кінець гри
    [variant] Інша сторона планшета
   *[rulings] Про що мовчать правила
}
page-rules-garden-lead = { $chapter ->
    [overview] Збирайте, платіть, садіть: чотири раунди в саду королеви.
    [parts] Шість кольорів, шість візерунків і сад, що починається з фонтана.
    [setup] Усі починають однаково; що потрапить до пулу, вирішує лише випадок.
    [turn] Одна дія, і ходить наступний гравець.
    [acquire] Усе одного кольору або все одного візерунка: узяте ніколи не буває точно тим, чого хотілося.
    [place] Зібране стає садом, а чимала його частина стає ціною.
    [expand] Довкола фонтана є місце для шести розширень, і кожне дає нові поля.
    [jokers] Оточіть те, що стоїть у саду, і сад віддячить.
    [pass] Кінець раунду для вас, можливо, з легшим сховищем.
    [scoring] Колесо задовго наперед каже, про що запитає.
    [tiles] Плитки, якими заплатили, повертаються.
    [end] Останній і найбільший підрахунок.
    [variant] Для тих, хто добре знає першу.
   *[rulings] Як ми вирішуємо те, що правила лишають відкритим.
}
page-rules-garden-example = { $example ->
    [about-game] Сад наприкінці гри.
    [about-hexagons] Кожен колір має свій рядок, кожен візерунок свій стовпчик.
    [about-garden] Планшет фонтана й шість місць довкола нього.
    [about-expansions] Те саме розширення відкрите й закрите.
    [about-display] Стос раунду, розширення з двома плитками, що на ньому лишилися, і відкрите розширення.
    [acquire] Жовтий колір: три плитки й розширення з жовтою квіткою.
    [copies] Метелики: блакитний і один із двох світло-фіолетових.
    [room] Вільні два місця, а в пулі лежать три птахи: з таким сховищем птахів узяти не можна.
    [stack] Узято дві плитки: верх стосу з рештою двома відсувається вбік, а новий верх отримує чотири.
    [turn] Останню плитку взято, тож розширення відкривають.
    [payment] Жовта квітка коштує три інші шестикутники: квітки інших кольорів або інші жовті, серед них і джокери. Ні мішати, ні повторювати не можна.
    [neighbours] Жовта квітка може лежати поруч із жовтим деревом, але не там, де торкається лише темно-зеленого птаха.
    [twins] У жовтій групі вже є жовтий птах; другий не може до неї долучитися.
    [place-expansion] Жовта квітка торкається жовтого дерева й має той самий колір. Відвернута від нього, вона не торкалася б нічого, і так теж можна.
    [buy] Шість очок за сім полів.
    [jokers] Викладено шостий шестикутник довкола лавки: 2 джокери.
    [marker] Маркер коштує 1 очко.
    [discard] Скинути дерево й птаха коштує 3 очки.
    [wheel] Раунд 1: темно-зелене дерево дає 2 очки, жовте дерево 1, блакитний метелик 1, світло-фіолетова квітка нічого.
    [pavilions] Очко дає лише альтанка, яку видно.
    [deal] Чотири плитки на новий верх стосу.
    [refill] Усе з вежі висипають у порожню торбинку.
    [storage] Два джокери дають 2 очки, метелик і дерево коштують 4.
   *[groups] Три одного кольору, чотири одного візерунка й усі шість лілій, за які ще 6 очок.
}
page-rules-garden-players = Кількість гравців
page-rules-garden-each-stack = Кожен стос раунду
page-rules-garden-round = Раунд { $round }
rule-queens-garden-about-game = Ви садите сад для королеви. Протягом чотирьох раундів ви берете плитки й розширення саду зі спільного пулу, тримаєте їх у сховищі та викладаєте довкола свого фонтана. Викладання має ціну: що цінніший шестикутник, то більше інших за нього віддають. Очки дає після кожного раунду колесо підрахунку, а наприкінці групи одного кольору або одного візерунка. Перемагає найвищий рахунок.
rule-queens-garden-about-hexagons = Шестикутник — це один із шести візерунків в одному з шести кольорів, на плитці або надрукований на відкритому розширенні. Візерунок каже, скільки шестикутник вартий і скільки коштує: дерево 1, птах 2, метелик 3, квітка 4, рослина 5, лілія 6. Кожен шестикутник є на трьох плитках і на одному розширенні. Шестикутники однакові, якщо збігаються і колір, і візерунок.
rule-queens-garden-about-garden = Спершу сад — це планшет фонтана: посередині фонтан, довкола нього шість полів для плиток, а на променях зірки по черзі три статуї й три лавки. Навколо є шість місць, кожне для одного розширення. На фонтан, статуї, лавки й альтанки ніколи нічого не кладуть; вони для того, щоб їх оточувати.
rule-queens-garden-about-expansions = Розширення складається із семи шестикутних частин. Відкрите має альтанку посередині, один надрукований шестикутник і п’ять вільних полів. Закрите має сім вільних полів, без альтанки й без шестикутника. У саду його ніколи не перевертають.
rule-queens-garden-about-display = Усі беруть із пулу. До нього належить стос раунду: закриті розширення, на верхньому чотири плитки. Поруч лежать розширення, що зійшли зі стосу: з плитками або, коли їх уже немає, відкриті. Усі інші розширення — це запас: вони лежать закриті, і на них ніхто не дивиться.
rule-queens-garden-setup = Кожен починає з 15 очками, трьома джокерами у сховищі й планшетом фонтана без шестикутників. У торбинці 108 плиток. 36 закритих розширень перемішують і ділять на чотири стоси, по одному на раунд: для двох гравців по 5 розширень, для трьох по 7, для чотирьох по 8. Решта 16, 8 або 4 — це запас. Хто починає, вирішує випадок.
rule-queens-garden-round = Раундів чотири. Раунд починається зі свого стосу в пулі й чотирьох плиток на верху. Ходять за годинниковою стрілкою, по одній дії, доки всі не спасують. Хто спасував, того пропускають; останній може ходити далі сам.
rule-queens-garden-about-turn = У свій хід зробіть щось одне з п’яти: візьміть шестикутники з пулу, викладіть плитку зі сховища, викладіть розширення зі сховища, купіть закрите розширення або спасуйте.
rule-queens-garden-acquire = Оберіть один колір або один візерунок і візьміть із пулу всі такі шестикутники: плитки на стосі, плитки поруч із ним і відкриті розширення. Має бути хоча б один. Закритих розширень брати не можна. Усе кладуть у ваше сховище.
rule-queens-garden-copies = З однакових шестикутників ви берете рівно один і обираєте, який. Плитка й розширення з тим самим шестикутником теж однакові. Однакові плитки на одному розширенні — це один вибір.
rule-queens-garden-room = У сховищі 12 місць, спільних для плиток і джокерів, і 2 для розширень. Беруть усе або нічого: не можна обрати те, що не вміщається цілком. Примірники треба обирати так, щоб умістилася й решта.
rule-queens-garden-stack = Якщо хоч одну плитку взято зі стосу раунду, його верхнє розширення переходить у пул із плитками, що на ньому лишилися, а наступне стає верхом і отримує плитки. Якщо зі стосу нічого не взято, нічого не докладають.
rule-queens-garden-turn = Після того як хтось узяв, кожне розширення в пулі, на якому немає плиток, відкривають. Узяти його можна від наступного ходу.
rule-queens-garden-place-tile = Візьміть плитку зі сховища, заплатіть за неї та покладіть на вільне поле планшета фонтана або розширення у своєму саду. Там вона лежить до кінця гри.
rule-queens-garden-payment = Ціна — це вартість візерунка, і викладений шестикутник сам рахується за один: дереву інших не треба, лілії треба п’ять. Решту беруть зі сховища, плитками або розширеннями. Разом із викладеним вони мають той самий візерунок і всі різні кольори або той самий колір і всі різні візерунки. Кожен з решти може замінити джокер. Платять рівно стільки, скільки треба. Плитки йдуть у вежу, розширення під запас, джокери виходять зі сховища.
rule-queens-garden-neighbours = Де шестикутник не торкається жодного іншого, він може лежати завжди. Де торкається інших, хоча б один із них має мати той самий колір або той самий візерунок; решта може відрізнятися.
rule-queens-garden-twins = Група — це все, що з’єднане між собою в одному кольорі або в одному візерунку. У жодній групі не може опинитися двох однакових шестикутників, торкаються вони чи ні, навіть через з’єднання двох груп. Тож у групі щонайбільше шість шестикутників.
rule-queens-garden-place-expansion = Візьміть розширення зі сховища, заплатіть за нього та покладіть відкритим на будь-яке порожнє місце, обернувши одним із шести способів. Воно коштує стільки, як плитка з його шестикутником, і для його шестикутника діють ті самі правила про сусідів і однакові. Торкатися іншого розширення воно не мусить.
rule-queens-garden-buy = За 6 очок покладіть верхнє розширення із запасу закритим на будь-яке порожнє місце. На його лице ніхто не дивиться. Шестикутника воно не має, тож підходить усюди. Потрібно щонайменше 6 очок і запас, який не порожній.
rule-queens-garden-jokers = Джокери допомагають платити. Хто викладе останній із шести шестикутників довкола фонтана, отримує 1, довкола статуї чи лавки 2, довкола альтанки 3. Надруковані шестикутники теж рахуються. Шестикутник, що замикає кілька оточень, дає джокери за всі. Край саду нічого не оточує, тому статуї й лавці потрібні обидва сусідні розширення.
rule-queens-garden-joker-overflow = Джокери лежать на місцях для плиток. Спершу зі сховища йде оплата; джокери, яким після цього бракує місця, пропадають.
rule-queens-garden-pass = Спасувати можна завжди, а коли нічого іншого не можна, то й треба. У цьому раунді ви більше не ходите. Те, що лежить у сховищі, лишається.
rule-queens-garden-discard = Пасуючи, можна скинути зі сховища скільки завгодно плиток і розширень і втратити вартість кожного. Так звільняється місце для наступного раунду. Плитки йдуть у вежу, розширення під запас. Джокерів скидати не можна.
rule-queens-garden-marker = Хто першим у раунді спасує, бере маркер першого ходу, втрачає 1 очко й починає наступний раунд. В останньому раунді це теж коштує очко.
rule-queens-garden-floor = Жодна втрата не опускає рахунок нижче 0: ви втрачаєте те, що маєте. Лише для купівлі розширення потрібні всі очки.
rule-queens-garden-wheel = Після кожного раунду приносять очки три кольори чи візерунки, які показує колесо підрахунку. Кожен відповідний шестикутник у вашому саду, на плитці чи надрукований, дає вказані там очки; якщо він підходить і кольором, і візерунком, то дає і ті, і ті. Кожен колір і кожен візерунок випадає раз за гру.
rule-queens-garden-pavilions = Потім кожне відкрите розширення у вашому саду дає 1 очко за альтанку, оточену чи ні.
rule-queens-garden-clearing = Між раундами колесо обертається на чверть. Плитки, що лишилися в пулі, йдуть у вежу, а розширення, разом із рештою стосу, закритими в запас.
rule-queens-garden-deal = Новий верх стосу отримує чотири плитки, витягнуті навмання з торбинки.
rule-queens-garden-refill = Плитки, якими заплатили, скинуті та ті, що лишилися в пулі, лежать у вежі. Якщо треба витягнути плитку, а торбинка порожня, усі вони повертаються до торбинки, навіть посеред роздачі. Якщо і там, і там їх забракне, вистачити має від однієї до трьох плиток.
rule-queens-garden-no-tiles = Якщо для нового верху немає жодної плитки, решту стосу кладуть у пул і відкривають. Плитки, що потраплять у вежу пізніше в цьому раунді, нічого не змінюють.
rule-queens-garden-storage = Після четвертого раунду спершу рахують сховище: кожен джокер дає 1 очко, потім кожна плитка й кожне розширення, що там лишилися, коштують свою вартість.
rule-queens-garden-groups = Далі кожна група щонайменше з трьох шестикутників дає суму своїх вартостей, спершу кольори, потім візерунки. Шестикутник може рахуватися в одній групі свого кольору та в одній групі свого візерунка. На основній стороні група із шести дає ще 6 очок: усі шість одного кольору варті 27, усі шість лілій 42.
rule-queens-garden-end = Гра закінчується після чотирьох раундів і цього підрахунку. Перемагає найвищий рахунок. За рівного рахунку перемога спільна.
rule-queens-garden-about-variant = На іншій стороні планшета візерунки дають інші очки, а групи дають більше. Більше правила не кажуть, а надрукованих чисел ми не бачили, тож ці числа наші: на колесі кожен візерунок дає 2 очки, кожен колір 1; група з чотирьох дає ще 2 очки, з п’яти 4, із шести 6.
rule-queens-garden-numbers = Якщо у вас є цей планшет, створюючи стіл, ви можете ввести числа, надруковані на цій стороні: скільки очок дає на колесі кожен колір і кожен візерунок (від 0 до 9) та додаткові очки за групи з трьох–шести шестикутників (від 0 до 20). Що саме дає очки в якому раунді, не змінюється. Числа зберігаються разом зі столом і входять до запису гри.
rule-queens-garden-ruling-tower = Коли саме висипають вежу в торбинку? Якнайпізніше: коли треба витягнути плитку, а в торбинці немає жодної.
rule-queens-garden-ruling-payment = Чи можна заплатити більше за ціну? Ні. Чи можна заплатити самими джокерами? Так.
rule-queens-garden-ruling-slots = Усі шість місць зайняті? Тоді розширеннями зі сховища ще можна платити, їх можна скинути, або вони коштуватимуть очок наприкінці, а купити не можна нічого.
rule-queens-garden-ruling-expansions = Чи можна взяти колір або візерунок, який мають лише розширення? Так. Зі стосу плитки не взято, тож нічого не докладають.
rule-queens-garden-ruling-points = Чи можна скинути більше, ніж вистачає очок? Так, рахунок зупиняється на 0.
rule-queens-garden-ruling-jokers = У коробці 24 джокери. Тут вони ніколи не закінчуються.
rule-queens-garden-ruling-marker = Хто знову спасував першим, знову бере маркер і знову втрачає 1 очко.
rule-queens-garden-ruling-hidden = Сади, сховища й пул бачать усі. Ніхто не знає порядку плиток у торбинці та шестикутника на закритому розширенні, навіть якщо воно лежить у саду.
rule-queens-garden-ruling-board = Очки на колесі відомі з фотографій планшета; які поля належать до якого раунду, випливає з кількох повідомлень, які збігаються. Те, що статуї й лавки чергуються, на гру не впливає.

## The page: Queen's Garden

page-garden-garden = Сад: { $who }
page-garden-larger = Збільшити
page-garden-smaller = Зменшити
page-garden-enlarge-wheel = Збільшити колесо підрахунку
page-garden-feature-name = { $feature_kind ->
    [fountain] Фонтан
    [statue] Статуя
    [bench] Лавка
   *[pavilion] Альтанка
}
page-garden-feature = { page-garden-feature-name }, за оточення: { queens-garden-jokers }
page-garden-feature-done = { page-garden-feature-name }: оточено
page-garden-space = { page-garden-where }: { $tile ->
    [none] вільне
   *[other] { queens-garden-hexagon }, вартість { $value }
}
page-garden-slot-side = { $target_number ->
    [1] праве
    [2] праве нижнє
    [3] ліве нижнє
    [4] ліве
    [5] ліве верхнє
   *[6] праве верхнє
}
page-garden-place-side = { $target_column ->
    [1] праве
    [2] праве нижнє
    [3] ліве нижнє
    [4] ліве
    [5] ліве верхнє
    [6] праве верхнє
   *[7] середнє
}
page-garden-where = { $target_number ->
    [0] біля фонтана
   *[other] місце { page-garden-slot-side }
}, поле { page-garden-place-side }
page-event-queens_garden-tile-placed = { $who }: { queens-garden-hexagon }, { page-garden-where }
page-event-queens_garden-expansion-placed = { $who }: розширення ({ queens-garden-hexagon }), місце { page-garden-slot-side }
page-event-queens_garden-expansion-bought = { $who }: купує закрите розширення, місце { page-garden-slot-side }: { $points }
page-event-queens_garden-expansion-turned = У пулі відкрито: { queens-garden-hexagon }
page-choice-queens_garden-space-to = { page-garden-where }
page-choice-queens_garden-slot-to = місце { page-garden-slot-side }, шестикутник на полі: { page-garden-place-side }
page-choice-queens_garden-new-slot-to = місце { page-garden-slot-side }
page-choice-queens_garden-pay-to = { $tiles }
page-garden-space-coming = { $what }. Зараз ляже сюди: { queens-garden-hexagon }, вартість { $value }
page-garden-space-open = { $what }. Викласти сюди
page-garden-space-shut = { $what }. Неможливо: натисніть, щоб дізнатися чому
page-garden-slot = Місце { page-garden-slot-side }: { $face ->
    [up] відкрите розширення
    [down] закрите розширення
   *[empty] порожнє
}
page-garden-slot-open = Місце { page-garden-slot-side }: покласти розширення сюди
page-garden-slot-shut = Місце { page-garden-slot-side }: розширення сюди не підходить, як його не обертай
page-garden-trial = Місце { page-garden-slot-side }, шестикутник на полі: { page-garden-place-side }. Підходить. Стрілки обертають, Enter кладе
page-garden-trial-shut = Місце { page-garden-slot-side }, шестикутник на полі: { page-garden-place-side }. Не підходить. Стрілки обертають, Enter пояснює чому
page-garden-lay = Покласти сюди
page-garden-lay-why = Чому так не підходить?
page-garden-turn-left = Обернути ліворуч
page-garden-turn-right = Обернути праворуч
page-garden-group = { queens_garden-category }: група з { $size }, { $points ->
    [0] поки без очок
    [one] { $points } очко наприкінці
    [few] { $points } очки наприкінці
   *[many] { $points } очок наприкінці
}
page-garden-stack = Стос раунду: { $amount ->
    [one] { $amount } розширення
    [few] { $amount } розширення
   *[many] { $amount } розширень
}
page-garden-place = Місце { $number } пулу
page-garden-offered = { queens-garden-hexagon }, вартість { $value }, на місці { $number }
page-garden-offered-expansion = Розширення: { queens-garden-hexagon }, вартість { $value }, на місці { $number }
page-garden-acquire = Що ви берете?
page-garden-take = Усе: { queens_garden-category }
page-garden-stored = { $item ->
    [expansion] Розширення: { queens-garden-hexagon }
   *[tile] { queens-garden-hexagon }
}, вартість { $value }{ $state ->
    [hand] , у руці
    [paid] , для оплати
    [gone] , буде скинуто
   *[stored] {""}
}
page-garden-joker = Джокер{ $state ->
    [paid] , для оплати
   *[stored] {""}
}
page-garden-field = { queens_garden-category } { $points }
page-garden-wheel = Раунд { $round }: очки за { $fields }, кожна альтанка 1.
page-garden-bonus = { $size } разом { $points }
page-garden-bonuses = Додаткові очки за групи наприкінці гри: { $bonuses }.
page-garden-whose-numbers = { $whose ->
    [own] Ці числа господар столу переписав зі свого планшета.
   *[ours] Ці числа — наша реконструкція: надрукованих ми не бачили.
}
page-garden-of-rounds = з { $rounds }
page-garden-ask = { $decision ->
    [action] Візьміть із пулу, викладіть зі сховища, купіть або спасуйте.
    [copy] Виберіть, який примірник узяти: { queens-garden-hexagon }.
    [space] Виберіть поле в саду: { queens-garden-hexagon }.
    [slot] Виберіть місце для розширення. Обертайте дотиком, коліщатком або стрілками.
    [new-slot] Виберіть місце для купленого розширення.
    [pay] Ціна { $cost }: цей шестикутник і ще { $more }. Торкніться плиток, щоб змінити оплату.
    [pass] Спасувати? { page-garden-ask-first }
   *[discard] { page-garden-ask-first } Торкніться, що скинути (−вартість).
}
page-garden-ask-first = { $first ->
    [next] Ви перші: −1 очко, зате починаєте наступний раунд.
    [last] Ви перші: −1 очко.
   *[no] У цьому раунді ви більше нічого не робите.
}
page-garden-unseen = Розширення, яких ще ніхто не бачив
page-garden-buy = Купити розширення (−{ $points })
page-garden-pass = Спасувати
page-garden-pass-keeping = Спасувати й лишити все
page-garden-pass-discarding = Спасувати й скинути (−{ $points })
page-garden-pay = Заплатити
page-garden-gallery = Деталі Саду королеви

## The page: learning to play

page-learn-title = Навчіться грати · Azulejos
page-learn-heading = Навчіться грати
page-learn-lead = Кожен урок триває кілька хвилин: від першого ходу ви граєте на справжньому планшеті. Тут нічого не можна зіпсувати.
page-learn-link = Навчання
page-learn-of = Навчання: { $game }
page-learn-short = Урок
page-learn-begin = Почати
page-learn-go-on = Далі з кроку { $step } із { $steps }
page-learn-again = Ще раз
page-learn-done = Пройдено
page-learn-coach = Ваш провідник
page-learn-step = Крок { $step } із { $steps }
page-learn-next = Далі
page-learn-skip = Пропустити
page-learn-back = Назад
page-learn-show = Показати
page-learn-you = Ви
page-learn-reply = І гра триває далі …
page-learn-other = Так теж можна, але спершу спробуйте ось що. { $task }
page-learn-good = Чудово!
page-learn-end = Ви вже вмієте грати: { $game }!
page-learn-end-text = Ви бачили все, що потрібно для першої гри. Решта прийде за столом: планшет показує, що можна, і каже, чому чогось не можна.
page-learn-play = Зіграти зараз із початківцем
page-learn-others = Вивчити іншу гру
page-learn-leave = Усі уроки
page-learn-azul-goal = Вітаємо! В Azul ви викладаєте плитками стіну. Кожне місце стіни має свій колір, а плитки, що торкаються одна одної, приносять очки.
page-learn-azul-take = Круглі тарілки — це вітрини. У свій хід ви берете з однієї з них усі плитки одного кольору й кладете їх в одну зі своїх п’яти ліній.
page-learn-azul-take-task = Візьміть дві сині плитки й покладіть їх у другу лінію.
page-learn-azul-centre = Що лишається на вітрині, йде в центр, і його можна взяти пізніше. Хто першим бере з центру, отримує й маркер першого ходу: він коштує очко, але його власник починає наступний раунд.
page-learn-azul-centre-task = Візьміть дві білі плитки з центру й покладіть їх у третю лінію.
page-learn-azul-line = Лінія вміщує лише один колір і має бути повною, перш ніж її плитка перейде на стіну. Вашій третій лінії бракує однієї білої плитки.
page-learn-azul-line-task = Візьміть білу плитку з підсвіченої вітрини й заповніть третю лінію.
page-learn-azul-floor = Плитки, яким бракує місця, падають на підлогу й коштують очок. Підніміть кілька й наведіть на лінію: планшет заздалегідь покаже, що станеться.
page-learn-azul-floor-task = Візьміть які завгодно плитки.
page-learn-azul-floor-after = І так далі, аж поки вітрини й центр не спорожніють.
page-learn-azul-last = Перейдімо до кінця третього раунду: лишилася одна плитка. Коли її візьмуть, кожна повна лінія відправить одну плитку на стіну.
page-learn-azul-last-task = Візьміть синю плитку й заповніть третю лінію.
page-learn-azul-score = Чорна плитка не має сусідів: 1 очко. Синя утворює ряд із двох по горизонталі та ряд із двох по вертикалі: 4 очки. Потім ви втратили очки за підлогу, а неповні лінії чекають на наступний раунд.
page-learn-azul-row = Гра закінчується після раунду, в якому хтось завершить рядок стіни. Вашому першому рядку бракує лише білої плитки.
page-learn-azul-row-task = Візьміть останню білу плитку й покладіть її в першу лінію.
page-learn-azul-end = Наприкінці повний рядок дає ще 2 очки, повний стовпчик 7, а всі п’ять плиток одного кольору 10. У вас є по одному з кожного й найбільше очок: ви перемогли!
page-learn-pavilion-goal = Вітаємо в Літньому палаці! За шість раундів ви заповнюєте зірки плитками, і плитки, що лежать разом, приносять очки. У кожному раунді всі спершу беруть плитки, а потім їх викладають.
page-learn-pavilion-take = Візьміть із вітрини всі плитки одного кольору. Джокер цього раунду — фіолетовий: якщо на вітрині є джокери, ви берете також рівно одного з них.
page-learn-pavilion-take-task = Візьміть зелені плитки з підсвіченої вітрини.
page-learn-pavilion-centre = Що лишається, йде в центр. Хто першим бере з центру, отримує маркер першого ходу: починає викладання й наступний раунд, але втрачає очко за кожну плитку цього ходу.
page-learn-pavilion-centre-task = Візьміть блакитну плитку з центру.
page-learn-pavilion-centre-after = Одна плитка — одне очко. Коли все взято, починається викладання, і першими будете ви.
page-learn-pavilion-lay = Тепер кожного ходу викладають одну плитку. Число на ромбі — це його ціна в плитках цього кольору: одну викладають, решта зникає.
page-learn-pavilion-lay-task = Викладіть зелену плитку на зелену 2 і заплатіть двома зеленими плитками.
page-learn-pavilion-joker = Джокерами можна платити за будь-який колір, аби одна плитка мала сам колір. Плитка дає стільки очок, скільки плиток у її групі: поруч із 2 це два.
page-learn-pavilion-joker-task = Викладіть останню зелену плитку на зелену 3 і доплатіть двома джокерами.
page-learn-pavilion-joker-after = Дві зелені плитки лежать разом: 2 очки. Наступна плитка поруч дасть уже 3.
page-learn-pavilion-bonus = Закрийте всі ромби навколо колони, статуї чи вікна — і візьмете із запасу 1, 2 чи 3 плитки. Навколо цієї колони бракує лише червоної 3.
page-learn-pavilion-bonus-task = Викладіть червону плитку на 3, а потім оберіть плитку із запасу.
page-learn-pavilion-bonus-after = Бонусні плитки йдуть вам на руку, а запас одразу поповнюється. Один бонус часто оплачує наступний.
page-learn-pavilion-pass = Коли більше не хочете викладати, ви пасуєте. До чотирьох плиток чекають у кутах на наступний раунд, кожна інша коштує очко.
page-learn-pavilion-pass-task = Спасуйте й оберіть плитки, які збережете.
page-learn-pavilion-pass-after = Збережене повернеться в наступному раунді. Джокером тоді буде помаранчевий, тож помаранчеві варто берегти.
page-learn-pavilion-star = Це останній хід шостого, останнього раунду. Кожна повна зірка дає наприкінці бонус: від 12 очок за різнобарвну до 20 за фіолетову.
page-learn-pavilion-star-task = Завершіть блакитну зірку.
page-learn-pavilion-end = Блакитна зірка дала 15 очок. Закриті також усі 1 та всі 2 на планшеті: 4 і 8 очок (усі 3 дали б 12, усі 4 — 16). У вас найбільше очок, ви перемогли: чудова гра!
page-learn-mini-goal = Міні — це Літній палац для малого столу: ті самі зірки, ті самі плитки, ті самі ходи. Відмінності дві: запас лежить двома зірками, а рахунок може впасти до 0, а не лише до 1.
page-learn-mini-take = Візьміть із вітрини всі плитки одного кольору, а з ними одного джокера, якщо він є. Джокер першого раунду — фіолетовий.
page-learn-mini-take-task = Візьміть жовті плитки з підсвіченої вітрини.
page-learn-mini-take-after = Дві жовті плитки й джокер: добрий початок. Червона пішла в центр.
page-learn-mini-zero = Згодом, у четвертому раунді: хто першим бере з центру, отримує маркер першого ходу і втрачає очко за кожну плитку. У вас лишилося одне очко, та все одно це дозволено.
page-learn-mini-zero-task = Візьміть зелені плитки з центру.
page-learn-mini-zero-after = Три плитки разом із жовтим джокером, а втрачено лише одне очко, бо більше не було: у Міні рахунок зупиняється на 0.
page-learn-mini-lay = У другій частині раунду кожного ходу викладають одну плитку. Ромб коштує стільки плиток свого кольору, скільки каже число, а джокери допомагають.
page-learn-mini-lay-task = Викладіть жовту плитку на 3 жовтої зірки й заплатіть.
page-learn-mini-lay-after = Одна плитка лежить на зірці, решта зникла. Вона дає стільки очок, скільки плиток у її групі: поки що 1.
page-learn-mini-bonus = Колона дає одну плитку із запасу, статуя дві, вікно три, щойно всі ромби навколо закриті. Жовта 6 завершує це вікно.
page-learn-mini-bonus-task = Викладіть жовту плитку на 6 і оберіть три плитки із запасу.
page-learn-mini-bonus-after = Три плитки одразу: вікна дорогі, зате щедрі.
page-learn-garden-goal = Вітаємо в Саду королеви! За чотири раунди ви викладаєте сад навколо фонтана. У свій хід ви робите щось одне: берете, викладаєте, купуєте або пасуєте.
page-learn-garden-colour = Це пул. Кожен шестикутник має колір і візерунок, і ви берете все одного кольору або все одного візерунка.
page-learn-garden-colour-task = Оберіть жовтий шестикутник і візьміть усе жовте.
page-learn-garden-colour-after = Обидва вже у вашому сховищі. Стос рухається далі, і з’являються нові плитки.
page-learn-garden-pattern = Тепер за візерунком і звідусіль одразу. Велика пластина — це розширення: воно лежить відкрите, тож його метелик теж рахується. З однакових шестикутників дістається лише один.
page-learn-garden-pattern-task = Візьміть усіх метеликів.
page-learn-garden-pattern-after = Усе має вміститися: у сховищі 12 місць для плиток і джокерів та 2 для розширень. Що не вміщається, того не можна взяти.
page-learn-garden-place = Викласти коштує вартість візерунка: за метелика 3. Сама плитка рахується за одну, і з нею платять ще дві: метелики інших кольорів або жовті інших візерунків. Джокер замінить будь-яку.
page-learn-garden-place-task = Викладіть жовтого метелика біля фонтана й заплатіть.
page-learn-garden-place-after = Чим заплачено, те зникає: витрачайте те, що найменше потрібне.
page-learn-garden-neighbour = Поруч з іншими шестикутниками хоча б один із них мусить мати той самий колір чи візерунок. І в групі кольору чи візерунка не може бути двох однакових шестикутників.
page-learn-garden-neighbour-task = Викладіть жовтого птаха поруч із жовтим метеликом і заплатіть.
page-learn-garden-neighbour-after = Їх єднає жовтий колір: це група. Групи від трьох шестикутників принесуть очки наприкінці.
page-learn-garden-fountain = Оточіть фонтан — і здобудете джокера; статуя чи лавка дають двох, альтанка трьох. У кільці вільне ще одне місце.
page-learn-garden-fountain-task = Замкніть кільце блакитним метеликом і заплатіть.
page-learn-garden-fountain-after = Ви маєте джокера: під час оплати він замінить будь-який шестикутник.
page-learn-garden-expansion = Розширення збільшує сад: п’ять нових місць навколо альтанки. За його шестикутник платять, і він має пасувати, як плитка. За 6 очок можна також купити закрите розширення.
page-learn-garden-expansion-task = Викладіть розширення: оберіть місце, повертайте, доки не підійде, і покладіть.
page-learn-garden-expansion-after = Є місце для більшого! Кожна альтанка також приносить очко після кожного раунду.
page-learn-garden-wheel = Хто закінчив, пасує; хто спасує першим, втрачає очко й починає наступний раунд. Коли спасують усі, колесо показує, що приносить очки: у цьому раунді птахи, темно-фіолетовий колір і метелики.
page-learn-garden-wheel-task = Спасуйте й збережіть те, що у сховищі.
page-learn-garden-wheel-after = Три птахи дали 3 очки, два метелики 4, а альтанка 1.
page-learn-garden-groups = Четвертий раунд останній. Потім кожна група щонайменше з трьох одного кольору чи візерунка дає суму вартостей, джокер дає 1, а те, що лишилося у сховищі, коштує свою вартість.
page-learn-garden-groups-task = Спасуйте востаннє й збережіть те, що у сховищі.
page-learn-garden-end = Чотири жовті шестикутники разом дали 2 + 3 + 5 + 6 = 16 очок, три птахи 6. Два джокери дали 2, а рослина, що лишилася у сховищі, коштувала 5. У вас найбільше очок, ви перемогли: чудова робота!
