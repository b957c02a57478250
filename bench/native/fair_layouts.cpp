// Which layouts of kalah(6,4) within two moved seeds of the even start, stores included, are fair? A second method: nothing here
// is shared with the solver of the app, neither its rules nor its search nor its tables.
//
//   g++ -O3 -march=native -std=c++20 bench/native/fair_layouts.cpp -o /tmp/fair_layouts
//   /tmp/fair_layouts results.txt [empty-capture]
//
// A line per layout: South's holes and store, North's, and who wins. Stopped, it continues with the same command.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <vector>

constexpr int N = 6, HOLES = 2 * N, TABLE_SEEDS = 24;
bool emptyCapture = false;

/** The mover's holes from left to right, then the other player's. */
using Board = std::array<uint8_t, HOLES>;

struct Moved {
  Board board;
  int gain;    // seeds that came into the mover's store
  bool again;  // whether the same player moves on
};

int sumOf(const Board& board, int from) {
  int sum = 0;
  for (int i = from; i < from + N; i++) sum += board[i];
  return sum;
}

Board turned(const Board& board) {
  Board other;
  std::memcpy(other.data(), board.data() + N, N);
  std::memcpy(other.data() + N, board.data(), N);
  return other;
}

Moved sow(const Board& board, int hole) {
  Moved moved{board, 0, false};
  int seeds = board[hole], at = hole;
  moved.board[hole] = 0;
  bool inStore = false;
  for (; seeds > 0; seeds--) {
    // The mover's store lies between their last hole and the first of the other player.
    if (at == N - 1 && !inStore) {
      moved.gain++;
      inStore = true;
      continue;
    }
    inStore = false;
    at = at == HOLES - 1 ? 0 : at + 1;
    moved.board[at]++;
  }
  moved.again = inStore;
  if (!inStore && at < N && moved.board[at] == 1) {
    const int across = HOLES - 1 - at;
    if (emptyCapture || moved.board[across] > 0) {
      moved.gain += 1 + moved.board[across];
      moved.board[at] = moved.board[across] = 0;
    }
  }
  return moved;
}

// Values of all positions with few seeds, by rank among those with as many.
uint64_t choose[64][16];
std::vector<int8_t> values[TABLE_SEEDS + 1];

uint64_t rankOf(const Board& board) {
  uint64_t rank = 0;
  int before = 0;
  for (int i = 0; i < HOLES - 1; i++) {
    before += board[i];
    rank += choose[before + i][i + 1];
  }
  return rank;
}

constexpr int8_t UNKNOWN = 127;

/** What the mover gains from the holes, less what the other player does, if both play perfectly. */
int valueOf(const Board& board, int seeds) {
  const int mine = sumOf(board, 0);
  if (mine == 0 || mine == seeds) return mine - (seeds - mine);
  int8_t& kept = values[seeds][rankOf(board)];
  if (kept != UNKNOWN) return kept;
  int best = -100;
  for (int hole = 0; hole < N; hole++) {
    if (board[hole] == 0) continue;
    const Moved moved = sow(board, hole);
    const int left = seeds - moved.gain;
    const int rest = moved.again ? valueOf(moved.board, left) : -valueOf(turned(moved.board), left);
    if (moved.gain + rest > best) best = moved.gain + rest;
  }
  return kept = static_cast<int8_t>(best);
}

struct Entry {
  Board board;
  int8_t low, high;
  uint8_t best, used;
};
static_assert(sizeof(Entry) == 16);
constexpr uint64_t ENTRIES = 1ull << 27;
std::vector<Entry> bounds(ENTRIES);
uint64_t nodes = 0;

uint64_t hashOf(const Board& board) {
  uint64_t low;
  uint32_t high;
  std::memcpy(&low, board.data(), 8);
  std::memcpy(&high, board.data() + 8, 4);
  uint64_t hash = low * 0x9e3779b97f4a7c15ull ^ (high + 0x7f4a7c15ull) * 0xbf58476d1ce4e5b9ull;
  hash ^= hash >> 31;
  hash *= 0x94d049bb133111ebull;
  return hash ^ (hash >> 29);
}

