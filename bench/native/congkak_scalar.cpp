// Random congkak games, seed by seed. Usage: congkak_scalar GAMES HOLES
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

struct Luck {
  uint64_t a = 0x9e3779b97f4a7c15, b = 0x6a09e667f3bcc909;
  uint32_t below(uint32_t count) {
    const uint64_t drawn = a + b, c = a ^ b;
    a = (a << 24 | a >> 40) ^ c ^ (c << 16);
    b = c << 37 | c >> 27;
    return (drawn >> 32) * count >> 32;
  }
};

// A side sees its own holes first, then its store, then the other's holes; the other's store is kept apart.
static int winner(int holes, Luck& luck) {
  const int route = 2 * holes + 1, total = 2 * holes * holes;
  std::array<int, 48> board{}, turned{};
  int otherStore = 0, mover = 0;
  for (int slot = 0; slot < route; slot++) board[slot] = slot == holes ? 0 : holes;
  while (board[holes] + otherStore < total) {
    int filled[24], count = 0;
    for (int hole = 0; hole < holes; hole++) if (board[hole]) filled[count++] = hole;
    bool turnOver = count == 0;
    if (!turnOver) {
      int at = filled[luck.below(count)];
      bool sowing = true;
      while (sowing) {
        int hand = std::exchange(board[at], 0);
        for (; hand > 0; hand--) { if (++at == route) at = 0; board[at]++; }
        sowing = at != holes && board[at] > 1;
      }
      if (at != holes) {
        const int across = 2 * holes - at;
        if (at < holes && board[across]) { board[holes] += 1 + board[across]; board[at] = board[across] = 0; }
        turnOver = true;
      }
    }
    if (turnOver) {
      for (int hole = 0; hole < holes; hole++) {
        turned[hole] = board[holes + 1 + hole];
        turned[holes + 1 + hole] = board[hole];
      }
      turned[holes] = std::exchange(otherStore, board[holes]);
      board = turned;
      mover ^= 1;
    }
  }
  const int south = mover ? otherStore : board[holes];
  return 2 * south > total ? 0 : 2 * south < total ? 1 : 2;
}

// Timed in short pieces, the best of which counts: some pass undisturbed on a busy machine.
static const int PIECE = 1000;

int main(int count, char** words) {
  const long games = count > 1 ? atol(words[1]) : 1000000;
  const int holes = count > 2 ? atoi(words[2]) : 7;
  long won[3] = {};
  Luck luck;
  double best = 0;
  for (long piece = 0; piece < games; piece += PIECE) {
    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < PIECE; game++) won[winner(holes, luck)]++;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    best = std::max(best, PIECE / taken.count());
  }
  printf("south %ld north %ld tie %ld games/s %.0f\n", won[0], won[1], won[2], best);
}
