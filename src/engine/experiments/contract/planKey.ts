import { checksumOf } from '../../checksum'
import { anyExperimentOf } from './catalogue'
import type { ExperimentKind } from './experiment'

const known = new WeakMap<object, string | null>()

/**
 * Identifies the tasks of a spec, so that parts stored by index are never mistaken for those of other tasks; null if
 * the spec is not valid.
 */
export function planKeyOf(kind: ExperimentKind, spec: unknown): string | null {
  const isObject = typeof spec === 'object' && spec !== null
  const before = isObject ? known.get(spec) : undefined
  if (before !== undefined) return before
  const experiment = anyExperimentOf(kind)
  const read = experiment.parse(spec)
  const key = read.ok ? checksumOf(experiment.plan(read.value)) : null
  if (isObject) known.set(spec, key)
  return key
}
