import * as v from 'valibot'
import { list, message } from '../../locales/message'
import { MEASURES } from '../comparisons/measures'
import { isComparable } from '../comparisons/sample'
import { anyExperimentOf } from '../experiments/contract/catalogue'
import {
  EXPERIMENT_KINDS,
  type ExperimentKind,
  type Json,
  type SpecProblem,
  STUDY_KINDS,
} from '../experiments/contract/experiment'
import { issueText, listOf, numberBetween, oneOf, type Shape } from '../experiments/spec/shapes'
import { specParser, specShape } from '../experiments/spec/specParser'
import { ok, refuse, type Result } from '../result'
import { STUDY_FORMAT, type Study, type StudyComparison, type StudyItem, type StudyRun } from './study'

const MOST_RUNS = 500
const MOST_ITEMS = 500

/** A run as written: its spec, or another run and what differs from it. */
interface WrittenRun {
  readonly id: string
  readonly title: string
  readonly kind: ExperimentKind | null
  readonly spec: unknown
  readonly like: string | null
  readonly change: unknown
}

interface WrittenStudy extends Omit<Study, 'runs'> {
  readonly format: string
  readonly runs: readonly WrittenRun[]
}

const text = v.string(issueText(message('studies.text')))
const id = v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, issueText(message('studies.id'))))

const runShape: Shape<WrittenRun> = specShape<WrittenRun>(
  {
    id,
    title: text,
    kind: v.nullable(oneOf([...EXPERIMENT_KINDS, ...STUDY_KINDS])),
    spec: v.unknown(),
    like: v.nullable(text),
    change: v.unknown(),
  },
  { title: '', kind: null, spec: null, like: null, change: null },
)

const comparisonShape: Shape<StudyComparison> = specShape<StudyComparison>(
  {
    id,
    title: text,
    runs: listOf(text, 1, MOST_RUNS),
    measure: oneOf(MEASURES),
    baseline: v.nullable(text),
    margin: v.nullable(numberBetween(0, 1e6)),
  },
  { title: '', measure: 'south', baseline: null, margin: null },
)

const itemShape: Shape<StudyItem> = specShape<StudyItem>(
  { type: oneOf(['table', 'figure']), of: text, show: text, columns: listOf(text, 0, 100), caption: text },
  { columns: [], caption: '' },
)

const parseWritten = specParser(
  specShape<WrittenStudy>(
    {
      format: v.literal(STUDY_FORMAT, issueText(message('studies.notAStudy'))),
      title: v.pipe(text, v.trim(), v.minLength(1, issueText(message('studies.noTitle')))),
      about: text,
      authors: listOf(text, 0, 100),
      date: v.nullable(v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d$/, issueText(message('studies.date'))))),
      runs: listOf(runShape, 1, MOST_RUNS),
      comparisons: listOf(comparisonShape, 0, MOST_RUNS),
      items: listOf(itemShape, 0, MOST_ITEMS),
    },
    { about: '', authors: [], date: null, comparisons: [], items: [] },
  ),
)

/**
 * Reads a study, from the content of a file; every problem has its path. A run may be written as another one and what
 * changes: `{ "id": "five", "like": "seven", "change": { "variant.board.holes": 5 } }`.
 */
export function readStudy(input: unknown): Result<Study, readonly SpecProblem[]> {
  const written = parseWritten(input)
  if (!written.ok) return written
  const { format: _, runs, ...rest } = written.value
  const problems: SpecProblem[] = [...repeatedIds(written.value)]
  const known = new Map<string, StudyRun>()
  runs.forEach((run, at) => {
    const read = readRun(run, known, `runs.${at}`)
    if (read.ok) known.set(run.id, read.value)
    else problems.push(...read.error)
  })
  if (problems.length > 0) return refuse(problems)
  problems.push(...strayNames({ ...rest, runs: [...known.values()] }))
  if (problems.length > 0) return refuse(problems)
  const study = { ...rest, runs: [...known.values()] }
  return ok(study.items.length > 0 ? study : { ...study, items: usualItems(study) })
}

