import * as v from 'valibot'
import { message } from '../../../../locales/message'
import { type GameTable, halfPointsOf, isStopped, NORTH, SOUTH } from '../../../kernel/gameTable'
import { playSeries } from '../../../players/playSeries'
import { LeastFingerprints, MOST_KEPT } from '../../../simulation/fingerprints'
import { through } from '../../../through'
import {
  addScores,
  NO_PAIRS,
  pairsIn,
  type PairScores,
  standingOf,
  pairsUntilDecided,
} from '../../../statistics/sequentialTest'
import type { Range } from '../../../range'
import type { SeriesRange } from '../../../kernel/series'
import type { Variant } from '../../../variant/variant'
import type { Progress } from '../../contract/experiment'
import { ALL_NEEDED, type ShareNeeded } from '../../contract/shareNeeded'
import { issueText } from '../../spec/shapes'
import { countShape } from '../partShapes'
import { gamesOf, pointsOf, type Results, resultsShape } from '../results'
import { type LadderTask, planLadder } from './plan'
import { type LadderSpec, pairingsOf } from './spec'
import { chosenStart, fairStart } from './starts'

/** Choices that a player found by a search, and the moves it tried for them. */
export type Searched = readonly [choices: number, nodes: number]

/** The results of a task's pairs. */
export interface LadderPart {
  readonly pairing: number
  /** Pairs by the half-points of the first player. */
  readonly scores: PairScores
  /** The first player's results as South and as North. */
  readonly asSouth: Results
  readonly asNorth: Results
  /** Games that a limit of the program stopped, counted as ties, and games in which a budget ran out. */
  readonly undecided: number
  readonly budgetRanOut: number
  /** How much the first player and the second searched; runs of earlier versions did not count it. */
  readonly searched?: readonly [Searched, Searched] | undefined
  /** The smallest fingerprints of the games; none if both players choose at random. */
  readonly fingerprints: readonly number[]
  /** In a test: the pairs of all earlier rounds, which decide whether it continues. */
  readonly before: PairScores
}

const scoresShape = v.tuple([countShape, countShape, countShape, countShape, countShape])
const searchedShape = v.tuple([countShape, countShape])

/** The shape of a part: as many results on each seat as pairs, with matching points. */
export const partShape: v.GenericSchema<unknown, LadderPart> = v.pipe(
  v.object({
    pairing: countShape,
    scores: scoresShape,
    asSouth: resultsShape,
    asNorth: resultsShape,
    undecided: countShape,
    budgetRanOut: countShape,
    searched: v.optional(v.tuple([searchedShape, searchedShape])),
    fingerprints: v.pipe(v.array(countShape), v.maxLength(MOST_KEPT)),
    before: scoresShape,
  }),
  v.check((part) => addsUp(part), issueText(message('specProblems.resultsSum'))),
)

function addsUp({ scores, asSouth, asNorth }: LadderPart): boolean {
  const halves = scores.reduce((sum, count, half) => sum + count * half, 0)
  const pairs = pairsIn(scores)
  return (
    gamesOf(asSouth) === pairs &&
    gamesOf(asNorth) === pairs &&
    2 * (pointsOf(asSouth) + pointsOf(asNorth)) === halves
  )
}

/** Plays the pairs of a task; once a test is decided, nothing more. */
export function* runLadder(
  spec: LadderSpec,
  task: LadderTask,
  earlier: ReadonlyMap<number, LadderPart>,
): Generator<Progress, LadderPart> {
  const players = pairingsOf(spec)[task.pairing]
  if (!players) throw new Error(`There is no pairing ${task.pairing}`)
  const before = scoresBefore(earlier)
  const seats = [new Seat(SOUTH), new Seat(NORTH)] as const
  const over = spec.find === 'test' && standingOf(before, spec).decided !== null
  const starts = over ? [] : [...startsOf(spec, task)]
  let games = 0
  for (const { variant, from, to } of starts) {
    for (const [place, seat] of seats.entries()) {
      const [first, second] = place === 0 ? players : [players[1], players[0]]
      const drawnMoves = spec.starts === 'random' ? spec.drawnMoves : 0
      const series = { variant, first, second, seed: spec.seed, drawnMoves }
      const playing = playSeries(series, { from, to }, [from], (table) => seat.take(table))
      const before = games
      const counts = yield* through(playing, (now) => progressOf(task, before + now.games))
      seat.budgetRanOut += counts.budgetRanOut
      games += to - from
    }
  }
  return partOf(task.pairing, seats, before)
}

