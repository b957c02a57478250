import fc from 'fast-check'
import { parseVariant } from '../../../src/engine/variant/parse'
import type { Clause } from '../../../src/engine/variant/clauses/clause'
import {
  FIELDS,
  SECTIONS,
  type RulePath,
  type WordPath as ChoicePath,
} from '../../../src/engine/variant/fields'
import { REFUSALS } from '../../../src/engine/variant/upgrade/refusals'
import { isNewSince, unworded, WORDED_FIELDS } from '../../../src/engine/variant/upgrade/upgrade'
import { isWordPath, usualWord, type Worded, type WordPath } from '../../../src/engine/variant/upgrade/words'
import { usualOf } from '../../../src/engine/variant/usual'
import { hasCaptures, traitsOf } from '../../../src/engine/variant/support'
import type { Layout, Variant } from '../../../src/engine/variant/variant'

/** How large the generated boards may be. */
export interface Sizes {
  readonly maxHoles: number
  readonly maxSeedsPerHole: number
}

const SMALL: Sizes = { maxHoles: 5, maxSeedsPerHole: 6 }

/** Rules that must have these words, also such as clauses say now; a contradiction with others may still replace one. */
export type Wishes = { readonly [path in RulePath | WordPath]?: string }

/**
 * Legal variants over the whole rule space, on boards small enough for thousands of games. Their clauses come from words, which
 * combine to games more often than clauses drawn at random.
 */
export function variants(sizes: Sizes = SMALL, wishes: Wishes = {}): fc.Arbitrary<Variant> {
  const wished = Object.fromEntries(Object.entries(wishes).map(([path, word]) => [path, fc.constant(word)]))
  return fc
    .integer({ min: 1, max: sizes.maxHoles })
    .chain((holes) => fc.record({ ...wordRules(), ...wished, ...otherRules(holes, sizes) }))
    .map((rules) => withoutConflicts(assemble(rules as Rules)))
}

type Rules = Readonly<Record<RulePath | WordPath, unknown>>

const usual = (path: RulePath | WordPath): unknown => (isWordPath(path) ? usualWord(path) : usualOf(path))

/** Rules that are mostly usual because others are slow: a match may last a thousand rounds. */
const OFTEN_USUAL: ReadonlySet<string> = new Set(['match.length'])

/** A rule that came with schema 2 is usual half of the time, so that rules meet in small numbers. */
function wordRules(): { readonly [path: string]: fc.Arbitrary<unknown> } {
  return Object.fromEntries(
    WORDED_FIELDS.flatMap((field) => {
      if (field.kind !== 'choice') return []
      const { path, choices } = field
      const often = isNewSince(1, path) || OFTEN_USUAL.has(path) ? choices.map(() => usual(path)) : []
      return [[path, fc.constantFrom<unknown>(...often, ...often, ...choices)]]
    }),
  )
}

/** Rules that are no words, also of those that clauses say now. */
type NumberPath =
  | Exclude<RulePath, ChoicePath>
  // Boards of four rows have a generator of their own.
  | 'board.rows'
  | 'sow.relayCount'
  | 'turn.captureCounts'
  | 'turn.evenFrom'
  | 'turn.chainMost'
  | 'claim.atCount'

