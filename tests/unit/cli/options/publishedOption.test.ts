import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishedSeries } from '../../../../src/cli/commands/simulate'
import { PUBLISHED } from '../../../../src/engine/papers/published'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()
const HEADING = 'category,games,first_wins,second_wins,ties\n'
const file = (text: string): string => {
  writeFileSync(join(folder, 'table.csv'), text)
  return join(folder, 'table.csv')
}

it('knows the table of the congkak paper by its id', () => {
  const { source, rows, of } = publishedSeries('congkak-table2')
  expect(of).toMatchObject({ first: 'novice', second: 'novice', variant: { name: 'Congkak' } })
  expect(source).toBe('Chen et al. 2022, Table 2')
  expect(rows).toEqual(PUBLISHED.congkakTable2)
})

it('reads a table of the same columns from a file', () => {
  const table = file(`${HEADING}1,10,6,3,1\nall,20,12,6,2\n`)
  expect(publishedSeries(table)).toEqual({
    source: table,
    rows: [
      { category: '1', games: 10, first: 6, second: 3, ties: 1 },
      { category: 'all', games: 20, first: 12, second: 6, ties: 2 },
    ],
    of: null,
  })
})

it.each([
  ['no rows', HEADING],
  ['another column', 'category,games,first_wins,second_wins\n1,10,6,3\n'],
  ['a share', `${HEADING}1,10,0.6,0.3,0.1\n`],
  ['a negative count', `${HEADING}1,10,-6,3,1\n`],
  ['no CSV', '{"a":'],
])('refuses a table with %s', (_, text) => {
  expect(() => publishedSeries(file(text))).toThrow('must have the columns')
})

it('names the option when there is no such file', () => {
  expect(() => publishedSeries(join(folder, 'none.csv'))).toThrow('--published: cannot read')
})
