import { join } from 'node:path'
import type { Json } from '../../engine/experiments/contract/experiment'
import { sealEntry, wholeChecksum } from '../../engine/experiments/contract/sealedRun'
import type { Text } from '../../locales/message'
import { provenanceOf } from '../output/provenance'
import { writeWhole } from '../output/outputFile'
import { entriesOf, FORMAT, PartProblem, type PartTimes, SCHEMA } from './partEntries'
import type { FolderPlan } from './planFolder'

/** What a job found: the parts of its tasks, and when. */
interface DonePart extends PartTimes {
  readonly entries: ReadonlyMap<number, Json>
}

/** A part read from a folder. */
type FoundPart =
  | { readonly status: 'done'; readonly part: DonePart }
  | { readonly status: 'missing' }
  | { readonly status: 'damaged'; readonly reason: Text }

const DIGITS = 6

/** The name of a part's file. */
export function partFileName(part: number): string {
  return `${String(part).padStart(DIGITS, '0')}.json`
}

/** The path of a finished part in a folder. */
export function partFileOf({ folder }: FolderPlan, part: number): string {
  return join(folder, 'parts', partFileName(part))
}

/** Writes a part completely or not at all: a reader, or another job computing the same part, never sees half of it. */
export function writePart(plan: FolderPlan, part: number, done: DonePart): void {
  writeWhole(partFileOf(plan, part), partText(plan, part, done), 'DIR')
}

/** The content of a part's file. */
function partText(plan: FolderPlan, part: number, done: DonePart): string {
  const { entries, started, finished, seconds } = done
  const { version, commit } = provenanceOf(plan)
  const head = { format: FORMAT, schema: SCHEMA, version, commit, plan: plan.checksum, part }
  const times = { started, finished, seconds }
  const parts = [...entries]
    .sort(([a], [b]) => a - b)
    .map(([index, content]) => sealEntry(plan.key, 'part', index, content))
  const checksum = wholeChecksum({ ...head, ...times }, parts, [])
  return `${JSON.stringify({ ...head, ...times, parts, checksum })}\n`
}

/** Reads a part from the folder; rejects anything that does not match the plan. */
export function readPart(plan: FolderPlan, part: number): FoundPart {
  const entries = new Map<number, Json>()
  const reading = entriesOf(plan, part, partFileOf(plan, part))
  try {
    let step = reading.next()
    for (; !step.done; step = reading.next()) entries.set(...step.value)
    return { status: 'done', part: { entries, ...step.value } }
  } catch (error) {
    if (!(error instanceof PartProblem)) throw error
    const { reason } = error
    return reason === null ? { status: 'missing' } : { status: 'damaged', reason }
  }
}
