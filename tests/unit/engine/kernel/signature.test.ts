import { expect, test } from 'vitest'
import { signature } from '../../../../bench/signature/signature'

test('every part of the signature is the expected one; a change of it changes results', () => {
  const { total, expected, parts } = signature()
  const found = parts.map((part) => [part.name, part.found])
  expect(found).toEqual(parts.map((part) => [part.name, part.expected]))
  expect(total).toBe(expected)
})
