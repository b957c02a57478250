/**
 * QR codes (ISO/IEC 18004) for addresses: bytes, error correction level M, up to version 25. Larger codes are hard to scan
 * from paper or across a room.
 */

/** The squares of a code, row by row; true is dark. */
export type QrSquares = readonly (readonly boolean[])[]

const MOST_VERSION = 25
/** Codewords of error correction per block, by version from 1. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28,
]
/** Blocks, by version from 1. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21]

/** The code of a text, without its quiet zone; null if the text is too long. */
export function qrCode(text: string): QrSquares | null {
  const bytes = [...new TextEncoder().encode(text)]
  for (let version = 1; version <= MOST_VERSION; version++) {
    const room = dataWords(version)
    const countBits = version < 10 ? 8 : 16
    if (4 + countBits + 8 * bytes.length <= 8 * room) {
      return drawn(version, withCorrection(version, dataOf(bytes, countBits, room)))
    }
  }
  return null
}

/** Squares for data and correction, after all patterns. */
function rawSquares(version: number): number {
  let squares = (16 * version + 128) * version + 64
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2
    squares -= (25 * marks - 10) * marks - 55
    if (version >= 7) squares -= 36
  }
  return squares
}

function dataWords(version: number): number {
  return Math.floor(rawSquares(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!
}

/** Mode, length, bytes and padding. */
function dataOf(bytes: readonly number[], countBits: number, room: number): readonly number[] {
  const bits: number[] = []
  const add = (value: number, length: number): void => {
    for (let k = length - 1; k >= 0; k--) bits.push((value >>> k) & 1)
  }
  add(0b0100, 4)
  add(bytes.length, countBits)
  for (const byte of bytes) add(byte, 8)
  add(0, Math.min(4, 8 * room - bits.length))
  add(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < 8 * room; pad ^= 0xec ^ 0x11) add(pad, 8)
  return Array.from({ length: room }, (_, k) => parseInt(bits.slice(8 * k, 8 * k + 8).join(''), 2))
}

/** Multiplies in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0
  for (let k = 7; k >= 0; k--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> k) & 1) * a
  }
  return product
}

/** The generator polynomial of a Reed–Solomon code, without its leading 1. */
function generator(degree: number): readonly number[] {
  const poly = Array.from({ length: degree }, (_, k) => Number(k === degree - 1))
  let root = 1
  for (let k = 0; k < degree; k++) {
    for (let j = 0; j < degree; j++) poly[j] = times(poly[j]!, root) ^ (poly[j + 1] ?? 0)
    root = times(root, 2)
  }
  return poly
}

function remainder(words: readonly number[], poly: readonly number[]): readonly number[] {
  const rest = poly.map(() => 0)
  for (const word of words) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    poly.forEach((coefficient, k) => void (rest[k]! ^= times(coefficient, factor)))
  }
  return rest
}

/** Data and correction, interleaved block by block. */
function withCorrection(version: number, words: readonly number[]): readonly number[] {
  const count = BLOCKS[version - 1]!
  const short = count - (words.length % count)
  const length = Math.floor(words.length / count)
  const poly = generator(CORRECTION[version - 1]!)
  const blocks: { data: readonly number[]; check: readonly number[] }[] = []
  let at = 0
  for (let k = 0; k < count; k++) {
    const data = words.slice(at, at + length + (k < short ? 0 : 1))
    at += data.length
    blocks.push({ data, check: remainder(data, poly) })
  }
  const column = (part: 'data' | 'check', k: number) =>
    blocks.flatMap((block) => (k < block[part].length ? [block[part][k]!] : []))
  return [
    ...Array.from({ length: length + 1 }, (_, k) => column('data', k)).flat(),
    ...poly.flatMap((_, k) => column('check', k)),
  ]
}

/** Which squares a mask turns over. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function drawn(version: number, words: readonly number[]): QrSquares {
  const size = 4 * version + 17
  const candidates = MASKS.map((turns, mask) => {
    const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    const put = (x: number, y: number, isDark: boolean): void => {
      if (x < 0 || y < 0 || x >= size || y >= size) return
      squares[y]![x] = isDark
      fixed[y]![x] = true
    }
    drawPatterns(version, size, put)
    drawFormat(size, mask, put)
    fill(words, size, squares, fixed, turns)
    return squares
  })
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

type Put = (x: number, y: number, isDark: boolean) => void

function drawPatterns(version: number, size: number, put: Put): void {
  for (let k = 0; k < size; k++) {
    put(6, k, k % 2 === 0)
    put(k, 6, k % 2 === 0)
  }
  const marks = alignment(version, size)
  for (const [i, x] of marks.entries()) {
    for (const [j, y] of marks.entries()) {
      const last = marks.length - 1
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue
      rings(x, y, 2, [1], put)
    }
  }
  // The corners come last: they cover the timing lines and their own margins.
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    rings(x, y, 4, [2, 4], put)
  }
  if (version >= 7) {
    let rest = version
    for (let k = 0; k < 12; k++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let k = 0; k < 18; k++) {
      const isDark = ((bits >>> k) & 1) === 1
      const a = size - 11 + (k % 3)
      const b = Math.floor(k / 3)
      put(a, b, isDark)
      put(b, a, isDark)
    }
  }
}

/** Squares around a centre: rings at the given distances are light, all others dark. */
function rings(x: number, y: number, reach: number, light: readonly number[], put: Put): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

function alignment(version: number, size: number): readonly number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = 2 * Math.floor((8 * version + 3 * count + 5) / (4 * count - 4))
  return [6, ...Array.from({ length: count - 1 }, (_, k) => size - 7 - (count - 2 - k) * step)]
}

function drawFormat(size: number, mask: number, put: Put): void {
  // Level M is 0, so the data is the number of the mask.
  let rest = mask
  for (let k = 0; k < 10; k++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const isDark = (k: number): boolean => ((bits >>> k) & 1) === 1
  for (let k = 0; k <= 5; k++) put(8, k, isDark(k))
  put(8, 7, isDark(6))
  put(8, 8, isDark(7))
  put(7, 8, isDark(8))
  for (let k = 9; k < 15; k++) put(14 - k, 8, isDark(k))
  for (let k = 0; k < 8; k++) put(size - 1 - k, 8, isDark(k))
  for (let k = 8; k < 15; k++) put(8, size - 15 + k, isDark(k))
  put(8, size - 8, true)
}

/** Writes the words in columns of two, up and down from the right, around the patterns. */
function fill(
  words: readonly number[],
  size: number,
  squares: boolean[][],
  fixed: readonly (readonly boolean[])[],
  turns: (x: number, y: number) => boolean,
): void {
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const isUpward = ((right + 1) & 2) === 0
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        const isDark = bit < 8 * words.length && ((words[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1
        squares[y]![x] = isDark !== turns(x, y)
        bit++
      }
    }
  }
}

/** How hard a code is to read: long lines, blocks, false corners, and too much of one colour. */
function penalty(squares: QrSquares): number {
  const size = squares.length
  const columns = squares.map((_, x) => squares.map((row) => row[x]!))
  let sum = 0
  for (const line of [...squares, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (const pattern of ['10111010000', '00001011101']) {
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40
    }
  }
  let dark = 0
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) dark++
      const right = row[x + 1]
      const below = squares[y + 1]?.[x]
      if (right === isDark && below === isDark && squares[y + 1]?.[x + 1] === isDark) sum += 3
    }),
  )
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10))
}
