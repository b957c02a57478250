// Random games of one variant, move by move on plain arrays. `plainLoop.ts` writes the rules of the variant before this text:
// one constant for each rule of the vocabulary and one type for each clause on the last seed, so that the compiler leaves out what the
// variant does not have. Usage: plain_loop list|time SEED FROM GAMES
//
// The board is kept as the player to move sees it: `ring` holes and stores in sowing order from the player's first hole, then
// what no seed is sown into. When the turn passes, the halves change places.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <tuple>
#include <utility>
#include <vector>

using Set = uint64_t;

constexpr int n = boardHoles;
constexpr bool fourRows = boardRows == BoardRows::four;
constexpr bool sowsStores = boardStores != BoardStores::capturesOnly;
constexpr bool rowsApart = fourRows || sowDirection == SowDirection::ownRow;
constexpr bool mirrored = !fourRows && sowDirection == SowDirection::clockwise;
constexpr int theirs = sowsStores ? n + 1 : n;
constexpr int store = sowsStores ? n : 2 * n;
constexpr int otherStore = 2 * n + 1;
constexpr int slots = 2 * n + 2;
constexpr int holesOnly = 2 * n;
constexpr int ring = rowsApart ? n + sowsStores
                   : boardStores == BoardStores::own ? 2 * n + 1
                   : boardStores == BoardStores::both ? 2 * n + 2 : 2 * n;
constexpr bool burns = matchLength != MatchLength::oneRound && matchBurnt != MatchBurnt::inPlay;
constexpr bool skipsBurnt = burns && matchBurnt == MatchBurnt::skipped;
constexpr bool confiscates = burns && matchBurnt == MatchBurnt::confiscated;
constexpr bool locks = liftOpening == LiftOpening::unlocks;
constexpr bool seesSlams = turnGrandSlam != TurnGrandSlam::allowed;
constexpr int longestRelay = 1000, longestQuiet = 1000, mostRounds = 1000, none = -1;

static constexpr Set bit(int slot) { return Set(1) << slot; }
static constexpr bool isStore(int slot) { return slot == store || slot == otherStore; }
static constexpr bool isTheirs(int slot) { return slot >= theirs && slot < theirs + n; }
static constexpr bool isOwn(int slot) { return slot < n; }
// Holes of a row by number, from 0 at their owner's left.
static constexpr int inRow(int hole) { return mirrored ? n - 1 - hole : hole; }
static constexpr int ownHole(int hole) { return inRow(hole); }
static constexpr int theirHole(int hole) { return theirs + inRow(hole); }
static constexpr int numberOf(int slot) { return inRow(isTheirs(slot) ? slot - theirs : slot); }
static constexpr int columnOf(int place) { return place < n / 2 ? n - 1 - place : place; }
static constexpr int across(int slot) {
  const int place = isTheirs(slot) ? slot - theirs : slot;
  const int facing = fourRows ? 3 * n / 2 - 1 - columnOf(place) : n - 1 - place;
  return isTheirs(slot) ? facing : theirs + facing;
}
static constexpr int behind(int slot) {
  const int place = columnOf(isTheirs(slot) ? slot - theirs : slot) - n / 2;
  return isTheirs(slot) ? place : theirs + place;
}
static constexpr bool isInner(int slot) { return !fourRows || (isTheirs(slot) ? slot - theirs : slot) >= n / 2; }
static constexpr int forward(int slot) { return slot + 1 == ring ? 0 : slot + 1; }
static constexpr int backward(int slot) { return slot == 0 ? ring - 1 : slot - 1; }

// Random numbers: xoroshiro128+, begun from a seed, a game and a purpose.
static uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}
struct Luck {
  uint64_t a, b;
  Luck(uint64_t seed, uint64_t game, uint64_t purpose)
      : a(mix(mix(mix(seed) + game) + purpose)), b(mix(mix(mix(seed ^ 0x6a09e667f3bcc909) - game) ^ purpose)) {
    if ((a | b) == 0) b = 1;
  }
  int below(int count) {
    const uint64_t drawn = a + b, c = a ^ b;
    a = (a << 24 | a >> 40) ^ c ^ c << 16;
    b = c << 37 | c >> 27;
    return (drawn >> 32) * uint64_t(count) >> 32;
  }
};

struct Position {
  std::array<int, slots> seeds{};
  // Claimed by the player to move and by the other, burnt, and lifted by choice in this round.
  Set mine = 0, yours = 0, burnt = 0, lifted = 0;
  int side = 0, moves = 0, turns = 0, starter = 0;
  // Directions that are kept, by player; who may not capture yet; the hole that may not be carried back.
  int way[2] = {none, none}, waiting = none, barred = none;
  bool extraMove = false, sown = false, took = false;
  // What is chosen instead of a hole to begin with.
  int picks = 0, halted = none, turning = none;

  bool isClaimed(int slot) const { return claims && ((mine | yours) & bit(slot)) != 0; }
  bool isBurnt(int slot) const { return burns && (burnt & bit(slot)) != 0; }
  bool isLocked(int slot) const { return locks && (lifted & bit(slot)) == 0; }
  bool isFree(int slot) const { return !isStore(slot) && !isBurnt(slot) && !isClaimed(slot); }
  bool isTakeable(int slot) const { return seeds[slot] > 0 && isFree(slot) && !isLocked(slot); }
  bool mayCapture() const {
    return (turnCapturesAfter == 0 || turns >= turnCapturesAfter) &&
           (turnStarterWaits == TurnStarterWaits::no || waiting != side);
  }
  Set filled(int from) const {
    Set found = 0;
    for (int slot = from; slot < from + n; slot++) found |= seeds[slot] > 0 ? bit(slot) : 0;
    return claims ? found & ~(mine | yours) : found;
  }
  bool isEmpty(int from) const {
    if (claims) return filled(from) == 0;
    int any = 0;
    for (int slot = from; slot < from + n; slot++) any |= seeds[slot];
    return any == 0;
  }
  bool isInnerEmpty(int from) const {
    return std::all_of(seeds.begin() + from + n / 2, seeds.begin() + from + n, [](int count) { return count == 0; });
  }
  int sum(Set set) const {
    int all = 0;
    for (; set != 0; set &= set - 1) all += seeds[std::countr_zero(set)];
    return all;
  }
  int inRowOf(int from) const {
    int all = 0;
    for (int slot = from; slot < from + n; slot++) all += isClaimed(slot) ? 0 : seeds[slot];
    return all;
  }
  int inPlay() const { return inRowOf(0) + inRowOf(theirs); }
  int outOfPlay() const { return seeds[store] + seeds[otherStore] + (claims ? sum(mine | yours) : 0); }
  void take(Set from, int to, int most = 1 << 30) {
    for (; from != 0; from &= from - 1) {
      const int slot = std::countr_zero(from);
      if (slot == to) continue;
      const int taken = std::min(most, seeds[slot]);
      most -= taken;
      seeds[slot] -= taken;
      seeds[to] += taken;
    }
  }
  static Set turned(Set set) {
    constexpr Set row = bit(n) - 1;
    return (set >> theirs & row) | (set & row) << theirs;
  }
  void turn() {
    std::swap_ranges(seeds.begin(), seeds.begin() + n, seeds.begin() + theirs);
    std::swap(seeds[store], seeds[otherStore]);
    if (claims) mine = std::exchange(yours, turned(mine)), mine = turned(mine);
    if (burns) burnt = turned(burnt);
    if (keepsLifted) lifted = turned(lifted);
    if (liftUndo == LiftUndo::barred && barred != none) barred = isTheirs(barred) ? barred - theirs : barred + theirs;
    side ^= 1;
  }
  // The first claimed hole of a set, counted from South's first hole.
  int firstOf(Set set) const {
    for (int row = 0; row < 2; row++)
      for (int hole = 0; hole < n; hole++) {
        const int slot = row == side ? ownHole(hole) : theirHole(hole);
        if (set & bit(slot)) return slot;
      }
    return none;
  }
  // Where the captures of the player to move, or of the other, are put.
  int captureSlot(bool other = false) const {
    if (claimCaptured == ClaimCaptured::toStore) return other ? otherStore : store;
    return firstOf(other ? yours : mine);
  }
  int next(int slot, int way) const {
    do slot = way == 0 ? forward(slot) : backward(slot);
    while (skipsBurnt && isBurnt(slot));
    return slot;
  }
  int holeAfter(int slot, int way) const {
    const int found = next(slot, way);
    return isStore(found) ? none : found;
  }
  int routeLength() const { return ring - (skipsBurnt ? std::popcount(burnt & (ring == 64 ? ~Set(0) : bit(ring) - 1)) : 0); }
};

