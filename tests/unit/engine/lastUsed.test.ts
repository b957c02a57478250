import { expect, test } from 'vitest'
import { lastUsed } from '../../../src/engine/lastUsed'

test('the value not asked for longest gives way', () => {
  const cache = lastUsed<number>(2)
  cache.keep('a', 1)
  cache.keep('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.keep('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('a value that is of no use any more is not given back', () => {
  const broken = new Set<string>()
  const cache = lastUsed<string>(3, (value) => !broken.has(value))
  cache.keep('a', 'first')
  broken.add('first')
  expect(cache.get('a')).toBeUndefined()
  expect(cache.keep('a', 'second')).toBe('second')
  expect(cache.get('a')).toBe('second')
})

test('nothing is left once all is let go of', () => {
  const cache = lastUsed<number>(2)
  cache.keep('a', 1)
  cache.clear()
  expect(cache.get('a')).toBeUndefined()
})
