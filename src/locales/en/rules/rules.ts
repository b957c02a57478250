/** What rules and their sections are called on the form. */
export const ruleLabels = {
  'section.board': 'Board',
  'section.start': 'Start',
  'section.lift': 'Choosing a hole',
  'section.sow': 'Sowing',
  'section.turn': 'Last seed and captures',
  'section.claim': 'Claimed holes',
  'section.end': 'End',
  'section.win': 'Goal',
  'section.match': 'Match',
  'board.holes': 'Holes per side',
  'board.stores': 'Stores',
  'start.seedsPerHole': 'Seeds per hole',
  'start.layout': 'Layout',
  'start.first': 'First move',
  'start.turned': 'If North starts',
  'start.deal': 'Starting seeds',
  'lift.atLeast': 'Fewest seeds to play',
  'lift.singles': 'Single seeds',
  'lift.pairs': 'Holes with two seeds',
  'lift.reach': 'Holes that may be played',
  'lift.opening': 'First turns from',
  'lift.facing': 'Holes opposite a single seed',
  'lift.undo': 'Moving a seed straight back',
  'sow.direction': 'Direction',
  'sow.origin': 'When sowing comes back to its starting hole',
  'sow.leave': 'First seed',
  'sow.skips': 'Skipped holes',
  'sow.skipCount': 'Seeds in skipped holes',
  'sow.before': 'Before a lap',
  'sow.lateSeeds': 'Endgame starts at (seeds left)',
  'sow.turning': 'Further laps go',
  'sow.firstMove': 'First move of a round',
  passing: 'Captures in passing',
  last: 'Last seed',
  'turn.capturesAfter': 'Turns before captures',
  'turn.starterWaits': 'Whoever starts may capture',
  'turn.noMove': 'No move available',
  'turn.mustFeed': 'Feed the opponent',
  'turn.grandSlam': 'Capturing everything',
  'claim.closed': 'Claimed holes are closed',
  'claim.fixed': 'Claimed from the start',
  'claim.sowing': 'Who sows claimed holes',
  'claim.captured': 'Captures go to',
  'end.when': 'Ends when',
  'end.few': 'Few seeds left',
  'end.fewTo': 'The last few go to',
  'end.leftovers': 'Leftovers go to',
  'end.repetition': 'Repetition',
  'end.repeats': 'Repeated positions',
  'end.quietMoves': 'Moves without capture',
  'win.by': 'Won by',
  'match.length': 'Length of the match',
  'match.rounds': 'Rounds',
  'match.outBelow': 'Out with fewer holes than',
  'match.refill': 'Refill',
  'match.burnt': 'Burnt holes',
  'match.nextFirst': 'Starts the next round',
  'board.rows': 'Rows',
  'sow.reverse': 'Laps the other way',
  'start.placing': 'Seeds in the stores',
  'turn.mustCapture': 'Captures',
  'sow.reversing': 'Further laps after one the other way',
  'lift.reserve': 'Reserve',
  'lift.houseSeeds': 'Seeds of a house',
  'lift.rows': 'Turns without a capture start from',
  'lift.onlyThreat': 'A hole that alone is threatened',
  'turn.laterCaptures': 'Captures after the first lap',
} as const

