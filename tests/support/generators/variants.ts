import fc from 'fast-check'
import { parseVariant } from '../../../src/engine/variant/parse'
import { BASE } from '../../../src/engine/variant/catalogue/base'
import { REFUSALS } from '../../../src/engine/variant/clauses/refusals'
import { FIELDS, sectionOf, valueAt } from '../../../src/engine/variant/fields'
import { isNewSince } from '../../../src/engine/variant/schema'
import { hasCaptures, traitsOf } from '../../../src/engine/variant/support'
import { SCHEMA_VERSION, type Layout, type Variant } from '../../../src/engine/variant/variant'
import { SECTIONS, type Section } from '../../../src/engine/variant/sections'
import { WORDS, type RulePath, type WordPath } from '../../../src/engine/variant/rulePaths'
import type { RuleValue } from '../../../src/engine/variant/ruleValues'

/** How large the generated boards may be. */
export interface Sizes {
  readonly maxHoles: number
  readonly maxSeedsPerHole: number
}

const SMALL: Sizes = { maxHoles: 5, maxSeedsPerHole: 6 }

/** Rules that must have these words; a contradiction with others may still replace one. */
export type Wishes = { readonly [path in WordPath]?: string }

/** Legal variants over the whole rule space, on boards small enough for thousands of games. */
export function variants(sizes: Sizes = SMALL, wishes: Wishes = {}): fc.Arbitrary<Variant> {
  const wished = Object.fromEntries(Object.entries(wishes).map(([path, word]) => [path, fc.constant(word)]))
  return fc
    .integer({ min: 1, max: sizes.maxHoles })
    .chain((holes) => fc.record({ ...wordRules(), ...wished, ...otherRules(holes, sizes) }))
    .map((rules) => withoutConflicts(assemble(rules as Rules)))
}

type Rules = { readonly [P in RulePath]: RuleValue<P> }

/** Rules that mostly have the base's word because others are slow: a match may last a thousand rounds. */
const OFTEN_USUAL: ReadonlySet<string> = new Set(['match.length'])

/** A rule that came with schema 2 is the base's word half of the time, so that rules meet in small numbers. */
function wordRules(): { readonly [path: string]: fc.Arbitrary<string> } {
  return Object.fromEntries(
    Object.entries(WORDS).map(([path, words]) => {
      const usual = valueAt(BASE.variant, path as WordPath)
      const often = isNewSince(1, path as RulePath) || OFTEN_USUAL.has(path) ? words.map(() => usual) : []
      return [path, fc.constantFrom<string>(...often, ...often, ...words)]
    }),
  )
}

/** Numbers and shapes; a new one does not compile until it is drawn here. */
function otherRules(
  holes: number,
  { maxSeedsPerHole: max }: Sizes,
): { readonly [P in Exclude<RulePath, WordPath>]: fc.Arbitrary<RuleValue<P>> } {
  return {
    'board.holes': fc.constant(holes),
    'start.seedsPerHole': fc.integer({ min: 1, max }),
    'start.layout': layouts(holes, max),
    'lift.atLeast': fc.constantFrom(1, 1, 1, 2),
    'sow.skipCount': fc.integer({ min: 1, max: 5 }),
    'sow.lateSeeds': fc.constantFrom(0, 0, 0, 6),
    'sow.relayCount': fc.integer({ min: 2, max: 4 }),
    'turn.captureCounts': fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
      .map((counts) => counts.sort((a, b) => a - b)),
    'turn.evenFrom': fc.constantFrom(0, 0, 0, 2, 4),
    'turn.chainMost': fc.constantFrom(0, 0, 1, 2),
    'turn.capturesAfter': fc.constantFrom(0, 0, 0, 1, 2),
    'claim.atCount': fc.integer({ min: 1, max: 5 }),
    'end.few': fc.constantFrom(0, 0, 0, 3, 6),
    'end.quietMoves': fc.constantFrom(0, 0, 1, 5, 20),
    'match.rounds': fc.integer({ min: 1, max: 4 }),
    'match.outBelow': fc.constantFrom(1, 1, 2),
  }
}

function assemble(rules: Rules): Variant {
  const sections = Object.fromEntries(
    SECTIONS.map((section) => {
      const own = FIELDS.filter(({ path }) => sectionOf(path) === section)
      return [
        section,
        Object.fromEntries(own.map(({ path }) => [path.slice(section.length + 1), rules[path]])),
      ]
    }),
  ) as Pick<Variant, Section>
  return { schema: SCHEMA_VERSION, name: 'Generated', source: 'tests', ...sections }
}

function layouts(n: number, max: number): fc.Arbitrary<'even' | Layout> {
  const holes = fc.array(fc.integer({ min: 0, max }), { minLength: n, maxLength: n })
  const store = fc.constantFrom(0, 0, 1, 3)
  const custom = fc
    .record({ south: holes, north: holes, southStore: store, northStore: store })
    .filter(({ south, north }) => [...south, ...north].some((seeds) => seeds > 0))
  return fc.oneof({ weight: 2, arbitrary: fc.constant('even' as const) }, { weight: 1, arbitrary: custom })
}

