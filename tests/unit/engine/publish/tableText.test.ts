import { expect, it } from 'vitest'
import {
  numberColumn,
  pointsColumn,
  shareColumn,
  someColumns,
} from '../../../../src/engine/experiments/report/columns'
import type { Table } from '../../../../src/engine/experiments/report/report'
import { latexTable, markdownTable } from '../../../../src/engine/publish/tableText'
import { createSpeech } from '../../../../src/locales/speech'

const speech = createSpeech()
const TABLE: Table = {
  id: 'test',
  title: 'A table',
  columns: [
    { key: 'setting', label: 'What differs', align: 'text' },
    shareColumn('value', 'South wins'),
    shareColumn('low', 'low'),
    shareColumn('high', 'high'),
    pointsColumn('difference', 'Difference'),
    pointsColumn('differenceLow', 'low'),
    pointsColumn('differenceHigh', 'high'),
    numberColumn('p', 'p'),
  ],
  rows: [
    { setting: '7 holes & 50%', value: 0.61, low: 0.6, high: 0.62 },
    {
      setting: '5 holes',
      value: 0.66,
      low: 0.65,
      high: 0.67,
      difference: -0.05,
      differenceLow: -0.06,
      differenceHigh: -0.04,
      p: 0.000_001,
    },
  ],
}

it('puts an interval beside its value, in Markdown', async () => {
  await speech.speak('en')
  expect(markdownTable(TABLE, speech).split('\n')).toEqual([
    '| What differs | South wins (interval) | Difference, percentage points (interval) | p |',
    '| --- | ---: | ---: | ---: |',
    '| 7 holes &#38; 50% | 61.00% (60.00 to 62.00) | – | – |',
    '| 5 holes | 66.00% (65.00 to 67.00) | −5.00 (−6.00 to −4.00) | &#60; 0.0001 |',
    '',
  ])
})

it('writes LaTeX in which nothing that somebody typed is a command', async () => {
  await speech.speak('en')
  const text = latexTable(TABLE, speech, 'Wins of 100% & more', 'tab:one')
  expect(text).toContain('\\caption{Wins of 100\\% \\& more}')
  expect(text).toContain('7 holes \\& 50\\% & 61.00\\% (60.00 to 62.00)')
  expect(text).toContain('$-$5.00 ($-$6.00 to $-$4.00)')
  expect(text).toContain('\\begin{tabular}{lrrr}')
})

it.each(['[1cm] apart', '* of its own'])(
  'lets no row that begins with “%s” speak to the row above',
  async (name) => {
    await speech.speak('en')
    const rows = [...TABLE.rows, { ...TABLE.rows[1]!, setting: name }]
    const text = latexTable({ ...TABLE, rows }, speech, 'A table', 'tab:one')
    expect(text).not.toMatch(/\\\\\s*[[*]/)
    expect(text).toContain(name.slice(1))
  },
)

it('keeps the columns that were asked for, in that order', () => {
  expect(someColumns(TABLE, ['p', 'setting', 'unknown']).columns.map(({ key }) => key)).toEqual([
    'p',
    'setting',
  ])
  expect(someColumns(TABLE, [])).toBe(TABLE)
})
