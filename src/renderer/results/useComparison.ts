import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Report } from '../../engine/experiments/report/report'
import type { RunRecord } from '../storage/records'
import { compareRuns } from './compareRuns'
import { aboutRun } from './describeRun'
import { useRuns } from './runsStore'

/** A comparison as far as it is there; `failure` says why there is none. */
interface Comparison {
  readonly report: Readonly<ShallowRef<Report | null>>
  readonly failure: Readonly<ShallowRef<string | null>>
}

/** Compares runs; their numbers are read again only when one of them has more parts, and a late answer is dropped. */
export function useComparison(compared: () => readonly RunRecord[]): Comparison {
  const runs = useRuns()
  const report = shallowRef<Report | null>(null)
  const failure = shallowRef<string | null>(null)
  let asked = 0

  watch(
    () => JSON.stringify(compared().map(({ id, title, done }) => [id, title, done])),
    async () => {
      const mine = ++asked
      const records = compared()
      report.value = null
      failure.value = null
      const read = await Promise.all(records.map(({ id }) => runs.reportOf(id)))
      if (mine !== asked) return
      const unread = read.findIndex(({ ok }) => !ok)
      const names = namesOf(records)
      if (unread >= 0) {
        const { error } = read[unread] as { readonly error: string }
        failure.value = `${names[unread]}: ${error}`
      } else {
        const reports = read.flatMap((one) => (one.ok ? [one.value] : []))
        report.value = compareRuns(
          reports.map((one, at) => ({ name: names[at]!, spec: records[at]!.spec, report: one })),
        )
      }
    },
    { immediate: true },
  )
  return { report, failure }
}

/** Titles, told apart by their sizes, seeds or numbers where they are the same. */
export function namesOf(records: readonly RunRecord[]): string[] {
  const makers: ((record: RunRecord) => string)[] = [
    (record) => record.title,
    (record) => `${record.title}, ${aboutRun(record).size}`,
    (record) => `${record.title}, seed ${record.seed ?? '–'}`,
  ]
  const maker = makers.find((make) => new Set(records.map(make)).size === records.length)
  return maker ? records.map(maker) : records.map((record, at) => `${at + 1}. ${record.title}`)
}
