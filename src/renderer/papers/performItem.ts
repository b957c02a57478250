import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import type { Run } from '../../engine/papers/item'
import { ok, refuse, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import type { RunStatus } from '../storage/records'

/** What a run found, and how long it took. */
export interface Performed {
  readonly run: FinishedRun
  readonly seconds: number
}

/** The final state of a run, or undefined if it no longer exists. */
interface RunEnd {
  readonly status: RunStatus
  readonly failure: Text | null
}

/** What running an item needs from storage and the queue. */
export interface PerformTools {
  /** The results of a shipped or stored run, or null. */
  recall(run: Run): Promise<Performed | null>
  /** A stored run of exactly this spec, finished or not. */
  find(run: Run): string | undefined
  start(run: Run): Promise<Result<string, Text>>
  /** Refused while another window works on the run. */
  resume(id: string): Promise<Result<null, Text>>
  cancel(id: string): void
  /** Resolves when this window no longer works on a run. */
  ended(id: string, onShare: (share: number) => void): Promise<void>
  standing(id: string): Promise<RunEnd | undefined>
  answer(id: string): Promise<Performed | null>
  /** Waits a little before another window's run is checked again. */
  pause(): Promise<void>
}

/** Options for running an item. */
interface PerformOptions {
  /** Runs everything again, whatever is stored. */
  readonly anew: boolean
  /** Stops between steps as well as within one. */
  readonly signal: AbortSignal
  /** Receives the progress of the item, 0…1. */
  readonly onShare: (share: number) => void
}

/** Why an item has no answers. */
type NotPerformed = { readonly code: 'stopped' } | { readonly code: 'failed'; readonly reason: Text }

/** Runs the specs of an item one after the other, or continues stored runs of them. */
export async function performItem(
  runs: readonly Run[],
  tools: PerformTools,
  { anew, signal, onShare }: PerformOptions,
): Promise<Result<readonly Performed[], NotPerformed>> {
  const performed: Performed[] = []
  for (const [at, run] of runs.entries()) {
    onShare(at / runs.length)
    const known = anew && !run.stored ? null : await tools.recall(run)
    if (signal.aborted) return refuse({ code: 'stopped' })
    const share = (part: number): void => onShare((at + part) / runs.length)
    const answer = known ? ok(known) : await performRun(run, tools, { anew, signal, onShare: share })
    if (!answer.ok) return answer
    performed.push(answer.value)
  }
  return ok(performed)
}

async function performRun(
  run: Run,
  tools: PerformTools,
  { anew, signal, onShare }: PerformOptions,
): Promise<Result<Performed, NotPerformed>> {
  const found = anew ? undefined : tools.find(run)
  const started = found === undefined ? await tools.start(run) : ok(found)
  if (!started.ok) return refuse({ code: 'failed', reason: started.error })
  const id = started.value
  const stop = (): void => tools.cancel(id)
  signal.addEventListener('abort', stop)
  try {
    for (let ours = found === undefined; ;) {
      // Stop may have been pressed while the run was being started.
      if (signal.aborted) return (stop(), refuse({ code: 'stopped' }))
      ours ||= (await tools.resume(id)).ok
      if (ours) await tools.ended(id, onShare)
      else await tools.pause()
      if (signal.aborted) continue
      const end = await tools.standing(id)
      if (end?.status === 'done') break
      // A run that another window stopped is continued here.
      if (!ours && end) continue
      return refuse({ code: 'failed', reason: end?.failure ?? message('papers.stoppedEarly') })
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
  const answer = await tools.answer(id)
  return answer ? ok(answer) : refuse({ code: 'failed', reason: message('papers.unreadable') })
}
