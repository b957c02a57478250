import type * as Fs from 'node:fs'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { version } from '../../../../package.json'
import { FolderParts } from '../../../../src/cli/cluster/folderParts'
import { readPart, writePart } from '../../../../src/cli/cluster/partFile'
import { makeFolder, readPlan } from '../../../../src/cli/cluster/planFolder'
import { checksumOf } from '../../../../src/engine/checksum'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

// What the disk says cannot be arranged without being root.
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof Fs>()
  return { ...fs, mkdirSync: vi.fn(fs.mkdirSync) }
})

temporaryWorkingFolder()
const text = (file: string): string => readFileSync(file, 'utf8')
const PART_1 = 'plan/parts/000001.json'

interface Status {
  readonly done: number
  readonly missing: readonly number[]
  readonly damaged: readonly { part: number; reason: string }[]
  readonly secondsLeft: number | null
  readonly resubmit: string | null
}

beforeAll(async () => {
  writeFileSync('spec.json', (await lumbung('simulate', '--games', '300', '--spec')).out)
  await lumbung('plan', 'spec.json', '--parts', '3', '--out', 'plan')
  await lumbung('part', 'plan', '--index', '0,1-2')
  mkdirSync('kept')
  for (const part of [0, 1, 2]) copyFileSync(`plan/parts/00000${part}.json`, `kept/${part}.json`)
})
beforeEach(() => {
  rmSync('plan/result.lumbung', { force: true })
  for (const part of [0, 1, 2]) copyFileSync(`kept/${part}.json`, `plan/parts/00000${part}.json`)
})
afterEach(() => vi.unstubAllEnvs())

describe('part', () => {
  it.each([
    ['SLURM_ARRAY_TASK_ID', {}],
    ['JOB_COMPLETION_INDEX', {}],
    ['SLURM_ARRAY_TASK_ID', { LUMBUNG_FIRST: '1' }],
  ])('does the part that %s names', async (variable, more) => {
    rmSync(PART_1)
    for (const [name, value] of Object.entries({ [variable]: 'LUMBUNG_FIRST' in more ? '0' : '1', ...more }))
      vi.stubEnv(name, value)
    expect(await lumbung('part', 'plan')).toMatchObject({ code: 0, out: 'Part 1 is done.\n' })
    expect(existsSync(PART_1)).toBe(true)
  })

  it('skips a part that is done, and does a damaged one again', async () => {
    const before = text(PART_1)
    expect((await lumbung('part', 'plan', '--index', '1')).out).toBe('Part 1 was already done.\n')
    expect(text(PART_1)).toBe(before)
    writeFileSync(PART_1, before.slice(0, -20))
    expect((await lumbung('part', 'plan', '--index', '1')).out).toBe('Part 1 is done.\n')
    expect((await lumbung('merge', 'plan')).code).toBe(0)
  })

  it.each([
    [['plan'], '--index: say which part: --index 0, or start it from Slurm, Kubernetes or GNU parallel'],
    [['plan', '--index', '3'], '--index: part 3 does not exist: the parts of plan are 0 to 2'],
    [
      ['plan', '--index', '2-1'],
      '--index: “2-1” is not valid: it must be a number, or numbers and ranges such as 3,7-9.',
    ],
    [
      ['nowhere', '--index', '0'],
      'DIR: nowhere contains no plan; make one with lumbung plan SPEC --out nowhere',
    ],
  ])('refuses %j', async (args, refusal) => {
    expect(await lumbung('part', ...args)).toEqual({ code: 2, out: '', err: `${refusal}\n` })
  })
})

