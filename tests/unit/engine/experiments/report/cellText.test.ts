import { expect, test } from 'vitest'
import { formatsOf } from '../../../../../src/locales/format'
import { message } from '../../../../../src/locales/message'
import { inEnglish } from '../../../../../src/locales/english'
import { cellText } from '../../../../../src/engine/experiments/report/cellText'

const plain = { key: 'k', label: 'K' }
const share = { ...plain, unit: '%' }
const number = { ...plain, align: 'number' } as const

test.each([
  [null, plain, '–'],
  [true, plain, 'yes'],
  [false, plain, 'no'],
  [12118, plain, '12,118'],
  [0.1 + 0.2, plain, '0.3'],
  [-3.5, plain, '−3.5'],
  [0.60579999999, share, '60.58%'],
  [-0.0125, share, '−1.25%'],
  [0.00003, { ...number, key: 'p' }, '< 0.0001'],
  [0.0123, { ...number, key: 'p' }, '0.012'],
  ['12345678901234567890', number, '12,345,678,901,234,567,890'],
  [3e-42, { ...number, key: 'p' }, '< 0.0001'],
  [0.00321, { ...number, key: 'p' }, '0.0032'],
  [0.25, { ...number, key: 'p' }, '0.250'],
  ['2022', plain, '2022'],
  [2022, number, '2,022'],
  [2022, { ...number, names: true }, '2022'],
  ['south', { ...plain, words: { south: message('players.south') } }, 'South'],
  [message('amounts.games', { count: 1200 }), plain, '1,200 games'],
])('%s reads as a person writes it', (cell, column, text) => {
  expect(cellText(cell, column, { say: inEnglish, formats: formatsOf('en') })).toBe(text)
})
