import type { Exports } from './kernel'
import type { Opening } from './opening'

/** Limits of a move on a plain board. */
interface PlainLimits {
  readonly mostLaps: number
  readonly mostSown: number
  /** Whether moves of a cycle or more are counted. */
  readonly longMovesCount: boolean
}

/** Bytes of a board in the kernel: two for each place and for the burden, a multiple of eight. */
export function boardBytes({ holes }: Opening): number {
  return Math.ceil(((2 * holes + 2) * 2) / 8) * 8
}

/** Passes the rules of a turn on a board of any size to the kernel. */
export function setPlainRules(exports: Exports, opening: Opening, limits: PlainLimits): void {
  exports.setRules(
    opening.holes,
    opening.origin === 'skipped',
    opening.relay === 'own',
    opening.capture !== 'never',
    opening.capture === 'ifAcross',
  )
  exports.setMoveLimits(limits.mostLaps, limits.mostSown, limits.longMovesCount)
}

/** Writes the position a turn starts from. */
export function writePlainBoard(exports: Exports, opening: Opening, at: number): void {
  const places = [...opening.own, opening.store, ...opening.opponents, 0]
  new Uint16Array(exports.memory.buffer, at, places.length).set(places)
}
