# The browser: what stands around a table.
browser-name = Croupier
browser-no-server = Сервер не отвечает.
browser-no-table = Такого стола нет
browser-to-front = На главную
browser-connecting = Соединение …
browser-lost = Связь потеряна. Пробуем снова …
browser-closed = Этот стол для вас закрыт.
browser-preparing = Игра готовится: { $done } из { $all }. Она начнётся сама.
browser-close = Закрыть
browser-menu = Меню
browser-rules = Как играть
browser-people = Игроки
browser-you = вы
browser-has-turn = ходит
browser-away = нет на месте
browser-stands-in = играет бот
browser-log = Ход игры
browser-tray = Вопрос
browser-your-turn = { $name }, ваш ход
browser-choose = Выберите.
browser-choose-first = Сначала выберите
browser-choose-next = Выберите, что дальше
browser-sending = Одну минуту …
browser-is-choosing = Выбирает { $name }
browser-hint = Что обещает каждый выбор
browser-hint-exact = Шанс на победу, точно
browser-hint-estimate = Шанс на победу, оценка
browser-sealed = Кубики запечатаны
browser-if-ended = Этот раунд, если бы он кончился сейчас
browser-to-ending = К итогам
browser-chapter-of = { $game ->
    [yellow-dwarf] Сдача { $number } из { $all }
   *[other] Раунд { $number } из { $all }
}
browser-chapter = { $game ->
    [yellow-dwarf] Сдача { $number }
   *[other] Раунд { $number }
}
