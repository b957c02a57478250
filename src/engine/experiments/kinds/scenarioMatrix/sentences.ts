import { message, share, type Message, type Value } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import { distinctIn, type GameCounts } from '../../../simulation/counts'
import { homogeneity } from '../../../statistics/chiSquare'
import { differenceOfShares } from '../../../statistics/difference'
import { confidenceOfEach, holm } from '../../../statistics/multipleTests'
import { wilson } from '../../../statistics/proportion'
import { signTest } from '../../../statistics/signTest'
import { chiSquareIn, sentences, shareWithin, shareWithinAll, shareWithinToo } from '../../report/amounts'
import { distinctAmount } from '../../report/distinct'
import type { MatrixCell } from './cell'

/** Below this p-value, corrected for several tests, shares count as different. */
const SIGNIFICANT = 0.05

/** The value of the first move between equals: one sentence per player that met itself, jointly valid at 95%. */
export function firstMoveSentences(cells: readonly MatrixCell[]): readonly Message[] {
  const equals = cells.filter(({ first, second, counts }) => first === second && counts.games > 0)
  return equals.map(({ first, counts, shares, intervals }) => {
    const found = {
      player: describePlayer(first),
      south: share(shares.south.value),
      north: share(shares.north.value),
      games: gamesOf(counts),
    }
    if (intervals === 'noIntervals')
      return message('findings.edgeRepeated', { ...found, distinct: distinctGamesOf(counts) })
    const { south, north } = counts.wins
    const ahead = edge(south, north, confidenceOfEach(equals.length))
    if (ahead > 0) return message('findings.edgeFirst', found)
    return message(ahead < 0 ? 'findings.edgeSecond' : 'findings.edgeUnclear', found)
  })
}

/**
 * Whether skill outweighs the first move: for each pair, what happens when the weaker moves first. The same games
 * decide which of the two is weaker, so each pair counts as two tests.
 */
export function countingSentences(cells: readonly MatrixCell[]): readonly Message[] {
  const pairs = pairsOf(cells)
  const confidence = confidenceOfEach(2 * pairs.length)
  return pairs.map((pair) => countingSentence(pair, confidence))
}

function countingSentence(
  [asSouth, asNorth]: readonly [MatrixCell, MatrixCell],
  confidence: number,
): Message {
  if (isCertain(asSouth) && isCertain(asNorth)) {
    return message('findings.whoeverFirst', {
      first: describePlayer(asSouth.first),
      second: describePlayer(asSouth.second),
      one: shareWithin(asSouth.shares.south),
      other: shareWithinToo(asNorth.shares.south),
    })
  }
  const [strongFirst, weakFirst] =
    strength(asSouth) >= strength(asNorth) ? [asSouth, asNorth] : [asNorth, asSouth]
  const { counts, shares, intervals } = weakFirst
  const found = {
    weak: describePlayer(weakFirst.first),
    strong: describePlayer(strongFirst.first),
    strongShare: shareWithin(shares.north),
    weakShare: share(shares.south.value),
    strongFirst: share(strongFirst.shares.south.value),
  }
  if (intervals === 'noIntervals') {
    const distinct = distinctGamesOf(counts)
    return message('findings.skillRepeated', { ...found, games: gamesOf(counts), distinct })
  }
  const ahead = edge(counts.wins.north, counts.wins.south, confidence)
  if (ahead > 0) return message('findings.skillOutweighs', found)
  return message(ahead < 0 ? 'findings.firstMoveOutweighs' : 'findings.skillUnclear', found)
}

/** The cell with the most ties, and how many other cells may have as many; cells without chance are left out. */
export function tieSentence(cells: readonly MatrixCell[]): Message {
  const compared = cells.filter(({ counts, intervals }) => counts.games > 0 && intervals === 'intervals')
  const found = tiesAmong(compared)
  return compared.length < cells.filter(({ counts }) => counts.games > 0).length
    ? sentences(found, message('findings.tiesLeftOut'))
    : found
}

function tiesAmong(cells: readonly MatrixCell[]): Message {
  const played = cells.slice().sort((a, b) => b.shares.tie.value - a.shares.tie.value)
  const [most] = played
  if (!most) return message('findings.noGames')
  const { ties } = most.counts.wins
  const found = message('findings.tiesMost', {
    first: describePlayer(most.first),
    second: describePlayer(most.second),
    share: shareWithinAll(wilson(ties, most.counts.games, confidenceOfEach(played.length))),
  })
  if (ties === 0) return message('findings.noTies')
  if (played.length === 1) return found
  const test = homogeneity(played.map(({ counts }) => [counts.wins.ties, counts.games - counts.wins.ties]))
  const tested = { cells: played.length, test: chiSquareIn(test) }
  if (test.tooFew) return sentences(found, message('findings.testTooFew'))
  if (test.p >= SIGNIFICANT) return sentences(found, message('findings.tiesAlike', tested))
  const alike = message('findings.tiesElsewhere', { count: cellsLike(played) })
  return sentences(found, message('findings.tiesDiffer', tested), alike)
}

/** How many cells do not differ from the first in their ties, testing every pair of cells. */
function cellsLike(cells: readonly MatrixCell[]): number {
  const tied = cells.map(({ counts }) => ({ successes: counts.wins.ties, trials: counts.games }))
  const pairs = tied.flatMap((one, place) =>
    tied.slice(place + 1).map((other) => ({ withFirst: place === 0, p: differenceOfShares(one, other).p })),
  )
  const corrected = holm(pairs.map(({ p }) => p))
  return pairs.filter(({ withFirst }, place) => withFirst && (corrected[place] ?? 1) >= SIGNIFICANT).length
}

/** The shortest game seen. */
export function shortestSentence(cells: readonly MatrixCell[]): Message {
  const [least] = cells
    .filter(({ fewestMoves }) => fewestMoves !== null)
    .sort((a, b) => (a.fewestMoves ?? 0) - (b.fewestMoves ?? 0))
  if (!least) return message('findings.noGames')
  return message('findings.shortestGame', {
    count: least.fewestMoves ?? 0,
    first: describePlayer(least.first),
    second: describePlayer(least.second),
  })
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

/** Whether South wins almost every game, and there are enough games to say so. */
function isCertain({ shares: { south } }: MatrixCell): boolean {
  return south.value > 0.99 && south.low !== null && south.low > 0.9
}

/** South's lead; of the two agents of a pair, the one with the larger lead on this seat is the stronger. */
function strength({ shares }: MatrixCell): number {
  return shares.south.value - shares.north.value
}

/** Which of two results of the same games is more frequent than chance explains: 1 for the first, −1 for the second. */
function edge(a: number, b: number, confidence: number): -1 | 0 | 1 {
  if (signTest(a, b) >= 1 - confidence) return 0
  return a > b ? 1 : -1
}

function gamesOf({ games }: GameCounts): Message {
  return message('amounts.games', { count: games })
}

function distinctGamesOf(counts: GameCounts): Value {
  const distinct = distinctIn(counts)
  return distinct ? distinctAmount(distinct) : counts.games
}