/** A few words for each choice of a rule, as the form shows them. */
export const ruleWords = {
  'board.stores.own': 'sown by their owner',
  'board.stores.capturesOnly': 'for captures only',
  'board.stores.both': 'sown by both',
  'start.first.south': 'South',
  'start.first.lot': 'by lot',
  'start.first.bothAtOnce': 'both at once',
  'start.turned.fixed': 'layout stays',
  'start.turned.withStarter': 'rows swap places',
  'start.deal.asWritten': 'as laid out',
  'start.deal.twoOrMore': 'dealt at random, two or more per hole',
  'start.deal.fourOrNone': 'dealt at random, none or four and more per hole',
  'lift.singles.free': 'may be played',
  'lift.singles.lastResort': 'only as a last resort',
  'lift.singles.ontoEmpty': 'only into an empty hole',
  'lift.pairs.free': 'may be played',
  'lift.pairs.lastResort': 'only as a last resort',
  'lift.pairs.lastResortRightmost': 'last resort, rightmost only',
  'lift.reach.anywhere': 'your own',
  'lift.reach.opponentOrEmpty': 'your own, ending in the opponent’s row or an empty hole',
  'lift.reach.bothRows': 'in both rows',
  'lift.opening.free': 'any hole',
  'lift.opening.rightHalf': 'the right half',
  'lift.opening.twoRightmost': 'the two rightmost holes',
  'lift.opening.eachHoleOnce': 'each hole once',
  'lift.opening.unlocks': 'any hole; playing unlocks it',
  'lift.facing.free': 'may be played',
  'lift.facing.notFacingSingle': 'may not be played',
  'lift.undo.free': 'allowed',
  'lift.undo.barred': 'not straight away',
  'sow.direction.anticlockwise': 'anticlockwise',
  'sow.direction.clockwise': 'clockwise',
  'sow.direction.eitherWay': 'either way',
  'sow.direction.outward': 'outward',
  'sow.direction.firstMoveDecides': 'set by the first move',
  'sow.direction.byParity': 'by odd or even',
  'sow.direction.ownRow': 'round your own row',
  'sow.origin.sown': 'sow the starting hole',
  'sow.origin.skipped': 'skip the starting hole',
  'sow.leave.nothing': 'goes into the next hole',
  'sow.leave.one': 'stays behind',
  'sow.leave.oneUnlessSingle': 'stays behind unless it is the only one',
  'sow.skips.nothing': 'none',
  'sow.skips.opponentsAt': 'opponent’s with exactly',
  'sow.skips.holesFrom': 'any with at least',
  'sow.before.nothing': 'nothing',
  'sow.before.storeOne': 'one seed to the store',
  'sow.before.singlesAcross': 'singles capture across',
  'sow.before.lastSeedAcross': 'a single that is played captures across',
  'sow.turning.sameWay': 'the same way',
  'sow.turning.everyLap': 'the other way each time',
  'sow.firstMove.asOthers': 'like any other',
  'sow.firstMove.plainRelay': 'plain relay sowing',
  'sow.firstMove.alternate': 'one seed from every second hole',
  'sow.firstMove.overToOpponent': 'goes over to the opponent',
  'turn.starterWaits.no': 'from the start',
  'turn.starterWaits.untilOtherCaptures': 'once the other has',
  'turn.noMove.pass': 'pass',
  'turn.noMove.roundEnds': 'round ends',
  'turn.mustFeed.yes': 'required',
  'turn.mustFeed.no': 'not required',
  'turn.mustFeed.ifPossible': 'if possible',
  'turn.mustFeed.giveOne': 'give one seed first',
  'turn.grandSlam.allowed': 'allowed',
  'turn.grandSlam.void': 'captures nothing',
  'turn.grandSlam.forbidden': 'forbidden',
  'turn.grandSlam.ifForced': 'only if forced',
  'turn.grandSlam.leavesRight': 'spares the rightmost',
  'turn.grandSlam.leavesLeft': 'spares the leftmost',
  'turn.grandSlam.movesAgain': 'move again',
  'turn.grandSlam.givesRest': 'gives away the rest',
  'claim.closed.no': 'no',
  'claim.closed.yes': 'yes: seeds brought there leave the game',
  'claim.fixed.none': 'none',
  'claim.fixed.rightmost': 'each rightmost hole',
  'claim.sowing.byBoth': 'both players',
  'claim.sowing.notByOpponent': 'the owner',
  'claim.sowing.lastByOpponent': 'the owner; the opponent only with a last seed',
  'claim.captured.toStore': 'the store',
  'claim.captured.toClaimed': 'the claimed hole',
  'end.when.allInStores': 'all seeds are in stores',
  'end.when.moverCannotMove': 'the player to move has no move',
  'end.when.eitherSideEmpty': 'a side is empty',
  'end.when.majority': 'one player has a majority',
  'end.when.moverSideEmpty': 'the mover’s side is empty',
  'end.fewTo.leftovers': 'where leftovers go',
  'end.fewTo.mover': 'the mover',
  'end.fewTo.starter': 'the player who started the round',
  'end.fewTo.moverByOpponents': 'the mover, once the opponent has few',
  'end.leftovers.toSideOwner': 'the side’s owner',
  'end.leftovers.toOtherPlayer': 'the other player',
  'end.leftovers.toLastMover': 'the last mover',
  'end.leftovers.nobody': 'nobody',
  'end.leftovers.halved': 'both, half each',
  'end.leftovers.toUnfed': 'the player who cannot be fed',
  'end.leftovers.toUnfedOrNobody': 'the player who cannot be fed, or nobody',
  'end.repetition.shareBySide': 'share by side',
  'end.repetition.draw': 'a tie',
  'end.repetition.splitEvenly': 'split evenly',
  'end.repeats.stop': 'end the round',
  'end.repeats.playOn': 'play continues',
  'win.by.mostSeeds': 'most seeds',
  'win.by.majority': 'a majority',
  'win.by.deprive': 'leaving the opponent no seeds or no move',
  'win.by.immobilise': 'leaving the opponent no move',
  'win.by.clear': 'emptying your own side',
  'match.length.oneRound': 'one round',
  'match.length.rounds': 'a number of rounds',
  'match.length.untilOut': 'until a player is out',
  'match.refill.nearestStore': 'nearest the store first',
  'match.refill.fromLeft': 'from the left',
  'match.refill.fromRight': 'from the right',
  'match.refill.fromEnds': 'from both ends',
  'match.refill.territory': 'holes are won',
  'match.refill.wholeTerritory': 'holes are won, whole ones only',
  'match.burnt.skipped': 'are skipped',
  'match.burnt.confiscated': 'give seeds to the opponent',
  'match.burnt.inPlay': 'stay in play',
  'match.nextFirst.winner': 'the winner',
  'match.nextFirst.loser': 'the loser',
  'match.nextFirst.other': 'the players in turn',
  'match.nextFirst.lastedLongest': 'whoever lasted longest',
  'match.nextFirst.lastMover': 'whoever moved last',
  'board.rows.two': 'two',
  'board.rows.four': 'four, two for each player',
  'lift.singles.lastResortOntoEmpty': 'last resort, and only into an empty hole',
  'sow.direction.firstMoveOfEach': 'each player’s first move',
  'sow.direction.secondTurnOfEach': 'each player’s second turn',
  'sow.reverse.no': 'never',
  'sow.reverse.fourLeftmost': 'from the four leftmost holes, to capture',
  'sow.leave.oneEveryLap': 'stays, in every lap',
  'lift.opening.innerRow': 'the inner row',
  'lift.opening.outerRow': 'the outer row',
  'start.placing.asLaid': 'stay there',
  'start.placing.byPlayers': 'are placed by the players before the first move',
  'turn.mustCapture.no': 'not required',
  'turn.mustCapture.firstLap': 'required, if a first lap can',
  'sow.firstMove.oneLap': 'a single lap',
  'sow.reverse.outerEndInnerSecond': 'from the first outer and the second inner hole, to capture',
  'sow.reverse.outerEndsInnerSeconds':
    'from the ends of the outer row and next to those of the inner, to capture',
  'sow.reverse.innerEndsOuterSeconds':
    'from the ends of the inner row and next to those of the outer, to capture',
  'start.placing.inTurns': 'are placed in turns before the first move',
  'sow.reversing.wholeTurn': 'go that way too',
  'sow.reversing.anyLap': 'choose their way again',
  'lift.reserve.none': 'none',
  'lift.reserve.entered': 'a seed in hand begins each turn',
  'lift.reserve.enteredBesideHouse': 'a seed in hand begins each turn, sparing the house',
  'lift.rows.free': 'either row',
  'lift.rows.innerFirst': 'the inner row if they can',
  'lift.onlyThreat.free': 'may be played',
  'lift.onlyThreat.barred': 'may not be played',
  'turn.laterCaptures.free': 'always',
  'turn.laterCaptures.afterFirst': 'only if the first lap captures',
  'end.when.innerRowEmpty': 'the inner row of a player is empty',
} as const

