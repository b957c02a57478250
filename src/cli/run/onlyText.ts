import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import { specText } from '../../engine/publish/specText'

/** Ends a command that was only asked to print something about its run. */
export class OnlyText extends Error {
  constructor(readonly text: string) {
    super()
  }

  /** The settings of a run, as a file. */
  static ofSpec(kind: ExperimentKind, spec: unknown): OnlyText {
    return new OnlyText(specText(kind, spec))
  }
}
