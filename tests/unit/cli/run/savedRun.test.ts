import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findRun, saveForResume, loadRuns, saveRuns, type SavedRun } from '../../../../src/cli/run/savedRun'
import { stoppedBy } from '../../../../src/cli/run/stopped'

const folder = mkdtempSync(join(tmpdir(), 'lumbung-saved-'))
const file = join(folder, 'stopped.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(spec: object, parts: readonly (readonly [number, number])[] = [[0, 1]]): SavedRun {
  return { kind: 'matchSeries', spec, parts: new Map(parts), checkpoints: new Map(), seconds: 2 }
}

it('reads back one run and several', () => {
  for (const runs of [[run({ seed: 1 })], [run({ seed: 1 }), run({ seed: 2 }, [])]]) {
    saveRuns(file, runs)
    expect(loadRuns(file)).toMatchObject(runs)
  }
  expect(findRun(loadRuns(file), 'matchSeries', { seed: 2 })?.parts.size).toBe(0)
  expect(findRun(loadRuns(file), 'sweep', { seed: 2 })).toBeUndefined()
  expect(findRun(loadRuns(file), 'matchSeries', { seed: 3 })).toBeUndefined()
})

it.each(['null', '[]', '{"format":"lumbung-run"}', '{"format":"lumbung-runs","runs":[null]}'])(
  'refuses %s',
  (text) => {
    writeFileSync(file, text)
    expect(() => loadRuns(file)).toThrow('is not a stopped run')
  },
)

it('keeps a run among the temporary files where its own place is refused', () => {
  const saved = saveForResume(join(folder, 'no', 'such', 'folder.json'), [run({ seed: 4 })])
  expect(saved.startsWith(tmpdir())).toBe(true)
  expect(findRun(loadRuns(saved), 'matchSeries', { seed: 4 })).toBeDefined()
  rmSync(saved)
})

it('keeps what a run had finished when it broke, and nothing where there was nothing', () => {
  const save = () => saveForResume(file, [run({})])
  expect(stoppedBy({ status: 'stopped', run: run({}, []) }, save)).toMatchObject({ exitCode: 130 })
  const broken = stoppedBy({ status: 'failed', run: run({}), reason: 'out of memory' }, save)
  expect(broken.exitCode).toBe(3)
  expect(broken.message).toMatch(/out of memory\n.*--resume .*stopped\.json$/)
  const atOnce = stoppedBy({ status: 'failed', run: run({}, []), reason: 'out of memory' }, save)
  expect(atOnce.message).toBe('Internal error: out of memory')
})
