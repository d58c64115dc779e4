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
error-record-text = Запис, рядок { $line }, символ { $column }: тут «{ $value }». Очікувалося: { $expected }
error-record-line = Запис, рядок { $line }, символ { $column }: тут «{ $value }». Очікувалося: { $expected }
error-record-header = Запис, рядок { $line }: тут «{ $value }». Очікувався заголовок { $expected }
error-record-header-twice = Запис, рядок { $line }: заголовок { $value } трапляється двічі.
error-record-header-order = Запис, рядок { $line }: заголовок { $value } не на своєму місці. Перед ним очікувалося: { $expected }
error-record-cut-short = Запис, рядок { $line }: запис закінчується зарано. Очікувалося: { $expected }
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
