import fc from 'fast-check'
import { parseVariant } from '../../../src/engine/variant/parse'
import { FIELDS, sectionOf } from '../../../src/engine/variant/fields'
import { hasCaptures } from '../../../src/engine/variant/support/consequences'
import { SCHEMA_VERSION, type Layout, type Variant } from '../../../src/engine/variant/variant'
import {
  SECTIONS,
  WORDS,
  type RulePath,
  type RuleValue,
  type Section,
  type WordPath,
} from '../../../src/engine/variant/vocabulary'

/** How large the generated boards may be. */
export interface Sizes {
  readonly maxHoles: number
  readonly maxSeedsPerHole: number
}

const SMALL: Sizes = { maxHoles: 5, maxSeedsPerHole: 6 }

/** Legal variants over the whole rule space, on boards small enough for thousands of games. */
export function variants(sizes: Sizes = SMALL): fc.Arbitrary<Variant> {
  return fc
    .integer({ min: 1, max: sizes.maxHoles })
    .chain((holes) => fc.record({ ...wordRules(), ...otherRules(holes, sizes) }))
    .map((rules) => mend(assemble(rules as Rules)))
}

type Rules = { readonly [P in RulePath]: RuleValue<P> }

function wordRules(): { readonly [path: string]: fc.Arbitrary<string> } {
  return Object.fromEntries(Object.entries(WORDS).map(([path, words]) => [path, fc.constantFrom(...words)]))
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
    'turn.captureCounts': fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
      .map((counts) => counts.sort((a, b) => a - b)),
    'end.quietMoves': fc.constantFrom(0, 0, 1, 5, 20),
    'match.rounds': fc.integer({ min: 1, max: 4 }),
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

/** Resolves the contradictions that independent choices run into, by giving up one of the two rules. */
function mend(variant: Variant): Variant {
  let { start, turn, match } = variant
  const { board, sow, end } = variant
  if (board.stores === 'capturesOnly') {
    turn = { ...turn, lastInStore: 'turnOver' }
    if (start.first === 'bothAtOnce') start = { ...start, first: 'lot' }
  }
  const { layout } = start
  if (layout !== 'even' && [layout.south, layout.north].some((side) => side.every((seeds) => seeds === 0))) {
    if (start.first === 'bothAtOnce') start = { ...start, first: 'south' }
  }
  const looksAhead = { allowed: false, void: false, forbidden: true, ifForced: true }[turn.grandSlam]
  if (start.first === 'bothAtOnce' && looksAhead) turn = { ...turn, grandSlam: 'void' }
  if (sow.relay !== 'never') turn = { ...turn, lastHole: 'nothing' }
  if (turn.captureCounts.length === 0) turn = { ...turn, captureCounts: [2, 3] }
  if (end.when === 'moverCannotMove') turn = { ...turn, noMove: 'roundEnds' }
  if (end.when === 'allInStores') turn = { ...turn, noMove: 'pass' }
  if (end.when === 'eitherSideEmpty') turn = { ...turn, mustFeed: 'no' }
  if (end.leftovers === 'nobody') match = { ...match, length: 'oneRound' }
  if (match.length !== 'oneRound' && match.nextFirst === 'lastedLongest' && start.first !== 'bothAtOnce') {
    match = { ...match, nextFirst: 'winner' }
  }
  if (board.stores === 'capturesOnly' && !hasCaptures({ ...variant, turn })) {
    turn = { ...turn, lastInOwnEmpty: 'captureOpposite' }
  }
  const parsed = parseVariant({ ...variant, start, turn, match })
  if (!parsed.ok) throw new Error(`The generator made an illegal variant: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}
