import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SharedTask, sharesOf } from '../../../../../src/engine/experiments/contract/shares'

const plain = (weights: readonly number[]): readonly SharedTask[] => weights.map((weight) => ({ weight }))
const pairs = (ranges: readonly { from: number; to: number }[]): readonly (readonly number[])[] =>
  ranges.map(({ from, to }) => [from, to])

it('cuts a plan into shares of about the same work', () => {
  const { shares, stages } = sharesOf(plain([1, 1, 1, 1, 4, 4]), 3)
  expect(pairs(shares)).toEqual([
    [0, 4],
    [4, 5],
    [5, 6],
  ])
  expect(pairs(stages)).toEqual([[0, 3]])
})

it('makes no more shares than there are tasks', () => {
  expect(sharesOf(plain([1, 5]), 10).shares).toHaveLength(2)
  expect(sharesOf(plain([1]), 10).shares).toHaveLength(1)
})

it('never lets a share need a part of its own stage', () => {
  const task = (index: number): SharedTask =>
    index < 4
      ? { weight: 1 }
      : index < 6
        ? { weight: 1, needs: { from: 0, to: 4 } }
        : { weight: 1, needs: { from: 4, to: 6 } }
  const { shares, stages } = sharesOf(
    Array.from({ length: 8 }, (_, index) => task(index)),
    4,
  )
  expect(pairs(shares)).toEqual([
    [0, 2],
    [2, 4],
    [4, 6],
    [6, 8],
  ])
  expect(pairs(stages)).toEqual([
    [0, 2],
    [2, 3],
    [3, 4],
  ])
})

it('shares out every plan whole and in order, whatever tasks need', () => {
  const tasks = fc
    .array(
      fc.record({ weight: fc.double({ min: 0.001, max: 100, noNaN: true }), need: fc.option(fc.nat(9)) }),
      {
        minLength: 1,
        maxLength: 60,
      },
    )
    .map((all) =>
      all.map(({ weight, need }, index): SharedTask =>
        need === null || index === 0
          ? { weight }
          : {
              weight,
              needs: { from: Math.max(0, index - 1 - need), to: index - Math.min(need >> 1, index - 1) },
            },
      ),
    )
  fc.assert(
    fc.property(tasks, fc.integer({ min: 1, max: 80 }), (all, wanted) => {
      const { shares, stages } = sharesOf(all, wanted)
      expect(shares[0]!.from).toBe(0)
      expect(shares.at(-1)!.to).toBe(all.length)
      for (const [at, { from, to }] of shares.entries()) {
        expect(to).toBeGreaterThan(from)
        if (at > 0) expect(from).toBe(shares[at - 1]!.to)
      }
      expect(stages[0]!.from).toBe(0)
      expect(stages.at(-1)!.to).toBe(shares.length)
      for (const { from, to } of stages) {
        const firstTask = shares[from]!.from
        for (const { needs } of all.slice(firstTask, shares[to - 1]!.to))
          expect(needs?.to ?? 0).toBeLessThanOrEqual(firstTask)
      }
    }),
  )
})
