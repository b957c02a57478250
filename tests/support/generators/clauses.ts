import fc from 'fast-check'
import {
  CHAIN_WAYS,
  FOLLOWS,
  GUARDS,
  HOLES,
  LINK_PLACES,
  TAKES,
  type Chain,
  type Clause,
  type HoleNumbers,
  type LastSeed,
  type Passing,
  lastSeedOf,
} from '../../../src/engine/variant/clauses/clause'
import type { Counts } from '../../../src/engine/variant/clauses/counts'
import { withLastSeed } from '../withLastSeed'
import { readClauses } from '../../../src/engine/variant/clauses/readClauses'
import { namesRows } from '../../../src/engine/variant/conflicts'
import { traitsOf } from '../../../src/engine/variant/support'
import type { Variant } from '../../../src/engine/variant/variant'
import { variants, type Sizes } from './variants'

/** Tiny boards, on which everything happens within few moves. */
const TINY: Sizes = { maxHoles: 2, maxSeedsPerHole: 3 }

const number = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(9, 254, 255) },
)
const openCount = fc.oneof(
  number.map((from) => `${from}+` as const),
  fc.constantFrom('even' as const, 'even3+' as const, 'even4+' as const, 'even255+' as const),
)

/** Counts of every form. */
const counts: fc.Arbitrary<Counts> = fc.oneof(
  fc.uniqueArray(number, { minLength: 1, maxLength: 3 }),
  openCount,
  fc.tuple(number, openCount),
)

const holes: fc.Arbitrary<HoleNumbers> = fc.oneof(
  fc.uniqueArray(fc.constantFrom(1, 2, 3, -1, -2), { minLength: 1, maxLength: 3 }),
  fc.constantFrom('1..-2' as const, '2..-1' as const, '2..-2' as const, '1..2' as const),
)

function some<T>(words: readonly T[], most: number): fc.Arbitrary<readonly T[]> {
  return fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: most })
}

/** A part that is mostly left out. */
function seldom<T>(part: fc.Arbitrary<T>, weight = 1): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight, arbitrary: part })
}

const conditions = {
  hole: seldom(holes),
  makes: seldom(counts, 10),
  across: seldom(fc.oneof(counts, fc.constant('same' as const)), 2),
  next: seldom(counts, 2),
  beyond: seldom(counts),
  before: seldom(counts),
  lifted: seldom(counts),
  if: seldom(some(GUARDS, 2)),
}
const row = fc.constantFrom('own' as const, 'theirs' as const, 'any' as const, 'any' as const)
const then = seldom(fc.constantFrom(...FOLLOWS), 8)

const chain: fc.Arbitrary<Chain | Chain['way']> = fc.oneof(
  fc.constantFrom(...CHAIN_WAYS),
  fc
    .record({
      way: fc.constantFrom(...CHAIN_WAYS),
      at: seldom(fc.constantFrom(...LINK_PLACES), 4),
      makes: seldom(counts, 4),
      take: seldom(
        some(
          TAKES.filter((word) => word !== 'two'),
          2,
        ),
        2,
      ),
      most: seldom(fc.integer({ min: 2, max: 4 })),
    })
    .map((parts) => present<Chain>(parts)),
)

/** Clauses of every kind; some say what the reader of clauses refuses. */
const clause: fc.Arbitrary<Clause> = fc
  .oneof(
    { weight: 1, arbitrary: fc.record({ at: fc.constant('store'), lifted: conditions.lifted, then }) },
    { weight: 3, arbitrary: fc.record({ at: row, ...conditions, then }) },
    {
      weight: 6,
      arbitrary: fc.record({
        at: row,
        ...conditions,
        take: fc.oneof(some(['here', 'across'] as const, 2), some(TAKES, 3)),
        theirs: seldom(counts, 3),
        chain: seldom(chain, 5),
        to: seldom(fc.constant('owner')),
        then,
      }),
    },
    { weight: 2, arbitrary: fc.record({ at: row, ...conditions, claim: some(HOLES, 2), then }) },
    {
      weight: 1,
      arbitrary: fc.record({
        at: fc.constantFrom('claimed', 'claimed', 'any'),
        makes: conditions.makes,
        hole: conditions.hole,
        take: seldom(fc.constant(['two']), 10),
        then,
      }),
    },
  )
  .map((parts) => present<Clause>(parts))
  .filter((one) => {
    let isLegal = true
    readClauses([one], 'last', () => (isLegal = false))
    return isLegal
  })

const passing: fc.Arbitrary<Passing | null> = seldom(
  fc.record({ at: row, makes: counts, to: seldom(fc.constant('owner')) }),
).map((parts) => (parts === undefined ? null : present<Passing>(parts)))

/** Any list that is legal on two rows, mostly short. */
export const lastSeeds: fc.Arbitrary<Omit<LastSeed, 'closed'>> = fc
  .record({
    last: fc.oneof(
      { weight: 9, arbitrary: fc.array(clause, { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(clause, { minLength: 5, maxLength: 12 }) },
    ),
    passing,
  })
  .map((list) => ({ ...list, last: list.last.filter((one) => !namesRows(one)) }))

/** Variants of two rows with any legal list, on tiny boards as often as on others. */
export function variantsOfClauses(sizes?: Sizes): fc.Arbitrary<Variant> {
  return fc
    .tuple(fc.oneof(variants(TINY), variants(sizes)), lastSeeds)
    .map(([variant, list]) => givenClauses(variant, { ...list, closed: lastSeedOf(variant).closed }))
}

/** A variant with a list; not both players open at once where the list does not allow it. */
function givenClauses(variant: Variant, list: LastSeed): Variant {
  const given = withLastSeed(variant, list)
  const mayOpen = traitsOf(given).every(({ atOnce }) => atOnce)
  if (given.start.first !== 'bothAtOnce' || mayOpen) return given
  return withLastSeed({ ...variant, start: { ...variant.start, first: 'lot' } }, list)
}

/** An object without the parts that are left out. */
function present<T extends object>(parts: object): T {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as T
}
