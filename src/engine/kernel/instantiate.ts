import type { Variant } from '../variant/variant'
import { compile, type CompiledRules } from './compile'
import { specialisable, type Specialisable, type Table } from './specialise/specialise'

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

/** Programs that have been made for one variant, and compiled: the last few, by the numbers of their rules. */
const specialised = new WeakMap<
  Uint8Array,
  { readonly of: Specialisable; readonly modules: Map<string, WebAssembly.Module> }
>()
const KEPT = 8

const trapped = new WeakSet<object>()

/**
 * Starts a program with its own memory, or with that of a crew; the caller names the type of what it exports. After a trap its memory can
 * hold anything, so every later call throws.
 */
export function instantiate<Exports>(bytes: Uint8Array<ArrayBuffer>, memory?: WebAssembly.Memory): Exports {
  const module = modules.get(bytes) ?? new WebAssembly.Module(bytes)
  modules.set(bytes, module)
  return startModule(module, memory)
}

function startModule<Exports>(module: WebAssembly.Module, memory?: WebAssembly.Memory): Exports {
  const { exports } = new WebAssembly.Instance(module, { env: memory ? { abort, memory } : { abort } })
  return guarded(exports) as Exports
}

/**
 * Starts a program made for one variant: its rules are constants in it, so that the compiler of the machine leaves out what this
 * variant does not use. It plays exactly as the general program does, faster, and is worth its start for whatever
 * takes more than a moment.
 */
export function instantiateFor<Exports extends TakesRules>(
  bytes: Uint8Array<ArrayBuffer>,
  variant: Variant,
): Exports {
  const known = specialised.get(bytes) ?? { of: specialisable(bytes), modules: new Map() }
  specialised.set(bytes, known)
  const { numbers, table } = rulesOf(known.of, variant)
  const key = [...numbers, ...table.bytes].join()
  const module = known.modules.get(key) ?? new WebAssembly.Module(known.of.withRules(numbers, table))
  known.modules.delete(key)
  known.modules.set(key, module)
  for (const old of [...known.modules.keys()].slice(0, -KEPT)) known.modules.delete(old)
  return startModule(module)
}

/** A variant's rules: the numbers that the general program sets when it is prepared, and the clauses on the last seed. */
function rulesOf(
  { bytes, names }: Specialisable,
  variant: Variant,
): { readonly numbers: readonly number[]; readonly table: Table } {
  const prepared = instantiate<TakesRules & Record<string, Address>>(bytes)
  const { lastSeed } = giveRules(prepared, variant)
  return {
    numbers: names.map((name) => prepared[name]!.value),
    table: { at: prepared.LAST_SEED.value, bytes: lastSeed },
  }
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
