import type { Item, Size } from '../item'
import { beyond, rowsOf } from '../judge'
import { withInterval } from '../figures'
import { game, runOf } from '../run'

const AGENTS = ['novice', 'greedy', 'minimax:2'] as const
const GAMES: Readonly<Record<Size, readonly number[]>> = {
  quick: [20_000, 2_000, 100],
  full: [100_000, 20_000, 1_000],
}

/** What the patch does to the first player's share when people of different skill play. */
export const congklakShares: Item = {
  id: 'congklak-shares',
  paper: 'congklak',
  title: 'The patch in play',
  where: 'beyond the paper',
  about: 'How much of the first player’s advantage does the patch take away?',
  runs: (size) =>
    AGENTS.map((agent, at) =>
      runOf('variantComparison', {
        variants: [game('congklak'), game('congklak-patched')],
        first: agent,
        second: agent,
        games: GAMES[size][at],
        seed: 2016,
      }),
    ),
  judge({ reports }) {
    return {
      claims: AGENTS.map((agent, at) => {
        const [plain, patched] = rowsOf(reports[at], 'variants')
        return beyond(
          `shares-${agent}`,
          `${agent} against ${agent}`,
          `first ${withInterval(plain, 'first')}; patched ${withInterval(patched, 'first')}`,
          `${String(plain?.['games'])} games each, N = 7.`,
        )
      }),
      charts: reports.flatMap((report, at) =>
        report.charts.map((chart) => ({
          ...chart,
          id: `${chart.id}-${at}`,
          title: `${chart.title}: ${AGENTS[at]}`,
          table: `${chart.table}-${at}`,
        })),
      ),
      tables: reports.flatMap((report, at) =>
        report.tables.map((table) => ({
          ...table,
          id: `${table.id}-${at}`,
          title: `${table.title}: ${AGENTS[at]}`,
        })),
      ),
    }
  },
  expected: Object.fromEntries(AGENTS.map((agent) => [`shares-${agent}`, 'beyond' as const])),
}
