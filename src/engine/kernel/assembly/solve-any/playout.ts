// A game whose value depends on earlier positions, played out with its history: the first repetition ends the round.
// Once the budget of moves is spent, the general bounds are used.

import { NONE, seedsAt, toMove } from '../rules/game'
import { legalChoices } from '../rules/legal'
import { copyForSearch } from '../rules/lookAhead'
import { gain, shareOf, stopsEvenly, tryScored } from './worth'
import { Reach, leastOf, mostOf, reachOf } from './bounds'
import { rankOf, withoutQuiet } from './ranking'
import { MOST_SEEN } from '../rules/ends/repetition'
import { endQuietMoves } from '../rules/rules'
import { storeOf } from '../rules/route'
import { GameRecord } from '../shared/gameRecord'
import { Endless } from '../../../limits'

const DEPTH: i32 = 1500
const GAMES: usize = memory.data((DEPTH + 1) * GameRecord.size, 16)
/** Positions on a path: those recalled, those played, and the current one. */
const PATH: i32 = MOST_SEEN + DEPTH + 2
/** The positions on the path, with South's result minus North's if play stopped there. */
const PLACES: usize = memory.data(PATH * 8, 16)
const SHARES: usize = memory.data(PATH * 4, 16)

let past: i32 = 0
let left: i32 = 0

/** Lower and upper bounds of South's gain minus North's. */
export let lower: i32 = 0
export let upper: i32 = 0

/** Clears the path. */
export function forgetPast(): void {
  past = 0
}

/** Adds a position to the path since a seed last reached a store. */
export function addPast(position: usize): void {
  if (past < MOST_SEEN) note(past++, position)
}

/** Bounds the value of a game, the last position of the path, by playing out its lines for this many moves. */
export function playOut(game: usize, moves: i32): void {
  copyForSearch(GAMES, game)
  left = moves
  const before = max(past - 1, 0)
  note(before, GAMES)
  follow(0, 0, before)
}

function note(at: i32, position: usize): void {
  store<u64>(PLACES + (usize(at) << 3), withoutQuiet(rankOf(position)))
  store<i32>(SHARES + (usize(at) << 2), shareOf(position))
}

/** Bounds a game at a depth and at index `at` of the path; since index `since` nobody has gained anything. */
function follow(depth: i32, since: i32, at: i32): void {
  const game = GAMES + usize(depth) * GameRecord.size
  const rank = rankOf(game)
  let least = leastOf(rank)
  let most = mostOf(rank)
  for (let i = since; i < at; i++) {
    if (isPassedBy(load<u64>(PLACES + (usize(i) << 3)), rank)) continue
    const share = load<i32>(SHARES + (usize(i) << 2))
    least = min(least, share)
    most = max(most, share)
  }
  lower = least
  upper = most
  if (least == most || left <= 0 || depth == DEPTH) return
  const south = toMove(game) == 0
  let low = south ? least : most
  let high = low
  let first = true
  for (let choices = legalChoices(game); choices != 0; choices &= choices - 1) {
    left--
    value(depth, since, at, i32(ctz(choices)))
    low = first ? lower : south ? max(low, lower) : min(low, lower)
    high = first ? upper : south ? max(high, upper) : min(high, upper)
    first = false
    if (south ? low >= most : high <= least) break
  }
  lower = max(low, least)
  upper = min(high, most)
}

/**
 * Whether an earlier position can be left out of what follows from one ranked `rank`. If stopping a round gives
 * nobody more, a player who can force a lead stays in positions of the same value: lesser ones are never reached, so
 * the history does not matter.
 */
function isPassedBy(earlier: u64, rank: u64): bool {
  if (!stopsEvenly() || endQuietMoves > 0) return false
  if (reachOf(earlier) == Reach.unknown) return true
  const least = leastOf(rank)
  return least >= 0 ? mostOf(earlier) < least : leastOf(earlier) > mostOf(rank)
}

/** Bounds the value of a choice. */
function value(depth: i32, since: i32, at: i32, choice: i32): void {
  const game = GAMES + usize(depth) * GameRecord.size
  const next = game + GameRecord.size
  const ended = tryScored(next, game, choice) != NONE
  let gained = gain
  const quiet = inStores(next) == inStores(game)
  const stopped = !ended && quiet && isStopped(next, since, at)
  if (stopped) gained += shareOf(next)
  lower = upper = 0
  if (!ended && !stopped) {
    note(at + 1, next)
    follow(depth + 1, quiet ? since : at + 1, at + 1)
  }
  lower += gained
  upper += gained
}

function inStores(game: usize): i32 {
  return seedsAt(game, storeOf(0)) + seedsAt(game, storeOf(1))
}

/** Whether the round must stop in a position: it is repeated, or nobody has gained anything for too long. */
function isStopped(position: usize, since: i32, at: i32): bool {
  const place = withoutQuiet(rankOf(position))
  for (let i = since; i <= at; i++) if (load<u64>(PLACES + (usize(i) << 3)) == place) return true
  return at - since + 2 > Endless.positions
}
