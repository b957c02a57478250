import fc from 'fast-check'
import type { Choice } from '../../src/engine/board/choice'
import { isStore, type Position } from '../../src/engine/board/position'
import { startPosition } from '../../src/engine/rules/match'
import { burnsHoles } from '../../src/engine/variant/consequences'
import type { Variant } from '../../src/engine/variant/variant'
import { inBothEngines, type PlayedCase } from '../../tests/support/corpus'
import { PAIRS, pairsIn, pairText, wishesFor } from '../../tests/support/generators/pairs'
import { type Sizes, variants } from '../../tests/support/generators/variants'
import { createReplay } from '../../tests/support/replay'
import { type Attack, must } from '../attack'
import type { Luck } from '../support/luck'

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
  covered: pairsMet,
  run: async ({ luck, cover }) => {
    const { sizes, choices: most, games: each } = luck.onceIn(25) ? LARGE : luck.pick(SIZES)
    const draw = (numRuns: number, pair?: number): readonly Variant[] =>
      fc.sample(variants(sizes, pair === undefined ? {} : wishesFor(pair)), {
        seed: luck.below(2 ** 31),
        numRuns,
      })
    // Most variants are drawn freely, two so that they have a pair of words.
    const drawn = [...draw(VARIANTS_PER_CASE - 2), ...draw(1, luck.pick(PAIRS)), ...draw(1, luck.pick(PAIRS))]
    let games = 0
    for (const variant of drawn) {
      const kernel = createReplay(variant)
      for (let at = 0; at < each; at++, games++) {
        const from = luck.onceIn(2)
          ? luck.pick(['south', 'north'] as const)
          : anyPosition(variant, sizes, luck)
        const made: Choice[] = []
        const both = inBothEngines(variant, from, kernel)
        const agree = (): void =>
          must(both.differs === null, () => {
            const played: PlayedCase = { variant, from, choices: made }
            return `kernel and rules differ: ${both.differs}\nto keep: ${JSON.stringify(played)}`
          })
        agree()
        while (made.length < most && both.legal.length > 0) {
          const choice = luck.pick(both.legal)
          made.push(choice)
          both.play(choice)
          agree()
        }
        if (made.length > 0) cover(pairsIn(variant))
      }
    }
    return games
  },
}

/** A board in the middle of a game: rules meet there that are rare after a start, such as those on burnt holes. */
function anyPosition(variant: Variant, { maxSeedsPerHole }: Sizes, luck: Luck): Position {
  const usual = startPosition(variant, luck.pick(['south', 'north'] as const))
  const { claimed } = usual
  const n = variant.board.holes
  const isHole = (slot: number): boolean => !isStore(n, slot)
  const isFree = (slot: number): boolean =>
    isHole(slot) && !claimed?.south.includes(slot) && !claimed?.north.includes(slot)
  const slots = usual.seeds.map((_, slot) => slot)
  // A first move that empties every other hole is for games of one round, in which no hole is burnt.
  const mayBurn = burnsHoles(variant) && variant.sow.firstMove !== 'alternate'
  const drawn = mayBurn ? slots.filter((slot) => isFree(slot) && luck.onceIn(5)) : []
  // A player without holes is out of the match.
  const hasHoles = [0, n + 1].every(
    (first) => drawn.filter((slot) => slot >= first && slot < first + n).length < n,
  )
  const burnt = hasHoles ? drawn : []
  const seeds = slots.map((slot) => {
    if (!isHole(slot)) return luck.below(4)
    return burnt.includes(slot) ? 0 : luck.below(maxSeedsPerHole + 1)
  })
  return slots.some((slot) => isFree(slot) && seeds[slot]! > 0) ? { ...usual, seeds, burnt } : usual
}

const TRIES = 20
/** A short run misses too many pairs to try each. */
const MOST_TRIED = 1000

/** How many pairs of words met in a game, and which did not though some variant has them. */
function pairsMet(met: ReadonlySet<number>): string {
  const rest = PAIRS.filter((pair) => !met.has(pair))
  const said = `Pairs of rule words that met in a game: ${met.size} of ${PAIRS.length}`
  if (rest.length > MOST_TRIED) return said
  const missed = rest.filter((pair) =>
    fc
      .sample(variants({ maxHoles: 3, maxSeedsPerHole: 3 }, wishesFor(pair)), { seed: pair, numRuns: TRIES })
      .some((variant) => pairsIn(variant).includes(pair)),
  )
  const most = 20
  const list = missed.slice(0, most).map((pair) => `  ${pairText(pair)}`)
  return [
    `${said}; ${rest.length - missed.length} contradict each other, ${missed.length} were missed`,
    ...list,
    ...(missed.length > most ? [`  and ${missed.length - most} more`] : []),
  ].join('\n')
}
