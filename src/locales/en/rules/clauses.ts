/**
 * What the last seed does, in words. A sentence is put together from where the seed falls, further conditions, the effect
 * and what follows; `{hole}`, `{when}`, `{also}` and `{effect}` are phrases of this list.
 */
export const clauses = {
  // The sentence and what may follow it.
  sentence: 'If {when}, {effect}.',
  sentenceAlso: 'If {when} and {also}, {effect}.',
  whole: '{sentences}',
  provided: '{effect}, provided that {also}',
  otherwise: 'In every other case your turn ends.',
  otherwiseInOrder:
    'If several of these rules fit, only the first applies. In every other case your turn ends.',
  claimed:
    'Nobody may pick up or capture the seeds in a claimed hole any more, and a last seed there ends the turn. The seeds count for the player who claimed the hole.',
  closed:
    'Seeds that you bring to a hole you have closed are out of the game and are set aside in South’s store.',

  // Where the last seed falls.
  'in.store': 'the last seed falls in your store',
  'in.stores': 'the last seed falls in a store',
  'in.claimed': 'the last seed falls in a hole your opponent has claimed',
  'in.hole': 'the last seed falls in {hole}',
  brings: 'the last seed brings {hole} to {counts}',
  'before.gap': 'sowing ends just before an empty hole that is followed by a hole with seeds',
  'before.seeds': 'sowing ends just before a hole with seeds',
  'before.counted': 'sowing ends just before a hole with {counts}',
  'hole.own': 'one of your holes',
  'hole.theirs': 'one of your opponent’s holes',
  'hole.any': 'a hole',
  'empty.own': 'one of your empty holes',
  'empty.theirs': 'one of your opponent’s empty holes',
  'empty.any': 'an empty hole',
  'filled.own': 'one of your holes that was not empty',
  'filled.theirs': 'one of your opponent’s holes that was not empty',
  'filled.any': 'a hole that was not empty',
  'rightmost.own': 'your rightmost hole',
  'which.notRightmost': '{hole} other than the rightmost (as its owner sees it)',
  'which.notLeftmost': '{hole} other than the leftmost (as its owner sees it)',
  'which.inner': '{hole} that is not at an end of the row',
  'which.ends': '{hole} at an end of the row',
  'which.outer': '{hole} among the two outermost at each end of the row',
  'which.numbers': '{hole} in place {numbers} of its row',

  // Numbers of seeds.
  'counts.one': 'one seed',
  'counts.listed': '{counts} seeds',
  'counts.even': 'an even number of seeds',
  'counts.evenFrom': 'an even number of at least {from} seeds',
  'counts.from': '{from} seeds or more',
  'counts.none': 'no seeds',
  'counts.several': '{counts}',

  // Further conditions.
  'across.some': 'the opposite hole holds seeds',
  'across.counts': 'the opposite hole holds {counts}',
  'across.same': 'the opposite hole holds just as many seeds',
  'next.some': 'the next hole holds seeds',
  'next.counts': 'the next hole holds {counts}',
  'beyond.counts': 'the hole after the next holds {counts}',
  gap: 'the next hole is empty but the one after it holds seeds',
  'before.counts': 'the hole before it holds {counts}',
  'lifted.several': 'the lap had more than one seed',
  'lifted.counts': 'the lap had {counts}',
  'if.reached': 'this move has brought a seed to the opponent’s row',
  'if.unreached': 'this move has brought no seed to the opponent’s row',
  'if.firstClaim': 'you have not claimed a hole yet',
  'if.notSame': 'your opponent has not claimed the hole with the same number',
  'if.notFacing': 'your opponent has not claimed the opposite hole',

  // What is done.
  again: 'you move again',
  nothing: 'your turn ends',
  relay: 'you pick up all the seeds there and sow them onward',
  relayNext: 'you pick up those seeds and sow them onward',
  relayNextHole:
    'you pick up the seeds in the next hole and sow them onward; if that is empty, your turn ends',
  'take.it': 'you capture that seed',
  'take.here': 'you capture all the seeds there',
  'take.itAndAcross': 'you capture that seed and all the seeds in the opposite hole',
  'take.itAndAnyAcross': 'you capture that seed, and the seeds in the opposite hole if there are any',
  'take.hereAndAcross': 'you capture all the seeds there and in the opposite hole',
  'take.both': 'you capture the seeds in both',
  'take.acrossAndSowOn': 'you capture the seeds in the opposite hole and sow on with the last seed',
  'take.across': 'you capture the seeds in the opposite hole; the last seed stays',
  'take.acrossAndTheirs':
    'you capture the seeds in the opposite hole and in all other holes of your opponent that hold {counts}; the last seed stays',
  'take.ahead': 'you capture those seeds',
  'take.aheadAndFacing': 'you capture those seeds and the ones in the hole opposite them',
  'take.aheadAndHere': 'you capture those seeds and the ones in the hole of the last seed',
  'take.theirs': 'you capture the seeds in all your opponent’s holes that hold {counts}',
  'take.two': 'you capture that seed and one more from the same hole',
  'take.toOwner': 'the player on whose side that hole is takes the seeds in it',
  'take.listed': 'you capture the seeds in {holes}',
  'named.here': 'that hole',
  'named.across': 'the opposite hole',
  'named.next': 'the next hole',
  'named.beyond': 'the hole after the next',
  'named.before': 'the hole before it',
  'named.facing': 'the holes opposite those',
  'named.theirs': 'all your opponent’s holes that hold {counts}',
  'claim.here': 'you claim that hole for good',
  'claim.both': 'you claim both holes for good',
  'claim.close': 'you close that hole for good and sow its seeds onward at once',
  'claim.listed': 'you claim {holes} for good',

  // What follows, in the same sentence or as its own.
  'and.again': '{effect}, and you move again',
  'and.againOnce': '{effect}, and you move again, but only once per turn',
  'and.relayNext': '{effect} and sow on from the next hole; if that is empty, your turn ends',
  'and.relay':
    '{effect}, and you sow on from the hole of the last seed, or from the next one if that is empty; if both are empty, your turn ends',
  'then.again': 'Then you move again.',
  'then.againOnce': 'Then you move again, but only once per turn.',
  'then.relay':
    'Then you sow on from the hole of the last seed, or from the next one if that is empty; if both are empty, your turn ends.',
  'then.relayNext': 'Then you sow on from the next hole; if that is empty, your turn ends.',
  'then.on': 'The rules that follow then apply as well.',

  // Chains.
  'chain.back':
    'Then look at the hole before it: if it meets the same condition, you capture its seeds too, and so on backwards until a hole does not.',
  'chain.on':
    'Then look at the hole after it: if it meets the same condition, you capture its seeds too, and so on forwards until a hole does not.',
  'chain.clockwise':
    'The holes that follow it clockwise, whatever the direction of sowing, are captured too, one by one, as long as each meets the same condition.',
  'chain.emptyOn':
    'The same applies to each empty hole that follows, as long as the hole opposite it qualifies too.',
  'chain.anyOn':
    'The same applies to each hole that follows, empty or not, as long as the hole opposite it qualifies too.',
  'chain.anywhere': 'This chain may run through both rows.',
  'chain.anyCount': 'For this chain it does not matter how many seeds the hole itself holds.',
  'chain.counts': 'For this chain a hole must hold {counts}.',
  'chain.takes': 'Along this chain you capture only the seeds in {holes}.',
  'chain.repeats': 'This repeats from each hole you have captured, as long as the same is true there.',
  'chain.most':
    '{count, plural, one {No more than # hole is captured in all.} other {No more than # holes are captured in all.}}',
  claimedRaided:
    'Nobody may pick up the seeds in a claimed hole any more. Only a last seed that falls in a hole your opponent has claimed captures any of them; in a hole of your own claim it ends your turn. The seeds count for the player who claimed the hole.',
  'row.store': 'In your store',
  'row.stores': 'In a store',
  'row.claimed': 'In a hole your opponent has claimed',
  'row.hole': 'In {hole}',
  'row.brings': 'In {hole}, bringing it to {counts}',
  'row.gap': 'Just before an empty hole that is followed by a hole with seeds',
  'row.seeds': 'Just before a hole with seeds',
  'row.counted': 'Just before a hole with {counts}',
  'row.also': '{when}, and {also}',
  'row.otherwise': 'Anywhere else',
  'row.always': 'Wherever it fell',
  'row.ends': 'your turn ends',
  'row.again': 'move again',
  'row.againOnce': 'move again (only once per turn)',
  'row.lookAgain': 'after that lap, look at this list again',
  'row.lookOn': 'look at the next lines as well',
  'row.nothing': 'nothing to take',
  'row.stays': 'leave it there',
} as const
