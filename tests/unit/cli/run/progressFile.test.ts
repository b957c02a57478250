import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { progressFile } from '../../../../src/cli/run/progressFile'
import { loadRuns, type SavedRun } from '../../../../src/cli/run/savedRun'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

const folder = temporaryWorkingFolder()

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
})

function run(part: number): SavedRun {
  return { kind: 'sweep', spec: {}, parts: new Map([[0, part]]), checkpoints: new Map(), seconds: 2 }
}
const partIn = (file: string): unknown => loadRuns(file)[0]?.parts.get(0)

it('is written again and again, and removed when the answer is out', () => {
  const file = progressFile(undefined, 'sweep', {})
  const name = file.save([run(1)])
  expect(file.save([run(2)])).toBe(name)
  expect([readdirSync(folder), partIn(name)]).toEqual([[name], 2])
  file.discard()
  expect(readdirSync(folder)).toEqual([])
})

it('never replaces what an earlier command saved, and says how to continue that', () => {
  const killed = progressFile(undefined, 'sweep', {}).save([run(1)])
  const file = progressFile(undefined, 'sweep', {})
  expect(said.join('')).toContain(`add --resume ${killed}`)
  const other = file.save([run(2)])
  expect([partIn(killed), partIn(other)]).toEqual([1, 2])
  file.discard()
  expect([existsSync(killed), existsSync(other)]).toEqual([true, false])
})

it('is the file of --resume, which stays', () => {
  const file = progressFile('mine.json', 'sweep', {})
  expect(file.save([run(1)])).toBe('mine.json')
  file.discard()
  expect(partIn('mine.json')).toBe(1)
})

it('is among the temporary files if its own place is refused', () => {
  const saved = progressFile(join(folder, 'no', 'such', 'folder.json'), 'sweep', { of: folder }).save([
    run(4),
  ])
  expect(saved.startsWith(tmpdir())).toBe(true)
  expect(partIn(saved)).toBe(4)
  rmSync(saved)
})

it('says once where long work is saved', () => {
  const file = progressFile(undefined, 'sweep', {})
  file.saveOnTheWay([run(1)], 2)
  expect(said).toEqual([])
  file.saveOnTheWay([run(1)], 11)
  file.saveOnTheWay([run(1)], 22)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^Work so far is saved to (sweep-\w+\.stopped\.json)\. If .* --resume \1\n$/)
})
