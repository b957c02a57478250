/** Where a paper is ambiguous, and which reading is taken. */
export const paperReadings = {
  laterStarter:
    'The paper does not say who starts a later round. The winner of a round starts the next; after a tie, the player who did not start.',
  matchEnd:
    'A match lasts until a player has lost all holes or concedes. Here nobody concedes. A match that is still open after {rounds} rounds is undecided: neither won nor tied.',
  expertTies:
    'The paper’s expert always plays a maximal turn. The paper does not say which one if several are maximal. Here one of them is chosen at random.',
  expertBudget:
    'The paper’s expert sees every turn there is, and turns can be very long. The expert here has a budget: it looks at up to {moves} moves per choice and plays the best turn it has seen.',
  pseudocode:
    'The paper’s pseudocode has a slip in the index of the last opposing hole. The rules in the text are played here, and the published figures agree with them.',
  boardSeeds:
    'The paper names other boards but gives no number of seeds for them. Every hole starts with as many seeds as a side has holes.',
  congkakMargin:
    'The paper’s payoff is a win, a tie or a loss. Perfect play here means the largest margin. The winner is the same: above zero South wins, at zero the game is a draw.',
  cyclesOfMoves:
    'The paper does not define the cycles of a move. They are taken as the seeds sown in the move divided by 2n + 1, rounded down. With this definition the paper’s list of moves comes out exactly.',
  cycles:
    'The paper does not define the cycles of a move. They are taken as the seeds sown in the move divided by 2n + 1, rounded down.',
  countedOnce:
    'The text does not say how an opening that wins before its end is counted. Here it is counted once, at the first move that wins, and not continued. Turns that end because the mover has no seeds left are in neither count. The published counts come out this way.',
  winningFrom:
    'The text calls an opening winning once it has 2n² − n seeds. Here it needs one more, as the published counts require.',
  solutionsEnd:
    'The number of solutions is given without saying where a line ends. For this table turns are played to their end, not cut off where they have won.',
  lapsFrom:
    'The paper does not say from where the laps of a move are counted. Here they are counted from the first sowing.',
  congklakTurn:
    'On the rule sheet a last seed in the store ends the turn and gives the mover another. Here a turn lasts until the opponent is to move; winning at once means before that.',
  congklakMargin:
    'The rule sheet defines no margin, only who wins. Results say first who wins, then by how many seeds in the stores when the round ends.',
  congklakWinCheck:
    'On the rule sheet a last seed in the store ends the turn, and the win is checked at the end of a turn. Here it is checked when the opponent is to move. An independent calculation that checks it after every last seed in the store gives 25 and 38 seeds for N = 4 and 5 instead of 30 and 46; South wins in both cases.',
  emptyOppositeBoth:
    'The report’s rules do not say whether the last seed is taken when the opposite hole is empty. One of its proofs mentions a half-capture, which suggests that it is. Both rules are checked.',
  emptyOppositeBeside:
    'The report’s rules do not say whether the last seed is taken when the opposite hole is empty. One of its proofs mentions a half-capture, which suggests that it is. Here nothing is taken, and the results of the other rule are given as well.',
  defence:
    'The seed nearest home moves “such that the move makes no capture or defence”. The report does not say what may not be moved. Two readings are checked: one without this clause, and one in which a seed that North could capture moves only if there is no other.',
  equalMoves:
    'The attempts leave open which of several moves is played. A strategy counts as refuted if some choice among equal moves loses; the results also say whether every choice loses.',
  kalahMargin:
    'The published values are win, draw and loss. Perfect play here means the largest margin. The winner is the same: above zero South wins, at zero the game is a draw.',
  suggestedRules:
    'The report suggests each of these rules in one sentence. Everything else is as in Kalah, with nothing taken when the opposite hole is empty.',
  roundedShare:
    'The paper prints 60.85% for 60,856 of 100,000 games. The published shares here are computed from its table and rounded, so that the same number, 60.86%, is shown everywhere.',
} as const
