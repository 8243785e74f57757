las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-about = «Лас-Вегас» с большим кубиком, который считается за два, с фишками, за которые можно пропустить ход, и с планшетами, которые оживают, когда в их казино кладут кубики.

ry-neutral = нейтральные
ry-blanks = пустые
ry-small = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
ry-biggy = Biggy
ry-biggy-left = Biggy
ry-a-die = маленький кубик
ry-chips = { $count ->
    [0] фишек нет
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
ry-cards = { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ry-money = { $amount }

# По одному предложению на каждое действие.
ry-starter = { $you ->
    [yes] Вы начинаете.
   *[no] { $player } начинает.
}
ry-card = Открыта карта { $amount }.
ry-reserve = Карта { $amount } отсчитана для следующих раундов.
ry-tile = Планшет { $tile } кладут у казино { $casino }.
ry-neutral-die = На нейтральном кубике выпало { $face }: он идёт в казино { $face }.
ry-neutral-biggy = На нейтральном Biggy выпало { $face }: он идёт в казино { $face }.
ry-die = { $you ->
    [yes] Вы бросаете: { $face }.
   *[no] { $player } бросает: { $face }.
}
ry-die-biggy = { $you ->
    [yes] Вы бросаете Biggy: { $face }.
   *[no] { $player } бросает Biggy: { $face }.
}
ry-extra-die = На дополнительном кубике выпало { $face }.
ry-place = { $you ->
    [yes] Вы кладёте { $dice } в казино { $casino }.
   *[no] { $player } кладёт { $dice } в казино { $casino }.
}
ry-skip = { $you ->
    [yes] Вы платите фишку и забираете кубики назад.
   *[no] { $player } платит фишку и забирает кубики назад.
}
ry-pass = { $you ->
    [yes] Выпало только число закрытого казино: вы пропускаете ход.
   *[no] Выпало только число закрытого казино: { $player } пропускает ход.
}
ry-roll-choice = { $you ->
    [yes] Вы бросаете кубики.
   *[no] { $player } бросает кубики.
}
ry-use = { $you ->
    [yes] Вы поворачиваете { $die } на число по своему выбору.
   *[no] { $player } поворачивает { $die } на число по своему выбору.
}
ry-group = { $you ->
    [yes] Вы берёте группу пустых кубиков: { $count }.
   *[no] { $player } берёт группу пустых кубиков: { $count }.
}
ry-blank = { $you ->
    [yes] Вы берёте пустой кубик из казино { $casino }.
   *[no] { $player } берёт пустой кубик из казино { $casino }.
}
ry-fetch = { $you ->
    [yes] Вы хотите вернуть { $die }.
   *[no] { $player } хочет вернуть { $die }.
}

# Что делают планшеты.
ry-pay-day = { $you ->
    [yes] Pay Day: { $count ->
        [0] у вас нет кубиков ни в одном казино, и вы ничего не получаете.
        [one] у вас есть кубики в { $count } казино, награда — { $what }.
        [few] у вас есть кубики в { $count } казино, награда — { $what }.
        [many] у вас есть кубики в { $count } казино, награда — { $what }.
       *[other] у вас есть кубики в { $count } казино, награда — { $what }.
    }
   *[no] Pay Day: { $count ->
        [0] { $player } не держит кубиков ни в одном казино и ничего не получает.
        [one] { $player } держит кубики в { $count } казино, награда — { $what }.
        [few] { $player } держит кубики в { $count } казино, награда — { $what }.
        [many] { $player } держит кубики в { $count } казино, награда — { $what }.
       *[other] { $player } держит кубики в { $count } казино, награда — { $what }.
    }
}
ry-gets-token = { $you ->
    [yes] High Five: вы набираете в казино { $casino } силу { $strength } и берёте жетон; при выплатах он стоит { $amount }.
   *[no] High Five: { $player } набирает в казино { $casino } силу { $strength } и берёт жетон; при выплатах он стоит { $amount }.
}
ry-token-not = { $you ->
    [yes] High Five: вы набираете силу { $strength }, а для жетона нужно пять.
   *[no] High Five: { $player } набирает силу { $strength }, а для жетона нужно пять.
}
ry-gets-power = { $you ->
    [yes] Power Play: вы в одиночку лидируете в казино { $casino } и берёте маркер.
   *[no] Power Play: { $player } в одиночку лидирует в казино { $casino } и берёт маркер.
}
ry-power-not = { $you ->
    [yes] Power Play: вы не лидируете в казино { $casino } в одиночку и маркера не получаете.
   *[no] Power Play: { $player } не лидирует в казино { $casino } в одиночку и маркера не получает.
}
ry-power-back = Power Play: в казино { $casino } больше никто из игроков не лидирует в одиночку, и маркер возвращается на планшет.
ry-turned-power = { $you ->
    [yes] Power Play: вы поворачиваете { $die } на { $casino } и кладёте в казино { $casino }.
   *[no] Power Play: { $player } поворачивает { $die } на { $casino } и кладёт в казино { $casino }.
}
ry-turned = { $you ->
    [yes] Вы поворачиваете { $die } на { $casino } и кладёте в казино { $casino }.
   *[no] { $player } поворачивает { $die } на { $casino } и кладёт в казино { $casino }.
}
ry-from = { $you ->
    [yes] Вы забираете { $die } назад из казино { $casino }.
   *[no] { $player } забирает { $die } назад из казино { $casino }.
}
ry-knockout-back = { $you ->
    [yes] Knockout? Вы забираете { $dice } от барной стойки.
   *[no] Knockout? { $player } забирает { $dice } от барной стойки.
}
ry-knockout-nobody = Knockout? Никому не нужно класть кубик к барной стойке.
ry-bar = { $you ->
    [yes] Knockout? Вы кладёте { $die } к барной стойке.
   *[no] Knockout? { $player } кладёт { $die } к барной стойке.
}
ry-block-none = Block It! Групп пустых кубиков больше нет.
ry-block = { $you ->
    [yes] Block It! Вы кладёте { $count ->
        [one] { $count } пустой кубик
        [few] { $count } пустых кубика
        [many] { $count } пустых кубиков
       *[other] { $count } пустого кубика
    } в казино { $casino }.
   *[no] Block It! { $player } кладёт { $count ->
        [one] { $count } пустой кубик
        [few] { $count } пустых кубика
        [many] { $count } пустых кубиков
       *[other] { $count } пустого кубика
    } в казино { $casino }.
}
ry-handicap-none = Handicap: брать нечего или класть некуда.
ry-handicap = { $you ->
    [yes] Handicap: вы берёте пустой кубик из казино { $casino } и занимаете им поле; награда — { $what }.
   *[no] Handicap: { $player } берёт пустой кубик из казино { $casino } и занимает им поле; награда — { $what }.
}
ry-handicap-special = { $you ->
    [yes] Handicap: вы берёте пустой кубик из казино { $casino } и занимаете им особое поле: можно повернуть кубик или забрать один назад.
   *[no] Handicap: { $player } берёт пустой кубик из казино { $casino } и занимает им особое поле: можно повернуть кубик или забрать один назад.
}
ry-handicap-declined = { $you ->
    [yes] Handicap: вы не берёте пустой кубик.
   *[no] Handicap: { $player } не берёт пустой кубик.
}
ry-hold = { $you ->
    [yes] Lucky Punch: вы прячете в кулаке один, два или три маркера.
   *[no] Lucky Punch: { $player } прячет в кулаке один, два или три маркера.
}
ry-guess-right = { $you ->
    [yes] Lucky Punch: вы называете { $number } и угадываете: награды нет.
   *[no] Lucky Punch: { $player } называет { $number } и угадывает: награды нет.
}
ry-guess-wrong = { $you ->
    [yes] Lucky Punch: вы называете { $number }, а в кулаке { $held }.
   *[no] Lucky Punch: { $player } называет { $number }, а в кулаке { $held }.
}
ry-jackpot-seven = { $you ->
    [yes] Jackpot: { $first } и { $second } дают семь, вы получаете { $amount }!
   *[no] Jackpot: { $first } и { $second } дают семь, { $player } получает { $amount }!
}
ry-jackpot-double = { $you ->
    [yes] Jackpot: { $first } и { $second } — дубль, вы получаете { $amount }!
   *[no] Jackpot: { $first } и { $second } — дубль, { $player } получает { $amount }!
}
ry-jackpot-rises = { $you ->
    [yes] Jackpot: { $first } и { $second } — не семь и не дубль, вы ничего не получаете. Теперь маркер на { $amount }.
   *[no] Jackpot: { $first } и { $second } — не семь и не дубль, { $player } ничего не получает. Теперь маркер на { $amount }.
}
ry-jackpot-stays = { $you ->
    [yes] Jackpot: { $first } и { $second } — не семь и не дубль, вы ничего не получаете. Маркер остаётся на { $amount }.
   *[no] Jackpot: { $first } и { $second } — не семь и не дубль, { $player } ничего не получает. Маркер остаётся на { $amount }.
}
ry-fifty-first = { $you ->
    [yes] Fifty Fifty: вы выбрасываете { $first } и { $second }, в сумме { $sum }.
   *[no] Fifty Fifty: { $player } выбрасывает { $first } и { $second }, в сумме { $sum }.
}
ry-lower = { $you ->
    [yes] Fifty Fifty: вы объявляете, что следующая сумма будет меньше { $sum }.
   *[no] Fifty Fifty: { $player } объявляет, что следующая сумма будет меньше { $sum }.
}
ry-higher = { $you ->
    [yes] Fifty Fifty: вы объявляете, что следующая сумма будет больше { $sum }.
   *[no] Fifty Fifty: { $player } объявляет, что следующая сумма будет больше { $sum }.
}
ry-fifty-right = Fifty Fifty: { $first } и { $second } дают { $sum }, { $call ->
    [lower] это меньше { $last }: верно.
   *[higher] это больше { $last }: верно.
}
ry-fifty-wrong = { $you ->
    [yes] Fifty Fifty: { $first } и { $second } дают { $sum }, { $call ->
        [lower] это не меньше { $last }
       *[higher] это не больше { $last }
    }: вы остаётесь ни с чем.
   *[no] Fifty Fifty: { $first } и { $second } дают { $sum }, { $call ->
        [lower] это не меньше { $last }
       *[higher] это не больше { $last }
    }: { $player } остаётся ни с чем.
}
ry-fifty-last = { $you ->
    [yes] Это последнее поле: вы получаете { $what }.
   *[no] Это последнее поле: { $player } получает { $what }.
}
ry-stop = { $you ->
    [yes] Fifty Fifty: вы останавливаетесь; на этом поле — { $what }.
   *[no] Fifty Fifty: { $player } останавливается; на этом поле — { $what }.
}
ry-close = { $you ->
    [yes] No Entry! Вы закрываете казино { $casino }.
   *[no] No Entry! { $player } закрывает казино { $casino }.
}
ry-ring = Награда с кольца — { $what }.
ry-leave = { $you ->
    [yes] No Entry! Вы оставляете жетон на казино { $casino }.
   *[no] No Entry! { $player } оставляет жетон на казино { $casino }.
}
ry-move = { $you ->
    [yes] Double Down: вы перекладываете { $die } на круглое поле.
   *[no] Double Down: { $player } перекладывает { $die } на круглое поле.
}
ry-set = { $you ->
    [yes] Nice Dice: вы кладёте { $die } на поле { $field }; при выплатах за него — { $amount }.
   *[no] Nice Dice: { $player } кладёт { $die } на поле { $field }; при выплатах за него — { $amount }.
}
ry-nice-moved = { $you ->
    [yes] Ваш { $die } переходит оттуда в казино { $casino }.
   *[no] Лежавший там { $die } ({ $player }) переходит в казино { $casino }.
}
ry-nice-declined = { $you ->
    [yes] Nice Dice: вы не кладёте кубик на поле.
   *[no] Nice Dice: { $player } не кладёт кубик на поле.
}
ry-my-choice-roll = { $you ->
    [yes] My Choice: вы выбрасываете { $first } и { $second }.
   *[no] My Choice: { $player } выбрасывает { $first } и { $second }.
}
ry-choose-reward = { $you ->
    [yes] My Choice: вы выбираете { $number }, награда — { $what }.
   *[no] My Choice: { $player } выбирает { $number }, награда — { $what }.
}
ry-choose = { $you ->
    [yes] My Choice: вы выбираете { $number } — { $what }.
   *[no] My Choice: { $player } выбирает { $number } — { $what }.
}
ry-choose-nothing = { $you ->
    [yes] My Choice: вы выбираете { $number }, но сейчас это ничего не даёт.
   *[no] My Choice: { $player } выбирает { $number }, но сейчас это ничего не даёт.
}
ry-activate = { $you ->
    [yes] My Choice: вы активируете { $tile } у казино { $casino }.
   *[no] My Choice: { $player } активирует { $tile } у казино { $casino }.
}
ry-activate-later = { $you ->
    [yes] My Choice: вы выбираете { $tile } у казино { $casino }; до выплат это ничего не даёт.
   *[no] My Choice: { $player } выбирает { $tile } у казино { $casino }; до выплат это ничего не даёт.
}
ry-gold = { $you ->
    [yes] My Choice: вы кладёте { $die } на золотое поле.
   *[no] My Choice: { $player } кладёт { $die } на золотое поле.
}
ry-gold-back = { $you ->
    [yes] Ваш { $die } возвращается оттуда к вам.
   *[no] Лежавший там { $die } ({ $player }) возвращается к владельцу.
}
ry-prime-roll = { $you ->
    [yes] Prime Time: вы лидируете в казино { $casino } и выбрасываете { $first } и { $second }.
   *[no] Prime Time: { $player } лидирует в казино { $casino } и выбрасывает { $first } и { $second }.
}
ry-prime-none = Ни один из этих кубиков добавить нельзя.
ry-prime-declined = { $you ->
    [yes] Prime Time: вы не добавляете ни одного кубика.
   *[no] Prime Time: { $player } не добавляет ни одного кубика.
}
ry-put = { $you ->
    [yes] Prime Time: вы добавляете кубик в казино { $casino }.
   *[no] Prime Time: { $player } добавляет кубик в казино { $casino }.
}
ry-split = { $you ->
    [yes] Black Box: вы делите жетоны на две кучки, { $first } и { $second }.
   *[no] Black Box: { $player } делит жетоны на две кучки, { $first } и { $second }.
}
ry-pick = { $you ->
    [yes] Black Box: вы выбираете кучку из { $count ->
        [one] { $count } жетона
        [few] { $count } жетонов
        [many] { $count } жетонов
       *[other] { $count } жетона
    }, а в ней — { $what }.
   *[no] Black Box: { $player } выбирает кучку из { $count ->
        [one] { $count } жетона
        [few] { $count } жетонов
        [many] { $count } жетонов
       *[other] { $count } жетона
    }, а в ней — { $what }.
}
ry-fine = { $you ->
    [yes] Bad Luck: вы слабее всех в казино { $casino } (сила { $strength }), штраф — { $what }.
   *[no] Bad Luck: { $player } слабее всех в казино { $casino } (сила { $strength }), штраф — { $what }.
}

# Выплаты: ничьи, карты, затем то, что даёт планшет.
ry-tie = Казино { $casino }. Ничья, сила { $strength }: { $players }. Эти кубики убирают.
ry-pays = Казино { $casino }. { $what }
ry-pays-nobody = Никто ничего не получает.
ry-nobody-takes = Карту { $amount } выигрывают { $owner } кубики, то есть никто.
ry-left-over = Никому не достаётся: { $cards }.
ry-takes = { $you ->
    [yes] Вы получаете { $amount }.
   *[no] { $player } получает { $amount }.
}
ry-gets = { $you ->
    [yes] Вы получаете { $what }.
   *[no] { $player } получает { $what }.
}
ry-token-pays = { $you ->
    [yes] High Five: вы получаете { $what } за жетон.
   *[no] High Five: { $player } получает { $what } за жетон.
}
ry-double-pays = { $you ->
    [yes] Double Down: вы получаете { $what } с круглого поля.
   *[no] Double Down: { $player } получает { $what } с круглого поля.
}
ry-nice-pays = { $you ->
    [yes] Nice Dice: вы получаете награду за кубик на поле { $field } — { $what }.
   *[no] Nice Dice: { $player } получает награду за кубик на поле { $field } — { $what }.
}
ry-gold-pays = { $you ->
    [yes] My Choice: вы получаете { $what } с золотого поля.
   *[no] My Choice: { $player } получает { $what } с золотого поля.
}
ry-where-skips = пропущенные ходы
ry-where-chips = фишки раунда

# Что слышно за столом о нескольких действиях сразу.
ry-round = Раунд { $round } из { $rounds }. { $you ->
    [yes] Вы начинаете.
   *[no] { $player } начинает.
}
ry-stocked = Казино { $casino }: { $cards }.
ry-neutral-placed = Нейтральные кубики: { $dice }.
ry-roll = { $you ->
    [yes] Вы бросаете: { $dice }.
   *[no] { $player } бросает: { $dice }.
}
ry-roll-biggy = { $you ->
    [yes] Вы бросаете: { $dice }, Biggy { $biggy }.
   *[no] { $player } бросает: { $dice }, Biggy { $biggy }.
}
ry-roll-only-biggy = { $you ->
    [yes] Вы бросаете: Biggy { $biggy }.
   *[no] { $player } бросает: Biggy { $biggy }.
}

# Стол.
ry-table-casino = Казино { $casino }
ry-table-closed = закрыто; { $what }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-table-no-cards = карт нет
ry-table-standing = { $what }
ry-table-taken = { $amount }: { $dice }
ry-table-roll = { $you ->
    [yes] Ваш бросок
   *[no] Бросает { $player }
}
ry-rolled = { $dice }
ry-rolled-biggy = { $dice }, Biggy { $biggy }
ry-rolled-only-biggy = Biggy { $biggy }
ry-table-left = { $dice } в запасе
ry-table-player = { $player }: { $has }
ry-table-none = нет кубиков
ry-state-jackpot = маркер на { $amount }
ry-state-ring = на следующем поле — { $what }
ry-state-nothing = ничего
ry-state-bar = у стойки: { $dice }
ry-state-groups = оставшиеся группы: { $groups }
ry-state-fields = свободные поля: { $chip } × фишка, { $card } × 30 000, { $special } × особое
ry-state-token = жетон: { $player }
ry-state-marker = маркер: { $player }
ry-state-free = пока ни у кого
ry-state-double = на круглом поле: { $dice }
ry-state-nice = на полях: { $dice }
ry-state-gold = на золотом поле: { $dice }
ry-state-empty = пусто
ry-help-tiles = i и номер казино (например, i1) — пояснить планшет у этого казино.

# Варианты.
ry-choice-place = { $dice } в казино { $casino }
ry-choice-put = дополнительный кубик в казино { $casino }
ry-choice-outlook = { $choice }; { $outlook }
ry-stands-take = пока вы получаете { $amount }
ry-stands-tied = пока ничья, такая же сила: { $players }
ry-stands-nothing = пока вы ничего не получаете
ry-stands-winner = лидерство даёт { $tile }
ry-stands-pays = Bad Luck всё ещё стоит вам { $amount }
ry-stands-safe = Bad Luck вам пока не грозит
ry-then = затем { $tile }
ry-then-gets = затем { $tile }: { $what }
ry-then-token = затем { $tile }: жетон ваш
ry-then-marker = затем { $tile }: маркер ваш
ry-choice-skip = заплатить фишку и забрать кубики назад
ry-choice-pass = пропустить ход
ry-choice-roll = бросить кубики
ry-choice-use = вместо этого повернуть { $die } на любое число
ry-choice-number = положить его в казино { $casino }
ry-choice-hold = спрятать { $number }
ry-choice-guess = назвать { $number }
ry-choice-stop = остановиться; на этом поле — { $what }
ry-choice-lower = следующая сумма меньше { $sum }
ry-choice-higher = следующая сумма больше { $sum }
ry-choice-close = закрыть казино { $casino }
ry-choice-leave = оставить жетон на месте
ry-choice-bar = { $die } к барной стойке
ry-choice-group = группа из { $count ->
    [one] { $count } кубика
    [few] { $count } кубиков
    [many] { $count } кубиков
   *[other] { $count } кубика
}
ry-choice-casino = в казино { $casino }
ry-choice-blank = взять пустой кубик из казино { $casino }
ry-choice-decline = ничего не делать
ry-choice-field = занять поле: { $field }
ry-choice-fetch = забрать { $die } назад из казино
ry-choice-from = из казино { $casino }
ry-choice-move = переложить { $die } на круглое поле
ry-choice-done = хватит
ry-choice-set = { $die } на поле { $field }
ry-choice-choose = число { $number }: { $what }
ry-choice-activate = активировать { $tile } у казино { $casino }
ry-choice-activate-later = { $tile } у казино { $casino } (до выплат ничего не даёт)
ry-choice-gold = { $die } на золотое поле
ry-choice-split = кучка 2: { $tokens }
ry-choice-pick = кучка { $pile }: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
ry-my-choice-tile = активировать другой планшет
ry-my-choice-free = повернуть кубик на любое число или забрать один назад
ry-my-choice-gold = кубик на золотое поле
ry-field-special = особое
ry-typed-card = Открытые карты, осталось { $count }:
ry-typed-reserve = Карты, отсчитанные для следующих раундов, осталось { $count }:
ry-typed-tile = Планшет, вытянутый для казино { $casino }:
ry-typed-neutral = Нейтральные кубики, Biggy — последним, осталось { $count }:
ry-typed-extra = Дополнительные кубики, осталось { $count }:
ry-typed-biggy = Biggy — последним
ry-result-cards = Денег поровну: решает число карт и фишек вместе.
ry-result = { $place }. { $player }: { $money }; { $cards }, { $chips }

# Планшеты, коротко о каждом.
ry-tile-lucky-punch = Lucky Punch: спрячьте в кулаке один, два или три маркера. Если сосед слева не угадает, вы получите 20 000 фишками, 30 000 или 40 000.
ry-tile-jackpot = Jackpot: бросьте оба дополнительных кубика. Семёрка или дубль приносит отмеченную сумму; иначе она растёт.
ry-tile-prime-time = Prime Time: перед выплатами тот, кто сейчас выиграет здесь, бросает оба дополнительных кубика и может добавить их в казино с выпавшими числами.
ry-tile-fifty-fifty = Fifty Fifty: бросьте оба дополнительных кубика, а затем остановитесь и возьмите награду или объявите, будет ли следующая сумма меньше или больше, ради лучшей награды. Ошибётесь — не получите ничего.
ry-tile-high-five = High Five: первый, у кого здесь сила не меньше пяти, берёт жетон, который при выплатах стоит 100 000.
ry-tile-bad-luck = Bad Luck: у кого здесь наименьшая сила, тот после выплат платит 50 000, даже если кубиков здесь нет совсем.
ry-tile-pay-day = Pay Day: 10 000 за каждое казино, где у вас есть кубик.
ry-tile-power-play = Power Play: единоличный лидер здесь берёт маркер и может вместо броска повернуть кубик на любое число.
ry-tile-no-entry = No Entry! закрывает другое казино: ни один кубик не попадает туда и не выходит оттуда. Положите туда жетон; кольцо даст вам фишки или деньги.
ry-tile-knockout = Knockout? возвращает вам кубики от барной стойки; каждый соперник кладёт туда один из своих.
ry-tile-block-it = Block It! позволяет положить группу пустых кубиков в любое казино. Они считаются как кубики ещё одного игрока.
ry-tile-handicap = Handicap: возьмите пустой кубик из казино и займите им поле: получите фишку или 30 000 либо поверните или заберите назад свой кубик.
ry-tile-black-box = Black Box: при выплатах сосед слева от победителя делит шесть жетонов на две кучки; победитель выбирает одну вслепую.
ry-tile-double-down = Double Down: переложите кубики отсюда на круглое поле, которое при выплатах даёт 60 000 и 30 000.
ry-tile-nice-dice = Nice Dice: положите кубик этого хода на поле с его числом; при выплатах он даёт 10 000 за каждое очко.
ry-tile-my-choice = My Choice: бросьте оба дополнительных кубика и выберите один: фишки, 30 000, другой планшет, поворот или возврат своего кубика либо золотое поле.

# Настройки стола.
setting-las-vegas-royale-tiles = Планшеты
setting-las-vegas-royale-tiles-about = у скольких казино в каждом раунде лежит планшет; 0 — базовая игра
setting-las-vegas-royale-no-repeats = Без повторов
setting-las-vegas-royale-no-repeats-about = использованная сторона планшета в этой игре больше не появляется
setting-las-vegas-royale-faces = Выбранные планшеты
setting-las-vegas-royale-faces-about = эти стороны лежат в каждом раунде, начиная с казино 1, вместо вытянутых; не больше одной стороны каждого планшета
setting-las-vegas-royale-starter = Кто начинает
setting-las-vegas-royale-starter-about = место того, кто начинает первый раунд, или drawn: по жребию
setting-las-vegas-royale-open-money = Открытые деньги
setting-las-vegas-royale-open-money-about = всем видно, сколько выиграли другие; иначе — только сколько у них карт и фишек

# Чем вариант хорош или плох.
las-vegas-royale-score = деньги и фишки в конце
ry-why-lead = В казино { $casino } вы будете впереди с силой { $count }: пока { $amount ->
    [0] ничего
   *[other] { $amount }
}.
ry-why-behind = С силой { $count } в казино { $casino } вы пока { $amount ->
    [0] ничего не получаете
   *[other] получаете { $amount }
}. Впереди вас: { $players }.
ry-why-tied = Ничья в казино { $casino }, сила { $count }: { $players }. Вам ничего не достанется.
ry-why-safe = Догнать вас там уже ни у кого не хватит кубиков.
ry-why-pass-you = Кто там может вас обойти: { $rivals }.
ry-why-pass-many = Обойти вас там { $count ->
    [one] может { $count } соперник
    [few] могут { $count } соперника
    [many] могут { $count } соперников
   *[other] могут { $count } соперника
}; ближе всех { $rival }.
ry-why-tie = Кто там может с вами сравняться: { $rivals }.
ry-why-tied-ahead = Впереди вас ничья: { $players }. Один кубик может это изменить.
ry-why-rival = { $player } (там { $there }, в запасе { $dice })
ry-why-more = Будь там силы на { $count } больше, вам пока досталось бы { $amount }.
ry-why-never = Даже всё, что у вас осталось, там пока ничего бы не дало: { $dice }.
ry-why-pays = Казино { $casino }: сейчас вам { $before ->
    [0] ничего
   *[other] { $before }
}, после этого — { $amount ->
    [0] ничего
   *[other] { $amount }
}.
ry-why-pays-same = { $amount ->
    [0] Казино { $casino } пока в любом случае ничего вам не платит.
   *[other] Казино { $casino } пока в любом случае платит вам { $amount }.
}
ry-why-skip = Это стоит фишку, { $amount }, и все кубики остаются у вас: { $dice }.
ry-why-pass = Выпало только число казино { $casino }, а оно закрыто.
ry-why-roll = Вы бросаете всё, что осталось ({ $dice }), и кладёте кубики с одним числом.
ry-why-turn = Один кубик идёт туда, куда вы хотите. После этого в запасе: { $dice }.
ry-why-hold = Если { $player } не угадает, вы получите { $amount }. Наугад ошибаются два раза из трёх.
ry-why-guess = Если это верно, { $player } не получит { $amount }. Наугад попадают один раз из трёх.
ry-why-stop = { $amount ->
    [0] Сейчас вы ничего не получаете.
   *[other] Сейчас вы получаете { $amount }.
} Ещё один верный ответ дал бы { $next }.
ry-why-call = Шансы угадать — { $ways } из 36, и на поле будет { $amount }. Иначе пропадут { $now }, которые можно взять сейчас.
ry-why-call-first = Шансы угадать — { $ways } из 36, и на поле будет { $amount }. Терять пока нечего.
ry-why-close = Ни один кубик не попадёт в казино { $casino } и не выйдет оттуда. Пока оно платит: { $players }.
ry-why-close-nobody = Ни один кубик не попадёт в казино { $casino } и не выйдет оттуда. Пока оно не платит ни одному игроку.
ry-why-ring = { $amount ->
    [0] Кольцо ничего вам не даёт.
   *[other] Кольцо даёт вам { $amount }.
}
ry-why-leave = Казино { $casino } остаётся закрытым, и кольцо ничего вам не даёт.
ry-why-bar = Кубик у барной стойки нигде не считается. После этого в запасе: { $dice }.
ry-why-group = { $count ->
    [one] { $count } пустой кубик считается в казино как кубик
    [few] { $count } пустых кубика считаются в казино как кубики
    [many] { $count } пустых кубиков считаются в казино как кубики
   *[other] { $count } пустого кубика считаются в казино как кубики
} ещё одного игрока.
ry-why-blanks = { $amount ->
    [0] Пустые кубики (сила { $count }) в казино { $casino } пока ничего бы не выиграли.
   *[other] Пустые кубики (сила { $count }) в казино { $casino } пока выиграли бы { $amount }.
}
ry-why-decline = Все пустые кубики остаются на местах ({ $count }), и вы ничего не получаете.
ry-why-keep = В казино { $casino } у вас остаётся сила { $count }.
ry-why-worth = Это сразу приносит вам { $amount }.
ry-why-free = Вы поворачиваете кубик на любое число или забираете один назад из казино.
ry-why-fetch = Кубик возвращается. После этого в запасе: { $dice }.
ry-why-round = На круглом поле у вас будет сила { $count }: пока { $amount ->
    [0] ничего
   *[other] { $amount }
}.
ry-why-stays = Ваши кубики остаются в казино { $casino }: пока { $amount ->
    [0] ничего
   *[other] { $amount }
}.
ry-why-unused = { $count ->
    [one] { $count } дополнительный кубик не идёт
    [few] { $count } дополнительных кубика не идут
    [many] { $count } дополнительных кубиков не идут
   *[other] { $count } дополнительного кубика не идут
} ни в какое казино.
ry-why-field = Поле { $number } при выплатах даёт { $amount }, если кубик ещё там.
ry-why-left = После этого в запасе: { $dice }.
ry-why-tiles = Можно активировать другой планшет; их { $count }.
ry-why-nothing = Сейчас это ничего не даст.
ry-why-tile-nothing = { $tile } сейчас ничего не даст.
ry-why-gold = Золотое поле при выплатах даёт { $amount }, если кубик ещё там.
ry-why-gold-back = { $player } получает назад кубик с золотого поля.
ry-why-split = { $player } получит { $first ->
    [0] ничего
   *[other] { $first }
} или { $second ->
    [0] ничего
   *[other] { $second }
}, а видит только, сколько жетонов в каждой кучке.
ry-why-pick = Разделить жетоны так можно по-разному (способов: { $count }); в этой кучке в среднем { $amount }.
ry-why-punch = Lucky Punch: если { $player } не угадает, вы получите от { $few } до { $many }.
ry-why-jackpot = Jackpot: шансы взять отмеченные { $amount } — { $ways } из 36.
ry-why-fifty = Fifty Fifty: верные ответы подряд дают { $amounts }.
ry-why-prime = Prime Time: дополнительные кубики перед выплатами пока { $who ->
    [you] бросаете вы.
    [nobody] не бросает никто.
   *[other] бросает { $player }.
}
ry-why-box = Black Box: одну из двух кучек (вместе { $amount }) пока { $who ->
    [you] выбираете вы.
    [nobody] не выбирает никто.
   *[other] выбирает { $player }.
}
ry-why-token-gone = High Five: { $who ->
    [you] жетон уже у вас.
   *[other] жетон уже держит { $player }.
}
ry-why-token = High Five: вы берёте жетон ({ $amount } при выплатах).
ry-why-token-needs = High Five: для жетона ({ $amount }) нужна сила { $wanted }; у вас будет { $count }.
ry-why-bad-luck = Bad Luck: слабее всех пока { $players }; штраф — { $amount }.
ry-why-pay-day = Pay Day: сразу { $amount } за кубики в { $count } казино.
ry-why-power = Вы берёте маркер Power Play: вместо броска можно повернуть кубик.
ry-why-power-kept = Маркер Power Play остаётся у вас.
ry-why-power-no = Вы не будете там единоличным лидером: маркер Power Play вам не достанется.
ry-why-entry = No Entry! За закрытие казино: { $what }.
ry-why-knockout = Knockout? По кубику к барной стойке: { $players }. К вам вернётся кубиков: { $back }.
ry-why-knockout-none = Knockout? Сейчас никому не нужно класть кубик к барной стойке. К вам вернётся кубиков: { $back }.
ry-why-block = Block It! Вы кладёте пустые кубики в казино, не больше { $count }.
ry-why-handicap = Handicap: за награду можно убрать один пустой кубик из { $count }.
ry-why-double = Double Down: переложенные отсюда кубики борются за { $first } и { $second }.
ry-why-nice = Nice Dice: кубик на поле { $number } при выплатах даст { $amount }.
ry-why-choice-gold = My Choice: шансы на золотое поле ({ $amount } при выплатах) — { $ways } из 36.
ry-why-choice = My Choice: шансы на { $amount } — { $ways } из 36.

# The table in the browser.
las-vegas-royale-ask-place = Выберите число. Все ваши кубики с этим числом пойдут в это казино.
ry-browser-only-closed = Выпало только число закрытого казино: кубики остаются у вас.
las-vegas-royale-ask-power = Маркер у вас: бросайте кубики или поверните один на любое число.
las-vegas-royale-ask-number = Выберите казино, куда пойдёт кубик.
las-vegas-royale-ask-hold = Сколько маркеров вы спрячете в кулаке?
las-vegas-royale-ask-guess = Сколько маркеров в кулаке? Если угадаете, награды не будет.
las-vegas-royale-ask-fifty = Меньше или больше? Ошибка или та же сумма не даст ничего.
las-vegas-royale-ask-entry = Закройте казино: ни один кубик не попадёт туда и не выйдет оттуда.
las-vegas-royale-ask-bar = Один ваш кубик идёт к барной стойке и нигде не считается.
las-vegas-royale-ask-group = Какую группу пустых кубиков вы берёте и куда кладёте?
las-vegas-royale-ask-blanks = Куда положить пустые кубики?
las-vegas-royale-ask-handicap = Взять пустой кубик и занять им поле?
las-vegas-royale-ask-field = Какое поле займёт пустой кубик?
las-vegas-royale-ask-special = Поверните кубик на любое число или заберите один назад. Планшеты при этом не активируются.
las-vegas-royale-ask-from = Из какого казино забрать кубик назад?
las-vegas-royale-ask-double = Коснитесь кубиков, которые пойдут на круглое поле.
las-vegas-royale-ask-nice = Положить один кубик этого хода на его поле? При выплатах он принесёт награду.
las-vegas-royale-ask-choice = Выберите одно из двух чисел.
las-vegas-royale-ask-activate = Какой планшет активировать, как если бы вы положили там кубики?
las-vegas-royale-ask-gold = Какой кубик пойдёт на золотое поле?
las-vegas-royale-ask-prime = Добавить дополнительные кубики в казино с их числами?
las-vegas-royale-ask-split = Разделите шесть жетонов на две кучки. Касание перекладывает жетон.
las-vegas-royale-ask-pick = Какую кучку вы возьмёте?
ry-browser-tile-asks = { $player }: { $tile }
ry-browser-skip = Пропустить
ry-browser-decline = Нет, спасибо
ry-browser-leave = Оставить
ry-browser-roll = Бросить
ry-browser-stop = Хватит
ry-browser-none = Ни одного
ry-browser-for-winner = тому, кто здесь выиграет
ry-browser-for-leader = единоличному лидеру
ry-browser-payers = штраф:
ry-browser-bar = стойка
ry-browser-not-offered = выбрать нельзя
ry-browser-put-on = и положить в
ry-browser-take-from = Забрать из
ry-browser-blank-from = Взять пустой кубик из
ry-browser-take = Взять
ry-browser-cover = и занять поле
ry-browser-turn = повернуть
ry-browser-fetch = забрать
ry-browser-saves = отнимает { $amount }
ry-browser-lower = Меньше: { $count }/36
ry-browser-higher = Больше: { $count }/36
ry-browser-groups-left = осталось: { $count }
ry-browser-fields-left = осталось: { $count }
ry-browser-special = повернуть, забрать
ry-browser-wake = активировать планшет
ry-browser-gold = золотое поле
ry-browser-move-token = жетон { $amount }, сейчас в кучке { $pile }
ry-browser-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
ry-browser-back = назад к первому выбору
ry-browser-secret-hold = Это видите только вы, пока сосед слева не назовёт число.
ry-browser-secret-split = Числа видите только вы, пока { $player } не выберет кучку.
ry-browser-do-blanks = { $house }: { $count ->
    [one] { $count } пустой кубик
    [few] { $count } пустых кубика
    [many] { $count } пустых кубиков
   *[other] { $count } пустого кубика
}
ry-browser-do-split = Предложить кучки: { $first } и { $second }
ry-browser-do-fetch = { $house }: забрать { $die } назад
ry-browser-do-turn = { $house }: положить туда { $die }
ry-browser-do-handicap = { $house }: пустой кубик на поле ({ $field })
ry-browser-do-double = { $count ->
    [one] Переложить { $count } кубик
    [few] Переложить { $count } кубика
    [many] Переложить { $count } кубиков
   *[other] Переложить { $count } кубика
}
ry-browser-do-prime = { $count ->
    [one] Добавить { $count } кубик
    [few] Добавить { $count } кубика
    [many] Добавить { $count } кубиков
   *[other] Добавить { $count } кубика
}
ry-browser-says-taken = { $amount }: { $player } (сила { $strength })
ry-browser-says-equal = ничья, сила { $strength }, никто из них не получает ничего: { $players }
ry-browser-says-rest = не получает ничего: { $player } (сила { $strength })
