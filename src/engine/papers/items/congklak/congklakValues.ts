import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

/** What the patch does to the exact value of boards small enough to solve. */
export const congklakValues: Item = {
  id: 'congklak-values',
  paper: 'congklak',
  title: 'The patch under perfect play',
  where: 'beyond the paper',
  about: 'Who wins small boards, with and without the patch, when both play perfectly?',
  runs: (size) => {
    const sizes = size === 'quick' ? [2, 3, 4] : [2, 3, 4, 5]
    const variants = sizes.flatMap((holes) => [
      game('congklak', { holes }),
      game('congklak-patched', { holes }),
    ])
    return [runOf('gameValues', { ...gameValues.defaults, variants, sizes: 'own' })]
  },
  judge({ reports: [report] }) {
    const rows = rowsOf(report, 'values')
    const sizes = [...new Set(rows.map((row) => Number(row['holes'])))]
    return {
      claims: sizes.map((holes) => {
        const [plain, patched] = rows.filter((row) => row['holes'] === holes)
        const shown = (value: unknown): string =>
          Number(value) > 0
            ? `South by ${String(value)}`
            : Number(value) < 0
              ? `North by ${-Number(value)}`
              : 'level'
        return beyond(
          `value-${holes}`,
          `N = ${holes}`,
          `${shown(plain?.['value'])}; patched: ${shown(patched?.['value'])}`,
          'Stones in the stores when a majority is reached, best play on both sides.',
        )
      }),
      ...(report ? { tables: report.tables.slice(0, 1) } : {}),
    }
  },
  expected: { 'value-2': 'beyond', 'value-3': 'beyond', 'value-4': 'beyond', 'value-5': 'beyond' },
}
