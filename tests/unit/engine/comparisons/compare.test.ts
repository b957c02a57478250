import { expect, it } from 'vitest'
import { compareSamples } from '../../../../src/engine/comparisons/compare'
import { comparisonMethods, comparisonReport } from '../../../../src/engine/comparisons/report'
import { type Sample, samplesOf } from '../../../../src/engine/comparisons/sample'
import { type GameCounts, NO_GAMES } from '../../../../src/engine/simulation/counts'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { inEnglish } from '../../../../src/locales/english'
import { perform } from '../../../support/perform'

function counts(south: number, north: number, ties = 0): GameCounts {
  const games = south + north + ties
  return {
    ...NO_GAMES,
    games,
    wins: { south, north, ties, undecided: 0 },
    starterWins: south,
    moves: [
      [40, games / 2],
      [44, games / 2],
    ],
    rounds: [[1, games]],
  }
}

function sample(holes: number, of: GameCounts, seed = holes): Sample {
  return {
    variant: findPreset('congkak')!.make({ holes }),
    first: 'novice',
    second: 'novice',
    each: 'games',
    seed,
    from: 0,
    to: of.games,
    counts: of,
  }
}

const said = (texts: readonly unknown[]): readonly string[] => texts.map((text) => inEnglish(text as never))

it('names settings by what differs, and says once what is the same', () => {
  const { settings, same } = compareSamples([
    sample(7, counts(6_000, 4_000)),
    sample(5, counts(6_500, 3_500)),
  ])
  expect(said(settings.map(({ label }) => label))).toEqual(['7 holes', '5 holes'])
  expect(said(same)).toEqual([
    'Congkak',
    'as many seeds per hole as holes',
    'Novice against Novice',
    '10,000 games',
  ])
})

it('names a changed rule, and different games by their names', () => {
  const congkak = findPreset('congkak')!.make()
  const changed = { ...congkak, last: congkak.last.filter(({ take }) => take === undefined) }
  const label = (variants: readonly (typeof congkak)[]): readonly string[] =>
    said(
      compareSamples(
        variants.map((variant, at) => ({ ...sample(7, counts(60, 40), at), variant })),
      ).settings.map((setting) => setting.label),
    )
  const [whole = '', without = ''] = label([congkak, changed])
  expect(whole).toMatch(/^with the rule “.+”$/)
  expect(without).toBe(whole.replace('with', 'without'))
  expect(label([congkak, findPreset('kalah')!.make(), findPreset('awari')!.make()])).toEqual([
    'Congkak',
    'Kalah',
    'Awari',
  ])
})

it('pools replicates that differ only in the random seed, and counts no game twice', () => {
  const { settings } = compareSamples([
    sample(7, counts(600, 400), 1),
    sample(5, counts(700, 300), 9),
    sample(7, counts(580, 420), 2),
    sample(7, counts(60, 40), 1),
  ])
  expect(settings).toHaveLength(2)
  expect(settings[0]).toMatchObject({
    counts: { games: 2_000, wins: { south: 1_180 } },
    samples: [{ seed: 1 }, { seed: 2 }],
    repeated: 1,
  })
  const report = comparisonReport(
    compareSamples([sample(7, counts(600, 400), 1), sample(5, counts(700, 300), 1)]),
  )
  expect(said(report.caveats)[0]).toContain('share random numbers')
})

it('gives intervals that hold together, and p-values corrected in the same way', () => {
  const samples = [5, 6, 7, 8].map((holes) => sample(holes, counts(6_000 - 100 * holes, 4_000 + 100 * holes)))
  const { settings, differences } = compareSamples(samples)
  const alone = compareSamples(samples.slice(0, 2)).settings[1]!.difference!
  expect(differences).toBe(3)
  expect(settings[1]!.difference!.low).toBeLessThan(alone.low)
  expect(settings[1]!.difference!.p).toBeCloseTo(3 * alone.p, 10)
})

it('never says that there is no difference, but what the interval allows', () => {
  const told = (games: number): string =>
    inEnglish(
      comparisonReport(
        compareSamples([
          sample(7, counts(0.6 * games, 0.4 * games)),
          sample(5, counts(0.6 * games, 0.4 * games)),
        ]),
      ).finding,
    )
  expect(told(100_000)).toBe(
    'No difference from “7 holes” was found for “5 holes” (if there is one, it is at most 0.43 percentage points).',
  )
  expect(told(1_000)).toMatch(
    /^There are too few games to say whether “5 holes” \(from −4\.2\d to \+4\.2\d percentage points is possible\) differs from “7 holes”\.$/,
  )
})

