import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { createReplay } from '../../src/engine/kernel/replay'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { playOut } from '../../tests/support/generators/games'
import { variants } from '../../tests/support/generators/variants'
import { asKernelGame } from '../../tests/support/twin'
import { type Attack, must } from '../attack'

const VARIANTS_PER_CASE = 8
/** Boards are small most of the time: many seeds on many holes make long games. */
const SIZES = [
  { sizes: { maxHoles: 3, maxSeedsPerHole: 3 }, choices: 40, games: 40 },
  { sizes: { maxHoles: 4, maxSeedsPerHole: 4 }, choices: 40, games: 40 },
  { sizes: { maxHoles: 5, maxSeedsPerHole: 6 }, choices: 40, games: 20 },
  { sizes: { maxHoles: 8, maxSeedsPerHole: 8 }, choices: 20, games: 10 },
]
const LARGE = { sizes: { maxHoles: 20, maxSeedsPerHole: 200 }, choices: 4, games: 1 }

/** Random games of random variants over the whole rule space: the kernel plays them as the rules do. */
export const differential: Attack = {
  name: 'differential',
  unit: 'games in both engines',
  share: 4,
  patience: 120,
  run: async ({ luck }) => {
    const { sizes, choices: most, games: each } = luck.onceIn(25) ? LARGE : luck.pick(SIZES)
    const drawn = fc.sample(variants(sizes), { seed: luck.below(2 ** 31), numRuns: VARIANTS_PER_CASE })
    const games = drawn.flatMap((variant) => {
      const kernel = createReplay(variant)
      return Array.from({ length: each }, () => ({ variant, kernel }))
    })
    for (const { variant, kernel } of games) {
      const chance = { lot: luck.pick(['south', 'north'] as const), seed: luck.below(2 ** 31) }
      const choices: unknown[] = []
      const same = (ours: unknown, truth: unknown): void =>
        must(isDeepStrictEqual(ours, truth), () =>
          [
            `kernel and rules differ: ${JSON.stringify({ variant, lot: chance.lot, choices })}`,
            `kernel ${JSON.stringify(ours)}`,
            `rules ${JSON.stringify(truth)}`,
          ].join('\n'),
        )
      same(kernel.start(chance.lot), asKernelGame(variant, start(variant, chance.lot)))
      for (const { before, choice, after } of playOut(variant, chance, most)) {
        same(kernel.legal(), legal(variant, before))
        choices.push(choice)
        same(kernel.play(choice), asKernelGame(variant, after))
      }
    }
    return games.length
  },
}
