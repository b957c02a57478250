import { message } from '../../../../locales/message'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { listOf } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** Variants whose routes are analysed as directed graphs. */
export interface RoutesSpec {
  readonly variants: readonly Variant[]
}

/** Covering by paths and cycles is counted edge set by edge set; this many holes per side is still quick. */
const MOST_HOLES = 8

/** Reads a spec. */
export const parseRoutes = specParser(
  specShape<RoutesSpec>({ variants: listOf(variantShape, 0, 50) }, {}),
  together,
)

function together({ variants }: RoutesSpec): readonly SpecProblem[] {
  return variants.flatMap(({ board }, at) =>
    board.holes > MOST_HOLES
      ? [
          {
            path: `variants.${at}.board.holes`,
            message: message('specProblems.routeHoles', { max: MOST_HOLES }),
          },
        ]
      : [],
  )
}
