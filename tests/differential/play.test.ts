import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createReplay } from '../support/replay'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { PRESETS } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'
import { fourRows } from '../support/generators/fourRows'
import { gamesOf, playOut, type Luck } from '../support/generators/games'
import { neighboursOf } from '../support/generators/neighbours'
import { asKernelGame } from '../support/twin'

/** Plays a random game in both; a difference is a case to replay: the variant, the lot and the choices so far. */
function compare(variant: Variant, luck: Luck, maxChoices: number): void {
  const kernel = createReplay(variant)
  const taken = createReplay(variant)
  const choices: unknown[] = []
  const same = (ours: unknown, truth: unknown) => {
    if (isDeepStrictEqual(ours, truth)) return
    expect(ours, JSON.stringify({ variant, lot: luck.lot, choices })).toEqual(truth)
  }
  same(kernel.start(luck.lot), asKernelGame(variant, start(variant, luck.lot)))
  for (const { before, choice, after } of playOut(variant, luck, maxChoices)) {
    same(kernel.legal(), legal(variant, before))
    choices.push(choice)
    same(kernel.play(choice), asKernelGame(variant, after))
    if (choices.length % 7 === 0) {
      taken.takeUp(before)
      same(taken.play(choice), asKernelGame(variant, after))
    }
  }
}

test('the kernel plays every small variant as the rules do', () => {
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => compare(variant, luck, 150)),
    { numRuns: 200 },
  )
})

test('the kernel plays large boards and many seeds as the rules do', () => {
  fc.assert(
    fc.property(gamesOf({ maxHoles: 20, maxSeedsPerHole: 200 }), ({ variant, luck }) =>
      compare(variant, luck, 12),
    ),
    { numRuns: 25 },
  )
})

test('the kernel plays boards of four rows as the rules do', () => {
  const games = fc.record({
    variant: fourRows(),
    lot: fc.constant('south' as const),
    seed: fc.nat({ max: 0x7fff_ffff }),
  })
  fc.assert(
    fc.property(games, ({ variant, lot, seed }) => compare(variant, { lot, seed }, 60)),
    { numRuns: Number(process.env['FOUR_ROW_CASES'] ?? 300) },
  )
})

test.each(PRESETS.map(({ id, make }) => [id, make] as const))(
  'the kernel plays %s as the rules do',
  (_, make) => {
    compare(make(), { lot: 'south', seed: 1 }, 100)
  },
)

// The kernel reads the words of the rules and the reference reads clauses, so this also compares the two.
test('the kernel plays variants one word away from a game as the rules do', () => {
  const near = PRESETS.flatMap(({ make }) => neighboursOf(make()))
  expect(near.length).toBeGreaterThan(10_000)
  fc.assert(
    fc.property(fc.constantFrom(...near), fc.nat({ max: 0x7fff_ffff }), (changes, seed) => {
      const variant = changes()
      if (variant !== null) compare(variant, { lot: 'south', seed }, 40)
    }),
    { numRuns: 400 },
  )
})
