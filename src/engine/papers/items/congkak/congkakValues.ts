import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { solvedGames } from '../../../experiments/kinds/gameValues/report'
import { beyond } from '../../claims'
import { valueOf } from '../../exactValue'
import type { Item } from '../../item'
import { game, only, runOf } from '../../run'

/** What congkak comes to when both play perfectly. */
export const congkakValues: Item<'gameValues'> = {
  id: 'congkak-values',
  paper: 'congkak',
  title: 'Congkak under perfect play',
  where: 'beyond the paper',
  about: 'How much of the first player’s advantage is in the game itself?',
  readings: [
    'The paper’s payoff is a win, a tie or a loss. Perfect play here means the largest margin. Who wins is the same: above zero South wins, at zero the game is a draw.',
  ],
  runs: (size) => {
    const sizes = size === 'quick' ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 7]
    const variants = sizes.map((holes) => game('congkak', { holes }))
    return [runOf('gameValues', { ...gameValues.defaults, variants, sizes: 'own' })]
  },
  judge({ found }) {
    const run = only(found)
    return {
      claims: solvedGames(run.spec, run.parts).map(({ cell: { holes }, solved }) => {
        return beyond(
          `value-${holes}`,
          `${holes} holes a side`,
          winnerOf(valueOf(solved), 2 * holes * holes),
          'Seeds in the stores at the end of one round, best play on both sides.',
        )
      }),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: Object.fromEntries([2, 3, 4, 5, 6, 7].map((holes) => [`value-${holes}`, 'beyond' as const])),
}

function winnerOf(value: number | null, seeds: number): string {
  if (value === null) return 'not solved'
  if (value === 0) return 'a draw'
  return `${value > 0 ? 'South' : 'North'} wins, by ${Math.abs(value)} of ${seeds} seeds`
}
