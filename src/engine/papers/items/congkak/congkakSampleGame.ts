import type { Item } from '../../item'
import { exactly } from '../../claims'
import type { Published } from '../../published'
import { game, only, runOf } from '../../run'
import { message } from '../../../../locales/message'

/** The game printed in the appendix of the congkak paper, replayed lap by lap. */
export const congkakSampleGame: Item<'replay'> = {
  id: 'congkak-sample-game',
  paper: 'congkak',
  title: message('paperItems.congkakSampleGame'),
  where: message('paperItems.appendix'),
  about: message('paperItems.congkakSampleGameAbout'),
  readings: [],
  runs: (_, published) => [
    runOf('replay', {
      lines: [{ label: 'Sample game', variant: game('congkak'), moves: movesOf(published) }],
    }),
  ],
  judge({ published, found }) {
    const run = only(found)
    const { laps } = published.congkakSampleGame
    const { trace, stores } = only(run.parts.get(0) ?? [])
    const same = laps.filter(
      ([player, ...seeds], at) => trace[at] === `${player} = [${seeds.join(', ')}]`,
    ).length
    const line = run.report.lines[0]
    const positions = (count: number) => message('congkakClaims.positionsPrinted', { count })
    return {
      claims: [
        exactly('positions', message('congkakClaims.positions'), positions(laps.length), positions(same), {
          because: message('congkakClaims.positionsAgree', { same, all: laps.length }),
          line,
        }),
        exactly(
          'stores',
          message('congkakClaims.stores'),
          published.claims.congkak.stores.join(' : '),
          stores.join(' : '),
        ),
      ],
    }
  },
  expected: {},
}

function movesOf(published: Published): string {
  return published.congkakSampleGame.moves.map(([, hole]) => hole).join(' ')
}
