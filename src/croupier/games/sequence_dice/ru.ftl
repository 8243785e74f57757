sequence-dice-title = Sequence Dice
sequence-dice-about = два кубика решают, куда можно положить фишку; побеждает тот, кто первым выстроит пять или шесть в ряд без пропусков.

# Одна буква для фишек каждой стороны на поле.
sd-letter = { $colour ->
    [green] З
    [blue] С
    [orange] О
    [violet] Ф
    [black] У
   *[red] К
}

# По одному предложению на каждое действие.
sd-die = { $you ->
    [yes] Вы бросаете: { $face }.
   *[no] { $player } бросает: { $face }.
}
sd-roll = { $you ->
    [yes] Вы бросаете: { $first } и { $second }, в сумме { $number ->
        [10] 10 — защита.
        [11] 11 — джокер.
       *[other] { $number }.
    }
   *[no] { $player } бросает: { $first } и { $second }, в сумме { $number ->
        [10] 10 — защита.
        [11] 11 — джокер.
       *[other] { $number }.
    }
}
sd-start-roll = { $you ->
    [yes] Вы бросаете за право первого хода: { $first } и { $second }, в сумме { $number }.
   *[no] { $player } бросает за право первого хода: { $first } и { $second }, в сумме { $number }.
}
sd-start-tie = Лучшая сумма у нескольких. Ещё раз бросают: { $players }.
sd-begins = { $you ->
    [yes] Вы начинаете.
   *[no] { $player } начинает.
}
sd-place = { $you ->
    [yes] Вы кладёте фишку на клетку { $space }.
   *[no] { $player } кладёт фишку на клетку { $space }.
}
sd-replace = { $you ->
    [yes] Вы снимаете { $colour ->
        [green] зелёную
        [blue] синюю
        [orange] оранжевую
        [violet] фиолетовую
        [black] угольную
       *[red] красную
    } фишку с клетки { $space } и кладёте туда свою.
   *[no] { $player } снимает { $colour ->
        [green] зелёную
        [blue] синюю
        [orange] оранжевую
        [violet] фиолетовую
        [black] угольную
       *[red] красную
    } фишку с клетки { $space } и кладёт туда свою.
}
sd-remove = { $you ->
    [yes] Вы снимаете { $colour ->
        [green] зелёную
        [blue] синюю
        [orange] оранжевую
        [violet] фиолетовую
        [black] угольную
       *[red] красную
    } фишку с клетки { $space }.
   *[no] { $player } снимает { $colour ->
        [green] зелёную
        [blue] синюю
        [orange] оранжевую
        [violet] фиолетовую
        [black] угольную
       *[red] красную
    } фишку с клетки { $space }.
}
sd-pass-own = { $you ->
    [yes] Вы уже занимаете все четыре клетки с числом { $number } и пропускаете ход.
   *[no] { $player } уже занимает все четыре клетки с числом { $number } и пропускает ход.
}
sd-pass-defence = { $you ->
    [yes] Снять нечего: вы пропускаете ход.
   *[no] Снять нечего: { $player } пропускает ход.
}
sd-again = { $you ->
    [yes] Выпало { $number }: вы бросаете ещё раз.
   *[no] Выпало { $number }: { $player } бросает ещё раз.
}
sd-line = { $count } в ряд: от { $first } до { $last }!
sd-capped = Бросков уже { $throws }: игра заканчивается вничью.

