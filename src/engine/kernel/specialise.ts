import {
  Opcode,
  Reader,
  readInstruction,
  SectionId,
  sectionsOf,
  signedBytes,
  unsignedBytes,
  type Section,
} from './wasmCode'

/**
 * A program whose rules can be made constants. Its rules are globals that only preparing it sets, so once it is
 * prepared for a variant they stay as they are: with numbers in their place, the compiler of the machine leaves out what the
 * variant does not use.
 */
export interface Specialisable {
  /** The program itself, which also exports its rules. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Under which names. */
  readonly names: readonly string[]
  /** The program with these numbers in place of its rules. */
  withRules(values: readonly number[]): Uint8Array<ArrayBuffer>
}

/** A function: where it lies, what it calls, and which globals it sets and gets. */
interface Body {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly calls: readonly number[]
  readonly sets: readonly number[]
  readonly gets: readonly { readonly from: number; readonly to: number; readonly global: number }[]
  /** Whether it only runs while the program is prepared; rules do not have their numbers yet there. */
  prepares: boolean
}

const I32 = 0x7f
const END = 0x0b
const ExportKind = { function: 0, global: 3 } as const

/** Finds the rules of a program: what `prepare`, and functions that it alone calls, set. */
export function specialisable(bytes: Uint8Array<ArrayBuffer>): Specialisable {
  const sections = sectionsOf(bytes)
  const section = (id: number): Section | undefined => sections.find((section) => section.id === id)
  const code = section(SectionId.code)!
  const exported = exportedFunctions(bytes, section(SectionId.export)!)
  const known = new Set([...exported.values(), ...elementsOf(bytes, section(SectionId.element))])
  const bodies = bodiesOf(bytes, code, importedFunctions(bytes, section(SectionId.import)))
  markPreparing(bodies, exported.get('prepare')!, known)
  const types = globalTypes(bytes, section(SectionId.global)!)
  const setsOf = (prepares: boolean): ReadonlySet<number> =>
    new Set(bodies.filter((body) => body.prepares === prepares).flatMap(({ sets }) => sets))
  const setLater = setsOf(false)
  const rules = [...setsOf(true)].filter((global) => types[global] === I32 && !setLater.has(global))
  const names = rules.map((global) => `rule ${global}`)
  return {
    bytes: withExports(bytes, section(SectionId.export)!, rules, names),
    names,
    withRules: (values) =>
      withNumbers(bytes, code, bodies, new Map(rules.map((global, i) => [global, values[i]!]))),
  }
}

/** Marks a function, and those that only marked functions call; those in `known` can be called from anywhere. */
function markPreparing(bodies: readonly Body[], first: number, known: ReadonlySet<number>): void {
  const callers = new Map<number, Body[]>()
  for (const body of bodies)
    for (const called of body.calls) callers.set(called, [...(callers.get(called) ?? []), body])
  for (const body of bodies) body.prepares = body.number === first
  for (let grown = true; grown;) {
    const found = bodies.filter(
      ({ number, prepares }) =>
        !prepares && !known.has(number) && callers.get(number)?.every((caller) => caller.prepares),
    )
    for (const body of found) body.prepares = true
    grown = found.length > 0
  }
}

function importedFunctions(bytes: Uint8Array, section: Section | undefined): number {
  if (!section) return 0
  const reader = new Reader(bytes, section.from)
  let functions = 0
  for (let left = reader.unsigned(); left > 0; left--) {
    reader.name()
    reader.name()
    const kind = reader.byte()
    if (kind === ExportKind.function) {
      reader.skipNumber()
      functions++
    } else if (kind === 2) {
      const hasMost = reader.byte() & 1
      reader.skipNumber()
      if (hasMost) reader.skipNumber()
    } else throw new Error('A program of the kernel imports only functions and its memory')
  }
  return functions
}

function exportedFunctions(bytes: Uint8Array, section: Section): ReadonlyMap<string, number> {
  const reader = new Reader(bytes, section.from)
  const functions = new Map<string, number>()
  for (let left = reader.unsigned(); left > 0; left--) {
    const name = reader.name()
    const kind = reader.byte()
    const index = reader.unsigned()
    if (kind === ExportKind.function) functions.set(name, index)
  }
  return functions
}

