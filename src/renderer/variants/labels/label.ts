import type { RulePath, Section, Word, WordPath } from '../../../engine/variant/vocabulary'

/** What a rule is called on the form; a layout has one word, for the layout that is the same everywhere. */
export type LabelOf<P extends RulePath> = P extends WordPath
  ? { readonly label: string; readonly words: Readonly<Record<Word<P>, string>> }
  : { readonly label: string; readonly words?: Readonly<Record<'even', string>> }

/** The labels of a section: a rule or a word without one does not compile. */
export type LabelsOf<S extends Section> = {
  readonly [P in Extract<RulePath, `${S}.${string}`>]: LabelOf<P>
}
