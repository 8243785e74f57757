# The browser: what stands around a table.
browser-name = Croupier
browser-no-server = Сервер не отвечает.
browser-no-table = Такого стола нет
browser-to-front = На главную
browser-connecting = Подключаемся…
browser-lost = Связь прервалась. Подключаемся снова…
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
browser-board = Стол
browser-tray = Вопрос
browser-your-turn = { $name }, ваш ход
browser-choose = Выберите.
browser-choose-first = Сначала выберите
browser-choose-next = Выберите, что дальше
browser-sending = Секунду…
browser-is-choosing = Выбирает { $name }
browser-hint = Что обещает каждый вариант
browser-hint-exact = Шансы на победу, точно
browser-hint-estimate = Шансы на победу, оценка
browser-sealed = Запечатано
browser-if-ended = Если бы раунд закончился сейчас
browser-to-ending = К итогам
browser-chapter-of = { $game ->
    [yellow-dwarf] Сдача { $number } из { $all }
   *[other] Раунд { $number } из { $all }
}
browser-chapter = { $game ->
    [yellow-dwarf] Сдача { $number }
   *[other] Раунд { $number }
}
