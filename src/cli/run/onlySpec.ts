import type { ExperimentKind } from '../../engine/experiments/contract/experiment'

/** The text of a spec file, which `run`, `plan` and the app can read. */
export function specText(kind: ExperimentKind, spec: unknown): string {
  return `${JSON.stringify({ format: 'lumbung-spec', kind, spec }, null, 2)}\n`
}

/** Ends a command that was only asked to print its spec. */
export class OnlySpec extends Error {
  readonly text: string

  constructor(kind: ExperimentKind, spec: unknown) {
    super()
    this.text = specText(kind, spec)
  }
}
