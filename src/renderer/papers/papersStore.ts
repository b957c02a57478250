import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import { readFinishedRun } from '../../engine/experiments/contract/finishedRun'
import type { Item, Outcome, Run, Size } from '../../engine/papers/item'
import { ITEMS } from '../../engine/papers/items'
import type { PaperId } from '../../engine/papers/bibliography'
import { judge } from '../../engine/papers/judge'
import { PUBLISHED } from '../../engine/papers/published'
import { storedRun } from '../../engine/papers/stored'
import type { Text } from '../../locales/message'
import { inBackground } from '../platform/inBackground'
import { refuse } from '../../engine/result'
import { isUnderWay } from '../runs/run'
import { openStorage } from '../storage/openStorage'
import { messageOf } from '../../locales/messageOf'
import { performItem, type Performed, type PerformTools } from './performItem'
import { platform } from '../platform/platform'
import { createYieldToWindow } from '../platform/yieldToWindow'
import type { RunRecord } from '../storage/records'
import { useJobs } from '../runs/jobsStore'
import { useRuns } from '../runs/runsStore'

/** The progress of an item. */
interface Progress {
  readonly status: 'todo' | 'waiting' | 'running' | 'done' | 'failed'
  /** 0…1 while it runs. */
  readonly share: number
  /** Time its runs took. */
  readonly seconds: number
  readonly outcome: Outcome | null
  readonly problem: Text | null
}

const TODO: Progress = { status: 'todo', share: 0, seconds: 0, outcome: null, problem: null }
/** Items that run at once: enough that a run of one task does not leave the other workers idle. */
const LANES = 2
/** How often a run of another window is checked, in milliseconds. */
const ELSEWHERE_MS = 500

