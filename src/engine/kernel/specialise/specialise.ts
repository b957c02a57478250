import { folded, withoutUnread } from './fold'
import { forEachNode, readTree, treeBytes, type Signature, type Tree } from './tree'
import { Code, Reader, SectionId, sectionsOf, Type, unsignedBytes, type Section } from './wasmCode'

/**
 * A program whose rules can be made constants. Its rules are globals that only preparing it sets, so once it is
 * prepared for a variant they stay as they are: with numbers in their place, what the variant does not use is left out, and what
 * is left is small enough to take the place of its calls.
 */
export interface Specialisable {
  /** The program itself, which also exports its rules. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Under which names. */
  readonly names: readonly string[]
  /** The program with these numbers in place of its rules, and where a table of them lies in memory. */
  withRules(values: readonly number[], table: Table): Uint8Array<ArrayBuffer>
}

/** Bytes in memory that never change. */
export interface Table {
  readonly at: number
  readonly bytes: Uint8Array
}

/** A function: where it lies, as a tree, what it calls, and which globals it sets and gets. */
interface Body {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly tree: Tree
  readonly calls: readonly number[]
  readonly sets: readonly number[]
  readonly gets: readonly number[]
  /** Whether it only runs while the program is prepared; rules do not have their numbers yet there. */
  prepares: boolean
}

const ExportKind = { function: 0, global: 3 } as const

/** A function that does nothing but stop, in place of one that nothing calls any more. */
const UNUSED = [0, Code.unreachable, Code.end]

/** Finds the rules of a program: what `prepare`, and functions that it alone calls, set. */
export function specialisable(bytes: Uint8Array<ArrayBuffer>): Specialisable {
  const sections = sectionsOf(bytes)
  const section = (id: number): Section | undefined => sections.find((section) => section.id === id)
  const read = <T>(id: number, one: (reader: Reader) => T): T[] => {
    const found = section(id)
    const reader = new Reader(bytes, found?.from)
    return found ? reader.list(() => one(reader)) : []
  }
  const types = read(SectionId.type, readSignature)
  const imported = read(SectionId.import, readImport).filter((type) => type !== null)
  const signatures = [...imported, ...read(SectionId.function, (reader) => reader.unsigned())].map(
    (type) => types[type]!,
  )
  const exports = read(SectionId.export, readExport)
  const exported = (kind: number) => exports.filter((entry) => entry.kind === kind).map(({ index }) => index)
  const inTables = read(SectionId.element, readElements).flat()
  const globals = read(SectionId.global, readGlobal)
  const code = section(SectionId.code)!
  const bodies = read(SectionId.code, (reader) => {
    const size = reader.unsigned()
    const from = reader.at
    reader.at += size
    return { from, to: reader.at }
  }).map(({ from, to }, i): Body => {
    const number = imported.length + i
    const tree = readTree(bytes, from, signatures[number]!, signatures, types)
    return { number, from, to, tree, ...usesOf(tree), prepares: false }
  })
  const start = section(SectionId.start)
  const started = start ? [new Reader(bytes, start.from).unsigned()] : []
  const known = [...exported(ExportKind.function), ...inTables, ...started]
  const prepare = exports.find(({ name }) => name === 'prepare')!.index
  markPreparing(bodies, prepare, new Set(known))
  const setsOf = (prepares: boolean): ReadonlySet<number> =>
    new Set(bodies.filter((body) => body.prepares === prepares).flatMap(({ sets }) => sets))
  const setLater = setsOf(false)
  const rules = [...setsOf(true)].filter((global) => globals[global] === Type.i32 && !setLater.has(global))
  const names = rules.map((global) => `rule ${global}`)
  return {
    bytes: withExports(bytes, section(SectionId.export)!, rules, names),
    names,
    withRules: (values, table) => {
      const numbers = new Map(rules.map((global, i) => [global, values[i]!]))
      const program = { bytes, bodies, known, read: exported(ExportKind.global) }
      return withContents(bytes, code, functionsFor(program, numbers, table))
    },
  }
}

