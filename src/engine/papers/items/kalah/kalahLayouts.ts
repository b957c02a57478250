import { startLayouts } from '../../../experiments/kinds/startLayouts/startLayouts'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

/** Her last suggestion: let the seeds lie unequally. Which layout is best for the first player? */
export const kalahLayouts: Item = {
  id: 'kalah-layouts',
  paper: 'kalah',
  title: 'Unequal layouts',
  where: 'Chapter 5, suggestion 4',
  about:
    'If each player lays out the same number of seeds as they like, which start is fair and which is best?',
  runs: (size) => {
    const [holes, seeds, moved] = size === 'quick' ? [3, 2, 1] : [4, 2, 2]
    const variant = game('kalah', { holes, seeds })
    return [
      runOf('startLayouts', {
        ...startLayouts.defaults,
        variant,
        moved,
        sides: 'equal',
        stores: 'empty',
        find: 'values',
      }),
    ]
  },
  judge({ reports: [report] }) {
    const rows = rowsOf(report, 'layouts').filter((row) => row['value'] !== null)
    const fair = rows.filter((row) => row['value'] === 0).length
    const best = [...rows].sort((a, b) => Number(b['value']) - Number(a['value']))[0]
    return {
      claims: [
        beyond('fair', 'Fair layouts', `${fair} of ${rows.length}`, 'Value 0 under perfect play.', 'asked'),
        beyond(
          'best',
          'Best for the first player',
          `${String(best?.['south'])} against ${String(best?.['north'])}: ${Number(best?.['value']) > 0 ? '+' : ''}${String(best?.['value'])}`,
          'Holes from each player’s left to right.',
          'asked',
        ),
      ],
      ...(report ? { charts: report.charts, tables: report.tables } : {}),
    }
  },
  expected: { fair: 'beyond', best: 'beyond' },
}
