import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()
const FILE = join(folder, 'puzzles.json')
const OTHER = join(folder, 'other.json')
const MAKE = ['puzzles', 'make', '--variant', 'kalah', '--holes', '4', '--seeds', '3', '--in-play', '14']

it('makes puzzles, proves them again, and shows the proof of one', async () => {
  const made = await lumbung(...MAKE, '--count', '2', '--out', FILE)
  expect(made).toMatchObject({ code: 0, out: '2 puzzles made, of 2 wanted.\n' })
  expect(await lumbung('puzzles', 'check', FILE)).toMatchObject({
    code: 0,
    out: '2 of 2 puzzles are proven again.\n',
  })
  const { out } = await lumbung('puzzles', 'solve', FILE, '--at', '1')
  expect(out).toMatch(/^kalah, 4 holes, 3 seeds: .*\nFind the /)
  expect(out).toMatch(/\nSolution: \d\n$/)
})

it('stops when its time is up, with what it has, and says so', async () => {
  const asked = ['--count', '100000', '--seconds', '1', '--out', OTHER]
  const { code, out, err } = await lumbung(...MAKE, ...asked)
  expect(code).toBe(0)
  expect(out).toMatch(/^\d+ puzzles? made, of 100,000 wanted\.\n$/)
  expect(err).toMatch(/^Stopped after 1 second\. Fewer seeds in holes \(--in-play\)/)
})

it('ends where a game has no puzzles, and says why', async () => {
  const game = ['--variant', 'hus', '--holes', '4', '--seeds', '2']
  expect(await lumbung('puzzles', 'make', ...game, '--out', OTHER)).toMatchObject({
    code: 0,
    out: '0 puzzles made, of 10 wanted.\n',
    err: expect.stringMatching(/^Given up: 400 games in a row .* only a best turn can be asked/) as string,
  })
})

it('shows the puzzle of a day, the same every time', async () => {
  const day = (): Promise<object> => lumbungJson('puzzles', 'solve', '--day', '2026-11-18')
  const { solution, moves } = (await day()) as { solution: string; moves: { choice: string }[] }
  expect(moves.map(({ choice }) => choice)).toContain(solution)
  expect(await day()).toMatchObject({ solution })
})

it('finds a puzzle that is not what its file says', async () => {
  const text = readFileSync(FILE, 'utf8')
  writeFileSync(OTHER, text.replace(/"(again|capture|starve|defence|relay|quiet)",[123]\]/, '"opening",3]'))
  expect(await lumbung('puzzles', 'check', OTHER)).toMatchObject({
    code: 1,
    out: 'Puzzle 1 is not as its file says.\n1 of 2 puzzles are proven again.\n',
  })
})

it.each([
  [['puzzles', 'check', 'missing.json'], /missing\.json/],
  [['puzzles', 'solve', '--day', 'tomorrow'], /2026-11-18/],
  [['puzzles', 'solve', '--at', '99999'], /--at/],
  [['puzzles', 'make', '--variant', 'kalha'], /kalah/],
])('refuses %j', async (args, said) => {
  const { code, err } = await lumbung(...args)
  expect(code).toBe(2)
  expect(err).toMatch(said)
})
