import {
  constant,
  forEachNode,
  neverGoesOn,
  newLabel,
  node,
  Sequence,
  type Label,
  type Node,
  type Tree,
} from './tree'
import { Code, hasEffect, Reader, Type } from './wasmCode'

/** What is known of a program when one of its functions is folded. */
export interface Surroundings {
  /** The number of a global that never changes; undefined for all others. */
  numberOf(global: number): number | undefined
  /** A number in memory that never changes, as an instruction reads it; undefined for all others. */
  readonly loaded: (code: number, address: number) => number | undefined
  /** What a function does, folded, if its calls may be replaced by it. */
  bodyOf(called: number): Tree | undefined
}

/** How often a loop is written out whose end is known, and how large that may become, in instructions. */
const MOST_PASSES = 16
const MOST_UNROLLED = 1500

/** After so many instructions of a function nothing is tried any more that may have to be taken back. */
const MOST_STEPS = 5_000

/** The largest function that takes the place of a call, in instructions. */
const MOST_INLINED = 1_000

/** Values of locals that are known, by local; null where the program never comes. */
type Known = (number | undefined)[] | null

/** The function or part of one that is being copied: where its locals and labels have gone. */
interface Copy {
  readonly locals: readonly number[]
  readonly labels: Map<Label, Label>
}

/**
 * A function with what is known written into it: constants are computed, what they rule out is left out, and small functions take
 * the place of their calls, where the values that they are given may rule out more.
 */
export function folded(tree: Tree, surroundings: Surroundings): Tree {
  const { locals, body, label } = new Folding(tree, surroundings)
  return withoutUnread({ parameters: tree.parameters, locals, type: tree.type, label, body })
}

class Folding {
  readonly locals: number[]
  readonly label: Label
  readonly body: readonly Node[]
  readonly #surroundings: Surroundings
  #known: Known = []
  /** What is known where branches leave for a label. */
  readonly #knownAt = new Map<Label, Known>()
  #copy: Copy
  /** Nodes folded so far. */
  #steps = 0
  /** Locals that nothing uses any more, by type. */
  readonly #free = new Map<number, number[]>()

  constructor(tree: Tree, surroundings: Surroundings) {
    this.#surroundings = surroundings
    this.locals = [...tree.locals]
    this.label = newLabel(tree.type)
    this.#copy = { locals: this.locals.map((_, i) => i), labels: new Map([[tree.label, this.label]]) }
    this.locals.forEach(
      (type, i) => i >= tree.parameters && this.#learn(i, type === Type.i32 ? 0 : undefined),
    )
    this.body = this.#list(tree.body)
  }

  #learn(local: number, value: number | undefined): void {
    if (this.#known) this.#known[local] = value
  }

  /** Statements in order, as far as they are reached. */
  #list(nodes: readonly Node[]): readonly Node[] {
    const kept: Node[] = []
    for (const statement of nodes) {
      if (this.#known === null) break
      kept.push(...statements(this.#fold(statement)))
    }
    if (this.#known === null && !kept.some(neverGoesOn)) kept.push(node(Code.unreachable))
    return kept
  }

  #fold(old: Node): Node {
    const { code } = old
    this.#steps++
    if (code === Code.call) return this.#call(old)
    const kids: Node[] = []
    for (const kid of old.kids) {
      if (this.#known === null) return sequence(kids)
      kids.push(this.#fold(kid))
    }
    if (this.#known === null) return sequence(kids)
    if (code === Sequence) return sequence(kids.flatMap((kid, i) => (i === 0 ? [kid] : statements(kid))))
    if (code === Code.if) return this.#if(old, kids[0]!)
    if (code === Code.block || code === Code.loop) return this.#block(old)
    if (code === Code.br || code === Code.brIf || code === Code.brTable) return this.#branch(old, kids)
    if (code === Code.unreachable) this.#known = null
    if (code === Code.globalGet) {
      const value = this.#surroundings.numberOf(old.number)
      return value === undefined ? old : constant(value)
    }
    if (code >= Code.localGet && code <= Code.localTee) return this.#local(old, kids)
    if (code === Code.select) return selected(old, kids)
    if (code === Code.drop) return statement(effectsOf(kids[0]!))
    if (code >= 0x28 && code <= 0x2f && isConstant(kids[0]!)) return this.#load(old, kids[0]!)
    return computed({ ...old, kids })
  }

  #load(old: Node, address: Node): Node {
    const reader = new Reader(old.rest)
    reader.skipNumber()
    const value = this.#surroundings.loaded(old.code, address.number + reader.unsigned())
    return value === undefined ? { ...old, kids: [address] } : constant(value)
  }

  #local(old: Node, kids: readonly Node[]): Node {
    const local = this.#copy.locals[old.number]!
    if (old.code === Code.localGet) {
      const value = this.#known![local]
      return value === undefined ? { ...old, number: local } : constant(value)
    }
    const value = valueOf(kids[0]!)
    this.#learn(local, value)
    if (value === undefined) return { ...old, number: local, kids }
    const set = node(Code.localSet, { number: local, kids })
    return old.code === Code.localSet ? set : withValue([set], value)
  }

  /** Begins a block, a loop or an `if` of the copy; `end` brings together what is known where it ends. */
  #labelOf({ label, type }: Node): Label {
    const own = newLabel(type, label.isLoop)
    this.#copy.labels.set(label, own)
    return own
  }

  #end(label: Label): void {
    this.#known = together(this.#known, this.#knownAt.get(label) ?? null)
  }

  #block(old: Node): Node {
    const passes = old.code === Code.loop ? this.#unrolled(old) : undefined
    if (passes) return passes
    const label = this.#labelOf(old)
    if (label.isLoop) for (const local of setIn(old)) this.#learn(this.#copy.locals[local]!, undefined)
    const body = this.#list(old.body)
    if (!label.isLoop) this.#end(label)
    return blockOf({ ...old, label, body })
  }

