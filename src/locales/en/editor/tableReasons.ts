/** Why there are no endgame tables for a game. */
export const tableReasons = {
  stores: 'There are no endgame tables for games in which the seeds in the stores affect play.',
  quietMoves: 'There are no endgame tables for games that stop after a number of moves without a capture.',
  claims: 'There are no endgame tables for games in which holes are claimed.',
  past: 'There are no endgame tables for games whose rules depend on what happened earlier in the round.',
  sided: 'There are no endgame tables for games that treat South and North differently.',
  goal: 'There are no endgame tables for games that are not won by counting seeds.',
  tooLarge: 'Tables for {seeds} seeds in {holes} holes do not fit in memory. Try fewer seeds.',
} as const
