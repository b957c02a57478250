import type { AnyExperiment } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { planKeyOf } from '../../engine/experiments/contract/planKey'
import { platform } from '../platform/platform'
import type { RunRecord } from '../storage/records'
import { describeRun } from './describeRun'

/** The record of a run waiting to start; the experiment has accepted the spec. */
export function newRun(experiment: AnyExperiment, spec: unknown): RunRecord {
  return {
    id: crypto.randomUUID(),
    kind: experiment.kind,
    spec: spec as Json,
    ...describeRun(experiment, spec as Json),
    version: platform.version,
    status: 'waiting',
    created: Date.now(),
    finished: null,
    seconds: 0,
    tasks: experiment.plan(spec).length,
    plan: planKeyOf(experiment.kind, spec) ?? undefined,
    done: 0,
    finding: '',
    shares: null,
    failure: null,
    tags: [],
    note: '',
    pinned: false,
    deleted: null,
  }
}
