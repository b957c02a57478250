import { countsByVariant } from '../../../experiments/kinds/variantComparison/report'
import { sharesOf } from '../../../experiments/report/winTable'
import { shareWithin } from '../../../experiments/report/amounts'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { game, only, runOf } from '../../run'
import { message } from '../../../../locales/message'

/** Congkak on the other boards the paper names. */
export const congkakSizes: Item<'variantComparison'> = {
  id: 'congkak-sizes',
  paper: 'congkak',
  title: message('paperItems.congkakSizes'),
  where: message('paperItems.section', { number: '1' }),
  about: message('paperItems.congkakSizesAbout'),
  readings: [message('paperReadings.boardSeeds')],
  runs: (size) => [
    runOf('variantComparison', {
      variants: [5, 7, 9].map((holes) => game('congkak', { holes })),
      first: 'novice',
      second: 'novice',
      games: size === 'quick' ? 20_000 : 100_000,
      seed: 2022,
    }),
  ],
  judge({ found }) {
    const run = only(found)
    return {
      claims: countsByVariant(run.spec, run.parts).map(({ wins }, at) => {
        const holes = run.spec.variants[at]?.board.holes ?? 0
        const { games, south, north, tie } = sharesOf(wins)
        return beyond(
          `holes-${holes}`,
          message('verdicts.sizeTitle', { count: holes }),
          message('congkakClaims.firstSecondTies', {
            first: shareWithin(south),
            second: shareWithin(north),
            ties: shareWithin(tie),
          }),
          message('congkakClaims.noviceGames', { count: games }),
        )
      }),
      charts: run.report.charts,
      tables: run.report.tables,
    }
  },
  expected: { 'holes-5': 'beyond', 'holes-7': 'beyond', 'holes-9': 'beyond' },
}