function globalTypes(bytes: Uint8Array, section: Section): readonly number[] {
  const reader = new Reader(bytes, section.from)
  return Array.from({ length: reader.unsigned() }, () => {
    const type = reader.byte()
    reader.byte()
    while (readInstruction(reader).code !== END);
    return type
  })
}

function elementsOf(bytes: Uint8Array, section: Section | undefined): readonly number[] {
  if (!section) return []
  const reader = new Reader(bytes, section.from)
  const found: number[] = []
  for (let left = reader.unsigned(); left > 0; left--) {
    if (reader.unsigned() !== 0) throw new Error('A table of the kernel is filled from its start')
    while (readInstruction(reader).code !== END);
    for (let functions = reader.unsigned(); functions > 0; functions--) found.push(reader.unsigned())
  }
  return found
}

function bodiesOf(bytes: Uint8Array, section: Section, imported: number): readonly Body[] {
  const reader = new Reader(bytes, section.from)
  return Array.from({ length: reader.unsigned() }, (_, i) => {
    const size = reader.unsigned()
    const from = reader.at
    const to = from + size
    const calls: number[] = []
    const sets: number[] = []
    const gets: { from: number; to: number; global: number }[] = []
    for (let left = reader.unsigned(); left > 0; left--) {
      reader.skipNumber()
      reader.byte()
    }
    while (reader.at < to) {
      const at = reader.at
      const { code, index } = readInstruction(reader)
      if (code === Opcode.call) calls.push(index)
      if (code === Opcode.globalSet) sets.push(index)
      if (code === Opcode.globalGet) gets.push({ from: at, to: reader.at, global: index })
    }
    if (reader.at !== to) throw new Error('A function of the kernel could not be read')
    return { number: imported + i, from, to, calls, sets, gets, prepares: false }
  })
}

function withExports(
  bytes: Uint8Array<ArrayBuffer>,
  section: Section,
  globals: readonly number[],
  names: readonly string[],
): Uint8Array<ArrayBuffer> {
  const reader = new Reader(bytes, section.from)
  const count = reader.unsigned()
  const added = globals.flatMap((global, i) => {
    const name = [...names[i]!].map((letter) => letter.charCodeAt(0))
    return [...unsignedBytes(name.length), ...name, ExportKind.global, ...unsignedBytes(global)]
  })
  return withContents(bytes, section, [
    Uint8Array.from(unsignedBytes(count + globals.length)),
    bytes.subarray(reader.at, section.to),
    Uint8Array.from(added),
  ])
}

function withNumbers(
  bytes: Uint8Array<ArrayBuffer>,
  section: Section,
  bodies: readonly Body[],
  numbers: ReadonlyMap<number, number>,
): Uint8Array<ArrayBuffer> {
  const functions = bodies.flatMap(({ from, to, gets, prepares }) => {
    const pieces: Uint8Array[] = []
    let at = from
    for (const get of prepares ? [] : gets) {
      const value = numbers.get(get.global)
      if (value === undefined) continue
      pieces.push(bytes.subarray(at, get.from), Uint8Array.of(Opcode.i32Const, ...signedBytes(value)))
      at = get.to
    }
    pieces.push(bytes.subarray(at, to))
    return [Uint8Array.from(unsignedBytes(lengthOf(pieces))), ...pieces]
  })
  return withContents(bytes, section, [Uint8Array.from(unsignedBytes(bodies.length)), ...functions])
}

/** The program with other contents of one section. */
function withContents(
  bytes: Uint8Array<ArrayBuffer>,
  section: Section,
  contents: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const size = Uint8Array.from(unsignedBytes(lengthOf(contents)))
  const pieces = [bytes.subarray(0, section.sizeAt), size, ...contents, bytes.subarray(section.to)]
  const result = new Uint8Array(lengthOf(pieces))
  let at = 0
  for (const piece of pieces) {
    result.set(piece, at)
    at += piece.length
  }
  return result
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}