/** The rules of a game in words, by the rule and its word: the goal, the board, a move, captures, the end, the match. */
export const rules = {
  'word.round': 'round',
  'word.game': 'game',
  'word.ownHole': 'one of your holes',
  'word.anyHole': 'a hole in either row',
  'word.ownRow': 'your row',
  'word.itsRow': 'its row (as the owner sees it)',

  'win.by.mostSeeds':
    'The goal is to end the {round} with more seeds in your store than your opponent; if the stores are equal, the {round} is a tie.',
  'win.by.majority':
    'The goal is to collect more than half of all seeds; if neither player does, the {round} is a tie.',
  'win.by.deprive': 'The goal is to leave your opponent without seeds or without a move.',
  'win.by.immobilise': 'The goal is to leave your opponent without a move.',
  'win.by.clear':
    'The goal is to empty your own holes first; if a move empties both sides, the player who made it wins.',

  'board.holes':
    '{count, plural, one {The board has # hole per side and a store for each player.} other {The board has # holes per side and a store for each player.}}',
  'board.stores.own':
    'You drop a seed in your own store each time you come past it, and skip your opponent’s.',
  'board.stores.capturesOnly': 'Nobody sows into the stores; they only hold captured seeds.',
  'board.stores.both': 'You drop a seed in each store you come past, your own and your opponent’s.',

  'start.seedsPerHole':
    '{count, plural, one {Each hole starts with # seed.} other {Each hole starts with # seeds.}}',
  'start.layout':
    'South’s holes start with {south} seeds and North’s with {north}, each counted from the player’s left.',
  'start.layoutAndStores':
    'South’s holes start with {south} seeds and South’s store with {southStore}; North’s holes start with {north} and North’s store with {northStore}. Holes are counted from each player’s left.',
  'start.first.south': 'South moves first.',
  'start.first.lot': 'Lots are drawn for the first move.',
  'start.first.bothAtOnce':
    'Both players make their first turn at the same time, seed by seed, with South’s seed falling just before North’s. If both have to choose, South chooses first. Whoever stops first moves next; if both stop together, South does.',
  'start.turned.withStarter': 'If North starts, the two rows swap places.',
  'start.deal.twoOrMore':
    'Before each game, deal the seeds at random over all holes, at least two into each; the layout given here is only an example.',
  'start.deal.fourOrNone':
    'Before each game, deal the seeds at random over all holes, so that each has none or at least four; the layout given here is only an example.',

  'sow.direction.anticlockwise':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow, anticlockwise. This is called sowing. Your store is to the right of your holes.',
  'sow.direction.clockwise':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow, clockwise. This is called sowing. Your store is to the left of your holes.',
  'sow.direction.eitherWay':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow, in whichever direction you choose. This is called sowing.',
  'sow.direction.outward':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow: clockwise from the left half of {row}, anticlockwise from the right half, and in either direction from a hole in the middle. This is called sowing.',
  'sow.direction.firstMoveDecides':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow. This is called sowing. Whoever starts the {round} chooses a direction and keeps it for the {round}; the other player sows the opposite way.',
  'sow.direction.byParity':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow: an even number of seeds clockwise, an odd number anticlockwise. This is called sowing.',
  'sow.direction.ownRow':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow, anticlockwise within your own row: from left to right, and after the rightmost hole again from the leftmost. This is called sowing.',
  'sow.origin.sown': 'If sowing goes all the way round, a seed is also dropped in the hole it started from.',
  'sow.origin.skipped': 'If sowing goes all the way round, the hole it started from is skipped.',
  'sow.origin.sownAgain': 'If sowing goes all the way round, the hole it started from gets another seed.',
  'sow.leave.one':
    'The first seed of a move goes back into the hole it came from; sowing continues from there.',
  'sow.leave.oneUnlessSingle':
    'The first seed of a move goes back into the hole it came from, and sowing continues from there; a single seed goes to the next hole.',
  'sow.skips.opponentsAt':
    '{count, plural, one {Sowing skips the opponent’s holes that hold exactly # seed when you come to them.} other {Sowing skips the opponent’s holes that hold exactly # seeds when you come to them.}}',
  'sow.skips.holesFrom':
    '{count, plural, one {Sowing skips holes that hold # seed or more.} other {Sowing skips holes that hold # seeds or more.}}',
  'sow.before.storeOne': 'Before each lap, put one of the seeds you have picked up in your store.',
  'sow.before.singlesAcross':
    'Before sowing, you take the seeds opposite each of your holes that holds exactly one seed.',
  'sow.before.lastSeedAcross': 'If you pick up a single seed, you first take the seeds in the opposite hole.',
  'sow.passing.toOwner':
    'When a seed other than the last one of a lap brings a hole to {counts}, the owner of that hole takes them at once.',
  'sow.passing.toMover':
    'When a seed other than the last one of a lap brings a hole to {counts}, you take them at once.',
  'sow.passing.theirsToOwner':
    'When a seed other than the last one of a lap brings one of your opponent’s holes to {counts}, your opponent takes them at once.',
  'sow.passing.theirsToMover':
    'When a seed other than the last one of a lap brings one of your opponent’s holes to {counts}, you take them at once.',
  'sow.passing.ownToMover':
    'When a seed other than the last one of a lap brings one of your own holes to {counts}, you take them at once.',
  'sow.lateSeeds':
    '{count, plural, one {Late in the game: each time you have picked up the seeds of a lap, count the seeds in all holes anew, without those in your hand. If at most # seed is left, every seed of that lap that comes to your opponent’s row goes to your opponent’s store instead. Only a last seed that would capture still falls in its hole. If the last seed goes to the store, look at the hole where it would have fallen: if that hole is empty, your turn ends; otherwise use the list below as if the last of the seeds there had just fallen: a single seed counts as falling in an empty hole, and seeds that the list captures are captured.} other {Late in the game: each time you have picked up the seeds of a lap, count the seeds in all holes anew, without those in your hand. If at most # seeds are left, every seed of that lap that comes to your opponent’s row goes to your opponent’s store instead. Only a last seed that would capture still falls in its hole. If the last seed goes to the store, look at the hole where it would have fallen: if that hole is empty, your turn ends; otherwise use the list below as if the last of the seeds there had just fallen: a single seed counts as falling in an empty hole, and seeds that the list captures are captured.}}',
  'sow.turning.everyLap': 'Each further lap of a move goes in the opposite direction to the one before.',
  'sow.firstMove.plainRelay':
    'The very first move of the {round} is different; all others are as usual. No holes are skipped. Whenever the last seed of a lap falls in a hole that was not empty, in either row, pick up everything there and sow on. When it falls in an empty hole, go down the list.',
  'sow.firstMove.alternate':
    'The very first move of the {round} is different; all others are as usual. Choose one of your holes; its seeds stay there. Starting with the next hole, take all the other holes in twos, in the direction of sowing: move one seed from the first of each two to the second. The last hole, just before the one you chose, is left over: one seed of it goes to the hole opposite the one you chose (if the hole left over is that hole itself, it keeps its seed). Either way, this seed counts as having fallen there last: go down the list, but do not sow on.',
  'sow.firstMove.overToOpponent':
    'Your first turn is a single lap; if its last seed would fall in your own row, it goes instead to the first of your opponent’s holes that sowing comes to.',

  'lift.atLeast': 'You may play only from holes with {count} seeds or more.',
  'lift.singles.lastResort': 'You may play a single seed only if you have no other hole to play.',
  'lift.singles.ontoEmpty': 'You may play a single seed only if the next hole is empty.',
  'lift.pairs.lastResort':
    'You may play a hole with exactly two seeds only if all your other holes are empty or hold two seeds as well.',
  'lift.pairs.lastResortRightmost':
    'You may play a hole with exactly two seeds only if all your other holes are empty or hold two seeds as well, and then only the rightmost of those with two.',
  'lift.reach.opponentOrEmpty':
    '{count, plural, one {Your first lap must end in the opponent’s row or in an empty hole of your own, unless you pick up more than # seed.} other {Your first lap must end in the opponent’s row or in an empty hole of your own, unless you pick up more than # seeds.}}',
  'lift.reach.bothRows': 'Choose any hole that holds seeds, in either row, not only in your own.',
  'lift.opening.rightHalf':
    'In your first turn, play a hole in the right half of your row; the lap may end anywhere.',
  'lift.opening.twoRightmost':
    'The first turn of the {round} starts from one of the two rightmost holes that can be played.',
  'lift.opening.eachHoleOnce':
    'Play each of your holes once before you play any of them again; if none of those you have not played yet can be played, you cannot move.',
  'lift.opening.unlocks':
    'A hole cannot be captured until one of the players has played it in this {round}; the hole you have just played counts. So that you both remember, put a pebble beside every hole when it is first played.',
  'lift.facing.notFacingSingle': 'You may not play a hole opposite a single seed.',
  'lift.undo.barred':
    'If your opponent’s move has just carried a single seed from one row into an empty hole of the other, you may not play that seed in your next move.',

  'turn.capturesAfter':
    '{count, plural, one {Nothing is captured in the very first turn of the {round}.} other {Nothing is captured in the first # turns of the {round}.}}',
  'turn.starterWaits.untilOtherCaptures':
    'Whoever starts the {round} can neither capture nor claim anything before the other player has done so: until then, lines of the list that capture or claim do not fit.',
  'turn.noMove.pass': 'A player who cannot move passes; when neither player can move, the {round} ends.',
  'turn.noMove.roundEnds': 'The {round} also ends when the player whose turn it is cannot move.',
  'turn.mustFeed.yes':
    'If your opponent’s holes are empty, you must make a move that leaves seeds there; if none of your moves does, you cannot move.',
  'turn.mustFeed.ifPossible':
    'If your opponent’s holes are empty, you must make a move that leaves seeds there, if you have one; otherwise you may make any move.',
  'turn.mustFeed.giveOne':
    'If your opponent’s holes are empty and one of your holes has two or more seeds, first give one seed from such a hole to your opponent’s leftmost hole (as they see it); then move.',
  'turn.grandSlam.void':
    'A capture that would take every seed in your opponent’s holes captures nothing: the seeds stay there, and your turn ends. This does not apply if all those holes were empty before your move.',
  'turn.grandSlam.forbidden':
    'You may not make a move whose capture would empty all the opponent’s holes. This does not apply if all those holes were empty before your move.',
  'turn.grandSlam.ifForced':
    'You may make a move whose capture would empty all the opponent’s holes only if you have no other move; then you capture them all. This does not apply if all those holes were empty before your move.',
  'turn.grandSlam.leavesRight':
    'If a capture of several holes would empty all the opponent’s holes, the one furthest to your right is spared. This does not apply if all those holes were empty before your move.',
  'turn.grandSlam.leavesLeft':
    'If a capture of several holes would empty all the opponent’s holes, the one furthest to your left is spared. This does not apply if all those holes were empty before your move.',
  'turn.grandSlam.movesAgain':
    'After a capture that empties all the opponent’s holes, you move again. This does not apply if all those holes were empty before your move.',
  'turn.grandSlam.givesRest':
    'After a capture that empties all the opponent’s holes, the opponent takes all seeds that are left. This does not apply if all those holes were empty before your move.',

  'claim.fixed.rightmost':
    'Each player’s rightmost hole is claimed from the start: its seeds cannot be picked up or captured, and they count for that player.',
  'claim.sowing.byBoth': 'Both players sow into claimed holes.',
  'claim.sowing.notByOpponent': 'You skip the holes your opponent has claimed.',
  'claim.sowing.lastByOpponent':
    'You skip the holes your opponent has claimed, except with the last seed of a lap.',
  'claim.captured.toClaimed':
    'Captured seeds go to your claimed hole (if you have several, to the first one anticlockwise from South’s leftmost hole). Until you have one, you capture nothing.',
  'turn.noMove.passEmpty':
    'A player who has no seeds to play passes until there are some in their holes again.',

  'end.when.allInStores': 'The {round} ends when all seeds are in the stores.',
  'end.when.moverCannotMove': 'The {round} ends when the player whose turn it is cannot move.',
  'end.when.eitherSideEmpty': 'The {round} ends as soon as a move leaves all the holes of one player empty.',
  'end.when.majority':
    'The {round} ends when a player has more than half of all seeds ({count} or more) in their store at the end of a turn.',
  'end.when.moverSideEmpty': 'The {round} ends when a player’s move empties their own side.',
  'end.few.leftovers':
    '{count, plural, one {The {round} also ends when a move leaves a single seed on the board.} other {The {round} also ends when a move leaves # seeds or fewer on the board.}}',
  'end.few.mover':
    '{count, plural, one {If your move leaves a single seed on the board, you take it.} other {If your move leaves # seeds or fewer on the board, you take them.}}',
  'end.few.starter':
    '{count, plural, one {If a move leaves a single seed on the board, the player who started the {round} takes it.} other {If a move leaves # seeds or fewer on the board, the player who started the {round} takes them.}}',
  'end.few.moverByOpponents':
    '{count, plural, one {Once your move leaves a single seed or none in the opponent’s holes, you take all seeds in holes.} other {Once your move leaves # seeds or fewer in the opponent’s holes, you take all seeds in holes.}}',
  'end.leftovers.toSideOwner': 'Each player then takes the seeds left in their own holes.',
  'end.leftovers.toOtherPlayer': 'Each player then takes the seeds left in the other player’s holes.',
  'end.leftovers.toLastMover': 'Seeds left in holes go to the player who moved last.',
  'end.leftovers.nobody': 'Seeds left in holes count for nobody.',
  'end.leftovers.halved':
    'Seeds left in holes are shared equally; an odd one goes to the smaller store, or to North if the stores are equal.',
  'end.leftovers.toUnfed':
    'If the {round} ends because a player without seeds cannot be fed, that player takes the seeds that are left; otherwise each player takes the seeds on their own side.',
  'end.leftovers.toUnfedOrNobody':
    'If a {round} ends because a player cannot feed the opponent, the opponent takes the seeds that are left; otherwise they go to nobody.',
  'end.repetition.shareBySide':
    'If the same position comes back with the same player to move, or you both agree that no more seeds can reach {place}, the {round} stops: each player takes the seeds in their own holes.',
  'end.repetition.draw':
    'If the same position comes back with the same player to move, or you both agree that no more seeds can reach {place}, the {round} stops and is a tie.',
  'end.repetition.splitEvenly':
    'If the same position comes back with the same player to move, or you both agree that no more seeds can reach {place}, the {round} stops: the players share the seeds in the holes equally, and an odd one counts for nobody.',
  'end.endless.shareBySide':
    'If the same positions keep coming back, or no more seeds can reach {place}, the {round} stops as soon as you both agree: each player takes the seeds in their own holes.',
  'end.endless.draw':
    'If the same positions keep coming back, or no more seeds can reach {place}, the {round} stops as soon as you both agree: it is a tie.',
  'end.endless.splitEvenly':
    'If the same positions keep coming back, or no more seeds can reach {place}, the {round} stops as soon as you both agree: the players share the seeds in the holes equally, and an odd one counts for nobody.',
  'end.repetition.goal':
    'If the same position comes back with the same player to move, or you both agree that neither of you will ever reach the goal, the {round} stops and is a tie.',
  'end.endless.goal':
    'If the same positions keep coming back, or neither of you will ever reach the goal, the {round} stops as soon as you both agree: it is a tie.',
  'end.quietMoves':
    '{count, plural, one {The {round} also stops in this way after a move without a capture.} other {The {round} also stops in this way after # moves in a row without a capture.}}',

  'match.length.rounds':
    '{count, plural, one {A match is one round, and its winner wins the match.} other {A match lasts # rounds, or fewer if a player cannot fill a single hole; whoever wins more rounds wins the match.}}',
  'match.length.untilOut':
    'Rounds are played until a player cannot fill a single hole; the other player then wins the match.',
  'match.length.untilOneIsOut':
    'Rounds are played until a player is out; the other player then wins the match.',
  'match.length.roundsOrOut':
    '{count, plural, one {A match is one round, and its winner wins the match.} other {A match lasts # rounds, or fewer if a player is out; whoever wins more rounds wins the match.}}',
  'match.outBelow.filled':
    '{count, plural, one {A player who can fill fewer than # hole is out, and the match is over.} other {A player who can fill fewer than # holes is out, and the match is over.}}',
  'match.outBelow.owned':
    '{count, plural, one {A player who owns fewer than # hole is out, and the match is over.} other {A player who owns fewer than # holes is out, and the match is over.}}',
  'match.refill.nearestStore':
    '{count, plural, one {For each new round, players fill their own holes with # seed each, starting next to their store; the rest goes to the store.} other {For each new round, players fill their own holes with # seeds each, starting next to their store; the rest goes to the store.}}',
  'match.refill.fromLeft':
    '{count, plural, one {For each new round, players fill their own holes with # seed each, from left to right; the rest goes to the store.} other {For each new round, players fill their own holes with # seeds each, from left to right; the rest goes to the store.}}',
  'match.refill.fromRight':
    '{count, plural, one {For each new round, players fill their own holes with # seed each, from right to left.} other {For each new round, players fill their own holes with # seeds each, from right to left.}}',
  'match.refill.fromEnds':
    '{count, plural, one {For each new round, players fill their holes with # seed each, from both ends inwards in holes that face each other.} other {For each new round, players fill their holes with # seeds each, from both ends inwards in holes that face each other.}}',
  'match.refill.territory':
    '{count, plural, one {For each new round, every hole is filled with # seed again. The winner owns as many holes as their seeds fill, and one more if the rest is more than half a hole, counted from their leftmost hole anticlockwise into the other row.} other {For each new round, every hole is filled with # seeds again. The winner owns as many holes as their seeds fill, and one more if the rest is more than half a hole, counted from their leftmost hole anticlockwise into the other row.}}',
  'match.refill.wholeTerritory':
    '{count, plural, one {For each new round, every hole is filled with # seed again. The winner owns as many holes as their seeds fill, counted from their leftmost hole anticlockwise into the other row; the rest goes to the loser.} other {For each new round, every hole is filled with # seeds again. The winner owns as many holes as their seeds fill, counted from their leftmost hole anticlockwise into the other row; the rest goes to the loser.}}',
  'match.burnt.skipped': 'A hole that cannot be filled is burnt for that round: every lap skips it.',
  'match.burnt.confiscated':
    'A hole that cannot be filled is burnt for that round: a seed you sow there goes to your opponent’s store.',
  'match.burnt.inPlay': 'A hole that cannot be filled stays empty but in play.',
  'match.nextFirst.winner':
    'The winner of a round starts the next one; after a tie, the player who did not start the last one does.',
  'match.nextFirst.loser':
    'The loser of a round starts the next one; after a tie, the player who did not start the last one does.',
  'match.nextFirst.other': 'The players take turns starting a round.',
  'match.nextFirst.lastedLongest':
    'The player whose simultaneous opening lasted longer starts the second round, or North if both lasted equally long; after that, the winner of a round starts the next one.',
  'match.nextFirst.lastMover': 'Whoever made the last move starts the next round.',
  'win.by.mostSeedsClaimed':
    'The goal is to end the {round} with more seeds than your opponent, counting your store and the holes you have claimed; if both have the same number, the {round} is a tie.',
  'win.by.majorityClaimed':
    'The goal is to collect more than half of all seeds, counting your store and the holes you have claimed; if neither player does, the {round} is a tie.',
  'board.holesSmall':
    '{count, plural, one {The board is small: # hole per side and a store for each player.} other {The board is small: # holes per side and a store for each player.}}',
  'end.when.majorityClaimed':
    'The {round} ends when a player has more than half of all seeds ({count} or more) in their store and claimed holes at the end of a turn.',
  'end.endlessTurn':
    'If the sowing of a turn would never end, because the same position keeps coming back, that turn is taken back and the {round} stops in the same way.',
  'end.when.allInStoresClaimed': 'The {round} ends when all seeds are in the stores or in claimed holes.',
  'end.leftovers.toSideOwnerClaimed':
    'Each player then takes the seeds in the holes they have claimed, and the other seeds left in their own row.',
  'word.store': 'a store',
  'word.storeOrClaim': 'a store or a claimed hole',
  'end.claimedApart': 'But the seeds in a claimed hole go to the player who claimed it.',
  'board.rows.four':
    '{count, plural, one {The board has four rows of one hole.} other {The board has four rows of # holes.}} Each player owns the two rows on their side, an outer row next to them and an inner row.',
  'board.storesOutside': 'Captured seeds leave the board: keep yours beside it. That heap is your store.',
  'start.eachRows':
    'Each player’s outer row starts with {outer} seeds and the inner row with {inner}, from the player’s left to right.',
  'start.fourRows':
    'South’s outer row starts with {southOuter} seeds and the inner row with {southInner}; North’s outer row with {northOuter} and the inner row with {northInner}, each from the player’s left to right.',
  'start.withStores': '{layout} South’s store starts with {southStore} seeds and North’s with {northStore}.',
  'sow.direction.ring.anticlockwise':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, anticlockwise round your own two rows: along the outer row to the right, back along the inner row to the left, and so on. This is called sowing.',
  'sow.direction.ring.clockwise':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, clockwise round your own two rows: along the outer row to the left, back along the inner row to the right, and so on. This is called sowing.',
  'sow.direction.ring.eitherWay':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, round your own two rows in whichever direction you choose; further laps of the turn go the same way. This is called sowing.',
  'sow.direction.ring.firstMoveOfEach':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, round your own two rows. This is called sowing. In your first turn you choose the direction, and you keep it for the {round}.',
  'sow.direction.ring.secondTurnOfEach':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, round your own two rows. This is called sowing. Your first turn goes clockwise. In your second turn you choose the direction, and you keep it for the {round}.',
  'sow.direction.ring.firstMoveDecides':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, round your own two rows. This is called sowing. Whoever starts the {round} chooses a direction and keeps it for the {round}; the other player sows the opposite way.',
  'sow.direction.ring.byParity':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow round your own two rows: an even number of seeds clockwise, an odd number anticlockwise. This is called sowing.',
  'sow.direction.firstMoveOfEach':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow. This is called sowing. In your first turn you choose the direction, and you keep it for the {round}.',
  'sow.direction.secondTurnOfEach':
    'On your turn, pick up all the seeds from {from} and drop them one by one into the holes that follow. This is called sowing. Your first turn goes clockwise. In your second turn you choose the direction, and you keep it for the {round}.',
  'lift.singles.lastResortOntoEmpty':
    'You may play a single seed only if all your holes hold at most one, and only if the next hole is empty.',
  'board.storesUnused': 'Captured seeds stay on the board: the rules on the last seed say where they go.',
  'board.storesBoth':
    'Captured seeds leave the board, unless a rule says that you sow them again: keep yours beside it. That heap is your store.',
  'sow.reverse.fourLeftmost':
    'From the two leftmost holes of either of your rows you may also sow the other way, clockwise, if that first lap captures.',
  'sow.leave.oneEveryLap':
    'The first seed of every lap goes back into the hole it came from; sowing continues from there.',
  'lift.opening.innerRow': 'In your first turn, play a hole of your inner row.',
  'lift.opening.outerRow': 'In your first turn, play a hole of your outer row.',
  'win.by.depriveSeeds': 'The goal is to leave your opponent without seeds.',
  'end.leftovers.nobodyClaimed':
    'Seeds left in holes that are not claimed count for nobody; those in claimed holes go to the player who claimed them.',
  'claim.captured.toFixed': 'Captured seeds go to your claimed hole.',
  'claim.fixed.rightmostRaided':
    'Each player’s rightmost hole is claimed from the start: nobody may pick up its seeds, and they count for that player. Only a last seed that falls in your opponent’s claimed hole captures any of them; in your own claimed hole it ends your turn.',
  'turn.capturesAfter.claims':
    '{count, plural, one {Nothing is captured or claimed in the very first turn of the {round}.} other {Nothing is captured or claimed in the first # turns of the {round}.}}',
  'start.placing.byPlayers':
    'Those seeds are in hand. Before the first move, South puts theirs into South’s holes one by one, in any way; then North does the same.',
  'turn.mustCapture.firstLap':
    'If you can choose a move whose first lap captures, you must choose such a move.',
  'sow.firstMove.oneLap': 'Your first turn is a single lap.',
  'sow.reverse.outerEndInnerSecond':
    'From the leftmost hole of your outer row and the second hole from the left of your inner row you may also sow the other way, clockwise, if that first lap captures.',
  'sow.reverse.outerEndsInnerSeconds':
    'From both ends of your outer row and from the second hole at either end of your inner row you may also sow the other way, clockwise, if that first lap captures.',
  'sow.reverse.innerEndsOuterSeconds':
    'From both ends of your inner row and from the second hole at either end of your outer row you may also sow the other way, clockwise, if that first lap captures.',
  'start.placing.inTurns':
    'Those seeds are in hand. Before the first move the players take turns to put one of theirs into any hole of their own, until none is left in hand; South begins.',
  'sow.reversing.anyLap':
    'This holds for every lap, not only for the first: a lap from one of those holes may go clockwise if it captures, and all others go anticlockwise.',
  'sow.reversing.wholeTurn': 'The other laps of such a move go clockwise as well.',
  'lift.reserve.entered':
    'The seeds in the stores are in hand. As long as you have some, begin your turn with one of them: put it into a hole of your inner row that holds seeds. It counts as a last seed.',
  'lift.reserve.enteredBesideHouse':
    'The seeds in the stores are in hand. As long as you have some, begin your turn with one of them: put it into a hole of your inner row that holds seeds. It counts as a last seed. If it captures nothing, it may not go into your house (nyumba) while that has {count, plural, one {# seed} other {# seeds}} or more, unless no other hole of your inner row holds seeds; and once your house is lost, it may join a single seed only if you have nothing else to choose.',
  'lift.houseSeeds':
    'Your house (nyumba) is the hole just right of the middle of your inner row, as you see it. It is lost for good when it is emptied, or when you capture in a turn that did not begin with a seed from your hand; from then on it is a hole like any other.',
  'lift.rows.innerFirst':
    'If the first lap of your turn captures nothing, you must start from your inner row if you can; and from the last hole with seeds there, you may not sow off the end of that row.',
  'lift.onlyThreat.barred':
    'Once all seeds are on the board: if your turn captures nothing, your opponent can then capture nothing either, and your own first laps threaten exactly one hole of your opponent’s, then in the next turn your opponent may neither play that hole nor pick it up during sowing; a lap that ends there ends the turn. This does not hold for a house that is not lost, nor if no other hole of that inner row could be played.',
  'turn.laterCaptures.afterFirst': 'If your turn does not begin with a capture, it captures nothing at all.',
  'end.when.innerRowEmpty': 'The {round} ends when a player’s inner row is empty after a move.',
  'win.by.depriveInner':
    'The goal is to leave your opponent without seeds in the inner row or without a move.',
} as const
