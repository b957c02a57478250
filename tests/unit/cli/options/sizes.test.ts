import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const PROGRAM = resolve('scripts', 'lumbung.mjs')

function lumbung(...args: readonly string[]): unknown {
  const { stdout } = spawnSync(process.execPath, [PROGRAM, ...args, '--json'], { encoding: 'utf8' })
  return JSON.parse(stdout)
}

it('lets seeds follow the holes where the game does, unless they are given', { timeout: 60_000 }, () => {
  const names = (...args: readonly string[]) =>
    (lumbung('values', ...args) as { cells: { name: string }[] }).cells.map(({ name }) => name)
  expect(names('--variant', 'dakon', '--holes', '1..2')).toEqual(['Dakon(1, 1)', 'Dakon(2, 2)'])
  expect(names('--variant', 'dakon', '--holes', '2', '--seeds', '1')).toEqual(['Dakon(2, 1)'])
  expect(names('--holes', '1', '--seeds', '1..2')).toEqual(['Kalah(1, 1)', 'Kalah(1, 2)'])
  const root = (...args: readonly string[]) =>
    (lumbung('tree', ...args) as { nodes: { position: string }[] }).nodes[0]!.position
  expect(root('--variant', 'congkak', '--holes', '2')).toBe('2,2+0 2,2+0 S')
  expect(root('--holes', '2')).toBe('1,1+0 1,1+0 S')
})

it('tells best moves as holes once each, and with their ways', { timeout: 60_000 }, () => {
  const either = ['--holes', '1', '--seeds', '2', '--set', 'sow.direction=eitherWay']
  expect(lumbung('solve', ...either)).toMatchObject({ best: [1], bestChoices: ['1', '1c'] })
})

it('names a game that starts from a layout by the layout', { timeout: 60_000 }, () => {
  const text = spawnSync(process.execPath, [PROGRAM, 'solve', '--holes', '1', '--layout', '2 1'], {
    encoding: 'utf8',
  }).stdout
  expect(text).toContain('Kalah from 2+0 1+0 S')
})