/** A program as it was compiled; its functions in `known` can be called, and its globals in `read` be read, from anywhere. */
interface Program {
  readonly bytes: Uint8Array
  readonly bodies: readonly Body[]
  readonly known: readonly number[]
  readonly read: readonly number[]
}

/** All functions as they are written when these globals have these numbers. */
function functionsFor(
  { bytes, bodies, known, read }: Program,
  numbers: ReadonlyMap<number, number>,
  table: Table,
): readonly Uint8Array[] {
  const surroundings = {
    numberOf: (global: number) => numbers.get(global),
    loaded: (code: number, address: number) => loadedFrom(table, code, address),
    bodyOf: (called: number) => treeOf(called),
  }
  const first = bodies[0]!.number
  const trees = new Map<number, Tree | undefined>()
  const treeOf = (called: number): Tree | undefined => {
    const body = bodies[called - first]
    if (!body || body.prepares || trees.has(called)) return trees.get(called)
    trees.set(called, undefined)
    const tree = folded(body.tree, surroundings)
    trees.set(called, tree)
    return tree
  }
  const used = new Set(known)
  const needed = new Set(read)
  for (const called of used) {
    const { calls, gets } = usesOf(treeOf(called) ?? bodies[called - first]!.tree)
    for (const next of calls) if (next >= first) used.add(next)
    for (const global of gets) needed.add(global)
  }
  const functions = bodies.map(({ number, from, to }) => {
    if (!used.has(number)) return UNUSED
    const tree = treeOf(number)
    return tree ? treeBytes(withoutUnread(tree, (global) => !needed.has(global))) : bytes.subarray(from, to)
  })
  const sized = functions.map((body) => Uint8Array.from([...unsignedBytes(body.length), ...body]))
  return [Uint8Array.from(unsignedBytes(bodies.length)), ...sized]
}

/** What an instruction that loads 32 bits, or extends 8 or 16 to them, reads from a table; undefined outside it. */
function loadedFrom({ at, bytes }: Table, code: number, address: number): number | undefined {
  const from = address - at
  if (from < 0 || from + 4 > bytes.length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  if (code === 0x28) return view.getInt32(from, true)
  if (code === 0x2c) return view.getInt8(from)
  if (code === 0x2d) return view.getUint8(from)
  if (code === 0x2e) return view.getInt16(from, true)
  return code === 0x2f ? view.getUint16(from, true) : undefined
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

function usesOf(tree: Tree): Pick<Body, 'calls' | 'sets' | 'gets'> {
  const calls: number[] = []
  const sets: number[] = []
  const gets: number[] = []
  forEachNode(tree.body, ({ code, number }) => {
    if (code === Code.call) calls.push(number)
    if (code === Code.globalSet) sets.push(number)
    if (code === Code.globalGet) gets.push(number)
  })
  return { calls, sets, gets }
}

function readSignature(reader: Reader): Signature {
  reader.byte()
  const parameters = reader.list(() => reader.byte())
  const [type = Type.none] = reader.list(() => reader.byte())
  return { parameters, type }
}

/** The type of an imported function; null for a memory. */
function readImport(reader: Reader): number | null {
  reader.name()
  reader.name()
  const kind = reader.byte()
  if (kind === ExportKind.function) return reader.unsigned()
  if (kind !== 2) throw new Error('A program of the kernel imports only functions and its memory')
  const hasMost = reader.byte() & 1
  reader.skipNumber()
  if (hasMost) reader.skipNumber()
  return null
}

function readExport(reader: Reader): {
  readonly name: string
  readonly kind: number
  readonly index: number
} {
  return { name: reader.name(), kind: reader.byte(), index: reader.unsigned() }
}

/** The type of a global. */
function readGlobal(reader: Reader): number {
  const type = reader.byte()
  reader.byte()
  passConstant(reader)
  return type
}

function readElements(reader: Reader): readonly number[] {
  if (reader.unsigned() !== 0) throw new Error('A table of the kernel is filled from its start')
  passConstant(reader)
  return reader.list(() => reader.unsigned())
}

/** Passes over a constant and its end. */
function passConstant(reader: Reader): void {
  const code = reader.code()
  if (code === Code.i32Const || code === Code.globalGet) reader.skipNumber()
  else reader.immediates(code)
  reader.byte()
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
