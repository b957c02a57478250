import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRESETS, findPreset } from '../../src/engine/variant/catalogue'
import { type Clause, lastSeedOf } from '../../src/engine/variant/clauses/clause'
import { withLastSeed } from '../support/withLastSeed'
import {
  canRepeat,
  fitsKalahSolver,
  fitsVectorBatch,
  keyPartsOf,
  mayBeStopped,
  openingObstacles,
  valueStep,
} from '../../src/engine/variant/support'
import type { Variant } from '../../src/engine/variant/variant'
import { lastSeeds } from '../support/generators/clauses'
import { variants, withoutNewRules } from '../support/generators/variants'

/** Whether different holes or moves may be sown in different directions. */
function sowsBothWays(direction: Variant['sow']['direction']): boolean {
  return direction !== 'anticlockwise' && direction !== 'clockwise'
}

/** Whether seeds can come back to where they were: no store keeps one each time round, or some go against the others. */
function comesBack({ board, sow, turn }: Variant): boolean {
  const against = sowsBothWays(sow.direction) && sow.direction !== 'ownRow'
  return board.stores === 'capturesOnly' || against || turn.mustFeed === 'giveOne'
}

const RELAYS: readonly Clause[] = [
  { at: 'any', makes: '2+', then: 'relay' },
  { at: 'own', makes: '2+', then: 'relay' },
]
const CAPTURES: readonly Clause[] = [
  { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
  { at: 'own', makes: [1], across: '0+', take: ['here', 'across'] },
]
const AGAIN: Clause = { at: 'store', then: 'again' }

const none = <T>(items: readonly T[]): readonly (readonly T[])[] => [[], ...items.map((item) => [item])]

/** The eighteen lists that the vector batch plays, in one of their orders. */
const PLAIN_LISTS: readonly (readonly Clause[])[] = none([AGAIN]).flatMap((again) =>
  none(CAPTURES).flatMap((capture) => none(RELAYS).map((relay) => [...again, ...capture, ...relay])),
)

/** A list whatever its order. */
function setOf(last: readonly Clause[]): string {
  return last
    .map((clause) => JSON.stringify(clause))
    .toSorted()
    .join()
}

const PLAIN_SETS = new Set(PLAIN_LISTS.map(setOf))

function isPlain(variant: Variant): boolean {
  const { last, passing, closed } = lastSeedOf(variant)
  return passing === null && !closed && PLAIN_SETS.has(setOf(last))
}

function has(variant: Variant, clauses: readonly Clause[]): boolean {
  const { last } = lastSeedOf(variant)
  return last.some((clause) => clauses.some((other) => setOf([clause]) === setOf([other])))
}

/** What a reader of the rules would say, written as conditions on a few words instead of tables over all of them. */
const EXPECTED = {
  fitsVectorBatch: (variant: Variant) => {
    const { board, start, sow, turn, end, win, match } = variant
    return (
      isPlain(variant) &&
      board.stores === 'own' &&
      start.first !== 'bothAtOnce' &&
      !sowsBothWays(sow.direction) &&
      turn.mustFeed === 'no' &&
      turn.grandSlam === 'allowed' &&
      end.when !== 'moverSideEmpty' &&
      !['halved', 'toUnfed', 'toUnfedOrNobody'].includes(end.leftovers) &&
      end.quietMoves === 0 &&
      countsSeeds(win) &&
      match.length === 'oneRound'
    )
  },
  fitsKalahSolver: (variant: Variant) => {
    const { board, start, sow, turn, end, win } = variant
    return (
      isPlain(variant) &&
      !has(variant, RELAYS) &&
      start.first !== 'bothAtOnce' &&
      board.stores === 'own' &&
      !sowsBothWays(sow.direction) &&
      turn.grandSlam === 'allowed' &&
      end.when === 'eitherSideEmpty' &&
      !['halved', 'toUnfed', 'toUnfedOrNobody'].includes(end.leftovers) &&
      end.quietMoves === 0 &&
      countsSeeds(win)
    )
  },
  canRepeat: comesBack,
  mayBeStopped: (variant: Variant) => comesBack(variant) || variant.end.quietMoves > 0,
  storesInKey: (variant: Variant) =>
    variant.end.when === 'majority' || variant.end.leftovers === 'halved' || mayTieUnevenly(variant),
  quietMovesInKey: ({ end }: Variant) => end.quietMoves > 0,
}

function countsSeeds({ by }: Variant['win']): boolean {
  return by === 'mostSeeds' || by === 'majority'
}

/** Whether seeds can be left to nobody. */
function mayLose({ end }: Variant, mayStop: boolean): boolean {
  return (
    ['nobody', 'toUnfedOrNobody'].includes(end.leftovers) || (mayStop && end.repetition !== 'shareBySide')
  )
}

/** Whether a round can be a tie though one player has more seeds. */
function mayTieUnevenly(variant: Variant): boolean {
  const mayStop = comesBack(variant) || variant.end.quietMoves > 0
  const drawn = mayStop && variant.end.repetition === 'draw'
  return (drawn && countsSeeds(variant.win)) || (variant.win.by === 'majority' && mayLose(variant, mayStop))
}

const TABLES: Record<keyof typeof EXPECTED, (variant: Variant) => boolean> = {
  fitsVectorBatch,
  fitsKalahSolver,
  canRepeat,
  mayBeStopped,
  storesInKey: (variant) => keyPartsOf(variant).has('stores'),
  quietMovesInKey: (variant) => keyPartsOf(variant).has('quietMoves'),
}

const names = Object.keys(EXPECTED) as (keyof typeof EXPECTED)[]

/**
 * Variants of the rules that fast paths support, and presets in all sizes with one or two rules replaced by those of
 * another; and all of them with plain lists of clauses in any order, or with any list.
 */
function related(): fc.Arbitrary<Variant> {
  const preset = fc.constantFrom(...PRESETS)
  const made = fc.tuple(preset, fc.integer({ min: 1, max: 20 })).map(([{ make }, holes]) => make({ holes }))
  const section = fc.constantFrom('board', 'start', 'sow', 'turn', 'end', 'win', 'match')
  const mixed = fc
    .tuple(made, variants(), section)
    .map(([game, other, name]) => ({ ...game, [name]: other[name as 'board'] }) as Variant)
  const plain = fc
    .constantFrom(...PLAIN_LISTS)
    .chain((list) => fc.shuffledSubarray([...list], { minLength: list.length }))
    .map((last) => ({ last, passing: null }))
  const lists = fc.option(fc.oneof(plain, lastSeeds))
  return fc.tuple(fc.oneof(variants(), made, mixed), lists).map(([variant, list]) => {
    const settled = withoutNewRules(variant)
    return list === null ? settled : withLastSeed(settled, { ...list, closed: false })
  })
}

test.each(names)('%s says what the rules mean, for every variant', (name) => {
  const seen = new Set(PRESETS.map(({ make }) => TABLES[name](withoutNewRules(make()))))
  fc.assert(
    fc.property(related(), (variant) => {
      // No variant requires feeding if the round ends as soon as there is somebody to feed.
      fc.pre(variant.end.when !== 'eitherSideEmpty' || variant.turn.mustFeed === 'no')
      const said = TABLES[name](variant)
      seen.add(said)
      expect(said).toBe(EXPECTED[name](variant))
    }),
    { numRuns: 400 },
  )
  expect([...seen].sort()).toEqual([false, true])
})

test('values differ by one only where leftover seeds can count for nobody', () => {
  fc.assert(
    fc.property(variants(), (variant) => {
      fc.pre(!canRepeat(variant))
      const lost = mayLose(variant, variant.end.quietMoves > 0)
      expect(valueStep(variant)).toBe(lost || !countsSeeds(variant.win) ? 1 : 2)
    }),
    { numRuns: 400 },
  )
})

test('first turns are searched fast only under plain lists that relay and move again', () => {
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(related(), (variant) => {
      const { board, sow, turn, win } = variant
      const obstacles = [...openingObstacles(variant, 'none'), ...openingObstacles(variant, 'slow')]
      const isFast =
        isPlain(variant) &&
        has(variant, [AGAIN]) &&
        has(variant, RELAYS) &&
        board.stores === 'own' &&
        !sowsBothWays(sow.direction) &&
        turn.mustFeed === 'no' &&
        turn.grandSlam === 'allowed' &&
        countsSeeds(win)
      seen.add(isFast)
      expect(obstacles.length === 0).toBe(isFast)
    }),
    { numRuns: 600 },
  )
  expect(seen.size).toBe(2)
})

