/**
 * Reading and writing the binary form of WebAssembly, as far as programs of the kernel that play by rules use it: sections,
 * numbers, and what each instruction takes from the stack (WebAssembly Core Specification 2.0, chapter 5).
 */

/** One section: its number, where its size is written, and where its contents lie. */
export interface Section {
  readonly id: number
  readonly sizeAt: number
  readonly from: number
  readonly to: number
}

/** The numbers of the sections that are read here. */
export const SectionId = {
  type: 1,
  import: 2,
  function: 3,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
} as const

/** The instructions that are looked at; those of vectors have 0xfd before their number. All others are only passed on. */
export const Code = {
  unreachable: 0x00,
  nop: 0x01,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  brTable: 0x0e,
  return: 0x0f,
  call: 0x10,
  callIndirect: 0x11,
  drop: 0x1a,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  i64Const: 0x42,
  f32Const: 0x43,
  f64Const: 0x44,
  bulk: 0xfc00,
  vector: 0xfd00,
  vectorConst: 0xfd0c,
} as const

export const Type = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b, none: 0x40 } as const

/** Reads numbers of variable length one after another. */
export class Reader {
  at: number

  constructor(
    readonly bytes: Uint8Array,
    at = 0,
  ) {
    this.at = at
  }

  byte(): number {
    return this.bytes[this.at++]!
  }

  unsigned(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }

  /** A signed number of 32 bits. */
  signed(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return shift < 25 ? (value << (25 - shift)) >> (25 - shift) : value
    }
  }

  /** Passes over a number of variable length, of either sign. */
  skipNumber(): void {
    while (this.byte() >= 0x80);
  }

  /** So many things, after a number that says how many. */
  list<T>(read: () => T): T[] {
    return Array.from({ length: this.unsigned() }, read)
  }

  /** A name in plain letters. */
  name(): string {
    return String.fromCharCode(...this.list(() => this.byte()))
  }

  /** The number of an instruction. */
  code(): number {
    const code = this.byte()
    return code < 0xfc ? code : code * 256 + this.unsigned()
  }

  /** What is written after an instruction and stays as it is. */
  immediates(code: number): Uint8Array {
    const from = this.at
    const place = (code >= 0x28 && code <= 0x3e) || (code >= 0xfd00 && code <= 0xfd0b)
    if (place || (code >= 0xfd54 && code <= 0xfd5d) || code === Code.callIndirect || code === 0xfc0a) {
      this.skipNumber()
      this.skipNumber()
    } else if (code === Code.i64Const || code === 0x3f || code === 0x40 || code === 0xfc0b) this.skipNumber()
    else if (code === Code.f32Const) this.at += 4
    else if (code === Code.f64Const) this.at += 8
    else if (code === Code.vectorConst || code === 0xfd0d) this.at += 16
    if ((code >= 0xfd15 && code <= 0xfd22) || (code >= 0xfd54 && code <= 0xfd5b)) this.at++
    return this.bytes.subarray(from, this.at)
  }
}

/** Vector instructions with one operand. */
const UNARY_VECTORS = new Set(
  (
    '15 16 17 18 19 20 21 22 24 25 27 29 31 33 77 83 92 93 94 95 96 97 98 99 100 103 104 105 ' +
    '106 116 117 122 124 125 126 127 128 129 131 132 135 136 137 138 148 160 161 163 164 167 ' +
    '168 169 170 192 193 195 196 199 200 201 202 224 225 227 236 237 239 248 249 250 251 252 ' +
    '253 254 255'
  )
    .split(' ')
    .map((number) => Code.vector + Number(number)),
)

/** How many values an instruction without blocks and calls takes, and whether it leaves one. */
export function arityOf(code: number): { readonly takes: number; readonly leaves: boolean } {
  if (code >= Code.vector) return vectorArity(code)
  if (code >= Code.bulk) return code < 0xfc08 ? { takes: 1, leaves: true } : { takes: 3, leaves: false }
  if (code >= 0x45) return { takes: isUnary(code) ? 1 : 2, leaves: true }
  if (code >= Code.i32Const) return { takes: 0, leaves: true }
  if (code >= 0x28)
    return {
      takes: code >= 0x36 && code <= 0x3e ? 2 : code === 0x3f ? 0 : 1,
      leaves: code < 0x36 || code > 0x3e,
    }
  if (code >= Code.localGet)
    return { takes: [0, 1, 1, 0, 1][code - Code.localGet]!, leaves: code !== 0x21 && code !== 0x24 }
  return { takes: code === Code.select ? 3 : code === Code.drop ? 1 : 0, leaves: code === Code.select }
}

function isUnary(code: number): boolean {
  const ranges = [0x45, 0x45, 0x50, 0x50, 0x67, 0x69, 0x79, 0x7b, 0x8b, 0x91, 0x99, 0x9f, 0xa7, 0xc4]
  return ranges.some((first, i) => i % 2 === 0 && code >= first && code <= ranges[i + 1]!)
}

function vectorArity(code: number): { readonly takes: number; readonly leaves: boolean } {
  const number = code - Code.vector
  const stores = number === 11 || (number >= 88 && number <= 91)
  if (number <= 10 || UNARY_VECTORS.has(code)) return { takes: 1, leaves: true }
  return { takes: number === 12 ? 0 : number === 82 ? 3 : 2, leaves: !stores }
}

/** Whether an instruction that is neither block nor branch nor call does more than compute a value; division may stop the program. */
export function hasEffect(code: number): boolean {
  if (code >= Code.vector) return !arityOf(code).leaves
  if (code >= Code.bulk) return true
  if (code <= Code.callIndirect || (code >= 0x36 && code <= 0x40)) return true
  if (code === Code.localSet || code === Code.localTee || code === Code.globalSet) return true
  return (code >= 0x6d && code <= 0x70) || (code >= 0x7f && code <= 0x82) || (code >= 0xa8 && code <= 0xb1)
}

export function unsignedBytes(value: number): number[] {
  const bytes: number[] = []
  do {
    const rest = Math.floor(value / 128)
    bytes.push((value % 128) + (rest > 0 ? 128 : 0))
    value = rest
  } while (value > 0)
  return bytes
}

export function signedBytes(value: number): number[] {
  const bytes: number[] = []
  for (;;) {
    const low = value & 0x7f
    value >>= 7
    const isLast = (value === 0 && low < 64) || (value === -1 && low >= 64)
    bytes.push(isLast ? low : low | 128)
    if (isLast) return bytes
  }
}

/** The sections of a program, in order. */
export function sectionsOf(bytes: Uint8Array): readonly Section[] {
  const reader = new Reader(bytes, 8)
  const sections: Section[] = []
  while (reader.at < bytes.length) {
    const id = reader.byte()
    const sizeAt = reader.at
    const size = reader.unsigned()
    sections.push({ id, sizeAt, from: reader.at, to: reader.at + size })
    reader.at += size
  }
  return sections
}
