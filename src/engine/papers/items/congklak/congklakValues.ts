import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { solvedGames } from '../../../experiments/kinds/gameValues/report'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { valueOf } from '../../exactValue'
import { game, only, runOf } from '../../run'

/** What the patch does to the exact value of boards small enough to solve. */
export const congklakValues: Item<'gameValues'> = {
  id: 'congklak-values',
  paper: 'congklak',
  title: 'The patch under perfect play',
  where: 'beyond the paper',
  about: 'Who wins small boards, with and without the patch, when both play perfectly?',
  readings: [
    'The rule sheet defines no margin, only who wins. Results say who wins first, then by how many seeds in the stores when the round ends.',
    'On the rule sheet a last seed in the store ends the turn, and the win is checked at the end of a turn. The win is checked when the opponent is to move. An independent calculation that checks it after every last seed in the store gives 25 and 38 seeds for N = 4 and 5 instead of 30 and 46; South wins both ways.',
  ],
  runs: (size) => {
    const sizes = size === 'quick' ? [2, 3, 4] : [2, 3, 4, 5]
    const variants = sizes.flatMap((holes) => [
      game('congklak', { holes }),
      game('congklak-patched', { holes }),
    ])
    return [runOf('gameValues', { ...gameValues.defaults, variants, sizes: 'own' })]
  },
  judge({ found }) {
    const run = only(found)
    const games = solvedGames(run.spec, run.parts)
    const sizes = [...new Set(games.map(({ cell }) => cell.holes))]
    return {
      claims: sizes.map((holes) => {
        const [plain, patched] = games
          .filter(({ cell }) => cell.holes === holes)
          .map(({ solved }) => winnerOf(valueOf(solved) ?? 0))
        return beyond(
          `value-${holes}`,
          `N = ${holes}`,
          `${plain}; patched: ${patched}`,
          'Stones in the stores when a majority is reached, best play on both sides.',
        )
      }),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: { 'value-2': 'beyond', 'value-3': 'beyond', 'value-4': 'beyond', 'value-5': 'beyond' },
}

function winnerOf(value: number): string {
  if (value === 0) return 'a draw'
  return value > 0 ? `South wins, by ${value}` : `North wins, by ${-value}`
}
