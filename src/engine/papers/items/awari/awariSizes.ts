import { countText } from '../../texts'
import { exactly } from '../../claims'
import type { Item } from '../../item'
import { game, only, runOf } from '../../run'
import { halfRanks } from '../../../tables/halfRanks'
import { reachableWithOneEmpty } from '../../../tables/layerCounts'
import { message } from '../../../../locales/message'

const ALL_SEEDS = 48
/** Captures take two seeds or more, so no capture leaves this many. */
const NEVER_LEFT = ALL_SEEDS - 1
/** The start of the game, which no move leads to. */
const STARTS = 1

/** What the sizes of the awari databases count. */
export const awariSizes: Item<'endgameTables'> = {
  id: 'awari-sizes',
  paper: 'awari',
  title: message('awariClaims.sizes'),
  where: message('awariClaims.sizesWhere'),
  about: message('awariClaims.sizesAbout'),
  readings: [message('awariClaims.sizesReading'), message('awariClaims.totalReading')],
  runs: (size) => [
    runOf('endgameTables', { variant: game('awari'), seeds: size === 'quick' ? 8 : 20, position: '' }),
  ],
  judge({ published, found }) {
    const { spec, parts, report } = only(found)
    const { layerSizes, upTo48 } = published.claims.awari
    const { holes } = spec.variant.board
    const ranks = halfRanks(holes)
    const layers = parts.get(0)?.layers ?? []
    // Layers that were not filled are still counted.
    const sizeOf = (seeds: number): number =>
      layers[seeds]?.reachable ?? reachableWithOneEmpty(ranks, holes, seeds)
    const total = Array.from({ length: ALL_SEEDS + 1 }, (_, seeds) =>
      seeds === NEVER_LEFT ? 0 : sizeOf(seeds),
    )
    return {
      claims: [
        ...layerSizes.map(([seeds = 0, size = 0]) =>
          exactly(
            `size-${seeds}`,
            message('awariClaims.layer', { seeds }),
            countText(String(size)),
            countText(String(sizeOf(seeds))),
          ),
        ),
        exactly(
          'total',
          message('awariClaims.total'),
          countText(String(upTo48)),
          countText(String(total.reduce((sum, size) => sum + size, STARTS))),
        ),
      ],
      charts: report.charts,
      tables: report.tables,
    }
  },
  expected: {},
}
