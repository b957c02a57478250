import { describeAgentProblem, parseAgent } from '../../agents/agent'
import { tooLargeToPlay } from '../../players/perfect'
import { parsePlayer, PERFECT } from '../../players/player'
import { ok, refuse, type Result } from '../../result'
import { findPreset } from '../../variant/catalogue'
import { describeProblem, parseVariant } from '../../variant/parse'
import type { Variant, VariantProblem } from '../../variant/variant'
import type { SpecProblem } from '../contract/experiment'

/** The largest seed: every whole number up to it is exact. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER

/** Reads a spec field by field and gathers every problem with its path; a field with a problem reads as its fallback. */
export class SpecReader<Defaults extends object> {
  readonly problems: SpecProblem[] = []
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #defaults: Defaults

  constructor(input: unknown, defaults: Defaults) {
    this.#defaults = defaults
    const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
    if (!isObject) this.refuse('', 'must be an object')
    this.#fields = isObject ? (input as Record<string, unknown>) : {}
    for (const key of Object.keys(this.#fields)) {
      if (!Object.hasOwn(defaults, key)) this.refuse(key.slice(0, 60), 'is not a field of this experiment')
    }
  }

  /** The value given, or the default where none was. */
  value<K extends keyof Defaults & string>(key: K): unknown {
    return this.#fields[key] === undefined ? this.#defaults[key] : this.#fields[key]
  }

  /** A whole number within bounds. */
  integer<K extends keyof Defaults & string>(key: K, min: number, max: number): number {
    return this.integerAt(key, this.value(key), min, max)
  }

  /** A whole number within bounds, wherever it lies. */
  integerAt(path: string, value: unknown, min: number, max: number): number {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max) return value
    const bounds = `${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`
    this.refuse(path, `must be a whole number from ${bounds}`)
    return min
  }

  /** The seed of all luck. */
  seed<K extends keyof Defaults & string>(key: K): number {
    return this.integer(key, 0, MAX_SEED)
  }

  /** One of several words. */
  choice<K extends keyof Defaults & string, W extends string>(key: K, words: readonly W[]): W {
    const value = this.value(key)
    const found = words.find((word) => word === value)
    if (found === undefined) this.refuse(key, `must be one of ${words.join(', ')}`)
    return found ?? (words[0] as W)
  }

  /** A whole variant, or the id of a preset. */
  variant<K extends keyof Defaults & string>(key: K): Variant {
    return this.variantAt(key, this.value(key))
  }

  /** A whole variant, or the id of a preset, wherever it lies. */
  variantAt(path: string, value: unknown): Variant {
    const preset = typeof value === 'string' ? findPreset(value) : undefined
    if (typeof value === 'string' && !preset) this.refuse(path, `“${value.slice(0, 60)}” is no preset`)
    else {
      const parsed = parseVariant(preset ? preset.make() : value)
      if (parsed.ok) return parsed.value
      for (const problem of parsed.error) this.refuse(pathOf(path, problem), describeProblem(problem))
    }
    return value as Variant
  }

  /** The name of an agent that runs in the kernel, as it was written. */
  agent<K extends keyof Defaults & string>(key: K): string {
    const value = this.value(key)
    const name = typeof value === 'string' ? value.trim() : ''
    const agent = typeof value === 'string' ? parseAgent(name) : null
    if (agent?.ok) return name
    this.refuse(key, agent ? describeAgentProblem(agent.error) : 'must be the name of an agent')
    return 'novice'
  }

  /** The name of a player who can play these variants, as it was written. */
  player<K extends keyof Defaults & string>(key: K, variants: readonly Variant[]): string {
    return this.playerAt(key, this.value(key), variants)
  }

  /** The name of a player who can play these variants, wherever it lies. */
  playerAt(path: string, value: unknown, variants: readonly Variant[]): string {
    const name = typeof value === 'string' ? value.trim() : ''
    const player = typeof value === 'string' ? parsePlayer(name) : null
    const sound = this.problems.length === 0
    const problem = !player?.ok
      ? (player?.error ?? 'must be the name of a player')
      : name === PERFECT && sound
        ? variants.map(tooLargeToPlay).find((because) => because !== null)
        : undefined
    if (problem === undefined) return name
    this.refuse(path, problem)
    return 'novice'
  }

  /** A list, each item read by `read`. */
  list<K extends keyof Defaults & string, T>(
    key: K,
    bounds: { readonly min: number; readonly max: number },
    read: (path: string, item: unknown) => T,
  ): readonly T[] {
    const value = this.value(key)
    if (Array.isArray(value) && value.length >= bounds.min && value.length <= bounds.max) {
      return value.map((item, place) => read(`${key}.${place}`, item))
    }
    this.refuse(key, `must be a list of ${bounds.min} to ${bounds.max} items`)
    return []
  }

  /** Notes a problem. */
  refuse(path: string, message: string): void {
    this.problems.push({ path, message })
  }

  /** The spec, unless there was a problem. */
  result<Spec>(spec: Spec): Result<Spec, readonly SpecProblem[]> {
    return this.problems.length > 0 ? refuse(this.problems) : ok(spec)
  }
}

function pathOf(path: string, problem: VariantProblem): string {
  const inner = problem.code === 'conflict' ? problem.paths[0] : problem.path
  return inner ? `${path}.${inner}` : path
}
