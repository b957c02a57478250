// Players that think, seed by seed: plain alpha-beta that deepens by moves, and Monte-Carlo tree search with random games.
// Usage: search kalah|congkak HOLES SEEDS alphabeta|mcts NODES. It prints `nodes/s N`: moves tried per second from the start.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static uint64_t luckA = 0x9e3779b97f4a7c15, luckB = 0x6a09e667f3bcc909;
static inline uint32_t below(uint32_t count) {
  const uint64_t drawn = luckA + luckB, c = luckA ^ luckB;
  luckA = (luckA << 24 | luckA >> 40) ^ c ^ (c << 16);
  luckB = c << 37 | c >> 27;
  return (drawn >> 32) * count >> 32;
}

static int holes, slots;

// Slots: South's holes, South's store, North's holes, North's store.
struct Game {
  uint8_t board[34];
  uint8_t mover;
  bool over;
  int first() const { return mover * (holes + 1); }
  int margin(int side) const {
    const int lead = board[holes] - board[slots - 1];
    return side ? -lead : lead;
  }
};

// Plays a move by the rules of kalah without empty capture, or of congkak; true if the turn is over.
template <bool relays>
static bool play(Game& game, int hole) {
  uint8_t* board = game.board;
  const int first = game.first(), store = first + holes, skipped = (store + holes + 1) % slots;
  int at = first + hole;
  do {
    int hand = board[at];
    board[at] = 0;
    while (hand > 0) {
      if (++at == slots) at = 0;
      if (at == skipped) continue;
      board[at]++;
      hand--;
    }
  } while (relays && at != store && board[at] > 1);
  const int across = 2 * holes - at;
  if (at >= first && at < store && board[at] == 1 && board[across]) {
    board[store] += 1 + board[across];
    board[at] = board[across] = 0;
  }
  int south = 0, north = 0;
  for (int hole = 0; hole < holes; hole++) { south += board[hole]; north += board[holes + 1 + hole]; }
  const bool turnOver = at != store;
  if (turnOver) game.mover ^= 1;
  if (relays) {
    game.over = south + north == 0;
    // Who has no seeds passes.
    if (!game.over && (game.mover ? north : south) == 0) game.mover ^= 1;
  } else {
    game.over = !south || !north;
    if (game.over) {
      board[holes] += south;
      board[slots - 1] += north;
      for (int hole = 0; hole < holes; hole++) board[hole] = board[holes + 1 + hole] = 0;
    }
  }
  return turnOver;
}

static long nodes = 0, most = 0;

template <bool relays>
static int alphaBeta(const Game& game, int moves, int alpha, int beta) {
  int best = -1000;
  const int first = game.first();
  for (int hole = holes - 1; hole >= 0 && alpha < beta; hole--) {
    if (!game.board[first + hole]) continue;
    if (nodes >= most) return best;
    nodes++;
    Game child = game;
    play<relays>(child, hole);
    const bool same = child.mover == game.mover;
    const int value = child.over || moves == 1 ? child.margin(game.mover)
      : same ? alphaBeta<relays>(child, moves - 1, alpha, beta) : -alphaBeta<relays>(child, moves - 1, -beta, -alpha);
    best = std::max(best, value);
    alpha = std::max(alpha, value);
  }
  return best;
}

struct Node {
  int visits = 0, wins = 0, child = 0;
  uint8_t children = 0, hole = 0, chooser = 0;
};

static void expand(std::vector<Node>& tree, int node, const Game& game) {
  tree[node].child = tree.size();
  for (int hole = 0; hole < holes; hole++) {
    if (!game.board[game.first() + hole]) continue;
    tree[node].children++;
    Node child;
    child.hole = hole;
    child.chooser = game.mover;
    tree.push_back(child);
  }
}

static int promising(const std::vector<Node>& tree, const Node& node) {
  const double curiosity = 1.4 * std::sqrt(std::log(std::max(1, node.visits)));
  int best = node.child;
  double bound = -1;
  for (int child = node.child; child < node.child + node.children; child++) {
    const double visits = tree[child].visits;
    if (visits == 0) return child;
    const double hope = 0.5 * tree[child].wins / visits + curiosity / std::sqrt(visits);
    if (hope > bound) { bound = hope; best = child; }
  }
  return best;
}

template <bool relays>
static void treeSearch(const Game& start) {
  std::vector<Node> tree(1);
  tree.reserve(1 << 16);
  expand(tree, 0, start);
  int path[512];
  while (nodes < most) {
    Game game = start;
    int at = 0, length = 0;
    while (tree[at].children && length < 511) {
      at = promising(tree, tree[at]);
      const bool fresh = tree[at].visits == 0;
      path[length++] = at;
      play<relays>(game, tree[at].hole);
      nodes++;
      if (game.over || fresh) break;
      if (!tree[at].children && tree.size() + holes < 1 << 16) expand(tree, at, game);
    }
    while (!game.over) {
      int filled[16], count = 0;
      for (int hole = 0; hole < holes; hole++) if (game.board[game.first() + hole]) filled[count++] = hole;
      play<relays>(game, filled[below(count)]);
      nodes++;
    }
    const int lead = game.margin(0);
    tree[0].visits++;
    for (int i = 0; i < length; i++) {
      Node& node = tree[path[i]];
      node.visits++;
      node.wins += lead == 0 ? 1 : (lead > 0) == (node.chooser == 0) ? 2 : 0;
    }
  }
}

template <bool relays>
static void think(const Game& start, bool byTree) {
  if (byTree) return treeSearch<relays>(start);
  for (int moves = 1; nodes < most; moves++) alphaBeta<relays>(start, moves, -1000, 1000);
}

// The best of several pieces counts: some pass undisturbed on a busy machine.
static const int PIECES = 12;

int main(int count, char** words) {
  if (count < 6) return 1;
  const bool relays = !std::strcmp(words[1], "congkak"), byTree = !std::strcmp(words[4], "mcts");
  holes = atoi(words[2]);
  slots = 2 * holes + 2;
  Game start{};
  for (int slot = 0; slot < slots; slot++) start.board[slot] = slot % (holes + 1) == holes ? 0 : atoi(words[3]);
  double best = 0;
  for (int piece = 0; piece < PIECES; piece++) {
    nodes = 0;
    most = atol(words[5]);
    const auto begun = std::chrono::steady_clock::now();
    relays ? think<true>(start, byTree) : think<false>(start, byTree);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    best = std::max(best, nodes / taken.count());
  }
  printf("nodes/s %.0f\n", best);
}
