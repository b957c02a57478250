import congkakSampleGame from './published/congkak-sample-game.json'
import congkakTable2 from './published/congkak-table2.csv?raw'
import dakonCounts from './published/dakon-counts.csv?raw'
import dakonOpenings from './published/dakon-openings.csv?raw'
import kalah1n from './published/kalah-1-n.csv?raw'
import kalahValues from './published/kalah-game-values.csv?raw'
import kalahRepunits from './published/kalah-repunits.csv?raw'
import kalahAlt1n from './published/kalahalt-1-n.csv?raw'
import claims from './published/claims.json'
import { readCsv } from '../csv/read'

/** Everything the papers print, as data. Nothing here is ever used as an answer, only for comparison with ours. */
export interface Published {
  readonly congkakSampleGame: {
    readonly moves: readonly (readonly [string, number])[]
    readonly laps: readonly (readonly [string, ...number[]])[]
  }
  readonly congkakTable2: readonly {
    readonly category: string
    readonly games: number
    readonly first: number
    readonly second: number
    readonly ties: number
  }[]
  readonly dakonCounts: readonly {
    readonly holes: number
    readonly sequences: string
    readonly winning: string
  }[]
  readonly dakonOpenings: readonly PublishedOpening[]
  readonly kalah1n: readonly PublishedGame[]
  readonly kalahAlt1n: readonly PublishedGame[]
  readonly kalahRepunits: readonly {
    readonly seeds: number
    readonly ternary: string
    readonly first: number
    readonly second: number
  }[]
  readonly kalahValues: readonly { readonly holes: number; readonly seeds: number; readonly result: string }[]
  /** Single figures and statements that are not in a table. */
  readonly claims: typeof claims
}

/** A printed line of the Dakon paper, with its description. */
export interface PublishedOpening {
  readonly goal: string
  readonly holes: number
  readonly length: number | null
  readonly left: number | null
  readonly solutions: number | null
  /** The most laps of a move, where the paper gives them. */
  readonly laps: number | null
  readonly note: string
  readonly moves: string
}

/** A row of the tables of kalah(1, n) and kalahAlt(1, n). */
export interface PublishedGame {
  readonly seeds: number
  readonly result: string
  readonly first: number
  readonly second: number
}

/** The tables as the papers print them, misprints and all. */
export const PUBLISHED: Published = {
  congkakSampleGame: {
    moves: congkakSampleGame.moves as unknown as Published['congkakSampleGame']['moves'],
    laps: congkakSampleGame.positions_after_each_lap as unknown as Published['congkakSampleGame']['laps'],
  },
  congkakTable2: readCsv(congkakTable2).map((row) => ({
    category: row.category ?? '',
    games: Number(row.games),
    first: Number(row.first_wins),
    second: Number(row.second_wins),
    ties: Number(row.ties),
  })),
  dakonCounts: readCsv(dakonCounts).map((row) => ({
    holes: Number(row.holes),
    sequences: row.sequences ?? '',
    winning: row.winning_openings ?? '',
  })),
  dakonOpenings: readCsv(dakonOpenings).map((row) => ({
    goal: row.goal ?? '',
    holes: Number(row.holes),
    length: figure(row.published_length),
    left: figure(row.published_counters_left),
    solutions: figure(row.published_solutions),
    laps: figure(row.published_laps),
    note: row.published_note ?? '',
    moves: row.moves ?? '',
  })),
  kalah1n: sweepRows(kalah1n),
  kalahAlt1n: sweepRows(kalahAlt1n),
  kalahRepunits: readCsv(kalahRepunits).map((row) => ({
    seeds: Number(row.seeds),
    ternary: row.seeds_ternary ?? '',
    first: Number(row.first),
    second: Number(row.second),
  })),
  kalahValues: readCsv(kalahValues).map((row) => ({
    holes: Number(row.holes),
    seeds: Number(row.seeds),
    result: row.result_for_first ?? '',
  })),
  claims,
}

function sweepRows(text: string): readonly PublishedGame[] {
  return readCsv(text).map((row) => ({
    seeds: Number(row.n),
    result: row.result_for_first ?? '',
    first: Number(row.first),
    second: Number(row.second),
  }))
}

function figure(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}
