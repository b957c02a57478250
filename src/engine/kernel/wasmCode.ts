/**
 * Reading and writing the binary form of WebAssembly, as far as programs of the kernel use it: sections, functions, and
 * where each instruction begins and ends (WebAssembly Core Specification 2.0, chapter 5).
 */

/** One section: its number, where its size is written, and where its contents lie. */
export interface Section {
  readonly id: number
  readonly sizeAt: number
  readonly from: number
  readonly to: number
}

/** The numbers of the sections that are read here. */
export const SectionId = { import: 2, global: 6, export: 7, element: 9, code: 10 } as const

/** The instructions that are looked at; all others are only passed over. */
export const Opcode = { call: 0x10, globalGet: 0x23, globalSet: 0x24, i32Const: 0x41 } as const

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

  /** Passes over a number of variable length, of either sign. */
  skipNumber(): void {
    while (this.byte() >= 0x80);
  }

  /** A name in plain letters. */
  name(): string {
    const length = this.unsigned()
    this.at += length
    return String.fromCharCode(...this.bytes.subarray(this.at - length, this.at))
  }
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

/** Passes over an instruction and returns its code; its first immediate, if it is an index, is then `index`. */
export function readInstruction(reader: Reader): { readonly code: number; readonly index: number } {
  const code = reader.byte()
  let index = -1
  if (code === 0x10 || code === 0x0c || code === 0x0d || (code >= 0x20 && code <= 0x26) || code === 0xd2)
    index = reader.unsigned()
  else if (code >= 0x02 && code <= 0x04) reader.skipNumber()
  else if (code === 0x0e) for (let left = reader.unsigned() + 1; left > 0; left--) reader.skipNumber()
  else if (code === 0x11) {
    reader.skipNumber()
    reader.skipNumber()
  } else if (code === 0x1c) reader.at += reader.unsigned()
  else if (code >= 0x28 && code <= 0x3e) skipPlace(reader)
  else if (code === 0x3f || code === 0x40 || code === 0xd0) reader.at += 1
  else if (code === 0x41 || code === 0x42) reader.skipNumber()
  else if (code === 0x43) reader.at += 4
  else if (code === 0x44) reader.at += 8
  else if (code === 0xfc) skipBulk(reader)
  else if (code === 0xfd) skipVector(reader)
  else if (code === 0xfe) skipAtomic(reader)
  return { code, index }
}

/** Alignment and offset. */
function skipPlace(reader: Reader): void {
  reader.skipNumber()
  reader.skipNumber()
}

function skipBulk(reader: Reader): void {
  const code = reader.unsigned()
  const immediates = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1][code]
  if (immediates === undefined) throw new Error(`Unknown instruction 0xfc ${code}`)
  for (let left = immediates; left > 0; left--) reader.skipNumber()
}

function skipVector(reader: Reader): void {
  const code = reader.unsigned()
  if (code <= 11 || code === 92 || code === 93) skipPlace(reader)
  else if (code === 12 || code === 13) reader.at += 16
  else if (code >= 21 && code <= 34) reader.at += 1
  else if (code >= 84 && code <= 91) {
    skipPlace(reader)
    reader.at += 1
  }
}

function skipAtomic(reader: Reader): void {
  if (reader.unsigned() === 3) reader.at += 1
  else skipPlace(reader)
}
