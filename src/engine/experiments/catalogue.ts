import { type Experiment, EXPERIMENT_KINDS, type ExperimentKind, type Task } from './experiment'
import { gameTrees } from './gameTrees/gameTrees'
import { gameValues } from './gameValues/gameValues'
import { matchOfRounds } from './matchOfRounds/matchOfRounds'
import { matchSeries } from './matchSeries/matchSeries'
import { replay } from './replay/replay'
import { routes } from './routes/routes'
import { scenarioMatrix } from './scenarioMatrix/scenarioMatrix'
import { skillCurve } from './skillCurve/skillCurve'
import { variantComparison } from './variantComparison/variantComparison'
import { startLayouts } from './startLayouts/startLayouts'
import { strategyCheck } from './strategyCheck/strategyCheck'
import { sweep } from './sweep/sweep'
import { winningOpenings } from './winningOpenings/winningOpenings'

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
