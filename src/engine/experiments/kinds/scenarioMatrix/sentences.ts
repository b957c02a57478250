import { grouped } from '../../../digits'
import { distinctIn, type GameCounts } from '../../../simulation/counts'
import { homogeneity } from '../../../statistics/chiSquare'
import { differenceOfShares } from '../../../statistics/difference'
import { confidenceOfEach, holm } from '../../../statistics/multipleTests'
import { reach, wilson } from '../../../statistics/proportion'
import { distinctText } from '../../report/distinct'
import { chiSquareText, counted, percent, percentWithin } from '../../report/wording'
import type { MatrixCell } from './cell'

/** Below this p-value, corrected where there are several tests, shares are said to differ. */
const SIGNIFICANT = 0.05

/** What the first move is worth between equals: one sentence for each agent that met itself, all true at once at 95 %. */
export function firstMoveSentences(cells: readonly MatrixCell[]): readonly string[] {
  const equals = cells.filter(({ first, second, counts }) => first === second && counts.games > 0)
  return equals.map(({ first, counts, shares, intervals }) => {
    if (intervals === 'noIntervals')
      return `Between two players of ${first}, the first wins ${percent(shares.south.value)} and the second ${percent(shares.north.value)} of ${grouped(counts.games)} games, ${distinctGamesOf(counts)} of them distinct.`
    const { wins, games } = counts
    const { value, low, high } = edge(wins.south, wins.north, games, confidenceOfEach(equals.length))
    const who =
      low > 0
        ? 'the first player has the edge'
        : high < 0
          ? 'the second player has the edge'
          : 'neither seat has a clear edge'
    return `Between two players of ${first}, ${who}: ${percent(shares.south.value)} against ${percent(shares.north.value)}, ${points(value)}.`
  })
}

/**
 * Whether counting outweighs the first move: for each pair, what happens when the weaker moves first. Which of the two is
 * weaker is seen from the same games, so each pair counts as two tests.
 */
export function countingSentences(cells: readonly MatrixCell[]): readonly string[] {
  const pairs = pairsOf(cells)
  const confidence = confidenceOfEach(2 * pairs.length)
  return pairs.map(([asSouth, asNorth]) => {
    const strong = strength(asSouth) >= strength(asNorth) ? asSouth.first : asNorth.first
    const weakFirst = asSouth.first === strong ? asNorth : asSouth
    const strongFirst = asSouth.first === strong ? asSouth : asNorth
    const { counts, shares } = weakFirst
    if (isCertain(asSouth) && isCertain(asNorth)) {
      return `Between ${asSouth.first} and ${asSouth.second} whoever moves first wins: ${percentWithin(asSouth.shares.south)} and ${percentWithin(asNorth.shares.south)}.`
    }
    if (weakFirst.intervals === 'noIntervals')
      return `${capital(weakFirst.first)} first against ${strong}: ${strong} wins ${percent(shares.north.value)}, ${weakFirst.first} ${percent(shares.south.value)} of ${grouped(counts.games)} games, ${distinctGamesOf(counts)} of them distinct. Moving first itself, ${strong} wins ${percent(strongFirst.shares.south.value)}.`
    const outcome = edge(counts.wins.north, counts.wins.south, counts.games, confidence)
    const weighs =
      outcome.low > 0
        ? 'skill outweighs the first move'
        : outcome.high < 0
          ? 'the first move outweighs skill'
          : 'skill and the first move are about even'
    return `${capital(weakFirst.first)} first against ${strong}: ${strong} wins ${percentWithin(shares.north)}, ${weakFirst.first} ${percent(shares.south.value)}; ${weighs}. Moving first itself, ${strong} wins ${percent(strongFirst.shares.south.value)}.`
  })
}

/**
 * Where ties are most frequent, and in how many other cells they may be as frequent; cells in which games repeat too
 * often for an interval are left out.
 */
