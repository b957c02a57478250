// Endgame tables of awari on six holes, by plain retrograde analysis: all moves are listed, then values are handed back from a
// position to those before it, the largest first. Usage: awari_retrograde SEEDS [layers]; with a second word, it prints how many
// positions of each layer the mover wins, draws and loses. It prints `positions/s N` for all layers together.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

static const int HOLES = 12, ROW = 6, NONE = -100;
// Ways to place so many seeds in so many holes.
static uint32_t ways[HOLES + 1][64];

static void fillWays(int most) {
  for (int seeds = 0; seeds <= most; seeds++) ways[0][seeds] = seeds == 0;
  for (int holes = 1; holes <= HOLES; holes++)
    for (int seeds = 0; seeds <= most; seeds++)
      ways[holes][seeds] = ways[holes - 1][seeds] + (seeds ? ways[holes][seeds - 1] : 0);
}

// The mover's holes, then the other's, in the direction of sowing.
struct Board { uint8_t at[HOLES]; };

static uint32_t rankOf(const Board& board, int seeds) {
  uint32_t rank = 0;
  for (int hole = 0; hole < HOLES - 1; hole++) {
    // Boards with fewer seeds in this hole come first.
    for (int fewer = 0; fewer < board.at[hole]; fewer++) rank += ways[HOLES - 1 - hole][seeds - fewer];
    seeds -= board.at[hole];
  }
  return rank;
}

static Board unranked(uint32_t rank, int seeds) {
  Board board = {};
  for (int hole = 0; hole < HOLES - 1; hole++) {
    while (rank >= ways[HOLES - 1 - hole][seeds]) {
      rank -= ways[HOLES - 1 - hole][seeds--];
      board.at[hole]++;
    }
  }
  board.at[HOLES - 1] = seeds;
  return board;
}

static int rowOf(const Board& board, int first) {
  int seeds = 0;
  for (int hole = first; hole < first + ROW; hole++) seeds += board.at[hole];
  return seeds;
}

struct Move { Board after; int captured; bool feeds, slam; };

// Plays a hole; the board afterwards is seen by the other player.
static Move play(const Board& before, int from) {
  Board board = before;
  int hand = board.at[from], at = from;
  board.at[from] = 0;
  while (hand > 0) {
    at = at == HOLES - 1 ? 0 : at + 1;
    if (at == from) continue;
    board.at[at]++;
    hand--;
  }
  Move move = {};
  for (; at >= ROW && (board.at[at] == 2 || board.at[at] == 3); at--) {
    move.captured += board.at[at];
    board.at[at] = 0;
  }
  move.feeds = rowOf(board, ROW) > 0;
  move.slam = move.captured > 0 && !move.feeds;
  for (int hole = 0; hole < HOLES; hole++) move.after.at[hole] = board.at[(hole + ROW) % HOLES];
  return move;
}

static int legalMoves(const Board& board, Move* moves) {
  const bool mustFeed = rowOf(board, ROW) == 0;
  Move all[ROW];
  int count = 0, tame = 0;
  for (int hole = 0; hole < ROW; hole++) {
    if (!board.at[hole]) continue;
    const Move move = play(board, hole);
    if (mustFeed && !move.feeds) continue;
    all[count++] = move;
    if (!move.slam) moves[tame++] = move;
  }
  // All that the opponent has may be captured only by a player who has no other move.
  if (tame > 0) return tame;
  for (int i = 0; i < count; i++) moves[i] = all[i];
  return count;
}

static std::vector<std::vector<int8_t>> layers;

static void fillLayer(int seeds) {
  const uint32_t count = ways[HOLES][seeds];
  std::vector<int8_t> value(count, NONE), outside(count, NONE);
  std::vector<uint8_t> open(count, 0);
  std::vector<uint32_t> start(count + 1, 0), edges, before;
  std::vector<uint32_t> from;
  Move moves[ROW];
  for (uint32_t rank = 0; rank < count; rank++) {
    const Board board = unranked(rank, seeds);
    const int legal = legalMoves(board, moves);
    if (legal == 0) outside[rank] = rowOf(board, 0) - rowOf(board, ROW);
    for (int i = 0; i < legal; i++) {
      const int left = seeds - moves[i].captured;
      const uint32_t next = rankOf(moves[i].after, left);
      if (left == seeds) {
        edges.push_back(next);
        from.push_back(rank);
        start[next + 1]++;
        open[rank]++;
      } else {
        const int worth = moves[i].captured - layers[left][next];
        if (worth > outside[rank]) outside[rank] = worth;
      }
    }
  }
  for (uint32_t rank = 0; rank < count; rank++) start[rank + 1] += start[rank];
  before.resize(edges.size());
  std::vector<uint32_t> filled(start.begin(), start.end() - 1);
  for (size_t i = 0; i < edges.size(); i++) before[filled[edges[i]]++] = from[i];
  std::vector<uint32_t> queue;
  for (int worth = seeds; worth > 0; worth--) {
    for (uint32_t rank = 0; rank < count; rank++) {
      if (value[rank] != NONE) continue;
      if (outside[rank] >= worth) value[rank] = worth;
      else if (open[rank] == 0 && outside[rank] <= -worth) value[rank] = -worth;
      else continue;
      queue.push_back(rank);
    }
    while (!queue.empty()) {
      const uint32_t rank = queue.back();
      queue.pop_back();
      for (uint32_t i = start[rank]; i < start[rank + 1]; i++) {
        const uint32_t earlier = before[i];
        if (value[earlier] != NONE) continue;
        if (value[rank] < 0) value[earlier] = worth;
        else if (--open[earlier] == 0 && outside[earlier] <= -worth) value[earlier] = -worth;
        else continue;
        queue.push_back(earlier);
      }
    }
  }
  // Nobody can force more than an equal share of what is left.
  for (int8_t& each : value) if (each == NONE) each = 0;
  layers.push_back(value);
}

int main(int words, char** word) {
  const int most = words > 1 ? atoi(word[1]) : 10;
  fillWays(most);
  double positions = 0;
  const auto start = std::chrono::steady_clock::now();
  for (int seeds = 0; seeds <= most; seeds++) {
    fillLayer(seeds);
    positions += ways[HOLES][seeds];
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  for (int seeds = 0; words > 2 && seeds <= most; seeds++) {
    uint32_t won = 0, drawn = 0, lost = 0;
    for (uint32_t rank = 0; rank < layers[seeds].size(); rank++) {
      const Board board = unranked(rank, seeds);
      bool reachable = false;
      for (int hole = ROW; hole < HOLES; hole++) reachable |= board.at[hole] == 0;
      if (!reachable) continue;
      (layers[seeds][rank] > 0 ? won : layers[seeds][rank] < 0 ? lost : drawn)++;
    }
    printf("%d won %u drawn %u lost %u\n", seeds, won, drawn, lost);
  }
  printf("positions/s %.0f\n", positions / taken.count());
}
