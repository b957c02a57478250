import { message, type Text } from '../../locales/message'
import { inEnglish } from '../../locales/english'
import type { Json } from '../experiments/contract/experiment'
import { PLAYED, SOURCE } from '../papers/items/congkak/congkakTable2'
import { PUBLISHED } from '../papers/published'
import { findPreset } from '../variant/catalogue'
import { GOAL_WORDS } from '../experiments/kinds/winningOpenings/spec'
import { variantTitle } from '../variant/variantTitle'
import { COMPARED_COLUMNS, MAIN } from './readStudy'
import { STUDY_FORMAT } from './study'

/** A study to start from. */
interface StudyTemplate {
  readonly title: Text
  readonly about: Text
  /** Its runs, comparisons, tables and figures. */
  readonly make: (say: (text: Text) => string) => Pick<WrittenStudy, 'runs' | 'comparisons' | 'items'>
}

/** A study as a file has it; its runs may be written as another one and what changes. */
interface WrittenStudy {
  readonly title: string
  readonly about: string
  readonly runs: readonly Json[]
  readonly comparisons: readonly Json[]
  readonly items: readonly Json[]
}

const CATEGORIES = [
  'category',
  'games',
  'southWins',
  'northWins',
  'ties',
  'southShare',
  'southLow',
  'southHigh',
]

/** A page is not wide enough for all columns. */
const SHARES = [
  'games',
  ...['south', 'north'].flatMap((side) => [`${side}Share`, `${side}Low`, `${side}High`]),
  'tieShare',
]

const dakon = (holes: number): Json => findPreset('dakon')!.make({ holes }) as unknown as Json

/** Matches until somebody is out hardly ever end between equal players. */
function tenRounds(): Json {
  const variant = findPreset('congkak-rounds')!.make()
  return { ...variant, match: { ...variant.match, length: 'rounds', rounds: 10 } } as unknown as Json
}

/** What the last seed does in congkak, except captures. */
function withoutCaptures(): Json {
  return findPreset('congkak')!
    .make()
    .last.filter(({ take }) => take === undefined) as unknown as Json
}

const table = (of: string, show: string = MAIN, columns: readonly string[] = []): Json => ({
  type: 'table',
  of,
  show,
  columns,
})
const figure = (of: string, show: string = MAIN): Json => ({ type: 'figure', of, show })
const compared = (of: string): readonly Json[] => [
  table(of, 'comparison', COMPARED_COLUMNS),
  figure(of, 'differences'),
]

/** The studies to start from, by the names that the command line knows them by. */
export const STUDY_TEMPLATES: Readonly<Record<string, StudyTemplate>> = {
  'table-2-and-beyond': {
    title: message('studyTemplates.table2'),
    about: message('studyTemplates.table2About'),
    make: (say) => ({
      runs: [
        {
          id: 'table-2',
          title: say(message('studyTemplates.table2Run')),
          kind: 'matchSeries',
          spec: {
            variant: 'congkak',
            first: 'novice',
            second: 'novice',
            games: 100_000,
            seed: 2022,
            categories: 5,
            published: { source: SOURCE, rows: PUBLISHED.congkakTable2, of: PLAYED } as unknown as Json,
          },
        },
        ...[5, 9].map((holes, at) => ({
          id: `holes-${holes}`,
          title: say(message('amounts.holes', { count: holes })),
          like: 'table-2',
          change: {
            'variant.board.holes': holes,
            'variant.start.seedsPerHole': holes,
            categories: 1,
            published: null,
            seed: 2023 + at,
          },
        })),
        {
          id: 'no-capture',
          title: say(message('studyTemplates.noCapture')),
          like: 'table-2',
          change: { 'variant.last': withoutCaptures(), categories: 1, published: null, seed: 2025 },
        },
        {
          id: 'skill',
          title: say(message('studyTemplates.skill')),
          kind: 'scenarioMatrix',
          spec: {
            variant: 'congkak',
            agents: ['novice', 'greedy', 'maximal:2000'],
            games: 2_000,
            seed: 2026,
          },
        },
        {
          id: 'rounds',
          title: say(message('studyTemplates.rounds')),
          kind: 'matchOfRounds',
          spec: { variant: tenRounds(), first: 'novice', second: 'novice', matches: 2_000, seed: 2027 },
        },
      ],
      comparisons: [
        {
          id: 'board-size',
          title: say(message('studyTemplates.boardSize')),
          runs: ['table-2', 'holes-5', 'holes-9'],
          baseline: 'table-2',
          measure: 'south',
        },
        {
          id: 'one-rule',
          title: say(message('studyTemplates.oneRule')),
          runs: ['table-2', 'no-capture'],
          baseline: 'table-2',
          measure: 'south',
        },
      ],
      items: [
        table('table-2', 'categories', CATEGORIES),
        figure('table-2', 'shares'),
        ...compared('board-size'),
        ...compared('one-rule'),
        table('skill', MAIN, ['south', 'north', ...SHARES]),
        figure('skill'),
        table('rounds', MAIN, [...SHARES, 'meanRounds', 'mostRounds']),
        figure('rounds'),
      ],
    }),
  },
  'dakon-openings': {
    title: message('studyTemplates.dakon'),
    about: message('studyTemplates.dakonAbout'),
    make: (say) => {
      const sizes = [4, 5, 6]
      const goals = ['max-capture', 'shortest', 'fewest-laps'] as const
      return {
        runs: goals.flatMap((goal) =>
          sizes.map((holes) => ({
            id: `${goal}-${holes}`,
            title: say(message('studyTemplates.dakonRun', { goal: GOAL_WORDS[goal], holes })),
            kind: 'winningOpenings',
            spec: { variant: dakon(holes), goal, proof: 'full', effort: 30 },
          })),
        ),
        comparisons: [],
        items: goals.flatMap((goal) => sizes.map((holes) => table(`${goal}-${holes}`))),
      }
    },
  },
  'kalah-values': {
    title: message('studyTemplates.kalah'),
    about: message('studyTemplates.kalahAbout'),
    make: (say) => ({
      runs: ['kalah', 'kalah-empty-capture', 'kalah-alt'].map((id) => ({
        id: id,
        title: say(variantTitle(findPreset(id)!.variant)),
        kind: 'gameValues',
        spec: { variants: [id], holes: { from: 1, to: 4 }, seeds: { from: 1, to: 4 } },
      })),
      comparisons: [],
      items: ['kalah', 'kalah-empty-capture', 'kalah-alt'].flatMap((id) => [table(id), figure(id)]),
    }),
  },
}

/** A study to start from, as the content of its file; undefined if there is none of that name. */
export function studyTemplate(
  name: string,
  say: (text: Text) => string = inEnglish,
): ({ readonly format: string } & WrittenStudy) | undefined {
  const found = Object.hasOwn(STUDY_TEMPLATES, name) ? STUDY_TEMPLATES[name] : undefined
  if (!found) return undefined
  return {
    format: STUDY_FORMAT,
    title: say(found.title),
    about: say(found.about),
    ...found.make(say),
  }
}
