import { checksumOf, runningChecksum } from '../../checksum'
import type { ExperimentKind, Json } from './experiment'

/** The version of run files whose parts carry checksums; files without a version are older and carry none. */
export const SEALED_SCHEMA = 2

/** What an entry of a run file holds: what a task found, or where it stopped. */
type EntryType = 'part' | 'checkpoint'

/** An entry as a file holds it: the index of its task, what it holds, and a checksum that ties both to their run. */
type SealedEntry = readonly [index: number, content: Json, checksum: string]

/** What a run file gave: entries that are as they were written, and the indices of the others. */
interface OpenedEntries {
  readonly sound: ReadonlyMap<number, Json>
  readonly damaged: readonly number[]
}

/** Names a run by what it was asked, so that parts of one run are never taken for those of another. */
export function runKeyOf(kind: ExperimentKind, spec: unknown): string {
  return checksumOf([kind, spec])
}

/** Seals an entry of the run of that key. */
export function sealEntry(key: string, type: EntryType, index: number, content: Json): SealedEntry {
  return [index, content, checksumOf([key, type, index, content])]
}

/** Whether something is an entry of that run, as it was sealed. */
export function isSealed(key: string, type: EntryType, entry: unknown): entry is SealedEntry {
  if (!Array.isArray(entry) || entry.length !== 3 || !isIndex(entry[0])) return false
  return entry[2] === checksumOf([key, type, entry[0], entry[1] as Json])
}

/** Sorts entries into sound and damaged ones; of a damaged one without an index, its place is reported. */
export function openEntries(key: string, type: EntryType, entries: readonly unknown[]): OpenedEntries {
  const sound = new Map<number, Json>()
  const damaged: number[] = []
  for (const [place, entry] of entries.entries()) {
    if (isSealed(key, type, entry)) sound.set(entry[0], entry[1])
    else damaged.push(Array.isArray(entry) && isIndex(entry[0]) ? entry[0] : place)
  }
  return { sound, damaged }
}

/** The checksum of a whole run file: of everything it says besides its entries, and of their checksums in order. */
export function wholeChecksum(
  head: object,
  parts: readonly unknown[],
  checkpoints: readonly unknown[],
): string {
  const sums = (entries: readonly unknown[]): unknown[] =>
    entries.map((entry) => (Array.isArray(entry) ? (entry[2] as unknown) : null))
  return checksumOf([head, sums(parts), sums(checkpoints)])
}

/** The same checksum of a file without checkpoints whose parts come one after the other. */
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