/** The papers' items: each runs its specs in the ordinary queue and is judged by the results. */
export const usePapers = defineStore('papers', () => {
  const jobs = useJobs()
  const runs = useRuns()
  const size = shallowRef<Size>('quick')
  const entries = shallowRef<ReadonlyMap<string, Progress>>(new Map())
  const stops = new Map<string, AbortController>()
  let lanes = 0
  const queue: Item[] = []
  const again = new Set<string>()

  const busy = computed(() =>
    [...entries.value.values()].some(({ status }) => status === 'waiting' || status === 'running'),
  )
  const outcomes = computed(() => ITEMS.flatMap(({ id }) => entries.value.get(id)?.outcome ?? []))
  const progressOf = (id: string): Progress => entries.value.get(id) ?? TODO

  function set(id: string, changes: Partial<Progress>): void {
    entries.value = new Map(entries.value).set(id, { ...progressOf(id), ...changes })
  }

  /** Judges items that stored runs already answer, those of one paper first, so that a reopened page shows earlier results. */
  async function recall(first?: PaperId): Promise<void> {
    const at = size.value
    await runs.load()
    const yieldToWindow = createYieldToWindow()
    for (const item of ITEMS.toSorted((a, b) => Number(b.paper === first) - Number(a.paper === first))) {
      if (progressOf(item.id).status !== 'todo') continue
      const known = await Promise.all(item.runs(at, PUBLISHED).map(recalled))
      if (size.value !== at) return
      if (known.every((performed) => performed !== null)) conclude(item, known, at)
      await yieldToWindow()
    }
  }

  /** The results of a shipped or stored run, or null. */
  async function recalled(run: Run): Promise<Performed | null> {
    if (run.stored) return storedRun(run.stored)
    const record = keptRun(run)
    return record?.status === 'done' ? performedBy(record) : null
  }

  async function performedBy(record: RunRecord): Promise<Performed | null> {
    const parts = await runs.partsOf(record.id)
    const run = parts.ok ? readFinishedRun(record.kind, record.spec, parts.value) : parts
    return run.ok ? { run: run.value, seconds: record.seconds } : null
  }

  /** Recomputes items; specs that a stored run already answers run again only with `anew`. */
  async function reproduce(items: readonly Item[], anew = false): Promise<void> {
    await jobs.load()
    if (anew) for (const item of items) again.add(item.id)
    for (const item of items) {
      if (['waiting', 'running'].includes(progressOf(item.id).status)) continue
      set(item.id, { ...TODO, status: 'waiting' })
      queue.push(item)
    }
    while (lanes < LANES && queue.length > 0) inBackground(drain())
  }

  async function drain(): Promise<void> {
    lanes++
    try {
      for (let item = queue.shift(); item; item = queue.shift()) await run(item)
    } finally {
      lanes--
    }
  }

  async function run(item: Item): Promise<void> {
    if (progressOf(item.id).status !== 'waiting') return
    const at = size.value
    const stop = new AbortController()
    stops.set(item.id, stop)
    set(item.id, { status: 'running' })
    /** Whether what it reports still concerns the page: not once it was stopped or the size was changed. */
    const isCurrent = (): boolean => !stop.signal.aborted && size.value === at
    const options = {
      anew: again.delete(item.id),
      signal: stop.signal,
      onShare: (share: number) => void (isCurrent() && set(item.id, { share })),
    }
    const performed = await performItem(item.runs(at, PUBLISHED), tools, options).catch((error: unknown) =>
      refuse({ code: 'failed', reason: messageOf(error) } as const),
    )
    // The item may have been started again meanwhile.
    if (stops.get(item.id) === stop) stops.delete(item.id)
    if (!isCurrent()) return
    if (performed.ok) conclude(item, performed.value, at)
    else if (performed.error.code === 'failed')
      set(item.id, { status: 'failed', problem: performed.error.reason })
  }

  function conclude(item: Item, performed: readonly Performed[], at: Size): void {
    const evidence = { published: PUBLISHED, found: performed.map(({ run }) => run), size: at }
    const outcome = judge(item, evidence, item.runs(at, PUBLISHED))
    const seconds = performed.reduce((sum, run) => sum + run.seconds, 0)
    set(item.id, { status: 'done', share: 1, outcome, seconds })
  }

  const tools: PerformTools = {
    recall: recalled,
    find: (wanted) => keptRun(wanted)?.id,
    start: ({ kind, spec }) => jobs.start(kind, spec, 'papers'),
    resume: (id) => jobs.resume(id),
    cancel: (id) => inBackground(jobs.cancel(id)),
    ended,
    standing,
    async answer(id) {
      const record = await standing(id)
      return record ? performedBy(record) : null
    },
    pause: () => new Promise((resolve) => setTimeout(resolve, ELSEWHERE_MS)),
  }

  /** The current state of a run: from the queue if it is there, otherwise as stored. */
  async function standing(id: string): Promise<RunRecord | undefined> {
    const read = await (await openStorage()).runs.read([id])
    const record = read.ok ? read.value.records[0] : undefined
    const job = jobs.jobs.find((one) => one.id === id)
    return record && job ? { ...record, status: job.status, failure: job.failure } : record
  }

  function ended(id: string, onShare: (share: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const stop = watch(
        () => jobs.jobs.find((job) => job.id === id),
        (job) => {
          if (job) onShare(job.share)
          if (job && isUnderWay(job.status)) return
          queueMicrotask(() => stop())
          resolve()
        },
        { immediate: true },
      )
    })
  }

  /** A stored run of exactly this spec by this version, the most advanced first. */
  function keptRun(run: Run): RunRecord | undefined {
    const sameKind = runs.records.filter(
      ({ kind, version }) => kind === run.kind && version === platform.version,
    )
    // Parsing is what takes time when the page opens; mostly there is nothing to compare with.
    if (sameKind.length === 0) return undefined
    const wanted = plain(run)
    const same = sameKind.filter((record) => plainRecord(record) === wanted)
    return same.find(({ status }) => status === 'done') ?? same[0]
  }

  /** Stops an item, whatever step it is at; its runs keep what they finished. */
  function stop(item: Item): void {
    stops.get(item.id)?.abort()
    set(item.id, TODO)
  }

  function stopAll(): void {
    queue.length = 0
    for (const item of ITEMS) if (['waiting', 'running'].includes(progressOf(item.id).status)) stop(item)
  }

  /** Switches to the other size; its earlier results are shown again. */
  async function choose(next: Size): Promise<void> {
    size.value = next
    entries.value = new Map()
    await recall()
  }

  return { size, busy, outcomes, progressOf, recall, reproduce, stop, stopAll, choose }
})

const plainRecords = new WeakMap<RunRecord, string>()

/** `plain` for a stored run; a change replaces its record. */
function plainRecord(record: RunRecord): string {
  const known = plainRecords.get(record) ?? plain(record)
  plainRecords.set(record, known)
  return known
}

/** A spec in parsed form for comparison, so that the order of its fields does not matter. */
function plain({ kind, spec }: Pick<Run, 'kind' | 'spec'>): string {
  const parsed = experimentOf(kind).parse(spec)
  return parsed.ok ? JSON.stringify(parsed.value) : ''
}
