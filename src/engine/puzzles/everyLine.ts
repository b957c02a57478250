import type { Choice } from '../board/choice'
import { formatPosition } from '../board/notation'
import { forMover, seedsInPlay, type Side } from '../board/position'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import { after, keyOf } from '../solver/oneRound'
import { finalScore } from '../solver/prover'
import { canRepeat, keyPartsOf, scoreOf } from '../variant/support'
import type { Variant } from '../variant/variant'

/** Games with more positions ahead than this are not explored to their end. */
const MOST_POSITIONS = 8_000
/** With more seeds in holes than this, there are always more. */
const MOST_SEEDS = 24
/** Positions between two pauses. */
const SLICE = 200

/** A position that can be reached, and the places of those after it; without any, the round is over. */
interface Place {
  readonly toMove: Side
  readonly next: number[]
  /** What each side can force within the moves looked at so far, as seeds that South is ahead. */
  lower: number
  upper: number
}

/** A move, and the seeds by which its mover finishes ahead against best play. */
interface ForcedMove {
  readonly choice: Choice
  readonly value: number
}

/**
 * Proves what moves are worth where positions can come back or holes are claimed, by visiting every position that can follow.
 * Whatever never ends counts as the worst for South in the lower bound, as the worst for North in the upper one. A bound that
 * is reached is forced by moves that come closer to the end of the round each time: no position comes back on the way but those
 * before the moves, which the rule about repetition ends. Null if the bounds of a move do not meet, `beyond` if too many positions
 * follow.
 */
export function* forcedValues(
  variant: Variant,
  game: Game,
): Generator<void, readonly ForcedMove[] | 'beyond' | null> {
  if (mayComeBackOtherwise(variant)) return null
  if (seedsInPlay(game.position) > MOST_SEEDS) return 'beyond'
  const choices = legal(variant, game)
  const places = yield* placesFrom(variant, game, choices)
  if (!places) return 'beyond'
  yield* settle(places.all)
  const { toMove } = game.position
  const moves = choices.map((choice, at) => {
    const { lower, upper } = places.all[places.of[at]!]!
    return { choice, value: lower === upper ? forMover(toMove, lower) : NaN }
  })
  return moves.some(({ value }) => Number.isNaN(value)) ? null : moves
}

/** Whether the seeds of a position may come back, which ends the round, in a place that counts as another one. */
function mayComeBackOtherwise(variant: Variant): boolean {
  const stops = { stop: true, playOn: false }[variant.end.repeats]
  const parts = keyPartsOf(variant)
  return canRepeat(variant) && stops && (parts.has('past') || parts.has('quietMoves'))
}

function* placesFrom(
  variant: Variant,
  from: Game,
  choices: readonly Choice[],
): Generator<void, { readonly all: readonly Place[]; readonly of: readonly number[] } | null> {
  const all: Place[] = []
  const games: Game[] = []
  const known = new Map<string, number>()
  const total = from.position.seeds.reduce((sum, count) => sum + count, 0)
  const score = scoreOf(variant)
  const placeAfter = (before: Game, choice: Choice): number => {
    // Of what came before, only the positions up to the first are remembered.
    const game = { ...after(variant, before, choice), seen: from.seen }
    const ends = game.phase === 'over' ? finalScore({ score }, game) : null
    const key = `${ends} ${keyOf(variant, game)} ${formatPosition(game.position)}`
    const place = known.get(key) ?? all.length
    if (place === all.length) {
      known.set(key, place)
      games.push(game)
      all.push({ toMove: game.position.toMove, next: [], lower: ends ?? -total, upper: ends ?? total })
    }
    return place
  }
  const of = choices.map((choice) => placeAfter(from, choice))
  for (let at = 0; at < all.length; at++) {
    if (all.length > MOST_POSITIONS) return null
    const game = games[at]!
    if (game.phase !== 'over')
      all[at]!.next.push(...legal(variant, game).map((choice) => placeAfter(game, choice)))
    if (at % SLICE === 0) yield
  }
  return { all, of }
}

/** Raises lower bounds and reduces upper ones until every bound follows from those after it. */
function* settle(places: readonly Place[]): Generator<void, void> {
  for (let changed = true; changed;) {
    changed = false
    // Late positions first: what they are worth is used in the same pass.
    for (const place of places.toReversed()) {
      if (place.next.length === 0) continue
      const best = place.toMove === 'south' ? Math.max : Math.min
      const lower = best(...place.next.map((at) => places[at]!.lower))
      const upper = best(...place.next.map((at) => places[at]!.upper))
      if (lower === place.lower && upper === place.upper) continue
      place.lower = lower
      place.upper = upper
      changed = true
    }
    yield
  }
}
