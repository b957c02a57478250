import * as v from 'valibot'
import type { Variant } from '../../../variant/variant'
import { listOf, type Shape } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { strategyIdShape } from '../../spec/strategyShape'
import { variantShape } from '../../spec/variantShape'

/** Small games whose complete trees are built; South follows a strategy if one is given. */
export interface GameTreesSpec {
  readonly variants: readonly Variant[]
  /** The id of a strategy, or empty: South may choose anything. */
  readonly strategy: string
}

const maybeStrategy: Shape<string> = v.lazy<Shape<string>>((input) =>
  input === '' ? v.literal('') : strategyIdShape,
)

/** Reads a spec. */
export const parseGameTrees = specParser(
  specShape<GameTreesSpec>(
    { variants: listOf(variantShape, 0, 20), strategy: maybeStrategy },
    { strategy: '' },
  ),
)
