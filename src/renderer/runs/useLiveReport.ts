import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { Report } from '../../engine/experiments/report/report'
import { ok, refuse, type Result } from '../../engine/result'
import type { Text } from '../../locales/message'
import { useReportCache } from './reportCache'
import type { RunStatus } from '../storage/records'
import { messageOf } from '../../locales/messageOf'
import { useRunControl } from './runControl'
import { useRuns } from './runsStore'
import { inBackground } from '../platform/inBackground'

/** A report is built at most this often, and never takes more than a tenth of the window's time. */
const OFTEN_MS = 400
const SHARE = 10
const ENDED: readonly (RunStatus | undefined)[] = ['done', 'cancelled', 'failed']

/** A report once it is ready; `failure` is the reason if there is none. */
interface LiveReport {
  readonly report: Readonly<ShallowRef<Report | null>>
  readonly failure: Readonly<ShallowRef<Text | null>>
  /** Whether the run has ended and the report has all its parts. */
  readonly isFinal: Readonly<ShallowRef<boolean>>
}

/** The report of a run, rebuilt as its tasks end; for a finished run, the final one. */
export function useLiveReport(id: () => string | null): LiveReport {
  const control = useRunControl()
  const runs = useRuns()
  const cache = useReportCache()
  const report = shallowRef<Report | null>(null)
  const failure = shallowRef<Text | null>(null)
  const isFinal = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = ''
  let pause = 0
  let building = false
  let left = false

  /** Shows the result of a build, unless another run has been chosen since. */
  async function show(run: string, build: Promise<Result<Report, Text>>): Promise<void> {
    const built = await build.catch((error: unknown) => refuse(messageOf(error)))
    if (id() !== run || left) return
    report.value = built.ok ? built.value : null
    failure.value = built.ok ? null : built.error
  }

  async function rebuild(): Promise<void> {
    timer = undefined
    const run = id()
    const parts = run ? control.partsOf(run) : undefined
    if (!run || !parts?.size) return
    const kind = control.queued(run)?.kind
    const state = `${run} ${parts.size}`
    const last = hasEnded(run)
    if (!kind) return
    if (state === shown) return void (isFinal.value = last)
    const began = performance.now()
    building = true
    await show(run, cache.reportOf(run, kind, control.specOf(run), parts).then(ok))
    building = false
    if (id() === run) {
      isFinal.value = last && hasEnded(run)
      shown = state
      pause = Math.max(OFTEN_MS, (performance.now() - began) * SHARE)
    }
    rebuildSoon()
  }
  /** Parts that arrive during a build appear in the next; the final report of a run does not wait. */
  function rebuildSoon(): void {
    const run = id()
    if (building || left || !run) return
    const ended = hasEnded(run)
    if (ended) stop()
    else isFinal.value = false
    timer ??= setTimeout(() => inBackground(rebuild()), ended ? 0 : pause)
  }
  function hasEnded(run: string): boolean {
    return ENDED.includes(control.queued(run)?.status)
  }
  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  watch(
    [id, () => control.queued(id() ?? '')],
    async ([run], [before]) => {
      if (run !== before) {
        report.value = null
        failure.value = null
        isFinal.value = false
        shown = ''
        pause = 0
        stop()
        if (run && !control.partsOf(run)) {
          await show(run, runs.reportOf(run))
          isFinal.value = id() === run
        }
      }
      rebuildSoon()
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    left = true
    stop()
  })
  return { report, failure, isFinal }
}
