import * as v from 'valibot'
import { through } from '../../../through'
import type { Progress } from '../../contract/experiment'
import { countShape } from '../partShapes'
import { seriesSteps, type RangePart, type RangeTask } from '../severalSeries'
import { seriesOf, type CatalogueSurveySpec } from './spec'
import { streamOf } from '../../../random/stream'
import { legal } from '../../../rules/legal'
import { start } from '../../../rules/match'
import { play } from '../../../rules/play'
import type { Variant } from '../../../variant/variant'

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

/** How many choices there were in how many positions. */
export interface Branching {
  readonly choices: number
  readonly positions: number
}

/** Positions examined: enough to know the mean number of choices to about 5%. */
const POSITIONS = 400

/** Counts the choices along random games, one position per step, so that the caller can yield in between. */
export function* sampleBranching(variant: Variant, seed: number): Generator<number, Branching> {
  let [choices, positions] = [0, 0]
  for (let number = 0; positions < POSITIONS; number++) {
    const luck = streamOf(seed, number, 'play')
    let game = start(variant, number % 2 === 0 ? 'south' : 'north')
    if (game.phase === 'over') break
    while (game.phase !== 'over' && positions < POSITIONS) {
      const open = legal(variant, game)
      choices += open.length
      positions += 1
      const played = play(variant, game, open[luck.below(open.length)]!)
      if (!played.ok) throw new Error('A legal move was refused')
      ;({ game } = played.value)
      yield positions / POSITIONS
    }
  }
  return { choices, positions }
}
