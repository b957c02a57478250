import { countsByVariant } from '../../../experiments/kinds/variantComparison/report'
import { intervalsFor } from '../../../experiments/report/distinct'
import { sharesOf } from '../../../experiments/report/winTable'
import { percentWithin } from '../../../experiments/report/wording'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { numbered } from '../../numbered'
import { game, runOf } from '../../run'

/** Who plays on which board; a search over whole turns takes long where turns are long, so it plays the small board. */
const PLAYERS = [
  { agent: 'novice', holes: 7, games: { quick: 20_000, full: 100_000 } },
  { agent: 'greedy', holes: 7, games: { quick: 2_000, full: 20_000 } },
  { agent: 'minimax:2', holes: 5, games: { quick: 40, full: 1_000 } },
] as const

/** What the patch does to the first player's share when people of different skill play. */
export const congklakShares: Item<'variantComparison'> = {
  id: 'congklak-shares',
  paper: 'congklak',
  title: 'The patch in play',
  where: 'beyond the paper',
  about: 'How much of the first player’s advantage does the patch take away?',
  readings: [],
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
  judge({ found }) {
    return {
      claims: found.map(({ spec, parts }, at) => {
        const { agent, holes } = PLAYERS[at]!
        const [plain, patched] = countsByVariant(spec, parts).map((counts) =>
          sharesOf(counts.wins, intervalsFor(spec, counts)),
        )
        return beyond(
          `shares-${agent}`,
          `${agent} against ${agent}, N = ${holes}`,
          `first ${percentWithin(plain!.south)}; patched ${percentWithin(patched!.south)}`,
          `${plain!.games} games each.`,
        )
      }),
      ...numbered(found, (title, at) => `${title}: ${PLAYERS[at]?.agent}`),
    }
  },
  expected: Object.fromEntries(PLAYERS.map(({ agent }) => [`shares-${agent}`, 'beyond' as const])),
}
