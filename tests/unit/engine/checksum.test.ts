import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { checksumOf, runningChecksum } from '../../../src/engine/checksum'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

it.each([[null], [0], ['buah congkak: 七粒 🌱'], [{ b: [1, 2.5], a: 'x'.repeat(1000) }], [[]]])(
  'is the beginning of the SHA-256 of %j as JSON',
  (value) => {
    expect(checksumOf(value)).toBe(sha256(JSON.stringify(value)))
  },
)

it('is the same after a trip through a file, and of a text in pieces', () => {
  const value = { 10: 'a', 9: [1e21, -0, 0.1], nested: { __proto__: null, z: 1 } }
  expect(checksumOf(JSON.parse(JSON.stringify(value, null, 2)))).toBe(checksumOf(value))
  const running = runningChecksum()
  for (const piece of ['one', '', ' two']) running.add(piece)
  expect(running.end()).toBe(sha256('one two'))
})

it('differs wherever a value differs', () => {
  const alike = [1, '1', [1], { a: 1 }, { b: 1 }, null, [], {}, '', [[1]], [1, 1]]
  expect(new Set(alike.map(checksumOf)).size).toBe(alike.length)
})
