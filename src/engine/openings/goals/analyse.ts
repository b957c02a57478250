import { holesOf, isStore, rowOf, seedsInPlay, slotOf, storeOf, type Position } from '../../board/position'
import type { Choice, Way } from '../../board/choice'
import { sowable } from '../../rules/choices/liftable'
import { move, type Move } from '../../rules/move'
import type { Variant } from '../../variant/variant'
import { markOf, choiceOf } from '../openingOf'

/** One move of a line, measured, with what else could have been played. */
interface AnalysedMove {
  readonly hole: number
  /** The direction it was sown, if that was chosen. */
  readonly way?: Way
  readonly laps: number
  /** Seeds sown in all laps. */
  readonly sown: number
  /** Times round the whole route, rounded down (Donkers et al., section 3). */
  readonly cycles: number
  readonly end: 'again' | 'capture' | 'turnOver'
  /** Seeds in the mover's store afterwards. */
  readonly store: number
  /** Other holes that would also have kept the turn. */
  readonly alternatives: number
  /** The fewest cycles among those; null if there are none. */
  readonly cheapest: number | null
  /** Whether another move would have kept the turn with fewer cycles. */
  readonly departs: boolean
}

/** A line of one turn, replayed with the reference rules. */
export interface AnalysedLine {
  readonly moves: readonly AnalysedMove[]
  readonly after: Position
  /** Whether the turn has reached the winning mark, and at which move first. */
  readonly wonAt: number | null
  /** Seeds left in all holes. */
  readonly left: number
  /** The move that cannot be played, from 1; null if all can. */
  readonly brokenAt: number | null
}

/**
 * Replays the moves of one turn, in the notation of `signedHole`; stops if a move cannot be played or the turn is
 * over.
 */
export function analyse(variant: Variant, from: Position, line: readonly number[]): AnalysedLine {
  const n = holesOf(from)
  const side = from.toMove
  const mark = markOf(variant, from)
  const moves: AnalysedMove[] = []
  let position = from
  let wonAt: number | null = null
  let brokenAt: number | null = null
  for (const [at, choice] of line.map((signed) => choiceOf(variant, signed)).entries()) {
    const { hole } = choice
    const over = moves.length > 0 && moves.at(-1)!.end !== 'again'
    if (over || hole < 1 || hole > n || position.seeds[slotOf(n, side, hole)] === 0) {
      brokenAt = at + 1
      break
    }
    const played = move(variant, position, choice)
    moves.push(measure(variant, position, choice, played))
    position = { ...played.after, toMove: side }
    if (wonAt === null && position.seeds[storeOf(n, side)]! >= mark) wonAt = at + 1
  }
  return { moves, after: position, wonAt, left: seedsInPlay(position), brokenAt }
}

function measure(variant: Variant, before: Position, choice: Choice, played: Move): AnalysedMove {
  const n = holesOf(before)
  const others = otherChoices(variant, before, choice).map((other) => move(variant, before, other))
  const goingOn = others.filter(({ end }) => end.kind === 'again').map((other) => cyclesOf(n, other))
  const cycles = cyclesOf(n, played)
  const cheapest = goingOn.length > 0 ? Math.min(...goingOn) : null
  return {
    ...choice,
    laps: played.laps.length,
    sown: sownBy(played),
    cycles,
    end: played.end.kind === 'again' || played.end.kind === 'capture' ? played.end.kind : 'turnOver',
    store: played.after.seeds[storeOf(n, before.toMove)]!,
    alternatives: goingOn.length,
    cheapest,
    departs: cheapest !== null && cheapest < cycles,
  }
}

function otherChoices(variant: Variant, position: Position, { hole, way }: Choice): readonly Choice[] {
  return sowable(variant, position).filter((other) => other.hole !== hole || other.way !== way)
}

/** Seeds sown in all laps of a move. */
export function sownBy({ laps }: Move): number {
  return laps.reduce((sum, lap) => sum + lap.lifted, 0)
}

/** Times round the whole route that a move sows, rounded down. */
export function cyclesOf(n: number, played: Move): number {
  return Math.floor(sownBy(played) / (2 * n + 1))
}

/** Seeds that a line leaves in the opponent's holes. */
export function leftToOpponent({ after }: AnalysedLine): number {
  const n = holesOf(after)
  return after.seeds.reduce(
    (sum, seeds, slot) => (isStore(n, slot) || rowOf(n, slot) === after.toMove ? sum : sum + seeds),
    0,
  )
}

/** Most laps of a move, most seeds sown by one, and moves of a cycle or more. */
export function extremesOf(line: AnalysedLine): {
  readonly laps: number
  readonly mostLaps: number
  readonly mostSown: number
  readonly longMoves: number
} {
  const laps = line.moves.map((move) => move.laps)
  return {
    laps: laps.reduce((a, b) => a + b, 0),
    mostLaps: Math.max(0, ...laps),
    mostSown: Math.max(0, ...line.moves.map((move) => move.sown)),
    longMoves: line.moves.filter((move) => move.cycles > 0).length,
  }
}
