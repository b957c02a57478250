import { describe, expect, it } from 'vitest'
import { coverCoefficients } from '../../../../../../src/engine/experiments/kinds/routes/coverPolynomial'

const choose = (n: number, k: number): bigint =>
  k === 0 ? 1n : (choose(n, k - 1) * BigInt(n - k + 1)) / BigInt(k)

describe('cover polynomial (Chung and Graham 1995)', () => {
  it('covers vertices without edges by themselves alone', () => {
    expect(coverCoefficients({ size: 4, edges: [] })).toEqual([{ paths: 4, cycles: 0, ways: 1n }])
  })

  it('counts a loop as a cycle', () => {
    expect(coverCoefficients({ size: 1, edges: [[0, 0]] })).toEqual([
      { paths: 1, cycles: 0, ways: 1n },
      { paths: 0, cycles: 1, ways: 1n },
    ])
  })

  it.each([2, 3, 5, 8])('cuts a directed cycle of %i into k paths in "n choose k" ways', (n) => {
    const edges = Array.from({ length: n }, (_, at) => [at, (at + 1) % n] as const)
    const found = coverCoefficients({ size: n, edges })
    for (let paths = 1; paths <= n; paths++)
      expect(found.find((term) => term.paths === paths && term.cycles === 0)?.ways).toBe(choose(n, paths))
    expect(found.find((term) => term.cycles === 1)).toEqual({ paths: 0, cycles: 1, ways: 1n })
  })
})
