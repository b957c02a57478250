import * as v from 'valibot'
import type { Text } from '../../locales/message'

/**
 * A way to play as data: scripted first moves, then rules in order of priority. The first rule that recommends a legal
 * choice decides; if it recommends several, they are equals and the strategy does not say which.
 */
export interface Strategy {
  readonly id: string
  readonly name: Text
  readonly source: string
  /** The first own moves, one after the other; one that cannot be played is left to the rules. */
  readonly opening: readonly Hole[]
  readonly rules: readonly Rule[]
}

/** A hole by its distance from the player's own store, 0 being next to it; or by its number from the player's left. */
export type Hole = { readonly fromStore: number } | { readonly hole: number }

/** What a rule recommends among the legal choices. */
export type Rule =
  /** The last seed falls into the player's own store. */
  | { readonly play: 'endInStore' }
  /** Any capture of at least one opposing seed; or only those that capture most. */
  | { readonly play: 'capture' }
  | { readonly play: 'captureMost' }
  /** A hole that the opponent could capture, those with most seeds. */
  | { readonly play: 'defend' }
  /** Of the holes that capture or could be captured, those with most seeds. */
  | { readonly play: 'captureOrDefend' }
  /** The seeds nearest the player's own store; or the nearest of those that the opponent could not capture. */
  | { readonly play: 'nearestStore' }
  | { readonly play: 'nearestStoreUnattacked' }
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
  'nearestStoreUnattacked',
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
