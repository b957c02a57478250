import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Json } from '../../engine/experiments/contract/experiment'
import { isSealed, sealEntry, wholeChecksum } from '../../engine/experiments/contract/sealedRun'
import { message, type Text } from '../../locales/message'
import { provenanceOf } from '../output/provenance'
import { writeWhole } from '../output/outputFile'
import type { FolderPlan } from './planFolder'

/** What a job found: the parts of its tasks, and when. */
interface DonePart {
  readonly entries: ReadonlyMap<number, Json>
  /** When it started and ended, in milliseconds since 1970, and the seconds all its sessions took. */
  readonly started: number
  readonly finished: number
  readonly seconds: number
}

/** A part read from a folder. */
type FoundPart =
  | { readonly status: 'done'; readonly part: DonePart }
  | { readonly status: 'missing' }
  | { readonly status: 'damaged'; readonly reason: Text }

const FORMAT = 'lumbung-part'
const SCHEMA = 1
const DIGITS = 6

const time = v.pipe(v.number(), v.finite(), v.minValue(0))
const shape = v.object({
  format: v.literal(FORMAT),
  schema: v.literal(SCHEMA),
  version: v.string(),
  plan: v.string(),
  part: v.number(),
  started: time,
  finished: time,
  seconds: time,
  parts: v.array(v.unknown()),
  checksum: v.string(),
})

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

/** Reads a part from the folder or from a file elsewhere; rejects anything that does not match the plan. */
export function readPart(
  plan: FolderPlan,
  part: number,
  file = partFileOf(plan, part),
  known?: CheckedTexts,
): FoundPart {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message: told } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? { status: 'missing' } : { status: 'damaged', reason: told }
  }
  const found = partFrom(plan, part, text, known?.has(part, text) ?? false)
  if (found.status === 'done') known?.add(part, text)
  return found
}

/** Files whose checksums were verified: one that is read again and has not changed need not be verified again. */
export class CheckedTexts {
  readonly #digests = new Map<number, string>()

  has(part: number, text: string): boolean {
    return this.#digests.get(part) === digestOf(text)
  }

  add(part: number, text: string): void {
    if (!this.#digests.has(part)) this.#digests.set(part, digestOf(text))
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** The part in a file's text. */
function partFrom(plan: FolderPlan, part: number, text: string, isChecked: boolean): FoundPart {
  const damaged = (reason: Text): FoundPart => ({ status: 'damaged', reason })
  const content = parsed(text)
  if (content === undefined) return damaged(message('cluster.truncated'))
  const read = v.safeParse(shape, content)
  if (!read.success) return damaged(message('cluster.notAPart'))
  const { version, plan: named, part: place, parts, checksum, started, finished, seconds } = read.output
  if (version !== plan.version)
    return damaged(message('cluster.partVersion', { made: version, here: plan.version }))
  if (named !== plan.checksum) return damaged(message('cluster.partOfOther'))
  const { from, to } = plan.shares[part]!
  const { parts: _, checksum: __, ...head } = content as Record<string, unknown>
  const isWhole =
    isChecked ||
    (place === part &&
      parts.length === to - from &&
      parts.every((entry, at) => isSealed(plan.key, 'part', entry) && entry[0] === from + at) &&
      checksum === wholeChecksum(head, parts, []))
  if (!isWhole) return damaged(message('cluster.checksum'))
  const entries = new Map((parts as [number, Json, string][]).map(([index, content]) => [index, content]))
  return { status: 'done', part: { entries, started, finished, seconds } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
