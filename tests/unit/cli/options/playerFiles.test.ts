import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { withPlayerFiles } from '../../../../src/cli/options/playerFiles'
import { forgetNetwork, networkNamed } from '../../../../src/engine/agents/learned'
import { networkFile, readNetwork } from '../../../../src/engine/agents/networkFile'
import { describePlayer, formatPlayer, parsePlayer } from '../../../../src/engine/players/player'
import trained from '../../../../src/engine/players/trained/kalah-6-4.json'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const folder = temporaryFolder()
const network = (() => {
  const read = readNetwork(trained)
  if (!read.ok) throw new Error('The trained player cannot be read')
  return read.value
})()

/** The name of a file with a player of that id; `shift` makes it another player. */
function file(name: string, id: string, shift = 0): string {
  const weights = network.weights.map((weight) => weight + shift)
  writeFileSync(join(folder, name), JSON.stringify(networkFile({ ...network, id, weights }, 'trained')))
  return join(folder, name)
}

afterEach(() => forgetNetwork('own'))

it('names players in files by their ids', () => {
  expect(withPlayerFiles({ players: [`net-minimax:${file('own.json', 'own')}:4+memory`, 'novice'] })).toEqual(
    {
      players: ['net-minimax:own:4+memory', 'novice'],
    },
  )
  expect(networkNamed('own')?.weights).toEqual(network.weights)
  expect(withPlayerFiles(`net-minimax:${file('own.json', 'own')}:6:20000`)).toBe('net-minimax:own:6:20000')
})

it('refuses a player with the id of one that comes with the program', () => {
  expect(() => withPlayerFiles(`net:${file('mine.json', 'kalah-6-4', 1)}`)).toThrow(
    /mine\.json: another player has its id, “kalah-6-4”/,
  )
})

it('refuses two players with one id, and reads one player twice', () => {
  const first = `net:${file('a.json', 'own')}`
  expect(withPlayerFiles([first, first, `net:${file('copy.json', 'own')}`])).toEqual(Array(3).fill('net:own'))
  expect(() => withPlayerFiles(`net:${file('b.json', 'own', 1)}`)).toThrow(
    /b\.json: another player has its id/,
  )
})

it('refuses to train a player under such an id before anything is played', async () => {
  const { code, err } = await lumbung('train', '--variant', 'kalah', '--out', join(folder, 'kalah-6-4.json'))
  expect({ code, err }).toEqual({
    code: 2,
    err: '--out: “kalah-6-4” is a player that comes with Lumbung; choose another file name, or another --id\n',
  })
})

const STRATEGY = {
  id: 'nearest-first',
  name: 'Nearest first, always',
  source: 'an example',
  opening: [{ fromStore: 0 }],
  rules: [{ play: 'endInStore' }, { play: 'captureMost' }, { play: 'nearestStore' }],
}

function strategyFile(name: string, strategy: object): string {
  writeFileSync(join(folder, name), JSON.stringify(strategy, null, 2))
  return join(folder, name)
}

it('takes a strategy in a file as a player, whatever the order of its fields', () => {
  const name = withPlayerFiles(`strategy:${strategyFile('own-strategy.json', STRATEGY)}`)
  const { rules, ...rest } = STRATEGY
  expect(withPlayerFiles(`strategy:${strategyFile('turned.json', { rules, ...rest })}`)).toBe(name)
  const player = parsePlayer(name)
  expect(player).toEqual({ ok: true, value: { kind: 'strategy', strategy: STRATEGY } })
  expect(player.ok && formatPlayer(player.value)).toBe(name)
  expect(describePlayer(name)).toBe('Nearest first, always')
})

it('plays a strategy from a file on several workers, with the same result', async () => {
  const player = `strategy:${strategyFile('own-strategy.json', STRATEGY)}`
  const play = async (workers: string): Promise<{ readonly total: object }> => {
    const run = await lumbung(
      ...`simulate --variant kalah --first ${player} --second novice --games 200 --workers ${workers} --json`.split(
        ' ',
      ),
    )
    expect(run).toMatchObject({ code: 0 })
    return JSON.parse(run.out) as { readonly total: object }
  }
  const [one, two] = [await play('1'), await play('2')]
  expect(one.total).toEqual(two.total)
  expect(JSON.stringify(one.total)).toMatch(/[1-9]/)
})

it('says which field of a strategy is wrong', () => {
  const wrong = strategyFile('wrong.json', { ...STRATEGY, rules: [{ play: 'endInStore' }, { play: 'jump' }] })
  expect(() => withPlayerFiles(`strategy:${wrong}`)).toThrow(
    /wrong\.json is not a strategy: check rules\.1\.play/,
  )
  expect(() => withPlayerFiles('strategy:missing.json')).toThrow(/missing\.json/)
})
