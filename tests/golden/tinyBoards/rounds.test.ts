import { EITHER_WAY, PASSING, check } from '../../support/tinyBoard'

const rounds = { ...PASSING, 'match.length': 'untilOut' }

const TERRITORY = { ...rounds, 'match.refill': 'territory' }

check('rounds and burnt holes', [
  ['refill next to the store', '0,1+4 0,0+3 S', '2', rounds, '2,2+1 x,2+1 S'],
  [
    'refill next to the store, clockwise',
    '1,0+4 0,0+3 S',
    '1',
    { ...rounds, 'sow.direction': 'clockwise' },
    '2,2+1 2,x+1 S',
  ],
  ['refill from the left', '0,1+4 0,0+3 S', '2', { ...rounds, 'match.refill': 'fromLeft' }, '2,2+1 2,x+1 S'],
  [
    'refill from the right',
    '0,1+4 0,0+3 S',
    '2',
    { ...rounds, 'match.refill': 'fromRight' },
    '2,2+1 x,2+1 S',
  ],
  [
    'refill from both ends inwards',
    '0,0,1+4 0,0,0+5 S',
    '3',
    { ...rounds, 'match.refill': 'fromEnds' },
    '2,x,2+1 2,x,2+1 N',
  ],
  [
    'a hole that cannot be filled stays in play',
    '0,1+4 0,0+3 S',
    '2',
    { ...rounds, 'match.burnt': 'inPlay' },
    '2,2+1 0,2+1 S',
  ],
  ['holes are won: none yet', '0,1+4 0,0+3 S', '2', TERRITORY, '2,2+0 2,2+0 S'],
  ['holes are won: one', '0,1+6 0,0+1 S', '2', TERRITORY, '2,2+0 2,2+0 S+1'],
  ['holes are won: one by North', '0,1+0 0,0+7 S', '2', TERRITORY, '2,2+0 2,2+0 N-1'],
  ['a hole that was won is lifted by its new owner', '2,2+0 2,2+0 S+1', '3', TERRITORY, '3,2+0 0,3+0 N+1'],
  [
    'a player who owns too few holes is out',
    '0,1+6 0,0+1 S',
    '2',
    { ...TERRITORY, 'match.outBelow': '2' },
    '0,0+7 0,0+1 S allInStores south',
  ],
  [
    'a player who can fill too few holes is out',
    '0,1+4 0,0+3 S',
    '2',
    { ...rounds, 'match.outBelow': '2' },
    '0,0+5 0,0+3 S allInStores south',
  ],
  [
    'who moved last starts',
    '0,1+3 0,0+5 S',
    '2',
    { ...rounds, 'match.nextFirst': 'lastMover' },
    '2,2+0 2,2+1 S',
  ],
  ['the loser starts', '0,1+4 0,0+3 S', '2', { ...rounds, 'match.nextFirst': 'loser' }, '2,2+1 x,2+1 N'],
  ['the other starts', '0,1+4 0,0+3 S', '2', { ...rounds, 'match.nextFirst': 'other' }, '2,2+1 x,2+1 N'],
  ['after a tie, the one who did not start', '0,1+3 0,0+4 S', '2', rounds, '2,2+0 2,2+0 N'],
  [
    'a draw is taken back before refilling',
    '1,0+0 1,0+5 S',
    '1 1 2c 2c',
    { ...EITHER_WAY, ...rounds, 'start.seedsPerHole': '1', 'end.repetition': 'draw' },
    'x,1+0 1,1+4 N',
  ],
  ['a player is out', '0,1+5 0,0+1 S', '2', rounds, '0,0+6 0,0+1 S allInStores south'],
  [
    'the rounds are played',
    '0,1+4 0,0+3 S',
    '2',
    { ...rounds, 'match.length': 'rounds', 'match.rounds': '1' },
    '0,0+5 0,0+3 S allInStores south',
  ],
  ['burnt holes are passed over', '2,x,1+0 1,1,1+0 S', '1', PASSING, '0,x,2+1 1,1,1+0 S'],
  [
    'seeds that fall in burnt holes go to the opponent',
    '2,x,1+0 1,1,1+0 S',
    '1',
    { ...PASSING, 'match.burnt': 'confiscated' },
    '0,x,2+0 1,1,1+1 N',
  ],
  [
    'a last seed is confiscated',
    '1,x,1+0 1,1,1+0 S',
    '1',
    { ...PASSING, 'match.burnt': 'confiscated' },
    '0,x,1+0 1,1,1+1 N',
  ],
])
