import { ClimbSlot, Way } from '../kernel/assembly/shared/openingRecords'
import type { FoundOpening } from './beam'
import { startWithRoom, type Exports, boardBytes, setPlainRules, writePlainBoard } from './kernel'
import type { Opening } from './opening'

/** What one climb looks for. */
export interface ClimbAim {
  readonly mostLaps?: number
  readonly mostSown?: number
  /** No opening is longer. */
  readonly mostMoves: number
  /** The cost of a move; an empty opposing hole is worth 1 at first, and chance adds at most 4. */
  readonly moveCost: number
  /** Whether lines compete only with those of equal length, so that short ones survive. */
  readonly byLength?: boolean
  readonly salt: number
  /** Levels have 2^`bits` slots; at most, and by default, as many as the climber has room for. */
  readonly bits?: number
}

/** What a climb found, and the moves it played. */
interface ClimbResult {
  readonly found: FoundOpening | null
  readonly moves: number
}

/** Slots handled in a slice: some milliseconds. */
const SLICE = 1024
const NO_LIMIT = 0x7fffffff
const NO_MOVES = { moves: 0 }

/** Bytes needed to climb with levels of 2^`bits` slots. */
export function climbBytes(opening: Opening, bits: number): number {
  return 2 ** bits * levelsOf(opening) * slotBytes(opening) + boardBytes(opening)
}

function slotBytes(opening: Opening): number {
  return ClimbSlot.board + boardBytes(opening)
}

function levelsOf({ mark, store }: Opening): number {
  return mark - store
}

/**
 * One climb after the other in the same memory. A climb is a stochastic beam search whose layers are the seeds in the
 * mover's store; the evaluation that ranks a layer is learnt from the climbs before it.
 */
export interface Climber {
  /** Climbs from level to level of the mover's store; yields the moves played. */
  climb(aim: ClimbAim): Generator<{ readonly moves: number }, ClimbResult>
  /** Learns from the last climb which positions lead far; plays no moves. */
  learn(): Generator<{ readonly moves: number }, { readonly moves: number }>
  /** Resets what was learnt. */
  forget(): void
}

/** Allocates memory for climbs with levels of 2^`bits` slots. */
export function startClimber(opening: Opening, mostBits: number): Climber {
  const { exports, base } = startWithRoom(climbBytes(opening, mostBits))
  const levels = levelsOf(opening)
  const board = base + 2 ** mostBits * levels * slotBytes(opening)
  const forget = (): void => {
    setRules(exports, opening)
    exports.forget(levels)
  }
  forget()
  return {
    *climb(aim) {
      const bits = Math.min(aim.bits ?? mostBits, mostBits)
      setRules(exports, opening, aim)
      exports.startClimb(base, bits, opening.mark, opening.store)
      exports.aimClimb(aim.mostMoves, aim.moveCost, aim.salt, aim.byLength ?? false)
      for (let level = 0; level < levels; level++) {
        exports.emptyLevel(level)
        yield NO_MOVES
      }
      writePlainBoard(exports, opening, board)
      exports.place(board, 0, 0)
      for (let level = 0; level < levels; level++) {
        for (let first = 0; first < 2 ** bits; first += SLICE) {
          exports.climb(level, first, Math.min(SLICE, 2 ** bits - first))
          yield { moves: Number(exports.climbMoves.value) }
        }
      }
      const slots = new DataView(exports.memory.buffer, base)
      return { found: readWin(exports, opening, slots, bits), moves: Number(exports.climbMoves.value) }
    },
    *learn() {
      for (let level = levels - 1; level >= 0; level--) {
        exports.lookBack(level)
        yield NO_MOVES
      }
      return NO_MOVES
    },
    forget,
  }
}

function setRules(exports: Exports, opening: Opening, aim: Partial<ClimbAim> = {}): void {
  setPlainRules(exports, opening, {
    mostLaps: aim.mostLaps ?? NO_LIMIT,
    mostSown: aim.mostSown ?? NO_LIMIT,
    longMovesCount: false,
  })
}

function readWin(exports: Exports, opening: Opening, slots: DataView, bits: number): FoundOpening | null {
  const length = exports.climbLength.value
  if (length === 0) return null
  const holes = [exports.climbMove.value]
  let level = exports.climbLevel.value
  let slot = exports.climbSlot.value
  while (holes.length < length) {
    const way = slots.getUint32((level * 2 ** bits + slot) * slotBytes(opening) + ClimbSlot.way, true)
    slot = way % 2 ** bits
    const step = Math.floor(way / 2 ** bits)
    holes.push(step % 2 ** Way.moveBits)
    level -= step >> Way.moveBits
  }
  return { moves: holes.reverse().map((hole) => opening.labels[hole]!), left: exports.climbLeft.value }
}
