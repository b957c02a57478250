import { FIELDS, valueAt, type Field, type RulesOf, type Bounds, type Section } from '../fields'
import { ClauseLimit } from '../../limits'
import { MAX_HOLES, type Variant } from '../variant'

/**
 * The rules that said until schema 3 what the seeds of a lap set off, which a list of clauses says now. Files with these
 * words are still read, and `--set` still takes them. As in the vocabulary, the first word describes games without the
 * rule.
 */
export const WORDS = {
  /**
   * Seeds that bring a hole to a capture count in passing are taken at once: by the owner of the row, by the mover,
   * or by the mover in the mover's row only. The last seed of a lap only counts under `toOwnerWithLast`.
   */
  'sow.passing': ['nothing', 'toOwner', 'toOwnerWithLast', 'toMover', 'ownToMover'],
  /** A last seed in a non-empty hole is lifted with its contents: `never`, from `any` hole, only from `own` holes. */
  'sow.relay': ['never', 'any', 'own'],
  /** `nextHole`: a relay lifts the hole after the last seed, if there are seeds in it. */
  'sow.relayFrom': ['lastHole', 'nextHole'],
  /**
   * What the hole of the last seed must hold for a relay: at least, or exactly, `relayCount` seeds. `visited`: the first
   * lap must end in the opponent's row, or leave a hole there with more seeds than before.
   */
  'sow.relayIf': ['notEmpty', 'atLeast', 'exactly', 'visited'],
  'sow.relayCount': { min: 2, max: ClauseLimit.count, usual: 2 },
  'turn.lastInStore': ['turnOver', 'moveAgain'],
  'turn.lastInOwnEmpty': ['nothing', 'captureOpposite'],
  'turn.lastInOpponentsEmpty': ['nothing', 'captureOpposite'],
  /** What a capture across does when the opposite hole is empty: `takeLast` takes the hole where the last seed fell. */
  'turn.emptyOpposite': ['nothing', 'takeLast'],
  /** Whether a capture across needs an empty hole: always, only at the start of a chain, or never. */
  'turn.acrossFrom': ['empty', 'emptyThenAny', 'any'],
  /** What the opposite hole must hold: anything, or one of the capture counts. */
  'turn.acrossCounts': ['any', 'captureCounts'],
  /** `opponentsSown`: a last seed in an empty hole of the mover's own captures across only after sowing in the opponent's row; otherwise it earns another move. */
  'turn.acrossAfter': ['anySowing', 'opponentsSown'],
  /** Whether the last seed goes to the store with what it captures across. */
  'turn.capturingSeed': ['taken', 'stays'],
  'turn.lastInOpponents': ['nothing', 'captureCounts'],
  'turn.lastInOwn': ['nothing', 'captureCounts'],
  /** The counts, last seed included, at which a hole is captured (awari: 2 and 3). */
  'turn.captureCounts': 'counts',
  /** Even counts from this number on are capture counts too; 0: none. */
  'turn.evenFrom': { min: 0, max: ClauseLimit.count, usual: 0 },
  /** A last seed in a hole of the mover's own that held exactly one: `captureOpposite` takes that hole and the one across. */
  'turn.lastOnSingle': ['nothing', 'captureOpposite'],
  /**
   * When no other capture applies, `take`: the mover takes all of the hole where the last seed falls. `takeEqual`: the
   * mover takes it and the hole across, if the two hold the same number of seeds.
   */
  'turn.lastHole': ['nothing', 'take', 'takeEqual'],
  /** When the sowing is over before an empty hole, the hole after it is taken; `captureBeyondFilled`: only if the last seed found seeds. */
  'turn.gap': ['nothing', 'captureBeyond', 'captureBeyondFilled'],
  /** The hole after the last seed, when the sowing is over: taken at a capture count, or if the last seed fell in the opponent's row. */
  'turn.nextHole': ['nothing', 'takeAtCount', 'takeFromOpponents'],
  /** `opponentsCounts`: a last seed in the opponent's row or the player's own rightmost hole takes all the opponent's holes at a capture count. */
  'turn.sweep': ['nothing', 'opponentsCounts'],
  /** What a capture takes besides: opposite its first hole, opposite each, all the opponent's holes at a capture count, the last hole. */
  'turn.takesToo': ['nothing', 'opposite', 'eachOpposite', 'opponentsCounts', 'lastHole'],
  /** `chain`: neighbouring holes that qualify by the same rule are captured too (never by `lastHole`). */
  'turn.captures': ['one', 'chain'],
  /** `backward`: over holes of the lap just sown. `onward`: over holes not yet reached. `clockwise`: clockwise, whatever the direction of sowing. */
  'turn.chainWay': ['backward', 'onward', 'clockwise'],
  /** The most holes a chain takes from; 0: no limit. */
  'turn.chainMost': { min: 0, max: MAX_HOLES, usual: 0 },
  /** `bothSides`: a chain by count may run on into a row in which it could not start. */
  'turn.chainSides': ['sameSides', 'bothSides'],
  'turn.singleSeed': ['captures', 'capturesNothing'],
  /**
   * `sowOn`: from the hole of the last seed if seeds are left there, otherwise from the next one; if that is empty, the
   * turn is over. `relayOn`: the relay continues as if nothing had been captured.
   */
  'turn.afterCapture': ['turnOver', 'moveAgain', 'moveAgainOnce', 'sowOn', 'relayOn'],
  /** In which row the mover can claim holes permanently. */
  'claim.where': ['never', 'anywhere', 'opponents', 'own'],
  /** The number of seeds that claims. */
  'claim.atCount': { min: 1, max: ClauseLimit.count, usual: 4 },
  /**
   * `count`: the last seed makes its hole `atCount`. `countOrPair`: or it makes it and the hole before it `atCount`
   * and one less, in either order, which claims both. `across`: it falls into an empty hole of the mover's own
   * opposite one with `atCount`; both are claimed. `closing`: as `count`, but the hole is closed: its seeds are sown
   * onward at once, and seeds that its claimant brings there later leave the game, set aside in South's store.
   */
  'claim.rule': ['count', 'countOrPair', 'across', 'closing'],
  'claim.lap': ['any', 'severalSeeds'],
  /**
   * `notLastNorSame`: neither the opponent's last hole in sowing order nor the hole with the number of one that the
   * opponent has claimed. `notLastNorFacing`: nor the hole opposite such a one. `endsAndNext`: the ends of both
   * rows, and in the opponent's row the holes next to them. `innerAndFarEnds`: the player's own holes but the ends, and
   * the ends of the opponent's row. `notRightmost`: not the rightmost hole of either row.
   */
  'claim.places': [
    'all',
    'notLastNorSame',
    'notLastNorFacing',
    'endsAndNext',
    'innerAndFarEnds',
    'notRightmost',
  ],
  /** How many holes each player can claim. */
  'claim.most': ['any', 'one'],
  /** `takesTwo`: a last seed in the opponent's claimed hole captures itself and one more. */
  'claim.lastSeed': ['nothing', 'takesTwo'],
} as const satisfies Readonly<Record<`${Section}.${string}`, readonly string[] | Bounds | 'counts'>>

