import { message, type Text } from '../../locales/message'
import { compareSamples, type Comparison } from '../comparisons/compare'
import { pooled, settingKey } from '../comparisons/pool'
import { comparisonReport } from '../comparisons/report'
import { isComparable, type Sample, samplesOf } from '../comparisons/sample'
import type { FinishedRun } from '../experiments/contract/finishedRun'
import type { PartsOf, SpecOf } from '../experiments/contract/kinds'
import type { Chart, Report, Table } from '../experiments/report/report'
import { someColumns } from '../experiments/report/columns'
import { MAIN } from './readStudy'
import type { Study, StudyComparison, StudyItem, StudyRun } from './study'

/** A comparison of a study and what it found. */
interface AssembledComparison {
  readonly asked: StudyComparison
  readonly found: Comparison
  readonly report: Report
}

/** A numbered table or figure. */
export type AssembledItem = {
  /** Tables and figures are counted separately, from 1. */
  readonly number: number
  readonly of: string
  readonly caption: Text
} & ({ readonly type: 'table'; readonly table: Table } | { readonly type: 'figure'; readonly chart: Chart })

/** A study with everything that it found. */
export interface AssembledStudy {
  readonly study: Study
  readonly runs: readonly { readonly run: StudyRun; readonly report: Report }[]
  readonly comparisons: readonly AssembledComparison[]
  readonly items: readonly AssembledItem[]
  /** Tables and figures that no report has. */
  readonly missing: readonly StudyItem[]
}

/** Puts a study together from its finished runs, by their ids; runs that are not there are left out. */
export function assemble(study: Study, finished: ReadonlyMap<string, FinishedRun>): AssembledStudy {
  const runs = study.runs.flatMap((run) => {
    const found = finished.get(run.id)
    return found ? [{ run, report: found.report }] : []
  })
  const names = new Map([...study.runs, ...study.comparisons].map((each) => [each.id, runName(each)]))
  const written = new Map(study.runs.map(({ id, title }) => [id, title.trim()]))
  const comparisons = study.comparisons.flatMap((asked) => compared(asked, finished, written))
  const reports = new Map([
    ...runs.map(({ run, report }) => [run.id, report] as const),
    ...comparisons.map(({ asked, report }) => [asked.id, report] as const),
  ])
  const counts = { table: 0, figure: 0 }
  const missing: StudyItem[] = []
  const items = study.items.flatMap((item): AssembledItem[] => {
    const report = reports.get(item.of)
    const shown = report && contentOf(item, report)
    if (!shown) {
      missing.push(item)
      return []
    }
    const number = ++counts[item.type]
    const usual = message('studies.captionOf', { name: names.get(item.of) ?? '', title: shown.title })
    return [{ number, of: item.of, caption: item.caption.trim() || usual, ...shown.content }]
  })
  return { study, runs, comparisons, items, missing }
}

/** The games of a finished run; none if its kind has none to compare. */
export function samplesIn(run: FinishedRun): readonly Sample[] {
  const { kind } = run
  if (!isComparable(kind)) return []
  return samplesOf(kind, run.spec as SpecOf<typeof kind>, run.parts as PartsOf<typeof kind>)
}

function compared(
  asked: StudyComparison,
  finished: ReadonlyMap<string, FinishedRun>,
  written: ReadonlyMap<string, string>,
): readonly AssembledComparison[] {
  const byRun = asked.runs.map((id) => finished.get(id)).map((run) => (run ? samplesIn(run) : []))
  if (byRun.some((samples) => samples.length === 0)) return []
  const samples = byRun.flat()
  const base = asked.baseline === null ? undefined : byRun[asked.runs.indexOf(asked.baseline)]?.[0]
  const baseline = base ? pooled(samples).findIndex((setting) => settingKey(setting) === settingKey(base)) : 0
  const { measure, margin } = asked
  const found = compareSamples(samples, { measure, margin, baseline }, titles(asked.runs, byRun, written))
  return [{ asked, found, report: comparisonReport(found) }]
}

/** The titles that authors gave to the runs of a comparison, by their settings; none unless every run has its own. */
function titles(
  runs: readonly string[],
  byRun: readonly (readonly Sample[])[],
  written: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map(runs.map((id, at) => [settingKey(byRun[at]![0]!), written.get(id) ?? '']))
  const named = new Set([...found.values()].filter((title) => title !== ''))
  const isOneEach = byRun.every((samples) => samples.length === 1) && named.size === runs.length
  return isOneEach ? found : new Map()
}

type Content =
  { readonly type: 'table'; readonly table: Table } | { readonly type: 'figure'; readonly chart: Chart }

function contentOf(
  { type, show, columns }: StudyItem,
  { tables, charts }: Report,
): { readonly title: Text; readonly content: Content } | undefined {
  if (type === 'table') {
    const table = show === MAIN ? tables[0] : tables.find(({ id }) => id === show)
    return table && { title: table.title, content: { type, table: someColumns(table, columns) } }
  }
  const chart = show === MAIN ? charts[0] : charts.find(({ id }) => id === show)
  return chart && { title: chart.title, content: { type, chart } }
}

/** What a run of a study is called: its title, or its id. */
export function runName({ title, id }: Pick<StudyRun, 'title' | 'id'>): string {
  return title.trim() || id
}

/** What a numbered table or figure is called: Table 2. */
export function itemName({ type, number }: Pick<AssembledItem, 'type' | 'number'>): Text {
  return message(type === 'table' ? 'studies.table' : 'studies.figure', { number })
}
