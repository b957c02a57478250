import * as v from 'valibot'
import { through } from '../../../through'
import type { Progress } from '../../contract/experiment'
import { countShape } from '../partShapes'
import { seriesSteps, type RangePart, type RangeTask } from '../severalSeries'
import { sampleBranching, type Branching } from './branching'
import { seriesOf, type CatalogueSurveySpec } from './spec'

/** What a task counted, with the choices of some positions in the first task of each game. */
export interface SurveyPart extends RangePart {
  readonly branching: Branching | null
}

const STEPS = seriesSteps(seriesOf)

/** Unit, plan and estimate: a series per game. */
export const { unit, plan, estimate } = STEPS

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, SurveyPart> = v.intersect([
  STEPS.partShape,
  v.object({ branching: v.nullable(v.object({ choices: countShape, positions: countShape })) }),
])

/** Plays a task, and counts choices once per game. */
export function* run(spec: CatalogueSurveySpec, task: RangeTask): Generator<Progress, SurveyPart> {
  const { bout, counts } = yield* STEPS.run(spec, task)
  const { variant, from } = seriesOf(spec)[bout]!
  if (task.from !== from) return { bout, counts, branching: null }
  const sampling = sampleBranching(variant, spec.seed)
  const branching = yield* through(sampling, () => ({ done: 1, units: counts.games }))
  return { bout, counts, branching }
}
