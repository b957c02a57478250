import { version } from '../../../package.json'
import {
  type ExperimentKind,
  isExperimentKind,
  type Json,
} from '../../engine/experiments/contract/experiment'
import {
  openEntries,
  runKeyOf,
  SEALED_SCHEMA,
  wholeChecksum,
} from '../../engine/experiments/contract/sealedRun'
import { planKeyOf } from '../../engine/experiments/contract/planKey'
import { message, type Message } from '../../locales/message'
import type { SavedRun } from './savedRun'

/** A run from a file, and a note if part of the file cannot be trusted. */
interface ReadRun {
  readonly run: SavedRun
  readonly note: ((file: string) => Message) | null
}

type Fields = Readonly<Record<string, unknown>>

/** Reads a run from a file's content; null if it is not a run. */
export function readSavedRun(content: unknown): ReadRun | null {
  if (typeof content !== 'object' || content === null) return null
  const { parts, checkpoints } = content as Fields
  if (!Array.isArray(parts) || !Array.isArray(checkpoints)) return null
  return 'schema' in content || 'checksum' in content
    ? readSealed(content as Fields, parts, checkpoints)
    : readOld(content as Fields, parts, checkpoints)
}

/** Uses every part that matches its checksum, even if the rest of the file was changed. */
function readSealed(
  { checksum, parts: _, checkpoints: __, ...head }: Fields,
  parts: readonly unknown[],
  checkpoints: readonly unknown[],
): ReadRun | null {
  const { kind, spec, schema, seconds } = head
  if (schema !== SEALED_SCHEMA || !isExperimentKind(kind)) return null
  const stale = staleNote(kind, head)
  if (stale) return { run: { kind, spec, parts: new Map(), checkpoints: new Map(), seconds: 0 }, note: stale }
  const key = runKeyOf(kind, spec)
  const [found, states] = [openEntries(key, 'part', parts), openEntries(key, 'checkpoint', checkpoints)]
  const isWhole = checksum === wholeChecksum(head, parts, checkpoints)
  const run = {
    kind,
    spec,
    parts: found.sound,
    checkpoints: states.sound,
    seconds: isWhole ? secondsFrom(seconds) : 0,
  }
  const damaged = [...found.damaged, ...states.damaged]
  if (damaged.length > 0)
    return { run, note: (file) => message('saving.damaged', { file, parts: partsNamed(damaged) }) }
  return { run, note: isWhole ? null : (file) => message('saving.changed', { file }) }
}

/** Why no part of a file can be used: another version may find other numbers, and other tasks have other parts. */
function staleNote(
  kind: ExperimentKind,
  { version: made, plan, spec }: Fields,
): ((file: string) => Message) | null {
  if (typeof made === 'string' && made !== version)
    return (file) => message('saving.otherVersion', { file, made, here: version })
  const isSame = plan === undefined || plan === planKeyOf(kind, spec)
  return isSame ? null : (file) => message('saving.otherPlan', { file })
}

/** Files of earlier versions have no checksums: their parts are accepted if they have the right shape. */
function readOld(
  { kind, spec, seconds }: Fields,
  parts: readonly unknown[],
  checkpoints: readonly unknown[],
): ReadRun | null {
  if (!isExperimentKind(kind) || !parts.every(isOldEntry) || !checkpoints.every(isOldEntry)) return null
  const run = {
    kind,
    spec,
    parts: new Map(parts),
    checkpoints: new Map(checkpoints),
    seconds: secondsFrom(seconds),
  }
  return { run, note: (file) => message('saving.noChecksums', { file }) }
}

/** Results from a cluster do not record how long they took. */
function secondsFrom(told: unknown): number {
  const known = Number(told)
  return Number.isFinite(known) && known > 0 ? known : 0
}

function isOldEntry(entry: unknown): entry is [number, Json] {
  return Array.isArray(entry) && entry.length === 2 && Number.isSafeInteger(entry[0]) && entry[1] !== null
}

const MOST_NAMED = 5

function partsNamed(indices: readonly number[]): Message {
  const parts = indices.slice(0, MOST_NAMED).join(', ')
  const more = indices.length - MOST_NAMED
  if (more > 0) return message('saving.manyParts', { parts, more })
  return message(indices.length === 1 ? 'saving.onePart' : 'saving.severalParts', { parts })
}
