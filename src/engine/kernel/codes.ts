import { leavesChoice, lastSeedOf } from '../variant/clauses/clause'
import { asksForReach, plainListOf, relayPlace } from '../variant/clauses/questions'
import { claimsHoles, closesHoles, keepsHouses, winsHoles } from '../variant/consequences'
import { FIELDS, valueAt, type Field, type Word, type WordPath } from '../variant/fields'
import { asksFor, canRepeat, keepsPast } from '../variant/support'
import type { Variant } from '../variant/variant'
import { VOCABULARY } from '../variant/vocabulary'
import { BatchMode as ModeCode } from './assembly/shared/batchMode'

/** How whole random games are played: slot by slot, or with the board in one or two vectors. */
export type BatchMode = keyof typeof ModeCode

/** The rules that the kernel reads as one number each, in this order: all but those with a shape of their own. */
export const NUMBERED: readonly Field[] = FIELDS.filter(({ kind }) => kind === 'integer' || kind === 'choice')

/** What the kernel is told about the rules as a whole. */
export const FLAGS = {
  /** Whether positions of a round can repeat. */
  canRepeat,
  /** Whether some rule depends on earlier events in the round. */
  keepsPast,
  /** Whether a hole is lifted whenever it holds seeds. */
  liftsFreely: (variant) => !asksFor(variant, 'lifting'),
  /** Whether a hole is chosen whenever it holds seeds, in ways that are the same for all holes. */
  choosesFreely: (variant) => !asksFor(variant, 'lifting', 'choosing'),
  /** Whether a move can have more than one lap. */
  hasLaps: (variant) => asksFor(variant, 'laps'),
  /** Whether a move must know the position it started from. */
  looksBack: (variant) => asksFor(variant, 'start'),
  /** Whether a lap can be sown by division: no rule depends on single seeds in passing. */
  sowsByDivision: (variant) => !asksFor(variant, 'passing'),
  /** Whether every move is one lap that depends on nothing but the board. */
  plainMoves: (variant) => !keepsPast(variant) && !asksFor(variant, 'laps', 'start', 'moving'),
  /** Whether seeds are captured only by single laps and by count, in rows that cannot be won. */
  slamsByCount: (variant) => !asksFor(variant, 'laps', 'slams'),
  /** Whether players also choose something else than a hole to sow. */
  choosesOther: ({ last, start, sow }) =>
    last.some(leavesChoice) || start.placing !== 'asLaid' || sow.reversing !== 'wholeTurn',
  /** Whether every lap from some holes may go the other way. */
  reversesLaps: ({ sow }) => sow.reversing !== 'wholeTurn',
  /** Whether captured seeds are sown from an end of the inner row. */
  choosesEnds: ({ last }) => last.some(({ sow }) => sow === 'end'),
  /** Whether a rule asks whether a hole is its owner's house. */
  keepsHouses,
  /** Whether seeds take holes in passing. */
  takesInPassing: (variant) => lastSeedOf(variant).passing !== null,
  /** Whether a clause asks whether the move has reached the opponent's row. */
  tracksReach: (variant) => asksForReach(lastSeedOf(variant).last),
  /** Whether holes can be claimed, and whether claimed holes are closed. */
  claiming: claimsHoles,
  closing: closesHoles,
  /** Whether holes are won from round to round. */
  winning: winsHoles,
  /** Whether clauses relay from where the last seed fell, and whether only from the mover's own holes. */
  relays: (variant) => relayPlace(lastSeedOf(variant).last) !== 'never',
  relaysOwnOnly: (variant) => relayPlace(lastSeedOf(variant).last) === 'own',
  /** What else the clauses of a plain list do, for the vectors: not used with other lists. */
  movesAgain: (variant) => plainListOf(lastSeedOf(variant))?.again === true,
  capturesAcross: (variant) => (plainListOf(lastSeedOf(variant))?.capture ?? 'never') !== 'never',
  capturesEmpty: (variant) => plainListOf(lastSeedOf(variant))?.capture === 'always',
} as const satisfies Readonly<Record<string, (variant: Variant) => boolean>>

/** The kernel's code of a word: its place in the vocabulary. build/kernelVocabulary.ts writes the same into the kernel. */
export function codeOf<P extends WordPath>(path: P, word: Word<P>): number {
  return (VOCABULARY[path] as readonly string[]).indexOf(word)
}

/** The rules of a variant, how its batches are played, and what is true of its rules, as the kernel reads them. */
export function ruleNumbers(variant: Variant, mode: BatchMode): Int32Array {
  const rules = NUMBERED.map(({ path, kind }) => {
    const value: unknown = valueAt(variant, path)
    return kind === 'integer' ? Number(value) : codeOf(path as WordPath, value as Word<WordPath>)
  })
  const flags = Object.values(FLAGS).map((isTrue) => Number(isTrue(variant)))
  return Int32Array.of(...rules, ModeCode[mode], ...flags)
}
