import { gains, GUARDS, HOLES, PLACES, TAKES } from '../src/engine/variant/clauses/clause'
import type { Clause } from '../src/engine/variant/clauses/clause'
import { OPEN_COUNT, type Counts } from '../src/engine/variant/clauses/counts'
import { FIELDS, valueAt } from '../src/engine/variant/fields'
import { canRepeat } from '../src/engine/variant/support'
import type { Variant } from '../src/engine/variant/variant'
import { VOCABULARY } from '../src/engine/variant/vocabulary'
import source from './native/plain_loop.cpp?raw'

/** Why there is no plain loop for a variant, in words; null if there is one. */
export function lacksPlainLoop(variant: Variant): string | null {
  const { start, match } = variant
  if (hasHouseRules(variant)) return 'houses, and what goes with them, are not in the loop'
  if (start.first === 'bothAtOnce') return 'both players move at once'
  if (start.deal !== 'asWritten') return 'seeds are dealt'
  if (match.refill === 'fromEnds' || match.refill === 'territory' || match.refill === 'wholeTerritory')
    return 'holes are won, or filled from both ends'
  if (match.nextFirst === 'lastedLongest' || match.nextFirst === 'lastMover')
    return 'the last round decides who starts by its course'
  return null
}

/** Rules of bao that the loop does not know. */
const UNKNOWN_GUARDS = ['ownInnerEmpty', 'entered', 'entering', 'captured', 'firstLap']

function hasHouseRules({ lift, last }: Variant): boolean {
  const inClauses = last.some(
    (clause) =>
      clause.at === 'house' ||
      clause.then === 'relayTwo' ||
      clause.if?.some((guard) => UNKNOWN_GUARDS.includes(guard)),
  )
  return (
    inClauses || lift.rows !== 'free' || lift.onlyThreat !== 'free' || lift.reserve === 'enteredBesideHouse'
  )
}

/** A C++ program that plays random games of a variant: its rules as constants and types, and the loop that reads them. */
export function plainLoop(variant: Variant): string {
  return `${[...words(), ...numbers(variant), ...facts(variant)].join('\n')}\n${withClauses(variant)}`
}

/** The rules come first; the clauses where the type they build on is known. */
function withClauses(variant: Variant): string {
  const { last, passing } = variant
  const clauses = last.map((clause, i) => clauseType(`Clause${i + 1}`, 'Clause', clause, variant))
  const list = `using Clauses = std::tuple<${last.map((_, i) => `Clause${i + 1}`).join(', ')}>;`
  const takes = last
    .filter(({ take, at }) => take?.[0] === 'here' && (at === 'theirs' || at === 'any'))
    .map(({ makes }) => condition(makes))
  const more = [
    `constexpr auto passingAt = Place::${passing?.at ?? 'any'};`,
    `constexpr bool passes = ${passing !== null}, passingToOwner = ${passing?.to === 'owner'};`,
    `static bool passingMakes([[maybe_unused]] int count) { return ${condition(passing?.makes)}; }`,
    `static bool takesHere([[maybe_unused]] int count) { return ${takes.join(' || ') || 'false'}; }`,
  ]
  const [before, base, after] = source.split(
    /(?<=\n)(?=struct Clause \{)|(?<=static constexpr int most = 1 << 30, pick = 0;\n\};\n)/,
  )
  return [before, base, ...clauses, list, ...more, after].join('\n')
}

/** Words that C++ keeps for itself. */
const RENAMED: Readonly<Record<string, string>> = { void: 'voided' }

const enumOf = (name: string, members: readonly string[]) =>
  `enum class ${name} { ${members.map((member) => RENAMED[member] ?? member).join(', ')} };`

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The name of a rule: `sow.origin` is `sowOrigin`. */
const nameOf = (path: string) => path.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase())

function words(): readonly string[] {
  const rules = Object.entries(VOCABULARY)
    .filter(([, words]) => Array.isArray(words))
    .map(([path, words]) => enumOf(capital(nameOf(path)), words as readonly string[]))
  return [
    ...rules,
    enumOf('Place', PLACES),
    enumOf('Hole', HOLES),
    enumOf('Take', TAKES),
    enumOf('Guard', GUARDS),
    enumOf('To', ['mover', 'owner', 'here', 'start']),
    enumOf('Sow', ['nothing', 'next', 'start', 'afterStart', 'end']),
    enumOf('Then', [
      'over',
      'again',
      'againOnce',
      'relay',
      'relayNext',
      'on',
      'relayStart',
      'relayHere',
      'relayOrStop',
    ]),
    enumOf('Way', ['back', 'on', 'clockwise']),
  ]
}

function numbers(variant: Variant): readonly string[] {
  const { board, start } = variant
  const rules = FIELDS.filter(({ kind }) => kind === 'integer' || kind === 'choice').map(({ path, kind }) => {
    const [name, value] = [nameOf(path), valueAt(variant, path)]
    return kind === 'integer'
      ? `constexpr int ${name} = ${String(value)};`
      : `constexpr auto ${name} = ${capital(name)}::${RENAMED[String(value)] ?? String(value)};`
  })
  const even = Array.from({ length: board.holes }, () => start.seedsPerHole)
  const layout =
    start.layout === 'even' ? { south: even, north: even, southStore: 0, northStore: 0 } : start.layout
  return [
    ...rules,
    `constexpr int southLayout[] = {${layout.south.join(', ')}}, northLayout[] = {${layout.north.join(', ')}};`,
    `constexpr int southStore = ${layout.southStore}, northStore = ${layout.northStore};`,
  ]
}

