import type { ExperimentKind, Json } from '../experiments/contract/experiment'
import type { FinishedRun } from '../experiments/contract/finishedRun'
import type { Chart, Line, Report, Table } from '../experiments/report/report'
import type { Equivalence } from '../statistics/equivalence'
import type { PaperId } from './bibliography'
import type { Published } from './published'
import type { StoredName } from './stored'
import type { Text } from '../../locales/message'

/** `quick` covers every item at a smaller size, in seconds; `full` is what the paper reports, and beyond. */
export type Size = 'quick' | 'full'

/** A stored spec, run by the same machinery as any experiment. */
export interface Run<K extends ExperimentKind = ExperimentKind> {
  readonly kind: K
  readonly spec: Json
  /** The finished run that ships with the program, if running it again takes too long. */
  readonly stored?: StoredName
}

/**
 * reproduced: ours meets the claim's criterion. differs: it does not, and the reason is given. undecided: there are too
 * few games to say. beyond: nothing, or less, was published.
 */
export type Verdict = 'reproduced' | 'differs' | 'undecided' | 'beyond'

/** One row of an item: what was published, what we find. */
export interface Claim {
  readonly id: string
  readonly title: Text
  /** In words and figures as a reader would cite them; null if nothing was published. */
  readonly published: Text | null
  readonly ours: Text
  readonly verdict: Verdict
  /** What decides between reproduced and differs, in a sentence. */
  readonly criterion: Text
  /** The test behind the verdict, if shares of games are compared. */
  readonly equivalence?: Equivalence
  /** Why it differs, or what is new. */
  readonly reason?: Text
  /** A line of play that shows it. */
  readonly line?: Line
}

/** What a judge looks at. */
export interface Evidence<K extends ExperimentKind = ExperimentKind> {
  readonly published: Published
  /** What each run found, in the order of the item's runs. */
  readonly found: readonly FinishedRun<K>[]
  readonly size: Size
}

/** What an item found, ready to show and export. */
export interface Finding {
  readonly claims: readonly Claim[]
  /** Published results against ours, if a picture or a table says more than rows of claims. */
  readonly charts?: readonly Chart[]
  readonly tables?: readonly Table[]
}

/** One table or claim of a paper: how to recompute it with runs of these kinds, and how to judge the results. */
export interface Item<K extends ExperimentKind = ExperimentKind> {
  readonly id: string
  readonly paper: PaperId
  readonly title: Text
  /** Where in the paper, e.g. Table 2. */
  readonly where: Text
  /** What is asked, in a sentence. */
  readonly about: Text
  /** Where the paper is ambiguous, and what we chose; a sentence or two each. */
  readonly readings: readonly Text[]
  runs(size: Size, published: Published): readonly Run<K>[]
  judge(evidence: Evidence<K>): Finding
  /** Claims not expected to be reproduced, each with the reason. */
  readonly expected: Readonly<Record<string, Verdict>>
}

/** The outcome of an item. */
export interface Outcome extends Finding {
  readonly id: string
  readonly paper: PaperId
  readonly title: Text
  readonly where: Text
  readonly readings: readonly Text[]
  /** The most telling verdict among the claims: differs before undecided before beyond before reproduced. */
  readonly verdict: Verdict
  /** Claims whose verdict is not the expected one. */
  readonly surprises: readonly string[]
  readonly reports: readonly Report[]
  readonly runs: readonly Run[]
}
