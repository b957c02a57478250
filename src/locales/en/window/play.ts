/** Playing by the rules: why a choice, a position or a record is refused. */
export const play = {
  gameOver: 'The game is over.',
  noSuchHole: 'There is no hole {hole}. Holes are numbered 1 to {holes}.',
  emptyHole: 'Hole {hole} holds no seeds.',
  claimedHole: 'Hole {hole} has been claimed, so it cannot be played.',
  notLiftable: 'Hole {hole} may not be played now.',
  wayMissing:
    'Hole {hole} can be sown in either direction: write {hole} for anticlockwise or {hole}c for clockwise.',
  wayFixed: 'Hole {hole} cannot be sown in the other direction: this game is sown in one direction only.',
  grandSlam: 'Hole {hole} would capture all of the opponent’s seeds, which is not allowed.',
  mustFeed: 'Hole {hole} would leave the opponent without seeds. You must give them some.',
  positionShape:
    'A position lists South’s holes and store, North’s holes and store, and S or N for who moves, as in 7,7,7+0 7,7,7+0 S.',
  holesShape:
    '“{got}” is not a list of holes. Separate the numbers with commas, add s or n to a claimed hole, and write x for a burnt one.',
  unevenSides: 'South has {south} holes but North has {north}.',
  tooManyHoles: 'A side has at most {max} holes, not {got}.',
  tooManyWon: 'At most {max} holes can be won, not {got}.',
  tooManySeeds: 'A board has at most {max} seeds, not {got}.',
  allBurnt: 'Each side needs at least one hole that is not burnt.',
  notAChoice: '“{got}” is not a move: write a hole’s number, with c for clockwise.',
  wayNotChosen: '“{got}” names a direction, but this game is sown in one direction only.',
  recordTooLong: 'A record has at most {max} characters.',
  choiceMissing: 'A move is missing before or after a comma.',
  northCannotStart: 'North can start only in games where lots are drawn.',
  otherSize: 'The position has {got} holes per side, but the variant has {holes}.',
  neverClaimed: 'Holes cannot be claimed in this game.',
  neverBurnt: 'Holes are never burnt in this game.',
  neverWon: 'Holes in the other row cannot be won in this game.',
  moveRefused: 'Move {move} cannot be played: {problem}',
  tooLargeForPerfect: 'The game is too large for perfect play. Try fewer holes or seeds, or another player.',
  notAmongThese: 'That cannot be chosen now.',
} as const