/** What is true of the rules as a whole. */
function facts(variant: Variant): readonly string[] {
  const { board, claim, last, lift, sow, start } = variant
  const oneWay =
    sow.direction === 'anticlockwise' || sow.direction === 'clockwise' || sow.direction === 'ownRow'
  const facts = {
    claims: claim.fixed !== 'none' || last.some((clause) => clause.claim !== undefined),
    keepsLifted: lift.opening === 'eachHoleOnce' || lift.opening === 'unlocks',
    tracksReach: last.some((clause) =>
      clause.if?.some((guard) => guard === 'reached' || guard === 'unreached'),
    ),
    relays:
      sow.firstMove === 'plainRelay' ||
      last.some(({ then, sow }) => then?.startsWith('relay') || sow !== undefined),
    goesBothWays:
      !oneWay ||
      sow.reverse !== 'no' ||
      sow.turning === 'everyLap' ||
      last.some((clause) => clause.sow === 'end'),
    choosesOther:
      start.placing !== 'asLaid' ||
      sow.reversing !== 'wholeTurn' ||
      last.some(({ pick, then }) => pick !== undefined || then === 'relayOrStop'),
    sowsFromEnd: last.some((clause) => clause.sow === 'end'),
    captures: last.some(gains),
    canRepeat: canRepeat(variant),
  }
  const onlyWay = board.rows === 'four' && sow.direction === 'clockwise' ? 1 : 0
  return [
    ...Object.entries(facts).map(
      ([name, holds]) => `[[maybe_unused]] constexpr bool ${name} = ${Boolean(holds)};`,
    ),
    `constexpr int onlyWay = ${onlyWay};`,
  ]
}

const COUNTED = ['across', 'next', 'beyond', 'before', 'behind'] as const

/** A clause as a type that says only what differs from the type it builds on. */
function clauseType(name: string, base: string, clause: Partial<Clause>, { board }: Variant): string {
  const lines: string[] = []
  const list = (what: 'take' | 'claim' | 'guards', type: string, members: readonly string[] | undefined) => {
    if (members === undefined) return
    const all = members.map((member) => `${type}::${member}`).join(', ')
    lines.push(`static constexpr std::array<${type}, ${members.length}> ${what}{${all}};`)
  }
  const word = (what: string, type: string, value: string | undefined) => {
    if (value !== undefined) lines.push(`static constexpr ${type} ${what} = ${type}::${value};`)
  }
  const counts = (what: string, value: Counts | undefined) => {
    if (value !== undefined) lines.push(`static bool ${what}(int count) { return ${condition(value)}; }`)
  }
  word('at', 'Place', clause.at)
  if (clause.hole !== undefined) {
    lines.push('static constexpr bool asksHole = true;')
    lines.push(`static bool hole(int holes, int number) { return ${holes(clause, board.holes)}; }`)
  }
  counts('makes', clause.makes)
  for (const hole of COUNTED) {
    const value = clause[hole]
    if (value === undefined) continue
    lines.push(`static constexpr bool asks${capital(hole)} = true;`)
    if (value === 'same') lines.push('static constexpr bool acrossSame = true;')
    else counts(hole, value)
  }
  counts('lifted', clause.lifted)
  counts('theirs', clause.theirs)
  list('guards', 'Guard', clause.if)
  list('take', 'Take', clause.take)
  list('claim', 'Hole', clause.claim)
  word('to', 'To', clause.to)
  word('sow', 'Sow', clause.sow)
  word('then', 'Then', clause.then)
  if (clause.pick !== undefined) lines.push(`static constexpr int pick = ${clause.pick};`)
  const body = [
    ...lines,
    ...(clause.chain === undefined ? [] : ['static constexpr bool chains = true;', 'struct Link;']),
  ]
  return `struct ${name} : ${base} { ${body.join(' ')} };${clause.chain === undefined ? '' : linkType(name, clause.chain, board.holes)}`
}

function linkType(name: string, chain: NonNullable<Clause['chain']>, holes: number): string {
  const { way, most, ...changes } = typeof chain === 'string' ? { way: chain } : chain
  const more = [
    `static constexpr Way way = Way::${way};`,
    ...(most === undefined ? [] : [`static constexpr int most = ${most};`]),
  ]
  const type = clauseType(`${name}::Link`, name, changes, { board: { holes } } as Variant)
  return type.replace(/\{ /, `{ ${more.join(' ')} `)
}

/** Whether a hole number from the left, of so many holes, is among those of a clause. */
function holes({ hole, at }: Partial<Clause>, size: number): string {
  // On four rows the numbers of an inner row run against those of the ring, and those of an outer row with them.
  const [rowSize, number] =
    at === 'inner'
      ? [size / 2, `(holes + 1 - number)`]
      : at === 'outer'
        ? [size / 2, 'number']
        : [size, 'number']
  const fromLeft = (value: number) => (value < 0 ? rowSize + 1 + value : value)
  if (typeof hole === 'string') {
    const [first, last] = hole.split('..').map((end) => fromLeft(Number(end)))
    return `${number} >= ${first} && ${number} <= ${last}`
  }
  return hole!.map((value) => `${number} == ${fromLeft(value)}`).join(' || ')
}

/** Counts as a condition on `count`. */
function condition(counts: Counts | undefined): string {
  if (counts === undefined) return 'true'
  const all = typeof counts === 'string' ? [counts] : counts
  const parts = all.map((count) => {
    if (typeof count === 'number') return `count == ${count}`
    const [, even, least] = OPEN_COUNT.exec(count)!
    return even === undefined
      ? `count >= ${least}`
      : `(count % 2 == 0 && count >= ${Math.max(2, Number(least ?? 2))})`
  })
  return parts.join(' || ') || 'false'
}
