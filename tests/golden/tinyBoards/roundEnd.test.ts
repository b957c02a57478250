import {
  ALTERNATING,
  CAPTURE_TWOS,
  EITHER_WAY,
  NO_CAPTURE,
  NO_SOWN_STORES,
  PASSING,
  check,
} from '../../support/tinyBoard'

/** A relay without stores, which never ends where nothing is captured. */
const wheel = { ...NO_SOWN_STORES, ...CAPTURE_TWOS, 'turn.captureCounts': '9', 'sow.relay': 'any' }

/** A player without a move, also an extra one, ends the round. */
const STUCK = { ...NO_CAPTURE, 'end.when': 'moverCannotMove' }

check('the end of a round', [
  ['all seeds are in stores', '0,1+3 0,0+2 S', '2', PASSING, '0,0+4 0,0+2 S allInStores south'],
  [
    'the mover cannot move',
    '0,1+0 1,0+0 S',
    '2 1',
    { ...ALTERNATING, 'end.when': 'moverCannotMove' },
    '0,0+1 0,0+1 S cannotMove tie',
  ],
  [
    'whoever cannot move in the middle of a turn loses, who was to leave the other without a move',
    '0,1+0 2,0+0 S',
    '2',
    { ...STUCK, 'win.by': 'immobilise' },
    '0,0+1 0,0+2 S cannotMove north',
  ],
  [
    'whoever cannot move in the middle of a turn loses, who was to leave the other without seeds or a move',
    '2,0+0 2,0+0 S',
    '1',
    { ...STUCK, 'win.by': 'deprive', 'lift.atLeast': '2' },
    '0,0+2 0,0+2 S cannotMove north',
  ],
  [
    'whoever cannot move in the middle of a turn loses, who was to empty the row',
    '2,0+0 2,0+0 S',
    '1',
    { ...STUCK, 'win.by': 'clear', 'lift.atLeast': '2' },
    '0,0+2 0,0+2 S cannotMove north',
  ],
  ['either side is empty', '0,1+0 2,0+0 S', '2', {}, '0,0+1 0,0+2 S sideEmpty north'],
  [
    'a majority counts only at the end of a turn',
    '1,1+3 1,0+0 S',
    '2',
    { ...NO_CAPTURE, 'end.when': 'majority', 'end.leftovers': 'nobody' },
    '1,0+4 1,0+0 S',
  ],
  [
    'a majority at the end of a turn',
    '1,1+3 1,0+0 S',
    '2 1',
    { ...NO_CAPTURE, 'end.when': 'majority', 'end.leftovers': 'nobody' },
    '0,1+4 1,0+0 N majority south',
  ],
  [
    'a majority when the turn ends because no seeds are left',
    '0,1+3 1,1+0 S',
    '2',
    { 'end.when': 'majority', 'end.leftovers': 'nobody', 'turn.noMove': 'pass' },
    '0,0+4 1,1+0 S majority south',
  ],
  [
    'a majority in a claimed hole',
    '1,1+0 1,0+0 S',
    '1',
    {
      ...NO_CAPTURE,
      'claim.where': 'anywhere',
      'claim.atCount': '2',
      'end.when': 'majority',
      'end.leftovers': 'nobody',
    },
    '0,0s+2 1,0+0 N majority south',
  ],
  [
    'half each and nothing left',
    '0,1+1 0,0+2 S',
    '2',
    { 'end.when': 'majority' },
    '0,0+2 0,0+2 S allInStores tie',
  ],
  [
    'both have nothing they may play',
    '1,0+0 0,0+0 S',
    '',
    { ...NO_SOWN_STORES, ...PASSING, 'turn.mustFeed': 'yes' },
    '0,0+1 0,0+0 S cannotMove south',
  ],
  ['repetition: shared by side', '1,0+0 1,0+0 S', '1 1 2c 2c', EITHER_WAY, '0,0+1 0,0+1 S repetition tie'],
  [
    'repetition: a draw',
    '1,0+0 1,0+5 S',
    '1 1 2c 2c',
    { ...EITHER_WAY, 'end.repetition': 'draw' },
    '1,0+0 1,0+5 S repetition tie',
  ],
  [
    'repetition of moves from both rows',
    '0+1 1+0 S',
    '2 2',
    { ...NO_CAPTURE, ...PASSING, 'lift.reach': 'bothRows' },
    '0+1 0+1 S repetition tie',
  ],
  [
    'quiet moves: shared by side',
    '2,2+0 2,2+0 S',
    '1 1',
    { ...ALTERNATING, ...NO_CAPTURE, 'end.quietMoves': '2' },
    '0,0+4 0,0+4 S quietMoves tie',
  ],
  ['a capture breaks the quiet', '1,0,1+0 1,2,1+0 S', '1 1', { 'end.quietMoves': '2' }, '0,0,1+3 0,1,1+0 S'],
  [
    'few seeds end nothing where the rules name no number',
    '1,1+0 0,0+0 S',
    '1',
    { ...PASSING, 'end.few': '0', 'end.fewTo': 'moverByOpponents' },
    '0,2+0 0,0+0 S',
  ],
  ['an endless relay is taken back and shared', '3+0 1+0 S', '1', wheel, '0+3 0+1 N endlessRelay south'],
  [
    'an endless relay is a draw',
    '3+0 1+0 S',
    '1',
    { ...wheel, 'end.repetition': 'draw' },
    '3+0 1+0 N endlessRelay tie',
  ],
  [
    'an endless relay round one row, though a hole of the other is burnt',
    '3,1+0 x,2+0 S',
    '1',
    {
      ...NO_SOWN_STORES,
      'sow.direction': 'ownRow',
      'sow.relay': 'any',
      'match.burnt': 'confiscated',
    },
    '0,0+4 x,0+2 N endlessRelay south',
  ],
])