  /** The passes of a loop one after another, if what is known says where each of them ends, and there are few. */
  #unrolled(old: Node): Node | undefined {
    if (old.type !== Type.none || this.#steps > MOST_STEPS) return undefined
    const counters = [...setIn(old)].map((local) => this.#copy.locals[local]!)
    const before = this.#known!.slice()
    const done = newLabel(Type.none)
    const passes: Node[] = []
    const uses = [...this.#copy.labels.values()].map((label) => [label, label.uses] as const)
    let size = 0
    let count = ''
    for (let after: Known = before; after; after = this.#knownAt.get(passes.at(-1)!.label) ?? null) {
      const counted = count
      count = counters.map((local) => after![local]).join()
      const counts = count !== counted && /\d/.test(count)
      if (!counts || size > MOST_UNROLLED || passes.length >= MOST_PASSES) {
        this.#known = before
        for (const [label, count] of uses) label.uses = count
        return undefined
      }
      this.#known = after.slice()
      const next = newLabel(Type.none)
      this.#copy.labels.set(old.label, next)
      const body = this.#list(old.body)
      this.#leave(done)
      const goesOn = body.some(neverGoesOn) ? [] : [node(Code.br, { targets: [done] })]
      passes.push(node(Code.block, { label: next, body: [...body, ...goesOn] }))
      size += sizeOf(passes.at(-1)!.body)
    }
    this.#known = null
    this.#end(done)
    return node(Code.block, { label: done, body: passes })
  }

  /** Notes a branch to a label. */
  #leave(target: Label): void {
    if (this.#known === null) return
    target.uses++
    if (!target.isLoop)
      this.#knownAt.set(target, together(this.#known.slice(), this.#knownAt.get(target) ?? null))
  }

  #if(old: Node, condition: Node): Node {
    const label = this.#labelOf(old)
    const value = valueOf(condition)
    if (value !== undefined) {
      const body = [...effectsOf(condition), ...this.#list(value !== 0 ? old.body : old.orElse)]
      this.#end(label)
      return blockOf(node(Code.block, { type: old.type, label, body }))
    }
    const before = this.#known!.slice()
    const body = this.#list(old.body)
    const after = this.#known
    this.#known = before
    const orElse = this.#list(old.orElse)
    this.#known = together(this.#known, after)
    this.#end(label)
    if (label.uses === 0) {
      if (old.type === Type.none && body.length === 0 && orElse.length === 0)
        return statement(effectsOf(condition))
      const [yes, no] = [body, orElse].map((arm) => (arm.length === 1 ? valueOf(arm[0]!) : undefined))
      if (yes !== undefined && yes === no && isConstant(body[0]!) && isConstant(orElse[0]!))
        return withValue(effectsOf(condition), yes)
    }
    return { ...old, kids: [condition], label, body, orElse }
  }

  #branch(old: Node, kids: readonly Node[]): Node {
    const isChosen = old.code !== Code.br
    const chooser = isChosen ? kids.at(-1)! : undefined
    const choice = chooser && valueOf(chooser)
    if (choice !== undefined && chooser && isConstant(chooser)) {
      const others = kids.slice(0, -1)
      if (old.code === Code.brIf && choice === 0) return others[0] ?? node(Code.nop)
      const target =
        old.code === Code.brIf ? old.targets[0]! : (old.targets[choice >>> 0] ?? old.targets.at(-1)!)
      return this.#branch(node(Code.br, { targets: [target] }), others)
    }
    const targets = old.targets.map((target) => this.#copy.labels.get(target)!)
    for (const target of targets) this.#leave(target)
    if (old.code !== Code.brIf) this.#known = null
    return { ...old, kids, targets }
  }

  /** A call, or in its place what the called function does. */
  #call(old: Node): Node {
    const body = this.#surroundings.bodyOf(old.number)
    const called = body && sizeOf(body.body) <= MOST_INLINED ? body : undefined
    // Before the operands are computed: these may contain calls themselves, which must not use the same locals.
    const taken = called?.locals.map((type) => this.#take(type)) ?? []
    const kids: Node[] = []
    for (const kid of old.kids) {
      kids.push(this.#fold(kid))
      if (this.#known === null) return sequence(kids)
    }
    if (!called) return { ...old, kids }
    const inlined = this.#inlined(called, taken, kids)
    taken.forEach((local, i) => {
      this.#learn(local, undefined)
      this.#free.get(called.locals[i]!)!.push(local)
    })
    return inlined
  }

  #inlined(called: Tree, taken: readonly number[], kids: readonly Node[]): Node {
    const outer = this.#copy
    const label = newLabel(called.type)
    this.#copy = { locals: taken, labels: new Map([[called.label, label]]) }
    const sets = taken.map((local, i) => {
      if (i < kids.length) {
        this.#learn(local, valueOf(kids[i]!))
        return node(Code.localSet, { number: local, kids: [kids[i]!] })
      }
      const zero = zeroOf(called.locals[i]!)
      this.#learn(local, valueOf(zero))
      return node(Code.localSet, { number: local, kids: [zero] })
    })
    const body = [...sets, ...this.#list(called.body)]
    this.#end(label)
    this.#copy = outer
    return blockOf(node(Code.block, { type: called.type, label, body }))
  }

  #take(type: number): number {
    const free = this.#free.get(type) ?? []
    this.#free.set(type, free)
    return free.pop() ?? this.locals.push(type) - 1
  }
}

function zeroOf(type: number): Node {
  if (type === Type.i32) return constant(0)
  const [code, size] = {
    [Type.i64]: [Code.i64Const, 1],
    [Type.f32]: [Code.f32Const, 4],
    [Type.f64]: [Code.f64Const, 8],
    [Type.v128]: [Code.vectorConst, 16],
  }[type]!
  return node(code!, { rest: new Uint8Array(size!) })
}

/** What is known after either of two ways. */
function together(one: Known, other: Known): Known {
  if (one === null || other === null) return one ?? other
  return one.map((value, local) => (other[local] === value ? value : undefined))
}

/** Locals that a loop sets. */
function setIn(loop: Node): ReadonlySet<number> {
  const known = setsOf.get(loop)
  if (known) return known
  const found = new Set<number>()
  forEachNode(loop.body, ({ code, number }) => {
    if (code === Code.localSet || code === Code.localTee) found.add(number)
  })
  setsOf.set(loop, found)
  return found
}
const setsOf = new WeakMap<Node, Set<number>>()

function isConstant({ code }: Node): boolean {
  return code === Code.i32Const
}

/** The value of a node if it is known, whatever else the node does. */
function valueOf({ code, label, body, number }: Node): number | undefined {
  if (code === Code.i32Const) return number
  return code === Code.block && label.uses === 0 && body.length > 0 ? valueOf(body.at(-1)!) : undefined
}

/** What a node does besides leaving a value. */
function effectsOf(old: Node): readonly Node[] {
  const { code, kids, label, body } = old
  if (code === Code.block && label.uses === 0 && old.type !== Type.none && !neverGoesOn(body.at(-1)!))
    return [...body.slice(0, -1), ...effectsOf(body.at(-1)!)]
  if (code === Code.localTee) return [{ ...old, code: Code.localSet }]
  if (code === Sequence || hasEffect(code)) return [node(Code.drop, { kids: [old] })]
  return kids.flatMap(effectsOf)
}

/** A value after what else is done. */
function withValue(before: readonly Node[], value: number): Node {
  if (before.length === 0) return constant(value)
  const body = [...before, constant(value)]
  return node(Code.block, { type: Type.i32, label: newLabel(Type.i32), body })
}

/** Statements as one node. */
function statement(nodes: readonly Node[]): Node {
  if (nodes.length === 1) return nodes[0]!
  return nodes.length === 0 ? node(Code.nop) : node(Code.block, { label: newLabel(Type.none), body: nodes })
}

/** The statements that a node stands for. */
function statements(node: Node): readonly Node[] {
  if (node.code === Code.nop) return []
  return node.code === Code.block && node.type === Type.none && node.label.uses === 0 ? node.body : [node]
}

function sequence(kids: readonly Node[]): Node {
  return kids.length === 1 ? kids[0]! : node(Sequence, { kids })
}

/** A block without what it does not need. */
function blockOf(block: Node): Node {
  const isBare = block.code === Code.block && block.label.uses === 0 && block.body.length === 1
  return isBare && block.type !== Type.none && !neverGoesOn(block.body[0]!) ? block.body[0]! : block
}

function selected(old: Node, kids: readonly Node[]): Node {
  const choice = valueOf(kids[2]!)
  const [chosen, other] = choice === 0 ? [kids[1]!, kids[0]!] : [kids[0]!, kids[1]!]
  const isPlain = choice !== undefined && effectsOf(other).length === 0 && isConstant(kids[2]!)
  return isPlain ? chosen : { ...old, kids }
}

/** A node that only computes: its value, if that follows from those of its operands. */
function computed(old: Node): Node {
  const { code, kids } = old
  if (code < 0x45 || code > 0x78) return old
  const [a, b] = kids.map(valueOf)
  const effects = () => kids.flatMap(effectsOf)
  if (kids.length === 1) return code === 0x45 && a !== undefined ? withValue(effects(), Number(a === 0)) : old
  if (code === 0x71 && (a === 0 || b === 0)) return withValue(effects(), 0)
  if (code === 0x72 || code === 0x6a) {
    if (b === 0 && isConstant(kids[1]!)) return kids[0]!
    if (a === 0 && isConstant(kids[0]!)) return kids[1]!
  }
  const compute = COMPUTED[code]
  if (compute === undefined || a === undefined || b === undefined) return old
  return withValue(effects(), Number(compute(a, b)) | 0)
}

/** Instructions on two numbers of 32 bits. */
const COMPUTED: Readonly<Record<number, (a: number, b: number) => number | boolean>> = {
  0x46: (a, b) => a === b,
  0x47: (a, b) => a !== b,
  0x48: (a, b) => a < b,
  0x49: (a, b) => a >>> 0 < b >>> 0,
  0x4a: (a, b) => a > b,
  0x4b: (a, b) => a >>> 0 > b >>> 0,
  0x4c: (a, b) => a <= b,
  0x4d: (a, b) => a >>> 0 <= b >>> 0,
  0x4e: (a, b) => a >= b,
  0x4f: (a, b) => a >>> 0 >= b >>> 0,
  0x6a: (a, b) => a + b,
  0x6b: (a, b) => a - b,
  0x6c: Math.imul,
  0x71: (a, b) => a & b,
  0x72: (a, b) => a | b,
  0x73: (a, b) => a ^ b,
  0x74: (a, b) => a << b,
  0x75: (a, b) => a >> b,
  0x76: (a, b) => a >>> b,
}

const sizes = new WeakMap<readonly Node[], number>()

function sizeOf(body: readonly Node[]): number {
  const known = sizes.get(body)
  if (known !== undefined) return known
  let size = 0
  forEachNode(body, () => size++)
  sizes.set(body, size)
  return size
}

/** A function that does not set locals which it never reads, nor globals which nothing reads. */
export function withoutUnread(tree: Tree, isUnreadGlobal: (global: number) => boolean = () => false): Tree {
  const read = new Set<number>()
  forEachNode(tree.body, ({ code, number }) => {
    if (code === Code.localGet) read.add(number)
  })
  const all = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((node) => statements(without(node)))
  const without = (old: Node): Node => {
    const { code, kids, number, label } = old
    const isUnread =
      code === Code.globalSet
        ? isUnreadGlobal(number)
        : (code === Code.localSet || code === Code.localTee) && !read.has(number)
    if (isUnread && code !== Code.localTee) return statement(effectsOf(without(kids[0]!)))
    if (isUnread) return without(kids[0]!)
    if (code === Sequence)
      return sequence(kids.flatMap((kid, i) => (i === 0 ? [without(kid)] : statements(without(kid)))))
    const made = { ...old, kids: kids.map(without), body: all(old.body), orElse: all(old.orElse), label }
    return code === Code.block ? blockOf(made) : made
  }
  return { ...tree, body: all(tree.body) }
}
