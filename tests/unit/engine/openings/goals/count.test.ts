import { describe, expect, it } from 'vitest'
import {
  countShare,
  type Counted,
  type CountLimits,
  type Split,
} from '../../../../../src/engine/openings/goals/count'
import { addCounts, NO_COUNTS, total, type Counts } from '../../../../../src/engine/openings/counts'
import type { Opening } from '../../../../../src/engine/openings/opening'
import { PUBLISHED } from '../../../../../src/engine/papers/published'
import { finish, firstTurnOf } from '../../../../support/runSearch'

const WHOLE: Split = { subtrees: 1, shares: 1 }

function countAll(opening: Opening, limits: CountLimits = {}, split = WHOLE): Counts {
  let counts = NO_COUNTS
  for (let share = 0; share < split.shares; share++) {
    counts = addCounts(counts, finish(countShare(opening, limits, split, share)))
  }
  return counts
}

describe('counting all continuations', () => {
  it.each(PUBLISHED.dakonCounts)('gives what the Dakon paper counted for $holes holes', (row) => {
    const counts = countAll(firstTurnOf('dakon', row.holes))
    expect([total(counts.sequences), total(counts.winning)]).toEqual([row.sequences, row.winning])
  })

  it('finds as many turns of most capture as the Dakon paper', () => {
    const published = PUBLISHED.dakonOpenings.filter(
      ({ goal, solutions }) => goal === 'max-capture' && solutions,
    )
    expect(published.length).toBeGreaterThan(0)
    for (const { holes, left, solutions } of published) {
      const { ends, best } = countAll(firstTurnOf('dakon', holes), { wonTurns: 'played' })
      expect([ends.findIndex((turns) => turns !== '0'), Number(ends[left!])]).toEqual([left, solutions])
      expect(best?.left).toBe(left)
    }
  })

  it('does not depend on how the work is shared', () => {
    const limits = { wonTurns: 'played' } as const
    for (const holes of [4, 5, 6]) {
      const opening = firstTurnOf('dakon', holes)
      const shared = countAll(opening, limits, { subtrees: 30, shares: 3 })
      expect(shared).toEqual({ ...countAll(opening, limits), best: shared.best })
    }
  })

  it('continues from what an earlier session has counted', () => {
    const opening = firstTurnOf('dakon', 6)
    const split = { subtrees: 500, shares: 2 }
    for (const share of [0, 1]) {
      const search = countShare(opening, {}, split, share)
      let counted: Counted | undefined
      while (counted === undefined) {
        const step = search.next()
        if (step.done) throw new Error('It ended without anything to continue from')
        counted = step.value.counted
      }
      const whole = finish(countShare(opening, {}, split, share))
      expect(finish(countShare(opening, {}, split, share, counted))).toEqual(whole)
      expect(Number(counted.counts.moves)).toBeLessThan(Number(whole.moves))
    }
  })

  it('finds the same shortest openings with a sieve as without', () => {
    const opening = firstTurnOf('dakon', 6)
    const plain = countAll(opening, { mostMoves: 22 })
    const sieved = countAll(opening, { mostMoves: 22, sieve: { moves: 3, bits: 22 } })
    expect(sieved.winning).toEqual(plain.winning)
    expect(Number(sieved.positions)).toBeLessThan(Number(plain.positions))
  })
})
