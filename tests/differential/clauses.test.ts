import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Side } from '../../src/engine/board/position'
import { lastSeedOf } from '../../src/engine/variant/clauses/clause'
import type { Variant } from '../../src/engine/variant/variant'
import { inBothEngines } from '../support/corpus'
import { variantsOfClauses } from '../support/generators/clauses'

/** Plays a random game in both engines; a difference is a case for the corpus. */
function compare(variant: Variant, lot: Side, picks: readonly number[]): void {
  const both = inBothEngines(variant, lot)
  const choices: unknown[] = []
  for (const pick of picks) {
    if (both.legal.length === 0 || both.differs !== null) break
    const choice = both.legal[pick % both.legal.length]!
    choices.push(choice)
    both.play(choice)
  }
  const played = { variant, lastSeed: lastSeedOf(variant), from: lot, choices }
  expect(both.differs, JSON.stringify(played)).toBe(null)
}

const lots = fc.constantFrom<Side>('south', 'north')
const picks = (most: number) => fc.array(fc.nat({ max: 999 }), { minLength: most, maxLength: most })

const RUNS = Number(process.env.CLAUSE_RUNS ?? 400)

test('the kernel plays any list of clauses as the rules do', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(variantsOfClauses(), lots, picks(40), (variant, lot, chosen) => {
      compare(variant, lot, chosen)
    }),
    { numRuns: RUNS },
  )
})

test('the same on large boards', { timeout: 240_000 }, () => {
  const sizes = { maxHoles: 20, maxSeedsPerHole: 60 }
  fc.assert(
    fc.property(variantsOfClauses(sizes), lots, picks(12), (variant, lot, chosen) => {
      compare(variant, lot, chosen)
    }),
    { numRuns: RUNS / 8 },
  )
})
