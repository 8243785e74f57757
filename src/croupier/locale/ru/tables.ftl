# Что происходит за столом на сервере помимо игры.
table-opened = Стол открыт.
table-sat = { $you ->
    [yes] Вы садитесь за стол
   *[no] За стол садится { $player }
}.
table-bot-sat = За стол садится { $name } ({ $level }).
table-unseated = Одно место снова свободно.
table-started = Игра начинается.
table-came = { $you ->
    [yes] Вы на месте
   *[no] { $player } на месте
}.
table-back = { $you ->
    [yes] Вы снова на месте и решаете сами
   *[no] { $player } снова на месте и решает сам(а)
}.
table-went = { $you ->
    [yes] Ваша связь прервалась
   *[no] Связь прервалась: { $player }
}.
table-left = { $you ->
    [yes] Вы вышли
   *[no] Из-за стола выходит { $player }
}.
table-voted = { $you ->
    [yes] Вы предлагаете
   *[no] { $player } предлагает
}, чтобы вместо игрока решал бот: { $about }.
table-taken-over = { $why ->
    [time] Слишком долгое отсутствие
    [vote] Так решил стол
   *[left] Игрок вышел
}: { $name }. Пока место пусто, решает бот ({ $level }).
table-clock = Время вышло, решил бот: { $name }.
table-rematched = { $you ->
    [yes] Вы открываете
   *[no] { $player } открывает
} стол для новой игры.
table-abandoned = Все вышли: игра на этом закончена.
table-expired = Долго никто не приходил: стол закрыт.
table-said = { $name }: { $words }
say-hello = Привет!
say-thanks = Спасибо!
say-well-played = Отличная игра!
say-good-luck = Удачи!
say-oops = Ой!
say-hurry = Ваш ход!
say-again = Ещё партию?
say-goodbye = Пока!
