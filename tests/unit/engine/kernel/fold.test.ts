import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from '../../../../src/engine/kernel/specialise/fold'
import {
  constant,
  newLabel,
  node,
  readTree,
  treeBytes,
  type Label,
  type Node,
  type Tree,
} from '../../../../src/engine/kernel/specialise/tree'
import { Code, Type, unsignedBytes } from '../../../../src/engine/kernel/specialise/wasmCode'

// Random functions of two parameters and three more locals, and what is left of them when the global and the table are known.

const GLOBAL = 5
const TABLE_AT = 64
const TABLE = Uint8Array.from({ length: 64 }, (_, i) => (i * 37) & 0xff)
const CALLED = 0
const SIGNATURE = { parameters: [Type.i32, Type.i32], type: Type.i32 }
const SURROUNDINGS = {
  numberOf: () => GLOBAL,
  loaded: (code: number, address: number) => (code === 0x2d ? TABLE[address - TABLE_AT] : undefined),
}

const binary = fc.constantFrom(
  0x46,
  0x47,
  0x48,
  0x49,
  0x4d,
  0x6a,
  0x6b,
  0x6c,
  0x71,
  0x72,
  0x73,
  0x74,
  0x75,
  0x76,
)

/** Where loops end. */
const ends = new WeakSet<Label>()

type Make<T> = (labels: readonly Label[]) => T

/** Expressions and statements, of which calls may be a part; every loop counts down a local that nothing in it sets. */
function generators(mayCall: boolean): fc.Arbitrary<Make<readonly Node[]>> {
  const local = fc.nat(3)
  return fc.letrec<{ value: Make<Node>; statement: Make<Node>; list: Make<readonly Node[]> }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.integer({ min: -3, max: 9 }).map((value) => () => constant(value)),
      local.map((number) => () => node(Code.localGet, { number })),
      fc.constant(() => node(Code.globalGet)),
      fc
        .nat(40)
        .map((offset) => () => node(0x2d, { kids: [constant(TABLE_AT)], rest: Uint8Array.of(0, offset) })),
      fc.tuple(binary, tie('value'), tie('value')).map(
        ([code, a, b]): Make<Node> =>
          (labels) =>
            node(code, { kids: [a(labels), b(labels)] }),
      ),
      fc.tuple(local, tie('value')).map(
        ([number, value]): Make<Node> =>
          (labels) =>
            node(Code.localTee, { number, kids: [value(labels)] }),
      ),
      fc.tuple(tie('value'), tie('value'), tie('value')).map(
        ([a, b, c]): Make<Node> =>
          (labels) =>
            node(Code.select, { kids: [a(labels), b(labels), c(labels)] }),
      ),
      fc.tuple(tie('value'), tie('value')).map(
        ([a, b]): Make<Node> =>
          (labels) =>
            mayCall ? node(Code.call, { number: CALLED, kids: [a(labels), b(labels)] }) : a(labels),
      ),
      fc.tuple(tie('list'), tie('value')).map(([list, value]): Make<Node> => (labels) => {
        const label = newLabel(Type.i32)
        return node(Code.block, { type: Type.i32, label, body: [...list(labels), value(labels)] })
      }),
    ),
    statement: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.tuple(local, tie('value')).map(
        ([number, value]): Make<Node> =>
          (labels) =>
            node(Code.localSet, { number, kids: [value(labels)] }),
      ),
      fc.tuple(fc.nat(3), tie('value')).map(([depth, value]): Make<Node> => (labels) => {
        const target = labels.at(-1 - (depth % Math.max(1, labels.length)))
        const condition = value(labels)
        return target
          ? node(Code.brIf, { targets: [target], kids: [condition] })
          : node(Code.drop, { kids: [condition] })
      }),
      fc.tuple(tie('value'), tie('list'), tie('list')).map(([value, yes, no]): Make<Node> => (labels) => {
        const label = newLabel(Type.none)
        const inside = [...labels, label]
        const kids = [value(labels)]
        return node(Code.if, { label, kids, body: yes(inside), orElse: no(inside) })
      }),
      fc.tuple(fc.integer({ min: 1, max: 20 }), tie('list')).map(([passes, list]): Make<Node> => (labels) => {
        // Their own for loops inside each other.
        const counter = 4 + labels.filter((outer) => ends.has(outer)).length
        const after = newLabel(Type.none)
        ends.add(after)
        const label = newLabel(Type.none, true)
        const left = () => node(Code.localGet, { number: counter })
        const count = node(Code.localTee, {
          number: counter,
          kids: [node(0x6b, { kids: [left(), constant(1)] })],
        })
        const guard = node(Code.brIf, {
          targets: [after],
          kids: [node(0x4c, { kids: [left(), constant(0)] })],
        })
        const again = node(Code.brIf, { targets: [label], kids: [count] })
        const loop = node(Code.loop, { label, body: [guard, ...list([...labels, after]), guard, again] })
        const set = node(Code.localSet, { number: counter, kids: [constant(passes)] })
        return node(Code.block, { label: after, body: [set, loop] })
      }),
    ),
    list: fc.array(tie('statement'), { maxLength: 4 }).map(
      (all): Make<readonly Node[]> =>
        (labels) =>
          all.map((one) => one(labels)),
    ),
  })).list
}