struct Taken { int from, seeds, after, origin, way; };
struct Lap { int from, origin, lifted, last, way; };
enum class After { look, again, over, hole };
enum class Next { over, again, relay, sowTaken };

// What the last seed of a lap led to.
struct End {
  Next then = Next::over;
  int slot = none;
  bool once = false, captured = false, claimed = false, isSlam = false;
  int restTo = none, picks = 0, halted = none, turning = none;
  Taken taken{};
  After after = After::look;
  int hole = none;
};

// What a move has come to.
struct Outcome {
  bool again = false, isEndless = false, isSlam = false, beside = false;
  int laps = 0;
};

// What clauses ask about the move that a lap belongs to.
struct Context { bool hadSeeds, captures, reached, isLater, firstCaptured, isSingle, isPlain, extraMove; };

// ------------------------------------------------------------------------------------------------------------------ Clauses

struct Clause {
  static constexpr Place at = Place::any;
  static constexpr bool asksHole = false, asksAcross = false, asksNext = false, asksBeyond = false, asksBefore = false,
                        asksBehind = false, asksTheirs = false, chains = false, acrossSame = false;
  static bool hole(int, int) { return true; }
  static bool makes(int) { return true; }
  static bool across(int) { return true; }
  static bool next(int) { return true; }
  static bool beyond(int) { return true; }
  static bool before(int) { return true; }
  static bool behind(int) { return true; }
  static bool lifted(int) { return true; }
  static bool theirs(int) { return true; }
  static constexpr std::array<Guard, 0> guards{};
  static constexpr std::array<Take, 0> take{};
  static constexpr std::array<Hole, 0> claim{};
  static constexpr To to = To::mover;
  static constexpr Sow sow = Sow::nothing;
  static constexpr Then then = Then::over;
  static constexpr Way way = Way::back;
  static constexpr int most = 1 << 30, pick = 0;
};

static int named(const Position& p, const Lap& lap, Hole hole, int at) {
  switch (hole) {
    case Hole::here: return at;
    case Hole::across: return across(at);
    case Hole::behind: return fourRows ? behind(at) : none;
    case Hole::next: return p.holeAfter(at, lap.way);
    case Hole::beyond: {
      const int gap = p.holeAfter(at, lap.way);
      return gap == none ? none : p.holeAfter(gap, lap.way);
    }
    case Hole::before: return p.holeAfter(at, 1 - lap.way);
  }
  return none;
}

static bool isPlace(const Position& p, Place place, int slot) {
  if (isStore(slot)) return place == Place::store;
  if (p.isClaimed(slot)) return place == Place::claimed && (p.yours & bit(slot));
  switch (place) {
    case Place::own: return isOwn(slot);
    case Place::theirs: return isTheirs(slot);
    case Place::any: return true;
    case Place::inner: return isOwn(slot) && isInner(slot);
    case Place::outer: return isOwn(slot) && !isInner(slot);
    default: return false;
  }
}

template <class C> static bool isSeen(const Position& p, int slot) {
  if (p.seeds[slot] == 0) return true;
  return !p.isBurnt(slot) && !p.isClaimed(slot) && (C::take.empty() || !p.isLocked(slot));
}

// Whether place and counts of a clause hold.
template <class C> static bool holds(const Position& p, const Lap& lap, int at) {
  if (!isPlace(p, C::at, at)) return false;
  const int here = p.seeds[at];
  if (C::asksHole && !C::hole(n, numberOf(at) + 1)) return false;
  if (!C::makes(here)) return false;
  const auto fits = [&](Hole hole, auto asks) {
    const int slot = named(p, lap, hole, at);
    return slot != none && isSeen<C>(p, slot) && asks(p.seeds[slot]);
  };
  if constexpr (C::asksAcross)
    if (!fits(Hole::across, [&](int count) { return C::acrossSame ? count == here : C::across(count); })) return false;
  if constexpr (C::asksNext) if (!fits(Hole::next, C::next)) return false;
  if constexpr (C::asksBeyond) if (!fits(Hole::beyond, C::beyond)) return false;
  if constexpr (C::asksBefore) if (!fits(Hole::before, C::before)) return false;
  if constexpr (C::asksBehind) if (!fits(Hole::behind, C::behind)) return false;
  return true;
}

static bool isGuarded(const Position& p, const Lap& lap, bool reached, Guard guard) {
  switch (guard) {
    case Guard::reached: return reached;
    case Guard::unreached: return !reached;
    case Guard::firstClaim: return p.mine == 0;
    case Guard::notSame: {
      const int hole = numberOf(lap.last);
      return !(p.yours & (bit(ownHole(hole)) | bit(theirHole(hole))));
    }
    case Guard::notFacing: return !(p.yours & bit(across(lap.last)));
    case Guard::innerEmpty: return p.isInnerEmpty(theirs);
  }
  return false;
}

// What one link of a chain takes at a slot.
template <class C> static Set link(const Position& p, const Lap& lap, int at, size_t words = C::take.size()) {
  Set taken = 0;
  if (!holds<C>(p, lap, at)) return taken;
  const auto add = [&](int slot) { if (slot != none && p.isTakeable(slot)) taken |= bit(slot); };
  for (size_t word = 0; word < words; word++) {
    switch (C::take[word]) {
      case Take::theirs:
        for (Set left = p.filled(::theirs); left != 0; left &= left - 1) {
          const int slot = std::countr_zero(left);
          if (C::theirs(p.seeds[slot])) add(slot);
        }
        break;
      case Take::facing:
        for (Set left = taken; left != 0; left &= left - 1) add(::across(std::countr_zero(left)));
        break;
      case Take::two: break;
      default: add(named(p, lap, Hole(C::take[word]), at));
    }
  }
  return taken;
}

