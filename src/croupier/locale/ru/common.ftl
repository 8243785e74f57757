# Общее для всех игр.
you = Вы
bot-names = Анна, Борис, Вера, Глеб, Дарья, Егор, Ирина, Кирилл, Лидия, Марк, Нина, Олег
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

# What several games say of a table.
told-together = { $first } { $then }
table-equal = { $one } = { $other }
table-round = Раунд { $number } из { $all }
table-now = пока +{ $amount }
table-now-loses = пока -{ $amount }
chapter-round = Раунд { $number }
chapter-round-of = раунд { $number } из { $all }
chapter-round-over = Раунд { $number } окончен.
chapter-deal = Сдача { $number }
chapter-deal-on = сдача { $number }
chapter-deal-of = сдача { $number } из { $all }
chapter-deal-over = Сдача { $number } окончена.

# Who earned how much where.
account-amount = { $sign ->
    [plus] +{ $amount }
    [minus] -{ $amount }
   *[none] 0
}
account-part = { $where }: { $amount }
account-line = { $player }: { $total } ({ $parts })
account-nothing = { $player }: ничего
account-player = { $player }
account-sum = Итого

game-line = { $title }, игроков от { $few } до { $many }: { $about }

play-welcome = { $title }: { $players }.
play-help-hint = Введите номер, чтобы выбрать; ? — справка.
play-fair = { $chance ->
    [cards] Расклад уже определён. Его отпечаток: { $commitment }
   *[dice] Броски уже определены. Их отпечаток: { $commitment }
}
play-seeded = { $chance ->
    [cards] Расклад задаёт начальное число { $seed }.
   *[dice] Броски задаёт начальное число { $seed }.
}
play-typed = { $chance ->
    [cards] Карты сдаёте вы; вводите то, что видите.
   *[dice] Кубики бросаете вы; вводите то, что видите.
}
play-recorded = Игра записывается в { $file }
play-resumed = { $you ->
    [yes] Игра продолжается: { $progress }, ваш ход.
   *[no] Игра продолжается: { $progress }, ходит { $player }.
}
play-resumed-chance = Игра продолжается: { $progress }.
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
    l — рассказать ещё раз, что произошло с вашего прошлого хода.
    t — показать стол ещё раз, r — правила.
    q — выйти: игра сохранится, её можно будет продолжить.
    p slow, p normal или p instant — темп: медленный, обычный или без пауз.
play-help-dealt =
    x — прекратить игру насовсем и раскрыть начальное число для проверки.
    Отменить ничего нельзя: что увидено, то увидено.
play-help-typed = x — прекратить игру насовсем, c — исправить то, что введено последним.
play-again-told = Что произошло с вашего прошлого хода:
play-nothing-told = С вашего прошлого хода ничего не произошло.
play-go-on = Нажмите Enter, чтобы продолжить:
play-pace = Темп: { $pace }.
pace-slow = медленный
pace-normal = обычный
pace-instant = без пауз
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

typed-starter = Кто начинает? { $seats }:
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
typed-help =
    Введите то, что лежит на настоящем столе; можно несколько значений сразу:
    1 1 2 4 или 1124.
    c — исправить то, что введено последним, пока никто не сделал выбор.
    t — показать стол, l — рассказать ещё раз, что произошло.
    r — правила, q — выйти (игра сохранится).
typed-nothing-to-choose = Выбирать пока нечего; подсказки будут при вашем следующем выборе.
typed-right = { $values }: если верно, нажмите Enter, иначе введите заново:
typed-corrected = Введённое последним отменено.
typed-cannot-correct = Исправлять нечего.
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
   *[no] Побеждает { $player }!
}
result-winners = Общая победа: { $players }.
result-lead = Отрыв от второго места: { $amount }.
result-equal = Всё, что идёт в счёт, поровну.

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
verify-fair = Начальное число было определено ещё до того, как кто-нибудь сел за стол, и { $count ->
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


# Beginning and coming back.
ask-game = Во что хотите сыграть?
ask-go-on = продолжить «{ $title }» ({ $players }): { $progress }, { $when }
ask-title = { $title }: { $about }
ask-opponents = Против кого?
ask-level = { $level }: { $about }
ask-people = люди за этой клавиатурой
ask-players = Сколько игроков, от { $few } до { $many }? Enter — { $usual }:
ask-names = Имена игроков через запятую:
ask-number = Номер от 1 до { $count } (q — выйти):
ask-bad-number = Нужно число от { $first } до { $last }.
ask-bad-names = Введите имена через запятую, от { $few } до { $many }.
saved-none = Неоконченных игр нет. Начать новую: croupier play
saved-line = { $number }) { $title }, { $when }: { $players }
saved-on = { $you ->
    [yes] { $progress }, ваш ход
   *[no] { $progress }, ходит { $player }
}
saved-on-chance = { $progress }
saved-over = окончена; победа: { $winners }
saved-abandoned = прекращена: { $progress }
saved-broken = нельзя прочесть: { $reason }
saved-how = Продолжить одну из них: croupier play --resume 1 (без номера — последнюю)
replay-help = Enter или n — дальше, p — назад, round — к следующему раунду или к следующей сдаче, end — в конец игры, q — закончить.
replay-prompt = { $number } из { $count } (Enter, p, round, end, q):
replay-first = Это начало.
