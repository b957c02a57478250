import { type Experiment, EXPERIMENT_KINDS, type ExperimentKind, type Task } from './experiment'
import { gameTrees } from '../kinds/gameTrees/gameTrees'
import { gameValues } from '../kinds/gameValues/gameValues'
import { matchOfRounds } from '../kinds/matchOfRounds/matchOfRounds'
import { matchSeries } from '../kinds/matchSeries/matchSeries'
import { replay } from '../kinds/replay/replay'
import { routes } from '../kinds/routes/routes'
import { scenarioMatrix } from '../kinds/scenarioMatrix/scenarioMatrix'
import { skillCurve } from '../kinds/skillCurve/skillCurve'
import { variantComparison } from '../kinds/variantComparison/variantComparison'
import { startLayouts } from '../kinds/startLayouts/startLayouts'
import { strategyCheck } from '../kinds/strategyCheck/strategyCheck'
import { sweep } from '../kinds/sweep/sweep'
import { winningOpenings } from '../kinds/winningOpenings/winningOpenings'

/** An experiment whose spec and parts only it can read; `parse` must have made the spec. */
export type AnyExperiment = Experiment<unknown, Task, unknown>

const ALL: Readonly<Record<ExperimentKind, AnyExperiment>> = {
  matchSeries,
  scenarioMatrix,
  skillCurve,
  variantComparison,
  matchOfRounds,
  winningOpenings,
  gameValues,
  sweep,
  strategyCheck,
  startLayouts,
  replay,
  routes,
  gameTrees,
}

/** Every experiment, in the order the gallery shows them. */
export const EXPERIMENTS: readonly AnyExperiment[] = EXPERIMENT_KINDS.map((kind) => ALL[kind])

/** The experiment of a kind. */
export function experimentOf(kind: ExperimentKind): AnyExperiment {
  return ALL[kind]
}
