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
heading-ns-per-move = нс/хід
heading-figure = Показник
heading-value = Значення
games-option = { $name }: { $expected }, типово { $usual }
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
bench-yardstick = Випадкових ігор за секунду в еталонної програми на C++
bench-ratio = Відношення до еталонної програми
bench-no-yardstick = Еталонну програму не запущено: { $reason ->
    [no-source] немає її вихідного коду
    [no-compiler] g++ не встановлено
    [compile-failed] g++ не зміг її скомпілювати (потрібен процесор із BMI2)
   *[run-failed] її не вдалося виконати
}

## errors

error-unknown-language = Мови «{ $value }» тут немає. Очікувалося: { $expected }
error-unknown-game = Гри «{ $value }» немає. Очікувалося: { $expected }
error-unknown-variant = { $game } не має варіанта «{ $value }». Очікувалося: { $expected }
error-unknown-option = { $game } не має параметра «{ $value }». Очікувалося: { $expected }
error-unknown-bot = Бота «{ $value }» немає. Очікувалося: { $expected }
error-player-count = { $game }: кількість гравців не може бути { $value }. Очікувалося: { $expected }
error-bot-count = --bots: { $value ->
    [one] вказано { $value } назву
    [few] вказано { $value } назви
    [many] вказано { $value } назв
   *[other] вказано { $value } назви
}. Очікувалося: одна для всіх місць або { $expected }, по одній на місце
error-option-value = { $option }: значення «{ $value }» не підходить. Очікувалося: { $expected }
error-option-form = --option: не вдається прочитати «{ $value }». Очікувалося: { $expected }
error-command-unknown = Команди «{ $value }» немає. Очікувалося: { $expected }
error-command-missing = Бракує команди. Очікувалося: { $expected }
error-argument-missing = Бракує аргументу { $argument }. Дивіться --help
error-argument-bad = { $argument }: значення не підходить. Дивіться --help
error-argument-extra = «{ $value }» — зайвий аргумент. Дивіться --help
error-switch-unknown = Параметра { $value } немає. Дивіться --help
error-switch-usage = { $value }: бракує значення або його не має бути. Дивіться --help
error-usage = { $cause } Дивіться --help
error-file-missing = { $path }: такого файлу немає
error-file-denied = { $path }: немає доступу
error-file-is-folder = { $path } — це тека. Очікувалося: файл
error-file-failed = { $path }: { $cause }
error-not-text = Файл не є текстом. Очікувалося: UTF-8, але байт { $place } до нього не належить
error-illegal-move = Не можна зіграти { $move }: { $why }
error-game-over = Гру закінчено.
error-deal-due = Спершу треба розкласти плитки.
error-no-deal-due = Зараз плитки не розкладають.
error-item-not-there = Елемент { $item } не можна витягнути: його там немає.
error-deal-incomplete = Розкладено не все: треба витягнути ще плитки.
error-turn-complete = Хід уже завершено; цей крок належить до наступного.
error-move-number = { $move } не є ходом. Очікувалося: { $expected }
error-deal-text = Розклад, символ { $column }: не вдається прочитати «{ $value }». Очікувалося: { $expected }
error-position-game = Позиція, символ { $column }: «{ $value }» не є грою. Очікувалося: { $expected }
error-position-field = Позиція, символ { $column }: тут «{ $value }». Очікувалося: { $expected }
error-position-value = Позиція, символ { $column }: «{ $value }» тут не може бути. Очікувалося: { $expected }
error-position-end = Позиція, символ { $column }: «{ $value }» зайве; позиція закінчується раніше.
error-clock-time = «{ $value }» не є часом для годинника. Очікувалося в мілісекундах: { $expected }
error-seat-count = { $value ->
    [one] Вказано { $value } місце
    [few] Вказано { $value } місця
    [many] Вказано { $value } місць
   *[other] Вказано { $value } місця
}. Очікувалося: { $expected }
error-unknown-seat = За цим столом немає гравця { $player }. Кількість місць: { $seats }
error-seat-empty = На місці гравця { $player } ніхто не сидить.
error-seat-not-free = Місце гравця { $player } зайняте.
error-seat-not-taken = Місце гравця { $player } не зайняте.
error-seat-not-playing = Гравець { $player } уже не грає.
error-wrong-seat = Зараз не хід гравця { $player }.
error-not-open = Стіл не відкрито.
error-already-open = Стіл уже відкрито.
error-not-started = Гра ще не почалася.
error-time-up = Час гравця { $player } вичерпано.
error-time-left = Гравець { $player } ще має час: { $milliseconds } мс.
error-no-clock = Для гравця { $player } годинник не йде.
error-time-runs-back = Час { $at } раніший за час останнього запису, { $last }.
error-nothing-to-undo = Гравцеві { $player } немає чого скасовувати.
error-no-undo-request = Ніхто не просив скасувати хід.
error-undo-pending = Гравець { $player } уже попросив скасувати хід.
error-undo-needs-consent = Перш ніж гравець { $player } скасує хід, інші мають погодитися. Бракує згод: { $asked }
error-not-asked = Гравця { $player } не питали про згоду.
error-no-such-turn = Ходу { $to } немає. Кількість ходів: { $turns }
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
error-azul-move-code = «{ $move }» не є ходом в Azul. Очікувалося, наприклад: { $expected }
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
error-azul-wall-is-printed = На кольоровій стіні кожна плитка сама потрапляє на своє місце.
error-azul-other-line-first = Лінія візерунка { $expected } йде перед лінією { $line }.
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
error-azul-no-tiling-decisions = На кольоровій стіні під час викладання мозаїки ніхто нічого не вирішує.
error-azul-nothing-to-tile = Гравець { $player } не має лінії, яку треба викласти.
error-azul-reason-too-early = Гру не закінчено, а вказано причину її кінця: { $reason }.
error-azul-reason-missing = Гру закінчено. Очікувалося: причина її кінця.
error-azul-reason-untrue = Причина кінця { $reason } неправдива. Очікувалося: { $expected }.
error-azul-game-not-over = Гру не закінчено: ніщо її не завершило.
error-azul-row-complete = Гравець { $player }: рядок { $row } був повний ще до цього раунду, тож гру закінчено.
error-azul-deadlocked = Ніхто вже не може заповнити рядок, тож гру закінчено.

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
error-opening-position = З цієї позиції гра не може початися: { $value }.
error-turn-incomplete = Хід неповний: до нього належать ще дії.

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
play-resume-later = Продовжити пізніше: { $command }
play-record-written = Запис гри: { $file }
play-discarded = Гру не збережено.
play-keep = Зберегти гру, щоб продовжити пізніше? [Т/н]{ " " }
play-keep-no = н ні n
play-interrupted = Перервано.
play-hint = Ваш хід, наприклад { $example }. Enter показує ходи, ? довідка, q вихід.
play-forced = Єдина можливість, тож зіграно за вас: { $code }
play-undone = Хід повернено.
play-undone-deal = Хід повернено. Наступний раунд буде роздано заново.
play-nothing-to-undo = Немає чого повертати.
play-language = Відтепер українською.
play-no-number = У списку немає { $value }, номери від 1 до { $expected }.
play-preview-what = Який хід переглянути? Наприклад: p { $example }
play-preview = Якщо зіграти { $code }:
play-preview-points = Очки, { $who }: { $before } → { $after }
play-log-empty = У цьому раунді ще нічого не сталося.
play-list-hint = Введіть номер зі списку або весь хід, наприклад { $example }.
play-ranking = Результат
play-column-place = Місце
play-column-player = Гравець
play-column-total = разом
play-winner = Перемога: { $who }
play-winners-shared = Спільна перемога: { $names }
play-ended = Кінець гри: { $why }
points-start = на початку

