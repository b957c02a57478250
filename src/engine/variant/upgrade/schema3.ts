import { FIELDS, type RulePath, type Section } from '../fields'
import { hasRule } from '../usual'
import type { Variant } from '../variant'
import { toWords } from './toWords'

/** The rules of each section in the order in which files of schema 3 had them. */
const ORDER: Readonly<Record<Section, string>> = {
  board: 'holes stores',
  start: 'seedsPerHole layout first turned',
  lift: 'atLeast singles pairs reach opening facing undo',
  sow: 'direction origin leave skips skipCount before passing lateSeeds relay relayFrom relayIf relayCount turning firstMove',
  turn: 'lastInStore lastInOwnEmpty lastInOpponentsEmpty emptyOpposite acrossFrom acrossCounts acrossAfter capturingSeed lastInOpponents lastInOwn captureCounts evenFrom lastOnSingle lastHole gap nextHole sweep takesToo captures chainWay chainMost chainSides singleSeed capturesAfter starterWaits afterCapture noMove mustFeed grandSlam',
  claim: 'where atCount rule lap places most fixed sowing lastSeed captured',
  end: 'when few fewTo leftovers repetition repeats quietMoves',
  win: 'by',
  match: 'length rounds outBelow refill burnt nextFirst',
}

/** Later rules that the words of schema 3 say together with the clauses. */
const CONVERTED: ReadonlySet<string> = new Set<RulePath>(['claim.closed'])

/** The rules that files of schema 3 hold; a later rule is one that their games do not have. */
export const IN_SCHEMA_3: ReadonlySet<string> = new Set(
  Object.entries(ORDER).flatMap(([section, keys]) => keys.split(' ').map((key) => `${section}.${key}`)),
)

/**
 * The rules of a variant as a file of schema 3 had them, where its words could say them. What was computed then is named by
 * a checksum over them.
 */
export function schema3Of(variant: Variant): Readonly<Record<Section, unknown>> | null {
  const isLater = FIELDS.some(
    ({ path }) => !IN_SCHEMA_3.has(path) && !CONVERTED.has(path) && hasRule(variant, path),
  )
  const worded = isLater ? null : toWords(variant)
  if (worded === null) return null
  const sections = Object.entries(ORDER) as [Section, string][]
  return Object.fromEntries(
    sections.map(([section, keys]) => {
      const rules = worded[section] as Readonly<Record<string, unknown>>
      return [section, Object.fromEntries(keys.split(' ').map((key) => [key, rules[key]]))]
    }),
  ) as Record<Section, unknown>
}
