yellow-dwarf-title = Жёлтый карлик
yellow-dwarf-about = выкладывайте карты по возрастанию, берите банки за особые карты и избавьтесь от своих карт раньше других.

# Достоинства: как вслух.
yd-rank = { $rank ->
    [1] туз
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [10] десятка
    [11] валет
    [12] дама
   *[13] король
}
yd-no-rank = { $rank ->
    [1] туза нет
    [2] двойки нет
    [3] тройки нет
    [4] четвёрки нет
    [5] пятёрки нет
    [6] шестёрки нет
    [7] семёрки нет
    [8] восьмёрки нет
    [9] девятки нет
    [10] десятки нет
    [11] валета нет
    [12] дамы нет
   *[13] короля нет
}
yd-nobody-has = { $rank ->
    [1] ни у кого нет туза
    [2] ни у кого нет двойки
    [3] ни у кого нет тройки
    [4] ни у кого нет четвёрки
    [5] ни у кого нет пятёрки
    [6] ни у кого нет шестёрки
    [7] ни у кого нет семёрки
    [8] ни у кого нет восьмёрки
    [9] ни у кого нет девятки
    [10] ни у кого нет десятки
    [11] ни у кого нет валета
    [12] ни у кого нет дамы
   *[13] ни у кого нет короля
}
yd-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
yd-cards = { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

# По одному предложению на каждое действие.
yd-dealer = { $you ->
    [yes] Первым сдаёте вы.
   *[no] Первым сдаёт: { $player }.
}
yd-stake = Сдача { $deal } из { $deals }. { $you ->
    [yes] Сдаёте вы.
   *[no] Сдаёт { $player }.
} Все ставят по { $stakes }.
yd-stake-broke = Сдача { $deal }. { $you ->
    [yes] Сдаёте вы.
   *[no] Сдаёт { $player }.
} Все ставят по { $stakes }.
yd-stake-triple = { $you ->
    [yes] В банк { $card } вы кладёте { $amount } вместо { $usual }.
   *[no] В банк { $card } { $player } кладёт { $amount } вместо { $usual }.
}
yd-card-hidden = { $you ->
    [yes] Вы получаете карту.
   *[no] { $player } получает карту.
}
yd-card-yours = Вы получаете { $card }.
yd-lay = { $you ->
    [yes] Вы кладёте { $card }.
   *[no] { $player } кладёт { $card }.
}
yd-pass = { $player }: { $norank }.
yd-claim = { $you ->
    [yes] { $card } забирает всё! Из банка этой карты вы получаете { $amount }.
   *[no] { $card } забирает всё! Из банка этой карты { $player } получает { $amount }.
}
yd-forget = { $you ->
    [yes] Вы оставляете банк { $card } на месте.
   *[no] { $player } забывает взять банк { $card }.
}
yd-opera = { $you ->
    [yes] Большая опера! Вы выкладываете все свои карты за один ход и забираете все банки: { $amount }.
   *[no] Большая опера! { $player } выкладывает все свои карты за один ход и забирает все банки: { $amount }.
}
yd-show = { $you ->
    [yes] Вы показываете { $card }.
   *[no] { $player } показывает { $card }.
}
yd-pay = { $you ->
    [yes] Вы показываете { $cards } и платите { $points }.
   *[no] { $player } показывает { $cards } и платит { $points }.
}
yd-pay-all = { $you ->
    [yes] Вы показываете { $cards }; нужно заплатить { $owed }, и вы отдаёте всё, что есть: { $points }.
   *[no] { $player } показывает { $cards }; нужно заплатить { $owed }, и { $player } отдаёт всё, что есть: { $points }.
}

# Что слышно за столом о нескольких действиях сразу.
yd-dealt = Карты сданы: по { $count } каждому, ещё { $aside } лежат в стороне. { $you ->
    [yes] Вы начинаете.
   *[no] { $player } начинает.
}
yd-rank-laid = { $rank ->
    [1] туза
    [11] валета
    [12] даму
    [13] короля
   *[other] { $rank }
}
yd-one-rank = { $rank ->
    [1] туза
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
    [7] семёрку
    [8] восьмёрку
    [9] девятку
    [10] десятку
    [11] валета
    [12] даму
   *[13] короля
}
yd-ranks = карты с { $first } по { $last }
yd-ranks-two = { $first } и { $last }
yd-run = { $you ->
    [yes] Вы кладёте { $ranks }.
   *[no] { $player } кладёт { $ranks }.
}
yd-run-stops = { $you ->
    [yes] Вы кладёте { $ranks }, и ряд закрыт: { $nobody }.
   *[no] { $player } кладёт { $ranks }, и ряд закрыт: { $nobody }.
}
yd-run-higher = { $you ->
    [yes] Вы кладёте { $ranks }; { $nobody }, и вы можете продолжить картой старше.
   *[no] { $player } кладёт { $ranks }; { $nobody }, и { $player } может продолжить картой старше.
}
yd-run-king = { $you ->
    [yes] Вы кладёте { $ranks }, и ряд закрыт.
   *[no] { $player } кладёт { $ranks }, и ряд закрыт.
}
yd-run-last = { $you ->
    [yes] Вы кладёте { $ranks }, остаётесь без карт и выигрываете сдачу.
   *[no] { $player } кладёт { $ranks }, остаётся без карт и выигрывает сдачу.
}
yd-closed = { $you ->
    [yes] Ряд закрыт: { $nobody }. Новый начинаете вы.
   *[no] Ряд закрыт: { $nobody }. Новый начинает { $player }.
}
yd-goes-higher = { $you ->
    [yes] В ряду пропуск: { $nobody }. Вы можете продолжить картой старше.
   *[no] В ряду пропуск: { $nobody }. { $player } может продолжить картой старше.
}
yd-closed-king = { $you ->
    [yes] Король закрывает ряд; новый начинаете вы.
   *[no] Король закрывает ряд; новый начинает { $player }.
}
yd-wins-deal = { $you ->
    [yes] Это последняя карта: вы выигрываете сдачу.
   *[no] Это последняя карта: { $player } выигрывает сдачу.
}

# Откуда очки.
yd-where-stakes = ставки
yd-where-pot = банк { $card }
yd-where-opera = Большая опера
yd-where-hand = карты на руках
yd-where-won = карты соперников

# Стол и варианты.
yd-table-deal = Сдача { $deal } из { $deals }; { $you ->
    [yes] сдаёте вы.
   *[no] сдаёт { $player }.
}
yd-table-deal-broke = Сдача { $deal }; { $you ->
    [yes] сдаёте вы.
   *[no] сдаёт { $player }.
}
yd-table-pots = Банки: { $pots }
yd-table-sequence = Ряд: { $cards }
yd-table-no-sequence = Ряд: пока не начат
yd-table-lacks = нет { $ranks }
yd-table-hand = { $you ->
    [yes] Ваши карты: { $cards }
   *[no] На руках ({ $player }): { $cards }
}
yd-table-name = { $player }
yd-table-rank = { $rank }×{ $count }
yd-choice-card = { $card }
yd-typed-name = { $rank }{ $suit }
yd-choice-run = { $card } — { $last }
yd-choice-pot = { $choice }; +{ $amount } из банков
yd-choice-claim = взять { $amount } из банка { $card }
yd-choice-forget = оставить в банке (тройная ставка в следующей сдаче)
yd-help-cards = Можно ввести и карту, например 7d или qs (a туз, j валет, q дама, k король; c трефы, d бубны, h червы, s пики).
yd-typed-card = Карты в порядке сдачи; следующую получает { $player }, осталось { $count } (например, 7d или qs):
yd-result = { $place }. { $player }: { $points }
yd-result-early = Не хватило очков на ставки следующей сдачи: { $players }.
yd-nothing-higher = { $you ->
    [yes] Старше ничего нет: вы начинаете новый ряд.
   *[no] Старше ничего нет: { $player } начинает новый ряд.
}
yd-choice-last = { $choice }; последняя карта
yd-table-laid = Уже вышли: { $ranks }
yd-typed-dealer = Кто сдаёт первым? { $seats }:

# Настройки стола.
setting-yellow-dwarf-purse = Кошелёк
setting-yellow-dwarf-purse-about = очки, с которыми каждый начинает; shared: 135 фишек из коробки делят поровну
setting-yellow-dwarf-deals = Сдачи
setting-yellow-dwarf-deals-about = сколько сдач играют; broke: пока всем хватает очков на ставки
setting-yellow-dwarf-gap = Когда никто не может продолжить
setting-yellow-dwarf-gap-about = new: кто положил последнюю карту, начинает новый ряд; higher: он продолжает ближайшей из своих карт старше
setting-yellow-dwarf-claim-by-hand = Объявлять банки
setting-yellow-dwarf-claim-by-hand-about = банк берёт только тот, кто сразу об этом объявил; кто забыл, оставляет его и в следующей сдаче кладёт в него втрое больше
setting-yellow-dwarf-points = Счёт карт
setting-yellow-dwarf-points-about = flat: картинки по 10, остальные по 1; pips: картинки по 10, тузы по 1, остальные по числу
setting-yellow-dwarf-opera = Большая опера
setting-yellow-dwarf-opera-about = turn: кто выложил все свои карты за один ход, забирает все банки; strict: только если никто из соперников ещё не клал карт в этой сдаче
setting-yellow-dwarf-dealer = Кто сдаёт первым
setting-yellow-dwarf-dealer-about = место того, кто сдаёт первым, или drawn: по жребию

# Чем вариант хорош или плох.
yellow-dwarf-score = очки в конце
yd-why-run = { $count ->
    [one] Сейчас можно выложить только эту карту: { $cards }.
    [few] Можно выложить подряд { $count } карты: { $cards }.
    [many] Можно выложить подряд { $count } карт: { $cards }.
   *[other] Можно выложить подряд { $count } карты: { $cards }.
}
yd-why-pots = По пути можно взять { $amount } из банков.
yd-why-opera = Это Большая опера: вы забираете все банки, { $amount }.
yd-why-wins = { $count ->
    [one] Последняя карта выигрывает сдачу; другие платят за { $count } карту на руках.
    [few] Последняя карта выигрывает сдачу; другие платят за { $count } карты на руках.
    [many] Последняя карта выигрывает сдачу; другие платят за { $count } карт на руках.
   *[other] Последняя карта выигрывает сдачу; другие платят за { $count } карты на руках.
}
yd-why-king = Король закрывает ряд, и вы начинаете новый.
yd-why-closed = Дальше в ряду: { $rank }. Больше такой карты ни у кого быть не может, и вы продолжаете.
yd-why-next = Дальше в ряду: { $rank }; ещё не вышло: { $count }. Раньше других может ответить { $player }.
yd-why-lacks = Точно без такой карты: { $players }.
yd-why-left = На руках остаётся { $cards }; если выиграет другой, вы платите { $points }.
yd-why-claim = Вы сейчас получаете { $amount } из банка { $card }.
yd-why-keep = { $card } остаётся у вас. Если не выложить эту карту до конца сдачи, её банк вырастет с { $amount } до { $grown }, и вы поставите в него { $stake } вместо { $usual }.
yd-why-keep-last = { $card } остаётся у вас, а банк этой карты, { $amount }, можно взять только в этой, последней сдаче.
yd-why-forget = Банк { $card } остаётся и в следующей сдаче вырастет с { $amount } до { $grown }; вы поставите в него { $stake } вместо { $usual }.
yd-why-forget-last = В банке { $card } остаётся { $amount }, а это последняя сдача.
yd-why-pass = Приходится пропустить ход: { $norank }.

# Стол в браузере.
yellow-dwarf-ask-lead = Начните новый ряд с любой карты.
yellow-dwarf-ask-follow = Положите следующую карту; масть выбираете вы.
yellow-dwarf-ask-higher = Следующей карты ни у кого нет: продолжите картой старше.
yellow-dwarf-ask-claim = Забираете банк?
yd-browser-lay = Положить { $card }
yd-browser-any = Начать можно с любой карты.
yd-browser-next = Дальше: { $rank }.
yd-browser-higher = Дальше: { $rank } или старше.
yd-browser-hand = Ваши карты
yd-browser-pots = Банки
yd-browser-pot = Банк { $card }: { $amount }
yd-browser-sequence = Ряд
yd-browser-out = Уже вышли
yd-browser-settling = Карты на руках
yd-browser-wins = выигрывает сдачу
yd-browser-triple = 3 × { $cards }
