import type { AnyExperiment } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { capital, counted, inWords } from '../../engine/experiments/report/wording'

/** How a run is called in lists. */
export interface RunWords {
  readonly title: string
  readonly summary: string
  readonly seed: string | null
}

/** Names a run after what its spec asks: variant, agents, sizes. */
export function describeRun(experiment: AnyExperiment, spec: Json): RunWords {
  const at = (key: string): Json | undefined => (isObject(spec) ? spec[key] : undefined)
  const variant = variantWords(at('variant') ?? at('variants'))
  const who = playersWords(at)
  const boards = boardWords(at('variant') ?? at('variants'))
  const size =
    at('sizes') === 'own' ? boards : [...(at('holes') === undefined ? boards : []), ...sizeWords(at)]
  return {
    title: variant ? `${variant}, ${who ?? experiment.title.toLowerCase()}` : experiment.title,
    summary: [experiment.title.toLowerCase(), ...size].join(', '),
    seed: at('seed') === undefined ? null : String(at('seed')),
  }
}

/** A run's summary as it stands beside its title: what the title already says is left out. */
export function besideTitle({ title, summary }: Pick<RunWords, 'title' | 'summary'>): string {
  const kind = summary.split(', ')[0] ?? ''
  return (title.endsWith(`, ${kind}`) && sizeIn(summary)) || summary
}

/** The same with the seed, which tells runs of one size apart. */
export function besideTitleSeeded(run: RunWords): string {
  return run.seed === null ? besideTitle(run) : `${besideTitle(run)}, seed ${run.seed}`
}

/** The sizes in a run's summary: all of it but the kind. */
export function sizeIn(summary: string): string {
  return summary.split(', ').slice(1).join(', ')
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
  return from === to ? counted(from, one) : `${inWords(from)} to ${counted(to, one)}`
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
