import { expect, test } from 'vitest'
import { lastUsed } from '../../../src/engine/lastUsed'

test('the value that was not used for the longest time is dropped', () => {
  const cache = lastUsed<number>(2)
  cache.keep('a', 1)
  cache.keep('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.keep('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('a value that is no longer valid is not returned', () => {
  const broken = new Set<string>()
  const cache = lastUsed<string>(3, (value) => !broken.has(value))
  cache.keep('a', 'first')
  broken.add('first')
  expect(cache.get('a')).toBeUndefined()
  expect(cache.keep('a', 'second')).toBe('second')
  expect(cache.get('a')).toBe('second')
})

test('nothing is left once everything is released', () => {
  const cache = lastUsed<number>(2)
  cache.keep('a', 1)
  cache.clear()
  expect(cache.get('a')).toBeUndefined()
})
