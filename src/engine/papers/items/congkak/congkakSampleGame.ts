import type { Item } from '../../item'
import { exactly } from '../../claims'
import type { Published } from '../../published'
import { game, only, runOf } from '../../run'

/** The game printed in the appendix of the congkak paper, replayed lap by lap. */
export const congkakSampleGame: Item<'replay'> = {
  id: 'congkak-sample-game',
  paper: 'congkak',
  title: 'The sample game',
  where: 'Appendix',
  about: 'Do the choices of the printed game lead to every position that is printed?',
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
    return {
      claims: [
        exactly('positions', 'Positions after each lap', `${laps.length} printed`, `${same} printed`, {
          because: `Only ${same} of ${laps.length} positions agree.`,
          line,
        }),
        exactly(
          'stores',
          'Stores at the end',
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
