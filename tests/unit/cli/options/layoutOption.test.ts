import { expect, it } from 'vitest'
import { withLayout } from '../../../../src/cli/commands/solve'
import { formatPosition } from '../../../../src/engine/board/notation'
import { start } from '../../../../src/engine/rules/match'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 4 })

it.each(['1,2,3+4 4,5,6+7', '1,2,3+4 4,5,6+7 S', '  1,2,3+4 4,5,6+7  '])(
  'starts a game from “%s”',
  (text) => {
    const variant = withLayout(kalah, text)
    expect(formatPosition(start(variant).position)).toBe('1,2,3+4 4,5,6+7 S')
    expect({ ...variant, start: kalah.start }).toEqual(kalah)
  },
)

it('keeps the holes of each side in their own order', () => {
  expect(withLayout(kalah, '1,2,3 4,5,6').start.layout).toEqual({
    south: [1, 2, 3],
    north: [4, 5, 6],
    southStore: 0,
    northStore: 0,
  })
})

it.each([
  ['1,2 3,4', '--layout: 2 holes per side, but the variant has 3.'],
  ['1,2,3 4,5,6 N', '--layout: South must be to move.'],
  ['x,2,3 4,5,6', '--layout: No hole is burnt before the first round'],
  ['1,2,three 4,5,6', '--layout: '],
  ['', '--layout: '],
  ['0,0,0+5 0,0,0+5', '--layout: '],
])('refuses “%s”', (text, reason) => {
  expect(() => withLayout(kalah, text)).toThrow(reason)
})
