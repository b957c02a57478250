import { grouped } from '../../engine/digits'
import { experimentOf, type AnyExperiment } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import { capital, counted } from '../../engine/experiments/report/wording'

/** How a run is called in lists. */
interface RunWords {
  readonly title: string
  readonly summary: string
  readonly seed: string | null
}

/** What a run is about, piece by piece: lists and headings put the pieces together as they need them. */
interface RunFacts {
  /** The kind of experiment, in small letters. */
  readonly kind: string
  /** Games, holes and seeds: `1,000 games, 6 holes`; empty where the spec has none. */
  readonly size: string
  /** Whether the title already names the kind. */
  readonly titleNamesKind: boolean
}

/** What a run is about, by its spec. */
export function aboutRun({ kind, spec }: { readonly kind: ExperimentKind; readonly spec: Json }): RunFacts {
  const { facts } = describe(experimentOf(kind), spec)
  return facts
}

/** Names a run after what its spec asks: variant, agents, sizes. */
export function describeRun(experiment: AnyExperiment, spec: Json): RunWords {
  return describe(experiment, spec).words
}

function describe(
  experiment: AnyExperiment,
  spec: Json,
): { readonly words: RunWords; readonly facts: RunFacts } {
  const at = (key: string): Json | undefined => (isObject(spec) ? spec[key] : undefined)
  const variant = variantWords(at('variant') ?? at('variants'))
  const who = playersWords(at)
  const boards = boardWords(at('variant') ?? at('variants'))
  const size =
    at('sizes') === 'own' ? boards : [...(at('holes') === undefined ? boards : []), ...sizeWords(at)]
  const kind = experiment.title.toLowerCase()
  return {
    words: {
      title: variant ? `${variant}, ${who ?? kind}` : experiment.title,
      summary: [kind, ...size].join(', '),
      seed: at('seed') === undefined ? null : String(at('seed')),
    },
    facts: { kind, size: size.join(', '), titleNamesKind: who === null },
  }
}

/** What stands beside a run's title: the kind, unless the title names it, and the sizes. */
export function besideTitle(run: Parameters<typeof aboutRun>[0]): string {
  const { kind, size, titleNamesKind } = aboutRun(run)
  return (titleNamesKind && size) || [kind, size].filter(Boolean).join(', ')
}

/** The same with the seed, which tells runs of one size apart. */
export function besideTitleSeeded(run: Parameters<typeof aboutRun>[0] & Pick<RunWords, 'seed'>): string {
  return run.seed === null ? besideTitle(run) : `${besideTitle(run)}, seed ${run.seed}`
}

function variantWords(value: Json | undefined): string | null {
  if (typeof value === 'string') return capital(value)
  if (Array.isArray(value)) {
    const names = [...new Set((value as readonly Json[]).map((member) => variantWords(member) ?? '?'))]
    return names.length > 3
      ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
      : names.join(', ')
  }
  return isObject(value) && typeof value.name === 'string' ? capital(value.name) : null
}

function boardWords(variants: Json | undefined): string[] {
  const boards = [variants].flat().map((variant) => (isObject(variant) ? variant.board : undefined))
  const holes = boards.flatMap((board) =>
    isObject(board) && typeof board.holes === 'number' ? [board.holes] : [],
  )
  return holes.length === 0 ? [] : [rangeWords(Math.min(...holes), Math.max(...holes), 'hole')]
}

function rangeWords(from: number, to: number, one: string): string {
  return from === to ? counted(from, one) : `${grouped(from)} to ${counted(to, one)}`
}

function playersWords(at: (key: string) => Json | undefined): string | null {
  const first = at('first')
  const second = at('second')
  if (typeof first === 'string' && typeof second === 'string') return `${first} v ${second}`
  const agents = at('agents')
  if (Array.isArray(agents)) return agents.map(String).join(', ')
  const opponent = at('opponent')
  if (typeof opponent === 'string') return `foresight against ${opponent}`
  const strategy = at('strategy')
  if (typeof strategy === 'string') return strategy
  if (isObject(strategy) && typeof strategy.id === 'string') return strategy.id
  const goal = at('goal')
  return typeof goal === 'string' ? goal : null
}

function sizeWords(at: (key: string) => Json | undefined): string[] {
  const [games, matches] = [at('games'), at('matches')]
  const words = [
    ...(typeof games === 'number' ? [counted(games, 'game')] : []),
    ...(typeof matches === 'number' ? [counted(matches, 'match', 'matches')] : []),
  ]
  for (const key of ['holes', 'seeds'] as const) {
    const value = at(key)
    const one = key.slice(0, -1)
    if (typeof value === 'number') words.push(counted(value, one))
    else if (isObject(value) && typeof value.from === 'number' && typeof value.to === 'number')
      words.push(rangeWords(value.from, value.to, one))
  }
  return words
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
