/** The rules of a game as a sheet to print. */
export const sheet = {
  title: 'Rules',
  print: 'Print',
  printOrPdf: 'Print or save as PDF',
  printNote: 'In the print dialog, choose “Save as PDF” as the printer to get a file.',
  savePdf: 'Save as PDF',
  changed: 'These are the rules of {name} with changes. The changed rules are underlined.',
  back: 'Back',
  ways: 'The sowing routes: South’s is solid, North’s is dashed.',
  examples: 'Examples',
  searching: 'Looking for examples…',
  exampleOf: '{rule} {example}',
  basedOn: 'Based on {source}',
  source: 'Source: {source}',
  madeWith: 'Made with Lumbung {version}.',
  invalid: 'These rules contradict each other, so there is no sheet for them yet.',
  figure: 'Figure {number}.',
  howTo: 'How to play {name}',
  atStart: 'The board at the start.',
  ink: 'Boards',
  wood: 'Wood',
  lines: 'Save ink',
  'part.setUp': 'Set up',
  'part.sowing': 'What sowing is',
  'part.choosing': 'Which hole you may choose',
  'part.last': 'Where did the last seed fall?',
  'part.firstMoves': 'First moves',
  'part.claims': 'Claimed holes',
  'part.end': 'The end and the winner',
  'part.rounds': 'Several rounds',
  turn: 'A turn in pictures',
  marks:
    'Dashed: picked up here. Small numbers: seeds that fell there. Thick: the last seed. Crossed out: captured.',
  seats:
    'You are South in the pictures: the lower row is yours, with holes 1 to {holes} from your left. Your opponent, North, sits opposite and counts the same way from their own left.',
  lots: 'Draw lots for who is South.',
  anticlockwise:
    'Anticlockwise means: along your row from left to right, then back along the other row from right to left, and so on round the board.',
  clockwise:
    'Clockwise means: along your row from right to left, then back along the other row from left to right, and so on round the board.',
  bothWays:
    'Anticlockwise means: along your row from left to right, then back along the other row, and so on round the board; clockwise is the other way round.',
  lap: 'One sowing, from picking up the seeds to dropping the last one, is called a lap.',
  opposite: 'The opposite hole is the one straight across the board.',
  chooseOwn: 'Choose any of your holes that holds seeds.',
  mustMove: 'You must move if you can.',
  captured: 'Captured seeds go to your store. Seeds in a store stay there.',
  again: 'To move again means that it is still your turn: choose one of your holes and sow its seeds.',
  againOrPass:
    'To move again means that it is still your turn: choose one of your holes and sow its seeds. If you cannot, your turn ends.',
  mark: 'Mark a claimed hole, for example with a coin beside it (◆ yours, ◇ your opponent’s in the pictures).',
  list: 'When the last seed has fallen, go down this list. The first line that fits counts.',
  listFurther:
    'When the last seed has fallen, go down this list. The first line that fits counts, unless it tells you to look further.',
  line: 'Line',
  where: 'The last seed fell …',
  youDo: 'What happens',
  then: 'Then',
  blankBoard: 'An empty board with {holes} holes per side',
  boardAlt:
    'South’s holes from the left: {south}; South’s store: {southStore}. North’s holes from North’s left: {north}; North’s store: {northStore}.',
  'place.hole': 'your hole {hole}',
  'place.theirHole': 'North’s hole {hole}',
  'place.store': 'your store',
  'place.theirStore': 'North’s store',
  'shot.lift':
    '{count, plural, one {You pick up the only seed in {place} and sow it.} other {You pick up the # seeds in {place} and sow them.}}',
  'shot.on':
    '{count, plural, one {You sow on with the # seed from {place}.} other {You sow on with the # seeds from {place}.}}',
  'shot.choose': 'You choose {place}; its seeds stay.',
  'shot.last': 'The last seed falls in {place}.',
  'shot.lastEmpty': 'The last seed falls in {place}, which was empty.',
  'shot.lastFilled': 'The last seed falls in {place}, which now holds {count}.',
  'shot.captures': '{count, plural, one {You capture # seed.} other {You capture # seeds.}}',
  'shot.opponentTakes': '{count, plural, one {North takes # seed.} other {North takes # seeds.}}',
  'shot.takesPassing':
    '{count, plural, one {On the way you take # seed from {place}.} other {On the way you take # seeds from {place}.}}',
  'shot.opponentTakesPassing':
    '{count, plural, one {On the way North takes # seed from {place}.} other {On the way North takes # seeds from {place}.}}',
  'shot.claims': '{count, plural, one {You claim that hole: mark it.} other {You claim # holes: mark them.}}',
  'shot.void': 'This would take every seed in North’s holes, so nothing is captured.',
  'shot.relay': 'You sow on.',
  'shot.again': 'You move again.',
  'shot.ends': 'Your turn ends.',
  'shot.skips': 'Sowing skips {places}.',
  'shot.hungry': 'North has no seeds in holes.',
  'shot.barred':
    '{count, plural, one {You may not choose hole {holes}: North would still have none.} other {You may not choose holes {holes}: North would still have none.}}',
  'shot.allowed':
    '{count, plural, one {You must choose hole {holes}.} other {You may choose holes {holes}.}}',
  'case.first': 'The first move',
  'case.claim': 'Claiming a hole',
  'case.raid': 'A last seed in a claimed hole',
  'case.skip': 'Skipped holes',
  'case.feed': 'Feeding the opponent',
  'case.slam': 'A capture of everything',
  'winner.mostSeeds': 'Then count: whoever has more seeds wins; if you have equally many, it is a tie.',
  'winner.majority':
    'Then count: whoever has more than half of all seeds wins; if neither player has, it is a tie.',
  'shot.lastClaimed': 'The last seed falls in {place}, which North has claimed.',
  total:
    'That makes {count} seeds in all. Anything small will do: pebbles, beans, shells. The stores start empty.',
  storeRight: 'Your store is the one on your right.',
  empty: 'A hole was empty if it held no seeds just before the last one fell in it.',
  'winner.mostSeedsClaimed':
    'Then count: whoever has more seeds, claimed holes included, wins; if you have equally many, it is a tie.',
  'case.chain': 'A capture of several holes',
  'shot.shifts':
    'One seed moves on from each dashed hole; the seed from {place} goes to {last}, opposite the hole you chose.',
  totalStored: 'That makes {count} seeds in all. Anything small will do: pebbles, beans, shells.',
  chooseUnclaimed: 'Choose any of your holes that holds seeds and is not claimed.',
  'winner.deprive':
    'Captured seeds do not decide: whoever has no seeds in their holes or cannot move loses. If neither player has any, the player who moved last wins.',
  'winner.immobilise': 'Whoever cannot move loses, however many seeds either player has.',
  'winner.clear': 'Seeds in the stores do not decide: whoever has emptied their own holes wins.',
  seatsFour:
    'You are South in the pictures: the two lower rows are yours. Your holes are numbered in the order of sowing, 1 to {columns} along the outer row from your left, then back along the inner row from your right up to {holes}. Your opponent, North, sits opposite and counts the same way from their own left.',
  oppositeFour:
    'The hole opposite an inner hole is the one straight across the board: your opponent’s inner hole in the same column. Behind it lies your opponent’s outer hole.',
  ringWays:
    'Anticlockwise means: along your outer row from left to right, then back along your inner row from right to left; clockwise is the other way round.',
  'winner.depriveSeeds':
    'Captured seeds do not decide: whoever has no seeds in their holes loses. If neither player has any, or neither can move, the player who moved last wins.',
  sameWay: 'All laps of a move go the same way.',
  claimedElsewhere:
    'Where a line of the list speaks of another hole, such as the opposite one, a claimed hole never fits.',
  'shot.opens': 'At the start of a game:',
  'shot.later': 'Later in a game:',
  'shot.sowCaptured':
    '{count, plural, one {You sow the captured seed.} other {You sow the # captured seeds.}}',
  'winner.depriveInner':
    'Captured seeds do not decide: whoever has no seeds in the inner row or cannot move loses.',
} as const
