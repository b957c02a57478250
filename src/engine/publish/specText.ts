import type { ExperimentKind } from '../experiments/contract/experiment'

/** What a spec file says of itself. */
const SPEC_FORMAT = 'lumbung-spec'

/** A spec as the text of a file that the app opens and `lumbung run` computes. */
export function specText(kind: ExperimentKind, spec: unknown): string {
  return `${JSON.stringify({ format: SPEC_FORMAT, kind, spec }, null, 2)}\n`
}