# Стол и варианты.
sd-table-place = Для победы нужно { $count } в ряд. Выпало { $number ->
    [11] 11, джокер: любая свободная клетка.
   *[other] { $number }: свободная клетка с этим числом.
}
sd-table-replace = Для победы нужно { $count } в ряд. Выпало { $number ->
    [11] 11, джокер, а поле заполнено: замените любую фишку соперника своей.
   *[other] { $number }, а все четыре клетки заняты: замените фишку соперника своей.
}
sd-table-remove = Для победы нужно { $count } в ряд. Выпало 10, защита: снимите фишку соперника, только не с клетки 2 или 12.
sd-table-waiting = Для победы нужно { $count } в ряд.
sd-table-side = { $colour ->
    [green] зелёные
    [blue] синие
    [orange] оранжевые
    [violet] фиолетовые
    [black] угольные
   *[red] красные
} ({ $letter })
sd-partners = { $colour ->
    [green] зелёные
    [blue] синие
    [orange] оранжевые
    [violet] фиолетовые
    [black] угольные
   *[red] красные
}
sd-table-chips = { $count ->
    [0] фишек нет
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
sd-table-player = { $players }: { $side }, { $chips }
sd-space = {" "}{ $number }{ $letter }{" "}
sd-space-legal = [{ $number }{ $letter }]
sd-progress = { $throws ->
    [0] до первого броска
    [one] сделан { $throws } бросок
    [few] сделано { $throws } броска
    [many] сделано { $throws } бросков
   *[other] сделано { $throws } броска
}
sd-table-won = В скобках — победная линия.
sd-table-legend = В скобках — клетки, которые можно выбрать.
sd-choice-wins = { $space }: завершает линию и приносит победу
sd-choice-line = { $space }: { $count } из { $line }
sd-choice-dead = { $space }: линий нет
sd-choice-replace = { $choice } (там { $player })
sd-choice-replace-stops = { $choice } (там { $player }, линия из { $count })
sd-choice-remove = { $space }: { $player }, { $count } из { $line }
sd-choice-remove-dead = { $space }: { $player }, линий нет
sd-help-spaces = Можно ввести и клетку, например c4.
sd-choice-stops = { $choice }; мешает: { $player } ({ $count })
sd-team-wins = { $colour ->
    [green] Побеждают зелёные: { $players }.
    [blue] Побеждают синие: { $players }.
    [orange] Побеждают оранжевые: { $players }.
    [violet] Побеждают фиолетовые: { $players }.
    [black] Побеждают угольные: { $players }.
   *[red] Побеждают красные: { $players }.
}

# Настройки стола.
setting-sequence-dice-line = Длина линии
setting-sequence-dice-line-about = сколько фишек в ряд нужно для победы
setting-sequence-dice-starter = Кто начинает
setting-sequence-dice-starter-about = место того, кто начинает, или drawn: у кого сумма двух кубиков больше

# Чем вариант хорош или плох.
sd-why-wins = Это завершает линию из { $count }: вы сразу побеждаете.
sd-why-line = Ваша лучшая линия здесь: { $count } из { $line }; не хватает { $spaces }.
sd-why-dead = Во всех линиях через эту клетку (их { $count }) есть фишка соперника.
sd-why-break = Дальше ходит { $player }: шансы разорвать эту линию — { $ways } из 36.
sd-why-stops = Это портит чужую линию, { $count } из { $line } ({ $players }).
sd-why-removes = Лучшая линия здесь ({ $players }): было { $count } из { $line }, станет { $left }.
sd-why-removes-dead = Эта фишка ({ $players }) не входит ни в одну открытую линию.
sd-why-back = Шансы вернуть её ({ $players }) — { $ways } из 36.
sd-why-again = Вы бросаете ещё раз: шансы сразу победить — { $ways } из 36.
sd-why-later = Если ничего не изменится, шансы победить следующим ходом — { $ways } из 36.
sd-why-threat = Дальше ходит { $player }: шансы сразу победить — { $ways } из 36.
sd-why-averted = Дальше ходит { $player } и сразу победить уже не сможет.

# Стол в браузере.
sequence-dice-ask-place = Положите фишку на одну из светящихся клеток.
sequence-dice-ask-replace = Такой свободной клетки нет: замените фишку соперника своей.
sequence-dice-ask-remove = Снимите с поля фишку соперника.
sd-browser-board = Поле
sd-browser-legend = Что значат суммы
sd-browser-line = Для победы нужно { $count } в ряд
sd-browser-again = фишка и ещё бросок
sd-browser-defence = снять фишку соперника
sd-browser-wild = любая свободная клетка
sd-browser-space-free = { $space }, число { $number }, свободна
sd-browser-space-taken = { $space }, число { $number }, фишка: { $names }
sd-browser-space-choice = { $space }. Можно выбрать: { $choice }
sd-browser-place = Положить фишку на клетку { $space }
sd-browser-replace = Заменить фишку на клетке { $space }
sd-browser-remove = Снять фишку с клетки { $space }
sd-browser-on-board = Выберите клетку на поле (вариантов: { $count }).
sd-browser-best = самая длинная открытая линия: { $count } из { $line }
sd-browser-needs = не хватает: { $numbers }