// Everything that a clause takes with its chain; nothing if it does not fit.
template <class C> static Set takenBy(const Position& p, const Lap& lap) {
  if constexpr (C::take.size() > 1) if (link<C>(p, lap, lap.last, 1) == 0) return 0;
  Set taken = link<C>(p, lap, lap.last);
  if constexpr (C::chains) {
    if (taken == 0) return 0;
    Position now = p;
    Set emptied = 0;
    int links = 1;
    const auto goesOn = [&](int at) {
      if (links == C::Link::most || at == none || isStore(at) || now.isBurnt(at)) return false;
      for (Set more = taken & ~emptied; more != 0; more &= more - 1) now.seeds[std::countr_zero(more)] = 0;
      emptied = taken;
      const Set more = link<typename C::Link>(now, lap, at);
      taken |= more;
      links++;
      return more != 0;
    };
    if constexpr (C::take[0] == Take::next || C::take[0] == Take::beyond) {
      constexpr Hole word = Hole(C::take[0]);
      int at = named(p, lap, word, lap.last);
      while (goesOn(at)) at = named(p, lap, word, at);
    } else {
      const bool back = C::Link::way == Way::back || (C::Link::way == Way::clockwise && lap.way == (mirrored ? 1 : 0));
      const int length = back ? std::min(lap.lifted, p.routeLength()) : p.routeLength();
      int at = lap.last;
      for (int i = 1; i < length; i++) {
        at = p.next(at, back ? 1 - lap.way : lap.way);
        if (!goesOn(at)) break;
      }
    }
  }
  return taken;
}

// The direction from the end of the inner row that is at most one hole away.
static int nearEnd(int hole) {
  const int fromRight = hole - n / 2, fromLeft = n - 1 - hole;
  if (fromRight <= 1 && fromRight < fromLeft) return 0;
  return fromLeft <= 1 && fromLeft < fromRight ? 1 : none;
}

static int furtherWay(int way) { return sowReversing == SowReversing::wholeTurn ? way : 0; }

template <class C> static Taken toSow(const Position& p, const Lap& lap, int to, int seeds) {
  const int way = furtherWay(lap.way);
  switch (C::sow) {
    case Sow::next: return {to, seeds, lap.last, lap.last, way};
    case Sow::afterStart: return {to, seeds, lap.origin, lap.origin, way};
    case Sow::start: return {to, seeds, p.next(lap.origin, 1 - way), lap.origin, way};
    default: {
      const int near = nearEnd(numberOf(lap.last));
      const int along = near == none ? way : near;
      const int first = ownHole(along == 0 ? n / 2 : n - 1);
      return {to, seeds, p.next(first, 1 - along), first, along};
    }
  }
}

// Captures by a clause: false if it does not fit. `decided`: the capture alone says how the lap ends.
template <class C> static bool capture(Position& p, const Lap& lap, const Context& context, End& end, bool& decided) {
  const bool byOther = C::to == To::owner && isTheirs(lap.last);
  const int to = C::to == To::here ? lap.last : C::to == To::start ? lap.origin : p.captureSlot(byOther);
  if (to == none) return false;
  if constexpr (C::take[0] == Take::two) {
    const int seeds = std::min(2, p.seeds[lap.last]);
    if (seeds == 0 || !holds<C>(p, lap, lap.last)) return false;
    p.seeds[lap.last] -= seeds;
    p.seeds[to] += seeds;
    p.took = end.captured = true;
    end.isSlam = false;
    return true;
  } else {
    Set taken = takenBy<C>(p, lap);
    if (taken == 0) return false;
    if (C::to == To::owner) {
      p.take(taken, to);
      p.took = true;
      return true;
    }
    bool isSlam = false;
    if constexpr (seesSlams) {
      const Set filled = p.filled(::theirs);
      isSlam = context.hadSeeds && filled != 0 && (filled & ~taken) == 0;
      if (isSlam) {
        if (turnGrandSlam == TurnGrandSlam::voided) {
          decided = true;
          end.isSlam = false;
          end.then = Next::over;
          return true;
        }
        if (turnGrandSlam == TurnGrandSlam::leavesRight || turnGrandSlam == TurnGrandSlam::leavesLeft) {
          // The opponent's hole furthest to the mover's right is their first by number.
          const bool lowest = (turnGrandSlam == TurnGrandSlam::leavesRight) != mirrored;
          if (std::popcount(filled) > 1) taken &= ~bit(lowest ? std::countr_zero(filled) : 63 - std::countl_zero(filled));
        }
        if (turnGrandSlam == TurnGrandSlam::movesAgain) decided = true, end.then = Next::again;
        if (turnGrandSlam == TurnGrandSlam::givesRest) decided = true, end.then = Next::over, end.restTo = p.side ^ 1;
      }
    }
    p.took = end.captured = true;
    end.isSlam = isSlam;
    const int seeds = C::sow == Sow::nothing ? 0 : p.sum(taken);
    p.take(taken, to);
    if constexpr (C::sow != Sow::nothing) {
      decided = true;
      end.then = Next::sowTaken;
      end.taken = toSow<C>(p, lap, to, seeds);
      end.after = C::then == Then::relayHere ? After::hole : C::then == Then::relay ? After::look
                : C::then == Then::again ? After::again : After::over;
      end.hole = lap.last;
    }
    return true;
  }
}

// The hole to lift for another lap: that of the last seed, or the next one where it is empty.
template <class C> static int toLift(const Position& p, const Lap& lap) {
  if (C::then == Then::relayStart) return p.seeds[lap.origin] > 0 ? lap.origin : none;
  if ((C::then == Then::relay || C::then == Then::relayOrStop) && C::at != Place::claimed && p.seeds[lap.last] > 0)
    return lap.last;
  const int slot = p.holeAfter(lap.last, lap.way);
  return slot != none && p.seeds[slot] > 0 && !p.isClaimed(slot) ? slot : none;
}

// Carries out a clause if it fits; true if it decides how the lap ends.
template <class C> static bool decides(Position& p, const Lap& lap, const Context& context, End& end) {
  constexpr bool gains = !C::take.empty() || !C::claim.empty() || C::pick > 0;
  constexpr bool lifts = C::then == Then::relay || C::then == Then::relayNext || C::then == Then::relayStart ||
                         C::then == Then::relayHere || C::then == Then::relayOrStop;
  if (gains && !context.captures) return false;
  if (C::take.empty() && C::claim.empty() && lifts && context.isSingle) return false;
  if (!C::lifted(lap.lifted)) return false;
  for (const Guard guard : C::guards) if (!isGuarded(p, lap, context.reached, guard)) return false;
  bool decided = false;
  if constexpr (!C::take.empty()) {
    if (!capture<C>(p, lap, context, end, decided)) return false;
  } else {
    if (!holds<C>(p, lap, lap.last)) return false;
    Set claimed = 0;
    for (const Hole hole : C::claim) {
      const int slot = named(p, lap, hole, lap.last);
      if (slot == none || !p.isFree(slot)) return false;
      claimed |= bit(slot);
    }
    if (!C::claim.empty()) {
      p.mine |= claimed;
      end.claimed = true;
      end.isSlam = false;
    }
  }
  if (decided) return true;
  switch (C::then) {
    case Then::on: return false;
    case Then::over:
      if (C::pick > 0 && p.filled(::theirs) != 0) end.then = Next::again, end.picks = C::pick;
      return true;
    case Then::again: end.then = Next::again; return true;
    case Then::againOnce:
      if (!context.extraMove) end.then = Next::again, end.once = true;
      return true;
    case Then::relayOrStop:
      end.halted = toLift<C>(p, lap);
      if (end.halted != none) end.then = Next::again;
      return true;
    default:
      end.slot = toLift<C>(p, lap);
      if (end.slot != none) end.then = Next::relay;
      return true;
  }
}

struct PlainRelay : Clause {
  static bool makes(int count) { return count >= 2; }
  static constexpr Then then = Then::relay;
};

