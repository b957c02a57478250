import { message, type Text } from '../../../../locales/message'
import { parseChoice } from '../../../board/notation'
import { holesOf, rowOf, storeOf, isStore, type Position, type Side } from '../../../board/position'
import { applyStep } from '../../../rules/applyStep'
import { start } from '../../../rules/match'
import { describePlayProblem, play } from '../../../rules/play'
import type { Step } from '../../../rules/step'
import { traceLine, traceSteps } from '../../../rules/trace'
import type { Variant } from '../../../variant/variant'

/** A line of play to replay: holes in order, each chosen by the player to move. */
export interface ReplayLine {
  readonly label: string
  readonly variant: Variant
  readonly moves: string
}

/** One move of a line, measured. */
interface ReplayedMove {
  readonly side: Side
  readonly choice: string
  readonly laps: number
  /** Seeds sown in all laps of the move. */
  readonly sown: number
  /** How often the move went round the whole route. */
  readonly cycles: number
  readonly end: 'again' | 'capture' | 'turnOver'
}

/** A replayed line; it stops at the first move that cannot be played. */
export interface ReplayedLine {
  readonly moves: readonly ReplayedMove[]
  /** The congkak paper's trace, one line per lap, starting with the initial position. */
  readonly trace: readonly string[]
  /** Seeds in the stores and left in North's holes, before leftovers are distributed; a win is the first mover's. */
  readonly stores: readonly [number, number]
  readonly left: number
  /** Whether the first player kept the turn until the last move. */
  readonly oneTurn: boolean
  readonly over: boolean
  readonly problem: Text | null
}

/** The totals of a line's moves. */
interface LineMeasures {
  readonly laps: number
  readonly mostLaps: number
  /** The first move with that many laps, from 1. */
  readonly mostLapsMove: number
  readonly mostSown: number
  readonly overOneCycle: number
}

/** Measures the moves of a line together. */
export function measuresOf({ moves }: ReplayedLine): LineMeasures {
  const laps = moves.map((move) => move.laps)
  const mostLaps = Math.max(0, ...laps)
  return {
    laps: laps.reduce((sum, count) => sum + count, 0),
    mostLaps,
    mostLapsMove: laps.indexOf(mostLaps) + 1,
    mostSown: Math.max(0, ...moves.map((move) => move.sown)),
    overOneCycle: moves.filter((move) => move.cycles >= 1).length,
  }
}

/** Replays a line with the reference rules. */
export function replayLine({ variant, moves }: ReplayLine): ReplayedLine {
  const choices = moves.split(/[\s,]+/).filter((text) => text !== '')
  let game = start(variant)
  const n = holesOf(game.position)
  const trace = [traceLine(game.position, game.position.toMove)]
  const replayed: ReplayedMove[] = []
  let seeds = game.position.seeds
  let problem: Text | null = null
  for (const [at, text] of choices.entries()) {
    const side = game.position.toMove
    const choice = parseChoice(variant, text)
    const played = choice.ok ? play(variant, game, choice.value) : choice
    if (!played.ok) {
      const { error } = played
      const reason = typeof error === 'object' && 'code' in error ? describePlayProblem(error) : error
      problem = message('findings.moveProblem', { number: at + 1, problem: reason })
      break
    }
    const steps = played.value.steps
    trace.push(...traceSteps(game.position, steps))
    replayed.push(measure(side, text, steps, routeLength(variant)))
    seeds = afterMove(game.position, steps)
    game = played.value.game
  }
  return {
    moves: replayed,
    trace,
    stores: [seeds[storeOf(n, 'south')] ?? 0, seeds[storeOf(n, 'north')] ?? 0],
    left: seeds.reduce(
      (sum, count, slot) => (!isStore(n, slot) && rowOf(n, slot) === 'north' ? sum + count : sum),
      0,
    ),
    oneTurn: replayed.every(
      (move, at) => move.side === 'south' && (move.end === 'again' || at === replayed.length - 1),
    ),
    over: game.phase === 'over',
    problem,
  }
}

function measure(side: Side, choice: string, steps: readonly Step[], route: number): ReplayedMove {
  const own = steps.filter((step) => 'side' in step && step.side === side)
  const laps = own.filter((step) => step.kind === 'lift').length
  const sown = own.filter((step) => step.kind === 'drop' || step.kind === 'confiscate').length
  const ending = steps.find((step) => step.kind === 'again' || step.kind === 'capture')
  const end = ending?.kind === 'again' || ending?.kind === 'capture' ? ending.kind : 'turnOver'
  return { side, choice, laps, sown, cycles: Math.floor(sown / route), end }
}

/** The slots on a player's route: all holes, and the player's own store if stores are sown. */
function routeLength(variant: Variant): number {
  return 2 * variant.board.holes + { own: 1, capturesOnly: 0, both: 2 }[variant.board.stores]
}

/** The seeds once the move itself is done, before leftovers are distributed at the end of the round. */
function afterMove(before: Position, steps: readonly Step[]): readonly number[] {
  const end = steps.findIndex((step) => step.kind === 'collect' || step.kind === 'roundOver')
  return steps.slice(0, end < 0 ? steps.length : end).reduce(applyStep, before).seeds
}
