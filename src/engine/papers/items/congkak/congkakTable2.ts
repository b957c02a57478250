import { compare, type Comparison } from '../../../experiments/kinds/matchSeries/comparison'
import { counted, percent, percentWithin } from '../../../experiments/report/wording'
import type { SharesChart } from '../../../experiments/report/report'
import { mergeCounts } from '../../../simulation/counts'
import type { Item } from '../../item'
import { upheld } from '../../claims'
import { game, only, runOf } from '../../run'

const SOURCE = 'Chen et al. 2022, Table 2'
/** Below this the two tables would not be taken for samples of the same game. */
const SIGNIFICANT = 0.01

/** Novice games in five categories beside the published ones. The seed is the year of the paper, not one that was tried. */
export const congkakTable2: Item<'matchSeries'> = {
  id: 'congkak-table2',
  paper: 'congkak',
  title: 'Winning percentages of novices',
  where: 'Table 2',
  about:
    'How often does each player win when both choose at random? Percentages are of all games, ties apart.',
  runs: (size, { congkakTable2: rows }) => {
    const games = rows.reduce((sum, row) => sum + row.games, 0)
    return [
      runOf('matchSeries', {
        variant: game('congkak'),
        first: 'novice',
        second: 'novice',
        games: size === 'quick' ? games / 2 : games,
        seed: 2022,
        categories: rows.length,
        published: { source: SOURCE, rows },
      }),
    ]
  },
  judge({ published, found }) {
    const run = only(found)
    const { wins } = mergeCounts([...run.parts.values()])
    const compared = compare(wins, { source: SOURCE, rows: published.congkakTable2 })
    const { games, results, test } = compared
    const shares = published.claims.congkak.winShares
    const claim = (id: string, title: string, role: keyof typeof results, said: number) => {
      const { oursShare, difference } = results[role]
      return upheld(id, title, `${said} %`, percentWithin(oursShare), difference.p >= SIGNIFICANT, {
        because: `The difference of the two shares has p = ${difference.p.toFixed(4)}.`,
      })
    }
    return {
      claims: [
        claim('first', 'The first player wins', 'south', shares.first),
        claim('second', 'The second player wins', 'north', shares.second),
        claim('ties', 'Ties', 'tie', shares.ties),
        upheld(
          'table',
          'Both tables together',
          counted(games.theirs, 'game'),
          `${counted(games.ours, 'game')}, χ² = ${test.statistic.toFixed(2)}, p = ${test.p.toFixed(3)}`,
          test.p >= SIGNIFICANT,
          { because: 'The two tables would not be taken for samples of one game.' },
        ),
      ],
      charts: [chartOf(compared)],
      tables: run.report.tables,
    }
  },
  expected: {},
}

function chartOf({ results }: Comparison): SharesChart {
  const bar = (label: string, key: 'oursShare' | 'theirsShare') => ({
    label,
    parts: (['south', 'north', 'tie'] as const).map((role) => ({
      name: { south: 'South wins', north: 'North wins', tie: 'Ties' }[role],
      role,
      ...results[role][key],
    })),
  })
  return {
    id: 'shares',
    type: 'shares',
    title: 'Novice games, ours beside the published',
    note: `first player ${percent(results.south.oursShare.value)} of ours`,
    table: 'comparison',
    rows: [bar('Ours', 'oursShare'), { ...bar('Published', 'theirsShare'), of: 'published' }],
  }
}
