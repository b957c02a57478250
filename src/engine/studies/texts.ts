import { message, type Text } from '../../locales/message'
import { comparisonMethods } from '../comparisons/report'
import { experimentOf } from '../experiments/contract/catalogue'
import { factsOf } from '../publish/publication'
import { GENERATOR, playersDefined, programOf, resultsOf, settingsOf, testsDefined } from '../publish/methods'
import { type AssembledStudy, runName } from './assemble'

/** A paragraph: what it is about, if anything in particular, and its sentences. */
export interface Paragraph {
  readonly about: Text | null
  readonly sentences: readonly Text[]
}

/** The program that computed a study. */
interface Made {
  readonly version: string
  readonly commit: string | null
}

/** One methods section for a whole study: the program, chance and players once, then what sets each run apart. */
export function studyMethods({ study, runs, comparisons }: AssembledStudy, made: Made): readonly Paragraph[] {
  const specs = runs.map(({ run }) => run.spec)
  const isRandom = specs.some((spec) => factsOf(spec).seed !== null)
  const reports = runs.map(({ report }) => report)
  const hasShares = reports.some(({ tables }) =>
    tables.some(({ columns }) => columns.some(({ interval }) => interval === 'wilson')),
  )
  return [
    {
      about: null,
      sentences: [
        message('studies.computed', { program: programOf(made), count: study.runs.length }),
        ...(isRandom ? [GENERATOR] : []),
        ...(hasShares ? [message('publish.intervals')] : []),
        ...testsDefined(reports),
      ],
    },
    ...(playersDefined(specs).length > 0
      ? [{ about: message('studies.players'), sentences: playersDefined(specs) }]
      : []),
    ...runs.map(({ run }) => ({
      about: runName(run),
      sentences: [message('studies.experiment', { kind: experimentOf(run.kind).title }), ...settingsOf(run)],
    })),
    ...comparisons.map(({ asked, found }) => ({
      about: runName(asked),
      sentences: comparisonMethods(found),
    })),
  ]
}

/** What every run and comparison of a study found. */
export function studyResults({ runs, comparisons }: AssembledStudy): readonly Paragraph[] {
  return [
    ...runs.map(({ run, report }) => ({ about: runName(run), sentences: resultsOf(report) })),
    ...comparisons.map(({ asked, report }) => ({ about: runName(asked), sentences: resultsOf(report) })),
  ]
}
