import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Report } from '../../engine/experiments/report/report'
import { message, type Text } from '../../locales/message'
import type { RunRecord } from '../storage/records'
import { compareRuns } from './compareRuns'
import { aboutRun } from '../runs/describeRun'
import { useRuns } from '../runs/runsStore'

/** A comparison once it is ready; `failure` is the reason if there is none. */
interface Comparison {
  readonly report: ComputedRef<Report | null>
  readonly failure: Readonly<ShallowRef<Text | null>>
}

/** Compares runs; their numbers are read again only when one of them has more parts, and a late answer is dropped. */
export function useComparison(compared: () => readonly RunRecord[]): Comparison {
  const runs = useRuns()
  const reports = shallowRef<readonly { readonly record: RunRecord; readonly report: Report }[]>([])
  const failure = shallowRef<Text | null>(null)
  let asked = 0

  watch(
    () => JSON.stringify(compared().map(({ id, title, done }) => [id, title, done])),
    async () => {
      const mine = ++asked
      const records = compared()
      reports.value = []
      failure.value = null
      const read = await Promise.all(records.map(({ id }) => runs.reportOf(id)))
      if (mine !== asked) return
      const unread = read.findIndex(({ ok }) => !ok)
      if (unread >= 0) {
        const { error } = read[unread] as { readonly error: Text }
        failure.value = message('files.problem', { name: records[unread]!.title, problem: error })
      } else {
        reports.value = read.flatMap((one, at) =>
          one.ok ? [{ record: records[at]!, report: one.value.report }] : [],
        )
      }
    },
    { immediate: true },
  )
  const report = computed(() => {
    if (reports.value.length === 0) return null
    const names = namesOf(reports.value.map(({ record }) => record))
    return compareRuns(
      reports.value.map((one, at) => ({
        name: names[at]!,
        kind: one.record.kind,
        spec: one.record.spec,
        report: one.report,
      })),
    )
  })
  return { report, failure }
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
