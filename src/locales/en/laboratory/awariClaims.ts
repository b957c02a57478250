/** What is published of awari’s endgames, and how ours compares. */
export const awariClaims = {
  sizes: 'Sizes of the layers',
  sizesWhere: 'Size of the databases',
  sizesAbout: 'How many positions with n seeds can be reached by a move?',
  sizesReading: 'The player who just moved has an empty hole: the one that was lifted.',
  totalReading: 'All layers of 0 to 48 seeds but 47, which no capture leaves, and the start of the game.',
  layer: 'Positions with {seeds} seeds',
  total: 'Positions with up to 48 seeds',
  board: 'A board of sixteen seeds',
  boardWhere: 'Value of a board',
  boardAbout: 'What is {board} worth to the player to move, and what is each move worth?',
  boardReading: 'Endless play gains nothing more: what is left is split evenly.',
  value: 'Value of the board',
  moves: 'Values of its moves, hole 1 to 6',
} as const
