import type { ExperimentKind } from '../experiments/contract/experiment'
import type { Report } from '../experiments/report/report'
import type { Variant } from '../variant/variant'

/** A finished run for publication: its spec, its results, and the program that computed them. */
export interface Publication {
  readonly kind: ExperimentKind
  /** The parsed spec, with the complete rules of its variants. */
  readonly spec: object
  readonly report: Report
  /** What the run is called. */
  readonly title: string
  readonly version: string
  /** The commit of the build; null if it was not built from a repository. */
  readonly commit: string | null
  /** When the run ended, as an ISO date with its time. */
  readonly ended: string
  /** Pictures and other files that only the caller can make. */
  readonly more: readonly BundleFile[]
}

/** A file of a bundle: its content, complete or in pieces if it may be large. */
export interface BundleFile {
  /** Its path inside the bundle, with slashes. */
  readonly path: string
  /** What it is, in a line. */
  readonly about: string
  readonly mediaType: string
  readonly content: Uint8Array | Iterable<string>
}

/** The players, the random seed and the variants of a spec, if its kind has them. */
interface SpecFacts {
  readonly variants: readonly Variant[]
  readonly south: string | null
  readonly north: string | null
  /** Who plays both sides. */
  readonly both: string | null
  /** Who plays everybody else, and against whom players are measured. */
  readonly field: readonly string[]
  readonly opponents: readonly string[]
  readonly seed: string | null
  readonly games: number | null
  /** The precision, in percentage points, at which a series stops; null if it plays all games. */
  readonly precision: number | null
  /** Every player that the spec names. */
  readonly players: readonly string[]
}

/** The variants, players and random seed of a spec of any kind. */
export function factsOf(spec: object): SpecFacts {
  const { variant, variants, first, second, seed, games, matches, precision, ...rest } = spec as Readonly<
    Record<string, unknown>
  >
  if (rest['find'] === 'values' || rest['find'] === 'results')
    return { ...NOBODY, variants: variantsIn(variant, variants) }
  const named = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const counted = games ?? matches
  const names = (...values: readonly unknown[]): readonly string[] =>
    values.flat().filter((name): name is string => typeof name === 'string')
  const { player, agents, players, opponent, opponents } = rest
  return {
    variants: variantsIn(variant, variants),
    south: named(first),
    north: named(second),
    both: named(player),
    field: names(agents, players),
    opponents: names(opponent, opponents),
    seed: seed === undefined ? null : String(seed as number),
    games: typeof counted === 'number' ? counted : null,
    precision: typeof precision === 'number' ? precision : null,
    players: names(first, second, player, opponent, agents, players, opponents),
  }
}

/** What is solved has neither players nor chance, though its spec may name them. */
const NOBODY: Omit<SpecFacts, 'variants'> = {
  south: null,
  north: null,
  both: null,
  field: [],
  opponents: [],
  seed: null,
  games: null,
  precision: null,
  players: [],
}

function variantsIn(...values: readonly unknown[]): readonly Variant[] {
  return values.flat().filter(isVariant)
}

function isVariant(value: unknown): value is Variant {
  return typeof value === 'object' && value !== null && 'board' in value && 'sow' in value
}
