import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import { specText } from '../../engine/publish/specText'

/** Ends a command that was only asked to print its spec. */
export class OnlySpec extends Error {
  readonly text: string

  constructor(kind: ExperimentKind, spec: unknown) {
    super()
    this.text = specText(kind, spec)
  }
}
