import { beforeAll, describe, expect, it } from 'vitest'
import { csvText } from '../../../../src/engine/csv/table'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../../../src/engine/experiments/contract/experiment'
import { anyReportOf } from '../../../../src/engine/experiments/contract/reports'
import { partsOf } from '../../../../src/engine/experiments/contract/parts'
import type { LadderPart } from '../../../../src/engine/experiments/kinds/ladder/run'
import { cellText } from '../../../../src/engine/experiments/report/cellText'
import type { Report } from '../../../../src/engine/experiments/report/report'
import { gamesIn, type GameCounts, type Wins } from '../../../../src/engine/simulation/counts'
import { pairsIn, type PairScores } from '../../../../src/engine/statistics/sequentialTest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { LANGUAGES, type LanguageCode } from '../../../../src/locales/language'
import { isMessage, type Text } from '../../../../src/locales/message'
import type { Speaker } from '../../../../src/locales/say'
import { createSpeech } from '../../../../src/locales/speech'
import { performTasks } from '../../../support/performTasks'
import { SMALL_SPECS } from '../../../support/smallSpecs'

const speakers: Speaker[] = []
beforeAll(async () => {
  for (const code of Object.keys(LANGUAGES) as LanguageCode[]) {
    const speech = createSpeech()
    await speech.speak(code)
    speakers.push(speech)
  }
})

type Parts = ReadonlyMap<number, unknown>

/** A kind with its spec, parsed, and all its parts. */
function ran(kind: ExperimentKind, input: object): { spec: unknown; parts: Parts } {
  const experiment = anyExperimentOf(kind)
  const parsed = experiment.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return { spec: parsed.value, parts: performTasks(experiment, parsed.value) }
}

/** Findings that say more than was counted: who is stronger, what differs, what agrees, what is proven. */
const CLAIMS =
  /^(ladder\.(leads|decidedH0|decidedH1)|findings\.(edgeFirst|edgeSecond|skillOutweighs|firstMoveOutweighs|whoeverFirst|tiesDiffer|tiesElsewhere|testDiffers|publishedDiffer|agreementSame|agreementDifferent|enoughLaps))$/

/** Every message of a report, at any depth. */
function messagesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if (isMessage(value)) found.add(value.key)
  for (const inner of Object.values(value)) messagesIn(inner, found)
  return found
}

/** Every number of a report, at any depth, with where it is. */
function* numbersIn(value: unknown, path: string): Generator<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* numbersIn(inner, `${path}.${key}`)
}

