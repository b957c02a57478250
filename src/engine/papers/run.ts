import type { ExperimentKind, Json } from '../experiments/contract/experiment'
import { findPreset } from '../variant/catalogue'
import type { PresetSizes } from '../variant/catalogue/preset'
import type { Variant } from '../variant/variant'
import type { Run } from './item'

/** A stored spec of an experiment; plain data through and through. */
export function runOf(kind: ExperimentKind, spec: object): Run {
  return { kind, spec: spec as Json }
}

/** A game of the catalogue in a size. */
export function game(id: string, sizes: PresetSizes = {}): Variant {
  const preset = findPreset(id)
  if (!preset) throw new Error(`No preset ${id}`)
  return preset.make(sizes)
}
