"""Las Vegas Royale (2019): Las Vegas with a Biggy, chips to skip a roll, and tiles that come alive when dice arrive."""

from croupier.games.las_vegas_royale import dispatch, payout
from croupier.games.las_vegas_royale.components import (
    CHIPS_PER_ROUND,
    HIGHEST_CARD,
    LOWEST_CARD,
    NUM_BIGGY,
    NUM_OF_CARD,
    NUM_SMALL,
    SECOND_SIZES,
)
from croupier.games.las_vegas_royale.state import (
    ACTIVATE,
    AGENDA,
    BAR,
    BIGGY,
    BLANKS,
    BLOCK,
    CALL,
    CARD,
    CASINOS,
    CHOICE,
    DIE,
    DOUBLE,
    ENTRY,
    EXTRA,
    FACES,
    FIELD,
    FIFTY,
    FINE,
    FROM,
    GOLD,
    GROUP,
    GUESS,
    HANDICAP_BLANK,
    HOLD,
    HOLD_UP,
    LAY,
    LAY_TILES,
    MAX_OPTIONS,
    MAX_PLAYERS,
    NEUTRAL,
    NEUTRAL_DIE,
    NEXT_TURN,
    NICE,
    NICE_DICE,
    NOTE_PAYERS,
    NOWHERE,
    NUM_ACTIONS,
    NUM_CHOICES,
    NUM_FACES,
    NUM_ROUNDS,
    NUMBER,
    PASS,
    PAY,
    PAY_FINES,
    PAY_OUT,
    PICK,
    PLACE,
    POWER,
    PRIME,
    PUT,
    RESERVE,
    RESERVED,
    ROLL,
    SETTINGS,
    SIT,
    SKIP,
    SMALL,
    SPECIAL,
    SPLIT,
    STARTER,
    STATE,
    STOCKED,
    STOP,
    TAKE_PILE,
    THROW,
    TILE,
    TO,
    TO_BAR,
    TO_GOLD,
    TURN_UP,
    UNIT,
    VIEW,
    WAKE,
    after_dice_moved,
    clear_roll,
    has_dice,
    list_kinds_in_supply,
    list_open_casinos,
)  # fmt: skip
from croupier.games.las_vegas_royale.tiles import (
    bad_luck,
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    free_die,
    handicap,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    power_play,
    prime_time,
)
from croupier.kernel import CHANCE, NOBODY, NOTHING, below, copy_common, inlined_kernel, kernel, pop, push, top

__all__ = ["MAX_OPTIONS", "NUM_ACTIONS", "NUM_CHOICES", "SETTINGS", "STATE", "VIEW"]


@kernel
def setup(s, settings):
    """Lay out the game in place, up to its first decision. The settings must be valid."""
    s.players, s.num_tiles, s.no_repeats = settings.players, settings.tiles, settings.no_repeats
    for casino in range(CASINOS):
        s.fixed[casino] = settings.faces[casino]
    for value in range(LOWEST_CARD, HIGHEST_CARD + 1):
        s.unseen[value] = NUM_OF_CARD[value]
    s.round_number = 1
    s.starter = NOBODY
    _clear_table(s)
    _hand_out(s)
    if settings.starter == CHANCE:
        push(s, STARTER, CHANCE)
    else:
        s.starter = settings.starter
        _open_round(s)
        _follow_agenda(s)


