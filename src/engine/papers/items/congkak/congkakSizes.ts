import { counted } from '../../../experiments/report/wording'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { withInterval } from '../../figures'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

/** Congkak on the other boards the paper names. */
export const congkakSizes: Item = {
  id: 'congkak-sizes',
  paper: 'congkak',
  title: 'Other boards',
  where: 'Section 1',
  about: 'Does the first player’s advantage depend on the size of the board?',
  runs: (size) => [
    runOf('variantComparison', {
      variants: [5, 7, 9].map((holes) => game('congkak', { holes })),
      first: 'novice',
      second: 'novice',
      games: size === 'quick' ? 20_000 : 100_000,
      seed: 2022,
    }),
  ],
  judge({ reports: [report] }) {
    const rows = rowsOf(report, 'variants')
    return {
      claims: [5, 7, 9].map((holes, at) =>
        beyond(
          `holes-${holes}`,
          `${holes} holes a side`,
          `first ${withInterval(rows[at], 'first')}, second ${withInterval(rows[at], 'second')}, ties ${withInterval(rows[at], 'tie')}`,
          `${counted(Number(rows[at]?.['games']), 'novice game')}.`,
        ),
      ),
      ...(report ? { charts: report.charts, tables: report.tables } : {}),
    }
  },
  expected: { 'holes-5': 'beyond', 'holes-7': 'beyond', 'holes-9': 'beyond' },
}
