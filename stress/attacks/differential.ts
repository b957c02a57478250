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

/**
 * Boards are tiny as often as larger, because rules meet their edges there; many seeds on many holes make long games. More
 * variants find more than more games of each: a fault may need four rules together, which one variant in a hundred has.
 */
const SIZES = [
  { sizes: { maxHoles: 1, maxSeedsPerHole: 4 }, choices: 40, games: 8 },
  { sizes: { maxHoles: 2, maxSeedsPerHole: 3 }, choices: 40, games: 16 },
  { sizes: { maxHoles: 3, maxSeedsPerHole: 3 }, choices: 40, games: 16 },
  { sizes: { maxHoles: 4, maxSeedsPerHole: 4 }, choices: 40, games: 12 },
  { sizes: { maxHoles: 5, maxSeedsPerHole: 6 }, choices: 40, games: 8 },
  { sizes: { maxHoles: 8, maxSeedsPerHole: 8 }, choices: 20, games: 4 },
]
const LARGE = { sizes: { maxHoles: 20, maxSeedsPerHole: 200 }, choices: 4, games: 1 }

/** Variants of a case: drawn freely, and so that they have a pair of words. Large boards are slow. */
const VARIANTS = { free: 15, paired: 5 }
const LARGE_VARIANTS = { free: 4, paired: 1 }

/** Random games of random variants over the whole rule space: the kernel plays them as the rules do. */
export const differential: Attack = {
  name: 'differential',
  unit: 'games in both engines',
  share: 10,
  patience: 60,
  covered: pairsMet,
  run: async ({ luck, cover }) => {
    const isLarge = luck.onceIn(25)
    const { sizes, choices: most, games: each } = isLarge ? LARGE : luck.pick(SIZES)
    const { free, paired } = isLarge ? LARGE_VARIANTS : VARIANTS
    const draw = (numRuns: number, pair?: number): readonly Variant[] =>
      fc.sample(variants(sizes, pair === undefined ? {} : wishesFor(pair)), {
        seed: luck.below(2 ** 31),
        numRuns,
      })
    const drawn = [...draw(free), ...Array.from({ length: paired }, () => draw(1, luck.pick(PAIRS))).flat()]
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
  // In one row, in both or in none: what a rule asks about a player's row it must not ask about the board.
  const rows = mayBurn ? luck.pick([[], [0], [n + 1], [0, n + 1]]) : []
  const burnt = rows.flatMap((first) => someOf(slots.slice(first, first + n).filter(isFree), n - 1, luck))
  const seeds = slots.map((slot) => {
    if (!isHole(slot)) return luck.below(4)
    return burnt.includes(slot) ? 0 : luck.below(maxSeedsPerHole + 1)
  })
  return slots.some((slot) => isFree(slot) && seeds[slot]! > 0) ? { ...usual, seeds, burnt } : usual
}

/** At least one of these slots where that is allowed, and at most so many: a player without holes is out of the match. */
function someOf(slots: readonly number[], most: number, luck: Luck): readonly number[] {
  const left = [...slots]
  const count = Math.min(left.length, most === 0 ? 0 : 1 + luck.below(most))
  const taken = Array.from({ length: count }, () => left.splice(luck.below(left.length), 1)[0]!)
  return taken.sort((a, b) => a - b)
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
