import { counted, percent } from '../../../experiments/report/wording'
import type { SharesChart } from '../../../experiments/report/report'
import { wilson } from '../../../statistics/proportion'
import type { Item } from '../../item'
import { upheld } from '../../claims'
import { withInterval } from '../../figures'
import { rowsOf, type Row } from '../../rows'
import { game, runOf } from '../../run'

/** Below this the two tables would not be taken for samples of the same game. */
const SIGNIFICANT = 0.01

/** Novice games in five categories beside the published ones. The seed is the year of the paper, not one that was tried. */
export const congkakTable2: Item = {
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
        published: { source: 'Chen et al. 2022, Table 2', rows },
      }),
    ]
  },
  judge({ published, reports: [report] }) {
    const rows = rowsOf(report, 'comparison')
    const whole = rows.at(-1)
    const p = Number(whole?.['p'])
    const agree = p >= SIGNIFICANT
    const shares = published.claims.congkak.winShares
    const claim = (id: string, title: string, row: Row | undefined, said: number) => {
      const inside = Number(row?.['p']) >= SIGNIFICANT
      return upheld(id, title, `${said} %`, withInterval(row, 'ours'), inside, {
        because: `The difference of the two shares has p = ${Number(row?.['p']).toFixed(4)}.`,
      })
    }
    return {
      claims: [
        claim('first', 'The first player wins', rows[0], shares.first),
        claim('second', 'The second player wins', rows[1], shares.second),
        claim('ties', 'Ties', rows[2], shares.ties),
        upheld(
          'table',
          'Both tables together',
          counted(Number(whole?.['publishedCount']), 'game'),
          `${counted(Number(whole?.['oursCount']), 'game')}, χ² = ${Number(whole?.['chiSquare']).toFixed(2)}, p = ${p.toFixed(3)}`,
          agree,
          {
            because: 'The two tables would not be taken for samples of one game.',
          },
        ),
      ],
      charts: [comparison(rows)],
      ...(report ? { tables: report.tables } : {}),
    }
  },
  expected: {},
}

function comparison(rows: readonly Row[]): SharesChart {
  const bar = (label: string, key: 'ours' | 'published') => ({
    label,
    parts: (['south', 'north', 'tie'] as const).map((role, at) => {
      const count = Number(rows[at]?.[`${key}Count`])
      const { value, low, high } = wilson(count, Number(rows.at(-1)?.[`${key}Count`]))
      return { name: { south: 'South wins', north: 'North wins', tie: 'Ties' }[role], role, value, low, high }
    }),
  })
  return {
    id: 'shares',
    type: 'shares',
    title: 'Novice games, ours beside the published',
    note: `first player ${percent(Number(rows[0]?.['oursShare']))} of ours`,
    table: 'comparison',
    rows: [bar('Ours', 'ours'), { ...bar('Published', 'published'), of: 'published' }],
  }
}