describe('status', () => {
  it('knows how long the rest takes, though a clock was set or computers were off in between', async () => {
    const plan = readPlan('plan')
    const day = 24 * 60 * 60 * 1000
    for (const [part, days] of [
      [0, 0],
      [1, 20],
    ] as const) {
      const found = readPart(plan, part)
      if (found.status !== 'done') throw new Error('the part is not there')
      const finished = Date.now() + days * day
      // The clock was set while the second part was being done.
      writePart(plan, part, { ...found.part, started: Date.now(), finished, seconds: 30 })
    }
    rmSync('plan/parts/000002.json')
    const { secondsLeft } = await lumbungJson<Status>('status', 'plan')
    expect(secondsLeft).toBeGreaterThan(10)
    expect(secondsLeft).toBeLessThan(100)
  })

  it('says what is done, and how to merge', async () => {
    const { out } = await lumbung('status', 'plan')
    expect(out).toContain('3 of 3 parts are done (100.0% of the work')
    expect(out).toContain('  lumbung merge plan\n')
    expect(await lumbungJson<Status>('status', 'plan')).toMatchObject({
      done: 3,
      resubmit: null,
      secondsLeft: null,
    })
  })

  it('says what is missing and damaged, the time left, and the command that does it', async () => {
    rmSync(PART_1)
    writeFileSync('plan/parts/000002.json', 'x')
    const status = await lumbungJson<Status>('status', 'plan')
    expect(status).toMatchObject({ done: 1, missing: [1], resubmit: 'plan/parallel/run.sh 1-2' })
    expect(status.damaged).toEqual([{ part: 2, reason: 'the file is cut off or not JSON' }])
    expect(status.secondsLeft).toBeGreaterThan(0)
    expect((await lumbung('status', 'plan')).out).toContain('  plan/parallel/run.sh 1-2\n')
  })
})

describe('merge', () => {
  it('refuses while parts are missing, and says how to do them', async () => {
    rmSync(PART_1)
    const { code, out, err } = await lumbung('merge', 'plan')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(
      /^DIR: 1 of 3 parts are missing or damaged \(1\), about .*plan\/parallel\/run\.sh 1\n$/,
    )
    expect(existsSync('plan/result.lumbung')).toBe(false)
  })

  it('takes loose files, with their plan', async () => {
    const whole = await lumbung('merge', 'plan', '--json')
    const loose = ['plan/plan.json', 'kept/2.json', 'kept/0.json', 'kept/1.json']
    expect(await lumbung('merge', ...loose, '--json', '--out', 'loose.lumbung')).toEqual(whole)
    expect(text('loose.lumbung')).toBe(text('plan/result.lumbung'))
    expect(await lumbung('merge', ...loose.slice(0, 2))).toMatchObject({
      code: 2,
      err: 'FILE: these parts are missing: 0-1\n',
    })
    expect((await lumbung('merge', 'plan/plan.json', 'spec.json')).err).toBe(
      'FILE: spec.json is not a part written by `lumbung part`\n',
    )
  })

  it.each([
    ['cut off', (part: string) => part.slice(0, part.length >> 1), 'the file is cut off or not JSON'],
    ['altered', (part: string) => part.replace(/"games":\d/, '"games":9'), 'its checksum does not match'],
    [
      'of another version',
      (part: string) => part.replace(version, '9.9.9'),
      `it was made by Lumbung 9.9.9, not ${version}`,
    ],
    [
      'of another plan',
      (part: string) => part.replace(/"plan":"\w+"/, '"plan":"0000"'),
      'it belongs to another plan',
    ],
    ['of another place', () => text('kept/2.json'), 'its checksum does not match'],
    ['something else', () => '{"format":"lumbung-game"}', 'the file is not a part of a plan'],
  ])('refuses a part that is %s', async (_, change, reason) => {
    writeFileSync(PART_1, change(text('kept/1.json')))
    const { code, err } = await lumbung('merge', 'plan')
    expect(code).toBe(2)
    expect(err).toContain(`Part 1 is damaged: ${reason}\n`)
    expect(err).toContain('1 of 3 parts are missing or damaged (1)')
  })
})