play-help =
    Команди
      3B2     зіграти хід за кодом, великими чи малими літерами
      3B      показати, куди можна покласти ці плитки
      Enter   показати всі ходи; потім введіть номер зі списку
      p 3B2   перегляд: що станеться, без самого ходу
      u       повернути останній хід або останній крок цього ходу
      b       показати планшети ще раз
      h       що сталося в цьому раунді (або: log)
      pos     позиція одним рядком тексту
      l pl    змінити мову: en, pl, uk
      s       сказати, де збережено гру (зберігається кожен хід)
      q       вийти
      ?       ця довідка

error-play-seats-count = --seats називає { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}. Очікувалося: { $players }, по одному на гравця
error-play-seat-name = --seats: «{ $value }» не є іменем. Очікувалося: ім’я до 40 літер або бот: { $expected }
error-play-no-board = Для { $value } немає поля в терміналі. Очікувалося: { $expected }
error-play-bad-save = { $file } не є збереженою грою.
error-play-damaged-save = { $file } пошкоджено, гру не можна продовжити: { $cause }
error-play-nothing-to-resume = У { $folder } немає незавершеної гри.
error-play-resume-alone = --resume продовжує гру такою, якою вона є. Не вказуйте { $value }.
error-play-position-alone = --position каже про гру все. Не вказуйте { $value }.
error-play-position-over = Гру в цій позиції завершено.
## Azul

azul-name = Azul
azul-example = 3B2
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
event-line-fell = { $who }: { azul-tile } не має вільного місця в рядку { $source_number }, падає вся лінія: { azul-tiles }
event-scored-alone = { $who }: плитка в рядку { $target_number } і стовпчику { $target_column } стоїть сама: +{ $points }
event-scored-across = { $who }: плитки поруч у рядку { $target_number }: +{ $points }
event-scored-down = { $who }: плитки одна під одною у стовпчику { $target_column }: +{ $points }
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
    [deadlock] ніхто вже не може завершити рядок.
    [max_rounds] зіграно домовлену кількість раундів.
    [resigned] хтось здався.
   *[other] { $reason }
}

points-scored-alone = самі
points-scored-across = гориз.
points-scored-down = верт.
points-floor-scored = підлога
points-row-bonus = рядки
points-column-bonus = стовпчики
points-colour-bonus = кольори

azul-rules =
    Azul коротко
      Візьміть усі плитки одного кольору з однієї вітрини, а решта з неї йде в центр; або візьміть
      усі плитки одного кольору з центру. Хто в раунді зробить це першим, отримує й маркер
      першого ходу [1]: він лежить на підлозі й коштує очок, але його власник починає наступний раунд.
      Покладіть плитки в одну лінію візерунка. Лінія вміщує один колір, і лише такий, якого ще
      немає в її рядку стіни. Що не вміщається, падає на підлогу.
      Коли все взято, кожна повна лінія пересуває одну плитку на стіну. Рахується неперервний ряд
      по горизонталі й неперервний ряд по вертикалі, а самотня плитка дає 1. Потім штраф за підлогу.
      Гра закінчується після раунду, в якому хтось завершив горизонтальний рядок. Кожен повний рядок
      дає 2 очки, стовпчик 7, а всі п’ять плиток одного кольору 10.
      На сірій стіні стовпчик обираєте ви: жоден колір двічі в рядку чи стовпчику.

    Хід має три знаки
      звідки  від 1 до 9 вітрина, C центр
      колір   B синій, Y жовтий, R червоний, K чорний, W білий
      куди    від 1 до 5 лінія, F підлога
      T24     на сірій стіні: плитка лінії 2 йде у стовпчик 4
