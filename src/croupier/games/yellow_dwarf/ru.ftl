yellow-dwarf-title = Жёлтый карлик
yellow-dwarf-about = выкладывайте карты по возрастанию, берите банки за особые карты и выложите всё раньше других.

# Достоинства: как на карте и как вслух.
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
    [1] Ни у кого нет туза:
    [2] Ни у кого нет двойки:
    [3] Ни у кого нет тройки:
    [4] Ни у кого нет четвёрки:
    [5] Ни у кого нет пятёрки:
    [6] Ни у кого нет шестёрки:
    [7] Ни у кого нет семёрки:
    [8] Ни у кого нет восьмёрки:
    [9] Ни у кого нет девятки:
    [10] Ни у кого нет десятки:
    [11] Ни у кого нет валета:
    [12] Ни у кого нет дамы:
   *[13] Ни у кого нет короля:
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
   *[no] Первым сдаёт { $player }.
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
yd-run = { $player }: { $ranks }.
yd-closed = { $nobody } { $you ->
    [yes] ряд закрыт, новый начинаете вы.
   *[no] ряд закрыт, новый начинает { $player }.
}
yd-closed-king = { $you ->
    [yes] Король закрывает ряд; новый начинаете вы.
   *[no] Король закрывает ряд; новый начинает { $player }.
}
yd-wins-deal = { $you ->
    [yes] Вы кладёте последнюю карту и выигрываете сдачу.
   *[no] { $player } кладёт последнюю карту и выигрывает сдачу.
}

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
yd-choice-run = { $card } (и дальше, в конце — { $last })
yd-choice-pot = { $choice }; можно взять { $amount } из банков
yd-choice-claim = взять { $amount } из банка { $card }
yd-choice-forget = оставить в банке (тройная ставка в следующей сдаче)
yd-help-cards = Можно ввести и карту, например 7d или qs (a туз, j валет, q дама, k король; c трефы, d бубны, h червы, s пики).
yd-typed-card = Карты в порядке сдачи; следующую получает { $player }, осталось { $count } (например, 7d или qs):
yd-result = { $place }. { $player }: { $points }
yd-result-early = Не хватило очков на ставки следующей сдачи: { $players }.
yd-goes-higher = { $nobody } { $you ->
    [yes] вы продолжаете с ближайшего более высокого достоинства, какое у вас есть.
   *[no] { $player } продолжает с ближайшего более высокого достоинства на руках.
}
yd-nothing-higher = { $you ->
    [yes] Выше у вас ничего нет, вы начинаете новый ряд.
   *[no] Выше ничего нет: { $player } начинает новый ряд.
}
yd-choice-last = { $choice }; ваша последняя карта
yd-table-laid = Уже вышли: { $ranks }
yd-typed-dealer = Кто сдаёт первым? { $seats }:

# Настройки стола.
setting-yellow-dwarf-purse = Кошелёк
setting-yellow-dwarf-purse-about = очки, с которыми каждый начинает; shared: 135 фишек из коробки делят поровну
setting-yellow-dwarf-deals = Сдачи
setting-yellow-dwarf-deals-about = сколько сдач играют; broke: пока всем хватает очков на ставки
setting-yellow-dwarf-gap = Когда никто не может продолжить
setting-yellow-dwarf-gap-about = new: кто положил последнюю карту, начинает новый ряд; higher: он продолжает с ближайшего более высокого достоинства, какое у него есть
setting-yellow-dwarf-claim-by-hand = Объявлять банки
setting-yellow-dwarf-claim-by-hand-about = банк берёт только тот, кто сразу об этом объявил; кто забыл, оставляет его и в следующей сдаче кладёт в него втрое больше
setting-yellow-dwarf-points = Счёт карт
setting-yellow-dwarf-points-about = flat: картинки по 10, остальные по 1; pips: картинки по 10, тузы по 1, остальные по числу
setting-yellow-dwarf-opera = Большая опера
setting-yellow-dwarf-opera-about = turn: кто выложил все свои карты за один ход, забирает все банки; strict: только если никто из соперников ещё не клал карт в этой сдаче
setting-yellow-dwarf-dealer = Кто сдаёт первым
setting-yellow-dwarf-dealer-about = место того, кто сдаёт первым, или drawn: по жребию
