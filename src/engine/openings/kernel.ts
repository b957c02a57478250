import program from '../kernel/assembly/openings/entry.ts?wasm'
import { Node, VectorBoard } from '../kernel/assembly/shared/openingRecords'
import type { DepthFirst } from '../kernel/assembly/shared/stepCodes'
import { instantiate, type Address } from '../kernel/instantiate'
import { tableBytes, writeLapTables } from './lapTables'
import { seedsLeftToWin, seedsOnBoard, type Opening } from './opening'
import { notEnoughMemory } from '../refusal'

/** What the kernel exports; each is explained where it is written, in assembly/openings/. */
export interface Exports {
  readonly memory: WebAssembly.Memory
  readonly TOTALS: Address
  readonly SEQUENCES: Address
  readonly WINNING: Address
  readonly ENDS: Address
  readonly PATH: Address
  readonly BEST_LINE: Address
  readonly bestLength: Address
  readonly bestLeft: Address
  reserve(bytes: number): number
  configure(table: number, bytesPerRow: number, singleColumn: number, keepsLast: boolean): void
  limit(laps: number, seedsLeft: number): void
  search(mostMoves: number, toTheEnd: boolean, forShortest: boolean, mostSown: number, holes: number): void
  clear(): void
  count(stack: number, top: number, nodes: number): number
  layer(from: number, nodes: number, first: number, out: number): number
  setRules(holes: number, skipsOrigin: boolean, ownOnly: boolean, captures: boolean, keepsLast: boolean): void
  setMoveLimits(laps: number, sown: number, longMovesCount: boolean): void
  startBeam(
    layer: number,
    next: number,
    candidates: number,
    seen: number,
    seenBits: number,
    width: number,
  ): void
  aimBeam(mark: number, toTheEnd: boolean, longMoveCost: number, salt: number, largestCounts: boolean): void
  openLayer(): void
  expandLayer(first: number, count: number): void
  rankCandidates(history: number): number
  keepCandidates(first: number, count: number): number
  turnLayer(): void
  startClimb(at: number, bits: number, mark: number, inStore: number): void
  aimClimb(mostMoves: number, moveCost: number, salt: number, byLength: boolean): void
  emptyLevel(level: number): void
  place(board: number, way: number, length: number): void
  climb(level: number, first: number, count: number): void
  lookBack(level: number): void
  forget(levels: number): void
  readonly climbLength: Address
  readonly climbLeft: Address
  readonly climbLevel: Address
  readonly climbSlot: Address
  readonly climbMove: Address
  readonly climbMoves: { readonly value: bigint }
  startDepthFirst(at: number, mark: number, mostMoves: number, mostLongMoves: number, order: number): void
  depthFirst(budget: number): DepthFirst
  readonly DEPTH_FIRST_LINE: Address
  readonly depthFirstLength: Address
  readonly depthFirstLeft: Address
  readonly depthFirstMoves: { readonly value: bigint }
  siftFrom(length: number): void
  startSieve(
    at: number,
    size: number,
    moves: number,
    holes: number,
    allSeeds: number,
    seedsLeft: number,
    ownOnly: boolean,
    neverBothEmpty: boolean,
  ): void
  expectMoves(movesBefore: number, inStore: number, largest: number): void
  readonly WON_BOARD: Address
  unsowFrom(end: number): void
  unsowCaptures(end: number, across: number, fewest: number): void
  readonly listed: { readonly value: bigint }
  readonly winLeft: Address
  readonly winParent: Address
  readonly winMove: Address
  readonly moves: { readonly value: bigint }
}

/** Bytes of a pending position. */
export const NODE: number = Node.size

/** A length that no line reaches. */
export const NO_LENGTH = 0xffff

/** The kernel with the tables of one opening in its memory, and room for pending positions behind them. */
export interface Kernel {
  readonly exports: Exports
  /** Where pending positions may be stored. */
  readonly begin: number
  readonly end: number
  view(): DataView
}

/** A new instance of the kernel with space for this many bytes from `base`; throws if they are not available. */
export function startWithRoom(bytes: number): { readonly exports: Exports; readonly base: number } {
  const exports = instantiate<Exports>(program)
  const base = exports.reserve(bytes)
  if (base === 0) throw notEnoughMemory(bytes)
  return { exports, base }
}

/** Starts a kernel for an opening, with space for this many pending positions. */
export function startKernel(opening: Opening, nodes: number): Kernel {
  const { exports, base } = startWithRoom(tableBytes(opening) + nodes * NODE)
  const view = (): DataView => new DataView(exports.memory.buffer)
  const { rows, bytesPerRow, singleColumn, end } = writeLapTables(view(), base, opening)
  exports.configure(rows, bytesPerRow, singleColumn, opening.capture === 'ifAcross')
  exports.limit(0xffffffff, seedsLeftToWin(opening))
  return { exports, begin: end, end: end + nodes * NODE, view }
}

/** Writes the position a turn starts from and returns the end of it. */
export function writeRoot(kernel: Kernel, opening: Opening, at: number): number {
  const view = kernel.view()
  for (let byte = 0; byte < Node.size; byte++) view.setUint8(at + byte, 0)
  opening.own.forEach((seeds, hole) => view.setUint8(at + hole, seeds))
  opening.opponents.forEach((seeds, hole) => view.setUint8(at + VectorBoard.holes + hole, seeds))
  view.setUint32(at + Node.seeds, seedsOnBoard(opening), true)
  return at + Node.size
}

/** How many moves lead to a pending position, and which was the last. */
export function readTag(view: DataView, at: number): { readonly length: number; readonly move: number } {
  return { length: view.getUint16(at + Node.tag, true), move: view.getUint8(at + Node.move) }
}

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
