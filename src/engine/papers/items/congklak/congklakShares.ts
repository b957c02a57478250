import { countsByVariant } from '../../../experiments/kinds/variantComparison/report'
import { intervalsFor } from '../../../experiments/report/distinct'
import { sharesOf } from '../../../experiments/report/winTable'
import { shareWithin } from '../../../experiments/report/amounts'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { numbered } from '../../numbered'
import { game, runOf } from '../../run'
import { message } from '../../../../locales/message'

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
  title: message('paperItems.congklakShares'),
  where: message('paperItems.beyondPaper'),
  about: message('paperItems.congklakSharesAbout'),
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
          message('congkakClaims.agentsOnSize', { agent, holes }),
          message('congkakClaims.plainAndPatched', {
            plain: shareWithin(plain!.south),
            patched: shareWithin(patched!.south),
          }),
          message('congkakClaims.gamesEach', { games: message('amounts.games', { count: plain!.games }) }),
        )
      }),
      ...numbered(found, (title, at) =>
        message('congkakClaims.titleOfAgent', { title, agent: PLAYERS[at]?.agent ?? '' }),
      ),
    }
  },
  expected: Object.fromEntries(PLAYERS.map(({ agent }) => [`shares-${agent}`, 'beyond' as const])),
}
