import { differenceOfShares } from '../../../statistics/difference'
import { reach } from '../../../statistics/proportion'
import { percent, percentWithin, pText } from '../../report/wording'
import type { MatrixCell } from './cell'

/** What the first move is worth between equals: one sentence for each agent that met itself. */
export function firstMoveSentences(cells: readonly MatrixCell[]): readonly string[] {
  return cells
    .filter(({ first, second, counts }) => first === second && counts.games > 0)
    .map(({ first, counts, shares }) => {
      const { wins, games } = counts
      const { value, low, high } = edge(wins.south, wins.north, games)
      const who =
        low > 0
          ? 'the first player has the edge'
          : high < 0
            ? 'the second player has the edge'
            : 'neither seat has a clear edge'
      return `Between two players of ${first}, ${who}: ${percent(shares.south.value)} against ${percent(shares.north.value)}, ${points(value)}.`
    })
}

/** Whether counting outweighs the first move: for each pair, what happens when the weaker moves first. */
export function countingSentences(cells: readonly MatrixCell[]): readonly string[] {
  return pairsOf(cells).map(([asSouth, asNorth]) => {
    const strong = strength(asSouth) >= strength(asNorth) ? asSouth.first : asNorth.first
    const weakFirst = asSouth.first === strong ? asNorth : asSouth
    const strongFirst = asSouth.first === strong ? asSouth : asNorth
    const { counts, shares } = weakFirst
    if (isCertain(asSouth) && isCertain(asNorth)) {
      return `Between ${asSouth.first} and ${asSouth.second} whoever moves first wins: ${percentWithin(asSouth.shares.south)} and ${percentWithin(asNorth.shares.south)}.`
    }
    const outcome = edge(counts.wins.north, counts.wins.south, counts.games)
    const weighs =
      outcome.low > 0
        ? 'skill outweighs the first move'
        : outcome.high < 0
          ? 'the first move outweighs skill'
          : 'skill and the first move are about even'
    return `${capital(weakFirst.first)} first against ${strong}: ${strong} wins ${percentWithin(shares.north)}, ${weakFirst.first} ${percent(shares.south.value)}; ${weighs}. Moving first itself, ${strong} wins ${percent(strongFirst.shares.south.value)}.`
  })
}

/** Where ties are most frequent, and whether that is more than luck. */
export function tieSentence(cells: readonly MatrixCell[]): string {
  const ranked = cells
    .filter(({ counts }) => counts.games > 0)
    .sort((a, b) => b.shares.tie.value - a.shares.tie.value)
  const [most, next] = ranked
  if (!most) return 'No game has been played yet.'
  const found = `Ties are most frequent with ${most.first} first against ${most.second}: ${percentWithin(most.shares.tie)}`
  if (!next) return `${found}.`
  const { p } = differenceOfShares(
    { successes: most.counts.wins.ties, trials: most.counts.games },
    { successes: next.counts.wins.ties, trials: next.counts.games },
  )
  return `${found}; next ${next.first} against ${next.second} with ${percent(next.shares.tie.value)} (difference ${pText(p)}).`
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

/** One share minus another of the same games, with its 95 % interval: the two are not independent. */
function edge(a: number, b: number, games: number): { value: number; low: number; high: number } {
  const value = (a - b) / games
  const half = reach(0.95) * Math.sqrt(Math.max(0, ((a + b) / games - value ** 2) / games))
  return { value, low: value - half, high: value + half }
}

function points(value: number): string {
  return `an advantage of ${Math.abs(value * 100).toFixed(2)} points`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
