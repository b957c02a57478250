import { type Experiment, EXPERIMENT_KINDS, type ExperimentKind, type Task } from './experiment'
import type { ExperimentOf } from './kinds'
import { catalogueSurvey } from '../kinds/catalogueSurvey/catalogueSurvey'
import { endgameTables } from '../kinds/endgameTables/endgameTables'
import { gameTrees } from '../kinds/gameTrees/gameTrees'
import { gameValues } from '../kinds/gameValues/gameValues'
import { ladder } from '../kinds/ladder/ladder'
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
import { training } from '../kinds/training/training'
import { winningOpenings } from '../kinds/winningOpenings/winningOpenings'

/** An experiment whose kind is known only at run time; it may only be given what its own `parse` and `run` returned. */
export type AnyExperiment = Experiment<unknown, Task, unknown>

/** Every kind with its experiment, and so the types of its spec, tasks and parts: a new kind does not compile until it is here. */
export const CATALOGUE = {
  matchSeries,
  scenarioMatrix,
  skillCurve,
  winningOpenings,
  gameValues,
  sweep,
  strategyCheck,
  startLayouts,
  variantComparison,
  matchOfRounds,
  catalogueSurvey,
  endgameTables,
  ladder,
  training,
  replay,
  routes,
  gameTrees,
} satisfies Readonly<Record<ExperimentKind, AnyExperiment>>

const TYPED: { readonly [K in ExperimentKind]: ExperimentOf<K> } = CATALOGUE

/** Every experiment of the gallery, in its order. */
export const EXPERIMENTS: readonly AnyExperiment[] = EXPERIMENT_KINDS.map(anyExperimentOf)

/** The experiment of a kind, with the types of its spec, tasks and parts. */
export function experimentOf<K extends ExperimentKind>(kind: K): ExperimentOf<K> {
  return TYPED[kind]
}

/** The experiment of a kind that is only named by a message, a file or a form. */
export function anyExperimentOf(kind: ExperimentKind): AnyExperiment {
  return CATALOGUE[kind]
}
