import * as v from 'valibot'
import { message } from '../../../../locales/message'
import { readTablePosition } from '../../../tables/positionText'
import { tableable } from '../../../tables/tableable'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { wholeNumber, type Shape } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** All positions of a variant with up to this many seeds, to be valued. */
export interface EndgameTablesSpec {
  readonly variant: Variant
  /** Seeds in holes, at most. */
  readonly seeds: number
  /** A position to report, the mover's holes first, such as `1,0,2/0,3,1`; or empty. */
  readonly position: string
}

/** The most seeds that a table can be asked for. */
export const MOST_SEEDS = 48

/** Awari up to eight seeds. */
export const DEFAULTS: EndgameTablesSpec = { variant: findPreset('awari')!.make(), seeds: 8, position: '' }

const text: Shape<string> = v.pipe(v.string(), v.maxLength(200))

/** Parses a spec; reports what cannot be tabulated before any work starts. */
export const parseEndgameTables = specParser(
  specShape<EndgameTablesSpec>(
    { variant: variantShape, seeds: wholeNumber(0, MOST_SEEDS), position: text },
    DEFAULTS,
  ),
  together,
)

function together({ variant, seeds, position }: EndgameTablesSpec): readonly SpecProblem[] {
  const how = tableable(variant, seeds)
  if (!how.ok) return [{ path: how.path, message: how.because }]
  if (position === '') return []
  const read = readTablePosition(variant, position)
  if (!read.ok) return [{ path: 'position', message: read.error }]
  if (read.value.seeds <= seeds) return []
  return [{ path: 'position', message: message('endgames.positionLarge', { seeds: read.value.seeds }) }]
}
