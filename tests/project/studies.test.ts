import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { csvText } from '../../src/engine/csv/table'
import type { FinishedRun } from '../../src/engine/experiments/contract/finishedRun'
import { assemble } from '../../src/engine/studies/assemble'
import { itemPath } from '../../src/engine/studies/files'
import { readStudy } from '../../src/engine/studies/readStudy'
import { perform } from '../support/perform'

const STUDIES = resolve('docs/studies')

test('the tables of the published example are what its study computes', async () => {
  const file = join(STUDIES, 'table-2-and-beyond.study.json')
  const study = readStudy(JSON.parse(readFileSync(file, 'utf8')))
  if (!study.ok) throw new Error(JSON.stringify(study.error))
  const found = new Map<string, FinishedRun>()
  for (const { id, kind, spec } of study.value.runs) found.set(id, await perform({ kind, spec }))
  const { items, missing } = assemble(study.value, found)
  expect(missing).toEqual([])
  const tables = items.filter((item) => item.type === 'table')
  for (const item of tables) {
    const stored = readFileSync(join(STUDIES, 'table-2-and-beyond', `${itemPath(item)}.csv`), 'utf8')
    // Git may have changed the ends of lines.
    expect(csvText(item.table).replaceAll('\r\n', '\n'), itemPath(item)).toBe(stored.replaceAll('\r\n', '\n'))
  }
  const stored = readdirSync(join(STUDIES, 'table-2-and-beyond', 'tables'))
  expect(stored.filter((name) => name.endsWith('.csv'))).toHaveLength(tables.length)
}, 120_000)
