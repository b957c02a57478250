import { Command } from 'commander'
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as verify from '../../../../src/cli/commands/verify'
import { BadInput } from '../../../../src/cli/options/badInput'
import { claimsIn } from '../../../../src/cli/verify/claims'
import { startLayouts } from '../../../../src/engine/experiments/kinds/startLayouts/startLayouts'
import { createPlainProver } from '../../../../src/engine/solver/plainKalah'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const variant = findPreset('kalah')!.make({ holes: 2, seeds: 2 })
/** As `solve --variant kalah --holes 2 --seeds 2 --json` answers. */
const solved = {
  kind: 'gameValues',
  spec: { variants: [variant] },
  bounds: [-2, -2],
  moves: [
    { hole: 1, bounds: [-4, -4] },
    { hole: 2, bounds: [-2, -2] },
  ],
}

let folder = ''
let printed = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-verify-'))
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})

afterEach(() => {
  process.exitCode = undefined
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

async function verified(answer: unknown): Promise<{ checked: number; wrong: readonly string[] }> {
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify(answer))
  const program = new Command()
  verify.register(program)
  await program.parseAsync(['node', 'lumbung', 'verify', file, '--json'])
  return JSON.parse(printed) as { checked: number; wrong: readonly string[] }
}

/** The answer of `layouts` on the smallest boards, with the ties that plain search finds. */
function layoutsAnswer() {
  const spec = { ...startLayouts.defaults, variant, moved: 1, find: 'results' }
  const prover = createPlainProver({ holes: 2, emptyCapture: false })
  const { claims } = claimsIn({ kind: 'startLayouts', spec, layouts: [] }, { seed: 1 })
  const fair = claims.filter((claim) => !claim.holds(prover)).map(({ text }) => text)
  const layouts = fair.map((text) => {
    const [, south, southStore, north, northStore] = /^([\d ]+) \((\d+)\) {2}([\d ]+) \((\d+)\)/.exec(text)!
    return { south, southStore: Number(southStore), north, northStore: Number(northStore) }
  })
  return { kind: 'startLayouts', spec, layouts }
}

test('a value and the values of all moves are proven again', async () => {
  expect(await verified(solved)).toMatchObject({ checked: 3, wrong: [] })
  expect(process.exitCode).toBeUndefined()
})

test('a wrong value is found, and fails', async () => {
  const { wrong } = await verified({ ...solved, bounds: [0, 0] })
  expect(wrong).toEqual(['(2, 2): 0 … 0'])
  expect(process.exitCode).toBe(1)
})

test.each([
  [{ value: 2 }, 'value = 2'],
  [{ result: 'W' }, 'result = W'],
  [{ holes: 3 }, 'holes = 3'],
  [{ best: [1] }, 'best = 1'],
  [{ best: [3] }, 'best = 3'],
  [{ line: ['1', '2'] }, 'line = 1 …'],
  [{ moves: [{ hole: 2, bounds: [-2, -2] }] }, 'moves = 2'],
  [
    {
      moves: [
        { hole: 1, bounds: [-4, -4], value: -2 },
        { hole: 2, bounds: [-2, -2], result: 'D' },
      ],
    },
    '1: value = -2',
    '2: result = D',
  ],
])('what an answer says otherwise than by its bounds is found: %j', async (changed, ...wrong) => {
  expect((await verified({ ...solved, ...changed })).wrong).toEqual(wrong)
  expect(process.exitCode).toBe(1)
})

test('what an answer says twice, and right, is confirmed', async () => {
  const [one, two] = solved.moves
  const whole = {
    ...solved,
    value: -2,
    result: 'L',
    holes: 2,
    best: [2],
    line: ['2', '1'],
    moves: [
      { ...one, value: -4, result: 'L' },
      { ...two, value: -2, result: 'L' },
    ],
  }
  expect(await verified(whole)).toMatchObject({ checked: 5, wrong: [] })
})

test('a fair layout too few, and a layout listed that is not fair, are both found', async () => {
  const answer = layoutsAnswer()
  expect(answer.layouts.length).toBeGreaterThan(0)
  expect(claimsIn(answer, { seed: 1, sample: 1 }).claims).toHaveLength(2)
  const [first, ...others] = answer.layouts
  const text = `${first!.south} (${first!.southStore})  ${first!.north} (${first!.northStore})`
  expect((await verified({ ...answer, layouts: others })).wrong).toEqual([`${text}  ≠ 0`])
  printed = ''
  const stray = { south: '9 9', southStore: 0, north: '9 9', northStore: 0 }
  expect((await verified({ ...answer, layouts: [...answer.layouts, stray] })).wrong).toEqual([
    '9 9 (0)  9 9 (0)',
  ])
})

test('a question that takes long tells how far it is', () => {
  const told: number[] = []
  const prover = createPlainProver({ holes: 4, emptyCapture: false }, (nodes) => told.push(nodes))
  const row = [4, 4, 4, 4]
  prover.isAtLeast({ south: row, north: row, southStore: 0, northStore: 0 }, 1)
  expect(told.length).toBeGreaterThan(0)
  expect(told.at(-1)).toBeLessThanOrEqual(prover.nodes())
})

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0

test.skipIf(!hasPython)(
  'the short program in docs agrees, and notices what is wrong (needs Python 3.9)',
  async () => {
    const checked = async (answer: unknown, ...options: readonly string[]): Promise<string> => {
      const file = join(folder, 'answer.json')
      writeFileSync(file, JSON.stringify(answer))
      const run = promisify(execFile)('python3', ['docs/check_kalah.py', file, ...options])
      return (await run.catch((failed: { readonly stdout: string }) => failed)).stdout
    }
    expect(await checked(solved)).toBe('3 of 3 hold\n')
    expect(await checked({ ...solved, bounds: [0, 0] })).toBe('wrong: value 0 to 0\n2 of 3 hold\n')
    const answer = layoutsAnswer()
    const all = claimsIn(answer, { seed: 1 }).claims.length
    expect(await checked(answer)).toBe(`${all} of ${all} hold\n`)
    expect(await checked(answer, '--sample', '1')).toBe('2 of 2 hold\n')
    const fewer = await checked({ ...answer, layouts: answer.layouts.slice(1) })
    expect(fewer).toMatch(new RegExp(`^wrong: .*\\n${all - 1} of ${all} hold\\n$`))
  },
)

test('other rules and other files are refused', async () => {
  const awari = findPreset('awari')!.make()
  await expect(verified({ ...solved, spec: { variants: [awari] } })).rejects.toThrow(BadInput)
  await expect(verified({ kind: 'ladder' })).rejects.toThrow(BadInput)
})
