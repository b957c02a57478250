import { readCsv } from '../csv/read'
import found from './stored/dakon-openings.csv?raw'

/** An opening of dakon that a search has found: the best so far for its goal, proven or not. */
export interface FoundOpeningLine {
  readonly goal: string
  readonly holes: number
  /** The most laps that a move may have; null if laps are not limited. */
  readonly laps: number | null
  /** The command that found it, without `lumbung`. */
  readonly command: string
  readonly moves: string
}

/** The openings that ship with the program because it takes minutes to find them again. */
export const FOUND_OPENINGS: readonly FoundOpeningLine[] = readCsv(found).map((row) => ({
  goal: row.goal ?? '',
  holes: Number(row.holes),
  laps: row.laps === undefined || row.laps === '' ? null : Number(row.laps),
  command: row.command ?? '',
  moves: row.moves ?? '',
}))
