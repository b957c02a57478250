import { ChangeStream, type Channel } from '../changes'
import type { DamagedRecord } from '../checkRecord'
import { ok } from '../../../engine/result'
import type { Answer, Database } from '../database/database'
import { FilesRepository } from './filesRepository'
import { GamesRepository, type UnloadCopy } from './gamesRepository'
import { PartsRepository } from './partsRepository'
import { RecordsRepository } from './recordsRepository'
import { RunsRepository } from './runsRepository'
import { SettingsRepository, type OldSettings, type Settings } from './settingsRepository'
import { sealedDatabase } from '../sealedRecord'
import { StorageHealth, watched } from '../storageHealth'

/** What the repositories of one window need. */
export interface StorageOptions {
  readonly database: Database
  /** The channel to other windows; null if there is none. */
  readonly channel: Channel | null
  readonly settings: Settings
  readonly oldSettings?: OldSettings | null
  readonly unloadCopy?: UnloadCopy
  /** Names this window, also after a reload; one of its own if missing. */
  readonly windowId?: string
  readonly health?: StorageHealth
}

/** All repositories; the only access to the database. */
export class Repositories {
  readonly health: StorageHealth
  readonly changes: ChangeStream
  readonly database: Database
  readonly runs: RunsRepository
  readonly parts: PartsRepository
  readonly variants: RecordsRepository<'variants'>
  readonly specs: RecordsRepository<'specs'>
  readonly games: GamesRepository
  readonly settings: SettingsRepository
  readonly players: FilesRepository
  readonly strategies: FilesRepository
  readonly studies: FilesRepository
  readonly #games: RecordsRepository<'games'>
  readonly #settings: RecordsRepository<'settings'>

  constructor(around: StorageOptions) {
    this.health = around.health ?? new StorageHealth()
    this.changes = new ChangeStream(around.channel)
    this.database = sealedDatabase(watched(around.database, this.health))
    const { database, changes, health } = this
    this.runs = new RunsRepository(database, changes, health)
    this.parts = new PartsRepository(database, changes, this.runs, health)
    this.variants = new RecordsRepository('variants', database, changes)
    this.specs = new RecordsRepository('specs', database, changes)
    this.#games = new RecordsRepository('games', database, changes)
    this.#settings = new RecordsRepository('settings', database, changes)
    this.games = new GamesRepository(
      this.#games,
      around.unloadCopy ?? noUnloadCopy(),
      around.windowId ?? crypto.randomUUID(),
    )
    this.players = new FilesRepository(this.#settings, 'player:')
    this.strategies = new FilesRepository(this.#settings, 'strategy:')
    this.studies = new FilesRepository(this.#settings, 'study:')
    this.settings = new SettingsRepository(this.#settings, around.settings, around.oldSettings ?? null)
  }

  /** Every stored record that cannot be used, except parts. */
  async damaged(): Answer<readonly DamagedRecord[]> {
    const found: DamagedRecord[] = []
    for (const source of [this.runs, this.variants, this.specs, this.#games, this.#settings]) {
      const read = await source.list()
      if (!read.ok) return read
      for (const record of read.value.damaged) found.push(record)
    }
    return ok(found)
  }

  /** Deletes damaged records permanently. */
  async deleteDamaged(records: readonly DamagedRecord[]): Answer<null> {
    for (const { storeName, key } of records) {
      if (key === undefined) continue
      const removed =
        storeName === 'runs'
          ? await this.runs.erase([String(key)])
          : await this.database.remove(storeName, [key])
      if (!removed.ok) return removed
      if (storeName !== 'runs') this.changes.tell({ storeName, ids: [String(key)] })
    }
    return ok(null)
  }
}

function noUnloadCopy(): UnloadCopy {
  let left: string | null = null
  return { get: () => left, set: (text) => void (left = text) }
}