template <class... Cs> static void decideAmong(Position& p, const Lap& lap, const Context& context, End& end, std::tuple<Cs...>) {
  (void)(decides<Cs>(p, lap, context, end) || ...);
}

static End lapEnd(Position& p, const Lap& lap, const Context& context) {
  End end;
  if (sowFirstMove == SowFirstMove::plainRelay && context.isPlain && decides<PlainRelay>(p, lap, context, end)) return end;
  decideAmong(p, lap, context, end, Clauses{});
  return end;
}

static Context contextOf(const Position& start) {
  Context context{};
  if (seesSlams) context.hadSeeds = !start.isEmpty(theirs);
  context.captures = start.mayCapture();
  context.extraMove = start.extraMove;
  if (sowFirstMove == SowFirstMove::plainRelay) context.isPlain = start.moves == 0;
  if (sowFirstMove == SowFirstMove::alternate) context.isSingle = start.moves == 0;
  if (sowFirstMove == SowFirstMove::overToOpponent || sowFirstMove == SowFirstMove::oneLap)
    context.isSingle = start.turns < 2;
  return context;
}

// ------------------------------------------------------------------------------------------------------------------- Sowing

static bool isSkipped(const Position& p, int slot, bool isLast, bool plain) {
  if (isStore(slot)) return false;
  const int count = p.seeds[slot];
  if (!plain && sowSkips == SowSkips::opponentsAt && isTheirs(slot) && count == sowSkipCount) return true;
  if (!plain && sowSkips == SowSkips::holesFrom && count >= sowSkipCount) return true;
  if (claims && claimSowing != ClaimSowing::byBoth && (p.yours & bit(slot)))
    return claimSowing == ClaimSowing::notByOpponent || !isLast;
  return false;
}

template <int way> static int nextPlace(const Position& p, int from, int at, bool isLast, bool plain) {
  constexpr bool skipsOrigin = sowOrigin == SowOrigin::skipped && ring > 1;
  constexpr bool skips = sowSkips != SowSkips::nothing || claimSowing != ClaimSowing::byBoth;
  if constexpr (!skips && !skipsBurnt) {
    at = way == 0 ? forward(at) : backward(at);
    if (skipsOrigin && at == from) at = way == 0 ? forward(at) : backward(at);
    return at;
  }
  int open = none;
  const int length = p.routeLength();
  for (int step = 0; step < length; step++) {
    at = p.next(at, way);
    if (skipsOrigin && length > 1 && at == from) continue;
    if (open == none) open = at;
    if (!isSkipped(p, at, isLast, plain)) return at;
  }
  return open;
}

struct SowPlan { int from; bool first, captures, plain; const Taken* taken; };

template <int way> static Lap sowAlong(Position& p, const SowPlan& plan, bool& reached) {
  const int from = plan.from;
  const int lifted = plan.taken ? plan.taken->seeds : p.seeds[from];
  p.seeds[from] -= lifted;
  int at = plan.taken ? plan.taken->after : from;
  int hand = lifted;
  const bool late = sowLateSeeds > 0 && p.inPlay() <= sowLateSeeds;
  if (tracksReach && isTheirs(from)) reached = true;
  const bool stays = sowLeave == SowLeave::one ? plan.first
                   : sowLeave == SowLeave::oneUnlessSingle ? plan.first && lifted > 1
                   : sowLeave == SowLeave::oneEveryLap ? plan.taken == nullptr : false;
  bool leaves = stays;
  for (; hand > 0; hand--) {
    at = leaves ? from : nextPlace<way>(p, from, at, hand == 1, plan.plain);
    leaves = false;
    int to = at;
    if (claimClosed == ClaimClosed::yes && (p.mine & bit(at))) to = p.side == 0 ? store : otherStore;
    else if (confiscates && p.isBurnt(at)) to = otherStore;
    if (sowLateSeeds > 0 && late && to == at && isTheirs(at)) {
      const bool takes = hand == 1 && plan.captures && takesHere(p.seeds[at] + 1);
      if (!takes) to = otherStore;
    }
    p.seeds[to]++;
    if (tracksReach && to == at && isTheirs(at)) reached = true;
    if constexpr (passes) {
      if (plan.captures && to == at && hand > 1 && (passingAt == Place::any || (passingAt == Place::own) == isOwn(at)) &&
          passingMakes(p.seeds[at]) && p.isTakeable(at)) {
        const int goesTo = p.captureSlot(passingToOwner && isTheirs(at));
        if (goesTo != none) p.seeds[goesTo] += std::exchange(p.seeds[at], 0), p.took = true;
      }
    }
  }
  if (tracksReach && isTheirs(at)) reached = true;
  return {from, plan.taken ? plan.taken->origin : from, lifted, at, way};
}

static Lap sow(Position& p, int way, const SowPlan& plan, bool& reached) {
  if constexpr (!goesBothWays) return sowAlong<onlyWay>(p, plan, reached);
  return way == 0 ? sowAlong<0>(p, plan, reached) : sowAlong<1>(p, plan, reached);
}

static Lap alternate(Position& p, int way, int from) {
  int others[slots], count = 0, lifted = 0;
  for (int at = p.next(from, way); at != from; at = p.next(at, way)) if (!isStore(at)) others[count++] = at;
  const int last = across(from);
  for (int i = 0; i < count; i += 2) {
    if (p.seeds[others[i]] == 0) continue;
    p.seeds[others[i]]--;
    p.seeds[i + 1 < count ? others[i + 1] : last]++;
    lifted++;
  }
  return {from, from, lifted, last, way};
}

static Lap firstLap(Position& p, int way, SowPlan plan, bool& reached) {
  if (sowFirstMove == SowFirstMove::plainRelay && p.moves == 0) plan.plain = true;
  if (sowFirstMove == SowFirstMove::alternate && p.moves == 0 && plan.first) return alternate(p, way, plan.from);
  if (sowFirstMove != SowFirstMove::overToOpponent || p.turns >= 2) return sow(p, way, plan, reached);
  Lap lap = sow(p, way, plan, reached);
  if (!isOwn(lap.last) || p.seeds[lap.last] == 0) return lap;
  const int first = way == 0 ? theirs : theirs + n - 1;
  p.seeds[lap.last]--;
  p.seeds[first]++;
  lap.last = first;
  reached = true;
  return lap;
}

// ----------------------------------------------------------------------------------------------------------------- Choosing

static bool isPlacing(const Position& p) {
  return startPlacing != StartPlacing::asLaid && !p.sown && p.seeds[store] > 0;
}
static bool isEntering(const Position& p) { return liftReserve == LiftReserve::entered && p.seeds[store] > 0; }

static Lap enter(Position& p, int way, int slot) {
  p.seeds[store]--;
  p.seeds[slot]++;
  return {store, slot, 1, slot, way};
}

// How a hole is coded where there is no direction to choose.
static int codeOf(int hole) { return 2 * hole + (sowDirection == SowDirection::clockwise); }
static int slotOfHole(int hole) { return hole < n ? ownHole(hole) : theirHole(hole - n); }
static int slotOfCode(int code) { return slotOfHole(code >> 1); }
// A direction on the ring; the codes of choices always say 1 for clockwise.
static int wayOfCode(int code) { return mirrored ? 0 : code & 1; }

