import { Candidate, Way } from '../kernel/assembly/shared/openingRecords'
import { startWithRoom, type Exports, boardBytes, setPlainRules, writePlainBoard } from './kernel'
import type { Opening } from './opening'

/** The goal of a beam search, and its effort. */
interface BeamAim {
  /** Positions kept in a layer. */
  readonly width: number
  /** Breaks ties; another salt is another search. */
  readonly salt?: number
  readonly mostMoves?: number
  readonly mostLaps?: number
  readonly mostSown?: number
  /** The cost, in seeds of the score, of a move of a cycle or more; 0 for none. */
  readonly longMoveCost?: number
  /** What makes a position promising: the store and the largest opposing hole, or the store alone. */
  readonly score?: 'storeAndLargest' | 'store'
  /** `shortest`: stop at the first win. `fewestLeft`: continue won turns, for the fewest seeds left on the board. */
  readonly goal: 'shortest' | 'fewestLeft'
}

/** A winning opening that a search has found. */
export interface FoundOpening {
  /** Hole numbers. */
  readonly moves: readonly number[]
  /** Seeds left on the board. */
  readonly left: number
}

/** What a beam search found, and the moves it played. */
interface BeamResult {
  readonly found: FoundOpening | null
  readonly moves: number
}

/** The layer a beam search is at, and the moves played so far. */
interface BeamProgress {
  readonly layer: number
  readonly moves: number
}

/** Positions and candidates handled in a slice: about ten milliseconds. */
const SLICE = 8192
const WAY_BYTES = 4
const NO_LIMIT = 0x7fffffff
/** Layers after which the search gives up; no turn is that long. */
const MOST_LAYERS = 1000

/**
 * Bytes a beam of this many positions needs for lines of at most this many moves; without a limit, for as many layers as
 * openings of this size have.
 */
export function beamBytes(opening: Opening, width: number, mostMoves = NO_LIMIT): number {
  return layout(opening, width, 0).end + width * WAY_BYTES * Math.min(mostMoves, layersFor(opening))
}

function layersFor(opening: Opening): number {
  return Math.min(MOST_LAYERS, 20 * opening.holes)
}

interface Layout {
  readonly boards: number
  readonly otherBoards: number
  readonly candidates: number
  readonly seen: number
  readonly seenBits: number
  readonly end: number
}

function layout(opening: Opening, width: number, base: number): Layout {
  const boards = width * boardBytes(opening)
  const seenBits = Math.ceil(Math.log2(width * opening.holes * 1.3 + 64))
  const otherBoards = base + boards
  const candidates = otherBoards + boards
  const seen = candidates + width * opening.holes * Candidate.size
  return { boards: base, otherBoards, candidates, seen, seenBits, end: seen + 2 ** seenBits * 8 }
}

/**
 * Searches the most promising lines of a turn, layer by layer. It finds an opening, but does not prove that there is
 * no better one.
 */
export function* beam(opening: Opening, aim: BeamAim): Generator<BeamProgress, BeamResult> {
  const { exports, base } = startWithRoom(beamBytes(opening, aim.width, aim.mostMoves))
  const at = layout(opening, aim.width, base)
  prepare(exports, opening, aim, at)

  const ways: Uint32Array[] = []
  let found: FoundOpening | null = null
  let count = 1
  const layers = Math.min(aim.mostMoves ?? NO_LIMIT, layersFor(opening))
  for (let layer = 0; layer < layers && count > 0; layer++) {
    exports.openLayer()
    for (let first = 0; first < count; first += SLICE) {
      exports.expandLayer(first, Math.min(SLICE, count - first))
      yield { layer, moves: Number(exports.moves.value) }
    }
    found = better(found, readWin(exports, opening, ways))
    if (found !== null && aim.goal === 'shortest') break
    const history = at.end + layer * aim.width * WAY_BYTES
    const candidates = exports.rankCandidates(history)
    count = 0
    for (let first = 0; first < candidates; first += SLICE) {
      count = exports.keepCandidates(first, Math.min(SLICE, candidates - first))
      yield { layer, moves: Number(exports.moves.value) }
    }
    ways.push(new Uint32Array(exports.memory.buffer, history, count))
    exports.turnLayer()
    yield { layer, moves: Number(exports.moves.value) }
  }
  return { found, moves: Number(exports.moves.value) }
}

function prepare(exports: Exports, opening: Opening, aim: BeamAim, at: Layout): void {
  const cost = aim.longMoveCost ?? 0
  setPlainRules(exports, opening, {
    mostLaps: aim.mostLaps ?? NO_LIMIT,
    mostSown: aim.mostSown ?? NO_LIMIT,
    longMovesCount: cost > 0,
  })
  exports.startBeam(at.boards, at.otherBoards, at.candidates, at.seen, at.seenBits, aim.width)
  exports.aimBeam(opening.mark, aim.goal === 'fewestLeft', cost, aim.salt ?? 0, aim.score !== 'store')
  writePlainBoard(exports, opening, at.boards)
}

function readWin(exports: Exports, opening: Opening, ways: readonly Uint32Array[]): FoundOpening | null {
  const left = exports.winLeft.value
  if (left === NO_LIMIT) return null
  const holes: number[] = []
  if (exports.winMove.value >= 0) holes.push(exports.winMove.value)
  let place = exports.winParent.value
  for (const layer of ways.toReversed()) {
    const way = layer[place]!
    holes.push(way & ((1 << Way.moveBits) - 1))
    place = way >>> Way.moveBits
  }
  return { moves: holes.reverse().map((hole) => opening.labels[hole]!), left }
}

function better(a: FoundOpening | null, b: FoundOpening | null): FoundOpening | null {
  if (a === null || b === null) return a ?? b
  return b.left < a.left ? b : a
}
