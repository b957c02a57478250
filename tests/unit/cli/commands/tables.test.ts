import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checksumOfBytes } from '../../../../src/engine/checksum'
import { sealTable, type StoredTable } from '../../../../src/engine/tables/storedTable'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-tables-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface BuiltTables {
  readonly layers: readonly {
    readonly seeds: number
    readonly positions: number
    readonly reachable: number
  }[]
  readonly filled: number
}

const build = (seeds: number, ...more: readonly string[]): Promise<BuiltTables> =>
  lumbungJson('tables', 'build', '--seeds', String(seeds), '--folder', folder, ...more)

/** The only table of the folder. */
function table(): string {
  return join(folder, readdirSync(folder)[0]!)
}

it('builds layers, counts them, and continues from those that are there', async () => {
  const { layers, filled } = await build(4)
  expect(layers.map(({ seeds, positions }) => [seeds, positions])).toEqual([
    [0, 1],
    [1, 12],
    [2, 78],
    [3, 364],
    [4, 1365],
  ])
  expect(layers[4]).toEqual({
    seeds: 4,
    positions: 1365,
    reachable: 1365,
    wins: 580,
    draws: 143,
    losses: 642,
  })
  expect(filled).toBe(1820)
  const more = await build(6)
  expect(more.filled).toBe(4368 + 12_376)
  expect(more.layers.at(-1)).toEqual({
    seeds: 6,
    positions: 12_376,
    reachable: 12_375,
    wins: 5698,
    draws: 1548,
    losses: 5129,
  })
  expect(more.layers.slice(0, 5)).toEqual(layers)
})

it('builds the same bytes for kalah after a stop as in one go', async () => {
  await build(5, '--variant', 'kalah')
  await build(7, '--variant', 'kalah')
  const inSteps = readFileSync(join(table(), 'table.json'), 'utf8')
  rmSync(folder, { recursive: true })
  await build(7, '--variant', 'kalah')
  expect(readFileSync(join(table(), 'table.json'), 'utf8')).toBe(inSteps)
})

it('values a position and its moves, from a folder or without', async () => {
  const ask = (): Promise<object> =>
    lumbungJson('tables', 'value', '--position', '1,0,0,0,1,2/0,2,0,0,0,0', '--folder', folder)
  const alone = await ask()
  expect(alone).toMatchObject({ from: null, seeds: 6 })
  expect(readdirSync(folder)).toEqual([])
  await build(6)
  const { value, moves } = alone as { value: number; moves: object[] }
  expect(await ask()).toMatchObject({ value, moves, from: table() })
  expect(moves).toHaveLength(3)
})

it('names a damaged layer, refuses it, and builds it again', async () => {
  await build(5)
  const file = join(table(), 'layer-04.gz')
  writeFileSync(file, gzipSync(new Uint8Array(1365)))
  const asked = await lumbung('tables', 'value', '--position', '1,1,1,0,0,0/1,0,0,0,0,0', '--folder', folder)
  expect(asked).toMatchObject({ code: 2, out: '' })
  expect(asked.err).toContain(`${file} is missing or damaged`)
  const again = await lumbung('tables', 'build', '--seeds', '5', '--folder', folder)
  expect(again.err).toContain(`${file} is damaged and will be built again`)
  expect(await build(5)).toMatchObject({ filled: 0 })
})

it('does not trust a description that was changed', async () => {
  await build(3)
  const file = join(table(), 'table.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"wins": 5', '"wins": 6'))
  const { code, err } = await lumbung('tables', 'verify', '--seeds', '3', '--folder', folder)
  expect([code, err]).toEqual([2, expect.stringContaining(`${file} is missing or damaged`)])
})

it('verifies values by the rules, not only by their checksums', async () => {
  await build(5)
  const verify = (): Promise<object> => lumbungJson('tables', 'verify', '--seeds', '5', '--folder', folder)
  expect(await verify()).toMatchObject({ verified: true })
  const layer = join(table(), 'layer-03.gz')
  const values = new Uint8Array(gunzipSync(readFileSync(layer)))
  values[100] = values[100]! + 1
  writeFileSync(layer, gzipSync(values))
  const description = join(table(), 'table.json')
  const { checksum: _, ...stored } = JSON.parse(readFileSync(description, 'utf8')) as StoredTable & {
    checksum: string
  }
  const layers = stored.layers.map((each) =>
    each.seeds === 3 ? { ...each, checksum: checksumOfBytes(values) } : each,
  )
  writeFileSync(description, JSON.stringify(sealTable({ ...stored, layers })))
  expect(await verify()).toMatchObject({
    verified: false,
    layers: { 3: { problem: '3 seeds: 1 value is wrong' } },
  })
})

it('refuses what cannot be tabled, with the reason', async () => {
  const refused = async (...args: readonly string[]): Promise<string> => {
    const { code, err } = await lumbung('tables', ...args, '--folder', folder)
    expect(code).toBe(2)
    return err
  }
  expect(await refused('build', '--variant', 'bao', '--seeds', '4')).toContain('earlier in the round')
  expect(await refused('build', '--seeds', '40')).toContain('do not fit in memory')
  expect(await refused('value', '--position', '1,2/3')).toContain('6 numbers')
  expect(await refused('value', '--position', '1,2,3,4,5,x/0,0,0,0,0,0')).toContain('6 numbers')
})

it('writes the same bytes with one worker and with several', async () => {
  const sums = (): readonly string[] =>
    readdirSync(table()).map((file) => checksumOfBytes(readFileSync(join(table(), file))))
  await build(12, '--workers', '1')
  const alone = sums()
  rmSync(folder, { recursive: true })
  await build(9, '--workers', '1')
  const { filled } = await build(12, '--workers', '3')
  expect(filled).toBe(352_716 + 705_432 + 1_352_078)
  expect(sums()).toEqual(alone)
})

interface TestedMoves {
  readonly players: readonly {
    readonly player: string
    readonly positions: number
    readonly kept: number
    readonly low: number
    readonly high: number
    readonly nodesPerChoice: number | null
  }[]
}

it('says how often the moves of players keep the exact value', async () => {
  const names = ['novice', 'minimax:6', 'net:awari-6-4']
  const options = ['--positions', '40', '--players', names.join(','), '--folder', folder]
  const ask = (): Promise<TestedMoves> => lumbungJson('tables', 'moves', '--seeds', '4', ...options)
  const { players } = await ask()
  expect(players.map(({ player, positions }) => [player, positions])).toEqual(names.map((name) => [name, 40]))
  const [novice, minimax, net] = players
  expect(minimax!.kept).toBeGreaterThan(novice!.high)
  expect(minimax!.nodesPerChoice).toBeGreaterThan(6)
  expect(net!.kept).toBeGreaterThan(0)
  expect(readdirSync(folder)).toEqual([])
  expect(await ask()).toMatchObject({ players })
})

it.each([
  ['wizard', 'Unknown player “wizard”'],
  ['net:kalah-6-4', 'was trained for Kalah and cannot play Awari'],
])('refuses %s as a tested player, with the reason', async (player, reason) => {
  const { code, err } = await lumbung('tables', 'moves', '--seeds', '3', '--players', player)
  expect(code).toBe(2)
  expect(err).toContain(reason)
})
