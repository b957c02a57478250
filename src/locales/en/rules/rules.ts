/** The rules of a game in words, by the rule and its word: the goal, the board, a move, the end, the match. */
export const rules = {
  'word.round': 'round',
  'word.game': 'game',

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
  'board.stores.own': 'Players sow into their own store and skip the opponent’s.',
  'board.stores.capturesOnly': 'Nobody sows into the stores; they only hold captured seeds.',
  'board.stores.both': 'Players sow into both stores.',

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

  'sow.direction.anticlockwise':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, anticlockwise. This is called sowing. Your store is to the right of your holes.',
  'sow.direction.clockwise':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, clockwise. This is called sowing. Your store is to the left of your holes.',
  'sow.direction.eitherWay':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, in whichever direction you choose. This is called sowing.',
  'sow.direction.outward':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow: clockwise from the left half of your row, anticlockwise from the right half, and in either direction from a hole in the middle. This is called sowing.',
  'sow.direction.firstMoveDecides':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow. This is called sowing. Whoever starts the {round} chooses a direction and keeps it for the {round}; the other player sows the opposite way.',
  'sow.direction.byParity':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow: an even number of seeds clockwise, an odd number anticlockwise. This is called sowing.',
  'sow.direction.ownRow':
    'On your turn, pick up all the seeds from one of your holes and drop them one by one into the holes that follow, anticlockwise within your own row: after the last hole you continue with the first. This is called sowing.',
  'sow.origin.sown': 'If sowing goes all the way round, a seed is also dropped in the hole it started from.',
  'sow.origin.skipped': 'If sowing goes all the way round, the hole it started from is skipped.',
  'sow.leave.one': 'The first seed of a move goes back into the hole it came from.',
  'sow.leave.oneUnlessSingle':
    'The first seed of a move goes back into the hole it came from, unless it is the only one.',
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
    '{count, plural, one {If at most # seed is in the holes when a lap starts, not counting those in your hand, seeds sown on the opponent’s side go to the opponent’s store, except a last seed that captures.} other {If at most # seeds are in the holes when a lap starts, not counting those in your hand, seeds sown on the opponent’s side go to the opponent’s store, except a last seed that captures.}}',
  'sow.turning.everyLap': 'Each further lap goes in the opposite direction.',
  'sow.firstMove.plainRelay':
    'In the first move of the {round}, you keep sowing until a last seed falls in an empty hole, and no holes are skipped.',
  'sow.firstMove.alternate':
    'In the first move of the {round}, the hole you choose keeps its seeds. Instead, start at the next hole and go on along the board: from the first, third, fifth … of these holes, move one seed to the hole after it; the last of these seeds goes to the hole opposite the one you chose. It counts as your last seed, but you do not sow on from there.',
  'sow.firstMove.overToOpponent':
    'Your first turn is a single lap; if its last seed would fall in your own row, it goes to the opponent’s first hole instead.',

  'lift.atLeast': 'You may play only from holes with {count} seeds or more.',
  'lift.singles.lastResort': 'You may play a single seed only if you have no other hole to play.',
  'lift.singles.ontoEmpty': 'You may play a single seed only if the next hole is empty.',
  'lift.pairs.lastResort': 'You may play a hole with two seeds only if you have no other hole to play.',
  'lift.pairs.lastResortRightmost':
    'You may play a hole with two seeds only if you have no other hole to play, and then only the rightmost one.',
  'lift.reach.opponentOrEmpty':
    '{count, plural, one {Your first lap must end in the opponent’s row or in an empty hole of your own, unless you pick up more than # seed.} other {Your first lap must end in the opponent’s row or in an empty hole of your own, unless you pick up more than # seeds.}}',
  'lift.reach.bothRows': 'You may play any hole, in either row.',
  'lift.opening.rightHalf':
    'In your first turn, play a hole in the right half of your row; the lap may end anywhere.',
  'lift.opening.twoRightmost':
    'The first turn of the {round} starts from one of the two rightmost holes that can be played.',
  'lift.opening.eachHoleOnce': 'Play each of your holes once before you play any of them again.',
  'lift.opening.unlocks': 'A hole cannot be captured until one of the players has played it in this {round}.',
  'lift.facing.notFacingSingle': 'You may not play a hole opposite a single seed.',
  'lift.undo.barred':
    'A lone seed that has just come over from the other row may not be moved straight back.',

  'end.when.allInStores': 'The {round} ends when all seeds are in the stores.',
  'end.when.moverCannotMove': 'The {round} ends when the player to move cannot move.',
  'end.when.eitherSideEmpty': 'The {round} ends when a move leaves either side without seeds.',
  'end.when.majority':
    'The {round} ends when a player has more than half of all seeds in their store at the end of a turn.',
  'end.when.moverSideEmpty': 'The {round} ends when a player’s move empties their own side.',
  'end.few.leftovers':
    '{count, plural, one {The {round} also ends when a move leaves a single seed on the board.} other {The {round} also ends when a move leaves # seeds or fewer on the board.}}',
  'end.few.mover':
    '{count, plural, one {If your move leaves a single seed on the board, you take it.} other {If your move leaves # seeds or fewer on the board, you take them.}}',
  'end.few.starter':
    '{count, plural, one {If a move leaves a single seed on the board, the player who started the {round} takes it.} other {If a move leaves # seeds or fewer on the board, the player who started the {round} takes them.}}',
  'end.few.moverByOpponents':
    '{count, plural, one {Once your move leaves a single seed or none in the opponent’s holes, you take all seeds in holes.} other {Once your move leaves # seeds or fewer in the opponent’s holes, you take all seeds in holes.}}',
  'end.leftovers.toSideOwner': 'Each player takes the seeds left on their own side.',
  'end.leftovers.toOtherPlayer': 'Each player takes the seeds left on the other side.',
  'end.leftovers.toLastMover': 'Seeds left in holes go to the player who moved last.',
  'end.leftovers.nobody': 'Seeds left in holes count for nobody.',
  'end.leftovers.halved':
    'Seeds left in holes are shared equally; an odd one goes to the smaller store, or to North if the stores are equal.',
  'end.leftovers.toUnfed':
    'If the {round} ends because a player without seeds cannot be fed, that player takes the seeds that are left; otherwise each player takes the seeds on their own side.',
  'end.leftovers.toUnfedOrNobody':
    'If a {round} ends because a player cannot feed the opponent, the opponent takes the seeds that are left; otherwise they go to nobody.',
  'end.repetition.shareBySide':
    'If the same position comes back with the same player to move, or both players see that no more seeds will reach a store, the {round} stops: each player takes the seeds on their own side.',
  'end.repetition.draw':
    'If the same position comes back with the same player to move, or both players see that no more seeds will reach a store, the {round} stops and is a tie.',
  'end.repetition.splitEvenly':
    'If the same position comes back with the same player to move, or both players see that no more seeds will reach a store, the {round} stops: the players share the seeds in the holes equally, and an odd one counts for nobody.',
  'end.endless.shareBySide':
    'If both players see that no more seeds will reach a store, the {round} stops: each player takes the seeds on their own side.',
  'end.endless.draw':
    'If both players see that no more seeds will reach a store, the {round} stops and is a tie.',
  'end.endless.splitEvenly':
    'If both players see that no more seeds will reach a store, the {round} stops: the players share the seeds in the holes equally, and an odd one counts for nobody.',
  'end.quietMoves':
    '{count, plural, one {The {round} also stops in this way after a move without a capture.} other {The {round} also stops in this way after # moves in a row without a capture.}}',

  'match.length.rounds':
    '{count, plural, one {A match is one round, and its winner wins the match.} other {A match lasts # rounds, or fewer if a player cannot fill a single hole; whoever wins more rounds wins the match.}}',
  'match.length.untilOut': 'Rounds are played until a player cannot fill a single hole.',
  'match.length.untilOneIsOut': 'Rounds are played until a player is out.',
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
  'match.burnt.skipped': 'A hole that cannot be filled is burnt, and every lap skips it.',
  'match.burnt.confiscated':
    'A hole that cannot be filled is burnt; a seed you sow there goes to your opponent’s store.',
  'match.burnt.inPlay': 'A hole that cannot be filled stays empty but in play.',
  'match.nextFirst.winner':
    'The winner of a round starts the next one; after a tie, the player who did not start does.',
  'match.nextFirst.loser':
    'The loser of a round starts the next one; after a tie, the player who did not start does.',
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
    'The {round} ends when a player has more than half of all seeds in their store and claimed holes at the end of a turn.',
  'end.endlessTurn':
    'A turn in which the sowing would never end is taken back, and the {round} stops in the same way.',
} as const
