import { expect, it } from 'vitest'
import type { Table } from '../../../../src/engine/experiments/report/report'
import { jsonRecords } from '../../../../src/cli/output/jsonRecords'

const table = (...keys: readonly string[]): Table => ({
  id: 'wins',
  title: 'Wins',
  columns: keys.map((key) => ({ key, label: key })),
  rows: [Object.fromEntries(keys.map((key, at) => [key, at]))],
})

it('keeps the names of seats that programs rely on', () => {
  const [cell] = jsonRecords(table('south', 'north', 'southWins', 'northShare', 'northOut', 'ties'))
  expect(cell).toEqual({ first: 0, second: 1, firstWins: 2, secondShare: 3, secondOut: 4, ties: 5 })
})

it('leaves holes and seeds of South and North as they are', () => {
  expect(jsonRecords(table('south', 'southStore', 'north'))).toEqual([{ south: 0, southStore: 1, north: 2 }])
})
