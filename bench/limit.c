/* The limit: random four-player games of Las Vegas (2012) in plain C.
 *
 * The same game as games/las_vegas/rules.py, played by the same random policy on the same generator
 * (xoshiro256**, unbiased bounded draws): dice one by one, notes one by one from what is unseen, no
 * lookup tables. It keeps no history, offers no view and answers no question: it is only fast.
 *
 * usage: limit GAMES SEED    prints: games seconds mean_money_of_seat_1
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, CASINOS = 6, DICE = 8, ROUNDS = 4, HIGHEST = 9, NOTES = 54, STOCK = 5, STOCKED = 5 };

static uint64_t state[4];

static uint64_t rotate(uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

static uint64_t next_word(void) {
    uint64_t result = rotate(state[1] * 5, 7) * 9, shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotate(state[3], 45);
    return result;
}

static uint32_t below(uint32_t bound) {
    uint64_t product = (next_word() >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = -bound % bound;
        while ((uint32_t)product < threshold) product = (next_word() >> 32) * bound;
    }
    return product >> 32;
}

static void seed(uint64_t x) {
    for (int i = 0; i < 4; i++) { /* splitmix64 */
        uint64_t z = (x += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        state[i] = z ^ (z >> 31);
    }
}

typedef struct {
    int unseen[HIGHEST + 1], num_unseen;
    int returned[4 * NOTES], first_returned, num_returned;
    int notes[CASINOS][STOCKED + 1], dice[CASINOS][PLAYERS], supply[PLAYERS];
    int money[PLAYERS], num_notes[PLAYERS];
} Game;

static int turn_up(Game *g) {
    if (g->num_unseen > 0) {
        int ticket = below(g->num_unseen--), value = 1;
        while ((ticket -= g->unseen[value]) >= 0) value++;
        g->unseen[value]--;
        return value;
    }
    return g->first_returned < g->num_returned ? g->returned[g->first_returned++] : 0;
}

static void stock(Game *g) {
    for (int c = 0; c < CASINOS; c++) {
        int worth = 0, count = 0, value;
        while (worth < STOCK && (value = turn_up(g)) > 0) {
            int place = count++;
            while (place > 0 && g->notes[c][place - 1] < value) {
                g->notes[c][place] = g->notes[c][place - 1];
                place--;
            }
            g->notes[c][place] = value;
            worth += value;
        }
        g->notes[c][count] = 0;
    }
}

static void take_turn(Game *g, int seat) {
    int roll[CASINOS] = {0}, shown[CASINOS], n = 0;
    for (int die = 0; die < g->supply[seat]; die++) roll[below(6)]++;
    for (int face = 0; face < CASINOS; face++)
        if (roll[face]) shown[n++] = face;
    int casino = shown[n == 1 ? 0 : below(n)];
    g->dice[casino][seat] += roll[casino];
    g->supply[seat] -= roll[casino];
}

static void pay(Game *g) {
    for (int c = 0; c < CASINOS; c++) {
        int *dice = g->dice[c];
        for (int a = 0; a < PLAYERS; a++) {
            int tied = 0;
            for (int b = a + 1; dice[a] && b < PLAYERS; b++)
                if (dice[b] == dice[a]) dice[b] = 0, tied = 1;
            if (tied) dice[a] = 0;
        }
        for (int *note = g->notes[c]; *note; note++) {
            int best = 0;
            for (int seat = 1; seat < PLAYERS; seat++)
                if (dice[seat] > dice[best]) best = seat;
            if (dice[best]) {
                g->money[best] += *note;
                g->num_notes[best]++;
                dice[best] = 0;
            } else {
                g->returned[g->num_returned++] = *note;
            }
        }
        memset(dice, 0, sizeof g->dice[c]);
    }
}

static void play(Game *g, int starter) {
    static const int counts[HIGHEST + 1] = {0, 6, 8, 8, 6, 6, 5, 5, 5, 5};
    memset(g, 0, sizeof *g);
    memcpy(g->unseen, counts, sizeof counts);
    g->num_unseen = NOTES;
    for (int round = 0; round < ROUNDS; round++) {
        stock(g);
        for (int seat = 0; seat < PLAYERS; seat++) g->supply[seat] = DICE;
        int left = PLAYERS, seat = (starter + round) % PLAYERS;
        while (left) {
            if (g->supply[seat]) {
                take_turn(g, seat);
                left -= g->supply[seat] == 0;
            }
            seat = (seat + 1) % PLAYERS;
        }
        pay(g);
    }
}

int main(int argc, char **argv) {
    if (argc != 3) return fprintf(stderr, "usage: limit GAMES SEED\n"), 2;
    long games = atol(argv[1]), money = 0;
    seed(strtoull(argv[2], 0, 10));
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    Game g;
    for (long i = 0; i < games; i++) {
        play(&g, 0);
        money += g.money[0];
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec);
    printf("%ld %.6f %.1f\n", games, seconds, 10000.0 * money / games);
    return 0;
}
