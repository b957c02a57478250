import { experimentOf } from '../../../engine/experiments/catalogue'
import { EXPERIMENT_KINDS, type ExperimentKind, type Json } from '../../../engine/experiments/experiment'
import { ok, refuse, type Result } from '../../../engine/result'

const FORMAT = 'lumbung-spec'

/** A spec as the text of a file. */
export function specFile(kind: ExperimentKind, spec: Json): string {
  return `${JSON.stringify({ format: FORMAT, kind, spec }, null, 2)}\n`
}

/** Reads a spec from a file: one saved as such, or the spec inside a saved run. */
export function readSpecFile(text: string): Result<{ kind: ExperimentKind; spec: Json }, string> {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return refuse('This is not JSON.')
  }
  const { kind, spec } = (typeof content === 'object' && content !== null ? content : {}) as {
    kind?: unknown
    spec?: unknown
  }
  if (!EXPERIMENT_KINDS.some((known) => known === kind))
    return refuse('This file does not name a kind of experiment.')
  const parsed = experimentOf(kind as ExperimentKind).parse(spec)
  if (!parsed.ok) return refuse(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('; '))
  return ok({ kind: kind as ExperimentKind, spec: spec as Json })
}
