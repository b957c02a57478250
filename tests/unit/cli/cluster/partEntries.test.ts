import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { FolderParts } from '../../../../src/cli/cluster/folderParts'
import { readPart, writePart } from '../../../../src/cli/cluster/partFile'
import { createPlan, type FolderPlan } from '../../../../src/cli/cluster/planFolder'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { experimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

temporaryWorkingFolder()
const FILE = 'plan/parts/000000.json'
const TIMES = { started: 1, finished: 2, seconds: 3 }
let plan: FolderPlan

beforeAll(() => {
  const { defaults } = experimentOf('matchSeries')
  plan = createPlan('plan', { kind: 'matchSeries', spec: { ...defaults, games: 4000 } }, 1)
})

/** Writes the only part of the plan, with an entry for each task. */
function write(entry: (index: number) => Json): ReadonlyMap<number, Json> {
  const entries = new Map(plan.tasks.map(({ index }) => [index, entry(index)]))
  writePart(plan, 0, { entries, ...TIMES })
  return entries
}

describe('the entries of a part', () => {
  it.each([
    ['short', () => 1],
    ['longer than what is read at a time', () => 'x'.repeat(200_000)],
    [
      'full of brackets, quotes and other letters',
      (index: number) => `é𝔸[{"\\${'ü]}'.repeat(20_000 + index)}`,
    ],
    ['nested', () => ({ parts: [[], {}, [{ parts: [null, true] }]] })],
  ])('are read as they were written: %s', (_, entry) => {
    const entries = write(entry)
    expect(entries.size).toBeGreaterThan(1)
    expect(readPart(plan, 0)).toEqual({ status: 'done', part: { entries, ...TIMES } })
  })

  it('are handed on before the file is read to its end', () => {
    const counts = { games: 'not counts' }
    write(() => ({ counts }))
    const text = readFileSync(FILE, 'utf8')
    writeFileSync(FILE, text.slice(0, -10))
    expect(readPart(plan, 0)).toMatchObject({ status: 'damaged', reason: { key: 'cluster.truncated' } })
    // The first entry is no part of a series, which is noticed before the end is found to be missing.
    expect(() => new FolderParts(plan).entries().next()).toThrow(/games|counts/)
  })

  it.each([
    ['nested too deeply', `${'['.repeat(101)}${']'.repeat(101)}`],
    ['never closed', '[[['],
    ['closed too often', ']]]]]]'],
    ['followed by something else', '1 2'],
    ['repeated in the tail', '],"parts":[1'],
  ])('are refused if they are %s', (_, entry) => {
    write(() => 1)
    const [head] = readFileSync(FILE, 'utf8').split('"parts":[')
    writeFileSync(FILE, `${head}"parts":[${entry}],"checksum":"0000000000000000"}\n`)
    expect(readPart(plan, 0).status).toBe('damaged')
  })

  it('are never waited for: a pipe or a folder in the place of a part is damaged', () => {
    rmSync(FILE)
    execFileSync('mkfifo', [FILE])
    expect(readPart(plan, 0)).toMatchObject({ status: 'damaged', reason: { key: 'refusals.isPipe' } })
    rmSync(FILE)
    expect(readPart(plan, 0)).toEqual({ status: 'missing' })
  })
})
