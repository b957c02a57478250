import { fixed, message, type Message } from '../../../locales/message'
import { detectable, gamesFor, halfWidth } from '../../statistics/power'
import type { ExperimentKind } from '../contract/experiment'
import { MAX_GAMES } from '../kinds/matchSeries/spec'

/** The field that holds how many games each share is taken of, for every kind whose report has shares of games. */
const FIELD: Partial<Readonly<Record<ExperimentKind, 'games' | 'matches'>>> = {
  matchSeries: 'games',
  scenarioMatrix: 'games',
  skillCurve: 'games',
  variantComparison: 'games',
  catalogueSurvey: 'games',
  matchOfRounds: 'matches',
  sweep: 'games',
}

/** The field with the number of games of a kind whose report has shares of them. */
export function gamesFieldOf(kind: ExperimentKind): 'games' | 'matches' | null {
  return FIELD[kind] ?? null
}

/** What a number of games will be able to tell, before they are played. */
export function foreseen(games: number): Message {
  const difference = detectable(games)
  const known = { games, half: inPoints(halfWidth(games)) }
  return difference === null
    ? message('power.tooFew', known)
    : message('power.foreseen', { ...known, difference: inPoints(difference) })
}

/** The games that an interval of at most this many percentage points to either side needs; null if there may not be so many. */
export function gamesWanted(points: number): number | null {
  if (!(points > 0)) return null
  const games = gamesFor(points / 100)
  return games <= MAX_GAMES ? games : null
}

function inPoints(share: number): ReturnType<typeof fixed> {
  const points = 100 * share
  return fixed(points, points < 0.1 ? 3 : points < 1 ? 2 : 1)
}
