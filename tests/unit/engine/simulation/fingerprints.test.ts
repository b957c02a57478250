import { expect, test } from 'vitest'
import { streamOf } from '../../../../src/engine/random/stream'
import { distinctGames, LeastFingerprints, MOST_KEPT } from '../../../../src/engine/simulation/fingerprints'

/** Fingerprints of this many different games, in no order. */
function drawn(count: number): readonly number[] {
  const luck = streamOf(7, 0, 'play')
  return Array.from({ length: count }, () => Number(luck.next() >> 11n))
}

function leastOf(fingerprints: readonly number[]): readonly number[] {
  const least = new LeastFingerprints()
  least.addAll(fingerprints)
  return least.list()
}

test('few different games are counted exactly, however often each comes up', () => {
  const fingerprints = drawn(MOST_KEPT - 1)
  expect(distinctGames(leastOf([...fingerprints, ...fingerprints, ...fingerprints]))).toEqual({
    games: MOST_KEPT - 1,
    exact: true,
  })
})

test('many different games are estimated within ten per cent', () => {
  const { games, exact } = distinctGames(leastOf(drawn(50_000)))
  expect(exact).toBe(false)
  expect(games).toBeGreaterThan(45_000)
  expect(games).toBeLessThan(55_000)
})

test('parts join to the same list in any order', () => {
  const fingerprints = drawn(5_000)
  const parts = [0, 1, 2].map((part) => leastOf(fingerprints.filter((_, at) => at % 3 === part)))
  expect(leastOf(parts.toReversed().flat())).toEqual(leastOf(fingerprints))
})
