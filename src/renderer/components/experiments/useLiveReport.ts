import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { Report } from '../../../engine/experiments/report'
import { drawUp } from '../../jobs/drawUp'
import { useJobs } from '../../stores/jobs'
import { useRuns } from '../../stores/runs'

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

  function draw(): void {
    timer = undefined
    const run = id()
    const parts = run ? jobs.partsOf(run) : undefined
    if (!run || !parts?.size) return
    const kind = runs.byId.get(run)?.kind
    const state = `${run} ${parts.size}`
    if (!kind || state === shown) return
    const began = performance.now()
    report.value = drawUp(run, kind, jobs.specOf(run), parts)
    shown = state
    pause = Math.max(OFTEN_MS, (performance.now() - began) * SHARE)
  }
  let pause = 0

  watch(
    [id, () => jobs.jobs],
    ([run], [before]) => {
      if (run !== before) {
        report.value = null
        shown = ''
        pause = 0
        clearTimeout(timer)
        timer = undefined
        if (run && !jobs.partsOf(run))
          void runs.reportOf(run).then((whole) => void (id() === run && (report.value = whole)))
      }
      timer ??= setTimeout(draw, pause)
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))
  return report
}
