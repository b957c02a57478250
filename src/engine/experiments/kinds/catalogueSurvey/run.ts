import * as v from 'valibot'
import type { Progress } from '../../contract/experiment'
import { countShape } from '../countsShape'
import { boutSteps, type BoutPart, type BoutTask } from '../bouts'
import { sampleBranching, type Branching } from './branching'
import { boutsOf, type CatalogueSurveySpec } from './spec'

/** What a task counted, with the choices of some positions in the first task of each game. */
export interface SurveyPart extends BoutPart {
  readonly branching: Branching | null
}

const STEPS = boutSteps(boutsOf)

/** Unit, plan and estimate: a bout per game. */
export const { unit, plan, estimate } = STEPS

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, SurveyPart> = v.intersect([
  STEPS.partShape,
  v.object({ branching: v.nullable(v.object({ choices: countShape, positions: countShape })) }),
])

/** Plays a task, and counts choices once per game. */
export function* run(spec: CatalogueSurveySpec, task: BoutTask): Generator<Progress, SurveyPart> {
  const { bout, counts } = yield* STEPS.run(spec, task)
  const { variant, from } = boutsOf(spec)[bout]!
  if (task.from !== from) return { bout, counts, branching: null }
  const sampling = sampleBranching(variant, spec.seed)
  for (;;) {
    const step = sampling.next()
    if (step.done) return { bout, counts, branching: step.value }
    yield { done: 1, units: counts.games }
  }
}
