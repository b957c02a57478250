import { countsByVariant } from '../../../experiments/kinds/variantComparison/report'
import { sharesOf } from '../../../experiments/report/winTable'
import { counted, percentWithin } from '../../../experiments/report/wording'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { game, only, runOf } from '../../run'

/** Congkak on the other boards the paper names. */
export const congkakSizes: Item<'variantComparison'> = {
  id: 'congkak-sizes',
  paper: 'congkak',
  title: 'Other boards',
  where: 'Section 1',
  about: 'Does the first player’s advantage depend on the size of the board?',
  readings: [
    'The paper names other boards but gives no number of seeds for them. Every hole starts with as many seeds as a side has holes.',
  ],
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
        const holes = run.spec.variants[at]?.board.holes
        const { games, south, north, tie } = sharesOf(wins)
        return beyond(
          `holes-${holes}`,
          `${holes} holes a side`,
          `first ${percentWithin(south)}, second ${percentWithin(north)}, ties ${percentWithin(tie)}`,
          `${counted(games, 'novice game')}.`,
        )
      }),
      charts: run.report.charts,
      tables: run.report.tables,
    }
  },
  expected: { 'holes-5': 'beyond', 'holes-7': 'beyond', 'holes-9': 'beyond' },
}
