import { arityOf, Code, Reader, signedBytes, Type, unsignedBytes } from './wasmCode'

/** An instruction and what it works on. */
export interface Node {
  readonly code: number
  /** Its operands, in order; for `Sequence` a value and what is done once it is known. */
  readonly kids: readonly Node[]
  /** A constant of 32 bits, or the number of a local, a global or a function. */
  readonly number: number
  /** What else is written after it. */
  readonly rest: Uint8Array
  /** Of blocks: where branches to it go, the type of its value, and what it contains. */
  readonly label: Label
  readonly type: number
  readonly body: readonly Node[]
  readonly orElse: readonly Node[]
  /** Of branches: where to. */
  readonly targets: readonly Label[]
}

/** A place that branches lead to: the end of a block, or the start of a loop. */
export interface Label {
  readonly isLoop: boolean
  /** The type of the value that branches bring along. */
  readonly type: number
  /** How many branches lead there. */
  uses: number
}

/** A function as a tree; a return is a branch to its end. */
export interface Tree {
  readonly parameters: number
  /** The types of its locals, parameters first. */
  readonly locals: readonly number[]
  readonly type: number
  readonly label: Label
  readonly body: readonly Node[]
}

/** What a function takes and leaves. */
export interface Signature {
  readonly parameters: readonly number[]
  readonly type: number
}

/** Not an instruction: a value that stays on the stack while more is done. */
export const Sequence = -1

const NOTHING = new Uint8Array(0)
const NOWHERE: Label = { isLoop: false, type: Type.none, uses: 0 }

export function node(code: number, changes: Partial<Node> = {}): Node {
  return {
    code,
    kids: [],
    number: 0,
    rest: NOTHING,
    label: NOWHERE,
    type: Type.none,
    body: [],
    orElse: [],
    targets: [],
    ...changes,
  }
}

export function newLabel(type: number, isLoop = false): Label {
  return { isLoop, type, uses: 0 }
}

export function constant(value: number): Node {
  return node(Code.i32Const, { number: value })
}

/** Whether a node leaves a value. */
function leaves({ code, type, targets }: Node, signatures: readonly Signature[], number: number): boolean {
  if (code === Sequence) return true
  if (code >= Code.block && code <= Code.if) return type !== Type.none
  if (code === Code.brIf) return targets[0]!.type !== Type.none && !targets[0]!.isLoop
  if (code === Code.call || code === Code.callIndirect) return signatures[number]!.type !== Type.none
  return code > Code.callIndirect && arityOf(code).leaves
}

