# Что может выпасть и к чему ведёт выбор, если все играют наугад.
odds-coming-exact = Что может выпасть (вычислено точно):
odds-coming-estimate = Что может выпасть (оценка по случайным пробам, их { $games }):
odds-unknown = Что будет дальше, зависит от закрытых карт.
odds-times = { $value }×
odds-at-least-once = хотя бы 1×
odds-percent = { NUMBER($win, minimumFractionDigits: 1) } %
odds-tiny = < 0,1 %
odds-between = { NUMBER($win, minimumFractionDigits: 1) } % (от { NUMBER($few, minimumFractionDigits: 1) } до { NUMBER($many, minimumFractionDigits: 1) })
odds-money-between = { $value } (от { $few } до { $many })
odds-points-between = { NUMBER($value, minimumFractionDigits: 1) } (от { NUMBER($few, minimumFractionDigits: 1) } до { NUMBER($many, minimumFractionDigits: 1) })
odds-results = Разных исходов: { $all }. Самые вероятные:
odds-result = { $what }: { $chance }
odds-results-equal = Других исходов, столь же вероятных, как последний: { $all }.
odds-opens = { $decision ->
    [place] положить фишку ({ $choices })
    [replace] заменить фишку ({ $choices })
    [remove] снять фишку ({ $choices })
   *[other] пропустить ход
}
odds-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
odds-choices-title = К чему ведёт каждый вариант, если дальше все играют наугад:
odds-casino-exact = в конце раунда в казино { $casino }: лидерство { $leads }, выплата { $paid }, в среднем { $money } (точно)
odds-casino = в конце раунда в казино { $casino }: лидерство { $leads }, выплата { $paid }, в среднем { $money } (оценка)
odds-round-exact = весь раунд с этого момента приносит в среднем { $money } (точно)
odds-round = весь раунд с этого момента приносит в среднем { $money } (оценка)
odds-win-exact = победа { $chance } (точно)
odds-win = победа { $chance } (оценка)
odds-deal = выигрыш сдачи { $chance }; очки до её конца { $points } (оценка)
odds-interval = Каждая оценка получена по случайным играм (их { $games }); в 95 случаях из 100 истинное значение должно лежать между двумя числами в скобках.
odds-hands = Вероятность в процентах, что у игрока на руках есть карта этого достоинства (точно):
