/**
 * The typed map of all kinds of experiment. Whoever knows the kind of a run gets its types back:
 *
 *     experimentOf('sweep')              // Experiment<SweepSpec, SweepTask, SweepPart>
 *     const run: ExperimentRun = …       // a union told apart by `kind`: `if (run.kind === 'sweep') run.spec.holes`
 *     const parts = partsOf('sweep', raw) // Result<ReadonlyMap<number, SweepPart>, Text>
 *
 * Parts cross threads, databases and files as JSON. `partsOf` (parts.ts) is the one place where JSON becomes typed
 * parts, and it checks every part before it is believed. Papers, commands and pages that need numbers ask it and read
 * fields of the parts, never cells of a report by the name of their column:
 *
 *     const solved = partsOf('gameValues', raw)
 *     if (solved.ok) solved.value.get(0)?.lower
 *
 * Functions that serve every kind are generic (`<K extends ExperimentKind>(kind: K, spec: SpecOf<K>)`). Only where a
 * kind is known at run time alone, at worker messages, storage and forms, `anyExperimentOf` gives an experiment whose
 * specs and parts are opaque.
 */
import type { BoutPart, BoutTask } from '../kinds/bouts'
import type { SurveyPart } from '../kinds/catalogueSurvey/run'
import type { CatalogueSurveySpec } from '../kinds/catalogueSurvey/spec'
import type { EndgamePart } from '../kinds/endgameTables/run'
import type { EndgameTablesSpec } from '../kinds/endgameTables/spec'
import type { GameTreesPart } from '../kinds/gameTrees/run'
import type { GameTreesSpec } from '../kinds/gameTrees/spec'
import type { SolvedCell } from '../kinds/gameValues/run'
import type { GameValuesSpec } from '../kinds/gameValues/spec'
import type { LadderTask } from '../kinds/ladder/plan'
import type { LadderPart } from '../kinds/ladder/run'
import type { LadderSpec } from '../kinds/ladder/spec'
import type { RoundsPart, RoundsTask } from '../kinds/matchOfRounds/run'
import type { MatchOfRoundsSpec } from '../kinds/matchOfRounds/spec'
import type { SeriesPart, SeriesTask } from '../kinds/matchSeries/run'
import type { MatchSeriesSpec } from '../kinds/matchSeries/spec'
import type { ReplayPart } from '../kinds/replay/run'
import type { ReplaySpec } from '../kinds/replay/spec'
import type { RoutesPart } from '../kinds/routes/run'
import type { RoutesSpec } from '../kinds/routes/spec'
import type { ScenarioMatrixSpec } from '../kinds/scenarioMatrix/spec'
import type { SkillCurveSpec } from '../kinds/skillCurve/spec'
import type { LayoutsPart, LayoutsTask } from '../kinds/startLayouts/run'
import type { StartLayoutsSpec } from '../kinds/startLayouts/spec'
import type { CheckedBoard } from '../kinds/strategyCheck/run'
import type { StrategyCheckSpec } from '../kinds/strategyCheck/spec'
import type { SweepPart, SweepTask } from '../kinds/sweep/run'
import type { SweepSpec } from '../kinds/sweep/spec'
import type { TrainingTask } from '../kinds/training/plan'
import type { TrainingPart } from '../kinds/training/run'
import type { TrainingSpec } from '../kinds/training/spec'
import type { VariantComparisonSpec } from '../kinds/variantComparison/spec'
import type { OpeningsTask } from '../kinds/winningOpenings/plan'
import type { OpeningsPart } from '../kinds/winningOpenings/run'
import type { OpeningsSpec } from '../kinds/winningOpenings/spec'
import type { Experiment, ExperimentKind, Task } from './experiment'

/** The spec, task and part of each kind. */
interface Kinds {
  matchSeries: { spec: MatchSeriesSpec; task: SeriesTask; part: SeriesPart }
  scenarioMatrix: { spec: ScenarioMatrixSpec; task: BoutTask; part: BoutPart }
  skillCurve: { spec: SkillCurveSpec; task: BoutTask; part: BoutPart }
  winningOpenings: { spec: OpeningsSpec; task: OpeningsTask; part: OpeningsPart }
  gameValues: { spec: GameValuesSpec; task: Task; part: SolvedCell }
  sweep: { spec: SweepSpec; task: SweepTask; part: SweepPart }
  strategyCheck: { spec: StrategyCheckSpec; task: Task; part: CheckedBoard }
  startLayouts: { spec: StartLayoutsSpec; task: LayoutsTask; part: LayoutsPart }
  variantComparison: { spec: VariantComparisonSpec; task: BoutTask; part: BoutPart }
  matchOfRounds: { spec: MatchOfRoundsSpec; task: RoundsTask; part: RoundsPart }
  catalogueSurvey: { spec: CatalogueSurveySpec; task: BoutTask; part: SurveyPart }
  endgameTables: { spec: EndgameTablesSpec; task: Task; part: EndgamePart }
  ladder: { spec: LadderSpec; task: LadderTask; part: LadderPart }
  training: { spec: TrainingSpec; task: TrainingTask; part: TrainingPart }
  replay: { spec: ReplaySpec; task: Task; part: ReplayPart }
  routes: { spec: RoutesSpec; task: Task; part: RoutesPart }
  gameTrees: { spec: GameTreesSpec; task: Task; part: GameTreesPart }
}

/** The spec of a kind, as `parse` returns it. */
export type SpecOf<K extends ExperimentKind = ExperimentKind> = Kinds[K]['spec']

/** A task of a kind. */
type TaskOf<K extends ExperimentKind = ExperimentKind> = Kinds[K]['task']

/** What a task of a kind finds. */
export type PartOf<K extends ExperimentKind = ExperimentKind> = Kinds[K]['part']

/** The parts of a run by the index of their task. */
export type PartsOf<K extends ExperimentKind = ExperimentKind> = ReadonlyMap<number, PartOf<K>>

/** The experiment of a kind. */
export type ExperimentOf<K extends ExperimentKind> = Experiment<SpecOf<K>, TaskOf<K>, PartOf<K>>

/** A requested run: a kind with its spec, one member of the union per kind. */
export type ExperimentRun<K extends ExperimentKind = ExperimentKind> = {
  [P in K]: { readonly kind: P; readonly spec: SpecOf<P> }
}[K]
