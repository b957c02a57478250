import type { ExperimentKind, Json } from '../experiments/contract/experiment'
import type { Measure } from '../comparisons/measures'

/** The header of a study file. */
export const STUDY_FORMAT = 'lumbung-study'

/** How the names of study files end. */
export const STUDY_EXTENSION = '.study.json'

/** A run of a study, with its whole spec. */
export interface StudyRun {
  /** Names it inside the study and its files: small letters, digits and hyphens. */
  readonly id: string
  readonly title: string
  readonly kind: ExperimentKind
  /** As the experiment parsed it. */
  readonly spec: object
}

/** A comparison of runs. */
export interface StudyComparison {
  readonly id: string
  readonly title: string
  /** Ids of runs, in order. */
  readonly runs: readonly string[]
  readonly measure: Measure
  /** The id of the run whose first setting all others are compared with; null for the first of all. */
  readonly baseline: string | null
  readonly margin: number | null
}

/** A numbered table or figure: one of a run or of a comparison. */
export interface StudyItem {
  readonly type: 'table' | 'figure'
  /** The id of a run or a comparison. */
  readonly of: string
  /** The id of a table or a chart of its report. */
  readonly show: string
  /** The columns of a table, by their keys; all if empty. */
  readonly columns: readonly string[]
  /** Empty for the title of the table or chart. */
  readonly caption: string
}

/** Several runs, what is compared among them, and the tables and figures of a paper, in order. */
export interface Study {
  readonly title: string
  readonly about: string
  readonly authors: readonly string[]
  /** The day that bundles carry, as an ISO date; null for none, so that the same study always gives the same bytes. */
  readonly date: string | null
  readonly runs: readonly StudyRun[]
  readonly comparisons: readonly StudyComparison[]
  readonly items: readonly StudyItem[]
}

/** A study as the text of a file that people can read, Git can compare, and `lumbung study` computes. */
export function studyText(study: Study): string {
  const { title, about, authors, date, runs, comparisons, items } = study
  const content: Json = {
    format: STUDY_FORMAT,
    title,
    about,
    authors,
    date,
    runs: runs.map(({ id, title: called, kind, spec }) => ({ id, title: called, kind, spec: spec as Json })),
    comparisons: comparisons.map((comparison) => ({ ...comparison })),
    items: items.map((item) => ({ ...item })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The longest id. */
const LONGEST = 60

/** A name as ids are written: small letters, digits and hyphens; never one that is taken. */
export function idFrom(name: string, taken: ReadonlySet<string> = new Set()): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST - 4)
    .replace(/^-+|-+$/g, '')
  const id = plain || 'run'
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`
  return free
}
