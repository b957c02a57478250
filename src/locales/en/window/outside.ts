/** Programs of other people that play here. */
export const outside = {
  timeUp: '{player} did not answer in time, and loses the game.',
  exited: '{player} ended before it had answered, and loses the game.',
  illegalMove: '{player} chose a move that the rules do not allow, and loses the game.',
  noMove: '{player} answered with something that is not a move, and loses the game.',
  flood: '{player} printed too much and was stopped; it loses the game.',
  notStarted: '{player} could not be started, and loses the game.',
  notReproducible:
    'Not reproducible: programs from outside took part ({players}) and may play differently next time.',
  kalahOnly: '{player} speaks the Kalah Game Protocol, which plays kalah only.',
  nobodyAsks: 'Programs from outside cannot play here.',
} as const
