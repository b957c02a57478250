import type { Variant } from '../variant/variant'
import { compile, type CompiledRules } from './compile'

/** An exported number. */
export interface Address {
  readonly value: number
}

/** What every program that plays by a variant's rules exports. */
export interface TakesRules {
  readonly memory: WebAssembly.Memory
  readonly RULES: Address
  readonly LAYOUT: Address
  readonly LAST_SEED: Address
  prepare(): void
}

/** What every program that loads a game exports. */
export interface HoldsGame {
  readonly memory: WebAssembly.Memory
  readonly GAME: Address
  readonly SCRATCH: Address
  takeUp(game: number): void
  recall(position: number): void
}

/** Programs are compiled once, however often they are started. */
const modules = new WeakMap<Uint8Array, WebAssembly.Module>()

const trapped = new WeakSet<object>()

/**
 * Starts a program with its own memory, or with that of a crew; the caller names the type of what it exports. After a trap its memory can
 * hold anything, so every later call throws.
 */
export function instantiate<Exports>(bytes: Uint8Array<ArrayBuffer>, memory?: WebAssembly.Memory): Exports {
  const module = modules.get(bytes) ?? new WebAssembly.Module(bytes)
  modules.set(bytes, module)
  const { exports } = new WebAssembly.Instance(module, { env: memory ? { abort, memory } : { abort } })
  return guarded(exports) as Exports
}

/** Whether a program has trapped, so that it cannot be used again. */
export function hasTrapped(program: object): boolean {
  return trapped.has(program)
}

/** Gives a program the rules of a variant. */
export function giveRules(exports: TakesRules, variant: Variant): CompiledRules {
  const rules = compile(variant)
  const { buffer } = exports.memory
  new Int32Array(buffer, exports.RULES.value, rules.codes.length).set(rules.codes)
  new Uint16Array(buffer, exports.LAYOUT.value, rules.layout.length).set(rules.layout)
  new Uint8Array(buffer, exports.LAST_SEED.value, rules.lastSeed.length).set(rules.lastSeed)
  exports.prepare()
  return rules
}

function guarded(exports: Record<string, unknown>): Record<string, unknown> {
  const program: Record<string, unknown> = {}
  const guard =
    (call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      if (hasTrapped(program)) throw new Error('This program has stopped and cannot be used again')
      try {
        return call(...args)
      } catch (error) {
        trapped.add(program)
        throw error
      }
    }
  for (const [name, value] of Object.entries(exports)) {
    program[name] = typeof value === 'function' ? guard(value as () => unknown) : value
  }
  return program
}

function abort(): never {
  throw new Error('The program stopped')
}
