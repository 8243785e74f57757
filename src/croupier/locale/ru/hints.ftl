# Opponents and hints.
level-easy = новичок
level-easy-about = часто ходит не думая
level-medium = любитель
level-medium-about = почти всегда смотрит на один ход вперёд
level-hard = знаток
level-hard-about = недолго просчитывает варианты, изредка ошибается
level-expert = мастер
level-expert-about = играет по тому, чему научился, и смотрит на несколько ходов вперёд
level-random = наугад
level-random-about = любой разрешённый ход
level-greedy = жадина
level-greedy-about = всегда выбирает ход, после которого положение лучше всего
level-search = перебор
level-search-about = такой же, как у знатока, с параметрами после имени
level-learned = самоучка
level-learned-about = сам научился, играя; ходит сразу, а с параметрами смотрит вперёд
level-options = Параметры, как в search:iterations=5000:best=8; без них — как лучше для игры:
option-iterations = сколько партий пробуется на ход; если не указать, { $default }
option-milliseconds = время на ход вместо числа партий
option-careless = сколько ходов из ста делается наугад; и для greedy
option-best = сколько ходов после дерева делает одношаговый игрок
option-exploration = насколько предпочитаются реже испытанные ходы
option-prior = за сколько партий сначала считается оценка
option-judged = 1: затем оценивает позицию; 0: играет дальше
option-paranoid = 1: ждёт, что все остальные играют против него
option-whole = 1: играет до конца; 0: до конца раунда или сдачи
option-tries = learned: сколько раз пробуется каждый хороший ход; 0: ходит сразу
option-rolls = learned: сколько ходов разыгрывается дальше в каждой пробе
option-margin = learned: на сколько процентных пунктов ход может быть хуже лучшего, чтобы его пробовать
opponents-own = Собственный бот: ФАЙЛ.py:ИМЯ или МОДУЛЬ:ИМЯ, например bold.py:Bold; у него могут быть параметры iterations, milliseconds и careless. Как его написать, показано в docs/bots.md. Обученный бот: learned:ФАЙЛ; такой файл записывает croupier train.

hint-title-exact = Что обещает каждый вариант (вычислено точно):
hint-title-estimate = Что обещает каждый вариант (оценка по пробам, их у каждого { $games }):
hint-title-both = Что обещает каждый вариант (точно или оценка по пробам, их у каждого { $games }):
hint-error = В 95 случаях из 100 истинное значение должно лежать в пределах ±.
hint-error-parts = ± складывается из случайности в этих пробах и поправки на то, что компьютер оценивает не идеально: { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
    [many] { $win } процентных пунктов
   *[other] { $win } процентного пункта
} ({ $what }: { $score }).
hint-error-parts-win = ± складывается из случайности в этих пробах и поправки на то, что компьютер оценивает не идеально: { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
    [many] { $win } процентных пунктов
   *[other] { $win } процентного пункта
}.
hint-error-exact = Там, где сказано «точно», ± нет.
hint-best = Лучший:
hint-equal = Лучший и те, что от него почти не отличить:
hint-equal-exact = Лучшие, с точно равными шансами на победу:
hint-all-equal = Все почти не отличить друг от друга:
hint-all-equal-exact = У всех точно равные шансы на победу:
hint-worse = Хуже:
hint-choice = { $number }) { $choice }
hint-line = победа { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }; { $what } { $score } ± { $scoreerror }
hint-line-exact = победа { NUMBER($win, minimumFractionDigits: 1) } %; { $what } { $score } (точно)
hint-win = победа { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }
hint-win-exact = победа { NUMBER($win, minimumFractionDigits: 1) } % (точно)

# Что вариант меняет там, где кубики решают, кому платят.
why-already = Пока вы и без этого получаете там { $amount }.
why-own-less = При этом вы пока теряете там { $amount }.
why-others-less = Другие пока теряют на этом: { $players }.
why-others-more = Другие пока выигрывают на этом: { $players }.
