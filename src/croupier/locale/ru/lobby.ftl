# Главная страница в браузере.
lobby-headline = Четыре игры, один стол и кубики, которые может проверить каждый.
lobby-headline-short = Четыре игры, один стол
lobby-intro = Играйте сразу против ботов или отправьте друзьям ссылку. Без регистрации.
lobby-intro-short = Сразу против ботов или с друзьями по ссылке.

# Игры, как в их собственных файлах, но короче.
lobby-title-las-vegas = Лас-Вегас
lobby-title-las-vegas-royale = Las Vegas Royale
lobby-title-sequence-dice = Sequence Dice
lobby-title-yellow-dwarf = Жёлтый карлик
lobby-about-las-vegas = Раскладывайте кубики по шести казино. У кого их больше всех, тот берёт лучшую банкноту; при ничьей не достаётся ничего.
lobby-about-las-vegas-royale = Большой кубик, который считается за два, фишки, чтобы пропустить ход, и планшеты, которые оживают.
lobby-about-sequence-dice = Два кубика решают, куда можно положить фишку. Побеждает первая линия без пропусков.
lobby-about-yellow-dwarf = Выкладывайте карты по возрастанию, берите банки и избавьтесь от своих карт раньше других.
lobby-players = Игроков: { $few }–{ $many }
lobby-minutes = около { $minutes } мин

lobby-play = Играть
lobby-play-named = Играть: { $title }
lobby-friends = С друзьями
lobby-friends-short = Друзья
lobby-friends-named = С друзьями: { $title }
lobby-preparing = Подготовка в первый раз: { $percent } %
lobby-begins-itself = Игра начнётся сама.

# Что каждый выбирает для себя.
lobby-language = Язык
lobby-theme = Цвета экрана
lobby-theme-auto = Как на устройстве
lobby-theme-light = Светлые
lobby-theme-dark = Тёмные
lobby-you = Вы за столом
lobby-no-name = Ваше имя
lobby-change-you = Имя и цвет: { $name }
lobby-name = Ваше имя
lobby-colour = Ваш цвет и форма
lobby-colour-1 = Рубиновый, круг
lobby-colour-2 = Синий, квадрат
lobby-colour-3 = Оранжевый, треугольник
lobby-colour-4 = Фиолетовый, ромб
lobby-colour-5 = Мятный, крест
lobby-colour-6 = Угольный, шестиугольник
lobby-colour-taken = Если цвет за столом уже занят, вам достанется другой.
lobby-done = Готово

# Под играми.
lobby-go-on = Продолжить игру
lobby-open = Продолжить
lobby-with = с вами играют: { $players }
lobby-seats-taken = Занято мест: { $taken } из { $all }
lobby-all-left = Показать все ({ $all })
lobby-give-up = Сдаться
lobby-give-up-named = Сдаться: { $title }
lobby-give-up-sure = Покинуть эту игру насовсем?
lobby-keep = Оставить
lobby-join-table = Стол по коду
lobby-join = К столу
lobby-code = Код стола или ссылка
lobby-code-example = kadomi47
lobby-code-missing = Введите код, который виден за столом, или вставьте ссылку.
lobby-unknown-code = Стола { $code } нет. Нет ли в коде опечатки?
lobby-open-tables = Открытые столы
lobby-no-tables = Сейчас нет столов, открытых для всех. Вы можете открыть свой: нажмите «С друзьями» у любой игры.
lobby-playing = идёт игра
lobby-sit = Сесть
lobby-watch = Смотреть