/** A list that relays and moves again, with one more clause. */
const withClause = (clause: Clause): Variant =>
  withLastSeed(findPreset('congkak')!.make(), {
    last: [AGAIN, clause, ...RELAYS.slice(0, 1)],
    passing: null,
    closed: false,
  })

test.each<[Clause, 'slow' | 'none', string]>([
  [{ at: 'theirs', makes: [2, 3], take: ['here'] }, 'slow', 'searchReasons.byCount'],
  [{ at: 'any', makes: [4], take: ['here'], chain: 'back' }, 'slow', 'searchReasons.chains'],
  [{ at: 'own', makes: [2], across: '1+', take: ['here', 'across'] }, 'slow', 'searchReasons.onSingle'],
  [{ at: 'any', makes: '1+', take: ['here'] }, 'slow', 'searchReasons.lastHole'],
  [{ at: 'own', makes: [1], across: '1+', take: ['across'] }, 'none', 'searchReasons.capturing'],
  [{ at: 'any', makes: [4], take: ['here'], then: 'again' }, 'none', 'searchReasons.capturing'],
  [{ at: 'any', next: '1+', then: 'relayNext' }, 'none', 'searchReasons.sowing'],
  [{ at: 'theirs', makes: [4], claim: ['here'] }, 'none', 'searchReasons.claims'],
])('%j prevents searches of first turns: %s, %s', (clause, kind, because) => {
  const found = openingObstacles(withClause(clause), kind)
  expect(found).toMatchObject([{ path: 'last', message: { key: because } }])
})
