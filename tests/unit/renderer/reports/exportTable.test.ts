import { expect, test } from 'vitest'
import { readCsv } from '../../../../src/engine/csv/read'
import { csvText } from '../../../../src/engine/csv/table'
import type { Table } from '../../../../src/engine/experiments/report/report'
import { csvFile } from '../../../../src/renderer/reports/exportTable'
import { fileName } from '../../../../src/renderer/platform/fileName'

test('a CSV made in pieces has the bytes of one made at once, and reads back', async () => {
  const table: Table = {
    id: 't',
    title: 'T',
    columns: [
      { key: 'name', label: 'Name' },
      { key: 'seeds', label: 'Seeds' },
    ],
    rows: Array.from({ length: 30_001 }, (_, at) => ({
      name: at === 7 ? '=cmd("x"),\n' : `row ${at}`,
      seeds: at / 4,
    })),
  }
  const text = await (await csvFile(table)).text()
  expect(text).toBe(csvText(table))
  const rows = readCsv(text)
  expect(rows).toHaveLength(30_001)
  expect(rows[7]?.['name']).toBe('\'=cmd("x"),\n')
  expect(rows[30_000]).toEqual({ name: 'row 30000', seeds: '7500' })
})

test('names of files are plain', () => {
  expect(fileName('Congkak, novice v novice: South’s share', 'csv')).toBe(
    'congkak-novice-v-novice-south-s-share.csv',
  )
  expect(fileName('Ōware, Ålesund 2', 'json')).toBe('ōware-ålesund-2.json')
  expect(fileName('///', 'png')).toBe('lumbung.png')
})
