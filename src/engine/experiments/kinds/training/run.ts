import * as v from 'valibot'
import { newNetwork } from '../../../agents/newNetwork'
import { type Network, weightCount } from '../../../agents/network'
import { weightsIn, weightsText } from '../../../agents/networkFile'
import { formatLine } from '../../../board/notation'
import { createLearner, type Learner } from '../../../kernel/learner'
import { type GameTable, halfPointsOf, NORTH, SOUTH } from '../../../kernel/gameTable'
import type { Choice } from '../../../board/choice'
import { start } from '../../../rules/match'
import { play } from '../../../rules/play'
import { decide } from '../../../players/decide'
import { playGames } from '../../../players/playSeries'
import { type Player, playerNamed } from '../../../players/player'
import { oneRoundOf } from '../../../solver/oneRound'
import { through } from '../../../through'
import { createFiller } from '../../../tables/fillTables'
import { tableable } from '../../../tables/tableable'
import type { Progress } from '../../contract/experiment'
import { perSpec } from '../../contract/perSpec'
import { countShape } from '../partShapes'
import { type Results, resultsShape } from '../results'
import { type TrainingTask, UNTRAINED } from './plan'
import { rateOf, shapeOf, type Training, type TrainingSpec, trainingsOf } from './spec'

/** What a branch learnt in a lesson. */
interface LessonPart {
  readonly role: 'lesson'
  readonly weights: string
  readonly games: number
  readonly positions: number
  readonly loss: number
}

/** How the network did against an opponent, as South and as North; and a game that it played. */
interface MatchPart {
  readonly role: 'match'
  readonly asSouth: Results
  readonly asNorth: Results
  /** A game of the network with itself, in notation. */
  readonly game: string
}

/** The result of a training task. */
export type TrainingPart = LessonPart | MatchPart

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, TrainingPart> = v.variant('role', [
  v.object({
    role: v.literal('lesson'),
    weights: v.pipe(
      v.string(),
      v.check((text) => weightsIn(text) !== null),
    ),
    games: countShape,
    positions: countShape,
    loss: v.pipe(v.number(), v.finite()),
  }),
  v.object({
    role: v.literal('match'),
    asSouth: resultsShape,
    asNorth: resultsShape,
    game: v.string(),
  }),
])

/** Random moves before a game that measures strength: otherwise all games would be the same. */
export const DRAWN_MOVES = 4
/** The id of a run's network until it is named. */
const ID = 'in-training'

/** One learner serves all lessons of a training. */
const learnerOf = perSpec<Training, { learner: Learner | null }>(() => ({ learner: null }))

/** Runs a lesson or a match. */
export function runTraining(
  all: TrainingSpec,
  task: TrainingTask,
  earlier: ReadonlyMap<number, TrainingPart>,
): Generator<Progress, TrainingPart> {
  const spec = trainingsOf(all)[task.training ?? 0]
  if (!spec) throw new Error(`There is no training ${task.training}`)
  const isFresh = task.generation === UNTRAINED || (task.generation === 0 && task.role === 'lesson')
  const network = isFresh ? fresh(spec) : averageOf(spec, earlier)
  return task.role === 'lesson' ? teach(spec, task, network) : show(spec, task, network)
}

function fresh(spec: Training): Network {
  return newNetwork(ID, spec.variant, shapeOf(spec), spec.seed)
}

/** The mean of what the branches of a generation learnt, weight by weight, in the order of the branches. */
export function averageOf(spec: Training, parts: ReadonlyMap<number, TrainingPart>): Network {
  const lessons = [...parts.values()].flatMap((part) => (part.role === 'lesson' ? [part.weights] : []))
  const sum = new Float32Array(weightCount(shapeOf(spec), spec.variant.board.holes))
  for (const text of lessons) {
    const weights = weightsIn(text)
    if (weights?.length !== sum.length) throw new Error('A lesson has a network of another size')
    weights.forEach((weight, at) => (sum[at] = sum[at]! + weight))
  }
  if (lessons.length === 0) throw new Error('There is no lesson to average')
  return { ...fresh(spec), weights: sum.map((weight) => weight / lessons.length) }
}

function* teach(spec: Training, task: TrainingTask, network: Network): Generator<Progress, LessonPart> {
  const kept = learnerOf(spec)
  // Two tasks of a run never share a learner: a stopped task abandons it.
  const learner = kept.learner ?? (yield* newLearner(spec))
  kept.learner = null
  const games = task.to - task.from
  const lesson = learner.lesson(network, {
    seed: spec.seed,
    from: task.from,
    to: task.to,
    visits: spec.method === 'search' ? spec.visits : 0,
    lambda: spec.lambda,
    explored: spec.exploration,
    rate: rateOf(spec, task.generation),
  })
  const { weights, positions, loss } = yield* through(lesson, (left) => ({
    done: (games - left) / games,
    units: games - left,
  }))
  kept.learner = learner
  return { role: 'lesson', weights: weightsText(weights), games, positions, loss }
}

/** A learner with its tables, which are filled with the first lesson. */
function* newLearner({ variant, tableSeeds }: Training): Generator<Progress, Learner> {
  const learner = createLearner(variant)
  if (tableSeeds === 0) return learner
  const rules = oneRoundOf(variant)
  const how = tableable(rules, tableSeeds)
  if (!how.ok) throw new Error('There are no tables for this variant')
  const filler = createFiller(rules, tableSeeds, how.filler)
  const layers: Int8Array[] = []
  for (let seeds = 0; seeds <= tableSeeds; seeds++) {
    yield* through(filler.fill(seeds), (): Progress => ({ done: 0 }))
    layers.push(filler.layer(seeds).slice())
  }
  learner.useTables(layers)
  return learner
}

function* show(spec: Training, task: TrainingTask, network: Network): Generator<Progress, MatchPart> {
  const own: Player = { kind: 'learned', learned: { kind: 'net', network, number: 1 } }
  const opponent = playerNamed(spec.opponents[task.place] ?? 'novice')
  const results: readonly [Counted, Counted] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  const { variant, seed } = spec
  const games = 2 * (task.to - task.from)
  let played = 0
  for (const [place, count] of results.entries()) {
    const [first, second] = place === 0 ? [own, opponent] : [opponent, own]
    const series = { variant, seed, drawnMoves: DRAWN_MOVES, first, second }
    for (const table of playGames(series, task)) {
      if (table) played += tally(table, place === 0 ? SOUTH : NORTH, count)
      yield { done: played / (games + 1), units: played }
    }
  }
  const game = yield* ownGame(spec, own)
  const [asSouth, asNorth] = results
  return { role: 'match', asSouth, asNorth, game }
}

type Counted = [wins: number, ties: number, losses: number]

function tally(table: GameTable, own: number, results: Counted): number {
  for (let row = 0; row < table.count; row++) results[2 - halfPointsOf(table, row, own)]! += 1
  return table.count
}

const LONGEST_GAME = 300

/** A game of the network with itself, by the reference rules, for viewing. */
function* ownGame({ variant, seed }: Training, own: Player): Generator<Progress, string> {
  const choices: Choice[] = []
  let game = start(variant)
  while (game.phase !== 'over' && choices.length < LONGEST_GAME) {
    const { choice } = yield* through(decide(variant, game, own, seed, []), (): Progress => ({ done: 1 }))
    const played = play(variant, game, choice)
    if (!played.ok) throw new Error('The network chose what the rules refuse')
    choices.push(choice)
    game = played.value.game
  }
  return formatLine(choices)
}
