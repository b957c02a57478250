import { expect, test } from 'vitest'
import { recordGames } from '../../../src/engine/players/recordGames'
import { replay } from '../../../src/engine/rules/replay'
import { start } from '../../../src/engine/rules/match'
import { streamOf } from '../../../src/engine/random/stream'
import { parseVariant } from '../../../src/engine/variant/parse'
import { findPreset } from '../../../src/engine/variant/catalogue/index'
import type { Variant } from '../../../src/engine/variant/variant'

/** Kalah with two holes per side whose 16 seeds are dealt. */
function dealing(deal: Variant['start']['deal']): Variant {
  const kalah = findPreset('kalah')!.make({ holes: 2, seeds: 4 })
  return { ...kalah, start: { ...kalah.start, deal } }
}

/** Draws these numbers, one after the other. */
function drawing(...numbers: readonly number[]): () => number {
  const left = [...numbers]
  return () => left.shift()!
}

test('every hole gets two seeds, and each other seed falls into a hole that is drawn', () => {
  const draw = drawing(0, 0, 0, 1, 3, 3, 2, 0)
  expect(start(dealing('twoOrMore'), 'south', draw).position.seeds).toEqual([6, 3, 0, 3, 4, 0])
})

test('an empty hole gets four seeds while there are as many, any other hole gets one', () => {
  // When holes 1 of South and 2 of North are drawn, only three seeds are left.
  const draw = drawing(1, 1, 2, 2, 2, 2, 1, 0, 3, 1, 2, 2)
  expect(start(dealing('fourOrNone'), 'south', draw).position.seeds).toEqual([0, 7, 0, 9, 0, 0])
  expect(draw()).toBe(undefined)
})

test('without numbers to draw, the layout is the one that is written', () => {
  expect(start(dealing('fourOrNone')).position.seeds).toEqual([4, 4, 0, 4, 4, 0])
})

test('too few seeds cannot be dealt', () => {
  const few = findPreset('kalah')!.make({ holes: 2, seeds: 1 })
  const problems = parseVariant({ ...few, start: { ...few.start, deal: 'twoOrMore' } })
  expect(problems.ok).toBe(false)
})

test.each(['twoOrMore', 'fourOrNone'] as const)('recorded games start as they were dealt: %s', (deal) => {
  const variant = dealing(deal)
  const games = [...recordGames({ variant, first: 'novice', second: 'novice', seed: 5, from: 0, to: 40 })]
  const starts = games.flatMap((game) => {
    if (!game) return []
    const played = replay(variant, game.record)
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    expect(played.value.game.phase).toBe('over')
    const luck = streamOf(5, game.game, 'layout')
    expect(played.value.opening).toEqual(start(variant, 'south', (count) => luck.below(count)))
    return [String(played.value.opening.position.seeds)]
  })
  expect(starts).toHaveLength(40)
  expect(new Set(starts).size).toBeGreaterThan(20)
})
