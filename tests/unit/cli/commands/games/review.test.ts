import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { lumbung, lumbungJson } from '../../../../support/cli/lumbung'

vi.mock('../../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const SMALL = ['review', '--variant', 'kalah', '--holes', '3', '--seeds', '2']

interface Reviewed {
  readonly moves: readonly {
    readonly move: number
    readonly side: string
    readonly played: string
    readonly value: number
    readonly best: readonly string[]
    readonly bestValue: number
    readonly loss: number
    readonly grade: string
    readonly exact: boolean
  }[]
  readonly accuracy: { readonly south: number | null; readonly north: number | null }
  readonly exact: boolean
}

it('values every move, with the value that solve proves for the start', async () => {
  const reviewed = await lumbungJson<Reviewed>(...SMALL, '--moves', '2 3 1')
  const solved = await lumbungJson<{ value: number; moves: { hole: number; value: number }[] }>(
    ...'solve --variant kalah --holes 3 --seeds 2'.split(' '),
  )
  expect(reviewed.exact).toBe(true)
  expect(reviewed.moves.map(({ move, side }) => `${move} ${side}`)).toEqual(['1 south', '2 south', '3 north'])
  const [first] = reviewed.moves
  expect(first!.bestValue).toBe(solved.value)
  expect(first!.value).toBe(solved.moves.find(({ hole }) => hole === 2)!.value)
  expect(first!.loss).toBe(first!.bestValue - first!.value)
})

it('prints a table and writes it as CSV', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-review-'))
  try {
    const file = join(folder, 'review.csv')
    const { code, out } = await lumbung(...SMALL, '--moves', '2,3,1', '--csv', file)
    expect(code).toBe(0)
    expect(out).toMatch(/^Accuracy: South .+, North .+\./)
    expect(out.split('\n').filter((line) => /^ +\d/.test(line)).length).toBe(3)
    const [head, ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
    expect(head).toBe('move,side,played,value,best,bestValue,loss,atStake,grade,exact,forced')
    expect(rows.length).toBe(3)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it.each([
  ['2 x', /--moves/],
  ['9', /hole/],
  ['2 2', /move 2/i],
  ['', /no moves/],
])('refuses the moves "%s"', async (moves, reason) => {
  const { code, err } = await lumbung(...SMALL, '--moves', moves)
  expect(code).toBe(2)
  expect(err).toMatch(reason)
})

it('speaks Malay and Indonesian', async () => {
  for (const [language, word] of [
    ['ms', 'Ketepatan'],
    ['id', 'Akurasi'],
  ] as const) {
    const { out } = await lumbung(...SMALL, '--moves', '2', '--lang', language)
    expect(out).toContain(word)
  }
})
