import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { createReplay } from '../../tests/support/replay'
import type { Choice } from '../../src/engine/board/choice'
import { legal } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { variants } from '../../tests/support/generators/variants'
import { asKernelGame } from '../../tests/support/twin'
import { type Attack, must } from '../attack'

const VARIANTS_PER_CASE = 8
/** Boards are tiny as often as larger, because rules meet their edges there; many seeds on many holes make long games. */
const SIZES = [
  { sizes: { maxHoles: 1, maxSeedsPerHole: 4 }, choices: 40, games: 20 },
  { sizes: { maxHoles: 2, maxSeedsPerHole: 3 }, choices: 40, games: 40 },
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
  share: 10,
  patience: 120,
  run: async ({ luck }) => {
    const { sizes, choices: most, games: each } = luck.onceIn(25) ? LARGE : luck.pick(SIZES)
    const drawn = fc.sample(variants(sizes), { seed: luck.below(2 ** 31), numRuns: VARIANTS_PER_CASE })
    const games = drawn.flatMap((variant) => {
      const kernel = createReplay(variant)
      return Array.from({ length: each }, () => ({ variant, kernel }))
    })
    for (const { variant, kernel } of games) {
      const lot = luck.pick(['south', 'north'] as const)
      const made: Choice[] = []
      const same = (ours: unknown, truth: unknown): void =>
        must(isDeepStrictEqual(ours, truth), () =>
          [
            `kernel and rules differ: ${JSON.stringify({ variant, lot, choices: made })}`,
            `kernel ${JSON.stringify(ours)}`,
            `rules ${JSON.stringify(truth)}`,
          ].join('\n'),
        )
      let game = start(variant, lot)
      same(kernel.start(lot), asKernelGame(variant, game))
      while (made.length < most) {
        const choices = legal(variant, game)
        same(kernel.legal(), choices)
        if (choices.length === 0) break
        const choice = luck.pick(choices)
        made.push(choice)
        const played = play(variant, game, choice)
        must(
          played.ok,
          () => `a legal choice was refused: ${JSON.stringify({ variant, lot, choices: made })}`,
        )
        game = played.value.game
        same(kernel.play(choice), asKernelGame(variant, game))
      }
    }
    return games.length
  },
}
