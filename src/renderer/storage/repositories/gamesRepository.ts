import type { Line } from '../../../engine/experiments/report/report'
import { ok } from '../../../engine/result'
import type { Answer } from '../database/database'
import type { BoardRequest, GameRecord } from '../records'
import type { RecordsRepository } from './recordsRepository'

/** Where a closing window leaves the game that the database had no time to store. */
export interface UnloadCopy {
  get(): string | null
  set(text: string | null): void
}

/** The game of the board as earlier versions stored it, one for all windows. */
const CURRENT = 'current'
/** Each window stores its board under its own id. */
const BOARD = 'board '
const REQUEST = 'request'
/** So many boards of windows that were closed are kept; a new window begins with the last one. */
const KEPT = 6

/** The stored form of a game: its file's text, and what a list shows. */
export type BoardGame = Omit<GameRecord, 'id' | 'saved'>

/** The games: the one on the board of each window, the line to show next, and those set aside. */
export class GamesRepository {
  /** A request that could not be stored still reaches the board of this window. */
  #request: Line | null = null
  readonly #board: string

  constructor(
    private readonly records: RecordsRepository<'games'>,
    private readonly unloadCopy: UnloadCopy,
    windowId: string,
  ) {
    this.#board = `${BOARD}${windowId}`
  }

  /**
   * The text of the game on the board of this window, or in a new window the last one of any; undefined if there is
   * none. Forgets boards of windows that were closed long ago.
   */
  async current(): Answer<string | undefined> {
    const left = this.unloadCopy.get()
    if (left) return ok(left)
    const read = await this.records.list()
    if (!read.ok) return read
    const boards = [...read.value.records, ...read.value.damaged.map(({ content }) => content)]
      .map((game) => game as Partial<GameRecord>)
      .filter(({ id }) => id === CURRENT || id?.startsWith(BOARD))
      .sort((a, b) => (b.saved ?? 0) - (a.saved ?? 0))
    const own = boards.find(({ id }) => id === this.#board) ?? boards[0]
    const old = boards.filter((board) => board !== own).slice(KEPT - 1)
    if (old.length > 0) await this.records.remove(...old.map(({ id }) => id!))
    return ok(typeof own?.record === 'string' ? own.record : undefined)
  }

  /** Stores the game on the board. */
  async saveCurrent(game: BoardGame): Answer<null> {
    const saved = await this.records.save({ ...game, id: this.#board, saved: Date.now() })
    if (saved.ok) this.unloadCopy.set(null)
    return saved
  }

  /** Leaves the text of the game for the next start, synchronously, because the window is about to close. */
  saveOnUnload(text: string): void {
    this.unloadCopy.set(text)
  }

  /** Sets aside a game that cannot be read, under its own name. */
  async setAside(game: BoardGame): Answer<null> {
    const now = Date.now()
    const saved = await this.records.save({ ...game, id: `set aside ${now}`, saved: now })
    if (!saved.ok) return saved
    this.unloadCopy.set(null)
    return this.records.remove(CURRENT, this.#board)
  }

  /** Asks for a line of play on the board; stored at once, so that a reload does not lose it. */
  async ask(line: Line): Answer<null> {
    this.#request = line
    const request: BoardRequest = { id: REQUEST, line, saved: Date.now() }
    return this.records.save(request)
  }

  /** The requested line of play, or undefined if there is none. */
  async asked(): Answer<Line | undefined> {
    if (this.#request) return ok(this.#request)
    const read = await this.records.read([REQUEST])
    if (!read.ok) return read
    const request = read.value.records[0]
    return ok(request && 'line' in request ? request.line : undefined)
  }

  /** Call it when the line is on the board and its game is stored. */
  async answered(): Answer<null> {
    this.#request = null
    return this.records.remove(REQUEST)
  }
}
