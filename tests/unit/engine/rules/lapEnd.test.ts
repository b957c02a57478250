import { expect, test } from 'vitest'
import type { Choice } from '../../../../src/engine/board/choice'
import type { Position } from '../../../../src/engine/board/position'
import { startFrom } from '../../../../src/engine/rules/match'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Clause } from '../../../../src/engine/variant/clauses/clause'
import { inBothEngines } from '../../../support/corpus'
import { withLastSeed } from '../../../support/withLastSeed'

// Lists that no game has, each on a board that can be followed by hand; both engines play them.

/** Plays choices from a position of a game with a list of its own: South's holes and store, then North's. */
function played(
  last: readonly Clause[],
  seeds: readonly number[],
  holes: readonly number[],
  game = 'kalah',
): Position {
  const preset = findPreset(game)!.make({ holes: seeds.length / 2 - 1 })
  const variant = withLastSeed(preset, { last, passing: null, closed: false })
  const start = startFrom(variant, { seeds, burnt: [], toMove: 'south' })
  const both = inBothEngines(variant, start.position)
  for (const hole of holes) both.play({ hole } satisfies Choice)
  expect(both.differs).toBe(null)
  return both.game.position
}

test('a claim may earn another move', () => {
  const list: readonly Clause[] = [{ at: 'own', makes: [3], claim: ['here'], then: 'again' }]
  const after = played(list, [1, 2, 1, 0, 1, 1, 1, 0], [1])
  expect(after).toMatchObject({ toMove: 'south', claimed: { south: [1] }, seeds: [0, 3, 1, 0, 1, 1, 1, 0] })
})

test('again once is once per turn, also without a capture', () => {
  const list: readonly Clause[] = [{ at: 'own', makes: '1+', then: 'againOnce' }]
  const seeds = [1, 1, 1, 0, 1, 1, 1, 0]
  expect(played(list, seeds, [1]).toMove).toBe('south')
  expect(played(list, seeds, [1, 2]).toMove).toBe('north')
})

test('two names of one hole claim it once', () => {
  // Where no store is sown, the hole before the opponent's first is also the one across from it.
  const list: readonly Clause[] = [{ at: 'theirs', claim: ['before', 'across'] }]
  const after = played(list, [1, 1, 0, 1, 1, 0], [2], 'awari')
  expect(after.claimed).toEqual({ south: [1], north: [] })
})

test('later clauses see the board as a clause before them has left it', () => {
  const list: readonly Clause[] = [
    { at: 'own', makes: [3], take: ['here'], then: 'on' },
    { at: 'own', makes: [0], next: '1+', then: 'relayNext' },
  ]
  // Hole 1 brings hole 2 to three, which are taken; then hole 3 is lifted.
  expect(played(list, [1, 2, 1, 5, 0, 2, 2, 2, 2, 0], [1]).seeds).toEqual([0, 0, 0, 6, 3, 2, 2, 2, 2, 0])
})

test('the first clause that fits decides, also if it does nothing', () => {
  const list: readonly Clause[] = [
    { at: 'own', hole: [2] },
    { at: 'any', makes: '2+', then: 'relay' },
  ]
  expect(played(list, [1, 1, 1, 0, 1, 1, 1, 0], [1])).toMatchObject({
    toMove: 'north',
    seeds: [0, 2, 1, 0, 1, 1, 1, 0],
  })
})
