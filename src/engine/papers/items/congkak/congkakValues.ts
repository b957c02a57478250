import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { beyond } from '../../claims'
import type { Item } from '../../item'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

/** What congkak comes to when both play perfectly. */
export const congkakValues: Item = {
  id: 'congkak-values',
  paper: 'congkak',
  title: 'Congkak under perfect play',
  where: 'beyond the paper',
  about: 'How much of the first player’s advantage is in the game itself?',
  runs: (size) => {
    const sizes = size === 'quick' ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 7]
    const variants = sizes.map((holes) => game('congkak', { holes }))
    return [runOf('gameValues', { ...gameValues.defaults, variants, sizes: 'own' })]
  },
  judge({ reports: [report] }) {
    return {
      claims: rowsOf(report, 'values').map((row) => {
        const holes = Number(row['holes'])
        return beyond(
          `value-${holes}`,
          `${holes} holes a side`,
          `South by ${String(row['value'])} of ${2 * holes * holes}`,
          'Seeds in the stores at the end of one round, best play on both sides.',
        )
      }),
      ...(report ? { tables: report.tables.slice(0, 1) } : {}),
    }
  },
  expected: Object.fromEntries([2, 3, 4, 5, 6, 7].map((holes) => [`value-${holes}`, 'beyond' as const])),
}
