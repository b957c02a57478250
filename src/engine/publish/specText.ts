import type { ExperimentKind } from '../experiments/contract/experiment'
import { sparsely } from '../variant/sparse'

/** The header of a spec file. */
export const SPEC_FORMAT = 'lumbung-spec'

/** What spec files name as their JSON Schema. */
export const SPEC_SCHEMA = 'urn:lumbung:spec:1'

/** A spec as the text of a file that the app opens and `lumbung run` computes. */
export function specText(kind: ExperimentKind, spec: unknown): string {
  return `${JSON.stringify({ format: SPEC_FORMAT, $schema: SPEC_SCHEMA, kind, spec }, sparsely, 2)}\n`
}
