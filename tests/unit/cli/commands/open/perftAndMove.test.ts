import { expect, it } from 'vitest'
import { lumbung, lumbungJson } from '../../../../support/cli/lumbung'

it('counts sequences by depth and by first move', async () => {
  const { code, out } = await lumbung('perft', '--variant', 'kalah', '--seeds', '4', '--depth', '3')
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines.slice(0, 4)).toEqual(['1  6', '2  35', '3  185', ''])
  const counts = lines.slice(4).map((line) => Number(line.split(': ')[1]))
  expect(counts.length).toBe(6)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(185)
})

it('tells how far a long count is', async () => {
  const { code, err } = await lumbung('perft', '--variant', 'kalah', '--depth', '5', '--progress')
  expect(code).toBe(0)
  expect(err).toMatch(/^[━─]{28} +\d+%  [\d,]+ lines\/s/)
  expect((await lumbung('perft', '--variant', 'kalah', '--depth', '5')).err).toBe('')
})

it('counts from a position, and after moves', async () => {
  const from = ['perft', '--variant', 'kalah', '--holes', '3', '--depth', '2']
  const set = await lumbungJson<{ counts: number[] }>(...from, '--position', '0,0,1+5 2,0,0+1 S')
  expect(set.counts).toEqual([1, 0])
  const all = await lumbungJson<{ divided: { move: string; count: number }[] }>(...from)
  const after = await lumbungJson<{ counts: number[] }>(...from, '--moves', '2')
  expect(after.counts[0]).toBe(all.divided.find(({ move }) => move === '2')!.count)
})

it.each([
  [['--position', '1,1+0 1,1+0 S'], /--position: .*3/],
  [['--position', 'x'], /--position/],
  [['--position', '1,1,1 1,1,1 S', '--moves', '1,1,1 1,1,1 S: 1'], /--position/],
  [['--moves', '9'], /--moves/],
  [['--depth', '0'], /--depth/],
])('refuses %j', async (args, problem) => {
  const { code, err } = await lumbung('perft', '--variant', 'kalah', '--holes', '3', ...args)
  expect(code).toBe(2)
  expect(err).toMatch(problem)
})

it('asks a player for its move, with its value and line', async () => {
  const position = '0,1,1+3 2,2,0+3 S'
  const asked = await lumbungJson<{
    choice: string
    value: number
    exact: boolean
    line: string[]
    toMove: string
  }>(
    'move',
    '--variant',
    'kalah',
    '--holes',
    '3',
    '--position',
    position,
    '--player',
    'perfect',
    '--line',
    '9',
  )
  expect(asked).toMatchObject({ choice: '3', exact: true, toMove: 'south' })
  expect(asked.line[0]).toBe('3')
  const played = await lumbungJson<{ over: boolean; stores: [number, number] }>(
    'play',
    '--variant',
    'kalah',
    '--holes',
    '3',
    '--moves',
    `${position}: ${asked.line.join(' ')}`,
  )
  expect(played.over).toBe(true)
  expect(played.stores[0] - played.stores[1]).toBe(asked.value)
  const { out } = await lumbung('move', '--variant', 'kalah', '--holes', '3', '--position', position)
  expect(out).toMatch(/^3\nValue: .*proven\)\nLine: 3 /)
})

it('names the seat that is asked, and North’s values for South', async () => {
  const moves = ['move', '--variant', 'kalah', '--holes', '3', '--seeds', '2', '--player', 'perfect']
  const asked = await lumbungJson<{ toMove: string; value: number }>(...moves, '--moves', '1')
  const solved = await lumbungJson<{ moves: { played: string; value: number }[] }>(
    'review',
    '--variant',
    'kalah',
    '--holes',
    '3',
    '--seeds',
    '2',
    '--moves',
    '1',
  )
  expect(asked.toMove).toBe('north')
  expect(asked.value).toBe(solved.moves[0]!.value)
})

it.each([
  [['--player', 'nobody'], /--player: .*nobody/],
  [['--position', '0,0,0+3 0,0,0+3 S'], /over/],
])('refuses to ask %j', async (args, problem) => {
  const { code, err } = await lumbung('move', '--variant', 'kalah', '--holes', '3', ...args)
  expect(code).toBe(2)
  expect(err).toMatch(problem)
})
