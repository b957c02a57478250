import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { refuse, ok, type Result } from '../../engine/result'
import { isOpen, secondsOf, shareOf, snapshot, stateOf, type Job, type JobState } from './job'
import { newRun } from '../results/newRun'
import { noteOf } from './noteOf'
import { moved } from './queueOrder'
import { lockRun } from './runLock'
import { sit } from './runSession'
import { setWorkers } from '../platform/engine'
import { openStorage } from '../storage/openStorage'
import type { Repositories } from '../storage/repositories'
import { platform } from '../platform/platform'
import type { RunRecord, RunStatus } from '../storage/records'
import { useNotices } from '../ui/notices'
import { useRuns } from '../results/runsStore'
import { useSettings } from '../storage/settings'

/** The queue is drawn at most this often. */
const DRAW_MS = 250
/** Runs shorter than this end without a notification, in seconds. */
const LONG = 20

/** The queue: jobs that run over the pool of workers, survive page changes, and are kept task by task. */
export const useJobs = defineStore('jobs', () => {
  const runs = useRuns()
  const settings = useSettings()
  const notices = useNotices()

  const jobs = shallowRef<readonly Job[]>([])
  const running = computed(() => jobs.value.filter(({ status }) => status === 'running'))
  const waiting = computed(() => jobs.value.filter(({ status }) => status === 'waiting'))
  const paused = computed(() => jobs.value.filter(({ status }) => status === 'paused'))
  const interrupted = computed(() => jobs.value.filter((job) => job.interrupted && job.status === 'paused'))

  const states = new Map<string, JobState>()
  let storage: Repositories | null = null
  let loading: Promise<void> | null = null
  let drawing: ReturnType<typeof setTimeout> | undefined

  watch(() => settings.workers, setWorkers, { immediate: true })

  /** Finds the runs that an earlier window left unfinished; once. */
  function load(): Promise<void> {
    loading ??= adoptAll()
    return loading
  }

  async function adoptAll(): Promise<void> {
    storage = await openStorage()
    await storage.runs.purge()
    await runs.load()
    for (const record of runs.records.filter(({ status }) => isOpen(status)).reverse()) await adopt(record)
    draw()
  }

  async function adopt(record: RunRecord): Promise<JobState | null> {
    const release = await lockRun(record.id)
    if (!release) return null
    const state = stateOf(record, release)
    if (!state) return (release(), null)
    state.status = isOpen(record.status) ? 'paused' : record.status
    state.interrupted = record.status === 'running' || record.status === 'waiting'
    const stored = await storage!.parts.of(record.id)
    if (!stored.ok) return (release(), null)
    state.parts = new Map(stored.value.parts)
    state.checkpoints = new Map(stored.value.checkpoints)
    state.done = shareOf(state)
    states.set(record.id, state)
    return state
  }

  /** Queues a run of a spec; it starts as soon as there is room. Returns the run's id, or what is wrong with the spec. */
  async function start(kind: ExperimentKind, input: Json): Promise<Result<string, string>> {
    await load()
    const experiment = experimentOf(kind)
    const spec = experiment.parse(input)
    if (!spec.ok) return refuse(describeSpecProblems(spec.error))
    const record = newRun(experiment, spec.value)
    const state = stateOf(record, (await lockRun(record.id)) ?? (() => undefined))
    if (!state) return refuse('This spec cannot be run.')
    states.set(record.id, state)
    const stored = storage!.runs.add(record)
    fill()
    draw()
    await stored
    return ok(record.id)
  }

  /** Starts waiting jobs while there is room; a few at a time, so that each is done soon. */
  function fill(): void {
    const room = Math.max(2, Math.min(6, settings.workers))
    const count = (status: RunStatus): JobState[] =>
      [...states.values()].filter((state) => state.status === status)
    for (const state of count('waiting').slice(0, Math.max(0, room - count('running').length))) begin(state)
  }

  function begin(state: JobState): void {
    if (!storage) return
    const sitting = sit(state, storage.parts, drawSoon)
    void sitting.outcome.then((outcome) => {
      if (state.submission !== sitting) return
      if (outcome.status === 'failed') state.failure = outcome.reason
      void settle(state, outcome.status)
    })
    void note(state)
    draw()
  }

  /** Ends a sitting: done, failed, cancelled or paused. */
  async function settle(state: JobState, status: RunStatus): Promise<void> {
    const sitting = state.submission
    state.secondsBefore = secondsOf(state, performance.now())
    state.startedAt = null
    state.submission = null
    state.status = status
    if (status === 'done') state.done = 1
    sitting?.cancel()
    fill()
    draw()
    const kept = (await storage?.parts.flush()) ?? false
    if (!kept)
      notices.warn(
        'Storage is full: this run is kept only until the window closes. Export it, or delete old runs.',
      )
    await note(state)
    if (status === 'done') announce(state)
    if (!isOpen(status)) state.release()
  }

  /** Writes into the stored record how far the job is. */
  const note = async (state: JobState): Promise<void> =>
    void (await runs.change(state.id, await noteOf(state)))

  function announce(state: JobState): void {
    const record = runs.byId.get(state.id)
    notices.say(`${state.title}: done`)
    if (state.secondsBefore > LONG && settings.notifyWhenDone)
      platform.notify(`${state.title}: done`, record?.finding ?? '')
  }

  function pause(id: string): void {
    const state = states.get(id)
    if (state?.status === 'running' || state?.status === 'waiting') void settle(state, 'paused')
  }

  /** Goes on with a job that was paused, cancelled, failed or interrupted; finished tasks are not done again. */
  async function resume(id: string): Promise<void> {
    await load()
    const record = runs.byId.get(id)
    const state = states.get(id) ?? (record && (await adopt(record)))
    if (!state) return notices.warn('This run is under way in another window.')
    if (state.status === 'running' || state.status === 'waiting' || state.status === 'done') return
    state.status = 'waiting'
    state.interrupted = false
    fill()
    draw()
    if ((state.status as RunStatus) === 'waiting') await note(state)
  }

  /** Lets a waiting job change places with the waiting one before it, or with the one after. */
  function move(id: string, by: -1 | 1): void {
    const order = moved([...states.values()], id, by)
    states.clear()
    for (const state of order) states.set(state.id, state)
    draw()
  }

  /** Starts a waiting job at once, whatever else runs. */
  function startNow(id: string): void {
    const state = states.get(id)
    if (state?.status === 'waiting') begin(state)
  }

  /** Gives a job up; what was finished stays in Results. */
  function cancel(id: string): void {
    const state = states.get(id)
    if (state && isOpen(state.status)) void settle(state, 'cancelled')
  }

  /** Stops everything; resolves when nothing more is written. */
  async function stopAll(): Promise<void> {
    await Promise.all(
      [...states.values()].filter(({ status }) => isOpen(status)).map((state) => settle(state, 'cancelled')),
    )
    states.clear()
    draw()
  }

  const pauseAll = (): void => [...states.keys()].forEach(pause)
  const resumeAll = (): void => paused.value.forEach(({ id }) => void resume(id))

  /** Takes ended jobs off the queue; their runs stay in Results. */
  function clearEnded(): void {
    for (const state of [...states.values()]) if (!isOpen(state.status)) states.delete(state.id)
    draw()
  }

  /** Finished parts of a job in the queue, while it is there. */
  const partsOf = (id: string): ReadonlyMap<number, Json> | undefined => states.get(id)?.parts
  const specOf = (id: string): unknown => states.get(id)?.spec

  function drawSoon(): void {
    drawing ??= setTimeout(draw, DRAW_MS)
  }
  function draw(): void {
    clearTimeout(drawing)
    drawing = undefined
    const now = performance.now()
    const kept = (storage?.parts.unsaved() ?? 0) < 200
    jobs.value = [...states.values()].map((state) => snapshot(state, now, kept))
  }

  return {
    jobs, running, waiting, paused, interrupted,
    load, start, pause, resume, cancel, move, startNow, stopAll, pauseAll, resumeAll, clearEnded, partsOf, specOf,
  } // prettier-ignore
})
