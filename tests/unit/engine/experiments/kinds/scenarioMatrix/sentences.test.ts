import { expect, test } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import { cellsOf, type MatrixCell } from '../../../../../../src/engine/experiments/kinds/scenarioMatrix/cell'
import {
  countingSentences,
  firstMoveSentences,
  tieSentence,
} from '../../../../../../src/engine/experiments/kinds/scenarioMatrix/sentences'
import { seriesOf, DEFAULTS } from '../../../../../../src/engine/experiments/kinds/scenarioMatrix/spec'
import { streamOf } from '../../../../../../src/engine/random/stream'
import { NO_GAMES, type Wins } from '../../../../../../src/engine/simulation/counts'

const AGENTS = [
  'novice',
  'greedy',
  'calculator:1',
  'calculator:2',
  'calculator:3',
  'calculator:4',
  'minimax:2',
]
const GAMES = 500
const SEEDS = 200
/** Of 200 tests at 5%, at most 21 reject with a probability above 99.9% (binomial). */
const MOST = 21

/** Cells of a matrix, row by row, with these results. */
function cellsWith(agents: readonly string[], results: (place: number) => Wins): readonly MatrixCell[] {
  const allSeries = seriesOf({ ...DEFAULTS, agents, games: GAMES })
  const counts = allSeries.map((_, place) => {
    const wins = results(place)
    return { ...NO_GAMES, games: wins.south + wins.north + wins.ties, wins }
  })
  return cellsOf(allSeries, counts)
}

/** Games in which both seats win 45 of 100 and ten are ties, whoever plays. */
function alike(seed: number): readonly MatrixCell[] {
  return cellsWith(AGENTS, (place) => {
    const luck = streamOf(seed, place, 'play')
    const wins = { south: 0, north: 0, ties: 0, undecided: 0 }
    for (let game = 0; game < GAMES; game++) {
      const drawn = luck.below(100)
      wins[drawn < 45 ? 'south' : drawn < 90 ? 'north' : 'ties']++
    }
    return wins
  })
}

test('cells that are all alike are said to differ about as often as the level says', () => {
  const matrices = Array.from({ length: SEEDS }, (_, seed) => alike(seed))
  const how = (says: (cells: readonly MatrixCell[]) => boolean): number => matrices.filter(says).length
  const ties = how((cells) => JSON.stringify(tieSentence(cells)).includes('findings.tiesDiffer'))
  expect(ties).toBeGreaterThanOrEqual(2)
  expect(ties).toBeLessThanOrEqual(MOST)
  expect(
    how((cells) => firstMoveSentences(cells).some(({ key }) => key !== 'findings.edgeUnclear')),
  ).toBeLessThanOrEqual(MOST)
  expect(
    how((cells) => countingSentences(cells).some(({ key }) => key !== 'findings.skillUnclear')),
  ).toBeLessThanOrEqual(MOST)
})

test('the cell with most ties is reported beside those that may have as many', () => {
  const ties = [36, 30, 1, 0]
  const cells = cellsWith(['novice', 'greedy'], (place) => ({
    south: GAMES - ties[place]!,
    north: 0,
    ties: ties[place]!,
    undecided: 0,
  }))
  expect(inEnglish(tieSentence(cells))).toMatch(
    /^The largest share of ties was seen when Novice moved first against Novice: 7\.20% \(/,
  )
  expect(inEnglish(tieSentence(cells))).toContain('One test over all 4 cells shows that they differ')
  expect(inEnglish(tieSentence(cells))).toContain('Ties may be as frequent in 1 other cell (')
})

test('one game per cell proves nothing: neither what matters more nor where ties are frequent', () => {
  const cells = cellsWith(['novice', 'greedy'], (place) => ({
    south: place === 0 || place === 3 ? 1 : 0,
    north: place === 1 ? 1 : 0,
    ties: place === 2 ? 1 : 0,
    undecided: 0,
  }))
  expect(countingSentences(cells).map(({ key }) => key)).toEqual(['findings.skillUnclear'])
  expect(firstMoveSentences(cells).map(({ key }) => key)).toEqual([
    'findings.edgeUnclear',
    'findings.edgeUnclear',
  ])
  expect(inEnglish(tieSentence(cells))).toContain('There are too few games for a test.')
})
