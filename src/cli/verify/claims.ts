import * as v from 'valibot'
import { startLayouts } from '../../engine/experiments/kinds/startLayouts/startLayouts'
import { resultOf } from '../../engine/experiments/kinds/gameValues/report'
import { layoutsFor } from '../../engine/experiments/kinds/startLayouts/spec'
import { streamOf, type Stream } from '../../engine/random/stream'
import type { PlainKalah, PlainProver } from '../../engine/solver/plainKalah'
import { findPreset } from '../../engine/variant/catalogue'
import { haveSameRules } from '../../engine/variant/catalogue/closestPreset'
import { parseVariant } from '../../engine/variant/parse'
import type { Layout, Variant } from '../../engine/variant/variant'
import { message } from '../../locales/message'
import { BadInput } from '../options/badInput'

/** Something an answer says about a game, in words, and whether a second proof agrees. */
interface Claim {
  readonly text: string
  holds(prover: PlainProver): boolean
}

/** What an answer claims, and the board and rules it is about. */
interface Certificate {
  readonly game: PlainKalah
  readonly claims: readonly Claim[]
}

/** How many claims of each sort are drawn, and from which random seed; all without a number. */
export interface Drawn {
  readonly sample?: number | undefined
  readonly seed: number
}

const bounds = v.tuple([v.number(), v.number()])
/** What else an answer says of a value; it must say the same. */
const said = { bounds, value: v.nullish(v.number()), result: v.nullish(v.string()) }
const layoutsAnswer = v.object({
  kind: v.literal('startLayouts'),
  spec: v.unknown(),
  layouts: v.array(
    v.object({ south: v.string(), southStore: v.number(), north: v.string(), northStore: v.number() }),
  ),
})
const solveAnswer = v.object({
  kind: v.literal('gameValues'),
  spec: v.object({ variants: v.tuple([v.unknown()]) }),
  ...said,
  holes: v.optional(v.number()),
  moves: v.array(v.object({ hole: v.number(), ...said })),
  best: v.optional(v.array(v.number()), []),
  line: v.optional(v.array(v.string()), []),
})
type SolveAnswer = v.InferOutput<typeof solveAnswer>

/** The most holes per side that the second proof takes. */
const MOST_HOLES = 7
/** The rules it knows, by preset. */
const KNOWN = [
  { id: 'kalah', emptyCapture: false },
  { id: 'kalah-empty-capture', emptyCapture: true },
]

/** Reads the claims of an answer of `layouts --find results --json` or `solve --json`. */
export function claimsIn(document: unknown, drawn: Drawn): Certificate {
  const listed = v.safeParse(layoutsAnswer, document)
  if (listed.success) return layoutClaims(listed.output, drawn)
  const solved = v.safeParse(solveAnswer, document)
  if (solved.success) return valueClaims(solved.output)
  throw new BadInput('FILE', message('refusals.noClaims'))
}

/** Every layout of the search: those listed are ties, and no other is. */
function layoutClaims({ spec, layouts }: v.InferOutput<typeof layoutsAnswer>, drawn: Drawn): Certificate {
  const parsed = startLayouts.parse(spec)
  if (!parsed.ok) throw BadInput.all(parsed.error)
  if (parsed.value.find !== 'results') throw new BadInput('FILE', message('refusals.noClaims'))
  const written = ({ south, southStore, north, northStore }: Layout): string =>
    `${south.join(' ')} (${southStore})  ${north.join(' ')} (${northStore})`
  const fair = new Set(
    layouts.map((row) => `${row.south} (${row.southStore})  ${row.north} (${row.northStore})`),
  )
  const all = layoutsFor(parsed.value).map(({ layout }) => layout)
  const unknown = [...fair].filter((text) => !all.some((layout) => written(layout) === text))
  const stream = streamOf(drawn.seed, 0, 'search')
  const ties = all.filter((layout) => fair.has(written(layout)))
  const others = all.filter((layout) => !fair.has(written(layout)))
  const claimOf = (layout: Layout, isTie: boolean): Claim => ({
    text: `${written(layout)}  ${isTie ? '=' : '≠'} 0`,
    holds: (prover) => (prover.isAtLeast(layout, 0) && !prover.isAtLeast(layout, 1)) === isTie,
  })
  return {
    game: plainGameOf(parsed.value.variant),
    claims: [
      ...unknown.map((text) => ({ text, holds: () => false })),
      ...draw(ties, drawn.sample, stream).map((layout) => claimOf(layout, true)),
      ...draw(others, drawn.sample, stream).map((layout) => claimOf(layout, false)),
    ],
  }
}