describe('plan', () => {
  it('finds the same plan in place again, and never replaces another', async () => {
    expect(await lumbung('plan', 'spec.json', '--parts', '3', '--out', 'plan')).toMatchObject({ code: 0 })
    expect(await lumbung('plan', 'spec.json', '--parts', '4', '--out', 'plan')).toEqual({
      code: 2,
      out: '',
      err: '--out: plan already contains another plan; choose a new folder\n',
    })
  })

  it('has no more parts than tasks, and says so', async () => {
    const { out } = await lumbung('plan', 'spec.json', '--parts', '5000', '--out', 'many')
    expect(out).toContain('There are only')
  })

  it.each([
    ['altered', { spec: {} }, 'plan.json is damaged or was changed; make the plan again in a new folder'],
    [
      'of another version',
      { version: '9.9.9' },
      `the plan was made by Lumbung 9.9.9, and this is Lumbung ${version}`,
    ],
  ])('is refused where it is %s', async (_, change, refusal) => {
    mkdirSync('bent', { recursive: true })
    writeFileSync(
      'bent/plan.json',
      JSON.stringify({ ...(JSON.parse(text('plan/plan.json')) as object), ...change }),
    )
    for (const command of ['part', 'status', 'merge'])
      expect(await lumbung(command, 'bent')).toMatchObject({
        code: 2,
        err: expect.stringContaining(refusal) as string,
      })
  })

  it('is refused where its ranges were changed and sealed again', async () => {
    const { checksum: _, ...plan } = JSON.parse(text('plan/plan.json')) as Record<string, unknown>
    const bent = { ...plan, parts: [[0, 999_999]] }
    writeFileSync('bent/plan.json', JSON.stringify({ ...bent, checksum: checksumOf(bent) }))
    expect((await lumbung('status', 'bent')).code).toBe(2)
  })

  it('refuses what is not a spec', async () => {
    const refusal = async (content: string) => {
      writeFileSync('none.json', content)
      return (await lumbung('plan', 'none.json', '--out', 'x')).err
    }
    expect(await refusal('{}')).toMatch(/^SPEC: none\.json does not contain the settings of an experiment/)
    expect(await refusal('{"kind":"chess"}')).toBe(
      'SPEC: none.json: there is no experiment of the kind “chess”.\n',
    )
    writeFileSync('none.json', '{"kind":"matchSeries","spec":{"games":-1}}')
    expect((await lumbung('run', 'none.json')).code).toBe(2)
    expect((await lumbung('plan', 'spec.json')).err).toBe('--out: a value is missing\n')
  })
})

describe('a part that is read a second time', () => {
  it.each([
    ['games', 'do not add up'],
    ['started', 'checksum does not match'],
  ])('is used if it is the same, and refused if it was changed since: %s', (field, reason) => {
    const parts = new FolderParts(readPlan('plan'))
    const [[index, before] = [-1, null]] = [...parts]
    expect(parts.get(index)).toEqual(before)
    const file = 'plan/parts/000000.json'
    const bent = (_: string, digit: string): string => `"${field}":${(Number(digit) % 9) + 1}`
    writeFileSync(file, text(file).replace(new RegExp(`"${field}":(\\d)`), bent))
    // Another part comes between: only one is kept.
    expect(parts.get(parts.size - 1)).toBeDefined()
    expect(() => parts.get(index)).toThrow(reason)
  })
})

it.each([
  ['EROFS', 'the disk is read-only'],
  // Below some folders of the system nothing can be created, though they are there.
  ['ENOENT', 'there is no such folder'],
])('says why a folder cannot be created: %s', (code, reason) => {
  vi.mocked(mkdirSync).mockImplementationOnce(() => {
    throw Object.assign(new Error(`${code}: told`), { code })
  })
  expect(() => makeFolder('far/away')).toThrow(reason)
})

it('creates a folder with all above it, also beside a process that does the same, but not below a file', () => {
  makeFolder('far/away/from')
  makeFolder('far/away/from')
  expect(existsSync('far/away/from')).toBe(true)
  const make = vi.mocked(mkdirSync).getMockImplementation()!
  vi.mocked(mkdirSync).mockImplementationOnce((path) => {
    make(path)
    return make(path)
  })
  makeFolder('faster')
  expect(existsSync('faster')).toBe(true)
  writeFileSync('file', '')
  expect(() => makeFolder('file')).toThrow('it already exists')
  expect(() => makeFolder('file/below/it')).toThrow('there is no such folder')
})
