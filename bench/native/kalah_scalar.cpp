// Random kalah games, seed by seed, without empty capture. Usage: kalah_scalar GAMES HOLES SEEDS
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

static uint64_t luckA = 0x9e3779b97f4a7c15, luckB = 0x6a09e667f3bcc909;
static inline uint32_t below(uint32_t count) {
  const uint64_t drawn = luckA + luckB, c = luckA ^ luckB;
  luckA = (luckA << 24 | luckA >> 40) ^ c ^ (c << 16);
  luckB = c << 37 | c >> 27;
  return (drawn >> 32) * count >> 32;
}

// Slots: South's holes, South's store, North's holes, North's store.
static int winner(int holes, int seeds) {
  const int slots = 2 * holes + 2;
  uint8_t board[64];
  for (int slot = 0; slot < slots; slot++) board[slot] = slot % (holes + 1) == holes ? 0 : seeds;
  for (int side = 0;;) {
    const int first = side * (holes + 1), store = first + holes, skipped = (store + holes + 1) % slots;
    int filled[32], count = 0;
    for (int slot = first; slot < store; slot++) if (board[slot]) filled[count++] = slot;
    int at = filled[below(count)];
    for (int hand = std::exchange(board[at], 0); hand > 0;) {
      if (++at == slots) at = 0;
      if (at == skipped) continue;
      board[at]++;
      hand--;
    }
    const int across = 2 * holes - at;
    if (at >= first && at < store && board[at] == 1 && board[across]) {
      board[store] += 1 + board[across];
      board[at] = board[across] = 0;
    }
    int south = 0, north = 0;
    for (int hole = 0; hole < holes; hole++) { south += board[hole]; north += board[holes + 1 + hole]; }
    if (!south || !north) {
      south += board[holes];
      north += board[slots - 1];
      return south > north ? 0 : south < north ? 1 : 2;
    }
    if (at != store) side ^= 1;
  }
}

// Timed in short pieces, the best of which counts: some pass undisturbed on a busy machine.
static const int PIECE = 1000;

int main(int count, char** words) {
  const long games = count > 1 ? atol(words[1]) : 1000000;
  const int holes = count > 2 ? atoi(words[2]) : 6, seeds = count > 3 ? atoi(words[3]) : 4;
  long won[3] = {};
  double best = 0;
  for (long piece = 0; piece < games; piece += PIECE) {
    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < PIECE; game++) won[winner(holes, seeds)]++;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    best = std::max(best, PIECE / taken.count());
  }
  printf("south %ld north %ld tie %ld games/s %.0f\n", won[0], won[1], won[2], best);
}
