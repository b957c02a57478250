/** What the last seed does, captures and claimed holes in words, by the rule and its word. */
export const captures = {
  // The numbers of seeds that are captured, as other sentences name them.
  one: 'one seed',
  listed: '{counts} seeds',
  even: 'an even number of seeds',
  evenFrom: 'an even number of at least {from} seeds',
  listedOrEven: '{counts} seeds or an even number of seeds',
  listedOrEvenFrom: '{counts} seeds or an even number of at least {from} seeds',

  'turn.lastInStore.moveAgain': 'If the last seed falls in your store, you move again.',
  'turn.lastInStore.turnOver': 'If the last seed falls in your store, your turn ends.',
  'turn.lastInEitherStore.moveAgain': 'If the last seed falls in a store, you move again.',
  'turn.lastInEitherStore.turnOver': 'If the last seed falls in a store, your turn ends.',
  'turn.ownEmpty.taken':
    'If the last seed falls in one of your empty holes, you capture that seed and all the seeds in the opposite hole.',
  'turn.ownEmpty.stays':
    'If the last seed falls in one of your empty holes, you capture the seeds in the opposite hole; the last seed stays.',
  'turn.ownAny.taken':
    'If the last seed falls in one of your holes, you capture that seed and all the seeds in the opposite hole.',
  'turn.ownAny.stays':
    'If the last seed falls in one of your holes, you capture the seeds in the opposite hole; the last seed stays.',
  'turn.opponentsEmpty.taken':
    'If the last seed falls in one of your opponent’s empty holes, you capture that seed and all the seeds in the opposite hole.',
  'turn.opponentsEmpty.stays':
    'If the last seed falls in one of your opponent’s empty holes, you capture the seeds in the opposite hole; the last seed stays.',
  'turn.opponentsAny.taken':
    'If the last seed falls in one of your opponent’s holes, you capture that seed and all the seeds in the opposite hole.',
  'turn.opponentsAny.stays':
    'If the last seed falls in one of your opponent’s holes, you capture the seeds in the opposite hole; the last seed stays.',
  'turn.emptyOpposite.nothing': 'If the opposite hole is empty, nothing is captured.',
  'turn.emptyOpposite.takeLast':
    'If the opposite hole is empty, you still capture the hole of the last seed.',
  'turn.acrossCounts.captureCounts': 'The opposite hole is captured only if it holds {counts}.',
  'turn.acrossAfter.opponentsSown':
    'If your move has not changed any of the opponent’s holes, a last seed in one of your empty holes captures nothing, but you move again.',
  'turn.lastInOpponents.captureCounts':
    'If the last seed brings an opponent’s hole to {counts}, you capture that hole.',
  'turn.lastInOwn.captureCounts':
    'If the last seed brings one of your own holes to {counts}, you capture that hole.',
  'turn.lastOnSingle.captureOpposite':
    'If the last seed falls in one of your holes that held exactly one seed, you capture both and the seeds in the opposite hole.',
  'turn.lastHole.take':
    'If no other capture applies, you take all seeds of the hole in which the last one falls.',
  'turn.lastHole.takeEqual':
    'If no other capture applies and the hole in which the last seed falls holds as many seeds as the opposite hole, you take both.',
  'turn.gap.captureBeyond': 'If sowing ends just before an empty hole, you capture the hole after it.',
  'turn.gap.captureBeyondFilled':
    'If the last seed falls into a hole with seeds, just before an empty hole, you capture the hole after that.',
  'turn.nextHole.takeAtCount': 'When sowing ends, you capture the next hole if it holds {counts}.',
  'turn.nextHole.takeFromOpponents': 'When sowing ends in the opponent’s row, you capture the next hole.',
  'turn.sweep.opponentsCounts':
    'If the last seed falls in the opponent’s row or in your rightmost hole, you capture all the opponent’s holes that hold {counts}.',
  'turn.takesToo.opposite': 'You also take the hole opposite the first one captured.',
  'turn.takesToo.eachOpposite': 'You also take the hole opposite each one captured.',
  'turn.takesToo.opponentsCounts':
    'When you capture, you also take all the opponent’s holes that hold {counts}.',
  'turn.takesToo.lastHole': 'When you capture, you also take the hole of the last seed.',
  'turn.chain.backward':
    'The holes sown just before a captured one are captured too, as long as each meets the same condition.',
  'turn.chain.onward':
    'The holes that follow a captured one are captured too, as long as each meets the same condition.',
  'turn.chain.clockwise':
    'A capture continues clockwise, whatever the direction of sowing, as long as the next holes qualify too.',
  'turn.chain.emptyThenAny':
    'Only the first capture from the opposite hole needs an empty hole; the chain continues from any hole.',
  'turn.chainMost':
    '{count, plural, one {A chain captures at most # hole in all.} other {A chain captures at most # holes in all.}}',
  'turn.chainSides.bothSides': 'A chain may run through both rows.',
  'turn.singleSeed.capturesNothing': 'A lap of a single seed captures nothing.',
  'turn.capturesAfter':
    '{count, plural, one {Nothing is captured in the first turn of the {round}.} other {Nothing is captured in the first # turns of the {round}.}}',
  'turn.starterWaits.untilOtherCaptures':
    'Whoever starts the {round} can neither capture nor claim anything before the other player has done so.',
  'turn.afterCapture.moveAgain': 'After a capture, you move again.',
  'turn.afterCapture.moveAgainOnce': 'After a capture, you move again, but only once per turn.',
  'turn.afterCapture.sowOn':
    'After a capture, sowing continues from the hole of the last seed, or from the next one if that hole was captured; if it is empty, the turn ends.',
  'turn.afterCapture.relayOn': 'After a capture, sowing continues as if nothing had been captured.',
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

  'claim.count.anywhere':
    '{count, plural, one {If the last seed brings a hole to # seed, you claim it for good: its seeds can no longer be picked up or captured, and they count for you.} other {If the last seed brings a hole to # seeds, you claim it for good: its seeds can no longer be picked up or captured, and they count for you.}}',
  'claim.count.opponents':
    '{count, plural, one {If the last seed brings an opponent’s hole to # seed, you claim it for good: its seeds can no longer be picked up or captured, and they count for you.} other {If the last seed brings an opponent’s hole to # seeds, you claim it for good: its seeds can no longer be picked up or captured, and they count for you.}}',
  'claim.count.own':
    '{count, plural, one {If the last seed brings one of your own holes to # seed, you claim it for good: its seeds can no longer be picked up or captured, and they count for you.} other {If the last seed brings one of your own holes to # seeds, you claim it for good: its seeds can no longer be picked up or captured, and they count for you.}}',
  'claim.countOrPair.anywhere':
    'If the last seed brings a hole to {count} seeds, you claim it for good, together with the hole before it if that holds {fewer}; the same applies if the hole before it holds {count} and the last seed’s hole {fewer}. These seeds can no longer be picked up or captured, and they count for you.',
  'claim.countOrPair.opponents':
    'If the last seed brings an opponent’s hole to {count} seeds, you claim it for good, together with the hole before it if that holds {fewer}; the same applies if the hole before it holds {count} and the last seed’s hole {fewer}. These seeds can no longer be picked up or captured, and they count for you.',
  'claim.countOrPair.own':
    'If the last seed brings one of your own holes to {count} seeds, you claim it for good, together with the hole before it if that holds {fewer}; the same applies if the hole before it holds {count} and the last seed’s hole {fewer}. These seeds can no longer be picked up or captured, and they count for you.',
  'claim.across':
    '{count, plural, one {If the last seed falls in one of your empty holes, opposite a hole with # seed, you claim both for good: their seeds can no longer be picked up or captured, and they count for you.} other {If the last seed falls in one of your empty holes, opposite a hole with # seeds, you claim both for good: their seeds can no longer be picked up or captured, and they count for you.}}',
  'claim.closing.anywhere':
    '{count, plural, one {If the last seed brings a hole to # seed, you close it for good and sow its seeds onward at once. Seeds that you bring to a hole you have closed are out of the game and are set aside in South’s store; a last seed there ends the turn.} other {If the last seed brings a hole to # seeds, you close it for good and sow its seeds onward at once. Seeds that you bring to a hole you have closed are out of the game and are set aside in South’s store; a last seed there ends the turn.}}',
  'claim.closing.opponents':
    '{count, plural, one {If the last seed brings an opponent’s hole to # seed, you close it for good and sow its seeds onward at once. Seeds that you bring to a hole you have closed are out of the game and are set aside in South’s store; a last seed there ends the turn.} other {If the last seed brings an opponent’s hole to # seeds, you close it for good and sow its seeds onward at once. Seeds that you bring to a hole you have closed are out of the game and are set aside in South’s store; a last seed there ends the turn.}}',
  'claim.closing.own':
    '{count, plural, one {If the last seed brings one of your own holes to # seed, you close it for good and sow its seeds onward at once. Seeds that you bring to a hole you have closed are out of the game and are set aside in South’s store; a last seed there ends the turn.} other {If the last seed brings one of your own holes to # seeds, you close it for good and sow its seeds onward at once. Seeds that you bring to a hole you have closed are out of the game and are set aside in South’s store; a last seed there ends the turn.}}',
  'claim.lap.severalSeeds': 'A lap of a single seed claims nothing.',
  'claim.places.notLastNorSame':
    'You cannot claim the opponent’s last hole in sowing order, nor the hole with the same number as one your opponent has claimed.',
  'claim.places.notLastNorFacing':
    'You cannot claim the opponent’s last hole in sowing order, nor the hole opposite one your opponent has claimed.',
  'claim.places.endsAndNext':
    'Only the holes at the ends of the rows can be claimed, and in the opponent’s row also the holes next to them.',
  'claim.places.innerAndFarEnds':
    'You can claim your own holes except those at the ends, and the end holes of the opponent’s row.',
  'claim.places.notRightmost': 'The rightmost hole of a row cannot be claimed.',
  'claim.most.one': 'Each player can claim only one hole.',
  'claim.fixed.rightmost':
    'Each player’s rightmost hole is claimed from the start: its seeds cannot be picked up or captured, and they count for that player.',
  'claim.sowing.byBoth': 'Both players sow into claimed holes.',
  'claim.sowing.notByOpponent': 'You skip the holes your opponent has claimed.',
  'claim.sowing.lastByOpponent':
    'You skip the holes your opponent has claimed, except with the last seed of a lap.',
  'claim.lastSeed.takesTwo':
    'If the last seed falls in a hole your opponent has claimed, you capture it and one more seed.',
  'claim.captured.toClaimed':
    'Captured seeds go to your claimed hole, the first one counted from South’s left; without one you capture nothing.',
} as const