/** The games of all tasks that were played, in their order: each pair as South and as North. */
export function* seriesOf(
  spec: LadderSpec,
  parts: ReadonlyMap<number, LadderPart>,
): Generator<SeriesRange, void> {
  const drawnMoves = spec.starts === 'random' ? spec.drawnMoves : 0
  for (const task of planLadder(spec)) {
    const part = parts.get(task.index)
    if (!part || pairsIn(part.scores) === 0) continue
    const [one = '', other = ''] = pairingsOf(spec)[task.pairing] ?? []
    for (const start of startsOf(spec, task)) {
      yield { ...start, first: one, second: other, seed: spec.seed, drawnMoves }
      yield { ...start, first: other, second: one, seed: spec.seed, drawnMoves }
    }
  }
}

function progressOf({ from, to }: LadderTask, games: number): Progress {
  return { done: games / (2 * (to - from)), units: games }
}

/** What a round reads from the previous one: each of its parts knows all earlier rounds. */
function scoresBefore(earlier: ReadonlyMap<number, LadderPart>): PairScores {
  const parts = [...earlier.values()]
  return parts.reduce((sum, { scores }) => addScores(sum, scores), parts[0]?.before ?? NO_PAIRS)
}

/** The games of a range by starting position: each fair layout or opening is a separate variant, all others share one. */
export function* startsOf(
  spec: LadderSpec,
  { from, to }: Range,
): Generator<Range & { readonly variant: Variant }> {
  const { variant, starts } = spec
  if (starts === 'even' || starts === 'random') return yield { variant, from, to }
  const startOf = {
    fair: (at: number) => fairStart(variant, at),
    chosen: (at: number) => chosenStart(spec, at),
  }[starts]
  for (let at = from; at < to; at++) yield { variant: startOf(at), from: at, to: at + 1 }
}

/** The games in which the first player of the pairing has one of the seats, in the order of their starts. */
class Seat {
  readonly halves: number[] = []
  readonly results: [number, number, number] = [0, 0, 0]
  readonly fingerprints = new LeastFingerprints()
  /** Of South and of North. */
  readonly choices: [number, number] = [0, 0]
  readonly nodes: [number, number] = [0, 0]
  undecided = 0
  budgetRanOut = 0

  /** The side of the first player, SOUTH or NORTH. */
  constructor(private readonly own: number) {}

  take(table: GameTable): void {
    for (let row = 0; row < table.count; row++) {
      const halves = halfPointsOf(table, row, this.own)
      this.halves.push(halves)
      this.results[2 - halves]! += 1
      if (isStopped(table, row)) this.undecided++
    }
    const { fingerprints, choices, nodes } = table
    this.fingerprints.addAll(fingerprints)
    choices.forEach((more, at) => (this.choices[at & 1]! += more))
    nodes.forEach((more, at) => (this.nodes[at & 1]! += more))
  }

  /** How much the player on a side searched. */
  searched(side: 0 | 1): Searched {
    return [this.choices[side], this.nodes[side]]
  }
}

function partOf(pairing: number, [south, north]: readonly [Seat, Seat], before: PairScores): LadderPart {
  const scores: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  south.halves.forEach((halves, at) => (scores[halves + (north.halves[at] ?? 0)]! += 1))
  const fingerprints = new LeastFingerprints()
  for (const seat of [south, north]) fingerprints.addAll(seat.fingerprints.list())
  return {
    pairing,
    scores,
    asSouth: south.results,
    asNorth: north.results,
    undecided: south.undecided + north.undecided,
    budgetRanOut: south.budgetRanOut + north.budgetRanOut,
    // With seats swapped, the first player has the other side.
    searched: [
      addSearched(south.searched(0), north.searched(1)),
      addSearched(south.searched(1), north.searched(0)),
    ],
    fingerprints: fingerprints.list(),
    before,
  }
}

/** Adds up how much a player searched. */
export function addSearched(a: Searched, b: Searched): Searched {
  return [a[0] + b[0], a[1] + b[1]]
}

/** The share of its tasks after which a test has decided, or will have if pairs continue like those of a sample. */
export function shareNeeded(spec: LadderSpec, sampled: ReadonlyMap<number, LadderPart>): ShareNeeded {
  if (spec.find !== 'test') return ALL_NEEDED
  const tasks = planLadder(spec)
  const upTo = (pairs: number) => tasks.filter(({ from }) => from < pairs).length / tasks.length
  const scores = [...sampled.values()].reduce((sum, part) => addScores(sum, part.scores), NO_PAIRS)
  // The run plays the same pairs, so it decides where its sample did.
  if (standingOf(scores, spec).decided !== null) {
    const share = upTo(pairsIn(scores))
    return { value: share, low: share, high: share }
  }
  const { expected, low, high } = pairsUntilDecided(scores, spec)
  const played = pairsIn(scores)
  return { value: upTo(Math.max(played, expected)), low: upTo(Math.max(played, low)), high: upTo(high) }
}
