import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Width and height of a PNG. */
function sizeOf(picture: Buffer): [number, number] {
  expect(picture.subarray(0, 8)).toEqual(PNG)
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
}

describe('icon.icns', () => {
  const file = readFileSync('resources/icon.icns')
  const entries = new Map<string, Buffer>()
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
    entries.set(file.toString('ascii', at, at + 4), file.subarray(at + 8, at + file.readUInt32BE(at + 4)))

  test('is as long as it says', () => {
    expect(file.toString('ascii', 0, 4)).toBe('icns')
    expect(file.readUInt32BE(4)).toBe(file.length)
  })

  test('holds what iconutil would write, with every retina size', () => {
    expect([...entries.keys()].sort()).toEqual(
      ['ic04', 'ic05', 'ic07', 'ic08', 'ic09', 'ic10', 'ic11', 'ic12', 'ic13', 'ic14'].sort(),
    )
  })

  test.each([
    ['ic07', 128],
    ['ic08', 256],
    ['ic09', 512],
    ['ic10', 1024],
    ['ic11', 32],
    ['ic12', 64],
    ['ic13', 256],
    ['ic14', 512],
  ])('%s is a picture of %i pixels', (type, size) => {
    expect(sizeOf(entries.get(type)!)).toEqual([size, size])
  })

  test.each([
    ['ic04', 16],
    ['ic05', 32],
  ])('%s unpacks to four channels of %i × %i pixels', (type, size) => {
    const packed = entries.get(type)!
    expect(packed.toString('ascii', 0, 4)).toBe('ARGB')
    const pixels = unpackRuns(packed.subarray(4))
    expect(pixels).toHaveLength(4 * size * size)
    // Alpha comes first: the corners are clear, the middle is not.
    expect(pixels[0]).toBe(0)
    expect(pixels[(size * size + size) / 2]).toBe(255)
  })
})

function unpackRuns(packed: Buffer): number[] {
  const bytes: number[] = []
  for (let at = 0; at < packed.length;) {
    const lead = packed[at++]!
    if (lead >= 128) bytes.push(...Array<number>(lead - 125).fill(packed[at++]!))
    else for (let left = lead + 1; left > 0; left--) bytes.push(packed[at++]!)
  }
  return bytes
}

test('icon.ico holds every size that Windows draws', () => {
  const file = readFileSync('resources/icon.ico')
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index
    const [width, length, offset] = [file[at]! || 256, file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)]
    expect(offset + length).toBeLessThanOrEqual(file.length)
    expect(sizeOf(file.subarray(offset, offset + length))).toEqual([width, width])
    return width
  })
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256])
})

test.each([16, 24, 32, 48, 64, 128, 256, 512])('Linux has an icon of %i pixels', (size) => {
  expect(sizeOf(readFileSync(`resources/icons/${size}x${size}.png`))).toEqual([size, size])
})
