# Общее для всех игр.
you = Вы
player-number = Игрок { $number }
you-in-a-list = вы

# How a number, a list and a card are written.
number = { $value }
text = { $text }
list-and = { $first } и { $last }
card-rank = { $rank ->
    [a] Т
    [j] В
    [q] Д
    [k] К
   *[other] { $rank }
}

game-line = { $title }, игроков от { $few } до { $many }: { $about }

play-welcome = { $title }: { $players }.
play-help-hint = Введите номер, чтобы выбрать; ? — справка.
play-fair = { $chance ->
    [cards] Расклад уже определён. Его отпечаток: { $commitment }
   *[dice] Броски уже определены. Их отпечаток: { $commitment }
}
play-seeded = { $chance ->
    [cards] Карты сданы по начальному числу { $seed }.
   *[dice] Броски получены из начального числа { $seed }.
}
play-typed = { $chance ->
    [cards] Карты сдаёте вы; вводите то, что видите.
   *[dice] Кубики бросаете вы; вводите то, что видите.
}
play-recorded = Игра записывается в { $file }
play-resumed = Игра продолжается после { $plies ->
    [one] { $plies } действия
    [few] { $plies } действий
    [many] { $plies } действий
   *[other] { $plies } действия
}.
play-turn = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $player }.
}
play-alone = { $player }, сейчас смотреть можно только вам. Нажмите Enter, когда остальные отвернутся:
play-prompt = Ваш выбор, от 1 до { $count }:
play-prompt-one = Вариант только один; нажмите Enter:
play-bad-choice = Такого варианта нет. Введите номер от 1 до { $count } или ? для справки.
play-help =
    Введите номер варианта и нажмите Enter.
    h — показать, что обещает каждый вариант.
    t — показать стол ещё раз, r — правила, q — выйти (игра сохранится, её можно будет продолжить).
    x — прекратить игру: начальное число раскроется для проверки, продолжить её будет нельзя.
    Отменить ничего нельзя: что увидено, то увидено.
play-saved = Игра сохранена. Продолжить её можно так:
play-input-ended = Ввод закончился.
play-abandoned = { $chance ->
    [cards] Игра прекращена; проверить расклад можно так:
   *[dice] Игра прекращена; проверить броски можно так:
}
play-check = { $chance ->
    [cards] Проверить расклад можно так:
   *[dice] Проверить броски можно так:
}
play-sure = Прекратить игру насовсем? Введите x ещё раз, чтобы прекратить, или что угодно другое, чтобы продолжить:

typed-starter = Кто начинает? От 1 до { $count }:
typed-dice = { $you ->
    [yes] Ваш бросок, { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }:
   *[no] { $player } бросает { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }:
}
typed-dice-last = { $you ->
    [yes] Ваш бросок, { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    } ({ $last }):
   *[no] { $player } бросает { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    } ({ $last }):
}
typed-bad = Так нельзя: { $reason } Введите ещё раз.
typed-too-many = Здесь нужно не больше { $count ->
    [one] { $count } значения
    [few] { $count } значений
    [many] { $count } значений
   *[other] { $count } значения
}.
typed-unknown = { $text } не подходит. Возможные значения: { $possible }.

result-title = Игра окончена.
result-winner = { $you ->
    [yes] Вы победили!
   *[no] Победитель: { $player }!
}
result-winners = Общая победа: { $players }.

verify-plies = Прочитано: { $plies ->
    [one] { $plies } действие
    [few] { $plies } действия
    [many] { $plies } действий
   *[other] { $plies } действия
}; цепочка хешей не нарушена.
verify-rules = Все они допустимы по правилам игры { $title }; { $moves ->
    [one] игроки выбрали { $moves } из них
    [few] игроки выбрали { $moves } из них
    [many] игроки выбрали { $moves } из них
   *[other] игроки выбрали { $moves } из них
}.
verify-finished = Игра окончена, результат верен.
verify-abandoned = Игра была прекращена досрочно.
verify-unfinished = Игра не окончена.
verify-fair = Начальное число было определено до того, как кто-либо сел за стол, и { $count ->
    [one] { $count } случайный исход получен из него заново и верен.
    [few] все { $count } случайных исхода получены из него заново: каждый верен.
    [many] все { $count } случайных исходов получены из него заново: каждый верен.
   *[other] все { $count } случайного исхода получены из него заново: каждый верен.
}
verify-seeded = { $count ->
    [one] { $count } случайный исход получен
    [few] Все { $count } случайных исхода получены
    [many] Все { $count } случайных исходов получены
   *[other] Все { $count } случайного исхода получены
} из начального числа { $seed }. Тот, кто его выбрал, мог знать всё заранее.
verify-typed = { $chance ->
    [cards] Карты сдавали вручную и вводили; доказать тут ничего нельзя.
   *[dice] Кубики бросали вручную, а выпавшее вводили; доказать тут ничего нельзя.
}
verify-unrevealed = { $chance ->
    [cards] Начальное число ещё не раскрыто, поэтому проверить расклад пока нельзя.
   *[dice] Начальное число ещё не раскрыто, поэтому проверить броски пока нельзя.
}
verify-refused = Запись отклонена: { $reason }

# Opponents and hints.
level-easy = лёгкий
level-easy-about = часто ходит не думая
level-medium = средний
level-medium-about = почти всегда смотрит на один ход вперёд
level-hard = трудный
level-hard-about = недолго перебирает, изредка ошибается
level-expert = мастер
level-expert-about = перебирает примерно до секунды на ход
level-random = случайный
level-random-about = любой разрешённый ход
hint-title-exact = Что обещает каждый вариант, вычислено точно:
hint-title-estimate = Что обещает каждый вариант, оценка по { $games } играм из этой позиции (95-процентные интервалы):
hint-title-both = Что обещает каждый вариант, вычислено точно или оценено по { $games } играм из этой позиции (95-процентные интервалы):
hint-choice = { $number }) { $choice }
hint-line = { $choice }: победа { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }, результат { $score } ± { $scoreerror } (оценка)
hint-line-exact = { $choice }: победа { NUMBER($win, minimumFractionDigits: 1) } %, результат { $score } (точно)
hint-win = { $choice }: победа { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) } (оценка)
hint-win-exact = { $choice }: победа { NUMBER($win, minimumFractionDigits: 1) } % (точно)
