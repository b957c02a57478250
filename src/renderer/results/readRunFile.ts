import { experimentOf } from '../../engine/experiments/contract/catalogue'
import {
  isExperimentKind,
  type ExperimentKind,
  type Json,
} from '../../engine/experiments/contract/experiment'
import { AFTER_PARTS, BEFORE_PARTS, RUN_FORMAT } from '../../engine/experiments/contract/runFileText'
import { isSealed, runKeyOf, SEALED_SCHEMA, wholeChecksum } from '../../engine/experiments/contract/sealedRun'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { ok, refuse, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import { fileKindOf, isOfNewerLumbung, NEEDS_NEWER } from '../platform/fileKind'
import { parseJson } from '../platform/parseJson'
import { createYieldToWindow } from '../platform/yieldToWindow'
import { buildReport, digestOf } from '../runs/buildReport'
import type { RunRecord } from '../storage/records'
import { messageOf } from '../../locales/messageOf'
import { newRun } from '../runs/run'
import type { WholeRun } from './runFile'

/** A run from a file, and a note if part of the file cannot be trusted. */
interface ReadRun extends WholeRun {
  readonly note: Text | null
}

type Fields = Readonly<Record<string, unknown>>

/** The parts of a file that can be trusted. */
type ReadParts = Pick<ReadRun, 'parts' | 'note'>

const NOT_A_RUN = message('results.notARun')
const STRAYS = message('results.wrongParts')

/** Reads a run from a file; every part must match its checksum and is tested in a report before it is accepted. */
export async function readRunFile(text: string): Promise<Result<ReadRun, Text>> {
  if (isOfNewerLumbung(text)) return refuse(NEEDS_NEWER)
  const content = await parseRun(text)
  if (content === null && isCutOff(text)) return refuse(message('results.cutOff'))
  if (content?.format !== RUN_FORMAT || !Array.isArray(content.parts)) return refuse(NOT_A_RUN)
  if (!isExperimentKind(content.kind))
    return refuse(message('results.unknownKind', { kind: plain(content.kind).slice(0, 60) }))
  const experiment = experimentOf(content.kind)
  const spec = experiment.parse(content.spec)
  if (!spec.ok) return refuse(describeSpecProblems(spec.error))
  const fresh = newRun(experiment, spec.value)
  const read = await readParts(content.kind, content, content.parts)
  if (!read.ok) return read
  const { parts, note } = read.value
  if ([...parts.keys()].some((index) => index >= fresh.tasks)) return refuse(STRAYS)
  try {
    const report = await buildReport(experiment.kind, spec.value, parts)
    const record = { ...fresh, ...kept(content, parts.size, fresh), ...digestOf(report) }
    return ok({ record, parts, note })
  } catch (error) {
    return refuse(message('results.unreadable', { reason: messageOf(error) }))
  }
}

/** Whether a file begins as a run but does not end as one, as after a download that was interrupted. */
function isCutOff(text: string): boolean {
  return fileKindOf({ name: '', text }) === 'run' && !text.trimEnd().endsWith('}')
}

/**
 * Sorts the parts of a file: those that do not match their checksums are left out, and the run is resumed without
 * them.
 */
async function readParts(
  kind: ExperimentKind,
  content: Fields,
  entries: readonly unknown[],
): Promise<Result<ReadParts, Text>> {
  const { parts: _, checkpoints, checksum, ...head } = content
  if (head['schema'] === undefined && checksum === undefined) return readOldParts(entries)
  if (head['schema'] !== SEALED_SCHEMA) return refuse(NOT_A_RUN)
  const key = runKeyOf(kind, head['spec'])
  const yieldToWindow = createYieldToWindow()
  const parts = new Map<number, Json>()
  let damaged = 0
  for (const entry of entries) {
    if (isSealed(key, 'part', entry)) parts.set(entry[0], entry[1])
    else damaged++
    await yieldToWindow()
  }
  if (damaged > 0) {
    return ok({ parts, note: message('results.damagedParts', { count: damaged }) })
  }
  const isWhole = checksum === wholeChecksum(head, entries, Array.isArray(checkpoints) ? checkpoints : [])
  return ok({ parts, note: isWhole ? null : message('results.changedFile') })
}

/** Files of earlier versions have no checksums: their parts are accepted if a report can be built from them. */
function readOldParts(entries: readonly unknown[]): Result<ReadParts, Text> {
  if (!entries.every(isOldPart)) return refuse(STRAYS)
  return ok({ parts: new Map(entries), note: message('results.noChecksums') })
}

function isOldPart(entry: unknown): entry is readonly [number, Json] {
  if (!Array.isArray(entry) || entry.length !== 2) return false
  const index: unknown = entry[0]
  return typeof index === 'number' && Number.isInteger(index) && index >= 0
}

/** The valid fields of a run's file besides its spec. */
function kept(content: Fields, done: number, { tasks, created }: RunRecord): Partial<RunRecord> {
  const began = Date.parse(plain(content.created))
  const seconds = Number(plain(content.seconds))
  return {
    version: plain(content.version),
    status: done === tasks ? 'done' : 'cancelled',
    created: Number.isFinite(began) && began >= 0 ? began : created,
    finished: created,
    seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
    done,
    tags: Array.isArray(content.tags) ? content.tags.map(plain).slice(0, 20) : [],
    note: typeof content.note === 'string' ? content.note : '',
  }
}

/** Text, or a number as text; objects are rejected, because converting one may throw. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The content of a run's file. In files written by `runFile`, each part is on its own line and is parsed separately,
 * so that the window stays responsive even with a million games.
 */
async function parseRun(text: string): Promise<Fields | null> {
  const begin = text.indexOf(BEFORE_PARTS)
  const end = text.lastIndexOf(AFTER_PARTS)
  const inLines = begin >= 0 && end > begin
  const content = parseJson(inLines ? text.slice(0, begin) + BEFORE_PARTS + text.slice(end) : text)
  if (typeof content !== 'object' || content === null) return null
  if (!inLines) return content as Fields
  const yieldToWindow = createYieldToWindow()
  const parts: unknown[] = []
  for (let at = begin + BEFORE_PARTS.length; at < end;) {
    const next = text.indexOf('\n', at + 1)
    parts.push(parseJson(text.slice(at, next).replace(/,$/, '')))
    at = next
    await yieldToWindow()
  }
  return { ...content, parts }
}