function treeOf(list: Make<readonly Node[]>): Tree {
  const locals = Array.from({ length: 12 }, () => Type.i32)
  const sum = [0, 1, 2, 3].map((number) => node(Code.localGet, { number }))
  const result = sum.reduce((a, b) => node(0x6a, { kids: [node(0x6c, { kids: [a, constant(31)] }), b] }))
  const body = [...list([]), result]
  return { parameters: 2, locals, type: Type.i32, label: newLabel(Type.i32), body }
}

function section(id: number, contents: readonly number[]): number[] {
  return [id, ...unsignedBytes(contents.length), ...contents]
}

/** A program of two functions, of which the second is exported. */
function program(functions: readonly Tree[]): (a: number, b: number) => number {
  const bodies = functions.map(treeBytes).flatMap((body) => [...unsignedBytes(body.length), ...body])
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  const bytes = header.concat(
    section(1, [1, 0x60, 2, Type.i32, Type.i32, 1, Type.i32]),
    section(3, [functions.length, ...functions.map(() => 0)]),
    section(5, [1, 0, 1]),
    section(6, [1, Type.i32, 0, Code.i32Const, GLOBAL, Code.end]),
    section(7, [1, 1, 0x66, 0, functions.length - 1]),
    section(10, [functions.length, ...bodies]),
    section(11, [1, 0, Code.i32Const, TABLE_AT | 128, 0, Code.end, TABLE.length, ...TABLE]),
  )
  const module = new WebAssembly.Module(Uint8Array.from(bytes))
  return new WebAssembly.Instance(module).exports.f as (a: number, b: number) => number
}

const numbers = fc.array(fc.tuple(fc.integer(), fc.integer({ min: -2, max: 7 })), {
  minLength: 4,
  maxLength: 4,
})

test('a folded function computes what it did before', () => {
  fc.assert(
    fc.property(generators(false), generators(true), numbers, (called, list, pairs) => {
      const before = [treeOf(called), treeOf(list)] as const
      const inner = folded(before[0], { ...SURROUNDINGS, bodyOf: () => undefined })
      const outer = folded(before[1], { ...SURROUNDINGS, bodyOf: () => inner })
      const [plain, special] = [program(before), program([inner, outer])]
      for (const [a, b] of pairs) expect(special(a, b)).toBe(plain(a, b))
    }),
    { numRuns: 300 },
  )
})

test('a function that is read and written again computes what it did before', () => {
  fc.assert(
    fc.property(generators(false), numbers, (list, pairs) => {
      const tree = treeOf(list)
      const again = readTree(Uint8Array.from(treeBytes(tree)), 0, SIGNATURE, [SIGNATURE], [SIGNATURE])
      const [plain, read] = [program([tree]), program([again])]
      for (const [a, b] of pairs) expect(read(a, b)).toBe(plain(a, b))
    }),
    { numRuns: 300 },
  )
})

test('what is known leaves nothing else', () => {
  const sum = node(0x6a, {
    kids: [node(Code.globalGet), node(0x2d, { kids: [constant(TABLE_AT)], rest: Uint8Array.of(0, 1) })],
  })
  const tree = { parameters: 0, locals: [], type: Type.i32, label: newLabel(Type.i32), body: [sum] }
  const { body } = folded(tree, { ...SURROUNDINGS, bodyOf: () => undefined })
  expect(body.map(({ code, number }) => [code, number])).toEqual([[Code.i32Const, GLOBAL + TABLE[1]!]])
})
