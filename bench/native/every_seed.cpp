// Can South win every seed of dakon(n,n), or of congklak(n,n)? The two games share all first turns; only what a turn that ends in
// an empty hole captures, and when the game is over, differs. Every first turn is played (the counts are those of `openings`),
// and after each of them North tries to get a seed into the store. Nothing here is shared with the solver of the app.
//
//   g++ -O3 -march=native -std=c++20 bench/native/every_seed.cpp -o /tmp/every_seed
//   /tmp/every_seed 7 bench/native/every_seed.txt
//
// Turns are divided into shares by their first moves. A line per share; stopped, it continues with the same command.
#include <immintrin.h>

#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <set>
#include <string>
#include <vector>

constexpr int SLOTS = 16;
/** Turns whose first moves are the same make a share. */
constexpr int SHARED_MOVES = 14;

/** South's holes and store, then North's; North's store stays empty here. */
struct alignas(16) Board {
  uint8_t at[SLOTS];
};

enum Rules { DAKON, CONGKLAK };

int n, store, cycle, all;
__m128i sown[128];     // what a lap of so many seeds from the first slot adds
__m128i turned[SLOTS];  // where slots lie, seen from another
uint8_t slotOf[256];    // places counted on past the last slot
__m128i enough;         // seeds with which a first lap of North's reaches the store
__m128i without[SLOTS];  // all slots but those that a capture there empties
uint64_t moves, turns, unanswered, wins[2];

__m128i vectorOf(const Board& board) { return _mm_load_si128(reinterpret_cast<const __m128i*>(board.at)); }

int seedsIn(const Board& board, int from) {
  int seeds = 0;
  for (int i = from; i < from + n; i++) seeds += board.at[i];
  return seeds;
}

enum Ended { IN_STORE, IN_EMPTY, SCORED };

/** Plays a choice lap by lap; North's laps stop as soon as a seed is in the store. */
Ended play(Board& board, int at, bool north) {
  for (;;) {
    int hand = board.at[at];
    board.at[at] = 0;
    for (; hand > 0; hand--) {
      at = at + 1 == cycle ? 0 : at + 1;
      if (north && at == 0) return SCORED;  // behind North's last hole
      if (north && at == store) at++;
      board.at[at]++;
    }
    if (at == store) return IN_STORE;
    if (board.at[at] == 1) break;
  }
  return IN_EMPTY;
}

/** Takes the last seed and those opposite, where the rules capture; `at` was empty. Whether North took any is told. */
bool capture(Board& board, int at, bool north, Rules rules) {
  const bool own = north ? at > store : at < store;
  if (!own) return false;
  const int across = 2 * n - at;
  if (rules == CONGKLAK && board.at[across] == 0) return false;
  if (!north) board.at[store] += 1 + board.at[across];
  board.at[at] = board.at[across] = 0;
  return true;
}

int lastHole(const Board& before, int from, bool north);

/** Remembers whether South can still win every seed, by board, player and rules. */
struct Entry {
  Board board;
  uint8_t known, answer;
};
std::vector<Entry> entries(1 << 22);

Entry& entryOf(const Board& board, bool north, Rules rules) {
  uint64_t words[2];
  std::memcpy(words, board.at, 16);
  uint64_t hash = words[0] * 0x9e3779b97f4a7c15ull ^ (words[1] + 2 * rules + north) * 0xbf58476d1ce4e5b9ull;
  hash ^= hash >> 31;
  hash *= 0x94d049bb133111ebull;
  return entries[(hash ^ hash >> 29) & (entries.size() - 1)];
}

bool southWinsAll(const Board& board, bool north, Rules rules);

/** What follows a turn: in congklak, more than half of the seeds end the game. */
bool afterTurn(const Board& board, bool northNext, Rules rules) {
  if (rules == CONGKLAK && 2 * board.at[store] > all) return board.at[store] >= all - 1;
  return southWinsAll(board, northNext, rules);
}

bool cannotMove(const Board& board, bool north, Rules rules) {
  // In dakon the round is over and the holes belong to their sides; in congklak the player passes, and seeds in holes count for nobody.
  if (rules == DAKON) return north || seedsIn(board, store + 1) == 0;
  if (seedsIn(board, north ? 0 : store + 1) == 0) return board.at[store] >= all - 1;
  return southWinsAll(board, !north, rules);
}

/** Whether South, who may move more than once in a turn, keeps North without a seed and wins the others. */
bool southWinsAll(const Board& board, bool north, Rules rules) {
  const int from = north ? store + 1 : 0;
  if (seedsIn(board, from) == 0) return cannotMove(board, north, rules);
  Entry& entry = entryOf(board, north, rules);
  const uint8_t key = 4 + 2 * rules + north;
  if (entry.known == key && std::memcmp(entry.board.at, board.at, SLOTS) == 0) return entry.answer;
  bool answer = north;
  for (int hole = from + n - 1; hole >= from && answer == north; hole--) {
    if (board.at[hole] == 0) continue;
    Board next = board;
    const Ended ended = play(next, hole, north);
    if (ended == SCORED) {
      answer = false;
    } else if (ended == IN_STORE) {
      answer = southWinsAll(next, false, rules);
    } else {
      const int at = lastHole(board, hole, north);
      answer = capture(next, at, north, rules) && north ? false : afterTurn(next, !north, rules);
    }
  }
  Entry& kept = entryOf(board, north, rules);
  kept = Entry{board, key, answer};
  return answer;
}

