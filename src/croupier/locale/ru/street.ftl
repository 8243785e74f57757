# Улица из шести домов, общая для обеих игр «Лас-Вегас» в браузере.
street-house-1 = Луна
street-house-2 = Вишня
street-house-3 = Корона
street-house-4 = Клевер
street-house-5 = Звезда
street-house-6 = Снежинка
street-white = белые
street-blank = пустые кубики

# Что даст выбор.
street-take = вам { $amount }
street-tie = ничья: { $players }
street-nothing = вам ничего
street-amount = { $amount }
street-tie-short = ничья
street-nothing-short = ничего
street-chance = { $percent } %

# Что слышит только тот, кто не видит стола.
street-says = { $name }, казино { $number }: { $what }
street-says-choice = { $says }. { $brings }
street-says-taken = { $amount }: { $player } ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
})
street-says-free = { $amount }: пока никто
street-says-equal = ничья, по { $count ->
    [one] { $count } кубику
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}, ничего не получают: { $players }
street-says-rest = не получает ничего: { $player } ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
})
street-says-empty = банкнот нет
street-says-closed = закрыто
street-group = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
} с числом { $number }, { $name }: { $brings }
street-dice-left = { $count ->
    [one] кубик в запасе
    [few] кубика в запасе
    [many] кубиков в запасе
   *[other] кубика в запасе
}
street-white-left = { $count ->
    [one] белый кубик в запасе
    [few] белых кубика в запасе
    [many] белых кубиков в запасе
   *[other] белого кубика в запасе
}
street-notes = { $count ->
    [one] банкнота
    [few] банкноты
    [many] банкнот
   *[other] банкноты
}
