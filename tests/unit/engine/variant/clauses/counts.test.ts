import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalCounts, isAmong, type Counts } from '../../../../../src/engine/variant/clauses/counts'

const count = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 0, max: 9 }).map((from) => `${from}+` as const),
  fc.constant('even' as const),
  fc.integer({ min: 0, max: 9 }).map((from) => `even${from}+` as const),
)
const counts: fc.Arbitrary<Counts> = fc.array(count, { minLength: 1, maxLength: 5 })

test('counts say which numbers of seeds they mean', () => {
  const among = (of: Counts) => Array.from({ length: 10 }, (_, seeds) => seeds).filter((n) => isAmong(of, n))
  expect(among([2, 3])).toEqual([2, 3])
  expect(among('2+')).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(among('even')).toEqual([2, 4, 6, 8])
  expect(among([3, 'even5+'])).toEqual([3, 6, 8])
  expect(among(['0+'])).toHaveLength(10)
})

test('the written form means the same numbers and does not change again', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const written = canonicalCounts(given)
      expect(canonicalCounts(written)).toEqual(written)
      for (let seeds = 0; seeds < 25; seeds++) expect(isAmong(written, seeds)).toBe(isAmong(given, seeds))
    }),
  )
})

test('a single open count stands by itself', () => {
  expect(canonicalCounts(['2+'])).toBe('2+')
  expect(canonicalCounts([2, 4, 'even6+'])).toBe('even')
  expect(canonicalCounts([1, '2+', 'even'])).toBe('1+')
  expect(canonicalCounts([1])).toEqual([1])
})
