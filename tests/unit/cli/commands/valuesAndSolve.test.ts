import { expect, it, vi } from 'vitest'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

it('lets seeds follow the holes where the game does, unless they are given', async () => {
  const names = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { cells } = await lumbungJson<{ cells: { name: string }[] }>('values', ...args)
    return cells.map(({ name }) => name)
  }
  expect(await names('--variant', 'dakon', '--holes', '1..2')).toEqual(['Dakon(1, 1)', 'Dakon(2, 2)'])
  expect(await names('--variant', 'dakon', '--holes', '2', '--seeds', '1')).toEqual(['Dakon(2, 1)'])
  expect(await names('--holes', '1', '--seeds', '1..2')).toEqual(['Kalah(1, 1)', 'Kalah(1, 2)'])
  const root = async (...args: readonly string[]): Promise<string | undefined> =>
    (await lumbungJson<{ nodes: { position: string }[] }>('tree', ...args)).nodes[0]?.position
  expect(await root('--variant', 'congkak', '--holes', '2')).toBe('2,2+0 2,2+0 S')
  expect(await root('--holes', '2')).toBe('1,1+0 1,1+0 S')
})

it('sweeps a played game over its own seeds unless others are given', async () => {
  type Asked = { spec: { seeds: unknown } }
  const played = await lumbungJson<Asked>('sweep', '--holes', '2..3', '--games', '10', '--spec')
  expect(played.spec.seeds).toEqual({ from: 4, to: 4 })
  const solved = await lumbungJson<Asked>('sweep', '--spec')
  expect(solved.spec.seeds).toEqual({ from: 1, to: 200 })
})

it('lists best moves as holes once each, and with their ways', async () => {
  const either = ['--holes', '1', '--seeds', '2', '--set', 'sow.direction=eitherWay']
  expect(await lumbungJson('solve', ...either)).toMatchObject({ best: [1], bestChoices: ['1', '1c'] })
})

it('names a game that starts from a layout by the layout', async () => {
  const { out } = await lumbung('solve', '--holes', '1', '--layout', '2 1')
  expect(out).toContain('Kalah from 2+0 1+0 S')
})

it('says in words what is proven, and prints the spec', async () => {
  const { out } = await lumbung('solve', '--holes', '1', '--seeds', '2', '--progress')
  expect(out).toContain('Proven: every line of play was searched or excluded.')
  const { out: spec } = await lumbung('solve', '--holes', '1', '--seeds', '2', '--spec')
  expect(JSON.parse(spec)).toMatchObject({ kind: 'gameValues' })
})
