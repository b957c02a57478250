import { holesOf, otherSide, slotOf, storeOf, type Position, type Side } from '../../engine/board/position'

/** The longest line of the protocol. */
export const MOST_CHARACTERS = 16_384

/** A line of the Kalah Game Protocol: its number, the line it refers to, a command in small letters and its arguments. */
export interface KgpLine {
  readonly id: number | null
  readonly ref: number | null
  readonly command: string
  /** Words, numbers and boards as they are written, strings without their quotes: some clients quote words. */
  readonly args: readonly string[]
}

const LINE = /^\s*(\d+)?(?:@(\d+))?\s*([a-z]\w*)\s*(.*?)\s*$/i
const ARGUMENT = /"((?:\\.|[^"\\])*)"|(\S+)/g

/** Reads a line; null if it is not one. */
export function parseKgp(text: string): KgpLine | null {
  if (text.length > MOST_CHARACTERS) return null
  const match = LINE.exec(text)
  if (!match) return null
  const [, id, ref, command = '', rest = ''] = match
  const args = [...rest.matchAll(ARGUMENT)].map(
    ([, inside, bare]) => inside?.replace(/\\(.)/g, '$1') ?? bare ?? '',
  )
  return { id: numberOf(id), ref: numberOf(ref), command: command.toLowerCase(), args }
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined || digits.length > 15 ? null : Number(digits)
}

/** Whether a line answers another; clients that know of one board at a time may leave out which. */
export function answers({ ref }: KgpLine, id: number): boolean {
  return ref === null || ref === id
}

/** A text as a string of the protocol. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** A position as the protocol writes it: the reader is always South. */
export function formatBoard(position: Position, reader: Side): string {
  const n = holesOf(position)
  const row = (side: Side) => Array.from({ length: n }, (_, i) => position.seeds[slotOf(n, side, i + 1)])
  const stores = [reader, otherSide(reader)].map((side) => position.seeds[storeOf(n, side)])
  return `<${[n, ...stores, ...row(reader), ...row(otherSide(reader))].join(',')}>`
}

/** Reads a board, with South to move; null if it is not one. */
export function parseBoard(text: string): Position | null {
  const match = /^<(\d{1,6}(?:,\d{1,6})*)>$/.exec(text)
  if (!match) return null
  const [n = 0, southStore = 0, northStore = 0, ...holes] = match[1]!.split(',').map(Number)
  if (n < 1 || holes.length !== 2 * n) return null
  return {
    seeds: [...holes.slice(0, n), southStore, ...holes.slice(n), northStore],
    burnt: [],
    toMove: 'south',
  }
}
