import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { refuse } from '../../engine/result'
import type { Text } from '../../locales/message'
import { messageOf } from '../../locales/messageOf'
import { inBackground } from '../platform/inBackground'
import type { Report } from '../../engine/experiments/report/report'
import type { BuiltReport } from './buildReport'
import { isOpen } from './run'
import { useRuns } from './runsStore'

/** A report is built at most this often, and never takes more than a tenth of the window's time. */
const OFTEN_MS = 400
const SHARE = 10

/** A report once it is ready; `failure` is the reason if there is none. */
interface LiveReport {
  readonly report: ComputedRef<Report | null>
  /** The report with the parts it was built from, for exports. */
  readonly built: Readonly<ShallowRef<BuiltReport | null>>
  readonly failure: Readonly<ShallowRef<Text | null>>
  /** Whether the run has ended and the report has all its parts. */
  readonly isFinal: Readonly<ShallowRef<boolean>>
}

/** The report of a run, rebuilt as its tasks end, here or in another window; for a run that has ended, the final one. */
export function useLiveReport(id: () => string | null): LiveReport {
  const runs = useRuns()
  const built = shallowRef<BuiltReport | null>(null)
  const failure = shallowRef<Text | null>(null)
  const isFinal = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = 0
  let building: string | null = null
  /** What the last build has seen. */
  let seen = ''
  let left = false

  const current = computed(() => runs.now(id() ?? ''))
  const hasEnded = (): boolean => current.value !== undefined && !isOpen(current.value.status)
  /** Whether there is anything to report; of a run that cannot be found, at least why. */
  const hasParts = (): boolean =>
    current.value === undefined ? runs.loaded : hasEnded() || current.value.done > 0
  /** A run that ends in between needs one more build. */
  const stateNow = (): string => `${id()} ${current.value?.status} ${current.value?.done}`

  async function build(run: string): Promise<void> {
    const [state, ended, began] = [stateNow(), hasEnded(), performance.now()]
    building = run
    const answer = await runs.reportOf(run).catch((error: unknown) => refuse(messageOf(error)))
    if (building === run) building = null
    if (left) return
    if (id() === run) {
      seen = state
      built.value = answer.ok ? answer.value : null
      failure.value = answer.ok ? null : answer.error
      isFinal.value = ended && hasEnded()
      pause = Math.max(OFTEN_MS, (performance.now() - began) * SHARE)
    }
    buildSoon()
  }

  /** Parts that arrive during a build appear in the next; the first and the final report of a run do not wait. */
  function buildSoon(): void {
    const run = id()
    if (left || run === null || building === run || stateNow() === seen) return
    if (!hasEnded()) isFinal.value = false
    if (!hasParts()) return
    if (seen === '' || hasEnded()) {
      clearTimer()
      inBackground(build(run))
    } else
      timer ??= setTimeout(() => {
        timer = undefined
        inBackground(build(run))
      }, pause)
  }

  function clearTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  watch(id, () => {
    built.value = null
    failure.value = null
    isFinal.value = false
    seen = ''
    pause = 0
    clearTimer()
  })
  watch([id, current, () => runs.loaded], buildSoon, { immediate: true })
  inBackground(runs.load())
  onScopeDispose(() => {
    left = true
    clearTimer()
  })
  return { report: computed(() => built.value?.report ?? null), built, failure, isFinal }
}
