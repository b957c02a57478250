import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '../../locales/message'
import { shellWord } from '../../engine/escape'
import type { Range } from '../../engine/range'
import { indicesAsRanges } from './indexList'
import { readPart } from './partFile'
import type { FolderPlan } from './planFolder'

/** A part that exists but cannot be used, and why. */
interface DamagedPart {
  readonly part: number
  readonly reason: Text
}

/** The progress of a folder. */
export interface FolderStatus {
  readonly parts: number
  readonly done: number
  readonly missing: readonly number[]
  readonly damaged: readonly DamagedPart[]
  /** 0…1 of all the work. */
  readonly share: number
  /** Seconds that machines have spent on the finished parts. */
  readonly computed: number
  /** Seconds until the rest is done at the current pace; null if nothing or everything is done. */
  readonly left: number | null
}

/** Checks every part of a folder. */
export function statusOf(plan: FolderPlan, onPart: (done: number) => void = () => {}): FolderStatus {
  const missing: number[] = []
  const damaged: DamagedPart[] = []
  let [done, work, computed] = [0, 0, 0]
  const times: [from: number, to: number][] = []
  const workOf = ({ from, to }: Range): number => {
    let sum = 0
    for (let index = from; index < to; index++) sum += plan.tasks[index]!.weight
    return sum
  }
  plan.shares.forEach((share, part) => {
    const found = readPart(plan, part)
    if (found.status === 'missing') missing.push(part)
    else if (found.status === 'damaged') damaged.push({ part, reason: found.reason })
    else {
      const { finished, seconds } = found.part
      done++
      work += workOf(share)
      computed += seconds
      times.push([finished - 1000 * seconds, finished])
    }
    onPart((part + 1) / plan.shares.length)
  })
  const total = workOf({ from: 0, to: plan.tasks.length })
  const isUnderWay = done > 0 && done < plan.shares.length
  const left = isUnderWay ? (covered(times) / 1000) * ((total - work) / work) : null
  return { parts: plan.shares.length, done, missing, damaged, share: work / total, computed, left }
}

/**
 * How long at least one of several stretches of time lasted. Clocks are set, and computers are switched off for a night:
 * neither is time in which parts were done.
 */
function covered(times: readonly (readonly [from: number, to: number])[]): number {
  let [sum, end] = [0, -Infinity]
  for (const [from, to] of times.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

/**
 * The command that recomputes missing or damaged parts, matching how the folder was set up; null if all parts are
 * done.
 */
export function resubmitLine({ folder }: FolderPlan, { missing, damaged }: FolderStatus): string | null {
  const indices = [...missing, ...damaged.map(({ part }) => part)].sort((a, b) => a - b)
  if (indices.length === 0) return null
  const ranges = indicesAsRanges(indices).join(',')
  const script = ['slurm/submit.sh', 'kubernetes/submit.sh', 'parallel/run.sh'].find((each) =>
    existsSync(join(folder, each)),
  )
  const here = shellWord(folder)
  return script === undefined
    ? `lumbung part ${here} --index ${ranges}`
    : `${shellWord(join(folder, script))} ${ranges}`
}
