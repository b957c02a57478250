import { expect, test } from 'vitest'
import { qrCode, type QrSquares } from '../../../../../src/renderer/learn/class/qrCode'

/** Reads a code of version 1 or 2, which has one block, back from its squares. */
function readBack(squares: QrSquares): string {
  const size = squares.length
  const dark = (x: number, y: number) => squares[y]![x]!
  const format = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((y) => dark(8, y))
    .concat([7, 5, 4, 3, 2, 1, 0].map((x) => dark(x, 8)))
  const bits = format.reduce((sum, isDark, k) => sum | (Number(isDark) << k), 0) ^ 0x5412
  const mask = (bits >>> 10) & 7
  const turned = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask]!
  const isPattern = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (size === 25 && x >= 16 && x <= 20 && y >= 16 && y <= 20)
  const read: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let k = 0; k < size; k++) {
      const y = up ? size - 1 - k : k
      for (const x of [right, right - 1]) if (!isPattern(x, y)) read.push(Number(dark(x, y) !== turned(x, y)))
    }
  }
  const number = (at: number, length: number) => parseInt(read.slice(at, at + length).join(''), 2)
  expect(number(0, 4), 'bytes').toBe(4)
  const count = number(4, 8)
  return new TextDecoder().decode(Uint8Array.from({ length: count }, (_, k) => number(12 + 8 * k, 8)))
}

test('a text can be read back from its squares', () => {
  for (const text of ['a', 'lumbung:1.abc', 'Congkak: 7 × 7 lubang', '0123456789abcdefghijklmnop']) {
    expect(readBack(qrCode(text)!)).toBe(text)
  }
})

test('corners and timing lines are where scanners look for them', () => {
  const squares = qrCode('x'.repeat(400))!
  const size = squares.length
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    const rows = squares.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join(''),
    )
    expect(rows).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'])
  }
  const timing = squares[6]!
    .slice(8, size - 8)
    .map(Number)
    .join('')
  expect(timing).toMatch(/^1(01)*$/)
})

test('the longest text fits, a longer one does not', () => {
  expect(qrCode('x'.repeat(997))).toHaveLength(117)
  expect(qrCode('x'.repeat(998))).toBeNull()
})