/** Numbers and shapes; a new one does not compile until it is drawn here. */
function otherRules(
  holes: number,
  { maxSeedsPerHole: max }: Sizes,
): Readonly<Record<NumberPath, fc.Arbitrary<unknown>>> {
  return {
    'board.rows': fc.constant('two'),
    'board.holes': fc.constant(holes),
    'start.seedsPerHole': fc.integer({ min: 1, max }),
    'start.layout': layouts(holes, max),
    'lift.atLeast': fc.constantFrom(1, 1, 1, 2),
    'lift.houseSeeds': fc.constant(6),
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

function assemble(rules: Rules): Worded {
  const sections = Object.fromEntries(
    SECTIONS.map((section) => {
      const own = WORDED_FIELDS.filter(({ path }) => path.startsWith(`${section}.`))
      return [
        section,
        Object.fromEntries(
          own.map(({ path }) => [path.slice(section.length + 1), rules[path] ?? usual(path)]),
        ),
      ]
    }),
  )
  return { name: 'Generated', source: 'tests', ...sections } as unknown as Worded
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
function withoutConflicts(variant: Worded): Variant {
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
    ;({ lift, sow, turn, claim } = usualWhere(
      { ...variant, lift, sow, turn, claim },
      (path) => isNewSince(1, path) && /^(lift|sow|turn|claim)\./.test(path),
    ))
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
  if (match.length !== 'oneRound' && match.refill !== 'territory' && sow.firstMove === 'alternate')
    sow = { ...sow, firstMove: 'asOthers' }
  if (sow.relay !== 'never') turn = { ...turn, lastHole: 'nothing' }
  if (turn.captureCounts.length === 0) turn = { ...turn, captureCounts: [2, 3] }
  if (end.when === 'moverCannotMove') turn = { ...turn, noMove: 'roundEnds' }
  if (end.when === 'allInStores') turn = { ...turn, noMove: 'pass' }
  if (end.when === 'eitherSideEmpty') turn = { ...turn, mustFeed: 'no' }
  if (['nobody', 'toUnfedOrNobody'].includes(end.leftovers)) match = { ...match, length: 'oneRound' }
  if (match.length !== 'oneRound' && match.nextFirst === 'lastedLongest' && start.first !== 'bothAtOnce') {
    match = { ...match, nextFirst: 'winner' }
  }
  const inHoles =
    start.layout === 'even'
      ? 2 * board.holes * start.seedsPerHole
      : [...start.layout.south, ...start.layout.north].reduce((sum, seeds) => sum + seeds, 0)
  if (start.first === 'bothAtOnce' || inHoles < 4 * board.holes) start = { ...start, deal: 'asWritten' }
  let settled = withoutRefusals({ ...variant, start, lift, sow, turn, claim, end, win, match })
  if (board.stores === 'capturesOnly' && !hasCaptures(listed(settled))) {
    turn = { ...settled.turn, lastInOwnEmpty: 'captureOpposite' }
    settled = withoutRefusals({ ...settled, turn })
  }
  return legalised(settled)
}

/** Whatever still contradicts the list of clauses is made usual, one rule after another, before words become clauses. */
function legalised(worded: Worded): Variant {
  const parsed = parseVariant(listed(worded))
  if (parsed.ok) return parsed.value
  const paths = parsed.error.flatMap((problem) => (problem.code === 'conflict' ? problem.paths : []))
  // Layouts have as many holes as the board, which therefore stays.
  const unusual = FIELDS.find(
    ({ path }) => path !== 'board.holes' && paths.includes(path) && valueOf(worded, path) !== usual(path),
  )
  if (!unusual) throw new Error(`The generator made an illegal variant: ${JSON.stringify(parsed.error)}`)
  return legalised(withoutRefusals(usualWhere(worded, (path) => path === unusual.path)))
}

function valueOf(variant: Worded, path: RulePath): unknown {
  const [section, rule] = path.split('.') as [(typeof SECTIONS)[number], string]
  return (variant[section] as Readonly<Record<string, unknown>>)[rule]
}

function listed(worded: Worded): Variant {
  const upgraded = unworded(worded)
  if (!upgraded.ok)
    throw new Error(`The generator made an illegal variant: ${JSON.stringify(upgraded.error)}`)
  return upgraded.value as Variant
}

/** A variant without the first rule of every pair that no list of clauses can say. */
function withoutRefusals(variant: Worded): Worded {
  return REFUSALS.reduce(
    (left, { paths: [first], holds }) => (holds(left) ? usualWhere(left, (path) => path === first) : left),
    variant,
  )
}

/** A variant in which some rules are usual. */
function usualWhere<T extends Worded | Variant>(
  variant: T,
  isUsual: (path: RulePath | WordPath) => boolean,
): T {
  const sections: Record<string, Record<string, unknown>> = {}
  for (const section of SECTIONS) {
    sections[section] = Object.fromEntries(
      Object.entries(variant[section]).map(([key, value]) => {
        const path = `${section}.${key}` as RulePath | WordPath
        return [key, isUsual(path) ? usual(path) : (value as unknown)]
      }),
    )
  }
  return { ...variant, ...sections }
}

/** A variant without the rules that came with schema 2, or without those of some sections. */
export function withoutNewRules(variant: Variant): Variant {
  const plain = usualWhere(variant, (path) => isNewSince(1, path))
  return { ...plain, passing: null, last: variant.last.filter(isOld) }
}

/** Whether schema 1 could say a clause. */
function isOld({ at, makes, across, take, chain, then, ...more }: Clause): boolean {
  if (Object.keys(more).length > 0 || (chain !== undefined && chain !== 'back')) return false
  if (at === 'store') return then === 'again'
  if (take === undefined) return makes === '2+' && then === 'relay' && across === undefined
  if (then !== undefined) return false
  const isAcross = (across === '1+' || across === '0+') && at === 'own'
  if (take.join() === 'here,across') return isAcross && ['[1]', '[2]'].includes(JSON.stringify(makes))
  const isListed = Array.isArray(makes) && makes.every((count) => typeof count === 'number')
  return take.join() === 'here' && across === undefined && (makes === '1+' || (isListed && at === 'theirs'))
}

/** A variant without the rules that no solver supports: claims, history, dealt seeds, and endless play that continues. */
export function withoutUnsolvedRules(variant: Variant): Variant {
  let solvable = usualWhere(variant, (path) => path === 'end.repeats' || path === 'start.deal')
  const less = (without: Variant): void => {
    if (unsolvedRules(without) < unsolvedRules(solvable)) solvable = without
  }
  for (const { path } of FIELDS) less(usualWhere(solvable, (other) => other === path))
  return { ...solvable, last: solvable.last.filter(isSolved) }
}

/** Whether a clause neither claims holes nor depends on claims or history. */
function isSolved({ at, claim, then, if: guards = [] }: Clause): boolean {
  const asksMore = guards.some((guard) => guard !== 'reached' && guard !== 'unreached')
  return at !== 'claimed' && claim === undefined && then !== 'againOnce' && !asksMore
}

/** How many rules of a variant claim holes, depend on history, or are never solved for another reason. */
function unsolvedRules(variant: Variant): number {
  return traitsOf(variant).filter(
    ({ reads, unsolved }) => reads === 'claims' || reads === 'past' || unsolved?.when === 'always',
  ).length
}