export function tieSentence(cells: readonly MatrixCell[]): string {
  const compared = cells.filter(({ counts, intervals }) => counts.games > 0 && intervals === 'intervals')
  const found = tiesAmong(compared)
  return compared.length < cells.filter(({ counts }) => counts.games > 0).length
    ? `${found} Cells in which fewer than half of the games are distinct are left out.`
    : found
}

function tiesAmong(cells: readonly MatrixCell[]): string {
  const played = cells.slice().sort((a, b) => b.shares.tie.value - a.shares.tie.value)
  const [most] = played
  if (!most) return 'There are no games to compare yet.'
  const { ties } = most.counts.wins
  const share = wilson(ties, most.counts.games, confidenceOfEach(played.length))
  const found = `Ties are most frequent with ${most.first} first against ${most.second}: ${percentWithin(share)}.`
  if (played.length === 1) return found
  const test = homogeneity(played.map(({ counts }) => [counts.wins.ties, counts.games - counts.wins.ties]))
  if (test.p >= SIGNIFICANT)
    return `${found} One test over all ${played.length} cells finds no difference beyond chance (${chiSquareText(test)}).`
  const alike = counted(cellsLike(played), 'other cell')
  return `${found} One test over all ${played.length} cells says that they differ (${chiSquareText(test)}). Ties may be as frequent in ${alike} (pairs with Holm’s correction).`
}

/** How many cells do not differ from the first in their ties, every pair of cells being tested. */
function cellsLike(cells: readonly MatrixCell[]): number {
  const tied = cells.map(({ counts }) => ({ successes: counts.wins.ties, trials: counts.games }))
  const pairs = tied.flatMap((one, place) =>
    tied.slice(place + 1).map((other) => ({ withFirst: place === 0, p: differenceOfShares(one, other).p })),
  )
  const corrected = holm(pairs.map(({ p }) => p))
  return pairs.filter(({ withFirst }, place) => withFirst && (corrected[place] ?? 1) >= SIGNIFICANT).length
}

/** The shortest games seen. */
export function shortestSentence(cells: readonly MatrixCell[]): string {
  const [least] = cells
    .filter(({ fewestMoves }) => fewestMoves !== null)
    .sort((a, b) => (a.fewestMoves ?? 0) - (b.fewestMoves ?? 0))
  if (!least) return 'No game has been played yet.'
  return `The shortest game seen took ${least.fewestMoves} moves: ${least.first} first against ${least.second}.`
}

/** Both cells of each pair of different agents. */
function pairsOf(cells: readonly MatrixCell[]): readonly (readonly [MatrixCell, MatrixCell])[] {
  return cells.flatMap((cell, place) => {
    const mirrored = cells.findIndex(({ first, second }) => first === cell.second && second === cell.first)
    const other = cells[mirrored]
    return other && mirrored > place && cell.counts.games > 0 && other.counts.games > 0
      ? [[cell, other] as const]
      : []
  })
}

/** Whether South wins all but every game. */
function isCertain({ shares }: MatrixCell): boolean {
  return shares.south.value > 0.99
}

/** How far South is ahead; of the two agents of a pair, the one further ahead on this seat is the stronger. */
function strength({ shares }: MatrixCell): number {
  return shares.south.value - shares.north.value
}

/** One share minus another of the same games, with its interval: the two are not independent. */
function edge(
  a: number,
  b: number,
  games: number,
  confidence: number,
): { value: number; low: number; high: number } {
  const value = (a - b) / games
  const half = reach(confidence) * Math.sqrt(Math.max(0, ((a + b) / games - value ** 2) / games))
  return { value, low: value - half, high: value + half }
}

function points(value: number): string {
  return `an advantage of ${Math.abs(value * 100).toFixed(2)} points`
}

function distinctGamesOf(counts: GameCounts): string {
  const distinct = distinctIn(counts)
  return distinct ? distinctText(distinct) : grouped(counts.games)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
