import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { Report } from '../../engine/experiments/report/report'
import { drawUp } from '../reports/buildReport'
import { isOpen } from '../queue/job'
import { useJobs } from '../queue/queueStore'
import { useRuns } from './runsStore'

/** A report is drawn up at most this often, and never takes more than a tenth of the window's time. */
const OFTEN_MS = 400
const SHARE = 10

/** The report of a run as its tasks end; of a finished one, its last. */
export function useLiveReport(id: () => string | null): ShallowRef<Report | null> {
  const jobs = useJobs()
  const runs = useRuns()
  const report = shallowRef<Report | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = ''
  let pause = 0
  let drawing = false
  let left = false

  async function draw(): Promise<void> {
    timer = undefined
    const run = id()
    const parts = run ? jobs.partsOf(run) : undefined
    if (!run || !parts?.size) return
    const kind = runs.byId.get(run)?.kind
    const state = `${run} ${parts.size}`
    if (!kind || state === shown) return
    const began = performance.now()
    drawing = true
    const drawn = await drawUp(run, kind, jobs.specOf(run), parts).finally(() => (drawing = false))
    if (id() === run) {
      report.value = drawn
      shown = state
      pause = Math.max(OFTEN_MS, (performance.now() - began) * SHARE)
    }
    drawSoon()
  }
  /** Parts that come during a drawing are drawn after it; the last report of a run does not wait. */
  function drawSoon(): void {
    if (drawing || left) return
    const status = jobs.jobs.find((job) => job.id === id())?.status
    const ended = status !== undefined && !isOpen(status)
    if (ended) stop()
    timer ??= setTimeout(() => void draw(), ended ? 0 : pause)
  }
  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  watch(
    [id, () => jobs.jobs],
    ([run], [before]) => {
      if (run !== before) {
        report.value = null
        shown = ''
        pause = 0
        stop()
        if (run && !jobs.partsOf(run))
          void runs.reportOf(run).then((whole) => void (id() === run && (report.value = whole)))
      }
      drawSoon()
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    left = true
    stop()
  })
  return report
}
