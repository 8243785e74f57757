las-vegas-title = Лас-Вегас
las-vegas-about = раскладывайте кубики по шести казино; у кого там больше всего кубиков и ни с кем нет ничьей, тот берёт лучшую банкноту.

lv-white = белые
lv-dice = { $count ->
    [0] нет кубиков
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
lv-white-dice = { $count ->
    [one] { $count } белый кубик
    [few] { $count } белых кубика
    [many] { $count } белых кубиков
   *[other] { $count } белого кубика
}
lv-white-dice-left = { $count ->
    [one] { $count } белый кубик
    [few] { $count } белых кубика
    [many] { $count } белых кубиков
   *[other] { $count } белого кубика
}
lv-notes = { $count ->
    [0] банкнот нет
    [one] { $count } банкнота
    [few] { $count } банкноты
    [many] { $count } банкнот
   *[other] { $count } банкноты
}

# По одному предложению на каждое действие.
lv-starter = { $you ->
    [yes] Вы начинаете.
   *[no] { $player } начинает.
}
lv-note = Казино { $casino }: банкнота { $amount }.
lv-spare = На лишнем белом кубике выпало { $face }: он идёт в казино { $face }.
lv-die = { $you ->
    [yes] Вы бросаете: { $face }.
   *[no] { $player } бросает: { $face }.
}
lv-white-die = { $you ->
    [yes] Вы бросаете белый кубик: { $face }.
   *[no] { $player } бросает белый кубик: { $face }.
}
lv-place = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} { $dice } в казино { $casino }.
lv-tie = Казино { $casino }: { $players } — кубиков поровну (по { $count }), их забирают назад.
lv-no-ties = Ничьих нет.
lv-take = { $you ->
    [yes] Вы получаете { $amount }.
   *[no] { $player } получает { $amount }.
}
lv-white-takes = Белые выигрывают { $amount }; банкнота идёт под стопку.
lv-left-over = Остаток идёт под стопку: { $notes }.
lv-pays = Казино { $casino }. { $what }
lv-pays-nobody = Никто ничего не получает.

# Что слышно за столом о нескольких действиях сразу.
lv-round = Раунд { $round } из { $rounds }. { $you ->
    [yes] Вы начинаете.
   *[no] { $player } начинает.
}
lv-stocked = Казино { $casino }: { $notes }.
lv-roll = { $you ->
    [yes] Вы бросаете: { $dice }.
   *[no] { $player } бросает: { $dice }.
}
lv-roll-white = { $you ->
    [yes] Вы бросаете: { $dice }, белые { $white }.
   *[no] { $player } бросает: { $dice }, белые { $white }.
}
lv-roll-only-white = { $you ->
    [yes] Вы бросаете: белые { $white }.
   *[no] { $player } бросает: белые { $white }.
}

# Стол и варианты.
lv-table-casino = Казино { $casino }
lv-no-notes-yet = банкнот нет
lv-table-no-notes = банкнот нет
lv-table-standing = { $what }
lv-table-taken = { $amount }: { $dice }
lv-table-roll = { $you ->
    [yes] Ваш бросок
   *[no] Бросает { $player }
}
lv-rolled = { $dice }
lv-rolled-white = { $dice }, белые { $white }
lv-rolled-only-white = белые { $white }
lv-table-left = { $dice } в запасе
lv-table-player = { $player }: { $has }
lv-choice = { $dice } в казино { $casino }
lv-choice-outlook = { $choice }; { $outlook }
lv-stands-take = пока вы получаете { $amount }
lv-stands-tied = пока ничья, столько же кубиков: { $players }
lv-stands-nothing = пока вы ничего не получаете
lv-stands-white = только белые кубики
lv-typed-note = Банкноты у казино { $casino } (сейчас: { $notes }):
lv-typed-spare = Лишние белые кубики, осталось { $count }:
lv-typed-white = белые кубики — последними
lv-result-notes = Денег поровну: решает число банкнот.
lv-result = { $place }. { $player }: { $money }, { $notes }

# Настройки стола.
setting-las-vegas-neutral = Нейтральные кубики
setting-las-vegas-neutral-about = каждый бросает ещё и белые кубики, которые никому не принадлежат: у них тоже бывает ничья, и они тоже выигрывают банкноты; для 2–4 игроков
setting-las-vegas-starter = Кто начинает
setting-las-vegas-starter-about = место того, кто начинает первый раунд, или drawn: по жребию
setting-las-vegas-open-money = Открытые деньги
setting-las-vegas-open-money-about = всем видно, сколько выиграли другие; иначе — только сколько у них банкнот
