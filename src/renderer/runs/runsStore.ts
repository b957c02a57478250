import { defineStore } from 'pinia'
import { computed } from 'vue'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { ok, refuse, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import { messageOf } from '../../locales/messageOf'
import type { Answer } from '../storage/database/database'
import { openStorage } from '../storage/openStorage'
import type { RunRecord } from '../storage/records'
import type { RunPatch } from '../storage/repositories/runsRepository'
import { rememberedReport, type BuiltReport } from './buildReport'
import { withCurrentTitle } from './describeRun'
import { useJobs } from './jobsStore'
import { runOf, withWork, type Run } from './run'
import { useRunList } from './runList'

/** All runs, as a view that follows every change, with their reports and parts. */
export const useRuns = defineStore('runs', () => {
  const list = useRunList()
  const jobs = useJobs()
  const byId = computed(
    () => new Map([...list.state.records].map(([id, record]) => [id, withCurrentTitle(record)])),
  )
  /** Runs that are not deleted, newest first. */
  const records = computed(() =>
    [...byId.value.values()].filter(({ deleted }) => deleted === null).sort((a, b) => b.created - a.created),
  )
  const loaded = computed(() => list.state.loaded)
  /** Stored runs that cannot be used; Settings exports and deletes them. */
  const damaged = computed(() => list.state.damaged)
  /** Why the runs could not be read. */
  const problem = computed(() => list.state.problem)

  /** A run as it is now: this window's jobs know it first; what another window works on is only in storage. */
  function now(id: string): Run | undefined {
    const job = jobs.jobs.find((one) => one.id === id)
    const record = byId.value.get(id)
    if (!record) return job
    return job ? withWork(record, job) : runOf(record)
  }

  /** Changes some fields of a run. */
  async function change(id: string, changes: RunPatch): Answer<null> {
    return (await openStorage()).runs.change(new Map([[id, changes]]))
  }

  /** Removes runs from the list; `restore` brings them back until a later start. */
  async function remove(ids: readonly string[]): Answer<null> {
    return (await openStorage()).runs.remove(ids)
  }
  async function restore(ids: readonly string[]): Answer<null> {
    return (await openStorage()).runs.restore(ids)
  }

  /** The finished parts of a run, stored or not. */
  async function partsOf(id: string): Answer<ReadonlyMap<number, Json>> {
    const known = jobs.partsOf(id)
    if (known) return ok(new Map(known))
    const stored = await (await openStorage()).parts.of(id)
    return stored.ok ? ok(stored.value.parts) : stored
  }

  /** The report of a run with the parts it was built from, or why there is none. */
  async function reportOf(id: string): Promise<Result<BuiltReport, Text>> {
    const run = await recordOf(id)
    if (!run.ok) return run
    const spec = experimentOf(run.value.kind).parse(run.value.spec)
    if (!spec.ok)
      return refuse(message('results.invalidSettings', { problems: describeSpecProblems(spec.error) }))
    const parts = await partsOf(id)
    if (!parts.ok) return refuse(parts.error.text)
    try {
      return ok(await rememberedReport(run.value, spec.value, parts.value))
    } catch (error) {
      return refuse(messageOf(error))
    }
  }

  /** The record of a run; one that this window has just started may not be stored yet. */
  async function recordOf(id: string): Promise<Result<RunRecord, Text>> {
    const job = jobs.jobs.find((one) => one.id === id)
    if (job) return ok(job)
    const read = await (await openStorage()).runs.read([id])
    if (!read.ok) return refuse(read.error.text)
    const record = read.value.records[0]
    return record ? ok(record) : refuse(read.value.damaged[0]?.reason ?? message('results.gone'))
  }

  /** Stores a run with all its parts, as an import does. */
  async function putWhole(record: RunRecord, parts: ReadonlyMap<number, Json>): Answer<null> {
    const storage = await openStorage()
    const added = await storage.runs.add(record)
    if (!added.ok) return added
    for (const [index, part] of parts) storage.parts.save(record.id, index, part)
    return (await storage.parts.flush())
      ? ok(null)
      : refuse(storage.health.problem ?? { code: 'failed', text: message('results.notAllStored') })
  }

  return {
    records,
    byId,
    loaded,
    damaged,
    problem,
    load: list.load,
    now,
    change,
    remove,
    restore,
    partsOf,
    reportOf,
    putWhole,
  }
})
