import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { message, type Message } from '../../locales/message'
import { problemOf } from '../options/inputFile'

/** A file that does not consist of a head, an array and a tail, with the reason. */
export class NotInPieces extends Error {
  readonly reason: Message

  constructor(reason = message('cluster.truncated')) {
    super()
    this.reason = reason
  }
}

const FIRST_BYTES = 1 << 16
/** No entry is longer, and none is nested deeper. */
const MOST_BYTES = 400_000_000
const MOST_NESTED = 100
const [QUOTE, ESCAPE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = Buffer.from('"\\,[]{}') as unknown as [
  ...[number, number, number, number, number, number, number],
]

/**
 * Reads a JSON file that consists of a head, a long array and a tail: yields the text of the head up to the array, then
 * the text of each entry, and returns the text after the last, or all of it if there is no such array. Only one entry
 * is in memory at a time.
 */
export function* piecesOf(
  file: string,
  opening: string,
  onBytes: (bytes: Uint8Array) => void,
): Generator<string, string> {
  const problem = problemOf(file, statSync(file))
  if (problem !== null) throw new NotInPieces(problem)
  const handle = openSync(file, 'r')
  try {
    const view = new View(handle, onBytes)
    let end = view.find(opening)
    if (end === 0) return view.take(view.length)
    yield view.take(end)
    while ((end = entryEnd(view)) > 0) {
      yield view.take(end)
      if (view.at(0) === COMMA) view.take(1)
      else if (view.at(0) !== CLOSE_LIST) throw new NotInPieces()
    }
    while (view.more()) if (view.length > FIRST_BYTES) throw new NotInPieces()
    return view.take(view.length)
  } finally {
    closeSync(handle)
  }
}

/** Where the entry at the start of the view ends: before the comma or the bracket behind it; 0 at the end of the array. */
function entryEnd(view: View): number {
  let depth = 0
  let isInString = false
  for (let at = 0; ; at++) {
    const code = view.at(at)
    if (isInString) {
      if (code === ESCAPE) at++
      else if (code === QUOTE) isInString = false
      continue
    }
    if (depth === 0 && (code === COMMA || code === CLOSE_LIST)) return at
    if (code === QUOTE) isInString = true
    else if (code === OPEN_LIST || code === OPEN) depth++
    else if (code === CLOSE_LIST || code === CLOSE) depth--
    if (depth > MOST_NESTED || depth < 0) throw new NotInPieces()
  }
}

/** The bytes of a file that are in memory: they move along it, and grow only where one piece does not fit. */
class View {
  readonly #handle: number
  readonly #onBytes: (bytes: Uint8Array) => void
  #buffer = Buffer.allocUnsafe(FIRST_BYTES)
  #from = 0
  #to = 0

  constructor(handle: number, onBytes: (bytes: Uint8Array) => void) {
    this.#handle = handle
    this.#onBytes = onBytes
  }

  get length(): number {
    return this.#to - this.#from
  }

  /** The byte at a place; a file that ends before was cut off. */
  at(place: number): number {
    while (place >= this.length) if (!this.more()) throw new NotInPieces()
    return this.#buffer[this.#from + place]!
  }

  /** The place just after the first occurrence of a text; 0 if there is none. */
  find(text: string): number {
    for (;;) {
      const found = this.#buffer.subarray(this.#from, this.#to).indexOf(text)
      if (found >= 0) return found + text.length
      if (this.length > FIRST_BYTES || !this.more()) return 0
    }
  }

  /** The text up to a place, which the view then leaves behind. */
  take(length: number): string {
    const text = this.#buffer.toString('utf8', this.#from, this.#from + length)
    this.#from += length
    return text
  }

  /** Reads on; false at the end of the file. */
  more(): boolean {
    if (this.#to === this.#buffer.length) this.#makeRoom()
    const read = readSync(this.#handle, this.#buffer, this.#to, this.#buffer.length - this.#to, null)
    this.#onBytes(this.#buffer.subarray(this.#to, this.#to + read))
    this.#to += read
    return read > 0
  }

  #makeRoom(): void {
    const { length } = this
    if (length > MOST_BYTES) throw new NotInPieces()
    const into = length > this.#buffer.length / 2 ? Buffer.allocUnsafe(2 * this.#buffer.length) : this.#buffer
    this.#buffer.copy(into, 0, this.#from, this.#to)
    this.#buffer = into
    this.#from = 0
    this.#to = length
  }
}
