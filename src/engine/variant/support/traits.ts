import { message, type Message } from '../../../locales/message'

/** How a first turn can be searched under a rule: fast, only by the reference rules, or not at all, and why. */
type OpeningSearch = { readonly kind: 'fast' } | { readonly kind: 'slow' | 'none'; readonly because: Message }

/** A part of a game that a rule may read, besides the contents of holes and who is to move. */
export type KeyPart = 'stores' | 'quietMoves' | 'claims' | 'past'

/** What the fast paths and the solvers must know of a rule. */
export interface Traits {
  /**
   * Whether the vector batch plays it: whole random games of one round, the board in vectors, no memory of earlier
   * positions. Captures by count or over several holes and choices that need a look ahead are played slot by slot.
   */
  readonly vectorBatch: boolean
  /**
   * Whether the solver of games like kalah knows it: players in turn, a move of one lap into sown stores, captures
   * across at most, and an end when a side is empty. No position comes again, and the stores decide nothing.
   */
  readonly kalahSolver: boolean
  readonly openings: OpeningSearch
  /** Whether it captures by itself; other rules only say how much or when. */
  readonly captures: boolean
  /** Whether a round can end under it while seeds still lie in holes, other than by being stopped. */
  readonly leavesSeeds: boolean
  /** Whether it can leave seeds to nobody, always or only where a round is stopped before it ends by itself. */
  readonly losesSeeds: 'never' | 'atTheEnd' | 'whenStopped'
  /**
   * Whether it lets a position of a round come again. Where stores are sown and everyone sows one way, seeds only go
   * forward and each time round the board brings one to a store, so nothing can.
   */
  readonly repeats: boolean
  /** Whether it may treat South and North differently, so that a position is worth another than its mirror image. */
  readonly sided: boolean
  /** What it reads, besides holes and mover, to decide how play continues from here. */
  readonly reads: KeyPart | null
}

/** A rule that every fast path knows and that has no consequence any of them must look out for. */
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

/** A rule that no fast path knows, and why first turns are not searched fast; a new word usually begins as this. */
export function slowOnly(because: Message, traits: Partial<Traits> = {}): Traits {
  return plainBut({ vectorBatch: false, kalahSolver: false, openings: { kind: 'slow', because }, ...traits })
}

/** A rule under which first turns are not searched, because none has more than one move or for another reason. */
export function noOpenings(because: Message, traits: Partial<Traits> = {}): Traits {
  return plainBut({ openings: { kind: 'none', because }, ...traits })
}

/** A rule that asks what happened earlier in the round, or that claims holes: first turns are not searched under it. */
export function remembering(reads: 'claims' | 'past', traits: Partial<Traits> = {}): Traits {
  const because = {
    claims: message('searchReasons.claims'),
    past: message('searchReasons.past'),
  }[reads]
  return unsearched(because, { reads, ...traits })
}

/** A rule that no fast path and no search of first turns knows, and why. */
export function unsearched(because: Message, traits: Partial<Traits> = {}): Traits {
  return noOpenings(because, { vectorBatch: false, kalahSolver: false, ...traits })
}