@kernel
def legal(s, actions):
    """Write the open decision's actions in ascending order and return how many; for CHANCE, the outcomes."""
    decision, actor, subject = top(s)
    if decision == PLACE:
        n = _list_placements(s, actor, _faces_shown(s), actions)
    elif decision == ROLL or decision == EXTRA or decision == NEUTRAL_DIE:
        n = _list_range(actions, DIE, FACES)
    elif decision == CARD or decision == RESERVE:
        n = _list_cards(s, decision, actions)
    elif decision == TILE:
        n = _list_faces(s, actions)
    elif decision == STARTER:
        n = _list_range(actions, SIT, s.players)
    elif decision == PAY:
        n = _list_range(actions, PAY_OUT + subject, 1)
    elif decision == FINE:
        n = _list_range(actions, PAY_FINES, 1)
    elif decision == POWER:
        n = power_play.list_ways(s, actor, actions)
    elif decision == NUMBER:
        n = free_die.list_numbers(s, actions)
    elif decision == HOLD:
        n = lucky_punch.list_numbers(actions, HOLD_UP)
    elif decision == GUESS:
        n = lucky_punch.list_numbers(actions, CALL)
    elif decision == FIFTY:
        n = _list_range(actions, STOP, 3)
    elif decision == ENTRY:
        n = no_entry.list_casinos(s, subject, actions)
    elif decision == BAR:
        n = list_kinds_in_supply(s, actor, actions, TO_BAR)
    elif decision == GROUP:
        n = block_it.list_groups(s, actions)
    elif decision == BLANKS:
        n = list_open_casinos(s, actions, BLOCK)
    elif decision == HANDICAP_BLANK:
        n = handicap.list_blanks(s, actions)
    elif decision == FIELD:
        n = handicap.list_fields(s, actor, actions)
    elif decision == SPECIAL:
        n = free_die.list_ways(s, actor, actions)
    elif decision == FROM:
        n = free_die.list_casinos(s, actor, subject, actions)
    elif decision == DOUBLE:
        n = double_down.list_dice(s, actor, subject, actions)
    elif decision == NICE:
        n = nice_dice.list_dice(s, subject, actions)
    elif decision == CHOICE:
        n = my_choice.list_numbers(s, actions)
    elif decision == ACTIVATE:
        n = my_choice.list_tiles(s, actions)
    elif decision == GOLD:
        n = list_kinds_in_supply(s, actor, actions, TO_GOLD)
    elif decision == PRIME:
        n = prime_time.list_dice(s, actions)
    elif decision == SPLIT:
        n = black_box.list_splits(actions)
    else:
        n = _list_range(actions, TAKE_PILE, 2)
    return n


@inlined_kernel
def _list_range(actions, first, count):
    for offset in range(count):
        actions[offset] = first + offset
    return int(count)


@kernel
def chance(s, weights):
    """Write the weight of each outcome, aligned with `legal`, and return their sum."""
    decision, _, _ = top(s)
    if decision == CARD or decision == RESERVE:
        n = total = 0
        for value in range(LOWEST_CARD, HIGHEST_CARD + 1):
            count = _num_of_card(s, decision, value)
            if count > 0:
                weights[n] = count
                total += count
                n += 1
        return total
    if decision == TILE:
        n = total = 0
        laid = _tiles_laid(s)
        for face in range(NUM_FACES):
            weight = _weight_of_face(s, laid, face)
            if weight > 0:
                weights[n] = weight
                total += weight
                n += 1
        return total
    equal = 1
    if decision == ROLL or decision == EXTRA or decision == NEUTRAL_DIE:
        equal = FACES
    elif decision == STARTER:
        equal = int(s.players)
    for outcome in range(equal):
        weights[outcome] = 1
    return equal


@kernel
def apply(s, action):
    """Settle the open decision in place, and all that follows by itself. The caller has checked `action`."""
    decision, actor, subject = pop(s)
    if decision == PLACE:
        _place(s, actor, action)
    elif decision == ROLL:
        _throw_die(s, action - DIE, subject)
    elif decision == CARD:
        _turn_up_card(s, action - TURN_UP + LOWEST_CARD, subject)
    elif decision == RESERVE:
        _count_off_card(s, action - TURN_UP + LOWEST_CARD, subject)
    elif decision == TILE:
        _lay_tile(s, subject, action - LAY)
    elif decision == NEUTRAL_DIE:
        _place_neutral_die(s, action - DIE, subject)
    elif decision == EXTRA:
        _throw_extra_die(s, action - DIE, subject)
    elif decision == PAY:
        payout.pay_casino(s, subject)
    elif decision == FINE:
        bad_luck.collect(s)
    elif decision == STARTER:
        s.starter = action - SIT
        _open_round(s)
    elif decision == POWER:
        _roll_or_use_power(s, actor, action)
    elif decision == NUMBER:
        _place_turned_die(s, actor, action - TO, subject)
    elif decision == HOLD:
        lucky_punch.hold(s, actor, action)
    elif decision == GUESS:
        lucky_punch.guess(s, subject, action)
    elif decision == FIFTY:
        fifty_fifty.choose(s, action)
    elif decision == ENTRY:
        no_entry.move_token(s, actor, action)
    elif decision == BAR:
        knockout.put_at_bar(s, actor, action)
    elif decision == GROUP:
        block_it.take_group(s, actor, action)
    elif decision == BLANKS:
        block_it.put_blanks(s, subject, action)
    elif decision == HANDICAP_BLANK:
        handicap.take_blank(s, actor, action)
    elif decision == FIELD:
        handicap.cover(s, actor, subject, action)
    elif decision == SPECIAL:
        free_die.choose_way(s, actor, action)
    elif decision == FROM:
        free_die.fetch(s, actor, subject, action)
    elif decision == DOUBLE:
        double_down.move(s, actor, subject, action)
    elif decision == NICE:
        nice_dice.set_die(s, actor, subject, action)
    elif decision == CHOICE:
        my_choice.choose(s, actor, action)
    elif decision == ACTIVATE:
        dispatch.activate(s, actor, action - WAKE)
    elif decision == GOLD:
        my_choice.put_on_gold(s, actor, action)
    elif decision == PRIME:
        prime_time.place(s, action)
    elif decision == SPLIT:
        black_box.divide(s, subject, action)
    else:
        black_box.pick(s, actor, action)
    _follow_agenda(s)