/** Resolves contradictions between independent choices by dropping one of the two rules. */
function withoutConflicts(variant: Variant): Variant {
  let { start, lift, sow, turn, claim, end, win, match } = variant
  const { board } = variant
  if (board.stores === 'capturesOnly') {
    turn = { ...turn, lastInStore: 'turnOver' }
    if (start.first === 'bothAtOnce') start = { ...start, first: 'lot' }
  }
  const { layout } = start
  if (layout !== 'even' && [layout.south, layout.north].some((side) => side.every((seeds) => seeds === 0))) {
    if (start.first === 'bothAtOnce') start = { ...start, first: 'south' }
  }
  if (start.first === 'bothAtOnce') {
    if (turn.grandSlam !== 'allowed') turn = { ...turn, grandSlam: 'void' }
    if (!['anticlockwise', 'clockwise', 'eitherWay'].includes(sow.direction))
      sow = { ...sow, direction: 'eitherWay' }
    ;({ lift, sow, turn, claim } = withoutNewRules({ ...variant, lift, sow, turn, claim }, [
      'lift',
      'sow',
      'turn',
      'claim',
    ]))
    end = { ...end, fewTo: 'leftovers' }
  }
  if (match.length !== 'oneRound' && match.refill === 'territory') {
    if (board.holes > 10) match = { ...match, refill: 'fromLeft' }
    else start = { ...start, layout: 'even' }
  }
  if (sow.direction === 'ownRow') {
    if (board.stores === 'both') sow = { ...sow, direction: 'anticlockwise' }
    else {
      lift = lift.reach === 'bothRows' ? { ...lift, reach: 'anywhere' } : lift
      sow = ['alternate', 'overToOpponent'].includes(sow.firstMove) ? { ...sow, firstMove: 'asOthers' } : sow
      match = match.refill === 'territory' ? { ...match, refill: 'fromLeft' } : match
    }
  }
  if (lift.reach === 'bothRows') {
    if (board.holes > 10) lift = { ...lift, reach: 'anywhere' }
    else match = match.refill === 'territory' ? { ...match, refill: 'fromLeft' } : match
  }
  if (sow.leave === 'one' || sow.before === 'storeOne') lift = { ...lift, atLeast: 2 }
  if (sow.before === 'storeOne') {
    sow = { ...sow, relayFrom: 'lastHole' }
    if (turn.afterCapture === 'sowOn') turn = { ...turn, afterCapture: 'turnOver' }
  }
  if (sow.relay === 'never' && sow.firstMove !== 'plainRelay' && turn.afterCapture !== 'sowOn') {
    sow = { ...sow, turning: 'sameWay' }
  }
  if (turn.emptyOpposite === 'takeLast') turn = { ...turn, capturingSeed: 'taken' }
  if (claim.rule === 'closing' && claim.where !== 'never') {
    claim = { ...claim, sowing: 'notByOpponent', fixed: 'none' }
    if (win.by === 'mostSeeds' || win.by === 'majority') win = { by: 'immobilise' }
    if (end.when === 'majority') end = { ...end, when: 'moverCannotMove' }
    match = { ...match, length: 'oneRound' }
  }
  if (claim.where === 'never' && claim.fixed === 'none') claim = { ...claim, captured: 'toStore' }
  if (match.length !== 'oneRound' && sow.firstMove === 'alternate') sow = { ...sow, firstMove: 'asOthers' }
  if (sow.relay !== 'never') turn = { ...turn, lastHole: 'nothing' }
  if (turn.captureCounts.length === 0) turn = { ...turn, captureCounts: [2, 3] }
  if (end.when === 'moverCannotMove') turn = { ...turn, noMove: 'roundEnds' }
  if (end.when === 'allInStores') turn = { ...turn, noMove: 'pass' }
  if (end.when === 'eitherSideEmpty') turn = { ...turn, mustFeed: 'no' }
  if (['nobody', 'toUnfedOrNobody'].includes(end.leftovers)) match = { ...match, length: 'oneRound' }
  if (match.length !== 'oneRound' && match.nextFirst === 'lastedLongest' && start.first !== 'bothAtOnce') {
    match = { ...match, nextFirst: 'winner' }
  }
  let settled = withoutRefusals({ ...variant, start, lift, sow, turn, claim, end, win, match })
  if (board.stores === 'capturesOnly' && !hasCaptures(settled)) {
    turn = { ...settled.turn, lastInOwnEmpty: 'captureOpposite' }
    settled = withoutRefusals({ ...settled, turn })
  }
  const parsed = parseVariant(settled)
  if (!parsed.ok) throw new Error(`The generator made an illegal variant: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}

/** A variant without the first rule of every pair that no list of clauses can say. */
function withoutRefusals(variant: Variant): Variant {
  return REFUSALS.reduce(
    (left, { paths: [first], holds }) =>
      holds(left) ? mix(BASE.variant, left, (path) => path === first) : left,
    variant,
  )
}

/** A variant with the base's word for every rule that came with schema 2, or for those of some sections. */
export function withoutNewRules(variant: Variant, sections: readonly Section[] = SECTIONS): Variant {
  return mix(BASE.variant, variant, (path) => isNewSince(1, path) && sections.includes(sectionOf(path)))
}

/** A variant without the rules that no solver supports: claims, history, and endless play that continues. */
export function withoutUnsolvedRules(variant: Variant): Variant {
  let solvable = mix(BASE.variant, variant, (path) => path === 'end.repeats')
  for (const { path } of FIELDS) {
    const without = mix(BASE.variant, solvable, (other) => other === path)
    if (unsolvedRules(without) < unsolvedRules(solvable)) solvable = without
  }
  return solvable
}

/** How many rules of a variant claim holes or depend on history. */
function unsolvedRules(variant: Variant): number {
  return traitsOf(variant).filter(({ reads }) => reads === 'claims' || reads === 'past').length
}

/** The rules of one variant if `isTaken` says so, otherwise those of another. */
function mix(from: Variant, other: Variant, isTaken: (path: RulePath) => boolean): Variant {
  const sections: Record<string, Record<string, unknown>> = {}
  for (const { path } of FIELDS) {
    const section = sectionOf(path)
    sections[section] ??= {}
    sections[section][path.slice(section.length + 1)] = valueAt(isTaken(path) ? from : other, path)
  }
  return { ...other, ...sections }
}
