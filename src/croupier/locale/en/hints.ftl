# Opponents and hints.
level-easy = easy
level-easy-about = often moves without thinking
level-medium = medium
level-medium-about = nearly always looks one step ahead
level-hard = hard
level-hard-about = searches a little while, and slips now and then
level-expert = expert
level-expert-about = plays by what it has learned, and looks a few moves ahead
level-random = random
level-random-about = any move that is allowed
level-greedy = greedy
level-greedy-about = always takes the move after which it stands best
level-search = search
level-search-about = the search that hard uses, with options after its name
level-learned = learned
level-learned-about = has taught itself by playing; moves at once or, with options, looks ahead
level-options = Options, as in search:iterations=5000:best=8; without them as fits the game:
option-iterations = games tried for a move; { $default } unless you say otherwise
option-milliseconds = time for a move, instead of a number of games
option-careless = how many of a hundred moves are random; for greedy, too
option-best = how many choices after the tree the one-step player makes
option-exploration = how strongly moves that were tried less are preferred
option-prior = how many games its judgement counts for at first
option-judged = 1: then judges the game; 0: then plays it on
option-paranoid = 1: expects all others to play against it
option-whole = 1: plays games to their end; 0: to the end of a round or deal
option-tries = learned: how often each good move is tried out; 0: moves at once
option-rolls = learned: how many further choices are played in each try
option-margin = learned: how many percentage points worse than the best a move may be and still be tried out
opponents-own = A bot of your own: FILE.py:NAME or MODULE:NAME, for example bold.py:Bold; it may have the options iterations, milliseconds and careless. docs/bots.md shows how to write one. A bot that has learned: learned:FILE; croupier train writes such a file.

hint-title-exact = What each choice promises, worked out exactly:
hint-title-estimate = What each choice promises, estimated from { $games } tries of each:
hint-title-both = What each choice promises, exactly or estimated from { $games } tries of each:
hint-error = In 95 of 100 cases the truth should lie within ±.
hint-error-parts = The ± has two parts: chance in these tries, and { $win } percentage points ({ $what }: { $score }) because the computer does not judge perfectly.
hint-error-parts-win = The ± has two parts: chance in these tries, and { $win } percentage points because the computer does not judge perfectly.
hint-error-exact = Choices that are called exact have no ±.
hint-best = Best:
hint-equal = Best, or too close to the best to tell apart:
hint-equal-exact = Best, with exactly the same chance to win:
hint-all-equal = All too close to tell apart:
hint-all-equal-exact = All have exactly the same chance to win:
hint-worse = Worse:
hint-choice = { $number }) { $choice }
hint-line = wins { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }; { $what } { $score } ± { $scoreerror }
hint-line-exact = wins { NUMBER($win, minimumFractionDigits: 1) } %; { $what } { $score } (exact)
hint-win = wins { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }
hint-win-exact = wins { NUMBER($win, minimumFractionDigits: 1) } % (exact)

# What a choice changes at a place where dice decide who is paid.
why-already = As it stands you get { $amount } there without this, too.
why-own-less = As it stands it costs you { $amount } there.
why-others-less = It costs others, as it stands: { $players }.
why-others-more = It helps others, as it stands: { $players }.
