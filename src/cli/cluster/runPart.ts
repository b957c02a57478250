import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { partsOf } from '../../engine/experiments/contract/parts'
import { list, message } from '../../locales/message'
import { createPool } from '../../workers/pool'
import { runExperiment } from '../../workers/runExperiment'
import { BadInput } from '../options/badInput'
import { say, t } from '../output/language'
import { createProgressBar } from '../output/progressBar'
import { STOP_SIGNALS } from '../run/stopped'
import type { SavedRun } from '../run/savedRun'
import { spawnThread } from '../run/spawnThread'
import { Stopped } from '../run/stopped'
import { indicesAsRanges } from './indexList'
import { readPart, writePart } from './partFile'
import { progressOf } from './partProgress'
import { type FolderPlan, shareOfTask } from './planFolder'

/** Options for computing a part. */
interface PartOptions {
  readonly workers: number
  readonly progress?: boolean
}

/** Computes one part of a plan and stores it in the folder; a part that already exists is left alone. */
export async function runPart(
  plan: FolderPlan,
  part: number,
  options: PartOptions,
): Promise<'done' | 'doneBefore'> {
  if (readPart(plan, part).status === 'done') return 'doneBefore'
  const needed = neededParts(plan, part)
  const progress = progressOf(plan, part)
  const { from, to } = plan.shares[part]!
  const tasks = plan.tasks.slice(from, to)
  const isOurs = ([index]: readonly [number, Json]): boolean => index >= from && index < to
  const entries = soundOf(plan, new Map([...(progress.earlier?.parts ?? [])].filter(isOurs)))
  const checkpoints = new Map([...(progress.earlier?.checkpoints ?? [])].filter(isOurs))
  const [started, began] = [Date.now(), performance.now()]
  const { kind, spec } = plan
  const currentRun = (): SavedRun => {
    const seconds = (performance.now() - began) / 1000 + (progress.earlier?.seconds ?? 0)
    return { kind, spec, parts: entries, checkpoints, seconds }
  }
  const bar = createProgressBar(say(anyExperimentOf(kind).unit), options.progress)
  const pool = createPool({ size: options.workers, spawn: spawnThread })
  const work = runExperiment(pool, {
    kind,
    spec,
    tasks,
    parts: new Map([...needed, ...entries]),
    checkpoints: new Map(checkpoints),
    onPart: (index, content) => {
      entries.set(index, content)
      checkpoints.delete(index)
      progress.saveIfDue(currentRun)
    },
    onCheckpoint: (index, checkpoint) => {
      checkpoints.set(index, checkpoint)
      progress.saveIfDue(currentRun)
    },
    onProgress: ({ done, units, left }) => bar.update(done, units, left),
  })
  for (const signal of STOP_SIGNALS) process.once(signal, work.cancel)
  const outcome = await work.outcome
  for (const signal of STOP_SIGNALS) process.off(signal, work.cancel)
  bar.clear()
  pool.close()
  if (outcome.status === 'failed') throw new Stopped(t('saving.internalError', { reason: outcome.reason }), 3)
  if (outcome.status === 'cancelled') {
    const saved = progress.save(currentRun())
    throw new Stopped(t(saved ? 'cluster.partStopped' : 'cluster.partStoppedUnsaved', { part }), 130)
  }
  writePart(plan, part, { entries, started, finished: Date.now(), seconds: currentRun().seconds })
  progress.discard()
  return 'done'
}

/** Progress from an earlier job is checked before it is used; anything that does not match is computed again. */
function soundOf({ kind }: FolderPlan, entries: Map<number, Json>): Map<number, Json> {
  return partsOf(kind, entries).ok ? entries : new Map()
}

/** The parts of earlier stages that the tasks of a part read. */
export function neededParts(plan: FolderPlan, part: number): ReadonlyMap<number, Json> {
  const { from, to } = plan.shares[part]!
  const needed = new Map<number, Json>()
  const wanted = new Map<number, Set<number>>()
  for (const { needs } of plan.tasks.slice(from, to))
    for (let index = needs?.from ?? 0; index < (needs?.to ?? 0); index++) {
      const place = shareOfTask(plan, index)
      wanted.set(place, (wanted.get(place) ?? new Set()).add(index))
    }
  const missing: number[] = []
  for (const [place, indices] of [...wanted].sort(([a], [b]) => a - b)) {
    const found = readPart(plan, place)
    if (found.status !== 'done') missing.push(place)
    else for (const index of indices) needed.set(index, found.part.entries.get(index)!)
  }
  if (missing.length > 0)
    throw new BadInput(
      'DIR',
      message('cluster.needsParts', {
        part: String(part),
        missing: list(indicesAsRanges(missing), 'comma'),
        folder: plan.folder,
      }),
    )
  return needed
}