/**
 * The bounds of a game's value and of the value of each of South's moves, and that the best moves and the first of the line
 * keep the value. Whatever the answer says otherwise than by these bounds is a claim that fails.
 */
function valueClaims(answer: SolveAnswer): Certificate {
  const { spec, bounds, moves, best, line } = answer
  const parsed = parseVariant(spec.variants[0])
  if (!parsed.ok) throw new BadInput('FILE', message('refusals.noClaims'))
  const { board, start } = parsed.value
  const even = Array.from({ length: board.holes }, () => start.seedsPerHole)
  const layout: Layout =
    start.layout === 'even' ? { south: even, north: even, southStore: 0, northStore: 0 } : start.layout
  const legal = layout.south.flatMap((seeds, hole) => (seeds > 0 ? [hole + 1] : []))
  const isAtLeast = (prover: PlainProver, bound: number, hole?: number): boolean => {
    if (hole === undefined) return prover.isAtLeast(layout, bound)
    return legal.includes(hole) && prover.isAtLeastAfter(layout, hole, bound)
  }
  const claimOf = (text: string, [lower, upper]: readonly [number, number], hole?: number): Claim => ({
    text: `${text}: ${lower} … ${upper}`,
    holds: (prover) => isAtLeast(prover, lower, hole) && !isAtLeast(prover, upper + 1, hole),
  })
  const keeps = (text: string, hole: number): Claim => ({
    text,
    holds: (prover) => isAtLeast(prover, bounds[0], hole),
  })
  const isProven = bounds[0] === bounds[1]
  return {
    game: plainGameOf(parsed.value),
    claims: [
      ...contradictionsIn(answer, board.holes, legal).map((text) => ({ text, holds: () => false })),
      claimOf(`(${board.holes}, ${start.seedsPerHole})`, bounds),
      ...moves.map((move) => claimOf(String(move.hole), move.bounds, move.hole)),
      ...(isProven ? best.map((hole) => keeps(`best = ${hole}`, hole)) : []),
      ...(isProven ? line.slice(0, 1).map((hole) => keeps(`line = ${hole} …`, Number(hole))) : []),
    ],
  }
}

/** What an answer says twice, differently. */
function contradictionsIn(answer: SolveAnswer, holes: number, legal: readonly number[]): readonly string[] {
  const values = [
    { name: '', said: answer },
    ...answer.moves.map((said) => ({ name: `${said.hole}: `, said })),
  ]
  const found = values.flatMap(({ name, said: { bounds, value, result } }) => [
    ...(value === undefined || value === null || bounds.every((bound) => bound === value)
      ? []
      : [`${name}value = ${value}`]),
    ...(result === undefined || result === null || result === resultOf(...bounds)
      ? []
      : [`${name}result = ${result}`]),
  ])
  const moved = answer.moves.map(({ hole }) => hole)
  if (moved.length > 0 && moved.toSorted().join() !== legal.join()) found.push(`moves = ${moved.join(', ')}`)
  if (answer.holes !== undefined && answer.holes !== holes) found.push(`holes = ${answer.holes}`)
  return found
}

function plainGameOf(variant: Variant): PlainKalah {
  const known = KNOWN.find(({ id }) => haveSameRules(findPreset(id)!.variant, variant))
  if (!known || variant.board.holes > MOST_HOLES)
    throw new BadInput(
      'FILE',
      message('refusals.verifyKnows', { games: KNOWN.map(({ id }) => id).join(', ') }),
    )
  return { holes: variant.board.holes, emptyCapture: known.emptyCapture }
}

function draw<T>(items: readonly T[], count: number | undefined, stream: Stream): readonly T[] {
  if (count === undefined || count >= items.length) return items
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0]!)
}