static bool isReversible(int hole) {
  switch (sowReverse) {
    case SowReverse::fourLeftmost: return hole == 0 || hole == 1 || hole == n - 2 || hole == n - 1;
    case SowReverse::outerEndInnerSecond: return hole == 0 || hole == n - 2;
    case SowReverse::outerEndsInnerSeconds: return hole == 0 || hole == n / 2 - 1 || hole == n / 2 + 1 || hole == n - 2;
    case SowReverse::innerEndsOuterSeconds: return hole == 1 || hole == n / 2 - 2 || hole == n / 2 || hole == n - 1;
    default: return false;
  }
}

// The directions of a hole, a bit each: 1 anticlockwise, 2 clockwise.
static int waysOf(const Position& p, int hole) {
  if (sowReverse != SowReverse::no) return isReversible(hole) ? 3 : 1;
  switch (sowDirection) {
    case SowDirection::clockwise: return 2;
    case SowDirection::eitherWay: return 3;
    case SowDirection::outward: {
      const int number = hole % n + 1;
      return 2 * number == n + 1 ? 3 : 2 * number <= n ? 2 : 1;
    }
    case SowDirection::secondTurnOfEach:
      if (p.turns < 4) return p.turns < 2 ? 2 : 3;
      [[fallthrough]];
    case SowDirection::firstMoveDecides:
    case SowDirection::firstMoveOfEach: return p.way[p.side] == none ? 3 : 1 << p.way[p.side];
    case SowDirection::byParity: return p.seeds[slotOfHole(hole)] % 2 == 0 ? 2 : 1;
    default: return 1;
  }
}

struct Choices {
  int count = 0;
  std::array<uint8_t, 4 * n + 4> codes;
  void add(int code) { codes[count++] = code; }
  template <class F> void keep(F isKept) {
    int kept = 0;
    for (int i = 0; i < count; i++) if (isKept(codes[i])) codes[kept++] = codes[i];
    count = kept;
  }
  template <class F> bool any(F isOne) const { return std::any_of(codes.begin(), codes.begin() + count, isOne); }
  // Keeps these if there are any.
  template <class F> void prefer(F isBetter) { if (any(isBetter)) keep(isBetter); }
};

static Outcome move(Position& p, int code);

static bool capturesAtOnce(const Position& now, int code, bool isFirst, Context context) {
  Position trial = now;
  bool reached = false;
  const int from = slotOfCode(code), way = wayOfCode(code);
  const Lap lap = isFirst && isEntering(now) ? enter(trial, way, from)
                                             : sow(trial, way, {from, isFirst, true, false, nullptr}, reached);
  context.reached = false;
  return lapEnd(trial, lap, context).captured;
}

static bool mayGive(const Position& p) { return turnMustFeed == TurnMustFeed::giveOne && p.isEmpty(theirs); }
static int giftTo(const Position& p) {
  for (int hole = 0; hole < n; hole++) if (p.isFree(theirHole(hole))) return theirHole(hole);
  return none;
}

static void findLiftable(const Position& p, Choices& found) {
  constexpr int holes = liftReach == LiftReach::bothRows ? 2 * n : n;
  const auto seedsOf = [&](int code) { return p.seeds[slotOfCode(code)]; };
  found.count = 0;
  if constexpr (choosesOther) {
    if (isPlacing(p)) {
      for (int hole = 0; hole < n; hole++) found.add(codeOf(hole));
      return;
    }
    if (p.picks > 0) {
      for (int hole = 0; hole < n; hole++) if (p.seeds[theirHole(hole)] > 0) found.add(codeOf(hole));
      return;
    }
    const int other = p.halted != none ? p.halted : p.turning;
    if (other != none) {
      found.add(2 * numberOf(other));
      found.add(2 * numberOf(other) + 1);
      return;
    }
  }
  const bool enters = isEntering(p), gives = mayGive(p) && giftTo(p) != none;
  for (int hole = 0; hole < holes; hole++) {
    const int slot = slotOfHole(hole);
    if (p.seeds[slot] == 0 || p.isClaimed(slot)) continue;
    const int ways = waysOf(p, hole);
    if (ways & 1) found.add(2 * hole);
    if (ways & 2) found.add(2 * hole + 1);
  }
  if (gives) {
    const auto isGift = [&](int code) { return isOwn(slotOfCode(code)) && seedsOf(code) > 1; };
    if (found.any(isGift)) return found.keep(isGift);
  }
  const auto mustCapture = [&] {
    if (turnMustCapture == TurnMustCapture::no) return;
    const Context context = contextOf(p);
    found.prefer([&](int code) { return capturesAtOnce(p, code, true, context); });
  };
  if (liftReserve == LiftReserve::entered && enters) {
    found.keep([&](int code) {
      const int slot = slotOfCode(code);
      if (!isInner(slot)) return false;
      const int forced = p.seeds[across(slot)] > 0 && sowsFromEnd ? nearEnd(code >> 1) : none;
      return forced == none || waysOf(p, code >> 1) != 3 || forced == wayOfCode(code);
    });
    return mustCapture();
  }
  if (liftAtLeast > 1 || liftUndo == LiftUndo::barred)
    found.keep([&](int code) { return seedsOf(code) >= liftAtLeast && (liftUndo == LiftUndo::free || slotOfCode(code) != p.barred); });
  switch (liftOpening) {
    case LiftOpening::rightHalf:
    case LiftOpening::innerRow:
      if (p.turns < 2) found.keep([&](int code) { return 2 * ((code >> 1) + 1) > n; });
      break;
    case LiftOpening::outerRow:
      if (p.turns < 2) found.keep([&](int code) { return 2 * ((code >> 1) + 1) <= n; });
      break;
    case LiftOpening::twoRightmost:
      if (p.turns == 0) {
        int least = 0, distinct = 0, before = none;
        for (int i = found.count - 1; i >= 0 && distinct < 2; i--)
          if (found.codes[i] >> 1 != before) before = least = found.codes[i] >> 1, distinct++;
        found.keep([&](int code) { return code >> 1 >= least; });
      }
      break;
    case LiftOpening::eachHoleOnce: {
      const Set own = bit(n) - 1;
      if ((p.lifted & own) != own) found.keep([&](int code) { return !(p.lifted & bit(slotOfCode(code))); });
      break;
    }
    default: break;
  }
  const auto isMore = [&](int code) { return seedsOf(code) != 1; };
  const auto goesToEmpty = [&](int code) {
    const int next = p.next(slotOfCode(code), wayOfCode(code));
    return isStore(next) || p.seeds[next] == 0;
  };
  switch (liftSingles) {
    case LiftSingles::lastResort: found.prefer(isMore); break;
    case LiftSingles::ontoEmpty: found.keep([&](int code) { return isMore(code) || goesToEmpty(code); }); break;
    case LiftSingles::lastResortOntoEmpty:
      if (found.any(isMore)) found.keep(isMore);
      else found.keep(goesToEmpty);
      break;
    default: break;
  }
  if (liftPairs != LiftPairs::free && found.count > 0) {
    const auto isNoPair = [&](int code) { return seedsOf(code) != 2; };
    const int last = found.codes[found.count - 1] >> 1;
    if (found.any(isNoPair)) found.keep(isNoPair);
    else if (liftPairs == LiftPairs::lastResortRightmost) found.keep([&](int code) { return code >> 1 == last; });
  }
  if (liftReach == LiftReach::opponentOrEmpty && !(liftOpening == LiftOpening::rightHalf && p.turns < 2))
    found.keep([&](int code) {
      if (seedsOf(code) > n) return true;
      Position trial = p;
      bool reached = false;
      const Lap lap = sow(trial, wayOfCode(code), {slotOfCode(code), true, false, false, nullptr}, reached);
      return !isOwn(lap.last) || p.seeds[lap.last] == 0;
    });
  if (liftFacing == LiftFacing::notFacingSingle) found.keep([&](int code) { return p.seeds[across(slotOfCode(code))] != 1; });
  if (sowReverse != SowReverse::no) {
    const Context context = contextOf(p);
    found.keep([&](int code) {
      return (code & 1) == 0 || !isReversible(code >> 1) || capturesAtOnce(p, code, true, context);
    });
  }
  mustCapture();
}

