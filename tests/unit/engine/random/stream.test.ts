import { expect, test } from 'vitest'
import { streamOf } from '../../../../src/engine/random/stream'

const PURPOSES = ['lot', 'play', 'search', 'opening'] as const

test('the same address gives the same random numbers', () => {
  const [one, two] = [streamOf(7, 1_000_000, 'play'), streamOf(7, 1_000_000, 'play')]
  expect(Array.from({ length: 20 }, () => one.next())).toEqual(Array.from({ length: 20 }, () => two.next()))
})

test('no two of many addresses share random numbers', () => {
  const seen = new Set<bigint>()
  let streams = 0
  for (const seed of [0, 1, 2, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
    for (const game of [0, 1, 2, 3, 1000, 2 ** 40]) {
      for (const purpose of PURPOSES) {
        seen.add(streamOf(seed, game, purpose).next())
        streams++
      }
    }
  }
  expect(seen.size).toBe(streams)
})

test('numbers below a bound fall evenly', () => {
  const stream = streamOf(1, 1, 'search')
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (let drawn = 0; drawn < 14_000; drawn++) counts[stream.below(7)]!++
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('the numbers stay those of this version', () => {
  const stream = streamOf(1, 0, 'play')
  expect([stream.next(), stream.next(), stream.next()].map(String)).toMatchInlineSnapshot(`
    [
      "15867561298003556315",
      "10190863147429391813",
      "3595063498861828924",
    ]
  `)
})
