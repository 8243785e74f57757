# Кому везло: что дал или отнял случай и как менялись шансы.
luck-title = Кому везло
luck-about = { $game ->
    [las-vegas] Как кубики и банкноты изменили шансы на победу, в процентных пунктах
    [las-vegas-royale] Как кубики и карты изменили шансы на победу, в процентных пунктах
    [yellow-dwarf] Как карты изменили шансы на победу, в процентных пунктах
   *[other] Как кубики изменили шансы на победу, в процентных пунктах
}
luck-points = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пункта
}
luck-in-round = в раунде { $number }
luck-in-deal = в сдаче { $number }
luck-more = { $you ->
    [yes] Ваше везение на { $points } выше среднего.
   *[no] { $player }: везение на { $points } выше среднего.
}
luck-more-in = { $you ->
    [yes] Ваше везение на { $points } выше среднего, в основном { $where }.
   *[no] { $player }: везение на { $points } выше среднего, в основном { $where }.
}
luck-less = { $you ->
    [yes] Ваше везение на { $points } ниже среднего.
   *[no] { $player }: везение на { $points } ниже среднего.
}
luck-less-in = { $you ->
    [yes] Ваше везение на { $points } ниже среднего, в основном { $where }.
   *[no] { $player }: везение на { $points } ниже среднего, в основном { $where }.
}
luck-same = { $you ->
    [yes] Ваше везение близко к среднему.
   *[no] { $player }: везение близко к среднему.
}
luck-course = Как шла игра
luck-course-percent = Шансы на победу, в процентах
luck-start = Начало
luck-after = { $count ->
    [one] После { $count } хода
    [few] После { $count } ходов
    [many] После { $count } ходов
   *[other] После { $count } хода
}
problem-luck-step = --luck не показывает игру по шагам: уберите --step
luck-unavailable = Сказать, кому везло, сейчас нельзя: { $reason }

# В браузере.
luck-course-about = Шансы на победу после каждого хода
luck-busy = Шансы вычисляются…
luck-failed = Вычислить шансы не удалось.
luck-amount = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
luck-chance = { $player } { $percent } %
luck-at = { $place }, шансы на победу: { $chances }
luck-step = { $player }: шансы на победу { $before } → { $after } %
