import { describe, expect, test } from 'vitest'
import { legal } from '../../../src/engine/rules/legal'
import { startFrom } from '../../../src/engine/rules/match'
import {
  CAPTURE_TWOS,
  NO_SOWN_STORES,
  PASSING,
  check,
  positionOf,
  variantOf,
  type Rules,
} from '../../support/tinyBoard'

check('grand slam, feeding and passing', [
  ['a grand slam is allowed', '1,2+0 1,0+0 S', '2', { ...CAPTURE_TWOS, ...PASSING }, '1,0+3 0,0+0 S'],
  [
    'a grand slam is void',
    '1,2+0 1,0+0 S',
    '2',
    { ...CAPTURE_TWOS, 'turn.grandSlam': 'void' },
    '1,0+1 2,0+0 N',
  ],
  [
    'a seed is given to an opponent without seeds, and the player moves',
    '1,2+0 0,0+0 S',
    '2',
    { ...NO_SOWN_STORES, 'end.when': 'moverCannotMove', 'turn.mustFeed': 'giveOne' },
    '1,1+0 1,0+0 S',
  ],
  ['nothing to play: pass', '0,1+0 0,1+0 S', '2', PASSING, '0,0+1 0,1+0 N'],
  [
    'nothing to play: the round ends',
    '0,1+0 0,1+0 S',
    '2',
    { 'end.when': 'moverCannotMove' },
    '0,0+1 0,0+1 S cannotMove tie',
  ],
])

describe('choices that are legal', () => {
  const feeding = { 'end.when': 'moverCannotMove', 'turn.mustFeed': 'yes' }
  const giving = { 'end.when': 'moverCannotMove', 'turn.mustFeed': 'giveOne' }
  const cases: readonly (readonly [string, string, Rules, readonly number[]])[] = [
    ['a grand slam is forbidden', '1,2+0 1,0+0 S', { ...CAPTURE_TWOS, 'turn.grandSlam': 'forbidden' }, [1]],
    [
      'a grand slam is barred while there is another choice',
      '1,2+0 1,0+0 S',
      { ...CAPTURE_TWOS, 'turn.grandSlam': 'ifForced' },
      [1],
    ],
    [
      'a grand slam is allowed to a player without another choice',
      '0,2+0 1,0+0 S',
      { ...CAPTURE_TWOS, 'turn.grandSlam': 'ifForced' },
      [2],
    ],
    ['an empty opponent must be fed', '1,2+0 0,0+0 S', { ...NO_SOWN_STORES, ...feeding }, [2]],
    ['nobody need be fed', '1,2+0 0,0+0 S', { ...NO_SOWN_STORES, 'end.when': 'moverCannotMove' }, [1, 2]],
    ['a seed is given from a hole with two', '1,2+0 0,0+0 S', { ...NO_SOWN_STORES, ...giving }, [2]],
    ['single seeds are not given', '1,1+0 0,0+0 S', { ...NO_SOWN_STORES, ...giving }, [1, 2]],
    ['holes of both rows', '1,0+0 2,1+0 S', { 'lift.reach': 'bothRows' }, [1, 3, 4]],
    ['nobody can be fed', '1,0+0 0,0+0 S', { ...NO_SOWN_STORES, ...feeding }, []],
  ]
  test.each(cases)('%s', (_, from, rules, holes) => {
    const game = startFrom(variantOf(2, rules), positionOf(from))
    expect(legal(variantOf(2, rules), game).map(({ hole }) => hole)).toEqual(holes)
  })
})
