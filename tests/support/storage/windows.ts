import { createChannelHub } from './channelHub'
import type { Database } from '../../../src/renderer/storage/database/database'
import type { RunRecord } from '../../../src/renderer/storage/records'
import { Repositories, type StorageOptions } from '../../../src/renderer/storage/repositories/repositories'
import type { Settings } from '../../../src/renderer/storage/repositories/settingsRepository'

/** Settings of tests. */
export const SETTINGS: Settings = {
  theme: 'system',
  language: 'system',
  seedsPerSecond: 6,
  workers: 2,
  singleKeys: true,
  notifyWhenDone: true,
  lookForUpdates: false,
  linkAddress: '',
  welcomed: false,
  stride: 'lap',
  instant: false,
  routesShown: false,
  logOpen: true,
  treeShown: false,
  hintsShown: true,
  sounds: true,
  southName: '',
  northName: '',
  gamesKnown: [],
  gamesPlayed: [],
  levelGames: [],
  finishedGames: [],
  puzzlesSolved: [],
  puzzleDays: [],
  puzzlesMade: [],
  puzzleBatches: 0,
}

/** Opens windows on one database that receive each other's changes. */
export function windowsOn(database: Database): (around?: Partial<StorageOptions>) => Repositories {
  const channels = createChannelHub()
  return (around = {}) => new Repositories({ database, channel: channels(), settings: SETTINGS, ...around })
}

/** A sound run. */
export function runRecord(id: string, changes: Partial<RunRecord> = {}): RunRecord {
  return {
    id,
    kind: 'matchSeries',
    spec: {},
    title: `Run ${id}`,
    summary: 'Match series, 2 games',
    seed: '1',
    version: '0.1.0',
    status: 'done',
    created: 1_000,
    finished: 2_000,
    seconds: 1,
    tasks: 4,
    done: 4,
    finding: '',
    shares: null,
    failure: null,
    tags: [],
    note: '',
    pinned: false,
    deleted: null,
    ...changes,
  }
}