@inlined_kernel
def _follow_agenda(s):
    """Take the steps that happen by themselves, until somebody is asked or the game is over."""
    while s.depth > 0:
        if top(s)[0] < AGENDA:
            break
        decision, _, subject = pop(s)
        if decision == NEXT_TURN:
            _next_turn(s, subject)
        elif decision == LAY_TILES:
            _lay_tiles_from(s, subject)
        elif decision == NOTE_PAYERS:
            bad_luck.note_payers(s)
        else:
            _end_round(s)


@inlined_kernel
def _is_royale(s):
    return s.num_tiles > 0 or s.fixed[0] != NOWHERE


@kernel
def _hand_out(s):
    for seat in range(s.players):
        s.supply[seat, SMALL], s.supply[seat, BIGGY] = NUM_SMALL, NUM_BIGGY
        s.chips[seat] += CHIPS_PER_ROUND


@kernel
def _open_round(s):
    """Put the round on the agenda: what is pushed last comes first."""
    push(s, NEXT_TURN, NOBODY, s.starter)
    if s.players == 2:
        push(s, NEUTRAL_DIE, CHANCE, NUM_SMALL + NUM_BIGGY)
    push(s, LAY_TILES, NOBODY, 0)
    if s.round_number == 1 and _is_royale(s):
        push(s, RESERVE, CHANCE, RESERVED)
    push(s, CARD, CHANCE, STOCKED)


@kernel
def _num_of_card(s, decision, value):
    """RY21: later rounds of Royale draw from the cards that were counted off."""
    if decision == CARD and s.round_number > 1 and _is_royale(s):
        return int(s.reserve[value])
    return int(s.unseen[value])


@kernel
def _list_cards(s, decision, actions):
    n = 0
    for value in range(LOWEST_CARD, HIGHEST_CARD + 1):
        if _num_of_card(s, decision, value) > 0:
            actions[n] = TURN_UP + value - LOWEST_CARD
            n += 1
    return n


@inlined_kernel
def _take_card(s, source, value):
    source[value] -= 1
    s.drawn[s.num_drawn] = value
    s.num_drawn += 1


@inlined_kernel
def _turn_up_card(s, value, num_left):
    if s.round_number > 1 and _is_royale(s):
        _take_card(s, s.reserve, value)
    else:
        _take_card(s, s.unseen, value)
    if num_left > 1:
        push(s, CARD, CHANCE, num_left - 1)
    else:
        _stock_casinos(s)


@kernel
def _stock_casinos(s):
    """RY6: the pair with the highest sum goes to casino 6; of equal sums the one with the higher card."""
    for pair in range(CASINOS):
        mine, place = _worth_of_pair(s, pair), 0
        for other in range(CASINOS):
            theirs = _worth_of_pair(s, other)
            place += (theirs < mine) | ((theirs == mine) & (other < pair))
        one, two = s.drawn[2 * pair], s.drawn[2 * pair + 1]
        s.cards[place, 0], s.cards[place, 1] = max(one, two), min(one, two)
    for card in range(STOCKED):
        s.drawn[card] = 0
    s.num_drawn = 0


@inlined_kernel
def _worth_of_pair(s, pair):
    one, two = int(s.drawn[2 * pair]), int(s.drawn[2 * pair + 1])
    return (one + two) * (HIGHEST_CARD + 1) + max(one, two)


@inlined_kernel
def _reserve_card(s, value):
    s.unseen[value] -= 1
    s.reserve[value] += 1


@inlined_kernel
def _count_off_card(s, value, num_left):
    _reserve_card(s, value)
    if num_left > 1:
        push(s, RESERVE, CHANCE, num_left - 1)


