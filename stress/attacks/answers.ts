import fc from 'fast-check'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { MIN_MEMORY } from '../../src/engine/solver/memory'
import { solvability } from '../../src/engine/solver/solvable'
import { createProver, solve } from '../../src/engine/solver/solve'
import { finish } from '../../src/engine/through'
import type { Variant } from '../../src/engine/variant/variant'
import { exhaustiveValue } from '../../tests/support/exhaustive'
import { playOut } from '../../tests/support/generators/games'
import { variants, withoutUnsolvedRules } from '../../tests/support/generators/variants'
import { isWonWithSeeds, markDiffers } from '../../tests/support/marks'
import { slamDiffers } from '../../tests/support/slams'
import { type Attack, must } from '../attack'

const VARIANTS_PER_CASE = 12
const SIZES = [
  { maxHoles: 1, maxSeedsPerHole: 3 },
  { maxHoles: 2, maxSeedsPerHole: 2 },
  { maxHoles: 3, maxSeedsPerHole: 2 },
]
const GAMES = 1000
const MOVES = 20

/** What is said about random small variants without playing them, compared with how the reference rules play them. */
export const answers: Attack = {
  name: 'answers',
  unit: 'answers checked by playing',
  share: 5,
  patience: 120,
  run: async ({ luck }) => {
    const seed = luck.below(2 ** 31)
    const drawn = fc.sample(variants(luck.pick(SIZES)), { seed, numRuns: VARIANTS_PER_CASE })
    let count = 0
    const check = (variant: Variant, wrong: string | null): void => {
      must(wrong === null, () => `${wrong}: ${JSON.stringify(variant)}`)
      count++
    }
    for (const variant of drawn) {
      if (isWonWithSeeds(variant)) check(variant, markDiffers(variant))
      for (const { before, choice } of playOut(variant, { lot: 'south', seed: luck.below(2 ** 31) }, MOVES))
        if (before.phase === 'play') check(variant, slamDiffers(variant, before.position, choice))
      const round = oneRound(variant)
      check(round, valueDiffers(round))
    }
    return count
  },
}

/** One round with the same rules, as far as solvers support them. */
function oneRound(variant: Variant): Variant {
  const { start: begin, match, ...rest } = withoutUnsolvedRules(variant)
  return { ...rest, start: { ...begin, first: 'south' }, match: { ...match, length: 'oneRound' } }
}

/** Where a solved value is not that of plain minimax; null if it is, or if the game is too large for it. */
function valueDiffers(variant: Variant): string | null {
  const game = start(variant)
  if (game.phase === 'over' || legal(variant, game).length === 0) return null
  const plain = exhaustiveValue(variant, game, { left: GAMES })
  if (plain === null) return null
  const how = solvability(variant, game.position, MIN_MEMORY)
  if (!how.ok) return null
  const { lower, upper } = finish(solve(variant, game, createProver(variant, game, how.method, MIN_MEMORY)))
  return lower === plain && upper === plain ? null : `solved as ${lower} to ${upper}, but worth ${plain}`
}
