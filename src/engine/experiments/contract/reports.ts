import { list, message } from '../../../locales/message'
import { outsideIn, playerOfProgram } from '../../players/outside'
import { describePlayer } from '../../players/player'
import { finish } from '../../through'
import { report as reportCatalogueSurvey } from '../kinds/catalogueSurvey/report'
import { report as reportEndgameTables } from '../kinds/endgameTables/report'
import { report as reportGameTrees } from '../kinds/gameTrees/report'
import { report as reportGameValues } from '../kinds/gameValues/report'
import { report as reportLadder } from '../kinds/ladder/report'
import { report as reportMatchOfRounds } from '../kinds/matchOfRounds/report'
import { reportInSlices as reportMatchSeries } from '../kinds/matchSeries/report'
import { report as reportReplay } from '../kinds/replay/report'
import { report as reportRoutes } from '../kinds/routes/report'
import { report as reportScenarioMatrix } from '../kinds/scenarioMatrix/report'
import { report as reportSkillCurve } from '../kinds/skillCurve/report'
import { report as reportStartLayouts } from '../kinds/startLayouts/report'
import { report as reportStrategyCheck } from '../kinds/strategyCheck/report'
import { reportInSlices as reportSweep } from '../kinds/sweep/report'
import { report as reportTraining } from '../kinds/training/report'
import { report as reportVariantComparison } from '../kinds/variantComparison/report'
import { report as reportWinningOpenings } from '../kinds/winningOpenings/report'
import type { Report } from '../report/report'
import type { ExperimentKind } from './experiment'
import type { PartsOf, SpecOf } from './kinds'

/** Builds a report in slices of some milliseconds, so that a million rows do not block a window. */
type Reporter<Spec, Parts, Made extends Report = Report> = (
  spec: Spec,
  parts: Parts,
) => Generator<undefined, Made>

/**
 * Every kind with its report. Reports are separate from experiments because they need the statistics, which code that
 * only plans or runs tasks should not have to load.
 */
const REPORTERS = {
  matchSeries: reportMatchSeries,
  scenarioMatrix: inOneSlice(reportScenarioMatrix),
  skillCurve: inOneSlice(reportSkillCurve),
  winningOpenings: inOneSlice(reportWinningOpenings),
  gameValues: inOneSlice(reportGameValues),
  sweep: reportSweep,
  strategyCheck: inOneSlice(reportStrategyCheck),
  startLayouts: inOneSlice(reportStartLayouts),
  variantComparison: inOneSlice(reportVariantComparison),
  matchOfRounds: inOneSlice(reportMatchOfRounds),
  catalogueSurvey: inOneSlice(reportCatalogueSurvey),
  endgameTables: inOneSlice(reportEndgameTables),
  ladder: inOneSlice(reportLadder),
  training: inOneSlice(reportTraining),
  replay: inOneSlice(reportReplay),
  routes: inOneSlice(reportRoutes),
  gameTrees: inOneSlice(reportGameTrees),
} satisfies { readonly [K in ExperimentKind]: Reporter<SpecOf<K>, PartsOf<K>> }

/** The report of a kind, with what only reports of this kind have. */
export type ReportOf<K extends ExperimentKind> =
  (typeof REPORTERS)[K] extends Reporter<never, never, infer Made> ? Made : never

/** What a run found. Parts are merged by index; the report of an unfinished run says what is missing. */
export function reportOf<K extends ExperimentKind>(kind: K, spec: SpecOf<K>, parts: PartsOf<K>): ReportOf<K> {
  return anyReportOf(kind, spec, parts) as ReportOf<K>
}

/** The report of a kind that only a message, a file or a form names; spec and parts have been checked. */
export function anyReportOf(
  kind: ExperimentKind,
  spec: unknown,
  parts: ReadonlyMap<number, unknown>,
): Report {
  return finish(anyReportInSlices(kind, spec, parts))
}

/** The report of such a kind, built in slices: yields between them, so that a window stays responsive. */
export function anyReportInSlices(
  kind: ExperimentKind,
  spec: unknown,
  parts: ReadonlyMap<number, unknown>,
): Generator<undefined, Report> {
  const reporter = REPORTERS[kind] as Reporter<unknown, ReadonlyMap<number, unknown>>
  return marked(reporter(spec, parts), spec)
}

/** The report of a run in which programs from outside played says so. */
function* marked(work: Generator<undefined, Report>, spec: unknown): Generator<undefined, Report> {
  const report = yield* work
  const programs = outsideIn(spec).map((id) => describePlayer(playerOfProgram(id)))
  if (programs.length === 0) return report
  const caveat = message('outside.notReproducible', { players: list(programs, 'and') })
  return { ...report, caveats: [caveat, ...report.caveats] }
}

function inOneSlice<Spec, Parts>(report: (spec: Spec, parts: Parts) => Report): Reporter<Spec, Parts> {
  return function* (spec, parts) {
    return report(spec, parts)
  }
}
