import { expect, test } from 'vitest'
import { textTable } from '../../../../src/cli/output/textTable'

/** The only cell of a table, as a terminal shows it. */
const shown = (value: number, key = 'x'): string =>
  textTable({
    id: 'one',
    title: 'One',
    columns: [{ key, label: 'X', align: 'number' }],
    rows: [{ [key]: value }],
  })
    .split('\n')
    .at(-1)!
    .trim()

test.each([
  [-2.26e-15, '0.000'],
  [2.26e-15, '0.000'],
  [0.0004, '< 0.001'],
  [-0.5, '−0.500'],
  [0.25, '0.250'],
  [-7, '−7'],
])('%d is shown as %s', (value, text) => {
  expect(shown(value)).toBe(text)
})

test('a p-value is never shown as zero', () => {
  expect(shown(0, 'p')).toBe('< 0.0001')
  expect(shown(3e-42, 'p')).toBe('< 0.0001')
  expect(shown(0.0123, 'p')).toBe('0.012')
})
