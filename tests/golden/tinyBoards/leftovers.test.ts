import { check } from '../../support/tinyBoard'

const left = '1,0,1+0 0,2,0+0 S'

check('leftovers and winning', [
  ['to the owner of the side', left, '1', {}, '0,0,0+4 0,0,0+0 N sideEmpty south'],
  [
    'to the other player',
    left,
    '1',
    { 'end.leftovers': 'toOtherPlayer' },
    '0,0,0+3 0,0,0+1 N sideEmpty south',
  ],
  ['to the last mover', left, '1', { 'end.leftovers': 'toLastMover' }, '0,0,0+4 0,0,0+0 N sideEmpty south'],
  [
    'to the last mover, from the other side',
    '0,1+0 2,0+0 S',
    '2',
    { 'end.leftovers': 'toLastMover' },
    '0,0+3 0,0+0 S sideEmpty south',
  ],
  ['to nobody', left, '1', { 'end.leftovers': 'nobody' }, '0,0,1+3 0,0,0+0 N sideEmpty south'],
  ['most seeds win', '0,1+0 2,0+0 S', '2', { 'end.leftovers': 'nobody' }, '0,0+1 2,0+0 S sideEmpty south'],
  [
    'a majority is needed',
    '0,1+0 2,0+0 S',
    '2',
    { 'end.leftovers': 'nobody', 'win.by': 'majority' },
    '0,0+1 2,0+0 S sideEmpty tie',
  ],
])
