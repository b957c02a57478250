import * as v from 'valibot'
import type { Json } from '../../../engine/experiments/contract/experiment'
import type { Puzzle } from '../../../engine/puzzles/puzzle'
import { PUZZLE_SHAPE } from '../../../engine/puzzles/puzzleSet'
import { ok } from '../../../engine/result'
import { LANGUAGES, type LanguageCode } from '../../../locales/language'
import type { Answer } from '../database/database'
import type { RecordsRepository } from './recordsRepository'

/** Which colours the window has; `system` follows the desktop. */
type Theme = 'system' | 'light' | 'dark'

/** The user's preferences. */
export interface Settings {
  readonly theme: Theme
  /** The language of the window by its code; `system` follows the desktop. */
  readonly language: 'system' | LanguageCode
  /** Seeds sown per second on the board. */
  readonly seedsPerSecond: number
  /** Threads that experiments run in. */
  readonly workers: number
  /** Whether single letters and digits act on the Board page wherever the focus is. */
  readonly singleKeys: boolean
  /** Whether a notification says when a long experiment is done. */
  readonly notifyWhenDone: boolean
  /** Whether the desktop app asks for a newer version each time it starts. */
  readonly lookForUpdates: boolean
  /** The https address of a web edition that links lead to; empty for the build's own. */
  readonly linkAddress: string
  /** Whether the start page for newcomers was seen and left. */
  readonly welcomed: boolean
  /** What one step forward or back on the board shows. */
  readonly stride: 'seed' | 'lap' | 'move'
  /** Whether moves appear at once, without motion. */
  readonly instant: boolean
  readonly routesShown: boolean
  readonly logOpen: boolean
  /** Whether the record shows all variations, with comments. */
  readonly treeShown: boolean
  /** Whether the values of moves are shown, and previews of the hole under the pointer. */
  readonly hintsShown: boolean
  /** Whether seeds can be heard. */
  readonly sounds: boolean
  /** What two people who play at one board call themselves; empty for South and North. */
  readonly southName: string
  readonly northName: string
  /** The names of games whose rules have been read beside the board. */
  readonly gamesKnown: readonly string[]
  /** The names of the games played last, the latest first. */
  readonly gamesPlayed: readonly string[]
  /** How games against computers ended, the latest first: 1 for a win, ½ for a tie. */
  readonly levelGames: readonly { readonly game: string; readonly player: string; readonly won: number }[]
  /** Games finished on the board, the latest first: a checksum of their rules, and their first moves in notation. */
  readonly finishedGames: readonly {
    readonly rules: string
    readonly moves: string
    readonly winner: 'south' | 'north' | 'tie'
  }[]
  /** The puzzles that were solved, and the days whose puzzle was. */
  readonly puzzlesSolved: readonly string[]
  readonly puzzleDays: readonly string[]
  /** Puzzles made on this computer, and how many batches were tried for them. */
  readonly puzzlesMade: readonly Puzzle[]
  readonly puzzleBatches: number
}

/** What each setting accepts. */
const SHAPES: { readonly [K in keyof Settings]: v.GenericSchema<unknown, Settings[K]> } = {
  theme: v.picklist(['system', 'light', 'dark']),
  language: v.picklist(['system', ...Object.keys(LANGUAGES)]),
  seedsPerSecond: v.pipe(v.number(), v.minValue(0.1), v.maxValue(1_000)),
  workers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
  singleKeys: v.boolean(),
  notifyWhenDone: v.boolean(),
  lookForUpdates: v.boolean(),
  linkAddress: v.pipe(v.string(), v.maxLength(2_000)),
  welcomed: v.boolean(),
  stride: v.picklist(['seed', 'lap', 'move']),
  instant: v.boolean(),
  routesShown: v.boolean(),
  logOpen: v.boolean(),
  treeShown: v.boolean(),
  hintsShown: v.boolean(),
  sounds: v.boolean(),
  southName: v.pipe(v.string(), v.maxLength(40)),
  northName: v.pipe(v.string(), v.maxLength(40)),
  gamesPlayed: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)),
  gamesKnown: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500)),
  levelGames: v.pipe(
    v.array(
      v.object({
        game: v.pipe(v.string(), v.maxLength(200)),
        player: v.pipe(v.string(), v.maxLength(200)),
        won: v.picklist([0, 0.5, 1]),
      }),
    ),
    v.maxLength(100),
  ),
  finishedGames: v.pipe(
    v.array(
      v.object({
        rules: v.pipe(v.string(), v.maxLength(100)),
        moves: v.pipe(v.string(), v.maxLength(200)),
        winner: v.picklist(['south', 'north', 'tie']),
      }),
    ),
    v.maxLength(1_000),
  ),
  puzzlesSolved: v.array(v.pipe(v.string(), v.maxLength(200))),
  puzzleDays: v.array(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
  puzzlesMade: v.pipe(v.array(PUZZLE_SHAPE), v.maxLength(10_000)),
  puzzleBatches: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

/** The names of settings in `localStorage`, where they differ. */
const OLD_NAMES: { readonly [K in keyof Settings]?: string } = {
  routesShown: 'routes',
  logOpen: 'log',
  treeShown: 'tree',
  hintsShown: 'hints',
}

/** Text by key, as `localStorage` keeps it; earlier versions stored settings there. */
export interface OldSettings {
  getItem(key: string): string | null
  removeItem(key: string): void
}

/** The settings, stored one by one; missing or invalid ones have their initial value. */
export class SettingsRepository {
  constructor(
    private readonly records: RecordsRepository<'settings'>,
    private readonly initial: Settings,
    private readonly old: OldSettings | null,
  ) {}

  /** All stored settings; those of an earlier version are migrated first. */
  async load(): Answer<Settings> {
    await this.#takeOver()
    const stored = await this.records.read(keys)
    if (!stored.ok) return stored
    const values = new Map(stored.value.records.map(({ key, value }) => [key, value]))
    const settings: Record<string, unknown> = { ...this.initial }
    for (const key of keys) {
      const checked = v.safeParse(SHAPES[key], values.get(key))
      if (checked.success) settings[key] = checked.output
    }
    return ok(settings as unknown as Settings)
  }

  /** Replaces a setting by what `change` makes of the stored one: windows that add to a list at the same time lose nothing. */
  update<K extends keyof Settings>(key: K, change: (stored: Settings[K]) => Settings[K]): Answer<null> {
    const shape: v.GenericSchema<unknown, Settings[K]> = SHAPES[key]
    return this.records.update(key, (stored) => {
      const checked = v.safeParse(shape, (stored as { readonly value?: unknown } | undefined)?.value)
      return { key, value: change(checked.success ? checked.output : this.initial[key]) as Json }
    })
  }

  /** Calls back when settings changed, here or in another window; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    // Other things, such as trained players, are stored beside the settings.
    return this.records.onChange((ids) => {
      if (ids === 'all' || keys.some((key) => ids.includes(key))) listener()
    })
  }

  /** Moves settings from `localStorage` into the database; they are removed there only after being stored here. */
  async #takeOver(): Promise<void> {
    for (const key of keys) {
      const name = `lumbung.${OLD_NAMES[key] ?? key}`
      const text = this.old?.getItem(name) ?? null
      if (text === null) continue
      const checked = v.safeParse(SHAPES[key], parse(text))
      const stored = checked.success
        ? await this.records.save({ key, value: checked.output as Json })
        : ok(null)
      if (stored.ok) this.old?.removeItem(name)
    }
  }
}

const keys = Object.keys(SHAPES) as (keyof Settings)[]

/** Strings were stored bare, numbers and switches as JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