/** The path of a rule on the last seed, such as `sow.relay`. */
export type WordPath = keyof typeof WORDS

/** The value of such a rule. */
type WordValue<P extends WordPath> = (typeof WORDS)[P] extends 'counts'
  ? readonly number[]
  : (typeof WORDS)[P] extends Bounds
    ? number
    : (typeof WORDS)[P] extends readonly (infer W extends string)[]
      ? W
      : never

type WordsOf<S extends Section> = {
  readonly [P in WordPath as P extends `${S}.${infer Name}` ? Name : never]: WordValue<P>
}

/** A variant whose words, not its clauses, say what the seeds of a lap set off. */
export type Worded = Omit<Variant, 'schema' | 'last' | 'passing' | Section> & {
  readonly [S in Section]: RulesOf<S> & WordsOf<S>
}

/** A rule of a worded variant as readers see it. */
export type WordedField =
  | Field
  | { readonly path: WordPath; readonly kind: 'choice'; readonly choices: readonly string[] }
  | ({ readonly path: WordPath; readonly kind: 'integer' } & Bounds)
  | { readonly path: WordPath; readonly kind: 'counts' }

/** The rules on the last seed as fields. */
export const WORD_FIELDS: readonly Exclude<WordedField, Field>[] = (Object.keys(WORDS) as WordPath[]).map(
  (path) => {
    const values: readonly string[] | Bounds | 'counts' = WORDS[path]
    if (values === 'counts') return { path, kind: values }
    return 'min' in values ? { path, kind: 'integer', ...values } : { path, kind: 'choice', choices: values }
  },
)

/** Whether a path is one of a rule on the last seed. */
export function isWordPath(path: string): path is WordPath {
  return Object.hasOwn(WORDS, path)
}

/** The value of a rule on the last seed in games without it. */
export function usualWord(path: WordPath): unknown {
  const values: readonly string[] | Bounds | 'counts' = WORDS[path]
  if (values === 'counts') return []
  return 'min' in values ? values.usual : values[0]
}

/** The other rules of a variant with words for what the seeds of a lap set off; those left out are the usual ones. */
export function withWords(variant: Variant, words: ReadonlyMap<WordPath, unknown>): Worded {
  const { name, source } = variant
  const sections: Record<string, Record<string, unknown>> = {}
  const add = (path: string, value: unknown): void => {
    const [section, key] = path.split('.') as [Section, string]
    sections[section] ??= {}
    sections[section][key] = value
  }
  for (const { path } of FIELDS) add(path, valueAt(variant, path))
  for (const { path } of WORD_FIELDS) add(path, words.get(path) ?? usualWord(path))
  return { name, source, ...sections } as unknown as Worded
}
