import { wayOf, type Choice, type Way } from '../../engine/board/choice'
import { holesOf, slotOf, storeOf, type Position, type Side } from '../../engine/board/position'
import { ok, refuse, type Result } from '../../engine/result'
import { applyStep } from '../../engine/rules/applyStep'
import type { Game } from '../../engine/rules/game'
import { legal } from '../../engine/rules/legal'
import { start, startFrom, startPosition } from '../../engine/rules/match'
import { describePlayProblem, play } from '../../engine/rules/play'
import type { Step } from '../../engine/rules/step'
import { opensAtOnce } from '../../engine/variant/consequences'
import { MAX_SEEDS, type Variant } from '../../engine/variant/variant'
import type { BatchLine, BatchMove, BatchStart, HoleAndWay } from './batchLine'
import { message, type Message } from '../../locales/message'
import { say } from '../output/language'

/** A position as a batch prints it; when a round has just ended, no player is to move. */
interface BatchPosition {
  /** South's holes 1…n, then North's. */
  readonly holes: readonly number[]
  /** South's store, then North's. */
  readonly stores: readonly [number, number]
  readonly toMove: Side | null
  /** What the player to move may choose, in that player's own hole numbers; empty for a player who must pass. */
  readonly legal: readonly (number | HoleAndWay)[]
}

/** Where a line of a batch led. `problem` describes an illegal move, after the positions that led to it. */
export interface BatchAnswer {
  readonly positions: readonly BatchPosition[]
  readonly over: boolean
  readonly winner: Side | 'tie' | null
  readonly problem?: string
}

/** A game between two choices, with the passes not yet written out and the last position shown. */
interface Table {
  readonly game: Game
  readonly passes: readonly Side[]
  readonly shown: Position
  readonly roundOver: boolean
}

/**
 * Plays one line. The first position is the start; each move adds the position it leads to, before leftovers are
 * handed out. Each pass is a separate move. If moves follow the end of a round, the start of the next round is
 * printed too.
 */
export function playBatchLine({ variant, first, start: from, moves }: BatchLine): BatchAnswer {
  const opened = openGame(variant, first, from)
  if (!opened.ok) return { positions: [], over: false, winner: null, problem: say(opened.error) }
  let table = opened.value
  const positions = [positionOf(variant, table)]
  const answer = (problem?: Message): BatchAnswer => ({
    positions,
    over: table.game.phase === 'over',
    winner: table.game.winner,
    ...(problem !== undefined && { problem: say(problem) }),
  })
  for (const [index, move] of moves.entries()) {
    if (table.roundOver && table.game.phase !== 'over') {
      table = { ...table, shown: table.game.position, roundOver: false }
      positions.push(positionOf(variant, table))
    }
    const next = playMove(variant, table, move)
    if (!next.ok) return answer(message('batch.move', { move: index + 1, problem: next.error }))
    table = next.value
    positions.push(positionOf(variant, table))
  }
  return answer()
}

function openGame(variant: Variant, first: Side, from: BatchStart | undefined): Result<Table, Message> {
  if (opensAtOnce(variant)) {
    if (first === 'north' || from) return refuse(message('batch.bothAtOnce'))
    const game = start(variant)
    return ok({ game, passes: [], shown: game.position, roundOver: false })
  }
  const usual = startPosition(variant, first)
  const n = variant.board.holes
  if (from && from.holes.length !== 2 * n) {
    return refuse(message('batch.startHoles', { holes: from.holes.length, expected: 2 * n }))
  }
  const seeds = from ? [...from.holes, ...from.stores].reduce((sum, count) => sum + count, 0) : 0
  if (seeds > MAX_SEEDS) return refuse(message('batch.startSeeds', { seeds, most: MAX_SEEDS }))
  const position: Position = from ? { ...usual, seeds: seedsOf(n, from) } : usual
  const game = startFrom(variant, position)
  const over = game.phase === 'over' || game.round > 1
  const passes = !over && game.position.toMove !== first ? [first] : []
  return ok({ game, passes, shown: position, roundOver: over })
}

function seedsOf(n: number, { holes, stores }: BatchStart): readonly number[] {
  return [...holes.slice(0, n), stores[0]!, ...holes.slice(n), stores[1]!]
}

function playMove(variant: Variant, table: Table, move: BatchMove): Result<Table, Message> {
  const [passing, ...passes] = table.passes
  if (table.game.phase === 'over') return refuse(message('batch.over'))
  if (move === 'pass') {
    return passing === undefined ? refuse(message('batch.mayNotPass')) : ok({ ...table, passes })
  }
  if (passing !== undefined) return refuse(message('batch.mustPass'))
  const choice = choiceOf(variant, table.game, move)
  if (!choice.ok) return choice
  const played = play(variant, table.game, choice.value)
  if (!played.ok) return refuse(describePlayProblem(played.error))
  const { game, steps } = played.value
  const ofMove = steps.slice(0, endOfMove(steps))
  const between = steps.slice(ofMove.length)
  return ok({
    game,
    passes: passesAtLast(between),
    shown: ofMove.reduce(applyStep, table.game.position),
    roundOver: between.some(({ kind }) => kind === 'roundOver'),
  })
}

/** The passes before the next choice, in the round being played at that point. */
function passesAtLast(between: readonly Step[]): readonly Side[] {
  const begun = between.findLastIndex(({ kind }) => kind === 'roundOver' || kind === 'roundStarts')
  return between.slice(begun + 1).flatMap((step) => (step.kind === 'pass' ? [step.side] : []))
}

/** Where the steps of the move itself end and those between two moves begin. */
function endOfMove(steps: readonly Step[]): number {
  const index = steps.findIndex(({ kind }) => kind === 'pass' || kind === 'collect' || kind === 'roundOver')
  return index < 0 ? steps.length : index
}

/** The choice that a move means. The direction may be left out if only one is possible. */
function choiceOf(variant: Variant, game: Game, move: number | HoleAndWay): Result<Choice, Message> {
  const { hole, way } = typeof move === 'number' ? { hole: move, way: undefined } : move
  const choices = legal(variant, game).filter((choice) => choice.hole === hole)
  const fitting = choices.filter(
    (choice) => way === undefined || SHORT[wayOf(variant, game.position, choice)] === way,
  )
  if (fitting.length === 1) return ok(fitting[0]!)
  if (fitting.length > 1) return refuse(message('batch.whichWay', { hole }))
  if (choices.length > 0) return refuse(message('batch.wrongWay', { hole, way: way ?? '' }))
  return ok(way === undefined ? { hole } : { hole, way: LONG[way] })
}

const SHORT: Readonly<Record<Way, HoleAndWay['way']>> = { anticlockwise: 'ccw', clockwise: 'cw' }
const LONG: Readonly<Record<HoleAndWay['way'], Way>> = { ccw: 'anticlockwise', cw: 'clockwise' }

function positionOf(variant: Variant, { game, passes, shown, roundOver }: Table): BatchPosition {
  const n = holesOf(shown)
  const holes = (side: Side) => Array.from({ length: n }, (_, i) => shown.seeds[slotOf(n, side, i + 1)]!)
  const choices = roundOver || passes.length > 0 ? [] : legal(variant, game)
  return {
    holes: [...holes('south'), ...holes('north')],
    stores: [shown.seeds[storeOf(n, 'south')]!, shown.seeds[storeOf(n, 'north')]!],
    toMove: roundOver ? null : (passes[0] ?? game.position.toMove),
    legal: choices.map(({ hole, way }) => (way === undefined ? hole : { hole, way: SHORT[way] })),
  }
}