static void findLegal(const Position& p, Choices& found) {
  findLiftable(p, found);
  if constexpr (turnMustFeed == TurnMustFeed::yes || turnMustFeed == TurnMustFeed::ifPossible) {
    if (p.isEmpty(theirs)) {
      const auto feeds = [&](int code) {
        Position trial = p;
        move(trial, code);
        return !trial.isEmpty(theirs);
      };
      if (turnMustFeed == TurnMustFeed::yes) found.keep(feeds);
      else found.prefer(feeds);
    }
  }
  if constexpr (turnGrandSlam == TurnGrandSlam::forbidden || turnGrandSlam == TurnGrandSlam::ifForced) {
    const auto isNoSlam = [&](int code) {
      Position trial = p;
      return !move(trial, code).isSlam;
    };
    if (turnGrandSlam == TurnGrandSlam::forbidden) found.keep(isNoSlam);
    else found.prefer(isNoSlam);
  }
}

// ------------------------------------------------------------------------------------------------------------------- Moving

static bool takeBefore(Position& p, int from, bool captures) {
  const int to = p.captureSlot();
  const bool isCapture = sowBefore != SowBefore::storeOne;
  if (to == none || (isCapture && !captures)) return false;
  Set taken = sowBefore == SowBefore::storeOne ? bit(from) : 0;
  if (sowBefore == SowBefore::lastSeedAcross && p.seeds[from] == 1 && p.isTakeable(across(from))) taken = bit(across(from));
  if (sowBefore == SowBefore::singlesAcross)
    for (int slot = 0; slot < n; slot++)
      if (p.seeds[slot] == 1 && p.isTakeable(slot) && p.isTakeable(across(slot))) taken |= bit(across(slot));
  p.took |= taken != 0;
  p.take(taken, to, sowBefore == SowBefore::storeOne ? 1 : 1 << 30);
  return isCapture && taken != 0;
}

static Outcome besideSowing(Position& p, int code) {
  Outcome done;
  done.beside = true;
  p.moves++;
  if (isPlacing(p)) {
    done.again = startPlacing == StartPlacing::byPlayers && p.seeds[store] > 1;
    p.seeds[store]--;
    p.seeds[ownHole(code >> 1)]++;
    if (!done.again) p.extraMove = false;
    return done;
  }
  if (p.picks > 0) {
    p.take(bit(theirHole(code >> 1)), store);
    p.picks = p.filled(theirs) == 0 ? 0 : p.picks - 1;
    done.again = p.picks > 0;
    p.took = true;
  }
  p.halted = none;
  if (!done.again) {
    p.turns++;
    p.extraMove = false;
  }
  return done;
}

// Plays a choice up to where the next one would be made; the player to move stays the same.
static Outcome move(Position& p, int code) {
  if constexpr (choosesOther)
    if (isPlacing(p) || p.picks > 0 || (p.halted != none && (code & 1))) return besideSowing(p, code);
  Outcome done;
  const int chosen = slotOfCode(code), firstWay = wayOfCode(code);
  int way = firstWay, from = chosen;
  Context context = contextOf(p);
  const Position start = p;
  int carried = none;
  bool once = false, took = false;
  End end;
  if (mayGive(p) && isOwn(from) && p.seeds[from] > 1 && giftTo(p) != none) {
    p.seeds[from]--;
    p.seeds[giftTo(p)]++;
    done.again = true;
    done.laps = 1;
  } else {
    if (locks) p.lifted |= bit(from);
    const bool losesSeeds = sowsStores || (confiscates && p.burnt != 0);
    const bool mayRunForEver = relays && (sowTurning == SowTurning::everyLap || !losesSeeds);
    Position compared = p;
    Lap comparedLap{};
    bool comparedReached = false, reached = false;
    const Taken* taken = nullptr;
    Taken held{};
    After after = After::look;
    int afterHole = none;
    for (;;) {
      if (sowBefore != SowBefore::nothing && taken == nullptr) took |= takeBefore(p, from, context.captures);
      const bool first = done.laps == 0;
      Lap lap;
      if (first && isEntering(start)) lap = enter(p, way, from);
      else lap = firstLap(p, way, {from, first, context.captures, false, taken}, reached);
      done.laps++;
      context.reached = reached;
      const bool barred = turnLaterCaptures == TurnLaterCaptures::afterFirst && context.isLater && !context.firstCaptured;
      if (after == After::look) {
        Context now = context;
        now.captures = context.captures && !barred;
        end = lapEnd(p, lap, now);
      } else {
        end = End{};
        if (after == After::again) end.then = Next::again;
        if (after == After::hole && p.seeds[afterHole] > 0) end.then = Next::relay, end.slot = afterHole;
      }
      if (first) context.firstCaptured = end.captured;
      context.isLater = true;
      if (end.then == Next::relay && sowReversing != SowReversing::wholeTurn && isReversible(numberOf(end.slot))) {
        Context now = context;
        if (turnLaterCaptures == TurnLaterCaptures::afterFirst && !context.firstCaptured) now.captures = false;
        const bool turns = capturesAtOnce(p, 2 * numberOf(end.slot) + 1, false, now);
        if (turns) end.then = Next::again, end.turning = end.slot;
      }
      took |= end.captured || end.claimed;
      if (liftUndo == LiftUndo::barred)
        carried = first && lap.lifted == 1 && isOwn(lap.from) != isOwn(lap.last) ? lap.last : none;
      if (end.then == Next::over || end.then == Next::again) break;
      if (mayRunForEver) {
        const bool returned = done.laps > 1 && comparedLap.last == lap.last && comparedLap.way == lap.way &&
                              comparedLap.lifted == lap.lifted && comparedLap.origin == lap.origin &&
                              comparedReached == reached && compared.mine == p.mine && compared.seeds == p.seeds;
        if (returned || done.laps == longestRelay) {
          p = start;
          done.isEndless = true;
          break;
        }
        if ((done.laps & (done.laps - 1)) == 0) compared = p, comparedLap = lap, comparedReached = reached;
      }
      if (end.then == Next::sowTaken) {
        held = end.taken;
        taken = &held;
        after = end.after;
        afterHole = end.hole;
        from = held.from;
        way = held.way;
        continue;
      }
      taken = nullptr;
      after = After::look;
      from = end.slot;
      way = sowTurning == SowTurning::everyLap ? 1 - way : furtherWay(way);
    }
    done.again = !done.isEndless && end.then == Next::again;
    once = end.once;
    if (!done.isEndless) {
      done.isSlam = end.captured && end.isSlam;
      int taker = end.restTo;
      if (taker == none && endFew > 0 && context.captures && endFewTo != EndFewTo::leftovers) {
        const int left = endFewTo == EndFewTo::moverByOpponents ? p.inRowOf(theirs) : p.inPlay();
        if (left <= endFew && p.inPlay() > 0) taker = endFewTo == EndFewTo::starter ? p.starter : p.side;
      }
      if (taker != none) {
        const int to = p.captureSlot(taker != p.side);
        if (to != none && p.inPlay() > 0) p.take(p.filled(0) | p.filled(theirs), to), p.took = true;
      }
    }
  }
  // What the round remembers.
  const bool isOpen = sowDirection == SowDirection::secondTurnOfEach && p.turns < 4;
  p.moves++;
  p.turns += !done.again;
  p.sown = true;
  if (sowDirection == SowDirection::firstMoveDecides && p.way[0] == none) {
    p.way[p.side] = firstWay;
    p.way[p.side ^ 1] = 1 - firstWay;
  }
  const bool keeps = sowDirection == SowDirection::firstMoveOfEach || sowDirection == SowDirection::secondTurnOfEach;
  if (keeps && (isOpen || p.way[p.side] == none)) p.way[p.side] = firstWay;
  if (liftUndo == LiftUndo::barred)
    p.barred = !done.again && done.laps == 1 && !done.isEndless && carried != none && p.seeds[carried] == 1 ? carried : none;
  p.extraMove = done.again && (start.extraMove || end.captured || once);
  if (keepsLifted) p.lifted |= bit(chosen);
  if (turnStarterWaits != TurnStarterWaits::no && took && !done.isEndless && p.waiting == (p.side ^ 1)) p.waiting = none;
  if (choosesOther) {
    p.picks = done.again ? end.picks : 0;
    p.halted = done.again ? end.halted : none;
    p.turning = done.again ? end.turning : none;
  }
  return done;
}

