import type { AnyExperiment } from '../../engine/experiments/catalogue'
import type { Json } from '../../engine/experiments/experiment'

/** How a run is called in lists. */
export interface RunWords {
  readonly title: string
  readonly summary: string
  readonly seed: string | null
}

/** Names a run after what its spec asks: variant, agents, sizes. */
export function describeRun(experiment: AnyExperiment, spec: Json): RunWords {
  const at = (key: string): Json | undefined => (isObject(spec) ? spec[key] : undefined)
  const variant = variantWords(at('variant') ?? at('variants') ?? at('family'))
  const who = playersWords(at)
  const size = [...boardWords(at('variant')), ...sizeWords(at)]
  return {
    title: variant ? `${variant}, ${who ?? experiment.title.toLowerCase()}` : experiment.title,
    summary: [experiment.title.toLowerCase(), ...size].join(', '),
    seed: at('seed') === undefined ? null : String(at('seed')),
  }
}

function variantWords(value: Json | undefined): string | null {
  if (typeof value === 'string') return capital(value)
  if (Array.isArray(value)) {
    const names = (value as readonly Json[]).map((member) => variantWords(member) ?? '?')
    return names.length > 3
      ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
      : names.join(', ')
  }
  if (!isObject(value) || value === null) return null
  const name = value.name ?? value.id ?? value.preset
  if (typeof name !== 'string') return null
  return capital(name)
}

function boardWords(variant: Json | undefined): string[] {
  const board = isObject(variant) ? variant.board : undefined
  return isObject(board) && typeof board.holes === 'number' ? [`${board.holes} holes`] : []
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
  const words: string[] = []
  for (const [key, unit] of [
    ['games', 'games'],
    ['gamesPerPoint', 'games a point'],
    ['gamesPerCell', 'games a cell'],
    ['matches', 'matches'],
  ] as const) {
    const value = at(key)
    if (typeof value === 'number') words.push(`${value.toLocaleString('en')} ${unit}`)
  }
  for (const key of ['holes', 'seeds', 'k'] as const) {
    const value = at(key)
    if (isObject(value) && value.from !== undefined)
      words.push(`${key} ${String(value.from)} to ${String(value.to)}`)
    else if (typeof value === 'number') words.push(`${value} ${key}`)
  }
  return words
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
