import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slotOf, storeOf, type Position } from '../../src/engine/board/position'
import { countByRules } from '../../src/engine/openings/goals/countByRules'
import { countShare } from '../../src/engine/openings/goals/count'
import { total } from '../../src/engine/openings/counts'
import { beam } from '../../src/engine/openings/beam'
import { searchDepthFirst } from '../../src/engine/openings/depthFirst'
import { markOf, openingOf } from '../../src/engine/openings/openingOf'
import { move } from '../../src/engine/rules/move'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'
import { finish } from '../support/runSearch'

/** The most continuations of a case, so that the slow search stays quick. */
const MOST = 500

interface Tally {
  moves: number
  sequences: number
  winning: number
  stuck: number
  shortest: number
}

/** All continuations with the reference rules; null if too many. */
function countSlowly(variant: Variant, from: Position): Tally | null {
  const n = variant.board.holes
  const mark = markOf(variant, from)
  const tally: Tally = { moves: 0, sequences: 0, winning: 0, stuck: 0, shortest: Infinity }
  const pending: { position: Position; length: number }[] = [{ position: from, length: 0 }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    let legal = 0
    for (let hole = 1; hole <= n; hole++) {
      if (next.position.seeds[slotOf(n, from.toMove, hole)] === 0) continue
      legal++
      if (++tally.moves > MOST) return null
      const { end, after } = move(variant, next.position, { hole })
      if (after.seeds[storeOf(n, from.toMove)]! >= mark) {
        tally.winning++
        tally.shortest = Math.min(tally.shortest, next.length + 1)
      } else if (end.kind === 'again') pending.push({ position: after, length: next.length + 1 })
      else tally.sequences++
    }
    if (legal === 0) tally.stuck++
  }
  return tally
}

const cases = fc
  .record({
    preset: fc.constantFrom('dakon', 'ohvalhu', 'congklak', 'congklak-patched', 'congkak'),
    holes: fc.integer({ min: 1, max: 8 }),
    origin: fc.constantFrom('sown', 'skipped'),
    captures: fc.boolean(),
    toMove: fc.constantFrom('south', 'north'),
    seeds: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 18, maxLength: 18 }),
  })
  .map(({ preset, holes, origin, captures, toMove, seeds }) => {
    const made = findPreset(preset)!.make({ holes })
    const variant: Variant = {
      ...made,
      sow: { ...made.sow, origin },
      last: made.last.filter(({ take }) => captures || take === undefined),
    }
    const position: Position = { seeds: seeds.slice(0, 2 * holes + 2), burnt: [], toMove }
    return { variant, position }
  })

it('searches as the reference rules play', () => {
  let compared = 0
  fc.assert(
    fc.property(cases, ({ variant, position }) => {
      const opening = openingOf(variant, position)
      if (!opening.ok) return
      const slow = countSlowly(variant, position)
      if (slow === null) return
      compared++
      const fast = finish(countShare(opening.value, {}, { subtrees: 1, shares: 1 }, 0))
      expect([fast.moves, total(fast.sequences), total(fast.winning), fast.stuck]).toEqual(
        [slow.moves, slow.sequences, slow.winning, slow.stuck].map(String),
      )
      const played = finish(countShare(opening.value, { wonTurns: 'played' }, { subtrees: 1, shares: 1 }, 0))
      const byRules = finish(countByRules(variant, position, 'played'))
      expect({ ...byRules, best: played.best, positions: played.positions }).toEqual(played)
      const found = finish(searchDepthFirst(opening.value, {}))
      expect(found.found?.moves.length ?? Infinity).toBe(slow.shortest)
      const beamed = finish(beam(opening.value, { goal: 'shortest', width: MOST }))
      expect(beamed.found?.moves.length ?? Infinity).toBe(slow.shortest)
    }),
    { numRuns: 250, seed: 5 },
  )
  expect(compared).toBeGreaterThan(100)
}, 60_000)