// ------------------------------------------------------------------------------------------------------------------- Rounds

enum class Ended { allInStores, cannotMove, sideEmpty, majority, repetition, quietMoves, endlessRelay, endless, fewSeeds, rowEmpty, no };

struct Result { uint64_t hash; int winner, south, north, rounds, moves, laps, turns; Ended ended; };

struct Key { std::array<int, slots> seeds; int side; };

static int majorityOf(const Position& p) {
  int total = 0;
  for (const int count : p.seeds) total += count;
  const int own = p.seeds[store] + (claims ? p.sum(p.mine) : 0), other = p.seeds[otherStore] + (claims ? p.sum(p.yours) : 0);
  return 2 * own > total ? p.side : 2 * other > total ? p.side ^ 1 : none;
}

static bool isStopped(Ended ended) {
  return ended == Ended::repetition || ended == Ended::quietMoves || ended == Ended::endless || ended == Ended::endlessRelay;
}

struct Play {
  Position p;
  Choices choices;
  std::vector<Key> seen;
  int lastMover = none, first = 0, quiet = 0, rounds = 1, unchanged = 0;
  bool remembers = true, passed = false;

  Ended endReached(bool turnOver) const {
    if (endWhen == EndWhen::majority && turnOver && majorityOf(p) != none) return Ended::majority;
    const bool own = p.isEmpty(0), other = p.isEmpty(theirs);
    if (own && other) return Ended::allInStores;
    if (endFewTo == EndFewTo::leftovers && endFew > 0 && lastMover != none && p.inPlay() <= endFew) return Ended::fewSeeds;
    if (endWhen == EndWhen::eitherSideEmpty && (own || other)) return Ended::sideEmpty;
    if (endWhen == EndWhen::moverSideEmpty && lastMover != none && (lastMover == p.side ? own : other)) return Ended::sideEmpty;
    if (endWhen == EndWhen::innerRowEmpty && (p.isInnerEmpty(0) || p.isInnerEmpty(theirs))) return Ended::rowEmpty;
    return Ended::no;
  }

  // Goes on to the next choice, or says why the round is over.
  Ended settle(bool turnOver, bool changed) {
    passed = false;
    if (isPlacing(p)) {
      findLegal(p, choices);
      return Ended::no;
    }
    const Ended reached = endReached(turnOver);
    if (reached != Ended::no) return reached;
    findLegal(p, choices);
    if (choices.count == 0) {
      if (turnNoMove == TurnNoMove::roundEnds) return Ended::cannotMove;
      if (endWhen == EndWhen::majority && majorityOf(p) != none) return Ended::majority;
      Position other = p;
      other.turns++;
      other.barred = none;
      other.extraMove = false;
      other.turn();
      findLegal(other, choices);
      if (choices.count == 0) return Ended::cannotMove;
      p = other;
      passed = true;
    }
    if (endQuietMoves > 0 && quiet >= endQuietMoves) return Ended::quietMoves;
    return remembers ? remember(changed) : Ended::no;
  }

  Ended remember(bool changed) {
    if (endRepeats == EndRepeats::playOn) {
      unchanged = changed ? 1 : unchanged + 1;
      return unchanged > longestQuiet ? Ended::endless : Ended::no;
    }
    const bool isMidTurn = choosesOther && (p.picks > 0 || p.halted != none || p.turning != none);
    if (changed) seen.clear();
    Key key{p.seeds, p.side};
    if (isMidTurn) key.side = 2;
    const bool repeats = !isMidTurn && std::any_of(seen.begin(), seen.end(), [&](const Key& other) {
      return other.side == key.side && other.seeds == key.seeds;
    });
    seen.push_back(key);
    if (repeats) return Ended::repetition;
    return seen.size() > longestQuiet ? Ended::endless : Ended::no;
  }

  void begin(const Position& start) {
    p = start;
    p.starter = first = p.side;
    if (turnStarterWaits == TurnStarterWaits::untilOtherCaptures) p.waiting = p.side;
    if (claimFixed == ClaimFixed::rightmost) {
      p.mine = bit(ownHole(n - 1)) & ~p.burnt;
      p.yours = bit(theirHole(n - 1)) & ~p.burnt;
    }
    lastMover = none;
    quiet = unchanged = 0;
    seen.clear();
  }

  // Hands out what is left, and says who has won the round.
  int finish(Ended ended) {
    const Position last = p;
    if (claims) {
      p.take(p.mine, store);
      p.take(p.yours, otherStore);
    }
    const int left = p.inPlay();
    const Set own = p.filled(0), other = p.filled(theirs);
    const auto share = [&](int mine, int yours) {
      const auto inOrder = [&](int to, int most) {
        for (int row = 0; row < 2; row++)
          for (int hole = 0; hole < n; hole++) {
            const int slot = row == p.side ? ownHole(hole) : theirHole(hole);
            if (p.isClaimed(slot)) continue;
            const int taken = std::min(most, p.seeds[slot]);
            p.seeds[slot] -= taken;
            p.seeds[to] += taken;
            most -= taken;
          }
      };
      inOrder(p.side == 0 ? store : otherStore, p.side == 0 ? mine : yours);
      inOrder(p.side == 0 ? otherStore : store, p.side == 0 ? yours : mine);
    };
    const auto bySide = [&] { p.take(own, store), p.take(other, otherStore); };
    if (isStopped(ended)) {
      if (endRepetition == EndRepetition::splitEvenly) share(left / 2, left / 2);
      if (endRepetition == EndRepetition::shareBySide) bySide();
    } else {
      const bool starved = ended == Ended::cannotMove && turnMustFeed == TurnMustFeed::yes && last.isEmpty(theirs) && !last.isEmpty(0);
      switch (endLeftovers) {
        case EndLeftovers::toSideOwner: bySide(); break;
        case EndLeftovers::toOtherPlayer: p.take(own, otherStore), p.take(other, store); break;
        case EndLeftovers::toLastMover: p.take(own | other, (lastMover == none ? first : lastMover) == p.side ? store : otherStore); break;
        case EndLeftovers::halved: {
          const int south = p.side == 0 ? p.seeds[store] : p.seeds[otherStore], north = p.seeds[store] + p.seeds[otherStore] - south;
          const int toSouth = south < north ? left - left / 2 : left / 2;
          share(p.side == 0 ? toSouth : left - toSouth, p.side == 0 ? left - toSouth : toSouth);
          break;
        }
        case EndLeftovers::toUnfed:
          if (starved) p.take(own | other, otherStore);
          else bySide();
          break;
        case EndLeftovers::toUnfedOrNobody:
          if (starved) p.take(own | other, otherStore);
          break;
        case EndLeftovers::nobody: break;
      }
    }
    return winnerOf(last, ended);
  }

