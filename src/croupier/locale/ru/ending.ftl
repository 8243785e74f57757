# Конец игры в браузере.
ending-places = Места
ending-unfinished = Игра не доиграна
ending-things = { $kind ->
    [die] { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }
    [note] { $count ->
        [0] банкнот нет
        [one] { $count } банкнота
        [few] { $count } банкноты
        [many] { $count } банкнот
       *[other] { $count } банкноты
    }
    [money-card] { $count ->
        [0] карт нет
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
    [chip] { $count ->
        [0] фишек нет
        [one] { $count } фишка
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }
    [card] { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
    [tile] { $count ->
        [one] { $count } планшет
        [few] { $count } планшета
        [many] { $count } планшетов
       *[other] { $count } планшета
    }
    [starter] кто начинает
    [dealer] кто сдаёт первым
   *[other] { $count ->
        [one] { $count } жребий
        [few] { $count } жребия
        [many] { $count } жребиев
       *[other] { $count } жребия
    }
}
ending-account = { $game ->
    [yellow-dwarf] По сдачам
   *[other] По раундам
}
ending-account-where = { $game ->
    [yellow-dwarf] Сдача { $number }: за что
   *[other] Раунд { $number }: за что
}
ending-account-nothing = Никто ничего не получил.
ending-rematch = Реванш
ending-replay = Повтор
ending-go-on = За новый стол
ending-watch-next = Смотреть следующую игру
ending-look = Посмотреть на стол
ending-record = Сохранить запись
ending-link = Скопировать ссылку
ending-link-copied = Ссылка скопирована

# Проверка кубиков.
ending-proof-title = { $game ->
    [yellow-dwarf] Проверка карт
   *[other] Проверка кубиков
}
ending-proof-busy = Всё разыгрывается заново…
ending-proof-right = Всё как обещано: { $things }.
ending-proof-none = В этой игре ничего не разыгрывалось.
ending-proof-failed = Сервер не отвечает, поэтому ничего не проверено.
ending-proof-again = Попробовать ещё раз
ending-proof-wrong = { $fault ->
    [seed] Не сходится: у начального числа, которое показывает сервер, не тот отпечаток, что был обещан.
    [commitment] Не сходится: отпечаток не тот, что вам показали здесь.
    [entropy] Не сходится: вашего случайного числа нет в розыгрышах.
    [record] Не сходится: на шаге { $ply } в записи не то, что вам показали здесь.
   *[outcome] Не сходится: на шаге { $ply } из начального числа получается не то, что в записи.
}
ending-proof-how = Что проверено и что нет
ending-proof-seed = Прежде чем кто-нибудь сел за стол, сервер закрепил своё тайное начальное число отпечатком { $print }. У числа, которое он показал теперь, этот же отпечаток.
ending-proof-promise = Это тот отпечаток, который вам показали здесь.
ending-proof-own = Ваше случайное число участвует в каждом розыгрыше.
ending-proof-drawn = Ваш браузер разыграл всё заново, из начального числа и случайных чисел игроков, и сравнил с записью.
ending-proof-seen = В записи есть каждый шаг, который вам показали здесь.
ending-proof-limits = Здесь не проверено, что могло выпасть каждый раз и с какой вероятностью. Это следует из правил, и браузер узнаёт это от сервера. Чтобы проверить и это, сохраните запись и выполните команду:

# Просмотр игры.
replay-browser-title = Повтор
replay-browser-of = { $number } из { $count }
replay-browser-start = Начало
replay-browser-back = На шаг назад
replay-browser-on = На шаг вперёд
replay-browser-jump-back = { $to ->
    [round] На раунд назад
    [deal] На сдачу назад
   *[end] К началу
}
replay-browser-jump-on = { $to ->
    [round] На раунд вперёд
    [deal] На сдачу вперёд
   *[end] К концу
}
replay-browser-play = Смотреть
replay-browser-pause = Пауза
replay-browser-pace = { $pace ->
    [fast] Скорость: двойная
    [instant] Скорость: без анимации
   *[normal] Скорость: обычная
}
replay-browser-place = Место в игре
replay-browser-view = Чьими глазами
replay-browser-everyone = Что видят все
replay-browser-seat = Что видит { $name }
replay-browser-share = Скопировать ссылку на это место
replay-browser-to-table = К столу
replay-browser-controls = Управление повтором
replay-browser-loading = Игра загружается…
replay-browser-refused = Здесь нечего смотреть
