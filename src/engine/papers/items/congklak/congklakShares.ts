import type { Item } from '../../item'
import { beyond } from '../../claims'
import { withInterval } from '../../figures'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

/** Who plays on which board; a search over whole turns takes long where turns are long, so it plays the small board. */
const PLAYERS = [
  { agent: 'novice', holes: 7, games: { quick: 20_000, full: 100_000 } },
  { agent: 'greedy', holes: 7, games: { quick: 2_000, full: 20_000 } },
  { agent: 'minimax:2', holes: 5, games: { quick: 40, full: 1_000 } },
] as const

/** What the patch does to the first player's share when people of different skill play. */
export const congklakShares: Item = {
  id: 'congklak-shares',
  paper: 'congklak',
  title: 'The patch in play',
  where: 'beyond the paper',
  about: 'How much of the first player’s advantage does the patch take away?',
  runs: (size) =>
    PLAYERS.map(({ agent, holes, games }) =>
      runOf('variantComparison', {
        variants: [game('congklak', { holes }), game('congklak-patched', { holes })],
        first: agent,
        second: agent,
        games: games[size],
        seed: 2016,
      }),
    ),
  judge({ reports }) {
    return {
      claims: PLAYERS.map(({ agent, holes }, at) => {
        const [plain, patched] = rowsOf(reports[at], 'variants')
        return beyond(
          `shares-${agent}`,
          `${agent} against ${agent}, N = ${holes}`,
          `first ${withInterval(plain, 'first')}; patched ${withInterval(patched, 'first')}`,
          `${String(plain?.['games'])} games each.`,
        )
      }),
      charts: reports.flatMap((report, at) =>
        report.charts.map((chart) => ({
          ...chart,
          id: `${chart.id}-${at}`,
          title: `${chart.title}: ${PLAYERS[at]?.agent}`,
          table: `${chart.table}-${at}`,
        })),
      ),
      tables: reports.flatMap((report, at) =>
        report.tables.map((table) => ({
          ...table,
          id: `${table.id}-${at}`,
          title: `${table.title}: ${PLAYERS[at]?.agent}`,
        })),
      ),
    }
  },
  expected: Object.fromEntries(PLAYERS.map(({ agent }) => [`shares-${agent}`, 'beyond' as const])),
}
