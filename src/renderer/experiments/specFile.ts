import { experimentOf } from '../../engine/experiments/contract/catalogue'
import {
  type ExperimentKind,
  isExperimentKind,
  type Json,
} from '../../engine/experiments/contract/experiment'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { ok, refuse, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import { isOfNewerLumbung, NEEDS_NEWER } from '../platform/fileKind'
import { parseJson } from '../platform/parseJson'

/** Reads a spec from a file: one saved as such, or the spec inside a saved run. */
export function readSpecFile(text: string): Result<{ kind: ExperimentKind; spec: Json }, Text> {
  const content = parseJson(text)
  if (content === undefined) return refuse(message('experiments.notJson'))
  if (isOfNewerLumbung(text)) return refuse(NEEDS_NEWER)
  const { kind, spec } = (typeof content === 'object' && content !== null ? content : {}) as {
    kind?: unknown
    spec?: unknown
  }
  if (!isExperimentKind(kind) || !experimentOf(kind).fields) return refuse(message('experiments.noKind'))
  const parsed = experimentOf(kind).parse(spec)
  return parsed.ok ? ok({ kind, spec: spec as Json }) : refuse(describeSpecProblems(parsed.error))
}