/** Reads a function; `signatures` are those of all functions, `types` those that indirect calls name. */
export function readTree(
  bytes: Uint8Array,
  from: number,
  { parameters, type }: Signature,
  signatures: readonly Signature[],
  types: readonly Signature[],
): Tree {
  const reader = new Reader(bytes, from)
  const locals = [...parameters]
  reader.list(() => {
    const count = reader.unsigned()
    const type = reader.byte()
    for (let i = 0; i < count; i++) locals.push(type)
  })
  const label = newLabel(type)
  const labels = [label]
  const brings = ({ isLoop, type }: Label) => (isLoop || type === Type.none ? 0 : 1)
  let ended: number = Code.end

  /** Everything up to the end of a block; what follows a branch is left out. */
  const readBody = (): Node[] => {
    const nodes: { node: Node; isValue: boolean }[] = []
    const take = (count: number): Node[] => {
      const kids: Node[] = []
      for (; count > 0; count--) {
        const last = nodes.findLastIndex(({ isValue }) => isValue)
        const [value, ...more] = nodes.splice(last).map(({ node }) => node)
        kids.unshift(more.length === 0 ? value! : node(Sequence, { kids: [value!, ...more] }))
      }
      return kids
    }
    let isDead = false
    for (;;) {
      const code = reader.code()
      if (code === Code.end || code === Code.else) {
        ended = code
        return nodes.map(({ node }) => node)
      }
      let changes: Partial<Node> = {}
      let takes = 0
      let number = 0
      if (code >= Code.block && code <= Code.if) {
        const kids = code === Code.if && !isDead ? take(1) : []
        const type = reader.byte()
        const label = newLabel(type, code === Code.loop)
        labels.push(label)
        const body = readBody()
        const orElse = code === Code.if && ended === Code.else ? readBody() : []
        labels.pop()
        changes = { kids, type, label, body, orElse }
      } else if (code === Code.br || code === Code.brIf || code === Code.brTable || code === Code.return) {
        const depths =
          code === Code.return
            ? [labels.length - 1]
            : code === Code.brTable
              ? [...reader.list(() => reader.unsigned()), reader.unsigned()]
              : [reader.unsigned()]
        const targets = depths.map((depth) => labels.at(-1 - depth)!)
        takes = brings(targets[0]!) + Number(code === Code.brIf || code === Code.brTable)
        changes = { targets }
      } else if (code === Code.call) {
        number = reader.unsigned()
        takes = signatures[number]!.parameters.length
        changes = { number }
      } else if (code === Code.callIndirect) {
        const rest = reader.immediates(code)
        number = new Reader(rest).unsigned()
        takes = types[number]!.parameters.length + 1
        changes = { rest }
      } else {
        if (code === Code.i32Const) changes = { number: reader.signed() }
        else if (code >= Code.localGet && code <= Code.globalSet) changes = { number: reader.unsigned() }
        else changes = { rest: reader.immediates(code) }
        takes = arityOf(code).takes
      }
      if (isDead) continue
      const isReturn = code === Code.return
      const made = node(isReturn ? Code.br : code, takes > 0 ? { ...changes, kids: take(takes) } : changes)
      nodes.push({ node: made, isValue: leaves(made, code === Code.call ? signatures : types, number) })
      isDead = neverGoesOn(made)
    }
  }

  const body = readBody()
  return { parameters: parameters.length, locals, type, label, body }
}

/** Whether nothing after an instruction is reached, because it leads elsewhere. */
export function neverGoesOn({ code }: Node): boolean {
  return code === Code.unreachable || code === Code.br || code === Code.brTable
}

/** Writes a function as it stands in the code section, without its size. */
export function treeBytes({ parameters, locals, label, body }: Tree): number[] {
  const places = new Map<number, number>()
  const types: number[] = []
  const placeOf = (local: number): number => {
    if (local < parameters) return local
    const place = places.get(local) ?? parameters + types.push(locals[local]!) - 1
    places.set(local, place)
    return place
  }
  const bytes: number[] = []
  const labels = [label]
  const depthOf = (target: Label) => unsignedBytes(labels.length - 1 - labels.lastIndexOf(target))
  const writeAll = (nodes: readonly Node[]): void => {
    for (const node of nodes) write(node)
  }
  const write = ({ code, kids, number, rest, label, type, body, orElse, targets }: Node): void => {
    writeAll(kids)
    if (code === Sequence) return
    if (code < Code.bulk) bytes.push(code)
    else bytes.push(code >> 8, ...unsignedBytes(code & 255))
    if (code >= Code.block && code <= Code.if) {
      bytes.push(type)
      labels.push(label)
      writeAll(body)
      if (orElse.length > 0 || (code === Code.if && type !== Type.none)) {
        bytes.push(Code.else)
        writeAll(orElse)
      }
      labels.pop()
      bytes.push(Code.end)
    } else if (code === Code.brTable)
      bytes.push(...unsignedBytes(targets.length - 1), ...targets.flatMap(depthOf))
    else if (code === Code.br || code === Code.brIf) bytes.push(...depthOf(targets[0]!))
    else if (code === Code.call || code === Code.globalGet || code === Code.globalSet)
      bytes.push(...unsignedBytes(number))
    else if (code >= Code.localGet && code <= Code.localTee) bytes.push(...unsignedBytes(placeOf(number)))
    else if (code === Code.i32Const) bytes.push(...signedBytes(number))
    else bytes.push(...rest)
  }
  writeAll(body)
  bytes.push(Code.end)
  const declared = types.flatMap((type) => [1, type])
  return [...unsignedBytes(types.length), ...declared, ...bytes]
}

/** Visits every node. */
export function forEachNode(nodes: readonly Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    visit(node)
    forEachNode(node.kids, visit)
    forEachNode(node.body, visit)
    forEachNode(node.orElse, visit)
  }
}