/** Where the last seed of a choice falls. */
int lastHole(const Board& before, int at, bool north) {
  Board board = before;
  for (;;) {
    int hand = board.at[at];
    board.at[at] = 0;
    for (; hand > 0; hand--) {
      at = at + 1 == cycle ? 0 : at + 1;
      if (north && at == store) at++;
      board.at[at]++;
    }
    if (at == store || board.at[at] == 1) return at;
  }
}

/** A turn of South's that ended in a hole that was empty. */
void ended(const Board& board, int at) {
  turns++;
  // A capture empties the hole across; where the rules take nothing, it was empty.
  const __m128i left = _mm_and_si128(vectorOf(board), without[at]);
  const bool answered = _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(left, enough), left)) != 0;
  const int mostTaken = at < store ? 1 + board.at[2 * n - at] : 0;
  if (answered && board.at[store] + mostTaken < all - 1) return;
  for (const Rules rules : {DAKON, CONGKLAK}) {
    Board next = board;
    capture(next, at, false, rules);
    if (rules == CONGKLAK && 2 * next.at[store] > all) {
      wins[rules] += next.at[store] >= all - 1;
      continue;
    }
    const __m128i seeds = vectorOf(next);
    if (_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(seeds, enough), seeds)) != 0) continue;
    unanswered++;
    wins[rules] += southWinsAll(next, true, rules);
  }
}

/** Plays all choices of South's side by side, and what follows them; at `depth` 0, boards are kept as shares instead. */
void playTurns(const Board& board, int depth, std::vector<Board>* shares) {
  if (shares != nullptr && depth == 0) {
    shares->push_back(board);
    return;
  }
  Board boards[8];
  int at[8], count = 0;
  for (int hole = n - 1; hole >= 0; hole--) {
    if (board.at[hole] == 0) continue;
    boards[count] = board;
    at[count++] = hole;
  }
  moves += count;
  for (unsigned live = (1u << count) - 1; live != 0;) {
    for (unsigned round = live; round != 0; round &= round - 1) {
      const int i = __builtin_ctz(round);
      const int from = at[i], seeds = boards[i].at[from];
      const __m128i next = _mm_add_epi8(vectorOf(boards[i]), _mm_shuffle_epi8(sown[seeds], turned[from]));
      _mm_store_si128(reinterpret_cast<__m128i*>(boards[i].at), next);
      at[i] = slotOf[from + seeds];
      if (at[i] == store || boards[i].at[at[i]] == 1) live &= ~(1u << i);
    }
  }
  for (int i = 0; i < count; i++) {
    if (at[i] == store)
      playTurns(boards[i], depth - 1, shares);
    else
      ended(boards[i], at[i]);
  }
  // A turn that must go on and cannot: over in dakon, passed on in congklak.
  if (count == 0) {
    wins[DAKON] += cannotMove(board, false, DAKON);
    wins[CONGKLAK] += afterTurn(board, true, CONGKLAK);
  }
}

int main(int argc, char** argv) {
  if (argc < 3) return std::fprintf(stderr, "every_seed HOLES FILE\n"), 2;
  n = std::atoi(argv[1]), store = n, cycle = 2 * n + 1, all = 2 * n * n;
  Board start{}, reach{};
  for (int seeds = 0; seeds < 128; seeds++) {
    Board added{};
    added.at[0] -= seeds;
    for (int i = 1; i <= seeds; i++) added.at[i % cycle]++;
    sown[seeds] = vectorOf(added);
  }
  for (int place = 0; place < 256; place++) slotOf[place] = place % cycle;
  for (int from = 0; from < cycle; from++) {
    start.at[from] = from == store ? 0 : n;
    Board places, kept;
    for (int i = 0; i < SLOTS; i++) {
      places.at[i] = i < cycle ? (i + cycle - from) % cycle : 255;
      kept.at[i] = from < store && i == 2 * n - from ? 0 : 255;
    }
    turned[from] = vectorOf(places);
    without[from] = vectorOf(kept);
  }
  for (int i = 0; i < SLOTS; i++) reach.at[i] = i > store && i < cycle ? cycle - i : 255;
  enough = vectorOf(reach);

  std::vector<Board> shares;
  playTurns(start, SHARED_MOVES, &shares);
  std::vector<uint64_t> sums = {moves, turns, unanswered, wins[0], wins[1]};
  std::set<size_t> done;
  std::ifstream earlier(argv[2]);
  for (size_t share; earlier >> share;) {
    done.insert(share);
    for (uint64_t& sum : sums) {
      uint64_t part;
      earlier >> part;
      sum += part;
    }
  }
  FILE* out = std::fopen(argv[2], "a");
  if (out == nullptr) return std::perror(argv[2]), 2;
  const std::clock_t began = std::clock();
  for (size_t share = 0; share < shares.size(); share++) {
    if (done.contains(share)) continue;
    moves = turns = unanswered = wins[0] = wins[1] = 0;
    playTurns(shares[share], 0, nullptr);
    const uint64_t parts[] = {moves, turns, unanswered, wins[0], wins[1]};
    std::fprintf(out, "%zu", share);
    for (int i = 0; i < 5; i++) {
      std::fprintf(out, " %llu", static_cast<unsigned long long>(parts[i]));
      sums[i] += parts[i];
    }
    std::fprintf(out, "\n");
    std::fflush(out);
  }
  const auto said = [&](int i) { return static_cast<unsigned long long>(sums[i]); };
  std::printf("%d holes, %zu shares: %llu moves, %llu first turns, %llu that North could not answer at once; turns that win every seed: "
              "dakon %llu, congklak %llu (%.0f s)\n",
              n, shares.size(), said(0), said(1), said(2), said(3), said(4),
              double(std::clock() - began) / CLOCKS_PER_SEC);
}
