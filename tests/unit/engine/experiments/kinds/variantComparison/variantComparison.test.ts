import { expect, test } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import {
  seriesOf,
  type VariantComparisonSpec,
} from '../../../../../../src/engine/experiments/kinds/variantComparison/spec'
import {
  report,
  testOfVariants,
} from '../../../../../../src/engine/experiments/kinds/variantComparison/report'
import { playSeries } from '../../../../../../src/engine/players/playSeries'
import { finish } from '../../../../../../src/engine/through'
import { differenceOfShares } from '../../../../../../src/engine/statistics/difference'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'

const congkak = findPreset('congkak')!.make()
const SEEDS = 200

function specOf(seed: number): VariantComparisonSpec {
  const variants = Array.from({ length: 10 }, () => congkak)
  return { variants, first: 'novice', second: 'novice', games: 400, seed }
}

function playedWith(seed: number) {
  const spec = specOf(seed)
  const counts = seriesOf(spec).map((bout) => finish(playSeries(bout, bout, [bout.from])))
  return { spec, counts, parts: new Map(counts.map((each, bout) => [bout, { bout, counts: each }])) }
}

test('ten identical variants are said to differ about as often as the level says', () => {
  let overall = 0
  let anyPair = 0
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { spec, counts, parts } = playedWith(seed)
    if (testOfVariants(counts).p < 0.05) overall++
    const rows = report(spec, parts).tables[0]!.rows
    if (rows.some(({ p }) => typeof p === 'number' && p < 0.05)) anyPair++
  }
  // Of 200 tests at 5%, from 2 to 21 reject with a probability above 99.9% (binomial).
  expect(overall).toBeGreaterThanOrEqual(2)
  expect(overall).toBeLessThanOrEqual(21)
  // Holm's correction keeps the whole family at 5%; it may reject less often.
  expect(anyPair).toBeLessThanOrEqual(21)
}, 120_000)

test('the finding rests on one test over all variants', () => {
  const { spec, counts, parts } = playedWith(1)
  const { p } = testOfVariants(counts)
  const variants = [findPreset('congkak')!.make({ holes: 8 }), ...spec.variants.slice(1)]
  const { finding, tables } = report({ ...spec, variants }, parts)
  expect(p).toBeGreaterThan(0.05)
  expect(inEnglish(finding)).toContain('No difference was found by one test over all variants')
  expect(tables[1]!.rows).toEqual([{ chiSquare: testOfVariants(counts).statistic, degrees: 18, p }])
})

test('variants that differ only in their names are said to be the same, and never told apart', () => {
  const { spec, counts } = playedWith(1)
  const named = { ...spec, variants: spec.variants.map((variant, at) => ({ ...variant, name: `No. ${at}` })) }
  const won = counts.map((each, at) => ({
    ...each,
    wins: { south: 40 * at, north: 400 - 40 * at, ties: 0, undecided: 0 },
  }))
  const lopsided = new Map(won.map((each, bout) => [bout, { bout, counts: each }]))
  const told = inEnglish(report(named, lopsided).finding)
  expect(told).toBe('All variants have the same rules, so whatever differs between their results is chance.')
  const other = { ...named, variants: [findPreset('kalah')!.make(), ...named.variants.slice(1, 3)] }
  const some = new Map([...lopsided].slice(0, 3))
  expect(report(other, some).caveats.map(inEnglish).join('\n')).toMatch(
    /No\. 1.* and No\. 2.* have the same rules, so whatever differs between their results is chance\./,
  )
})

test('identical variants are not ranked, and two variants are told with the interval of their difference', () => {
  let ranked = 0
  for (let seed = 1; seed <= 40; seed++) {
    const { spec, parts } = playedWith(seed)
    if (inEnglish(report(spec, parts).finding).includes('more evenly matched')) ranked++
  }
  // Of 40 families tested at 5%, more than eight reject with a probability under 0.1% (binomial).
  expect(ranked).toBeLessThanOrEqual(8)
  const pair = { ...specOf(1), variants: [congkak, findPreset('kalah')!.make()] }
  const counts = seriesOf(pair).map((bout) => finish(playSeries(bout, bout, [bout.from])))
  const told = inEnglish(
    report(pair, new Map(counts.map((each, bout) => [bout, { bout, counts: each }]))).finding,
  )
  expect(told).toMatch(
    /South’s share of wins in Kalah.* minus that in Congkak.* percentage points \(95% interval/,
  )
  expect(told).not.toContain('evenly')
})

test('the p-value of each pair is at least the uncorrected one', () => {
  const { spec, counts, parts } = playedWith(3)
  const [base, ...others] = counts
  const rows = report(spec, parts).tables[0]!.rows
  const plain = others.map(
    ({ wins, games }) =>
      differenceOfShares(
        { successes: wins.south, trials: games },
        { successes: base!.wins.south, trials: base!.games },
      ).p,
  )
  const smallest = Math.min(...plain)
  expect(rows[0]!.p).toBeNull()
  plain.forEach((p, place) => expect(rows[place + 1]!.p).toBeGreaterThanOrEqual(p))
  expect(Math.min(...rows.slice(1).map(({ p }) => Number(p)))).toBeCloseTo(Math.min(1, 9 * smallest), 12)
})

test('variants that truly differ are said to', () => {
  const spec = {
    ...specOf(1),
    variants: ['congkak', 'kalah'].map((id) => findPreset(id)!.make()),
    games: 2_000,
  }
  const counts = seriesOf(spec).map((bout) => finish(playSeries(bout, bout, [bout.from])))
  const parts = new Map(counts.map((each, bout) => [bout, { bout, counts: each }]))
  expect(inEnglish(report(spec, parts).finding)).toContain(
    'One test over all variants shows that they differ',
  )
})
