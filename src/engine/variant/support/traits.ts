import { message, type Message } from '../../../locales/message'

/** How a first turn can be searched under a rule: fast, only by the reference rules, or not at all, and why. */
type OpeningSearch = { readonly kind: 'fast' } | { readonly kind: 'slow' | 'none'; readonly because: Message }

/** A part of a game that a rule may read, besides the contents of holes and who is to move. */
export type KeyPart = 'stores' | 'quietMoves' | 'claims' | 'past'

/** What the fast paths and the solvers must know about a rule. */
export interface Traits {
  /**
   * Whether the vector batch supports it: whole random games of one round, the board in vectors, no memory of earlier
   * positions. Captures by count or of several holes, and choices that need to look ahead, are played slot by slot.
   */
  readonly vectorBatch: boolean
  /**
   * Whether the solver for games like kalah supports it: alternating players, moves of one lap into sown stores, only
   * captures across, and an end when a side is empty. No position repeats, and the stores decide nothing.
   */
  readonly kalahSolver: boolean
  readonly openings: OpeningSearch
  /** Whether it captures by itself; other rules only determine how much or when. */
  readonly captures: boolean
  /** Whether a round can end under it with seeds in holes, other than by being stopped. */
  readonly leavesSeeds: boolean
  /** Whether it can leave seeds to nobody, always or only if a round is stopped before it ends by itself. */
  readonly losesSeeds: 'never' | 'atTheEnd' | 'whenStopped'
  /**
   * Whether it lets a position of a round repeat. If stores are sown, everyone sows in one direction and only one
   * player lifts a row, seeds only go forward and each time round the board brings one to a store, so nothing can.
   */
  readonly repeats: boolean
  /** Whether it may treat South and North differently, so that a position and its mirror image may differ in value. */
  readonly sided: boolean
  /** What it reads, besides holes and mover, to decide how play continues from here. */
  readonly reads: KeyPart | null
}

/** A rule that every fast path supports and that needs no special care. */
export const PLAIN: Traits = {
  vectorBatch: true,
  kalahSolver: true,
  openings: { kind: 'fast' },
  captures: false,
  leavesSeeds: false,
  losesSeeds: 'never',
  repeats: false,
  sided: false,
  reads: null,
}

/** A plain rule except for what is named. */
export function plainBut(traits: Partial<Traits>): Traits {
  return { ...PLAIN, ...traits }
}

/** A rule that no fast path supports, and why first turns are not searched fast; the usual start for a new word. */
export function slowOnly(because: Message, traits: Partial<Traits> = {}): Traits {
  return plainBut({ vectorBatch: false, kalahSolver: false, openings: { kind: 'slow', because }, ...traits })
}

/** A rule under which first turns are not searched, because none has more than one move or for another reason. */
export function noOpenings(because: Message, traits: Partial<Traits> = {}): Traits {
  return plainBut({ openings: { kind: 'none', because }, ...traits })
}

/** A rule that depends on earlier events in the round, or that claims holes: first turns are not searched under it. */
export function remembering(reads: 'claims' | 'past', traits: Partial<Traits> = {}): Traits {
  const because = {
    claims: message('searchReasons.claims'),
    past: message('searchReasons.past'),
  }[reads]
  return unsearched(because, { reads, ...traits })
}

/** A rule that no fast path and no search of first turns supports, and why. */
export function unsearched(because: Message, traits: Partial<Traits> = {}): Traits {
  return noOpenings(because, { vectorBatch: false, kalahSolver: false, ...traits })
}
