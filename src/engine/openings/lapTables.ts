import { LapEntry, VectorBoard } from '../kernel/assembly/shared/openingRecords'
import { seedsOnBoard, type Opening } from './opening'

/** Whether the vector kernel can search this opening. */
export function fitsVector(opening: Opening): boolean {
  return opening.holes <= VectorBoard.holes && seedsOnBoard(opening) <= VectorBoard.seeds
}

/** A row per lane of the vector, and one for the mover's store, which has no lane. */
const STORE_ROW: number = VectorBoard.store
const ROWS = STORE_ROW + 1

/** A lane number beyond the vector: it counts as empty, so a move ends there. */
const NOWHERE = 0x80

/** The effect of a move that ends at an entry. */
const OVER = 0x001
const OVER_AND_AGAIN = 0x101

/** A mask: what a capture keeps, a byte per lane, then behind those the place of the last seed. */
const LAST_SEED = 16
const MASK = 32
const MASKS = (VectorBoard.holes + 1) * MASK

/** Where the tables of an opening lie in the kernel's memory. */
interface LapTables {
  readonly rows: number
  readonly bytesPerRow: number
  /** The column of a single seed lifted by choice: a relay never lifts one. */
  readonly singleColumn: number
  readonly end: number
}

/** Bytes the tables of an opening need. */
export function tableBytes(opening: Opening): number {
  return MASKS + ROWS * bytesPerRow(opening)
}

function bytesPerRow(opening: Opening): number {
  return (seedsOnBoard(opening) + 2) * LapEntry.size
}

/**
 * Writes what a lap of each number of seeds from each hole adds to each hole, and where it ends. Columns 0 and 1 are
 * for moves at rest: a lap that ends there changes nothing more, so all moves can continue until the last has ended.
 */
export function writeLapTables(memory: DataView, at: number, opening: Opening): LapTables {
  const { holes } = opening
  const rows = at + MASKS
  const width = bytesPerRow(opening)
  const rowOf = (lane: number): number => rows + lane * width
  const seeds = seedsOnBoard(opening)
  const singleColumn = seeds + 1
  const allKept = at
  writeMasks(memory, at, opening)

  for (let lane = 0; lane < ROWS; lane++) {
    for (let column = 0; column <= singleColumn; column++) {
      const entry = rowOf(lane) + column * LapEntry.size
      for (let byte = 0; byte < LapEntry.endLane; byte++) memory.setUint8(entry + byte, 0)
      memory.setUint8(entry + LapEntry.endLane, column === 1 ? lane : NOWHERE)
      memory.setUint32(entry + LapEntry.endRow, rowOf(lane), true)
      memory.setUint32(entry + LapEntry.meaning, 0, true)
      memory.setUint32(entry + LapEntry.captureMask, allKept, true)
    }
  }
  memory.setUint32(rowOf(STORE_ROW) + LapEntry.meaning, OVER_AND_AGAIN, true)

  for (let from = 0; from <= 2 * holes; from++) {
    if (from === holes) continue
    const lane = laneOf(from, holes)
    const atRest = rowOf(lane) + LapEntry.size
    memory.setUint32(atRest + LapEntry.meaning, OVER, true)
    if (from < holes) memory.setUint32(atRest + LapEntry.captureMask, at + (from + 1) * MASK, true)
    else if (opening.relay === 'own') memory.setUint32(rowOf(lane) + LapEntry.meaning, OVER, true)

    for (let lifted = 1; lifted <= seeds; lifted++) {
      const entry = rowOf(lane) + (lifted === 1 ? singleColumn : lifted) * LapEntry.size
      const end = writeLap(memory, entry, opening, from, lifted)
      const stops = end === holes || (end > holes && opening.relay === 'own')
      memory.setUint8(entry + LapEntry.endLane, stops ? NOWHERE : laneOf(end, holes))
      memory.setUint32(entry + LapEntry.endRow, rowOf(laneOf(end, holes)), true)
    }
  }
  return { rows, bytesPerRow: width, singleColumn, end: rowOf(ROWS) }
}

/** The lane of a hole: the mover's are 0…n−1, the opponent's n…2n−1. */
export function laneOfHole(hole: number, holes: number): number {
  return hole < holes ? hole : VectorBoard.holes + hole - holes
}

/**
 * The lane, or the store's row, of a place on the route: the mover's holes 0…n−1, the store n, the opponent's n+1…2n.
 */
function laneOf(place: number, holes: number): number {
  if (place === holes) return STORE_ROW
  return laneOfHole(place < holes ? place : place - 1, holes)
}

function writeLap(memory: DataView, entry: number, opening: Opening, from: number, lifted: number): number {
  const { holes, origin } = opening
  const add = (place: number, seeds: number): void => {
    const byte = entry + laneOf(place, holes)
    memory.setUint8(byte, memory.getUint8(byte) + seeds)
  }
  add(from, -lifted)
  let place = from
  for (let hand = lifted; hand > 0; hand--) {
    place = (place + 1) % (2 * holes + 1)
    if (origin === 'skipped' && place === from) place = (place + 1) % (2 * holes + 1)
    if (place !== holes) add(place, 1)
  }
  return place
}

/** What stays on the board after a capture from each of the mover's holes; then the place of the last seed. */
function writeMasks(memory: DataView, at: number, opening: Opening): void {
  for (let mask = 0; mask <= VectorBoard.holes; mask++) {
    for (let lane = 0; lane < VectorBoard.store; lane++) {
      memory.setUint8(at + mask * MASK + lane, 0xff)
      memory.setUint8(at + mask * MASK + LAST_SEED + lane, 0)
    }
  }
  if (opening.capture === 'never') return
  for (let hole = 0; hole < opening.holes; hole++) {
    const mask = at + (hole + 1) * MASK
    memory.setUint8(mask + laneOfHole(2 * opening.holes - 1 - hole, opening.holes), 0)
    if (opening.capture === 'always') memory.setUint8(mask + hole, 0)
    else memory.setUint8(mask + LAST_SEED + hole, 1)
  }
}