function readRun(
  { id: name, title, kind, spec, like, change }: WrittenRun,
  known: ReadonlyMap<string, StudyRun>,
  path: string,
): Result<StudyRun, readonly SpecProblem[]> {
  const base = like === null ? undefined : known.get(like)
  if (like !== null && !base)
    return refuse([{ path: `${path}.like`, message: message('studies.unknownRun', { id: like }) }])
  const used = base?.kind ?? kind
  if (used === null) return refuse([{ path: `${path}.kind`, message: message('studies.noKind') }])
  const asked = base ? withChanges(base.spec as Json, change) : ok(spec ?? {})
  if (!asked.ok)
    return refuse([{ path: `${path}.change.${asked.error}`, message: message('studies.noSuchSetting') }])
  const read = anyExperimentOf(used).parse(asked.value)
  return read.ok
    ? ok({ id: name, title, kind: used, spec: read.value as object })
    : refuse(
        read.error.map((problem) => ({
          path: `${path}.${base ? 'change' : 'spec'}${problem.path === '' ? '' : `.${problem.path}`}`,
          message: problem.message,
        })),
      )
}

/** A spec with other values at some paths; refuses a path that it does not have. */
function withChanges(spec: Json, change: unknown): Result<Json, string> {
  if (typeof change !== 'object' || change === null) return ok(spec)
  let changed = spec
  for (const [path, value] of Object.entries(change as Readonly<Record<string, Json>>)) {
    const next = withValue(changed, path.split('.'), value)
    if (next === undefined) return refuse(path)
    changed = next
  }
  return ok(changed)
}

function withValue(into: Json, [key, ...rest]: readonly string[], value: Json): Json | undefined {
  if (key === undefined) return value
  if (typeof into !== 'object' || into === null || !Object.hasOwn(into, key)) return undefined
  const fields = into as { readonly [name: string]: Json }
  const inner = withValue(fields[key]!, rest, value)
  if (inner === undefined) return undefined
  if (Array.isArray(into)) return into.map((item: Json, at) => (String(at) === key ? inner : item))
  return { ...fields, [key]: inner }
}

function repeatedIds({ runs, comparisons }: WrittenStudy): readonly SpecProblem[] {
  const seen = new Set<string>()
  const named = [
    ...runs.map((run, at) => ({ name: run.id, path: `runs.${at}.id` })),
    ...comparisons.map((comparison, at) => ({ name: comparison.id, path: `comparisons.${at}.id` })),
  ]
  return named.flatMap(({ name, path }) => {
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return [{ path, message: message('studies.idTaken', { id: name }) }]
  })
}

/** Comparisons and items that name something that is not there, or that cannot be compared. */
function strayNames({ runs, comparisons, items }: Study): readonly SpecProblem[] {
  const byId = new Map(runs.map((run) => [run.id, run]))
  const ids = new Set([...byId.keys(), ...comparisons.map(({ id: name }) => name)])
  const unknown = (name: string, path: string): readonly SpecProblem[] => [
    { path, message: message('studies.unknownRun', { id: name }) },
  ]
  return [
    ...comparisons.flatMap((comparison, at) => [
      ...comparison.runs.flatMap((name, place) => {
        const path = `comparisons.${at}.runs.${place}`
        const run = byId.get(name)
        if (!run) return unknown(name, path)
        return isComparable(run.kind)
          ? []
          : [{ path, message: message('studies.notComparable', { kind: anyExperimentOf(run.kind).title }) }]
      }),
      ...(comparison.baseline !== null && !comparison.runs.includes(comparison.baseline)
        ? [
            {
              path: `comparisons.${at}.baseline`,
              message: message('studies.baseline', { runs: list(comparison.runs, 'comma') }),
            },
          ]
        : []),
    ]),
    ...items.flatMap((item, at) => (ids.has(item.of) ? [] : unknown(item.of, `items.${at}.of`))),
  ]
}

/** The tables and figures of a study that names none: the main one of every run and comparison. */
export function usualItems({ runs, comparisons }: Pick<Study, 'runs' | 'comparisons'>): readonly StudyItem[] {
  const item = (type: StudyItem['type'], of: string, show: string): StudyItem => ({
    type,
    of,
    show,
    columns: [],
    caption: '',
  })
  return [
    ...runs.map(({ id: of }) => item('table', of, MAIN)),
    ...runs.map(({ id: of }) => item('figure', of, MAIN)),
    ...comparisons.flatMap(({ id: of }) => [
      { ...item('table', of, 'comparison'), columns: COMPARED_COLUMNS },
      item('figure', of, 'differences'),
    ]),
  ]
}

/** Stands for the first table or chart of a report. */
export const MAIN = 'main'

/** The columns of a comparison that papers print. */
export const COMPARED_COLUMNS: readonly string[] = [
  'setting',
  'games',
  'value',
  'low',
  'high',
  'difference',
  'differenceLow',
  'differenceHigh',
  'p',
  'verdict',
  'equivalent',
]
