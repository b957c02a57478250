import * as v from 'valibot'
import { message, type Text } from '../../../../locales/message'
import { formatPlayer, playerNamed } from '../../../players/player'
import type { Hypotheses } from '../../../statistics/sequentialTest'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { listOf, numberBetween, oneOf, seedShape, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import { MAX_GAMES } from '../matchSeries/spec'
import { afterOpening, MOST_OPENINGS } from './openings'
import { fairLayoutsOf } from './starts'

/** Players who all meet each other, or two who are compared until it is clear which is stronger. */
export interface LadderSpec extends Hypotheses {
  readonly variant: Variant
  readonly players: readonly string[]
  /** `ratings`: everybody meets everybody. `test`: the first two meet until the sequential test has decided. */
  readonly find: 'ratings' | 'test'
  /** Games per pairing, both seats together; of a test, the most there may be. */
  readonly games: number
  readonly starts: 'even' | 'random' | 'fair' | 'chosen'
  /** Openings in notation, if starts are chosen: positions, or moves from the start. */
  readonly openings: readonly string[]
  /** The number of random moves if starts are random. */
  readonly drawnMoves: number
  readonly seed: number
  /** Nanoseconds of processor time per move tried, by player: measured before the run, and only shown. */
  readonly pace?: Readonly<Record<string, number>> | undefined
}

const MOST_ELO = 1_000
const MOST_NANOSECONDS = 1e12

/** Everybody who needs no training, at kalah. */
export const DEFAULTS: LadderSpec = {
  variant: findPreset('kalah')!.make(),
  players: ['novice', 'greedy', 'maximal', 'minimax:2', 'minimax:4'],
  find: 'ratings',
  games: 200,
  starts: 'random',
  openings: [],
  drawnMoves: 6,
  seed: 1,
  elo0: 0,
  elo1: 50,
  alpha: 0.05,
  beta: 0.05,
  pace: undefined,
}

/** Reads a spec. */
export const parseLadder = specParser(
  specShape<LadderSpec>(
    {
      variant: variantShape,
      players: listOf(playerShape, 2, 20),
      find: oneOf(['ratings', 'test']),
      games: wholeNumber(2, MAX_GAMES),
      starts: oneOf(['even', 'random', 'fair', 'chosen']),
      openings: listOf(v.string(), 0, MOST_OPENINGS),
      drawnMoves: wholeNumber(1, 40),
      seed: seedShape,
      elo0: numberBetween(-MOST_ELO, MOST_ELO),
      elo1: numberBetween(-MOST_ELO, MOST_ELO),
      alpha: numberBetween(0.0001, 0.4999),
      beta: numberBetween(0.0001, 0.4999),
      pace: v.record(v.string(), numberBetween(0, MOST_NANOSECONDS)),
    },
    DEFAULTS,
  ),
  together,
)

function together(spec: LadderSpec): readonly SpecProblem[] {
  const { variant, players, find, starts, openings, elo0, elo1 } = spec
  const named = Object.fromEntries(players.map((name, place) => [`players.${place}`, name]))
  const problems = [...playerProblems(named, [variant])]
  const different = new Set(players.map((name) => formatPlayer(playerNamed(name))))
  if (different.size < players.length)
    problems.push({ path: 'players', message: message('specProblems.playerTwice') })
  if (find === 'test' && players.length !== 2)
    problems.push({ path: 'players', message: message('ladder.twoPlayers') })
  if (find === 'test' && elo0 >= elo1) problems.push({ path: 'elo1', message: message('ladder.eloOrder') })
  if (starts === 'fair' && !fairLayoutsOf(variant))
    problems.push({
      path: 'starts',
      message: message('ladder.noFairStarts'),
    })
  if (starts === 'chosen' && openings.length === 0)
    problems.push({ path: 'openings', message: message('ladder.noOpenings') })
  if (starts === 'chosen')
    for (const [place, opening] of openings.entries()) {
      const after = afterOpening(variant, opening)
      if (!after.ok) problems.push(openingProblem(place, after.error))
    }
  return problems
}

function openingProblem(place: number, problem: Text): SpecProblem {
  return {
    path: `openings.${place}`,
    message: message('ladder.openingAt', { number: place + 1, problem }),
  }
}

/** Who meets whom: everybody listed before meets everybody listed after, once. */
export function pairingsOf({ players }: LadderSpec): readonly (readonly [string, string])[] {
  return players.flatMap((first, place) => players.slice(place + 1).map((second) => [first, second] as const))
}

/** Pairs of games from one start with seats swapped, for each pairing. */
export function pairsPerPairing({ games }: LadderSpec): number {
  return Math.ceil(games / 2)
}
