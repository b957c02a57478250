import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import { isExperimentKind, type Json } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { useReportCache } from '../reports/reportCache'
import { openDatabase, type Database } from '../storage/database'
import type { RunRecord } from '../storage/records'

/** Every run there is, kept with its spec and seed. */
export const useRuns = defineStore('runs', () => {
  const all = shallowRef<readonly RunRecord[]>([])
  const loaded = shallowRef(false)
  /** Runs that are not deleted, newest first. */
  const records = computed(() => all.value.filter(({ deleted }) => deleted === null))
  const byId = computed(() => new Map(all.value.map((record) => [record.id, record])))
  let database: Promise<Database> | null = null
  let loading: Promise<void> | null = null

  /** Reads what is stored, once. */
  function load(): Promise<void> {
    loading ??= start()
    return loading
  }

  async function start(): Promise<void> {
    const opened = await open()
    await purge(opened)
    await read(opened)
    loaded.value = true
    opened.onChange((shelf) => {
      if (shelf === 'runs') void read(opened)
    })
  }

  function open(): Promise<Database> {
    database ??= openDatabase()
    return database
  }

  async function read(opened: Database): Promise<void> {
    const stored = (await opened.all('runs')).filter(isSound)
    all.value = stored.sort((a, b) => b.created - a.created)
  }

  /** Deleted runs go for good at the next start. */
  async function purge(opened: Database): Promise<void> {
    const gone = (await opened.all('runs')).filter(({ deleted }) => typeof deleted === 'number')
    for (const { id } of gone) await opened.removePartsOf(id)
    if (gone.length) await opened.remove('runs', ...gone.map(({ id }) => id))
  }

  /** Stores a run, new or changed; false when the storage refuses, while this window still has it. */
  async function put(...changed: readonly RunRecord[]): Promise<boolean> {
    const ids = new Set(changed.map(({ id }) => id))
    const kept = all.value.filter(({ id }) => !ids.has(id))
    all.value = [...changed, ...kept].sort((a, b) => b.created - a.created)
    return (await (await open()).put('runs', ...changed)).ok
  }

  /** Changes some fields of a run. */
  async function change(id: string, changes: Partial<RunRecord>): Promise<void> {
    const record = byId.value.get(id)
    if (record) await put({ ...record, ...changes })
  }

  /** Takes runs off the list; `restore` brings them back until the next start. */
  const remove = (ids: readonly string[]): Promise<boolean> => mark(ids, Date.now())
  const restore = (ids: readonly string[]): Promise<boolean> => mark(ids, null)
  function mark(ids: readonly string[], deleted: number | null): Promise<boolean> {
    const wanted = new Set(ids)
    return put(...all.value.filter(({ id }) => wanted.has(id)).map((record) => ({ ...record, deleted })))
  }

  /** What is kept of a run by task: the parts of finished ones, and where unfinished ones stopped. */
  async function keptOf(id: string): Promise<Record<'parts' | 'checkpoints', Map<number, Json>>> {
    const kept = { parts: new Map<number, Json>(), checkpoints: new Map<number, Json>() }
    for (const { index, part, checkpoint } of await (await open()).partsOf(id)) {
      if (part !== undefined) kept.parts.set(index, part)
      else if (checkpoint !== undefined) kept.checkpoints.set(index, checkpoint)
    }
    return kept
  }

  /** The finished parts of a run. */
  const partsOf = async (id: string): Promise<ReadonlyMap<number, Json>> => (await keptOf(id)).parts

  /** Draws up the report of a run from its parts. */
  async function reportOf(id: string): Promise<Report | null> {
    const record = byId.value.get(id)
    if (!record) return null
    const parts = await partsOf(id)
    const experiment = experimentOf(record.kind)
    const spec = experiment.parse(record.spec)
    return spec.ok ? useReportCache().reportOf(id, record.kind, spec.value, parts) : null
  }

  /** Stores a run with all its parts, as an import does. */
  async function putWhole(record: RunRecord, parts: ReadonlyMap<number, Json>): Promise<boolean> {
    const records = [...parts].map(([index, part]) => ({ run: record.id, index, part }))
    const stored = await (await open()).put('parts', ...records)
    return stored.ok && (await put(record))
  }

  return {
    records,
    byId,
    loaded,
    load,
    put,
    putWhole,
    change,
    remove,
    restore,
    partsOf,
    keptOf,
    reportOf,
  }
})

/** Whether a stored record is whole enough to be listed; one that is not stays where it is. */
function isSound(record: RunRecord): boolean {
  return (
    typeof record?.id === 'string' &&
    isExperimentKind(record.kind) &&
    typeof record.title === 'string' &&
    typeof record.created === 'number' &&
    Array.isArray(record.tags)
  )
}
