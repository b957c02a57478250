import { FIELDS, valueAt } from '../variant/fields'
import { canRepeat } from '../variant/support/consequences'
import type { Variant } from '../variant/variant'
import type { NumberPath, Word, WordPath } from '../variant/vocabulary'
import * as Codes from './assembly/shared/ruleCodes'

/** How the kernel plays whole random games: slot by slot, or with the board in one or two vectors. */
export type Path = keyof typeof Codes.Path

/** The kernel's codes of every rule that is a word; a word without a code does not compile. */
export const CODES = {
  'board.stores': Codes.Stores,
  'start.first': Codes.First,
  'sow.direction': Codes.Direction,
  'sow.origin': Codes.Origin,
  'sow.relay': Codes.Relay,
  'turn.lastInStore': Codes.LastInStore,
  'turn.lastInOwnEmpty': Codes.LastInOwnEmpty,
  'turn.emptyOpposite': Codes.EmptyOpposite,
  'turn.lastInOpponents': Codes.LastInOpponents,
  'turn.lastOnSingle': Codes.LastOnSingle,
  'turn.lastHole': Codes.LastHole,
  'turn.captures': Codes.Captures,
  'turn.noMove': Codes.NoMove,
  'turn.mustFeed': Codes.MustFeed,
  'turn.grandSlam': Codes.GrandSlam,
  'end.when': Codes.When,
  'end.leftovers': Codes.Leftovers,
  'end.repetition': Codes.Repetition,
  'win.by': Codes.WinBy,
  'match.length': Codes.Length,
  'match.refill': Codes.Refill,
  'match.burnt': Codes.Burnt,
  'match.nextFirst': Codes.NextFirst,
} satisfies { readonly [P in WordPath]: Readonly<Record<Word<P>, number>> }

/** The rules that the kernel is given as one number each, by the last part of their paths. */
type RuleName = WordPath | NumberPath extends `${string}.${infer Name}` ? Name : never

/** Where the kernel looks for each of them; a rule without a place does not compile. */
const PLACES: Readonly<Record<RuleName, number>> = Codes.RulePlace

/** The rules of a variant that are words or numbers, as the kernel reads them. */
export function ruleNumbers(variant: Variant, path: Path): Int32Array {
  const numbers = new Int32Array(Codes.RulePlace.count)
  for (const field of FIELDS) {
    const value: unknown = valueAt(variant, field.path)
    const place = PLACES[field.path.split('.')[1] as RuleName]
    if (field.kind === 'integer') numbers[place] = Number(value)
    else if (field.kind === 'choice') numbers[place] = codeOf(field.path as WordPath, String(value))
  }
  numbers[Codes.RulePlace.canRepeat] = Number(canRepeat(variant))
  numbers[Codes.RulePlace.path] = Codes.Path[path]
  return numbers
}

function codeOf(path: WordPath, word: string): number {
  return (CODES[path] as unknown as Readonly<Record<string, number>>)[word]!
}
