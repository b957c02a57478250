import * as v from 'valibot'

/**
 * A way to play as data: scripted first moves, then rules in order of priority. The first rule that recommends a legal
 * choice decides; if it recommends several, they are equals and the strategy does not say which.
 */
export interface Strategy {
  readonly id: string
  readonly name: string
  readonly source: string
  /** The first own moves, one after the other; one that cannot be played is left to the rules. */
  readonly opening: readonly Hole[]
  readonly rules: readonly Rule[]
}

/** A hole by its distance from the own store, 0 being next to it; or by its number from the player's left. */
export type Hole = { readonly fromStore: number } | { readonly hole: number }

/** What a rule recommends among the legal choices. */
export type Rule =
  /** The last seed falls into the own store. */
  | { readonly play: 'endInStore' }
  /** Any capture of at least one opposing seed; or only those that capture most. */
  | { readonly play: 'capture' }
  | { readonly play: 'captureMost' }
  /** A hole that the opponent could capture, those with most seeds. */
  | { readonly play: 'defend' }
  /** Of the holes that capture or could be captured, those with most seeds. */
  | { readonly play: 'captureOrDefend' }
  /** The seeds nearest the own store. */
  | { readonly play: 'nearestStore' }
  | { readonly play: 'hole'; readonly hole: Hole }
  /** With j the opponent's first hole, from that player's left, that has seeds: hole n − j − `less`. */
  | { readonly play: 'facingForemost'; readonly less: number }
  /** What the opponent played in the last turn, move by move. */
  | { readonly play: 'mirror' }
  | { readonly play: 'any' }

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))
const hole = v.union([v.strictObject({ fromStore: count }), v.strictObject({ hole: count })])
const plain = [
  'endInStore',
  'capture',
  'captureMost',
  'defend',
  'captureOrDefend',
  'nearestStore',
  'mirror',
  'any',
] as const

/** Checks a strategy read from a file or a form. */
export const STRATEGY_SHAPE = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  name: v.pipe(v.string(), v.maxLength(200)),
  source: v.pipe(v.string(), v.maxLength(500)),
  opening: v.pipe(v.array(hole), v.maxLength(100)),
  rules: v.pipe(
    v.array(
      v.variant('play', [
        v.strictObject({ play: v.literal('hole'), hole }),
        v.strictObject({ play: v.literal('facingForemost'), less: count }),
        v.strictObject({ play: v.picklist(plain) }),
      ]),
    ),
    v.maxLength(100),
  ),
})

/** Each rule in words. */
export function explainRule(rule: Rule): string {
  switch (rule.play) {
    case 'endInStore':
      return 'end in the own store'
    case 'capture':
      return 'capture at least one opposing seed'
    case 'captureMost':
      return 'capture as much as possible'
    case 'defend':
      return 'move the fullest hole that could be captured'
    case 'captureOrDefend':
      return 'of the holes that capture or could be captured, sow the fullest'
    case 'nearestStore':
      return 'sow the seeds nearest the store'
    case 'hole':
      return `sow ${explainHole(rule.hole)}`
    case 'facingForemost':
      return `with j the opponent’s first hole that has seeds, sow hole n − j − ${rule.less}`
    case 'mirror':
      return 'repeat what the opponent played'
    case 'any':
      return 'play anything'
  }
}

/** A hole in words. */
export function explainHole(of: Hole): string {
  if ('hole' in of) return `hole ${of.hole}`
  return of.fromStore === 0 ? 'the hole next to the store' : `the hole ${of.fromStore} before the last`
}
