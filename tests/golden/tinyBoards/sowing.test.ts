import { NO_CAPTURE, NO_SOWN_STORES, check } from '../../support/tinyBoard'

check('sowing', [
  ['anticlockwise', '1,2+0 1,1+0 S', '2', NO_CAPTURE, '1,0+1 2,1+0 N'],
  [
    'clockwise, the store at the left',
    '2,1+0 1,1+0 S',
    '1',
    { ...NO_CAPTURE, 'sow.direction': 'clockwise' },
    '0,1+1 1,2+0 N',
  ],
  ['either way: anticlockwise', '1,1+0 1,1+0 S', '2', { 'sow.direction': 'eitherWay' }, '1,0+1 1,1+0 S'],
  [
    'either way: clockwise passes over the other store',
    '1,1+0 1,1+0 S',
    '1c',
    { 'sow.direction': 'eitherWay' },
    '0,1+0 1,2+0 N',
  ],
  [
    'either way: clockwise reaches the mover’s store from the far side',
    '4,1+0 1,1+0 S',
    '1c',
    { 'sow.direction': 'eitherWay' },
    '0,2+1 2,2+0 N',
  ],
  ['a long lap sows into its origin', '0,6+0 1,1+0 S', '2', {}, '1,1+2 2,2+0 S'],
  ['a long lap skips its origin', '0,6+0 1,1+0 S', '2', { 'sow.origin': 'skipped' }, '1,0+2 3,2+0 N'],
  ['stores only for captures are passed over', '1,2+0 1,1+0 S', '2', NO_SOWN_STORES, '1,0+0 2,2+0 N'],
  ['relay never', '1,1,0+0 1,1,1+0 S', '1', {}, '0,2,0+0 1,1,1+0 N'],
  ['relay from any hole', '1,2+0 1,1+0 S', '2', { 'sow.relay': 'any' }, '0,1+2 0,2+0 S'],
  ['relay from own holes, own', '1,1,0+0 1,1,1+0 S', '1', { 'sow.relay': 'own' }, '0,0,1+1 1,1,1+0 S'],
  [
    'relay from own holes, not from the opponent’s',
    '1,2+0 1,1+0 S',
    '2',
    { 'sow.relay': 'own' },
    '1,0+1 2,1+0 N',
  ],
  [
    'a relay from a hole that was taken just before ends the turn',
    '1,0,10+0 1,1,1+0 S',
    '3',
    { 'sow.relay': 'any', 'sow.origin': 'skipped', 'sow.before': 'singlesAcross' },
    '2,1,0+5 3,3,0+0 N',
  ],
])
