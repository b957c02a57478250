/** The command `tables`: its help, and what it prints. */
export const tableCommands = {
  tables: 'fill, check and look up endgame tables',
  build:
    'fill the tables for up to N seeds. For each number of seeds, count all positions (every way to place the seeds), the reachable ones (in games where every move empties its hole and passes the turn, the player who just moved has an empty hole), and how many of those the mover wins, draws and loses',
  value: 'print the value of a position for the player to move, and of each move',
  verify: 'check stored tables: their checksums, and every value, computed again position by position',
  moves:
    'test how often the moves of players keep the exact value, in random positions where moves differ in value',
  positions: 'number of positions',
  movesTitle: 'Moves that keep the value',
  kept: 'Keeps the value',
  lost: 'Seeds lost per choice',
  seeds: 'maximum number of seeds in holes',
  folder: 'folder that holds the tables',
  position: 'the mover’s holes, then the other player’s, such as 1,1,1,1,1,2/4,2,3,0,0,0',
  stored: 'Stored in {folder}, {size}.',
  speed: '{positions} positions in {seconds} s, {rate} per second while filling.',
  builtAgain: '{file} is damaged and will be built again',
  damaged: '{file} is missing or damaged. Run `tables build` to build it again.',
  stopped:
    '{count, plural, one {Stopped. # finished layer is in {folder}; run the same command to continue.} other {Stopped. # finished layers are in {folder}; run the same command to continue.}}',
  noValue: 'Stopped before the value was known.',
  valueOf: 'Value for the player to move: {value}',
  verified: '{count, plural, one {# layer verified} other {# layers verified}}',
  wrong: '{count, plural, one {{seeds} seeds: # value is wrong} other {{seeds} seeds: # values are wrong}}',
} as const
