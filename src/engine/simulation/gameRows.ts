import { BUDGET_RAN_OUT, type GameTable, GAME_ENDS, STOPPED } from '../kernel/gameTable'

/**
 * One game as numbers, codes as the kernel gives them: game, winner, starter, opening, south, north, rounds, moves,
 * laps, turns, ended, flags.
 */
export type GameRow = readonly number[]

/** Numbers of a row. */
export const ROW_LENGTH = 12

const SIDES = ['south', 'north', 'tie'] as const

/** The games of a table, a row each. */
export function* rowsOf(table: GameTable): Generator<GameRow> {
  const { winner, starter, opening, south, north, rounds, moves, laps, turns, ended, flags } = table
  const columns = [winner, starter, opening, south, north, rounds, moves, laps, turns, ended, flags]
  for (let row = 0; row < table.count; row++) {
    yield [table.from + row, ...columns.map((column) => column[row] ?? 0)]
  }
}

/** A row with its codes in words. */
export function rowInWords(row: GameRow): Readonly<Record<string, string | number | boolean>> {
  const [game = 0, winner = 0, starter = 0, opening = 0, south = 0, north = 0, ...others] = row
  const [rounds = 0, moves = 0, laps = 0, turns = 0, ended = 0, flags = 0] = others
  return {
    game,
    winner: (flags & STOPPED) !== 0 ? 'undecided' : (SIDES[winner] ?? ''),
    starter: SIDES[starter] ?? '',
    opening,
    south,
    north,
    rounds,
    moves,
    laps,
    turns,
    ended: GAME_ENDS[ended] ?? '',
    budgetRanOut: (flags & BUDGET_RAN_OUT) !== 0,
  }
}
