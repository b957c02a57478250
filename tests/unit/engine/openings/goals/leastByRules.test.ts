import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Position } from '../../../../../src/engine/board/position'
import { storeOf } from '../../../../../src/engine/board/position'
import { analyse, cyclesOf, extremesOf, sownBy } from '../../../../../src/engine/openings/goals/analyse'
import { findFewestLaps } from '../../../../../src/engine/openings/goals/fewestLaps'
import { findLeastByRules, type Measure } from '../../../../../src/engine/openings/goals/leastByRules'
import { markOf, openingOf, turnOf } from '../../../../../src/engine/openings/openingOf'
import { legalChoices } from '../../../../../src/engine/rules/legal'
import { move } from '../../../../../src/engine/rules/move'
import { finish } from '../../../../../src/engine/through'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../../src/engine/variant/variant'
import { variants, withoutNewRules } from '../../../../support/generators/variants'

type Worth = readonly [size: number, long: number, length: number]

const MOST = 4_000

/** The best of all winning lines by following every one; null where there are too many. */
function bestOfAll(variant: Variant, from: Position, measure: Measure): Worth | 'none' | null {
  const mark = markOf(variant, from)
  const store = storeOf(variant.board.holes, from.toMove)
  let best: Worth | 'none' = 'none'
  let moves = 0
  const follow = (position: Position, [size, long, length]: Worth): void => {
    for (const choice of legalChoices(variant, position)) {
      if (++moves > MOST) return
      const played = move(variant, position, choice)
      const sown = sownBy(played)
      const worth: Worth = [
        Math.max(size, measure === 'laps' ? played.laps.length : sown),
        long + Number(measure === 'sown' && cyclesOf(variant.board.holes, played) > 0),
        length + 1,
      ]
      const after = { ...played.after, toMove: from.toMove }
      if (after.seeds[store]! >= mark) {
        if (best === 'none' || compare(worth, best) < 0) best = worth
      } else if (played.end.kind === 'again') follow(after, worth)
    }
  }
  follow(from, [0, 0, 0])
  return moves > MOST ? null : best
}

function compare(a: Worth, b: Worth): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

/** Small boards of the rules that such a turn can be searched for, with relays, with the first player's store nearly full. */
const turns = fc
  .record({
    variant: variants({ maxHoles: 4, maxSeedsPerHole: 4 }).map(withoutNewRules),
    share: fc.integer({ min: 0, max: 8 }),
  })
  .filter(({ variant }) => turnOf(variant).ok)
  .map(({ variant, share }) => {
    const found = turnOf(variant)
    if (!found.ok) throw new Error('filtered')
    const seeds = [...found.value.seeds]
    seeds[storeOf(variant.board.holes, found.value.toMove)]! += share
    return { variant, position: { ...found.value, seeds } }
  })

it.each(['laps', 'sown'] as const)(
  'finds the line whose moves are least in %s, as all lines show',
  (measure) => {
    let [compared, won] = [0, 0]
    fc.assert(
      fc.property(turns, ({ variant, position }) => {
        const best = bestOfAll(variant, position, measure)
        if (best === null) return
        compared++
        const { found, proven } = finish(findLeastByRules(variant, position, measure, 1e6))
        expect(proven).toBe(true)
        if (best === 'none') {
          expect(found).toBeNull()
          return
        }
        won++
        const line = analyse(variant, position, found!.moves)
        const { mostLaps, mostSown, longMoves } = extremesOf(line)
        expect(line.wonAt).toBe(found!.moves.length)
        expect([
          measure === 'laps' ? mostLaps : mostSown,
          measure === 'laps' ? 0 : longMoves,
          line.wonAt,
        ]).toEqual(best)
      }),
      { numRuns: 120, seed: 11 },
    )
    expect(compared).toBeGreaterThan(30)
    expect(won).toBeGreaterThan(5)
  },
)

it('agrees with the fast search on Dakon-4', () => {
  const variant = findPreset('dakon')!.make({ holes: 4 })
  const turn = turnOf(variant)
  const opening = openingOf(variant)
  if (!turn.ok || !opening.ok) throw new Error('Dakon can be searched')
  const slow = finish(findLeastByRules(variant, turn.value, 'laps', 1e6))
  const fast = finish(findFewestLaps(opening.value, 1e7))
  expect([slow.proven, slow.lower, slow.found?.moves.length]).toEqual([
    true,
    fast.lower,
    fast.found?.moves.length,
  ])
})

it('says what it excluded if the effort runs out', () => {
  const variant = findPreset('dakon')!.make({ holes: 5 })
  const turn = turnOf(variant)
  if (!turn.ok) throw new Error('Dakon can be searched')
  const { proven, found, lower } = finish(findLeastByRules(variant, turn.value, 'laps', 500))
  expect([proven, found]).toEqual([false, null])
  expect(lower).toBeGreaterThanOrEqual(1)
})
