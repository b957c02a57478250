import { expect, test } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import { catalogueSurvey } from '../../../../../../src/engine/experiments/kinds/catalogueSurvey/catalogueSurvey'
import { publishedFor } from '../../../../../../src/engine/experiments/kinds/catalogueSurvey/published'
import { surveyedGames } from '../../../../../../src/engine/experiments/kinds/catalogueSurvey/surveyed'
import { pooledHomogeneity } from '../../../../../../src/engine/statistics/chiSquare'
import { findPreset, PRESETS } from '../../../../../../src/engine/variant/catalogue'
import { perform } from '../../../../../support/perform'
import { reportOf } from '../../../../../../src/engine/experiments/contract/reports'

const survey = (variants: string, games = 200, first = 'novice') =>
  perform({ kind: 'catalogueSurvey', spec: { variants, games, first, seed: 5 } })

test('each game has its shares, length and choices, and all of them add up', async () => {
  const { spec, parts, report } = await survey('awari,congkak')
  const [awari, congkak] = surveyedGames(spec, parts)
  expect(report.tables[0]!.rows).toHaveLength(2)
  expect(awari!.starterWins + awari!.otherWins + awari!.counts.wins.ties).toBe(200)
  expect(congkak!.starterWins).toBe(congkak!.counts.wins.south)
  expect(awari!.branching).toBeGreaterThan(2)
  expect(awari!.branching).toBeLessThanOrEqual(6)
  expect(inEnglish(report.finding)).toMatch(
    /^Among 2 games, no difference was found .* Congkak .* and Awari /,
  )
})

test('games are ranked only where a test tells the ends apart', async () => {
  const { report } = await survey('awari,congkak', 2_000)
  expect(inEnglish(report.finding)).toMatch(
    /^Among 2 games, moving first helps most in Congkak .* least in Awari /,
  )
})

test('random play is compared with what was published, other players are not', async () => {
  const tested = PRESETS.find((preset) => publishedFor(preset)?.of === 'games')!
  const { spec, parts, report } = await survey(tested.id)
  const published = publishedFor(tested)!
  const [game] = surveyedGames(spec, parts)
  const { starterWins, otherWins, counts } = game!
  const expected = pooledHomogeneity([
    [starterWins, otherWins, counts.wins.ties, counts.wins.undecided],
    [published.starter, published.other, published.ties, published.unresolved],
  ])
  expect(game!.test).toEqual(expected)
  expect(report.tables[1]!.rows[0]).toMatchObject({
    chiSquare: expected.statistic,
    p: expected.p,
  })
  const greedy = await survey(tested.id, 20, 'greedy')
  expect(surveyedGames(greedy.spec, greedy.parts)[0]!.test).toBe(null)
})

test('a result far from the published one is reported', async () => {
  const tested = PRESETS.find((preset) => publishedFor(preset)?.of === 'games')!
  const { spec, parts } = await survey(tested.id)
  const lopsided = new Map(
    [...parts].map(([index, part]) => {
      const { counts } = part
      const wins = { south: counts.games, north: 0, ties: 0, undecided: 0 }
      return [index, { ...part, counts: { ...counts, wins, starterWins: counts.games } }]
    }),
  )
  expect(inEnglish(reportOf('catalogueSurvey', spec, lopsided).finding)).toContain(
    `differs significantly: ${tested.variant.name}.`,
  )
})

test('all stands for the whole catalogue, and unknown ids are named', () => {
  const whole = catalogueSurvey.parse({ variants: 'all', games: 1 })
  expect(whole.ok && new Set(catalogueSurvey.plan(whole.value).map(({ bout }) => bout)).size).toBe(
    PRESETS.length,
  )
  const wrong = catalogueSurvey.parse({ variants: 'kalah, chess,draughts' })
  expect(!wrong.ok && wrong.error).toMatchObject([
    { path: 'variants', message: { args: { unknown: 'chess, draughts' } } },
  ])
})

test('games of several rounds are not compared with single ones', () => {
  expect(publishedFor(findPreset('dakon')!)).toBe(null)
  expect(publishedFor({ ...findPreset('dakon')!, oracle: 'Gabata' })).toMatchObject({ of: 'matches' })
})

test('undecided games are an outcome: they count in the test, and keep a game from being ranked', async () => {
  const tested = PRESETS.find((preset) => publishedFor(preset)?.of === 'games')!
  const { spec, parts } = await survey(`${tested.id},awari`)
  const half = new Map(
    [...parts].map(([index, part]) => {
      const { wins, starterWins, ...others } = part.counts
      if (part.bout !== 0) return [index, part]
      const open = Math.floor(wins.south / 2)
      const counts = {
        ...others,
        wins: { ...wins, south: wins.south - open, undecided: open },
        starterWins: starterWins - open,
      }
      return [index, { ...part, counts }]
    }),
  )
  const finding = inEnglish(reportOf('catalogueSurvey', spec, half).finding)
  expect(finding).toContain(`more than 5% of the games are undecided: ${tested.variant.name}.`)
  expect(finding).toContain(`differs significantly: ${tested.variant.name}.`)
  expect(finding).not.toContain('helps most')
  const [game] = surveyedGames(spec, half)
  expect(game!.p).toBeLessThan(1e-6)
})