/** Whether the mover gains at least `goal` more from the holes than the other player. */
bool isAtLeast(const Board& board, int seeds, int goal) {
  const int mine = sumOf(board, 0);
  if (mine == 0 || mine == seeds) return mine - (seeds - mine) >= goal;
  if (goal > seeds) return false;
  if (goal <= -seeds) return true;
  if (seeds <= TABLE_SEEDS) return valueOf(board, seeds) >= goal;
  nodes++;
  const uint64_t hash = hashOf(board);
  Entry& entry = bounds[hash & (ENTRIES - 1)];
  const bool isKnown = entry.used != 0 && entry.board == board;
  if (isKnown && goal <= entry.low) return true;
  if (isKnown && goal > entry.high) return false;
  struct Option {
    Moved moved;
    int hole, order;
  };
  Option options[N];
  int count = 0;
  for (int hole = 0; hole < N; hole++) {
    if (board[hole] == 0) continue;
    Option option{sow(board, hole), hole, 0};
    option.order = (isKnown && entry.best == hole ? 1000 : 0) + (option.moved.again ? 100 + hole : 0) + 4 * option.moved.gain;
    int place = count++;
    for (; place > 0 && options[place - 1].order < option.order; place--) options[place] = options[place - 1];
    options[place] = option;
  }
  bool holds = false;
  int best = options[0].hole;
  for (int i = 0; i < count && !holds; i++) {
    const Moved& moved = options[i].moved;
    const int left = seeds - moved.gain, rest = goal - moved.gain;
    holds = moved.again ? isAtLeast(moved.board, left, rest) : !isAtLeast(turned(moved.board), left, 1 - rest);
    if (holds) best = options[i].hole;
  }
  Entry& kept = bounds[hash & (ENTRIES - 1)];
  int low = -seeds, high = seeds;
  if (kept.used != 0 && kept.board == board) low = kept.low, high = kept.high;
  if (holds && goal > low) low = goal;
  if (!holds && goal - 1 < high) high = goal - 1;
  kept = Entry{board, static_cast<int8_t>(low), static_cast<int8_t>(high), static_cast<uint8_t>(best), 1};
  return holds;
}

/** South's holes and store, then North's. */
using Layout = std::array<int, HOLES + 2>;

std::string textOf(const Layout& layout) {
  std::string text;
  for (int i = 0; i < HOLES + 2; i++)
    text += (i == N || i == HOLES + 1 ? "+" : i == 0 ? "" : i == N + 1 ? " " : ",") + std::to_string(layout[i]);
  return text;
}

int main(int argc, char** argv) {
  if (argc < 2) return std::fprintf(stderr, "fair_layouts FILE [empty-capture]\n"), 2;
  emptyCapture = argc > 2;
  for (int n = 0; n < 64; n++)
    for (int k = 0; k < 16; k++) choose[n][k] = k == 0 ? 1 : n == 0 ? 0 : choose[n - 1][k - 1] + choose[n - 1][k];
  for (int seeds = 0; seeds <= TABLE_SEEDS; seeds++) values[seeds].assign(choose[seeds + HOLES - 1][HOLES - 1], UNKNOWN);

  Layout even{};
  for (int i = 0; i < HOLES; i++) even[i < N ? i : i + 1] = 4;
  std::set<Layout> near{even}, layouts{even};
  for (int moved = 0; moved < 2; moved++) {
    std::set<Layout> next;
    for (const Layout& layout : near)
      for (int from = 0; from < HOLES + 2; from++)
        for (int to = 0; to < HOLES + 2; to++) {
          if (from == to || layout[from] == 0) continue;
          Layout other = layout;
          other[from]--, other[to]++;
          next.insert(other);
        }
    layouts.insert(next.begin(), next.end());
    near = next;
  }

  std::set<std::string> known;
  int counts[3] = {0, 0, 0};  // fair, South wins, North wins
  const char* names[3] = {"fair", "south", "north"};
  std::ifstream earlier(argv[1]);
  for (std::string line; std::getline(earlier, line);) {
    const size_t end = line.rfind(' ');
    known.insert(line.substr(0, end));
    for (int i = 0; i < 3; i++) counts[i] += line.substr(end + 1) == names[i];
  }
  std::ofstream out(argv[1], std::ios::app);
  for (const Layout& layout : layouts) {
    const std::string text = textOf(layout);
    if (known.contains(text)) continue;
    Board board;
    int seeds = 0;
    for (int i = 0; i < HOLES; i++) seeds += board[i] = static_cast<uint8_t>(layout[i < N ? i : i + 1]);
    const int ahead = layout[N] - layout[HOLES + 1];
    const int result = isAtLeast(board, seeds, 1 - ahead) ? 1 : isAtLeast(board, seeds, -ahead) ? 0 : 2;
    counts[result]++;
    out << text << ' ' << names[result] << std::endl;
  }
  std::printf("%zu layouts: %d fair, South wins %d, North wins %d; %llu positions\n", layouts.size(), counts[0], counts[1],
              counts[2], static_cast<unsigned long long>(nodes));
}