@kernel
def _lay_tiles_from(s, casino):
    """RY20: fixed faces lie every round; others are drawn, fewer when the faces run out."""
    if s.fixed[0] != NOWHERE:
        for place in range(CASINOS):
            if s.fixed[place] != NOWHERE:
                s.faces[place] = s.fixed[place]
                dispatch.prepare(s, s.faces[place])
        return
    if casino < s.num_tiles:
        laid = _tiles_laid(s)
        for face in range(NUM_FACES):
            if _weight_of_face(s, laid, face) > 0:
                push(s, LAY_TILES, NOBODY, casino + 1)
                push(s, TILE, CHANCE, casino)
                return


@kernel
def _tiles_laid(s):
    """The tiles already lying, a bit for each."""
    laid = 0
    for casino in range(CASINOS):
        if s.faces[casino] != NOWHERE:
            laid |= 1 << int(s.faces[casino]) // 2
    return laid


@inlined_kernel
def _weight_of_face(s, laid, face):
    """A tile is drawn uniformly, then one of its sides; with no repeats only an unused one."""
    if (laid >> (face // 2)) & 1:
        return 0
    if not s.no_repeats:
        return 1
    if s.used[face]:
        return 0
    return 2 if s.used[face ^ 1] else 1


@kernel
def _list_faces(s, actions):
    laid, n = _tiles_laid(s), 0
    for face in range(NUM_FACES):
        if _weight_of_face(s, laid, face) > 0:
            actions[n] = LAY + face
            n += 1
    return n


@kernel
def _lay_tile(s, casino, face):
    s.faces[casino] = face
    if s.no_repeats:
        s.used[face] = 1
    dispatch.prepare(s, face)


@kernel
def _place_neutral_die(s, face, num_left):
    """RY16: seven small dice, then the Biggy."""
    s.dice[face, NEUTRAL, BIGGY if num_left == NUM_BIGGY else SMALL] += 1
    if num_left > 1:
        push(s, NEUTRAL_DIE, CHANCE, num_left - 1)


@inlined_kernel
def _next_turn(s, seat):
    """Give the turn to the first player from `seat` on who has dice; when nobody has, pay out (RY11)."""
    seat = _first_with_dice(s, seat)
    s.turn_seat = seat
    if seat == NOBODY:
        payout.begin(s)
        return
    push(s, NEXT_TURN, NOBODY, seat + 1)
    if s.power_seat == seat:
        push(s, POWER, seat)
    else:
        _roll(s, seat)


@inlined_kernel
def _first_with_dice(s, seat):
    for _ in range(s.players):
        if seat >= s.players:
            seat -= s.players
        if has_dice(s, seat):
            return seat
        seat += 1
    return NOBODY


@inlined_kernel
def _roll(s, seat):
    push(s, ROLL, CHANCE, s.supply[seat, SMALL] + s.supply[seat, BIGGY])


@kernel
def _roll_or_use_power(s, seat, action):
    if action == THROW:
        _roll(s, seat)
    else:
        power_play.use(s, seat, action)


@kernel
def _throw_die(s, face, num_left):
    if num_left > s.supply[s.turn_seat, BIGGY]:  # small dice first, then the Biggy
        s.roll[face] += 1
    else:
        s.roll_biggy = face + 1
    if num_left > 1:
        push(s, ROLL, CHANCE, num_left - 1)
    else:
        push(s, PLACE, s.turn_seat)


@kernel
def _throw_extra_die(s, face, tile):
    s.extra[s.num_extra] = face + 1
    s.num_extra += 1
    if s.num_extra < 2:
        push(s, EXTRA, CHANCE, tile)
    else:
        dispatch.thrown(s, tile)


@inlined_kernel
def _faces_shown(s):
    """The numbers of the roll, a bit for each."""
    shown = (1 << int(s.roll_biggy)) >> 1
    for face in range(FACES):
        shown |= (s.roll[face] > 0) << face
    return shown


@inlined_kernel
def _list_placements(s, seat, shown, actions):
    if s.closed != NOWHERE:
        shown &= ~(1 << int(s.closed))
    n = 0
    for face in range(FACES):  # written before it is counted: a branch on dice cannot be predicted
        actions[n] = PUT + face
        n += (shown >> face) & 1
    if n == 0:  # RY25: a free pass, no chip may be paid
        actions[0] = PASS
        return 1
    if s.chips[seat] > 0:
        actions[n] = SKIP
        n += 1
    return n


@inlined_kernel
def _place(s, seat, action):
    if action < SKIP:
        _place_set(s, seat, action - PUT)
    else:
        s.chips[seat] -= action == SKIP
        clear_roll(s)


@inlined_kernel
def _place_set(s, seat, casino):
    s.placed[SMALL] = s.roll[casino]
    s.placed[BIGGY] = s.roll_biggy == casino + 1
    s.roll[casino] = 0
    if s.placed[BIGGY]:
        s.roll_biggy = 0
    for kind in range(2):
        s.supply[seat, kind] -= s.placed[kind]
        s.dice[casino, seat, kind] += s.placed[kind]
    _activate(s, seat, casino)


@kernel
def _place_turned_die(s, seat, casino, subject):
    kind, is_activating = subject // 2, subject % 2
    free_die.place(s, seat, casino, kind)
    if is_activating:
        s.placed[kind] = 1
        _activate(s, seat, casino)


@inlined_kernel
def _activate(s, seat, casino):
    """RY22: after the placing, once. Only Nice Dice still needs the roll."""
    if s.faces[casino] != NICE_DICE:
        clear_roll(s)
    after_dice_moved(s)
    if s.faces[casino] != NOWHERE:
        dispatch.activate(s, seat, casino)


@kernel
def _end_round(s):
    """RY14: the starter; then everything is taken back."""
    if s.next_starter == NOBODY:
        s.next_starter = (s.starter + 1) % s.players
    s.starter = s.next_starter
    _clear_table(s)
    if s.round_number < NUM_ROUNDS:
        s.round_number += 1
        _hand_out(s)
        _open_round(s)


@kernel
def _clear_table(s):
    """Tiles, dice and markers of a round (RY24)."""
    s.turn_seat = s.prime_seat = s.high_five = s.power_seat = s.gold_owner = s.next_starter = NOBODY
    s.closed = NOWHERE
    s.ring = s.jackpot = s.gold_kind = 0
    clear_roll(s)
    for casino in range(CASINOS):  # a field of Nice Dice for each number too
        s.faces[casino] = NOWHERE
        s.blanks[casino] = s.prime[casino] = s.nice_kind[casino] = 0
        s.nice_owner[casino] = NOBODY
        for owner in range(MAX_PLAYERS + 1):
            s.dice[casino, owner, SMALL], s.dice[casino, owner, BIGGY] = 0, 0
    for seat in range(MAX_PLAYERS):
        for kind in range(2):
            s.bar[seat, kind] = s.double[seat, kind] = 0
    for size in range(4):
        s.groups[size] = 0
    for field in range(3):
        s.fields[field] = 0


@kernel
def observe(s, seat, view):
    """Fill `view` with what `seat` may know: Lucky Punch's number and Black Box's piles only if it made them."""
    copy_common(s, view)
    view.seat, view.own_number, view.own_split = seat, 0, NOTHING
    if s.depth > 0:
        decision, actor, subject = top(s)
        if decision == GUESS and subject == seat:
            view.own_number = s.held
        elif decision == PICK and black_box.splitter_for(s, actor) == seat:
            view.own_split = s.split


@kernel
def imagine(view, seat, s, rng):
    """Fill `s` with a state consistent with the view; a secret that is open is drawn unless the seat made it."""
    copy_common(view, s)
    s.held = s.split = 0
    if s.depth > 0:
        decision, _, _ = top(s)
        if decision == GUESS:
            s.held = view.own_number if view.own_number > 0 else 1 + below(rng, lucky_punch.NUMBERS)
        elif decision == PICK:
            s.split = view.own_split if view.own_split != NOTHING else _imagine_split(s, rng)


@kernel
def _imagine_split(s, rng):
    """Splits of a size stand together in the list."""
    first = 0
    while SECOND_SIZES[first] != s.pile_size:
        first += 1
    fitting = 0
    for split in range(black_box.NUM_SPLITS):
        fitting += SECOND_SIZES[split] == s.pile_size
    return first + below(rng, fitting)


@kernel
def returns(s, out):
    """Write what decides the game: cash and chips in dollars, then cards and chips together (RY15)."""
    for seat in range(s.players):
        out[seat, 0] = (int(s.cash[seat]) + int(s.chips[seat])) * UNIT
        out[seat, 1] = int(s.num_cards[seat]) + int(s.chips[seat])
