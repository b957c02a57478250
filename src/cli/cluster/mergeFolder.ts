import { join } from 'node:path'
import type { Json } from '../../engine/experiments/contract/experiment'
import { anyReportOf } from '../../engine/experiments/contract/reports'
import { runFileText } from '../../engine/experiments/contract/runFileText'
import { duration, message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { say, t } from '../output/language'
import { createStatusLine } from '../output/statusLine'
import { type OutputOptions, printResult } from '../output/output'
import { writeWhole } from '../output/outputFile'
import { FolderParts, UnusablePart } from './folderParts'
import { resubmitLine, statusOf } from './folderStatus'
import { namedRanges } from './indexList'
import type { FolderPlan } from './planFolder'

/** The files that merging writes, apart from its printed output. */
export interface ResultOptions extends OutputOptions {
  /** The file of the whole run, which the app opens. */
  readonly out?: string
}

/** What `merge` is asked for. */
export interface MergeOptions extends ResultOptions {
  readonly progress?: boolean
}

/** The parts of a folder, with a line that says which one is being read. */
export function partsRead(plan: FolderPlan, { progress }: MergeOptions, fileOf?: (part: number) => string) {
  const line = createStatusLine(progress)
  const parts = new FolderParts(plan, fileOf, (part) =>
    line.tell(() => t('cluster.mergeProgress', { part: part + 1, parts: plan.shares.length })),
  )
  return { parts, done: line.clear }
}

/** A finished run of any kind, whose parts can be read one at a time. */
interface Finished {
  readonly version: string
  readonly kind: FolderPlan['kind']
  readonly spec: object
  readonly parts: ReadonlyMap<number, Json>
}

/** Merges the parts of a folder and prints the result; refuses if any part is missing or damaged. */
export async function mergeFolder(plan: FolderPlan, options: MergeOptions): Promise<void> {
  const { parts, done } = partsRead(plan, options)
  try {
    await writeResult(
      { ...plan, parts },
      { ...options, out: options.out ?? join(plan.folder, 'result.lumbung') },
    )
  } catch (error) {
    // Reading stopped at the first unusable part; list all of them instead.
    if (error instanceof UnusablePart) refuseUnfinished(plan)
    throw error
  } finally {
    done()
  }
}

/** Writes the file of a finished run, prints its report, and writes its tables. */
export async function writeResult(
  { version, kind, spec, parts }: Finished,
  options: ResultOptions,
): Promise<void> {
  if (options.out !== undefined) writeWhole(options.out, runFileText({ version, kind, spec }, parts), '--out')
  await printResult(options, { kind, spec, report: anyReportOf(kind, spec, parts) })
}

function refuseUnfinished(plan: FolderPlan): void {
  const status = statusOf(plan)
  const { missing, damaged, parts, left } = status
  const line = resubmitLine(plan, status)
  if (line === null) return
  const [first] = damaged
  if (first !== undefined)
    process.stderr.write(
      `${say(message('cluster.firstDamaged', { part: String(first.part), reason: first.reason }))}\n`,
    )
  const open = [...missing, ...damaged.map(({ part }) => part)].sort((a, b) => a - b)
  throw new BadInput(
    'DIR',
    message(left === null ? 'cluster.unfinished' : 'cluster.unfinishedLeft', {
      open: open.length,
      parts,
      named: namedRanges(open),
      line,
      left: duration(left ?? 0),
    }),
  )
}
