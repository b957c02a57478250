import type { ExperimentKind, Json } from '../experiments/contract/experiment'
import type { SpecOf } from '../experiments/contract/kinds'
import { findPreset } from '../variant/catalogue'
import type { PresetSizes } from '../variant/catalogue/preset'
import type { Variant } from '../variant/variant'
import type { Run } from './item'

/** A stored spec of an experiment; omitted fields have the experiment's defaults. */
export function runOf<K extends ExperimentKind>(kind: K, spec: Partial<SpecOf<K>>): Run<K> {
  return { kind, spec: spec as Json }
}

/** A game of the catalogue at a size. */
export function game(id: string, sizes: PresetSizes = {}): Variant {
  const preset = findPreset(id)
  if (!preset) throw new Error(`No preset ${id}`)
  return preset.make(sizes)
}

/** The run of an item that makes one. */
export function only<T>(found: readonly T[]): T {
  const [run] = found
  if (run === undefined || found.length > 1) throw new Error(`One run was expected, not ${found.length}`)
  return run
}
