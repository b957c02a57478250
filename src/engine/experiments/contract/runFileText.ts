import type { ExperimentKind, Json } from './experiment'
import { runKeyOf, runningWholeChecksum, SEALED_SCHEMA, sealEntry } from './sealedRun'

/** The header and footer of a run file, around its parts. */
export const RUN_FORMAT = 'lumbung-run'
export const BEFORE_PARTS = '\n "parts": ['
export const AFTER_PARTS = '\n ],\n "checkpoints": ['

/** A finished run and the version of the program that made it. */
interface RunToWrite {
  readonly version: string
  readonly kind: ExperimentKind
  readonly spec: unknown
}

/** The file is handed on in pieces of at least this many characters. */
const PIECE = 1 << 16

/**
 * The file of a finished run, piece by piece, so that its parts need not be in memory together. It contains the spec
 * and the results but not when, where or how fast they were computed: every run of a spec gives the same bytes.
 */
export function* runFileText(
  { version, kind, spec }: RunToWrite,
  parts: Iterable<readonly [number, Json]>,
): Generator<string> {
  const head = { format: RUN_FORMAT, schema: SEALED_SCHEMA, version, kind, spec }
  const key = runKeyOf(kind, spec)
  const checksum = runningWholeChecksum(head)
  let piece = `${JSON.stringify(head, null, 1).slice(0, -2)},${BEFORE_PARTS}`
  let between = '\n  '
  for (const [index, part] of parts) {
    const entry = sealEntry(key, 'part', index, part)
    checksum.add(entry[2])
    piece += `${between}${JSON.stringify(entry)}`
    between = ',\n  '
    if (piece.length >= PIECE) {
      yield piece
      piece = ''
    }
  }
  yield `${piece}${AFTER_PARTS}],\n "checksum": ${JSON.stringify(checksum.end())}\n}\n`
}
