import type { Layout } from './variant'
import type { Bounds, Section } from './sections'
import type { RulePath, Vocabulary, Word, WordPath } from './rulePaths'

/** The values of rules with their own shape. */
interface Shapes {
  readonly layout: 'even' | Layout
}

/** What a rule can be. */
export type RuleValue<P extends RulePath> = Vocabulary[P] extends keyof Shapes
  ? Shapes[Vocabulary[P]]
  : Vocabulary[P] extends Bounds
    ? number
    : P extends WordPath
      ? Word<P>
      : never

/** The rules of a section, by their names in it. */
export type RulesOf<S extends Section> = {
  readonly [P in RulePath as P extends `${S}.${infer Name}` ? Name : never]: RuleValue<P>
}