it('says whether settings are practically equal within a margin that was asked for, clear or not', () => {
  const report = (games: number, south: number, margin: number | null): ReturnType<typeof comparisonReport> =>
    comparisonReport(
      compareSamples(
        [sample(7, counts(0.6 * games, 0.4 * games)), sample(5, counts(south * games, (1 - south) * games))],
        { margin },
      ),
    )
  const finding = (...of: Parameters<typeof report>): string => inEnglish(report(...of).finding)
  const cell = (...of: Parameters<typeof report>): unknown => report(...of).tables[0]!.rows[1]!.equivalent
  // A clear difference of 0.6 points, wholly within two points.
  expect(finding(100_000, 0.606, 2)).toMatch(
    /South wins more often in .+\. “5 holes” is practically equal to “7 holes” within ±2 percentage points\.$/,
  )
  expect(cell(100_000, 0.606, 2)).toBe('shown')
  expect(finding(100_000, 0.606, 0.7)).toMatch(
    / It is not shown that “5 holes” is practically equal to “7 holes” within ±0\.7 percentage points\.$/,
  )
  expect(cell(100_000, 0.606, 0.7)).toBe('notShown')
  expect(finding(100_000, 0.6, 1)).toMatch(/^No difference .+ is practically equal to /)
  expect(finding(100_000, 0.606, null)).not.toContain('practically')
  expect(report(100_000, 0.606, null).tables[0]!.columns.map(({ key }) => key)).not.toContain('equivalent')
  const methods = said(
    comparisonMethods(
      compareSamples([sample(7, counts(600, 400)), sample(5, counts(600, 400))], { margin: 2 }),
    ),
  )
  expect(methods.at(-1)).toMatch(/^Settings count as practically equal if .+ ±2 percentage points/)
})

it('finds nothing in a game or two, whatever they were like', () => {
  const of = (holes: number, games: number, length: number): Sample => {
    const won = counts(holes === 7 ? games : 0, holes === 7 ? 0 : games)
    return sample(holes, { ...won, moves: [[length, games]] })
  }
  for (const games of [1, 2, 3])
    for (const measure of ['south', 'moves', 'margin'] as const) {
      const comparison = compareSamples([of(7, games, 36), of(5, games, 45)], { measure })
      expect(comparison.settings[1]!.verdict).toBe('tooFew')
      const { finding, tables } = comparisonReport(comparison)
      expect(inEnglish(finding)).toMatch(
        /^There are too few games to say whether “5 holes”.* differs from “7 holes”\.$/,
      )
      expect(JSON.stringify([finding, tables])).not.toMatch(/Infinity|NaN/)
      expect(inEnglish(finding)).not.toMatch(/∞|NaN/)
    }
  const single = compareSamples([of(7, 1, 36), of(5, 1, 45)], { measure: 'moves' })
  const [chart] = comparisonReport(single).charts
  expect(chart).toMatchObject({
    rows: [
      { isBaseline: true, difference: null },
      { isBaseline: false, difference: null },
    ],
  })
  const [alone] = single.settings
  expect(alone!.value).toEqual({ value: 36, low: null, high: null })
})

it('compares nothing about winners where no game was decided, but lengths', () => {
  const cut = { ...counts(0, 0), games: 50, wins: { south: 0, north: 0, ties: 0, undecided: 50 } }
  const open: GameCounts = { ...cut, moves: [[900, 25], [910, 25]] } // prettier-ignore
  const compared = (measure: 'south' | 'moves') =>
    compareSamples([sample(7, counts(60, 40)), sample(5, open)], { measure })
  expect(compared('moves').settings[1]!.verdict).toBe('more')
  expect(compared('south').settings[1]).toMatchObject({
    verdict: 'undecided',
    value: { low: null, high: null },
  })
  expect(inEnglish(comparisonReport(compared('south')).finding)).toBe(
    'There is no interval for “5 holes”, because no game was decided.',
  )
})

it('takes any setting as the baseline, and any measure', () => {
  const samples = [sample(7, counts(6_000, 4_000)), sample(5, counts(6_500, 3_500))]
  const turned = compareSamples(samples, { baseline: 1, measure: 'north' })
  expect(turned.settings.map(({ verdict }) => verdict)).toEqual(['more', 'baseline'])
  expect(turned.settings[0]!.difference!.value).toBeCloseTo(0.05, 12)
  const moves = compareSamples(samples, { measure: 'moves' })
  expect(moves.settings[1]).toMatchObject({ verdict: 'noneSeen', value: { value: 42 } })
})

it('compares the variants of one run, the cells of a matrix, and matches', async () => {
  const found = await perform({
    kind: 'variantComparison',
    spec: { variants: ['kalah', 'kalah-alt'], games: 400, seed: 5 },
  })
  const samples = samplesOf('variantComparison', found.spec, found.parts)
  const { settings } = compareSamples(samples)
  expect(settings.map(({ counts: { games } }) => games)).toEqual([400, 400])
  expect(compareSamples(samples).sharesNumbers).toBe(false)
  const matrix = await perform({
    kind: 'scenarioMatrix',
    spec: { agents: ['novice', 'greedy'], games: 50, seed: 5 },
  })
  expect(
    said(
      compareSamples(samplesOf('scenarioMatrix', matrix.spec, matrix.parts)).settings.map(
        ({ label }) => label,
      ),
    ),
  ).toEqual([
    'Novice as South, Novice as North',
    'Novice as South, Greedy as North',
    'Greedy as South, Novice as North',
    'Greedy as South, Greedy as North',
  ])
})
