import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRESETS } from '../../src/engine/variant/catalogue'
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

/** What a reader of the rules would say, written as conditions on a few words instead of tables over all of them. */
const EXPECTED = {
  fitsVectorBatch: ({ board, start, sow, turn, end, win, match }: Variant) =>
    board.stores === 'own' &&
    start.first !== 'bothAtOnce' &&
    !sowsBothWays(sow.direction) &&
    turn.lastInOpponents === 'nothing' &&
    turn.lastOnSingle === 'nothing' &&
    turn.lastHole === 'nothing' &&
    turn.captures === 'one' &&
    turn.mustFeed === 'no' &&
    turn.grandSlam === 'allowed' &&
    end.when !== 'moverSideEmpty' &&
    !['halved', 'toUnfed', 'toUnfedOrNobody'].includes(end.leftovers) &&
    end.quietMoves === 0 &&
    countsSeeds(win) &&
    match.length === 'oneRound',
  fitsKalahSolver: ({ board, start, sow, turn, end, win }: Variant) =>
    start.first !== 'bothAtOnce' &&
    board.stores === 'own' &&
    sow.relay === 'never' &&
    !sowsBothWays(sow.direction) &&
    turn.lastInOpponents === 'nothing' &&
    turn.lastOnSingle === 'nothing' &&
    turn.lastHole === 'nothing' &&
    turn.captures === 'one' &&
    turn.grandSlam === 'allowed' &&
    end.when === 'eitherSideEmpty' &&
    !['halved', 'toUnfed', 'toUnfedOrNobody'].includes(end.leftovers) &&
    end.quietMoves === 0 &&
    countsSeeds(win),
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
 * another.
 */
function related(): fc.Arbitrary<Variant> {
  const preset = fc.constantFrom(...PRESETS)
  const made = fc.tuple(preset, fc.integer({ min: 1, max: 20 })).map(([{ make }, holes]) => make({ holes }))
  const section = fc.constantFrom('board', 'start', 'sow', 'turn', 'end', 'win', 'match')
  const mixed = fc
    .tuple(made, variants(), section)
    .map(([game, other, name]) => ({ ...game, [name]: other[name as 'board'] }) as Variant)
  return fc.oneof(variants(), made, mixed).map((variant) => withoutNewRules(variant))
}

test.each(names)('%s says what the rules mean, for every variant', (name) => {
  const seen = new Set<boolean>()
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

/** The rules that prevent a search of first turns, in the order of play. */
function obstacles({ board, sow, turn, win }: Variant): Record<'slow' | 'none', readonly string[]> {
  const those = (checks: readonly (readonly [boolean, string])[]): readonly string[] =>
    checks.flatMap(([holds, path]) => (holds ? [path] : []))
  return {
    none: those([
      [board.stores !== 'own', 'board.stores'],
      [['outward', 'firstMoveDecides', 'byParity', 'ownRow'].includes(sow.direction), 'sow.direction'],
      [sow.relay === 'never', 'sow.relay'],
      [turn.lastInStore !== 'moveAgain', 'turn.lastInStore'],
      [!countsSeeds(win), 'win.by'],
    ]),
    slow: those([
      [sow.direction === 'eitherWay', 'sow.direction'],
      [turn.lastInOpponents !== 'nothing', 'turn.lastInOpponents'],
      [turn.lastOnSingle !== 'nothing', 'turn.lastOnSingle'],
      [turn.captures !== 'one', 'turn.captures'],
      [turn.mustFeed !== 'no', 'turn.mustFeed'],
      [turn.grandSlam !== 'allowed', 'turn.grandSlam'],
    ]),
  }
}

test('searches of first turns name the rules that prevent them', () => {
  fc.assert(
    fc.property(related(), (variant) => {
      const paths = (kind: 'slow' | 'none') => openingObstacles(variant, kind).map(({ path }) => path)
      expect(paths('none')).toEqual(obstacles(variant).none)
      // Only games with relays are searched, and those never take the last hole.
      fc.pre(variant.turn.lastHole === 'nothing')
      expect(paths('slow')).toEqual(obstacles(variant).slow)
    }),
    { numRuns: 400 },
  )
})
