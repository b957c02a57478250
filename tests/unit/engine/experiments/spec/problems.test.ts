import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../../src/locales/english'
import { anyExperimentOf } from '../../../../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../../../../src/engine/experiments/contract/experiment'
import { playerAt } from '../../../../../src/engine/players/levels'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../../src/engine/variant/variant'

const kalah = findPreset('kalah')!.make()
const broken = { ...kalah, sow: { ...kalah.sow, origin: 'sometimes' } }
const backwards = { from: 3, to: 2 }

/** For every kind a spec with three broken fields, one of them inside a variant, and the path of each problem. */
const BROKEN: Readonly<Record<ExperimentKind, readonly [object, readonly [string, string, string]]>> = {
  matchSeries: [{ variant: broken, first: 'wizard', seed: -1 }, ['variant.sow.origin', 'first', 'seed']],
  scenarioMatrix: [
    { variant: broken, agents: ['novice', 'wizard'], games: 0 },
    ['variant.sow.origin', 'agents.1', 'games'],
  ],
  ladder: [
    { variant: broken, players: ['novice', 'wizard'], alpha: 2 },
    ['variant.sow.origin', 'players.1', 'alpha'],
  ],
  training: [
    { variant: broken, rate: 1, opponents: ['wizard'] },
    ['variant.sow.origin', 'rate', 'opponents.0'],
  ],
  skillCurve: [{ variant: broken, opponent: 7, laps: backwards }, ['variant.sow.origin', 'opponent', 'laps']],
  winningOpenings: [
    { variant: broken, goal: 'longest', effort: 1.5 },
    ['variant.sow.origin', 'goal', 'effort'],
  ],
  gameValues: [
    { variants: ['kalah', broken], seeds: { from: 0, to: 2 }, memory: 1 },
    ['variants.1.sow.origin', 'seeds.from', 'memory'],
  ],
  sweep: [{ variant: broken, holes: backwards, seeds: 4 }, ['variant.sow.origin', 'holes', 'seeds']],
  strategyCheck: [
    { variant: broken, strategy: 'wizard', holes: { from: 1 } },
    ['variant.sow.origin', 'strategy', 'holes.to'],
  ],
  startLayouts: [{ variant: broken, moved: 5, sides: 'both' }, ['variant.sow.origin', 'moved', 'sides']],
  variantComparison: [
    { variants: ['chess', broken], second: '' },
    ['variants.0', 'variants.1.sow.origin', 'second'],
  ],
  matchOfRounds: [
    { variant: broken, second: 'perfect', matches: '9' },
    ['variant.sow.origin', 'second', 'matches'],
  ],
  catalogueSurvey: [{ variants: 5, second: '', games: 0 }, ['variants', 'second', 'games']],
  endgameTables: [{ variant: broken, seeds: 99, position: 7 }, ['variant.sow.origin', 'seeds', 'position']],
  replay: [
    { lines: [{ label: 1, variant: broken, moves: '1' }, 'line'] },
    ['lines.0.label', 'lines.0.variant.sow.origin', 'lines.1'],
  ],
  routes: [{ variants: [broken, 3, 'chess'] }, ['variants.0.sow.origin', 'variants.1', 'variants.2']],
  gameTrees: [
    { variants: [broken, 'chess'], strategy: 'wizard' },
    ['variants.0.sow.origin', 'variants.1', 'strategy'],
  ],
}

function problemsOf(kind: ExperimentKind, spec: unknown): readonly string[] {
  const parsed = anyExperimentOf(kind).parse(spec)
  return parsed.ok ? [] : parsed.error.map(({ path, message }) => `${path}: ${inEnglish(message)}`)
}

describe.each(Object.keys(BROKEN) as ExperimentKind[])('a broken spec of %s', (kind) => {
  const [spec, paths] = BROKEN[kind]

  it('has every problem reported at once, with its exact path', () => {
    expect(problemsOf(kind, spec).map((problem) => problem.split(':')[0])).toEqual(paths)
  })

  it('has every unknown field refused by its name', () => {
    expect(problemsOf(kind, { ...(anyExperimentOf(kind).defaults as object), sped: 1, gamse: 2 })).toEqual([
      expect.stringMatching(/^sped: Unknown field\./),
      expect.stringMatching(/^gamse: Unknown field\./),
    ])
    for (const nothing of [null, 'kalah', [], 7]) {
      expect(problemsOf(kind, nothing)).toEqual([': Must be an object.'])
    }
  })
})

it('says in plain words what is wrong', () => {
  expect(problemsOf('matchSeries', { games: 0, first: 'wizard', keep: 'all', variant: 'chess' })).toEqual([
    'variant: Unknown variant “chess”.',
    expect.stringMatching(/^first: Unknown player “wizard”. Choose one of novice, /),
    'games: Must be a whole number from 1 to 1,000,000,000.',
    'keep: Must be one of counts, games.',
  ])
  expect(problemsOf('replay', {})).toEqual(['lines: Required, but missing.'])
})

it('checks the fields together once each is legal', () => {
  const spec = { games: 10, categories: [4, 5], range: { from: 9, to: 11 } }
  expect(problemsOf('matchSeries', spec)).toEqual([
    'categories: The categories must add up to 10 games, not 9.',
    'range.to: Must be a whole number from 1 to 10.',
  ])
})

it.each([
  [
    'gameValues',
    (variant: Variant) => ({ variants: [variant], holes: { from: 10, to: 11 }, seeds: { from: 1, to: 1 } }),
  ],
  ['sweep', (variant: Variant) => ({ variant, holes: { from: 10, to: 11 }, seeds: { from: 1, to: 1 } })],
] as const)('refuses boards of %s that the rules do not allow, and says why', (kind, specOf) => {
  const variant: Variant = { ...kalah, lift: { ...kalah.lift, reach: 'bothRows' } }
  expect(problemsOf(kind, specOf(variant)).join('\n')).toMatch(/11, 1\).*a side can have at most 10 holes/)
})

it('plays strategies only where there is one start to play them from', () => {
  const variant = findPreset('kalah-alt')!.make({ holes: 3, seeds: 2 })
  const dealt: Variant = { ...variant, start: { ...variant.start, deal: 'twoOrMore' } }
  const spec = { variant: dealt, holes: { from: 3, to: 3 }, seeds: 2 }
  expect(problemsOf('strategyCheck', spec).join('\n')).toMatch(/dealt at random/)
})

it('fills in what a spec leaves out, and reads presets by their ids', () => {
  const parsed = anyExperimentOf('gameValues').parse({ variants: ['kalah'] })
  expect(parsed).toEqual({ ok: true, value: anyExperimentOf('gameValues').defaults })
})

it('takes a level for the player it stands for, and refuses levels of several games', () => {
  const ladder = anyExperimentOf('ladder').parse({ variant: kalah, players: ['level:1', 'level:2'] })
  expect(ladder.ok && (ladder.value as { players: readonly string[] }).players).toEqual([
    playerAt(kalah, 'beginner'),
    playerAt(kalah, 'learner'),
  ])
  const series = anyExperimentOf('matchSeries').parse({ variant: kalah, first: 'level:3', second: 'novice' })
  expect(series.ok && (series.value as { first: string }).first).toBe(playerAt(kalah, 'casual'))
  const survey = anyExperimentOf('catalogueSurvey').parse({ second: 'level:3' })
  expect(!survey.ok && survey.error.map(({ path }) => path)).toEqual(['second'])
})
