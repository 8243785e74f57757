# Комната перед игрой.
waiting-title = Ждём игроков
waiting-invite = Дайте друзьям отсканировать код или пошлите им ссылку
waiting-qr = QR-код со ссылкой на этот стол
waiting-copy = Копировать
waiting-copied = Скопировано
waiting-share = Поделиться ссылкой
waiting-invitation = Приходите играть: { $game }
waiting-seats = Места
waiting-taken = занято { $taken } из { $all }
waiting-host = Начинает игру
waiting-here = За столом
waiting-open = Свободное место
waiting-open-about = Ждём друга…
waiting-reserved = Место оставлено: { $name }
waiting-reserved-about = С прошлой игры
waiting-bot = Бот, { $level }
waiting-a-bot = Бот
waiting-seat-bot = Посадить сюда бота
waiting-level = Как играет бот: { $name }
waiting-free = Освободить место: { $name }
waiting-free-sure = Освободить место ({ $name })?
waiting-free-yes = Освободить
waiting-leave = Уйти
waiting-leave-sure = Уступить своё место? Оно снова станет свободным.
waiting-start = Начать игру
waiting-missing = { $count ->
    [one] Ещё { $count } место свободно
    [few] Ещё { $count } места свободны
    [many] Ещё { $count } мест свободно
   *[other] Ещё { $count } места свободны
}
waiting-ready = Все места заняты
waiting-fill = Боты на свободные места
waiting-guest = Когда все места будут заняты, игру начнёт { $name }.
waiting-guest-ready = Все места заняты. Игру начинает { $name }.
waiting-nobody = Игру начнёт тот, кто сядет первым.
waiting-join = Сесть за стол
waiting-name = Ваше имя
waiting-colour = Ваш цвет
waiting-colour-1 = красный, круг
waiting-colour-2 = синий, квадрат
waiting-colour-3 = оранжевый, треугольник
waiting-colour-4 = фиолетовый, ромб
waiting-colour-5 = зелёный, крест
waiting-colour-6 = серый, шестиугольник
waiting-colour-taken = { $colour }, занят
waiting-sit = Сесть
waiting-sit-here = Сесть сюда
waiting-sit-chosen = Сесть на место { $number }
waiting-watch = Только смотреть
waiting-full = Все места заняты. Можно смотреть игру.
waiting-rules = Этот стол
waiting-rule = { $label }: { $value }
waiting-is-private = Только по ссылке
waiting-is-listed = Открыт для всех
waiting-no-hints = Без подсказок
waiting-no-chat = Только готовые фразы
waiting-no-spectators = Без зрителей
waiting-sealed = { $game ->
    [yellow-dwarf] Карты запечатаны
   *[other] Кубики запечатаны
}
waiting-sealed-about = { $game ->
    [yellow-dwarf] Сервер уже выбрал свою часть каждой сдачи и показывает её отпечаток. Каждый, кто садится, добавляет свою часть, поэтому подтасовать карты не может никто. После игры это может проверить любой.
   *[other] Сервер уже выбрал свою часть каждого броска и показывает её отпечаток. Каждый, кто садится, добавляет свою часть, поэтому подстроить броски не может никто. После игры это может проверить любой.
}

# Новый стол.
new-title = Стол для друзей
new-players = Сколько игроков
new-seats = Кто играет
new-seat = Место { $number }
new-seat-you = Вы
new-friend = Друг, по ссылке
new-who = Кто может прийти
new-private = Только по ссылке
new-listed = Все
new-more = Другие настройки
new-drawn = по жребию
new-hints = Подсказки
new-hints-about = игрок может спросить, что обещает каждый вариант
new-chat = Чат
new-chat-about = можно писать что угодно; иначе — только готовые фразы
new-spectators = Зрители
new-spectators-about = другие могут смотреть; им видно только то, что видно всем за столом
new-clock = Время на решение
new-clock-about = Когда оно выйдет, один этот ход сделает бот.
new-clock-none = без ограничения
new-absent = Если кого-то нет
new-absent-about = Через это время решает бот, пока игрок не вернётся.
new-stand-in = Этот бот играет как
new-open = Открыть стол
new-open-about = Потом вы получите ссылку для остальных
new-time = { $unit ->
    [hours] { $value } ч
    [minutes] { $value } мин
   *[seconds] { $value } с
}
new-value-shared = 135, поровну
new-value-broke = пока всем хватает на ставки
new-value-new = начать новый ряд
new-value-higher = продолжить ближайшей картой старше
new-value-flat = картинки по 10, остальные по 1
new-value-pips = картинки по 10, остальные по числу
new-value-turn = все карты за один ход
new-value-strict = только пока никто другой не клал карт

# Меню стола.
menu-no = Нет
menu-language = Язык
menu-theme = Цвета экрана
menu-theme-auto = как на устройстве
menu-theme-light = светлые
menu-theme-dark = тёмные
menu-pace = Темп
menu-pace-normal = обычный
menu-pace-fast = быстрый
menu-pace-instant = без пауз
menu-sound = Звук
menu-sound-about = два тихих звука, когда стол ждёт вас
menu-title = Отметка в заголовке страницы
menu-title-about = заголовок страницы говорит, когда ход за вами
menu-title-turn = Ваш ход! { $title }
menu-preferences = Язык, экран, темп, звук
menu-this-table = Ссылка и настройки этого стола
menu-in-words = Описание стола
menu-is-away = { $name }: нет на месте
menu-bot-decides = Пока решает бот.
menu-voted = Вы предлагаете доверить решение боту.
menu-vote = Пусть решает бот
menu-leave = Выйти из-за стола
menu-leave-sure = Выйти из-за стола? До вашего возвращения решать будет бот.

# Слова за столом.
chat-title = Сказать что-нибудь
chat-more = Больше фраз
chat-less = Меньше фраз
chat-write = Ваши слова
chat-send = Отправить
