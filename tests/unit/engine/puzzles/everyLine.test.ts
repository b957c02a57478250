import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePositionOf } from '../../../../src/engine/board/notation'
import { forcedValues } from '../../../../src/engine/puzzles/everyLine'
import { start, startFrom } from '../../../../src/engine/rules/match'
import { after, oneRoundOf } from '../../../../src/engine/solver/oneRound'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { overrideAll } from '../../../../src/engine/variant/override'
import { hasMargin } from '../../../../src/engine/variant/support'
import { exhaustiveValue } from '../../../support/exhaustive'
import { variants } from '../../../support/generators/variants'

function at(id: string, holes: number, seeds: number, text: string) {
  const variant = oneRoundOf(findPreset(id)!.make({ holes, seeds }))
  const position = parsePositionOf(variant, text)
  if (!position.ok) throw new Error(`not a position: ${text}`)
  return { variant, game: startFrom(variant, position.value) }
}

test.each([
  ['oware', 4, 3, '1,1,1,0+9 0,0,0,1+11 S'],
  ['oware', 3, 2, '0,1,0+5 1,0,0+5 S'],
  ['oware', 3, 2, '1,0,0+5 0,0,1+5 S'],
  ['toguz-kumalak', 3, 3, '0,1,2+6 1,1n,1+6 S'],
  ['toguz-kumalak', 3, 3, '1,1,1+6 0,1s,2+6 N'],
  // A line comes back to where it began.
  ['awari', 2, 3, '0,1+8 0,1+2 S'],
  ['awari', 4, 3, '1,1,0,1+14 0,0,0,0+7 S'],
] as const)(
  'the values of %s with %i holes and %i seeds at %s are those of plain minimax',
  (id, holes, seeds, text) => {
    const { variant, game } = at(id, holes, seeds, text)
    const moves = finish(forcedValues(variant, game))
    if (moves === 'beyond' || moves === null) throw new Error('nothing is proven')
    const sign = game.position.toMove === 'south' ? 1 : -1
    expect(moves).toEqual(
      moves.map(({ choice }) => ({
        choice,
        value: sign * exhaustiveValue(variant, after(variant, game, choice), { left: 1_000_000 })!,
      })),
    )
  },
)

test('the values of any game are those of plain minimax', () => {
  let proven = 0
  fc.assert(
    fc.property(variants({ maxHoles: 3, maxSeedsPerHole: 3 }), (drawn) => {
      const variant = oneRoundOf(drawn)
      const game = start(variant)
      if (game.phase !== 'play' || !hasMargin(variant)) return
      const found = finish(forcedValues(variant, game))
      const moves = found === 'beyond' || found === null ? [] : found
      const sign = game.position.toMove === 'south' ? 1 : -1
      for (const { choice, value } of moves) {
        const plain = exhaustiveValue(variant, after(variant, game, choice), { left: 1_000 })
        if (plain === null) continue
        proven++
        expect(value).toBe(sign * plain)
      }
    }),
    { numRuns: 300 },
  )
  expect(proven).toBeGreaterThan(50)
})

test('nothing is proven where seeds may come back with fewer quiet moves left', () => {
  const kalah = findPreset('kalah')!.make({ holes: 1, seeds: 3 })
  const changed = overrideAll(kalah, [
    ['sow.direction', 'eitherWay'],
    ['last', '[]'],
    ['turn.mustFeed', 'ifPossible'],
    ['end.when', 'moverCannotMove'],
    ['end.leftovers', 'toUnfed'],
    ['end.quietMoves', '20'],
  ])
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  const position = parsePositionOf(changed.value, '1+1 4+1 N')
  if (!position.ok) throw new Error(JSON.stringify(position.error))
  expect(finish(forcedValues(changed.value, startFrom(changed.value, position.value)))).toBeNull()
})

test('nothing is proven where best play may go round in circles', () => {
  const { variant, game } = at('oware', 3, 2, '1,1,0+4 0,1,1+4 S')
  expect(finish(forcedValues(variant, game))).toBeNull()
})

test.each(['2,2,2,2,2,2+12 2,2,2,2,0,0+16 S', '4,4,4,4,4,4+0 4,4,4,4,4,4+0 S'])(
  'nothing is proven where too many positions follow: %s',
  (text) => {
    const { variant, game } = at('oware', 6, 4, text)
    expect(finish(forcedValues(variant, game))).toBe('beyond')
  },
)
