import { describe, expect, test } from 'vitest'
import { formatPosition, parsePosition } from '../../src/engine/board/notation'
import { start, startFrom } from '../../src/engine/rules/match'
import { perft } from '../../src/engine/rules/perft'
import { play } from '../../src/engine/rules/play'
import { finish } from '../../src/engine/through'
import { findPreset } from '../../src/engine/variant/catalogue'

const mangala = findPreset('mangala-turkey')!.make()

/** The rules as the World Ethnosport Confederation and others print them, each on a board worked out by hand. */
describe('mangala of Türkiye', () => {
  test.each([
    ['the first seed goes back', '4,4,4,4,4,4+0 4,4,4,4,4,4+0 S', 1, '1,5,5,5,4,4+0 4,4,4,4,4,4+0 N'],
    ['a single seed goes on', '4,4,4,4,1,0+0 0,4,4,4,4,4+0 S', 5, '4,4,4,4,0,1+0 0,4,4,4,4,4+0 N'],
    ['a last seed in the store', '4,4,5,4,4,4+0 4,4,4,4,4,4+0 S', 3, '4,4,1,5,5,5+1 4,4,4,4,4,4+0 S'],
    ['an even hole is taken', '4,4,4,4,4,4+0 4,3,4,4,4,4+0 S', 6, '4,4,4,4,4,1+5 5,0,4,4,4,4+0 N'],
    ['an odd one stays', '4,4,4,4,4,4+0 4,4,4,4,4,4+0 S', 6, '4,4,4,4,4,1+1 5,5,4,4,4,4+0 N'],
    ['across from an empty hole', '2,0,4,4,4,4+0 4,4,4,4,3,4+0 S', 1, '1,0,4,4,4,4+4 4,4,4,4,0,4+0 N'],
    ['not across from an empty one', '2,0,4,4,4,4+0 4,4,4,4,0,4+0 S', 1, '1,1,4,4,4,4+0 4,4,4,4,0,4+0 N'],
    [
      'who runs out first takes the rest',
      '0,0,0,0,0,1+20 2,3,0,0,0,0+22 S',
      6,
      '0,0,0,0,0,0+26 0,0,0,0,0,0+22 S',
    ],
  ] as const)('%s', (_, from, hole, to) => {
    const position = parsePosition(from)
    if (!position.ok) throw new Error(from)
    const played = play(mangala, startFrom(mangala, position.value), { hole })
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    expect(formatPosition(played.value.game.position)).toBe(to)
  })

  test('has as many move sequences as a second program counts that was written from the same rules', () => {
    const { counts } = finish(perft(mangala, start(mangala), 5))
    expect(counts).toEqual([6, 36, 213, 1233, 6956])
  })
})
