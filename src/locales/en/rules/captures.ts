/** When captures begin, the allowed choices and claimed holes in words, by the rule and its word. */
export const captures = {
  'turn.capturesAfter':
    '{count, plural, one {Nothing is captured in the first turn of the {round}.} other {Nothing is captured in the first # turns of the {round}.}}',
  'turn.starterWaits.untilOtherCaptures':
    'Whoever starts the {round} can neither capture nor claim anything before the other player has done so.',
  'turn.noMove.pass': 'A player who cannot move passes; when neither player can move, the {round} ends.',
  'turn.noMove.roundEnds': 'The {round} ends when a player cannot move.',
  'turn.mustFeed.yes':
    'If your opponent’s holes are empty, you must make a move that leaves seeds there; if none of your moves does, you cannot move.',
  'turn.mustFeed.ifPossible':
    'If your opponent’s holes are empty, you must make a move that leaves seeds there, if you have one; otherwise you may make any move.',
  'turn.mustFeed.giveOne':
    'If your opponent’s holes are empty and one of your holes has two or more seeds, first give one seed from such a hole to your opponent’s leftmost hole; then move.',
  'turn.grandSlam.void':
    'A capture that would take every seed in your opponent’s holes captures nothing: the seeds stay there, and your turn ends.',
  'turn.grandSlam.forbidden': 'You may not make a move whose capture would empty all the opponent’s holes.',
  'turn.grandSlam.ifForced':
    'You may make a move whose capture would empty all the opponent’s holes only if you have no other move.',
  'turn.grandSlam.leavesRight':
    'A capture that would empty all the opponent’s holes spares the one furthest to your right, if it takes several.',
  'turn.grandSlam.leavesLeft':
    'A capture that would empty all the opponent’s holes spares the one furthest to your left, if it takes several.',
  'turn.grandSlam.movesAgain': 'After a capture that empties all the opponent’s holes, you move again.',
  'turn.grandSlam.givesRest':
    'After a capture that empties all the opponent’s holes, the opponent takes all seeds that are left.',

  'claim.fixed.rightmost':
    'Each player’s rightmost hole is claimed from the start: its seeds cannot be picked up or captured, and they count for that player.',
  'claim.sowing.byBoth': 'Both players sow into claimed holes.',
  'claim.sowing.notByOpponent': 'You skip the holes your opponent has claimed.',
  'claim.sowing.lastByOpponent':
    'You skip the holes your opponent has claimed, except with the last seed of a lap.',
  'claim.captured.toClaimed':
    'Captured seeds go to your claimed hole, the first one counted from South’s left; without one you capture nothing.',
} as const
