import { checksumOf, runningChecksum } from '../../checksum'
import type { ExperimentKind, Json } from './experiment'

/** The version of run files whose parts have checksums; files without a version are older and have none. */
export const SEALED_SCHEMA = 2

/** The content of an entry in a run file: what a task found, or where it stopped. */
type EntryType = 'part' | 'checkpoint'

/** An entry as stored in a file: the index of its task, its content, and a checksum that ties both to their run. */
type SealedEntry = readonly [index: number, content: Json, checksum: string]

/** The entries read from a run file: the unchanged ones, and the indices of the others. */
interface OpenedEntries {
  readonly sound: ReadonlyMap<number, Json>
  readonly damaged: readonly number[]
}

/** Identifies a run by its spec, so that parts of one run are never mistaken for those of another. */
export function runKeyOf(kind: ExperimentKind, spec: unknown): string {
  return checksumOf([kind, spec])
}

/** Adds the checksum to an entry of the run with that key. */
export function sealEntry(key: string, type: EntryType, index: number, content: Json): SealedEntry {
  return [index, content, checksumOf([key, type, index, content])]
}

/** Whether a value is an unchanged entry of that run. */
export function isSealed(key: string, type: EntryType, entry: unknown): entry is SealedEntry {
  if (!Array.isArray(entry) || entry.length !== 3 || !isIndex(entry[0])) return false
  return entry[2] === checksumOf([key, type, entry[0], entry[1] as Json])
}

/** Separates valid entries from damaged ones; a damaged one without an index is reported by its place. */
export function openEntries(key: string, type: EntryType, entries: readonly unknown[]): OpenedEntries {
  const sound = new Map<number, Json>()
  const damaged: number[] = []
  for (const [place, entry] of entries.entries()) {
    if (isSealed(key, type, entry)) sound.set(entry[0], entry[1])
    else damaged.push(Array.isArray(entry) && isIndex(entry[0]) ? entry[0] : place)
  }
  return { sound, damaged }
}

/** The checksum of a whole run file: over everything except its entries, and their checksums in order. */
export function wholeChecksum(
  head: object,
  parts: readonly unknown[],
  checkpoints: readonly unknown[],
): string {
  const sums = (entries: readonly unknown[]): unknown[] =>
    entries.map((entry) => (Array.isArray(entry) ? (entry[2] as unknown) : null))
  return checksumOf([head, sums(parts), sums(checkpoints)])
}

/** The same checksum for a file without checkpoints whose parts arrive one at a time. */
export function runningWholeChecksum(head: object): { add(entryChecksum: string): void; end(): string } {
  const checksum = runningChecksum()
  let before = `[${JSON.stringify(head)},[`
  return {
    add(entryChecksum) {
      checksum.add(`${before}${JSON.stringify(entryChecksum)}`)
      before = ','
    },
    end() {
      checksum.add(`${before === ',' ? '' : before}],[]]`)
      return checksum.end()
    },
  }
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
