import type { FoundOpening } from './beam'
import { instantiate, type Exports } from './kernel'
import type { Opening } from './opening'
import { setPlainRules, writePlainBoard } from './plainBoard'

/** What one climb looks for. */
export interface ClimbAim {
  readonly mostLaps?: number
  readonly mostSown?: number
  /** No opening is longer. */
  readonly mostMoves: number
  /** Which of two positions stays where only one can: rather one with more empty opposing holes, or with fewer moves. */
  readonly keep: 'emptier' | 'shorter'
  readonly salt: number
  /** Levels have 2^`bits` slots; at most as many as the climber has room for. */
  readonly bits: number
}

/** What a climb found, and the moves it played for it. */
export interface ClimbResult {
  readonly found: FoundOpening | null
  readonly moves: number
}

const RING = 16
const SLOT_HEAD = 16
/** Positions gone on from, of a level with one slot. */
const KEPT = 0.375
const WAY_BYTES = 4
const MOVE_BITS = 5
/** Slots handled in a slice: some milliseconds. */
const SLICE = 2048
const NO_LIMIT = 0x7fffffff

/** Bytes that climbing with levels of 2^`bits` slots takes. */
export function climbBytes(opening: Opening, bits: number): number {
  return 2 ** bits * (RING * slotBytes(opening) + levelsOf(opening) * WAY_BYTES) + boardBytes(opening)
}

function slotBytes(opening: Opening): number {
  return SLOT_HEAD + boardBytes(opening)
}

function boardBytes({ holes }: Opening): number {
  return Math.ceil(((2 * holes + 2) * 2) / 8) * 8
}

function levelsOf({ mark, store }: Opening): number {
  return mark - store
}

/** One climb after the other in the same memory. */
export interface Climber {
  /** Climbs from level to level of the mover's store; yields the moves played. */
  climb(aim: ClimbAim): Generator<{ readonly moves: number }, ClimbResult>
}

/** Makes room for climbs with levels of 2^`bits` slots. */
export function startClimber(opening: Opening, mostBits: number): Climber {
  const exports = instantiate()
  const base = exports.reserve(climbBytes(opening, mostBits))
  if (base === 0) throw new Error('Not enough memory to climb')
  return {
    *climb(aim) {
      const size = 2 ** Math.min(aim.bits, mostBits)
      const history = base + size * RING * slotBytes(opening)
      const ways = new Uint32Array(exports.memory.buffer, history, size * levelsOf(opening))
      prepare(exports, opening, aim, base, Math.log2(size), ways.byteOffset + ways.byteLength)
      let above = RING
      for (let level = 0; level < levelsOf(opening) && above > 0; level++) {
        let positions = 0
        exports.openLevel(level, size * KEPT)
        for (let first = 0; first < size; first += SLICE) {
          positions += exports.climb(level, first, SLICE)
          yield { moves: Number(exports.climbMoves.value) }
        }
        above = positions > 0 ? RING : above - 1
      }
      return { found: readWin(exports, opening, ways, size), moves: Number(exports.climbMoves.value) }
    },
  }
}

function prepare(
  exports: Exports,
  opening: Opening,
  aim: ClimbAim,
  base: number,
  bits: number,
  board: number,
): void {
  setPlainRules(exports, opening, {
    mostLaps: aim.mostLaps ?? NO_LIMIT,
    mostSown: aim.mostSown ?? NO_LIMIT,
    longMovesCount: false,
  })
  exports.startClimb(base, bits, opening.mark, opening.store)
  exports.aimClimb(aim.mostMoves, aim.keep === 'shorter', aim.salt)
  writePlainBoard(exports, opening, board)
  exports.place(board, 0, 0)
}

function readWin(exports: Exports, opening: Opening, ways: Uint32Array, size: number): FoundOpening | null {
  const length = exports.climbLength.value
  if (length === 0) return null
  const holes = [exports.climbMove.value]
  let level = exports.climbLevel.value
  let slot = exports.climbSlot.value
  while (holes.length < length) {
    const way = ways[level * size + slot]!
    slot = way % size
    const step = Math.floor(way / size)
    holes.push(step % 2 ** MOVE_BITS)
    level -= step >> MOVE_BITS
  }
  return { moves: holes.reverse().map((hole) => opening.labels[hole]!), left: exports.climbLeft.value }
}
