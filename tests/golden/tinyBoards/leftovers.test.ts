import { CAPTURE_TWOS, NO_SOWN_STORES, check } from '../../support/tinyBoard'

/** Who has seeds must feed an opponent without any; if that is impossible, the opponent takes the rest. */
const UNFED = {
  ...NO_SOWN_STORES,
  ...CAPTURE_TWOS,
  'end.when': 'moverCannotMove',
  'turn.mustFeed': 'yes',
  'end.leftovers': 'toUnfedOrNobody',
}

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
  ['to the player not fed', '0,0+0 0,1+0 N', '2', UNFED, '0,0+0 0,0+1 S cannotMove north'],
  ['to nobody, since nobody had to be fed', '1,1+0 1,0+0 S', '2', UNFED, '1,0+2 0,0+0 N cannotMove south'],
  ['most seeds win', '0,1+0 2,0+0 S', '2', { 'end.leftovers': 'nobody' }, '0,0+1 2,0+0 S sideEmpty south'],
  [
    'a majority is needed',
    '0,1+0 2,0+0 S',
    '2',
    { 'end.leftovers': 'nobody', 'win.by': 'majority' },
    '0,0+1 2,0+0 S sideEmpty tie',
  ],
  [
    'an odd seed of halved leftovers goes to North if the stores are equal',
    '0,1+1 1,2+2 S',
    '2',
    { 'end.leftovers': 'halved' },
    '0,0+3 0,0+4 S sideEmpty north',
  ],
])