const BROKEN = /NaN|Infinity|∞|undefined|\[object|\{\w+\}/

/** Says everything that a report says, in every language, and expects all of it to be whole. */
function expectWhole(report: Report): void {
  const bad = [...numbersIn(report, 'report')].filter(([, number]) => !Number.isFinite(number))
  expect(bad).toEqual([])
  for (const speech of speakers) {
    const said = (text: Text): void => expect(speech.say(text)).not.toMatch(BROKEN)
    for (const text of [report.finding, ...report.caveats]) said(text)
    for (const { title, note } of report.charts) [title, ...(note === undefined ? [] : [note])].forEach(said)
    for (const { title, columns, rows } of report.tables) {
      said(title)
      for (const { label } of columns) said(label)
      for (const row of rows)
        for (const column of columns) expect(cellText(row[column.key]!, column, speech)).not.toMatch(BROKEN)
    }
  }
  for (const table of report.tables) {
    expect(csvText(table)).not.toMatch(/NaN|Infinity|undefined|\[object/)
    for (const row of table.rows) expect(Object.keys(row)).toEqual(table.columns.map(({ key }) => key))
  }
}

function expectNoClaim(report: Report): void {
  const claims = [...messagesIn([report.finding, report.caveats])].filter((key) => CLAIMS.test(key))
  expect(claims).toEqual([])
  const tested = report.tables.flatMap(({ rows }) => rows.map((row) => row['decided']))
  expect(tested.filter((cell) => typeof cell === 'string')).toEqual([])
}

const KINDS = Object.keys(SMALL_SPECS) as ExperimentKind[]
const all = new Map<ExperimentKind, ReturnType<typeof ran>>()
function small(kind: ExperimentKind): ReturnType<typeof ran> {
  const known = all.get(kind) ?? ran(kind, SMALL_SPECS[kind])
  all.set(kind, known)
  return known
}

describe.each(KINDS)('the report of %s', (kind) => {
  it('is whole before anything was found, and claims nothing', () => {
    const report = anyReportOf(kind, small(kind).spec, new Map())
    expectWhole(report)
    expectNoClaim(report)
  })

  it('is whole when stopped early: with the first part alone, the last alone, and every second', () => {
    const { spec, parts } = small(kind)
    const entries = [...parts]
    const some = [entries.slice(0, 1), entries.slice(-1), entries.filter((_, at) => at % 2 === 0), entries]
    for (const few of some) expectWhole(anyReportOf(kind, spec, new Map(few)))
  })
})

const tiny = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
const forced = findPreset('kalah')!.make({ holes: 1, seeds: 3 })
const rounds = { ...tiny, match: { ...tiny.match, length: 'rounds', rounds: 2 } }
const published = { source: 'A table', rows: [{ category: '1', games: 1, first: 1, second: 0, ties: 0 }] }

/** Specs of as little as a kind allows. */
const LITTLE: readonly (readonly [what: string, kind: ExperimentKind, spec: object])[] = [
  ['one game', 'matchSeries', { variant: tiny, games: 1, keep: 'games' }],
  ['one game and one published', 'matchSeries', { variant: tiny, games: 1, published }],
  [
    'a published table without rows',
    'matchSeries',
    { variant: tiny, games: 1, published: { ...published, rows: [] } },
  ],
  ['one player twice', 'matchSeries', { variant: forced, first: 'greedy', second: 'greedy', games: 9 }],
  ['one game per cell', 'scenarioMatrix', { variant: tiny, agents: ['novice', 'greedy'], games: 1 }],
  ['one agent', 'scenarioMatrix', { variant: tiny, agents: ['greedy'], games: 1 }],
  ['games without a choice', 'scenarioMatrix', { variant: forced, agents: ['greedy', 'maximal'], games: 5 }],
  ['one game per seat', 'skillCurve', { variant: tiny, laps: { from: 1, to: 1 }, games: 1 }],
  [
    'games without a choice',
    'skillCurve',
    { variant: forced, laps: { from: 1, to: 2 }, opponent: 'greedy', games: 5 },
  ],
  ['one game each', 'variantComparison', { variants: [tiny, forced], games: 1 }],
  ['the same variant twice', 'variantComparison', { variants: [tiny, tiny], games: 1 }],
  [
    'games without a choice',
    'variantComparison',
    { variants: [forced, forced], first: 'greedy', second: 'greedy', games: 4 },
  ],
  ['one match', 'matchOfRounds', { variant: rounds, matches: 1 }],
  ['one game each', 'catalogueSurvey', { variants: 'kalah,awari', games: 1 }],
  ['one game of one', 'catalogueSurvey', { variants: 'awari', games: 1 }],
  ['one pair each', 'ladder', { variant: tiny, players: ['novice', 'greedy', 'minimax:1'], games: 2 }],
  [
    'games without a choice',
    'ladder',
    { variant: forced, players: ['greedy', 'maximal'], games: 10, starts: 'even' },
  ],
  [
    'the pairing that had no inverse',
    'ladder',
    { variant: tiny, players: ['perfect', 'novice'], games: 4, seed: 1 },
  ],
  ['one pair of a test', 'ladder', { variant: tiny, players: ['novice', 'greedy'], find: 'test', games: 2 }],
]

it.each(LITTLE)('%s of %s: the report is whole and claims nothing', (_, kind, input) => {
  const { spec, parts } = ran(kind, input)
  const report = anyReportOf(kind, spec, parts)
  expectWhole(report)
  expectNoClaim(report)
})

type Outcome = 'south' | 'ties' | 'undecided'

function allOf<W extends Wins>(wins: W, outcome: Outcome): W {
  return { ...wins, south: 0, north: 0, ties: 0, undecided: 0, [outcome]: gamesIn(wins) }
}

/** Counts as if every game had ended in one way. */
function countsOf(counts: GameCounts, outcome: Outcome): GameCounts {
  const { games, shortest } = counts
  const won = outcome === 'south'
  return {
    ...counts,
    wins: allOf(counts.wins, outcome),
    starterWins: won ? games : 0,
    segments: counts.segments.map((segment) => allOf(segment, outcome)),
    openings: counts.openings.map(({ hole, mover, other, ties, undecided }) => {
      const played = mover + other + ties + undecided
      const none = { hole, mover: 0, other: 0, ties: 0, undecided: 0 }
      return { ...none, [won ? 'mover' : outcome]: played }
    }),
    margins: outcome === 'ties' ? [[0, games]] : counts.margins,
    shortest: {
      south: won ? shortest.south : null,
      north: null,
      tie: outcome === 'ties' ? shortest.tie : null,
    },
    endless: outcome === 'undecided' ? games : 0,
  }
}

function ladderPartOf(part: LadderPart, outcome: Outcome): LadderPart {
  const pairs = pairsIn(part.scores)
  const none: PairScores = [0, 0, 0, 0, 0]
  const won = outcome === 'south'
  const results = won ? ([pairs, 0, 0] as const) : ([0, pairs, 0] as const)
  return {
    ...part,
    scores: none.map((_, half) => (half === (won ? 4 : 2) ? pairs : 0)) as unknown as PairScores,
    asSouth: results,
    asNorth: results,
    undecided: outcome === 'undecided' ? 2 * pairs : 0,
  }
}

/** A part as if every game in it had ended in one way. */
function partOf(kind: ExperimentKind, part: object, outcome: Outcome): object {
  if (kind === 'ladder') return ladderPartOf(part as LadderPart, outcome)
  if (kind === 'matchSeries') return countsOf(part as GameCounts, outcome)
  if ('counts' in part) return { ...part, counts: countsOf(part.counts as GameCounts, outcome) }
  if (!('role' in part) || part.role !== 'match') return part
  const results = outcome === 'south' ? [3, 0, 0] : [0, 3, 0]
  return { ...part, asSouth: results, asNorth: results }
}

const PLAYED = [
  'matchSeries',
  'scenarioMatrix',
  'skillCurve',
  'variantComparison',
  'matchOfRounds',
  'catalogueSurvey',
  'ladder',
  'training',
] as const

describe.each(PLAYED)('the report of %s', (kind) => {
  it.each(['south', 'ties', 'undecided'] as const)('is whole if every game ended alike: %s', (outcome) => {
    const { spec, parts } = small(kind)
    const alike = new Map([...parts].map(([index, part]) => [index, partOf(kind, part as object, outcome)]))
    const read = partsOf(kind, alike as never)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    const report = anyReportOf(kind, spec, alike)
    expectWhole(report)
    if (outcome !== 'south') {
      // A published table differs from games that were all tied; nobody among our own players is ahead.
      const claims = [...messagesIn(report.finding)].filter((key) => CLAIMS.test(key))
      expect(claims.filter((key) => key !== 'findings.publishedDiffer')).toEqual([])
    }
  })
})
