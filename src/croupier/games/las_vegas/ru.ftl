las-vegas-title = Лас-Вегас
las-vegas-about = раскладывайте кубики по шести казино; в каждом лучшую банкноту берёт тот, у кого больше всего кубиков и ни с кем нет ничьей.

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
lv-tie = Казино { $casino }. Ничья, по { $count ->
    [one] { $count } кубику
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}: { $players }. Эти кубики забирают назад.
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
las-vegas-ask-place = Выберите число. Все ваши кубики с этим числом пойдут в это казино.
lv-typed-note = Банкноты у казино { $casino }:
lv-typed-more = Ещё банкноты у казино { $casino } (уже есть: { $notes }):
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

# Чем вариант хорош или плох.
las-vegas-score = деньги в конце
lv-why-lead = В казино { $casino } вы будете впереди ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}): пока это { $amount }.
lv-why-behind = У вас в казино { $casino } будет { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}, пока это { $amount ->
    [0] ничего не даёт
   *[other] { $amount }
}. Впереди вас: { $players }.
lv-why-tied = Ничья в казино { $casino }, по { $count ->
    [one] { $count } кубику
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}: { $players }. Вам ничего не достанется.
lv-why-white = В казино { $casino } идут только белые кубики: вам они ничего не принесут.
lv-why-empty = У казино { $casino } нет банкнот.
lv-why-safe = Там вас уже никто не догонит: { $amount } точно ваши.
lv-why-pass = Кто там может вас обойти: { $rivals }.
lv-why-pass-many = Обойти вас там { $count ->
    [one] может { $count } соперник
    [few] могут { $count } соперника
    [many] могут { $count } соперников
   *[other] могут { $count } соперника
}; ближе всех { $rival }.
lv-why-tie = Кто там может с вами сравняться: { $rivals }.
lv-why-tied-ahead = Впереди вас ничья: { $players }. Один кубик может это изменить.
lv-why-rival = { $player } (там { $there }, в запасе { $left })
lv-why-more = Будь у вас там ещё { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}, вам пока досталось бы { $amount }; в запасе у вас { $left }.
lv-why-never = { $count ->
    [one] Ваш последний кубик там пока ничего бы не дал.
    [few] Даже все { $count } оставшихся кубика там пока ничего бы не дали.
    [many] Даже все { $count } оставшихся кубиков там пока ничего бы не дали.
   *[other] Даже все { $count } оставшихся кубика там пока ничего бы не дали.
}
