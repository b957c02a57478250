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

const CURRENT = 'current'
const REQUEST = 'request'

/** The stored form of a game: its file's text, and what a list shows. */
export type BoardGame = Omit<GameRecord, 'id' | 'saved'>

/** The games: the one on the board, the line to show next, and those set aside. */
export class GamesRepository {
  /** A request that could not be stored still reaches the board of this window. */
  #request: Line | null = null

  constructor(
    private readonly records: RecordsRepository<'games'>,
    private readonly unloadCopy: UnloadCopy,
  ) {}

  /** The text of the game on the board, or undefined if there is none. */
  async current(): Answer<string | undefined> {
    const left = this.unloadCopy.get()
    if (left) return ok(left)
    const read = await this.records.read([CURRENT])
    if (!read.ok) return read
    const game = read.value.records[0] ?? read.value.damaged[0]?.content
    const text = (game as Partial<GameRecord> | undefined)?.record
    return ok(typeof text === 'string' ? text : undefined)
  }

  /** Stores the game on the board. */
  async saveCurrent(game: BoardGame): Answer<null> {
    const saved = await this.records.save({ ...game, id: CURRENT, saved: Date.now() })
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
    return this.records.remove(CURRENT)
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
