import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findRun, loadRuns, saveRuns, type SavedRun } from '../../../../src/cli/run/savedRun'
import { wholeChecksum } from '../../../../src/engine/experiments/contract/sealedRun'
import { stoppedBy } from '../../../../src/cli/run/stopped'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()
const file = join(folder, 'stopped.json')

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

function run(spec: object, parts: readonly (readonly [number, number])[] = [[0, 1]]): SavedRun {
  return { kind: 'matchSeries', spec, parts: new Map(parts), checkpoints: new Map(), seconds: 2 }
}

it('reads back one run and several', () => {
  for (const runs of [[run({ seed: 1 })], [run({ seed: 1 }), run({ seed: 2 }, [])]]) {
    saveRuns(file, runs)
    expect(loadRuns(file)).toEqual(runs)
  }
  expect(findRun(loadRuns(file), 'matchSeries', { seed: 2 })?.parts.size).toBe(0)
  expect(findRun(loadRuns(file), 'sweep', { seed: 2 })).toBeUndefined()
  expect(findRun(loadRuns(file), 'matchSeries', { seed: 3 })).toBeUndefined()
  expect(said).toEqual([])
})

it.each([
  'null',
  '[]',
  '{"format":"lumbung-run"}',
  '{"format":"lumbung-runs","runs":[null]}',
  '{"format":"lumbung-runs","runs":[]}',
  '{"format":"lumbung-run","schema":3,"kind":"sweep","spec":{},"parts":[],"checkpoints":[]}',
])('refuses %s', (text) => {
  writeFileSync(file, text)
  expect(() => loadRuns(file)).toThrow('is not a stopped run')
})

describe('a file of another program', () => {
  /** Saves a run as another version of the program would. */
  function savedBy(said: object): SavedRun {
    saveRuns(file, [run({ seed: 1 })])
    const {
      checksum: _,
      parts,
      checkpoints,
      ...head
    } = JSON.parse(readFileSync(file, 'utf8')) as {
      checksum: string
      parts: unknown[]
      checkpoints: unknown[]
    }
    const other = { ...head, ...said }
    const checksum = wholeChecksum(other, parts, checkpoints)
    writeFileSync(file, JSON.stringify({ ...other, parts, checkpoints, checksum }))
    return loadRuns(file)[0]!
  }

  it('keeps no part of another version, and says so', () => {
    expect(savedBy({ version: '0.0.9' })).toMatchObject({ parts: new Map(), seconds: 0 })
    expect(said.join('')).toContain('was saved by Lumbung 0.0.9, and this is Lumbung')
  })

  it('keeps no part of a run that was cut into other tasks, and says so', () => {
    expect(savedBy({ plan: 'of other tasks' }).parts.size).toBe(0)
    expect(said.join('')).toContain('divides this run differently')
  })

  it('keeps the parts of the same program, and those of a file that names no plan', () => {
    expect(savedBy({}).parts.size).toBe(1)
    expect(savedBy({ plan: undefined }).parts.size).toBe(1)
    expect(said).toEqual([])
  })
})

describe('a file that was altered', () => {
  const saved: SavedRun = {
    ...run({ seed: 1 }),
    parts: new Map([7, 8, 9].map((part, index) => [index, part])),
  }

  function altered(from: string, to: string): SavedRun {
    saveRuns(file, [{ ...saved, checkpoints: new Map([[3, 'halfway']]) }])
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    writeFileSync(file, text.replace(from, to))
    return loadRuns(file)[0]!
  }

  it('is used without the parts that do not match their checksums, and says so', () => {
    expect([...altered('[1,8,', '[1,6,').parts.keys()]).toEqual([0, 2])
    expect(said.join('')).toBe(`${file} is damaged: part 1 will be computed again\n`)
  })

  it('is used without a part that was given the place of another', () => {
    expect([...altered('[1,8,', '[4,8,').parts.keys()]).toEqual([0, 2])
  })

  it('is used without a checkpoint that does not match its checksum', () => {
    expect(altered('halfway', 'halfwax').checkpoints.size).toBe(0)
    expect(said.join('')).toContain('part 3 will be computed again')
  })

  it('keeps no part for a spec that is not its own', () => {
    expect(altered('"seed":1', '"seed":2').parts.size).toBe(0)
  })

  it('says so if only its time was changed, and keeps its parts', () => {
    expect(altered('"seconds":2', '"seconds":9')).toMatchObject({ seconds: 0, parts: saved.parts })
    expect(said.join('')).toContain('was changed after it was saved')
  })

  it('is not mistaken for an old one when its version is missing', () => {
    expect(() => altered('"schema":2,', '')).toThrow('is not a stopped run')
  })
})

it('accepts a file of an earlier version, and says that it has no checksums', () => {
  const old = { format: 'lumbung-run', kind: 'sweep', spec: {}, parts: [[0, 5]], checkpoints: [], seconds: 4 }
  writeFileSync(file, JSON.stringify(old))
  expect(loadRuns(file)).toEqual([
    { kind: 'sweep', spec: {}, parts: new Map([[0, 5]]), checkpoints: new Map(), seconds: 4 },
  ])
  expect(said.join('')).toContain('has no checksums')
})

it('keeps what a run had finished when it broke, and nothing where there was nothing', () => {
  const save = () => file
  expect(stoppedBy({ status: 'stopped', run: run({}, []) }, 0, save)).toMatchObject({ exitCode: 130 })
  const broken = stoppedBy({ status: 'failed', run: run({}), reason: 'out of memory' }, 0, save)
  expect(broken.exitCode).toBe(3)
  expect(broken.message).toMatch(/out of memory\n.*--resume .*stopped\.json$/)
  const atOnce = stoppedBy({ status: 'failed', run: run({}, []), reason: 'out of memory' }, 0, save)
  expect(atOnce.message).toBe('Internal error: out of memory')
  const later = stoppedBy({ status: 'failed', run: run({}, []), reason: 'out of memory' }, 2, save)
  expect(later.message).toContain('--resume')
})
