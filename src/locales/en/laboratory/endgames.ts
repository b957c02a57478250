/** Endgame tables: the experiment, its report, and what papers say of them. */
export const endgames = {
  seeds: 'Maximum seeds',
  seedsHint: 'All positions with up to this many seeds in holes.',
  position: 'Position',
  positionHint:
    'A position to look up, such as 1,0,2/0,3,1: the mover’s holes, then the opponent’s. Optional.',
  positionShape:
    'It must look like 1,0,2/0,3,1: {holes} numbers for the mover’s holes, a slash, {holes} for the opponent’s.',
  positionLarge: 'The position has {seeds} seeds, more than the tables.',
  layers: 'Layers',
  seedsColumn: 'Seeds',
  positions: 'Positions',
  reachable: 'Reachable',
  wins: 'Mover wins',
  draws: 'Draws',
  losses: 'Mover loses',
  moves: 'Moves in the position entered',
  move: 'Move',
  value: 'Value for the mover',
  finding:
    'There are {positions} positions with up to {seeds} seeds. Of the {reachable} that can be reached, the mover wins {wins}, draws {draws} and loses {losses}.',
  none: 'No layer is finished yet.',
  valueFinding: 'The position entered is worth {value} to the mover.',
  chart: 'What positions are worth to the mover',
  chartNote: 'share of reachable positions',
  shareAxis: 'Share',
  endless: 'If play would never end, the remaining seeds are split evenly.',
  missing: 'Layers with {seeds} seeds or more are not filled yet.',
  template: '{game} up to {seeds} seeds',
} as const
/** What is published of awari’s endgames, and how ours compares. */
export const awariClaims = {
  sizes: 'Sizes of the layers',
  sizesWhere: 'Size of the databases',
  sizesAbout: 'How many positions with n seeds can be reached by a move?',
  sizesReading: 'The player who just moved has an empty hole: the one whose seeds were picked up.',
  totalReading:
    'All layers from 0 to 48 seeds except 47, which no capture can leave, plus the start of the game.',
  layer: 'Positions with {seeds} seeds',
  total: 'Positions with up to 48 seeds',
  board: 'A board of sixteen seeds',
  boardWhere: 'Value of a board',
  boardAbout: 'What is {board} worth to the player to move, and what is each move worth?',
  boardReading: 'If play would never end, the remaining seeds are split evenly.',
  value: 'Value of the board',
  moves: 'Values of its moves, hole 1 to 6',
} as const