  int winnerOf(const Position& last, Ended ended) const {
    constexpr int tie = 2;
    if (isStopped(ended) && endRepetition == EndRepetition::draw) return tie;
    if (winBy == WinBy::majority) {
      const int holder = majorityOf(p);
      return holder == none ? tie : holder;
    }
    if (winBy == WinBy::mostSeeds) {
      const int lead = p.seeds[store] - p.seeds[otherStore];
      return lead == 0 ? tie : lead > 0 ? p.side : p.side ^ 1;
    }
    if (isStopped(ended)) return tie;
    const int mover = lastMover == none ? first ^ 1 : lastMover, other = mover ^ 1;
    const auto isEmpty = [&](int side) {
      const int from = side == last.side ? 0 : theirs;
      return endWhen == EndWhen::innerRowEmpty ? last.isInnerEmpty(from) : last.isEmpty(from);
    };
    const bool isStuck = ended == Ended::cannotMove && turnNoMove == TurnNoMove::roundEnds;
    const int neither = isStuck ? p.side ^ 1 : mover;
    if (winBy == WinBy::immobilise) return neither;
    if (winBy == WinBy::deprive) return isEmpty(other) ? mover : isEmpty(mover) ? other : neither;
    return isEmpty(mover) ? mover : isEmpty(other) ? other : neither;
  }
};

// ------------------------------------------------------------------------------------------------------------------ Matches

static Position layout(int side) {
  Position p;
  p.side = side;
  for (int hole = 0; hole < n; hole++) {
    p.seeds[ownHole(hole)] = side == 0 ? southLayout[hole] : northLayout[hole];
    p.seeds[theirHole(hole)] = side == 0 ? northLayout[hole] : southLayout[hole];
  }
  p.seeds[store] = side == 0 ? southStore : northStore;
  p.seeds[otherStore] = side == 0 ? northStore : southStore;
  return p;
}

static int capital(const Position& p, int side) {
  const bool own = side == p.side;
  int all = p.seeds[own ? store : otherStore];
  for (int slot = 0; slot < n; slot++) all += p.seeds[own ? slot : theirs + slot];
  return all;
}

static Position refilled(const Position& last, int side) {
  Position p;
  p.side = side;
  for (const int row : {0, 1}) {
    int left = capital(last, row);
    for (int i = 0; i < n; i++) {
      const bool fromLeft = matchRefill == MatchRefill::fromLeft || (matchRefill == MatchRefill::nearestStore && mirrored);
      const int hole = fromLeft ? i : n - 1 - i, slot = row == side ? ownHole(hole) : theirHole(hole);
      if (left >= startSeedsPerHole) left -= startSeedsPerHole, p.seeds[slot] = startSeedsPerHole;
      else if (burns) p.burnt |= bit(slot);
    }
    p.seeds[row == side ? store : otherStore] = left;
  }
  return p;
}

static Result playGame(uint64_t seed, uint64_t game, bool remembers) {
  Luck luck(seed, game, 1);
  const int starter = startFirst == StartFirst::lot ? Luck(seed, game, 0).below(2) : 0;
  static Play play;
  play.remembers = remembers;
  play.rounds = 1;
  Result result{mix(starter), 2, 0, 0, 1, 0, 0, 0, Ended::no};
  Position laid = layout(startTurned == StartTurned::withStarter ? 0 : starter);
  laid.side = starter;
  play.begin(laid);
  Ended ended = play.settle(false, true);
  int won[3] = {};
  for (;;) {
    while (ended == Ended::no) {
      const int code = play.choices.codes[luck.below(play.choices.count)];
      result.hash = mix(result.hash + code);
      const int out = play.remembers ? play.p.outOfPlay() : 0;
      const Set claimed = play.p.mine | play.p.yours;
      const int mover = play.p.side;
      play.p.took = false;
      const Outcome done = move(play.p, code);
      play.lastMover = mover;
      play.quiet = play.p.took || (startPlacing != StartPlacing::asLaid && done.beside) ? 0 : play.quiet + 1;
      const bool changed = play.remembers && (out != play.p.outOfPlay() || (claims && claimed != (play.p.mine | play.p.yours)));
      if (!done.again) play.p.turn();
      ended = done.isEndless ? Ended::endlessRelay : play.settle(!done.again, changed);
      result.moves++;
      result.laps += done.laps;
      result.turns += !done.again || play.passed || ended != Ended::no;
    }
    const int winner = play.finish(ended);
    won[winner]++;
    result.ended = ended;
    const int south = capital(play.p, 0), north = capital(play.p, 1);
    const auto leader = [](int first, int second) { return first == second ? 2 : first > second ? 0 : 1; };
    if (matchLength == MatchLength::oneRound || (matchLength == MatchLength::rounds && play.rounds >= matchRounds)) {
      result.winner = leader(won[0], won[1]);
      break;
    }
    const auto isOut = [](int seeds) { return seeds / startSeedsPerHole < matchOutBelow; };
    if (isOut(south) || isOut(north)) {
      result.winner = leader(south, north);
      break;
    }
    if (play.rounds >= mostRounds) break;
    const int other = play.first ^ 1;
    const int next = matchNextFirst == MatchNextFirst::other || winner == 2 ? other
                   : matchNextFirst == MatchNextFirst::loser ? winner ^ 1 : winner;
    play.rounds++;
    play.begin(refilled(play.p, next));
    ended = play.settle(false, true);
  }
  result.rounds = play.rounds;
  result.south = play.p.seeds[play.p.side == 0 ? store : otherStore];
  result.north = play.p.seeds[play.p.side == 0 ? otherStore : store];
  return result;
}

static double processorSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

int main(int count, char** words) {
  const bool isTimed = count > 1 && !strcmp(words[1], "time");
  const uint64_t seed = count > 2 ? strtoull(words[2], nullptr, 10) : 1, from = count > 3 ? strtoull(words[3], nullptr, 10) : 0;
  const uint64_t games = count > 4 ? strtoull(words[4], nullptr, 10) : 100;
  if (isTimed) {
    const double start = processorSeconds();
    uint64_t sum = 0;
    for (uint64_t game = from; game < from + games; game++) sum += playGame(seed, game, canRepeat).hash;
    printf("processor %.6f sum %llu\n", processorSeconds() - start, (unsigned long long)sum);
    return 0;
  }
  for (uint64_t game = from; game < from + games; game++) {
    const Result r = playGame(seed, game, true);
    printf("%llu %d %d %d %d %d %d %d %d\n", (unsigned long long)(r.hash >> 11), r.winner, r.south, r.north, r.rounds, r.moves,
           r.laps, r.turns, int(r.ended));
  }
}
