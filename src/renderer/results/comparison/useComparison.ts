import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { compareSamples, type Comparison, type ComparisonOptions } from '../../../engine/comparisons/compare'
import { comparisonReport } from '../../../engine/comparisons/report'
import { type Sample, isComparable } from '../../../engine/comparisons/sample'
import type { FinishedRun } from '../../../engine/experiments/contract/finishedRun'
import { partsOf } from '../../../engine/experiments/contract/parts'
import { experimentOf } from '../../../engine/experiments/contract/catalogue'
import type { Report } from '../../../engine/experiments/report/report'
import { samplesIn } from '../../../engine/studies/assemble'
import { message, type Text } from '../../../locales/message'
import type { RunRecord } from '../../storage/records'
import { aboutRun } from '../../runs/describeRun'
import type { BuiltReport } from '../../runs/buildReport'
import { useRuns } from '../../runs/runsStore'
import { compareRuns, overlays, specDifferences, type Compared } from './compareRuns'

/** A comparison once it is ready; `failure` is the reason if there is none. */
interface FollowedComparison {
  readonly report: ComputedRef<Report | null>
  /** Null if the runs answer different questions and are only shown side by side. */
  readonly comparison: ComputedRef<Comparison | null>
  readonly failure: Readonly<ShallowRef<Text | null>>
}

interface ReadRun {
  readonly record: RunRecord
  readonly built: BuiltReport
  readonly samples: readonly Sample[]
}

/** Compares runs; their numbers are read again only when one of them has more parts, and a late answer is dropped. */
export function useComparison(
  compared: () => readonly RunRecord[],
  options: () => Partial<ComparisonOptions> = () => ({}),
): FollowedComparison {
  const runs = useRuns()
  const all = shallowRef<readonly ReadRun[]>([])
  const failure = shallowRef<Text | null>(null)
  let asked = 0

  watch(
    () => JSON.stringify(compared().map(({ id, title, done }) => [id, title, done])),
    async () => {
      const mine = ++asked
      const records = compared()
      all.value = []
      failure.value = null
      const read = await Promise.all(records.map(({ id }) => runs.reportOf(id)))
      if (mine !== asked) return
      const unread = read.findIndex(({ ok }) => !ok)
      if (unread >= 0) {
        const { error } = read[unread] as { readonly error: Text }
        failure.value = message('files.problem', { name: records[unread]!.title, problem: error })
      } else {
        all.value = read.flatMap((one, at) =>
          one.ok
            ? [{ record: records[at]!, built: one.value, samples: samplesOfRun(records[at]!, one.value) }]
            : [],
        )
      }
    },
    { immediate: true },
  )
  const comparison = computed(() => {
    const samples = all.value.flatMap((run) => run.samples)
    if (all.value.length === 0 || all.value.some((run) => run.samples.length === 0)) return null
    const found = compareSamples(samples, options())
    return found.settings.length > 1 ? found : null
  })
  const report = computed(() => {
    if (all.value.length === 0) return null
    const names = namesOf(all.value.map(({ record }) => record))
    const listed = all.value.map(({ record, built }, at): Compared => ({
      name: names[at]!,
      kind: record.kind,
      spec: wholeSpec(record),
      report: built.report,
    }))
    if (!comparison.value) return compareRuns(listed)
    const found = comparisonReport(comparison.value)
    return {
      ...found,
      tables: [...found.tables, specDifferences(listed)],
      charts: [...found.charts, ...overlays(listed)],
    }
  })
  return { report, comparison, failure }
}

/** The spec of a run with everything that files may leave out, in the words of this version. */
function wholeSpec({ kind, spec }: RunRecord): RunRecord['spec'] {
  const parsed = experimentOf(kind).parse(spec)
  return parsed.ok ? (parsed.value as unknown as RunRecord['spec']) : spec
}

function samplesOfRun({ kind, spec }: RunRecord, { parts, report }: BuiltReport): readonly Sample[] {
  if (!isComparable(kind)) return []
  const read = experimentOf(kind).parse(spec)
  const known = partsOf(kind, parts)
  if (!read.ok || !known.ok) return []
  return samplesIn({ kind, spec: read.value, parts: known.value, report } as unknown as FinishedRun)
}

/** Titles; equal ones are distinguished by sizes, random seeds or numbers. */
export function namesOf(records: readonly RunRecord[]): Text[] {
  const makers: ((record: RunRecord) => Text)[] = [
    ({ title }) => title,
    (record) => message('results.fullName', { title: record.title, summary: aboutRun(record).size ?? '–' }),
    ({ title, seed }) => message('results.seeded', { facts: title, seed: seed ?? '–' }),
  ]
  const maker = makers.find(
    (make) => new Set(records.map((record) => JSON.stringify(make(record)))).size === records.length,
  )
  return maker
    ? records.map(maker)
    : records.map(({ title }, at) => message('results.numbered', { number: at + 1, title }))
}
