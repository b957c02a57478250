import { fitsVectorBatch } from '../variant/support/vectorBatch'
import type { Layout, Variant } from '../variant/variant'

/** How the kernel plays whole random games: slot by slot, or with the board in one or two vectors. */
export type Path = 'plain' | 'oneVector' | 'twoVectors'

/** A variant as the kernel reads it: a number a rule, the starting seeds by slot, and the counts that capture. */
export interface CompiledRules {
  readonly path: Path
  readonly codes: Int32Array
  readonly layout: Uint16Array
  readonly captureCounts: readonly number[]
}

/** The words of every rule, in the order of assembly/rules.ts: a word's place is its code. */
const WORDS = {
  stores: ['own', 'capturesOnly'],
  first: ['south', 'lot', 'bothAtOnce'],
  direction: ['anticlockwise', 'clockwise', 'eitherWay'],
  origin: ['sown', 'skipped'],
  relay: ['never', 'any', 'own'],
  lastInStore: ['moveAgain', 'turnOver'],
  lastInOwnEmpty: ['nothing', 'captureOpposite'],
  emptyOpposite: ['nothing', 'takeLast'],
  lastInOpponents: ['nothing', 'captureCounts'],
  lastOnSingle: ['nothing', 'captureOpposite'],
  lastHole: ['nothing', 'take'],
  captures: ['one', 'chain'],
  noMove: ['pass', 'roundEnds'],
  mustFeed: ['no', 'yes'],
  grandSlam: ['allowed', 'void', 'forbidden'],
  when: ['allInStores', 'moverCannotMove', 'eitherSideEmpty', 'majority'],
  leftovers: ['toSideOwner', 'toOtherPlayer', 'toLastMover', 'nobody'],
  repetition: ['shareBySide', 'draw'],
  by: ['mostSeeds', 'majority'],
  length: ['oneRound', 'rounds', 'untilOut'],
  refill: ['nearestStore', 'fromLeft'],
  burnt: ['skipped', 'confiscated'],
  nextFirst: ['winner', 'loser', 'other', 'lastedLongest'],
  path: ['plain', 'oneVector', 'twoVectors'],
} as const

/** Turns a variant into the numbers the kernel reads. */
export function compile(variant: Variant): CompiledRules {
  const { board, start, sow, turn, end, win, match } = variant
  const layout = layoutOf(variant)
  const path = pathOf(variant, layout)
  const codes = Int32Array.of(
    board.holes,
    code('stores', board.stores),
    start.seedsPerHole,
    code('first', start.first),
    code('direction', sow.direction),
    code('origin', sow.origin),
    code('relay', sow.relay),
    code('lastInStore', turn.lastInStore),
    code('lastInOwnEmpty', turn.lastInOwnEmpty),
    code('emptyOpposite', turn.emptyOpposite),
    code('lastInOpponents', turn.lastInOpponents),
    code('lastOnSingle', turn.lastOnSingle),
    code('lastHole', turn.lastHole),
    code('captures', turn.captures),
    code('noMove', turn.noMove),
    code('mustFeed', turn.mustFeed),
    code('grandSlam', turn.grandSlam),
    code('when', end.when),
    code('leftovers', end.leftovers),
    code('repetition', end.repetition),
    end.quietMoves,
    code('by', win.by),
    code('length', match.length),
    match.rounds,
    code('refill', match.refill),
    code('burnt', match.burnt),
    code('nextFirst', match.nextFirst),
    code('path', path),
  )
  return { path, codes, layout, captureCounts: turn.captureCounts }
}

function code<Rule extends keyof typeof WORDS>(rule: Rule, word: (typeof WORDS)[Rule][number]): number {
  return (WORDS[rule] as readonly string[]).indexOf(word)
}

function layoutOf(variant: Variant): Uint16Array {
  const layout = variant.start.layout === 'even' ? evenLayout(variant) : variant.start.layout
  return Uint16Array.of(...layout.south, layout.southStore, ...layout.north, layout.northStore)
}

function evenLayout({ board, start }: Variant): Layout {
  const side = Array.from({ length: board.holes }, () => start.seedsPerHole)
  return { south: side, north: side, southStore: 0, northStore: 0 }
}

/**
 * A byte holds a slot of up to 255 seeds. A majority is looked for where the mover's store has grown, so none may be
 * there from the start.
 */
function pathOf(variant: Variant, layout: Uint16Array): Path {
  const { holes } = variant.board
  const total = layout.reduce((sum, seeds) => sum + seeds, 0)
  const startsWithMajority = 2 * Math.max(layout[holes]!, layout.at(-1)!) > total
  const plain =
    !fitsVectorBatch(variant) || total > 255 || (variant.end.when === 'majority' && startsWithMajority)
  if (plain) return 'plain'
  return holes <= 7 ? 'oneVector' : 'twoVectors'
}
