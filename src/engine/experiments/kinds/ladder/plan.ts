import { cutInto, type Range } from '../../../range'
import { secondsPerGame } from '../../../players/pace'
import type { Estimate, Task } from '../../contract/experiment'
import { type LadderSpec, pairingsOf, pairsPerPairing } from './spec'

/** Some pairs of games of one pairing. */
export interface LadderTask extends Task, Range {
  /** The place of the pairing among all. */
  readonly pairing: number
}

/** About this many seconds of work go into one task. */
const TASK_SECONDS = 0.4
const FEWEST_TASKS = 8
const MOST_TASKS = 1_000
/** Pairs of a task of a test: its tasks are small, because the test may end at any time. */
const FEWEST_TEST_PAIRS = 4
const MOST_TEST_PAIRS = 50
/** A round plays about this share of the pairs before it, so that a test plays little more than it needed. */
const GROWTH = 1 / 8
/**
 * Tasks of a test that run at the same time, whatever the number of workers: the test looks at its results when all
 * of them are done.
 */
export const ROUND = 4

/** Cuts pairings into tasks; those of a test wait for the round before, which may have decided it. */
export function planLadder(spec: LadderSpec): readonly LadderTask[] {
  return spec.find === 'test' ? planTest(spec) : planRatings(spec)
}

function planRatings(spec: LadderSpec): readonly LadderTask[] {
  const tasks = pairingsOf(spec).flatMap((players, pairing) => {
    const pairs = pairsPerPairing(spec)
    const pace = 2 * secondsPerGame(spec.variant, players)
    const byPace = Math.min(TASK_SECONDS / pace, pairs / FEWEST_TASKS)
    const length = Math.max(1, Math.ceil(Math.max(byPace, pairs / MOST_TASKS)))
    return cutInto(length, { from: 0, to: pairs }).map((range) => ({
      ...range,
      pairing,
      weight: (range.to - range.from) * pace,
    }))
  })
  return tasks.map((task, index) => ({ index, ...task, units: 2 * (task.to - task.from) }))
}

function planTest(spec: LadderSpec): readonly LadderTask[] {
  const pairs = pairsPerPairing(spec)
  const [players] = pairingsOf(spec)
  const pace = 2 * secondsPerGame(spec.variant, players ?? ['novice', 'novice'])
  const byPace = Math.min(MOST_TEST_PAIRS, Math.max(1, Math.floor(TASK_SECONDS / pace)))
  const longest = Math.max(byPace, Math.ceil(pairs / (4 * MOST_TASKS)))
  const tasks: LadderTask[] = []
  for (let from = 0, length = 0; from < pairs; from += length) {
    const index = tasks.length
    if (index % ROUND === 0) length = Math.min(longest, lengthAfter(from))
    const to = Math.min(pairs, from + length)
    const round = index - (index % ROUND)
    const needs = round > 0 ? { needs: { from: round - ROUND, to: round } } : {}
    tasks.push({ index, from, to, pairing: 0, weight: (to - from) * pace, units: 2 * (to - from), ...needs })
  }
  return tasks
}

/** Pairs of a task in the round that follows this many pairs; by the spec alone, never by the number of workers. */
function lengthAfter(pairs: number): number {
  return Math.max(FEWEST_TEST_PAIRS, Math.ceil((pairs * GROWTH) / ROUND))
}

/** An estimate before playing; a test usually ends sooner. */
export function estimateLadder(spec: LadderSpec): Estimate {
  const games = 2 * pairsPerPairing(spec)
  const seconds = pairingsOf(spec).reduce(
    (sum, players) => sum + games * secondsPerGame(spec.variant, players),
    0,
  )
  return { seconds, memoryBytes: 8e6, csvBytes: 120 * spec.players.length }
}
