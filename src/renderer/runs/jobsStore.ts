import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { ok, refuse, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import { runExperiment } from '../../workers/runExperiment'
import { say } from '../locales/i18n'
import { experimentPool } from '../platform/engine'
import { platform } from '../platform/platform'
import { keepStorage, openStorage } from '../storage/openStorage'
import type { RunRecord } from '../storage/records'
import { useSettings } from '../storage/settings'
import { useNotices } from '../ui/notices'
import { inBackground } from '../platform/inBackground'
import { digestOf, rememberedReport } from './buildReport'
import { useRunTarget } from './cluster/runTarget'
import { Jobs, type JobsEvent } from './jobs'
import { newRun, type Run } from './run'
import { useRunList } from './runList'
import { browserLocks } from './runLocks'

/** The queue is drawn at most this often. */
const DRAW_MS = 250
/** Runs shorter than this end without a notification, in seconds. */
const LONG = 20
/** How often the progress of running jobs is stored. */
const PROGRESS_MS = 5_000
/** How often to look for runs whose window was closed. */
const ABANDONED_MS = 15_000

/** The jobs of this window, for Vue: their runs as they are now, and actions on them. */
export const useJobs = defineStore('jobs', () => {
  const settings = useSettings()
  const notices = useNotices()
  const stored = useRunList()
  const target = useRunTarget()

  const jobs = shallowRef<readonly Run[]>([])
  /** Runs that other windows work on. */
  const elsewhere = shallowRef<readonly Run[]>([])
  /** Whether the stored runs have been read; before that, it is unknown what is running. */
  const loaded = shallowRef(false)
  const byStatus = (...wanted: readonly Run['status'][]) =>
    computed(() => jobs.value.filter(({ status }) => wanted.includes(status)))
  const running = byStatus('running')
  const waiting = byStatus('waiting')
  /** Everything that can be resumed: paused or interrupted. */
  const paused = byStatus('paused', 'interrupted')
  const interrupted = byStatus('interrupted')

  let opening: Promise<Jobs> | null = null
  /** The browser is asked once per window to keep what is stored. */
  let keeping: Promise<boolean> | null = null
  let work: Jobs | null = null
  let drawing: ReturnType<typeof setTimeout> | undefined

  watch([running, waiting], ([active, queued]) => {
    const under = [...active, ...queued]
    const total = under.reduce((sum, { share }) => sum + share, 0)
    platform.busy({
      runs: under.length,
      done: under.length === 0 ? 0 : Math.min(1, total / under.length),
      // A queue on a server has to be joined again first.
      resumable: under.map(({ id }) => id).filter((id) => !target.runs.has(id)),
    })
  })

  async function open(): Promise<Jobs> {
    const { runs, parts } = await openStorage()
    await runs.purge()
    const list = await stored.open()
    work = new Jobs({
      runs,
      parts,
      list,
      locks: browserLocks(),
      work: (run, id) => runExperiment(target.poolFor(id) ?? experimentPool(), { ...run, onNotStored }),
      digest: async (record, spec, known) => digestOf((await rememberedReport(record, spec, known)).report),
      // A few at a time, so that each is done soon.
      room: () => Math.max(2, Math.min(6, settings.workers)),
      version: platform.version,
      now: () => performance.now(),
    })
    work.onEvent(hear)
    await work.load()
    draw()
    loaded.value = true
    inBackground(continueUnfinished())
    setInterval(() => work && inBackground(work.storeProgress()), PROGRESS_MS)
    setInterval(() => work && inBackground(work.checkAbandoned()), ABANDONED_MS)
    return work
  }

  /** Continues what was under way when the app was quit or restarted. */
  async function continueUnfinished(): Promise<void> {
    const unfinished = new Set(await platform.unfinishedRuns())
    const ids = interrupted.value.map(({ id }) => id).filter((id) => unfinished.has(id))
    if (ids.length === 0) return
    target.assign(ids)
    await act((on) => on.resume(...ids))
  }

  function onNotStored(reason: Text): void {
    notices.warn(message('storedTables.notStored', { reason }))
  }

  function opened(): Promise<Jobs> {
    opening ??= open()
    return opening
  }

  /** Finds the runs that an earlier window left unfinished; once. */
  async function load(): Promise<void> {
    await opened()
  }

  /** Queues a run of a spec; it starts as soon as there is room. Returns the run's id, or the problems of the spec. */
  async function start(
    kind: ExperimentKind,
    input: Json,
    origin?: RunRecord['origin'],
  ): Promise<Result<string, Text>> {
    const experiment = anyExperimentOf(kind)
    const spec = experiment.parse(input)
    if (!spec.ok) return refuse(describeSpecProblems(spec.error))
    const record = { ...newRun(experiment, spec.value), ...(origin ? { origin } : {}) }
    target.assign([record.id])
    await (await opened()).start(record)
    keeping ??= keepStorage()
    inBackground(keeping)
    draw()
    return ok(record.id)
  }

  /** Continues a run that was paused, cancelled, interrupted or failed; refused if another window has it. */
  async function resume(id: string): Promise<Result<null, Text>> {
    target.assign([id])
    const resumed = await (await opened()).resume(id)
    draw()
    return resumed
  }

  async function resumeOrWarn(id: string): Promise<void> {
    const resumed = await resume(id)
    if (!resumed.ok) notices.warn(resumed.error)
  }

  function hear(event: JobsEvent): void {
    if (event.type === 'changed') drawing ??= setTimeout(draw, DRAW_MS)
    else announce(event.run, event.finding)
  }

  function announce(run: Run, finding: Text): void {
    draw()
    if (run.status !== 'done') return
    const news = message('queue.isDone', { title: run.title })
    notices.say(news)
    if (run.seconds > LONG && settings.notifyWhenDone) platform.notify(say(news), say(finding))
  }

  function draw(): void {
    clearTimeout(drawing)
    drawing = undefined
    if (!work) return
    jobs.value = work.runs()
    elsewhere.value = work.elsewhere()
  }

  /** Performs an action on the queue and shows the outcome at once. */
  async function act(action: (on: Jobs) => Promise<unknown> | void): Promise<void> {
    const on = await opened()
    const done = action(on)
    draw()
    await done
    draw()
  }

  return {
    jobs,
    elsewhere,
    loaded,
    running,
    waiting,
    paused,
    interrupted,
    load,
    start,
    resume,
    resumeOrWarn,
    pause: (id: string) => act((on) => on.pause(id)),
    cancel: (id: string) => act((on) => on.cancel(id)),
    move: (id: string, by: -1 | 1) => act((on) => on.move(id, by)),
    startNow: (id: string) => act((on) => on.startNow(id)),
    pauseAll: () => act((on) => on.pauseAll()),
    resumeAll: () =>
      act((on) => {
        target.assign(paused.value.map(({ id }) => id))
        return on.resumeAll()
      }),
    /** Pauses what runs on a queue, and leaves the queue. */
    leaveCluster: () =>
      act(async (on) => {
        await on.pause(...target.runs)
        target.leave()
      }),
    stopAll: () => act((on) => on.stopAll()),
    clearEnded: () => act((on) => on.clearEnded()),
    /** The finished parts of a run that this window has worked on, while it has them. */
    partsOf: (id: string) => work?.partsOf(id),
  }
})
