/** The command `tables`: its help, and what it prints. */
export const tableCommands = {
  tables: 'fill, check and look up endgame tables',
  build:
    'fill the tables of up to N seeds: for each number of seeds all positions (every way to lay them), the reachable ones (where every move leaves its hole empty and passes the turn: the player who just moved has an empty hole), and how many of those the mover wins, draws and loses',
  value: 'print the value of a position for the player to move, and of each move',
  verify: 'check stored tables: their checksums, and every value by the plain rules',
  seeds: 'seeds in holes, at most',
  folder: 'folder that holds the tables',
  position: 'the mover’s holes, then the other player’s, such as 1,1,1,1,1,2/4,2,3,0,0,0',
  stored: 'Stored in {folder}, {size}.',
  speed: '{positions} positions in {seconds} s, {rate} a second while filling.',
  builtAgain: '{file} is damaged and is built again',
  damaged: '{file} is missing or damaged. `tables build` builds it again.',
  stopped:
    'Stopped. {count} layer is finished, in {folder}; the same command goes on from there. | Stopped. {count} layers are finished, in {folder}; the same command goes on from there.',
  noValue: 'Stopped before the value was known.',
  valueOf: 'Value for the player to move: {value}',
  verified: '{count} layer verified | {count} layers verified',
  wrong: '{seeds} seeds: {count} value is wrong | {seeds} seeds: {count} values are wrong',
} as const
