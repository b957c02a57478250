import * as v from 'valibot'
import { startLayouts } from '../../engine/experiments/kinds/startLayouts/startLayouts'
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
  bounds,
  moves: v.array(v.object({ hole: v.number(), bounds })),
})

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

/** The bounds of a game's value, and of the value of each of South's moves. */
function valueClaims({ spec, bounds, moves }: v.InferOutput<typeof solveAnswer>): Certificate {
  const parsed = parseVariant(spec.variants[0])
  if (!parsed.ok) throw new BadInput('FILE', message('refusals.noClaims'))
  const { board, start } = parsed.value
  const even = Array.from({ length: board.holes }, () => start.seedsPerHole)
  const layout: Layout =
    start.layout === 'even' ? { south: even, north: even, southStore: 0, northStore: 0 } : start.layout
  const claimOf = (text: string, [lower, upper]: readonly [number, number], hole?: number): Claim => {
    const isAtLeast = (prover: PlainProver, bound: number): boolean =>
      hole === undefined ? prover.isAtLeast(layout, bound) : prover.isAtLeastAfter(layout, hole, bound)
    return {
      text: `${text}: ${lower} … ${upper}`,
      holds: (prover) => isAtLeast(prover, lower) && !isAtLeast(prover, upper + 1),
    }
  }
  return {
    game: plainGameOf(parsed.value),
    claims: [
      claimOf(`(${board.holes}, ${start.seedsPerHole})`, bounds),
      ...moves.map((move) => claimOf(String(move.hole), move.bounds, move.hole)),
    ],
  }
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
