// Random congkak games on seven holes, 32 at a time: one lap of each, then all moves that ended with it. Boards are seen by
// the mover, in one register. Usage: congkak_interleaved GAMES
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <immintrin.h>

static uint64_t luckA = 0x9e3779b97f4a7c15, luckB = 0x6a09e667f3bcc909;
static inline uint32_t below(uint32_t count) {
  const uint64_t drawn = luckA + luckB, c = luckA ^ luckB;
  luckA = (luckA << 24 | luckA >> 40) ^ c ^ (c << 16);
  luckB = c << 37 | c >> 27;
  return (drawn >> 32) * count >> 32;
}

// Lanes: the mover's holes, their store, the other's holes, the other's store, which is skipped.
struct alignas(16) Lanes { uint8_t at[16]; };
static Lanes drops[16][99], without[16];
static uint8_t lastLane[16][99], chosen[128][8];

static const int GAMES = 32, STORE = 7, RING = 15;
struct Game { Lanes board; uint8_t at, side; };
static Game games[GAMES];

static void fillTables() {
  for (int from = 0; from < RING; from++)
    for (int hand = 0; hand < 99; hand++) {
      for (int seed = 1; seed <= hand; seed++) drops[from][hand].at[(from + seed) % RING]++;
      lastLane[from][hand] = (from + hand) % RING;
    }
  for (int lane = 0; lane < 16; lane++)
    for (int other = 0; other < 16; other++) without[lane].at[other] = lane == other ? 0 : 255;
  for (int set = 0; set < 128; set++)
    for (int hole = 0, k = 0; hole < 7; hole++) if (set >> hole & 1) chosen[set][k++] = hole;
}

static inline __m128i load(const Lanes& lanes) { return _mm_load_si128(reinterpret_cast<const __m128i*>(&lanes)); }
static inline void store(Lanes& lanes, __m128i value) { _mm_store_si128(reinterpret_cast<__m128i*>(&lanes), value); }
static inline __m128i turned(__m128i board) { return _mm_shuffle_epi32(board, 0x4e); }

static void begin(Game& game) {
  for (int lane = 0; lane < 16; lane++) game.board.at[lane] = lane % 8 == STORE ? 0 : 7;
  game.side = 0;
  game.at = below(7);
}

// Ends the move of a game whose lap did not go on, and chooses the next; true if the game is over.
static bool endMove(Game& game) {
  uint8_t* board = game.board.at;
  const int at = game.at, across = at < STORE ? 14 - at : at;
  if (at < STORE && board[across]) {
    board[STORE] += board[across] + 1;
    board[across] = board[at] = 0;
  }
  __m128i now = load(game.board);
  if (at != STORE) {
    now = turned(now);
    game.side ^= 1;
  }
  int filled = ~_mm_movemask_epi8(_mm_cmpeq_epi8(now, _mm_setzero_si128())) & 0x7f7f;
  if (!filled) {
    store(game.board, now);
    return true;
  }
  if (!(filled & 0x7f)) {
    now = turned(now);
    game.side ^= 1;
    filled >>= 8;
  }
  store(game.board, now);
  const int own = filled & 0x7f;
  game.at = chosen[own][below(__builtin_popcount(own))];
  return false;
}

static long won[3];
static void count(const Game& game) {
  const int lead = game.board.at[STORE] - game.board.at[15];
  won[lead == 0 ? 2 : (lead > 0) == (game.side == 0) ? 0 : 1]++;
}

// Plays until this many games more are over.
static void play(int wanted) {
  int ended[GAMES];
  for (int over = 0; over < wanted;) {
    int moves = 0;
    for (int i = 0; i < GAMES; i++) {
      Game& game = games[i];
      const int at = game.at, hand = game.board.at[at], last = lastLane[at][hand];
      store(game.board, _mm_add_epi8(_mm_and_si128(load(game.board), load(without[at])), load(drops[at][hand])));
      game.at = last;
      ended[moves] = i;
      moves += (game.board.at[last] == 1) | (last == STORE);
    }
    for (int i = 0; i < moves; i++) {
      Game& game = games[ended[i]];
      if (!endMove(game)) continue;
      count(game);
      begin(game);
      over++;
    }
  }
}

// Timed in short pieces, the best of which counts: some pass undisturbed on a busy machine.
static const int PIECE = 1000;

int main(int words, char** word) {
  const long wanted = words > 1 ? atol(word[1]) : 1000000;
  fillTables();
  for (Game& game : games) begin(game);
  double best = 0;
  for (long piece = 0; piece < wanted; piece += PIECE) {
    const auto start = std::chrono::steady_clock::now();
    const long before = won[0] + won[1] + won[2];
    play(PIECE);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    best = std::max(best, (won[0] + won[1] + won[2] - before) / taken.count());
  }
  printf("south %ld north %ld tie %ld games/s %.0f processor %.6f\n", won[0], won[1], won[2], best,
         double(clock()) / CLOCKS_PER_SEC);
}
