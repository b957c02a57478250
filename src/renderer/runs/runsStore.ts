import { defineStore } from 'pinia'
import { computed } from 'vue'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import type { Report } from '../../engine/experiments/report/report'
import { ok, refuse, type Result } from '../../engine/result'
import { messageOf } from '../../locales/messageOf'
import { message, type Text } from '../../locales/message'
import { useReportCache } from './reportCache'
import type { Answer } from '../storage/database/database'
import { followList } from '../storage/followList'
import { openStorage } from '../storage/openStorage'
import type { RunRecord } from '../storage/records'
import { withCurrentTitle } from './runTitle'
import type { RunPatch } from '../storage/repositories/runsRepository'

/** All runs in the repository, as a view that follows every change. */
export const useRuns = defineStore('runs', () => {
  const list = followList('runs', ({ runs }) => runs)
  const byId = computed(
    () => new Map([...list.state.value.records].map(([id, record]) => [id, withCurrentTitle(record)])),
  )
  /** Runs that are not deleted, newest first. */
  const records = computed(() =>
    [...byId.value.values()].filter(({ deleted }) => deleted === null).sort((a, b) => b.created - a.created),
  )
  const loaded = computed(() => list.state.value.loaded)
  /** Stored runs that cannot be used; Settings exports and deletes them. */
  const damaged = computed(() => list.state.value.damaged)
  /** Why the runs could not be read. */
  const problem = computed(() => list.state.value.problem)

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

  /** The finished parts of a run. */
  async function partsOf(id: string): Answer<ReadonlyMap<number, Json>> {
    const stored = await (await openStorage()).parts.of(id)
    return stored.ok ? ok(stored.value.parts) : stored
  }

  /** Builds the report of a run from its parts, or says why there is none. */
  async function reportOf(id: string): Promise<Result<Report, Text>> {
    const read = await (await openStorage()).runs.read([id])
    if (!read.ok) return refuse(read.error.text)
    const record = read.value.records[0]
    if (!record) return refuse(read.value.damaged[0]?.reason ?? message('results.gone'))
    const spec = experimentOf(record.kind).parse(record.spec)
    if (!spec.ok)
      return refuse(message('results.invalidSettings', { problems: describeSpecProblems(spec.error) }))
    const parts = await partsOf(id)
    if (!parts.ok) return refuse(parts.error.text)
    try {
      return ok(await useReportCache().reportOf(id, record.kind, spec.value, parts.value))
    } catch (error) {
      return refuse(messageOf(error))
    }
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
    change,
    remove,
    restore,
    partsOf,
    reportOf,
    putWhole,
  }
})
