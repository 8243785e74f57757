las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-about = «Лас-Вегас» с большим кубиком, который считается за два, с фишками, за которые можно пропустить ход, и с планшетами, которые оживают, когда рядом кладут кубики.

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
ry-hold = { $you ->
    [yes] Вы прячете маркеры в кулаке.
   *[no] { $player } прячет маркеры в кулаке.
}
ry-guess-right = { $you ->
    [yes] Вы называете { $number }: верно.
   *[no] { $player } называет { $number }: верно.
}
ry-guess-wrong = { $you ->
    [yes] Вы называете { $number }: неверно.
   *[no] { $player } называет { $number }: неверно.
}
ry-stop = { $you ->
    [yes] Вы останавливаетесь.
   *[no] { $player } останавливается.
}
ry-lower = { $you ->
    [yes] Вы объявляете: меньше.
   *[no] { $player } объявляет: меньше.
}
ry-higher = { $you ->
    [yes] Вы объявляете: больше.
   *[no] { $player } объявляет: больше.
}
ry-close = { $you ->
    [yes] Вы закрываете казино { $casino }.
   *[no] { $player } закрывает казино { $casino }.
}
ry-leave = { $you ->
    [yes] Вы оставляете жетон на месте.
   *[no] { $player } оставляет жетон на месте.
}
ry-bar = { $you ->
    [yes] Вы кладёте { $die } к барной стойке.
   *[no] { $player } кладёт { $die } к барной стойке.
}
ry-group = { $you ->
    [yes] Вы берёте группу пустых кубиков: { $count }.
   *[no] { $player } берёт группу пустых кубиков: { $count }.
}
ry-block = { $you ->
    [yes] Вы кладёте пустые кубики в казино { $casino }.
   *[no] { $player } кладёт пустые кубики в казино { $casino }.
}
ry-blank = { $you ->
    [yes] Вы берёте пустой кубик из казино { $casino }.
   *[no] { $player } берёт пустой кубик из казино { $casino }.
}
ry-decline = { $you ->
    [yes] Вы отказываетесь.
   *[no] { $player } отказывается.
}
ry-field = { $you ->
    [yes] Вы занимаете поле: { $field }.
   *[no] { $player } занимает поле: { $field }.
}
ry-fetch = { $you ->
    [yes] Вы хотите вернуть { $die }.
   *[no] { $player } хочет вернуть { $die }.
}
ry-from = { $you ->
    [yes] Вы забираете { $die } назад из казино { $casino }.
   *[no] { $player } забирает { $die } назад из казино { $casino }.
}
ry-move = { $you ->
    [yes] Вы перекладываете { $die } на круглое поле.
   *[no] { $player } перекладывает { $die } на круглое поле.
}
ry-done = { $you ->
    [yes] Вам этого достаточно.
   *[no] { $player } на этом заканчивает.
}
ry-set = { $you ->
    [yes] Вы кладёте { $die } на поле { $field }.
   *[no] { $player } кладёт { $die } на поле { $field }.
}
ry-choose = { $you ->
    [yes] Вы выбираете число { $number }.
   *[no] { $player } выбирает число { $number }.
}
ry-activate = { $you ->
    [yes] Вы активируете планшет у казино { $casino }.
   *[no] { $player } активирует планшет у казино { $casino }.
}
ry-gold = { $you ->
    [yes] Вы кладёте { $die } на золотое поле.
   *[no] { $player } кладёт { $die } на золотое поле.
}
ry-put = { $you ->
    [yes] Вы добавляете дополнительный кубик в казино { $casino }.
   *[no] { $player } добавляет дополнительный кубик в казино { $casino }.
}
ry-split = { $you ->
    [yes] Вы делите жетоны на две кучки: { $first } и { $second }.
   *[no] { $player } делит жетоны на две кучки: { $first } и { $second }.
}
ry-pick = { $you ->
    [yes] Вы выбираете кучку { $pile }.
   *[no] { $player } выбирает кучку { $pile }.
}
ry-pay-nobody = Казино { $casino }: никто ничего не получает.
ry-pays = Казино { $casino }.
ry-fine = Bad Luck собирает штрафы.
ry-gets = { $you ->
    [yes] Вы получаете: { $what }.
   *[no] { $player } получает: { $what }.
}
ry-loses = { $you ->
    [yes] Вы платите: { $what }.
   *[no] { $player } платит: { $what }.
}
ry-gets-token = { $you ->
    [yes] Вы берёте жетон High Five.
   *[no] { $player } берёт жетон High Five.
}
ry-gets-power = { $you ->
    [yes] Вы берёте маркер Power Play.
   *[no] { $player } берёт маркер Power Play.
}
ry-power-back = Маркер Power Play возвращается на свой планшет.

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
ry-extra = На дополнительных кубиках выпало { $dice }.

# Стол.
ry-table-casino = Казино { $casino }
ry-table-closed = Казино { $casino } (закрыто)
ry-table-cards = { $cards }
ry-table-dice = { $dice }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-pays-what = { $pays } { $what }
ry-table-no-cards = карт нет
ry-table-no-dice = кубиков нет
ry-table-player = { $player }: в запасе { $dice }; { $chips }, { $cards }
ry-table-player-money = { $player }: в запасе { $dice }; { $chips }, { $cards }, { $money }
ry-table-none = нет кубиков
ry-state-jackpot = маркер на { $amount }
ry-state-ring = следующее поле — { $what }
ry-state-nothing = ничего
ry-state-bar = у стойки { $dice }
ry-state-groups = остались группы { $groups }
ry-state-fields = свободные поля: { $chip } × фишка, { $card } × 30 000, { $special } × особое
ry-state-token = владелец жетона — { $player }
ry-state-marker = владелец маркера — { $player }
ry-state-free = пока ни у кого
ry-state-double = на круглом поле { $dice }
ry-state-nice = на полях { $dice }
ry-state-gold = на золотом поле { $dice }
ry-state-empty = никого
ry-help-tiles = планшеты можно пояснить: введите i и номер казино, например i1

# Варианты.
ry-choice-place = { $dice } в казино { $casino }
ry-choice-tile = { $choice } (активирует { $tile })
ry-choice-skip = заплатить фишку и забрать кубики назад
ry-choice-pass = пропустить ход
ry-choice-roll = бросить кубики
ry-choice-use = вместо этого повернуть { $die } на любое число
ry-choice-number = положить его в казино { $casino }
ry-choice-hold = спрятать { $number }
ry-choice-guess = назвать { $number }
ry-choice-stop = остановиться; награда — { $what }
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
ry-choice-done = достаточно
ry-choice-set = { $die } на поле { $field }
ry-choice-choose = число { $number }: { $what }
ry-choice-activate = активировать { $tile } у казино { $casino }
ry-choice-gold = { $die } на золотое поле
ry-choice-put = дополнительный кубик в казино { $casino }
ry-choice-split = вторая кучка { $tokens } (в тысячах)
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
ry-tile-my-choice = My Choice: бросьте оба дополнительных кубика и выберите один: фишки, 30 000, другой планшет, свободный кубик или золотое поле.

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
