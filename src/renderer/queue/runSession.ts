import { runExperiment, type Parts } from '../../workers/runExperiment'
import type { Submission } from '../../workers/pool'
import { experimentPool } from '../platform/engine'
import type { JobState } from './job'
import { createPace } from './pace'
import type { PartsRepository } from '../storage/partsRepository'

/** Lets the workers go on with a job: what they finish goes into its state and to the keeper. */
export function sit(state: JobState, parts: PartsRepository, onProgress: () => void): Submission<Parts> {
  const began = performance.now()
  state.status = 'running'
  state.interrupted = false
  state.failure = null
  state.startedAt = began
  state.pace = createPace(state.done)
  const sitting = runExperiment(experimentPool(), {
    kind: state.experiment.kind,
    spec: state.spec,
    parts: state.parts,
    checkpoints: state.checkpoints,
    onPart(index, part) {
      state.parts.set(index, part)
      state.checkpoints.delete(index)
      parts.save(state.id, index, part)
    },
    onCheckpoint(index, checkpoint) {
      if (state.parts.has(index)) return
      state.checkpoints.set(index, checkpoint)
      parts.saveCheckpoint(state.id, index, checkpoint)
    },
    onProgress({ done, units }) {
      state.done = Math.max(state.done, done)
      state.pace.note((performance.now() - began) / 1000, done, units)
      onProgress()
    },
  })
  state.submission = sitting
  return sitting
}
