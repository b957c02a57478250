import { FIELDS, valueAt } from '../variant/fields'
import { canRepeat, keepsPast } from '../variant/support/consequences'
import type { Variant } from '../variant/variant'
import type { NumberPath, Word, WordPath } from '../variant/rulePaths'
import * as BoardCodes from './assembly/shared/boardCodes'
import * as LiftCodes from './assembly/shared/liftCodes'
import * as SowCodes from './assembly/shared/sowCodes'
import * as TurnCodes from './assembly/shared/turnCodes'
import * as ClaimCodes from './assembly/shared/claimCodes'
import * as EndCodes from './assembly/shared/endCodes'
import { Path as PathCode, RulePlace } from './assembly/shared/rulePlaces'

/** How the kernel plays whole random games: slot by slot, or with the board in one or two vectors. */
export type Path = keyof typeof PathCode

/** The kernel's codes of every rule that is a word; a word without a code does not compile. */
export const CODES = {
  'board.stores': BoardCodes.Stores,
  'start.first': BoardCodes.First,
  'start.turned': BoardCodes.Turned,
  'lift.singles': LiftCodes.Singles,
  'lift.pairs': LiftCodes.Pairs,
  'lift.reach': LiftCodes.Reach,
  'lift.opening': LiftCodes.LiftOpening,
  'lift.facing': LiftCodes.Facing,
  'lift.undo': LiftCodes.Undo,
  'sow.direction': SowCodes.Direction,
  'sow.origin': SowCodes.Origin,
  'sow.leave': SowCodes.Leave,
  'sow.skips': SowCodes.Skips,
  'sow.before': SowCodes.Before,
  'sow.passing': SowCodes.Passing,
  'sow.relay': SowCodes.Relay,
  'sow.relayFrom': SowCodes.RelayFrom,
  'sow.relayIf': SowCodes.RelayIf,
  'sow.turning': SowCodes.Turning,
  'sow.firstMove': SowCodes.FirstMove,
  'turn.lastInStore': TurnCodes.LastInStore,
  'turn.lastInOwnEmpty': TurnCodes.LastInOwnEmpty,
  'turn.lastInOpponentsEmpty': TurnCodes.LastInOpponentsEmpty,
  'turn.emptyOpposite': TurnCodes.EmptyOpposite,
  'turn.acrossFrom': TurnCodes.AcrossFrom,
  'turn.acrossCounts': TurnCodes.AcrossCounts,
  'turn.acrossAfter': TurnCodes.AcrossAfter,
  'turn.capturingSeed': TurnCodes.CapturingSeed,
  'turn.lastInOpponents': TurnCodes.LastInOpponents,
  'turn.lastInOwn': TurnCodes.LastInOwn,
  'turn.lastOnSingle': TurnCodes.LastOnSingle,
  'turn.lastHole': TurnCodes.LastHole,
  'turn.gap': TurnCodes.Gap,
  'turn.nextHole': TurnCodes.NextHole,
  'turn.sweep': TurnCodes.Sweep,
  'turn.takesToo': TurnCodes.TakesToo,
  'turn.captures': TurnCodes.Captures,
  'turn.chainWay': TurnCodes.ChainWay,
  'turn.chainSides': TurnCodes.ChainSides,
  'turn.singleSeed': TurnCodes.SingleSeed,
  'turn.starterWaits': TurnCodes.StarterWaits,
  'turn.afterCapture': TurnCodes.AfterCapture,
  'turn.noMove': TurnCodes.NoMove,
  'turn.mustFeed': TurnCodes.MustFeed,
  'turn.grandSlam': TurnCodes.GrandSlam,
  'claim.where': ClaimCodes.ClaimWhere,
  'claim.rule': ClaimCodes.ClaimRule,
  'claim.lap': ClaimCodes.ClaimLap,
  'claim.places': ClaimCodes.ClaimPlaces,
  'claim.most': ClaimCodes.ClaimMost,
  'claim.fixed': ClaimCodes.ClaimFixed,
  'claim.sowing': ClaimCodes.ClaimSowing,
  'claim.lastSeed': ClaimCodes.ClaimLastSeed,
  'claim.captured': ClaimCodes.ClaimCaptured,
  'end.when': EndCodes.When,
  'end.fewTo': EndCodes.FewTo,
  'end.leftovers': EndCodes.Leftovers,
  'end.repetition': EndCodes.Repetition,
  'end.repeats': EndCodes.Repeats,
  'win.by': EndCodes.WinBy,
  'match.length': EndCodes.Length,
  'match.refill': EndCodes.Refill,
  'match.burnt': EndCodes.Burnt,
  'match.nextFirst': EndCodes.NextFirst,
} satisfies { readonly [P in WordPath]: Readonly<Record<Word<P>, number>> }

/** The rules passed to the kernel as one number each, by the last part of their paths. */
type RuleName = WordPath | NumberPath extends `${string}.${infer Name}` ? Name : never

/** Where the kernel looks for each of them; a rule without a place does not compile. */
const PLACES: Readonly<Record<RuleName, number>> = RulePlace

/** The rules of a variant that are words or numbers, as the kernel reads them. */
export function ruleNumbers(variant: Variant, path: Path): Int32Array {
  const numbers = new Int32Array(RulePlace.count)
  for (const field of FIELDS) {
    const value: unknown = valueAt(variant, field.path)
    const place = PLACES[field.path.split('.')[1] as RuleName]
    if (field.kind === 'integer') numbers[place] = Number(value)
    else if (field.kind === 'choice') numbers[place] = codeOf(field.path as WordPath, String(value))
  }
  numbers[RulePlace.canRepeat] = Number(canRepeat(variant))
  numbers[RulePlace.keepsPast] = Number(keepsPast(variant))
  numbers[RulePlace.path] = PathCode[path]
  return numbers
}

function codeOf(path: WordPath, word: string): number {
  return (CODES[path] as unknown as Readonly<Record<string, number>>)[word]!
}
