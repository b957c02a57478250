import { anyExperimentOf } from '../engine/experiments/contract/catalogue'
import type { Progress } from '../engine/experiments/contract/experiment'
import { describeSpecProblems } from '../engine/experiments/spec/specProblems'
import { chooseMove, valueMoves } from './atPlay'
import type { Answers, Job } from './jobs'

/** The work a job asks for, ready to be stepped. */
export function* workOf(job: Job): Generator<Progress, Answers[Job['type']]> {
  switch (job.type) {
    case 'task': {
      const experiment = anyExperimentOf(job.kind)
      const spec = experiment.parse(job.spec)
      if (!spec.ok) throw new Error(describeSpecProblems(spec.error))
      const part = yield* experiment.run(spec.value, job.task, job.checkpoint)
      return part as Answers['task']
    }
    case 'choose':
      return yield* chooseMove(job.variant, job.game, job.agent, job.seed, job.made)
    case 'evaluate':
      return yield* valueMoves(job.variant, job.game)
  }
}
