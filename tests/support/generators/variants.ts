import fc from 'fast-check'
import { parseVariant } from '../../../src/engine/variant/parse'
import { FIELDS } from '../../../src/engine/variant/fields'
import { SCHEMA_VERSION, type Layout, type Variant } from '../../../src/engine/variant/variant'

/** How large the generated boards may be. */
export interface Sizes {
  readonly maxHoles: number
  readonly maxSeedsPerHole: number
}

const SMALL: Sizes = { maxHoles: 5, maxSeedsPerHole: 6 }

/** Legal variants over the whole rule space, on boards small enough for thousands of games. */
export function variants(sizes: Sizes = SMALL): fc.Arbitrary<Variant> {
  const holes = fc.integer({ min: 1, max: sizes.maxHoles })
  return holes.chain((n) =>
    fc
      .record({
        rules: fc.record(
          Object.fromEntries(wordFields.map(({ path, choices }) => [path, fc.constantFrom(...choices)])),
        ),
        layout: layouts(n, sizes.maxSeedsPerHole),
        seedsPerHole: fc.integer({ min: 1, max: sizes.maxSeedsPerHole }),
        counts: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
        quietMoves: fc.constantFrom(0, 0, 1, 5, 20),
        rounds: fc.integer({ min: 1, max: 4 }),
      })
      .map(({ rules, layout, seedsPerHole, counts, quietMoves, rounds }) => {
        const section = (name: string) =>
          Object.fromEntries(
            Object.entries(rules).flatMap(([path, value]) =>
              path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), value]] : [],
            ),
          )
        return mend({
          schema: SCHEMA_VERSION,
          name: 'Generated',
          source: 'tests',
          board: { ...section('board'), holes: n },
          start: { ...section('start'), seedsPerHole, layout },
          sow: section('sow'),
          turn: { ...section('turn'), captureCounts: counts.sort((a, b) => a - b) },
          end: { ...section('end'), quietMoves },
          win: section('win'),
          match: { ...section('match'), rounds },
        } as unknown as Variant)
      }),
  )
}

const wordFields = FIELDS.filter((field) => field.kind === 'choice')

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
  if (start.first === 'bothAtOnce' && turn.grandSlam === 'forbidden') turn = { ...turn, grandSlam: 'void' }
  if (sow.relay !== 'never') turn = { ...turn, lastHole: 'nothing' }
  if (turn.captureCounts.length === 0) turn = { ...turn, captureCounts: [2, 3] }
  if (end.when === 'moverCannotMove') turn = { ...turn, noMove: 'roundEnds' }
  if (end.when === 'allInStores') turn = { ...turn, noMove: 'pass' }
  if (end.when === 'eitherSideEmpty') turn = { ...turn, mustFeed: 'no' }
  if (end.leftovers === 'nobody') match = { ...match, length: 'oneRound' }
  if (match.length !== 'oneRound' && match.nextFirst === 'lastedLongest' && start.first !== 'bothAtOnce') {
    match = { ...match, nextFirst: 'winner' }
  }
  const captures = [turn.lastInOwnEmpty, turn.lastInOpponents, turn.lastOnSingle, turn.lastHole]
  if (board.stores === 'capturesOnly' && captures.every((rule) => rule === 'nothing')) {
    turn = { ...turn, lastInOwnEmpty: 'captureOpposite' }
  }
  const parsed = parseVariant({ ...variant, start, turn, match })
  if (!parsed.ok) throw new Error(`The generator made an illegal variant: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}
