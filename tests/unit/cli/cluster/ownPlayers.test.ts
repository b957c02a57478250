import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetNetwork } from '../../../../src/engine/agents/learned'
import { networkFile, readNetwork } from '../../../../src/engine/agents/networkFile'
import trained from '../../../../src/engine/players/trained/kalah-6-4.json'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

temporaryWorkingFolder()
const LADDER = ['ladder', '--variant', 'kalah', '--players', 'net:own.json,novice', '--games', '4', '--spec']
const CARRIED = 'plan/players/own-kalah.json'

beforeAll(async () => {
  const network = readNetwork(trained)
  if (!network.ok) throw new Error('The trained player cannot be read')
  writeFileSync('own.json', JSON.stringify(networkFile({ ...network.value, id: 'own-kalah' }, 'trained')))
  writeFileSync('spec.json', (await lumbung(...LADDER)).out)
  await lumbung('plan', 'spec.json', '--player', 'own.json', '--parts', '2', '--out', 'plan')
})
// Every command is a process of its own, which knows no network from the one before it.
beforeEach(() => forgetNetwork('own-kalah'))

it('carries players from the user’s own files, with the bytes of one computer', async () => {
  expect((await lumbung('run', 'spec.json', '--player', 'own.json', '--out', 'one.lumbung')).code).toBe(0)
  for (const index of ['0', '1']) {
    forgetNetwork('own-kalah')
    expect(await lumbung('part', 'plan', '--index', index)).toMatchObject({ code: 0, err: '' })
  }
  forgetNetwork('own-kalah')
  expect((await lumbung('merge', 'plan')).code).toBe(0)
  expect(readFileSync('plan/result.lumbung', 'utf8')).toBe(readFileSync('one.lumbung', 'utf8'))
})

it('needs the file where a spec names a network by its id', async () => {
  const { code, err } = await lumbung('plan', 'spec.json', '--out', 'other')
  expect(code).toBe(2)
  expect(err).toContain('own-kalah')
  expect(await lumbung('plan', 'spec.json', '--player', 'spec.json', '--out', 'other')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^--player: spec\.json: /),
  })
})

it('does not give them to a queue', async () => {
  const { code, err } = await lumbung('queue', 'plan', '--on', 'redis://127.0.0.1:1')
  expect({ code, err }).toEqual({
    code: 2,
    err: 'DIR: the queue cannot carry players from your own files (own-kalah); do the parts with Slurm, GNU parallel or `lumbung part`\n',
  })
})

it('refuses another network in the place of the one that the plan was made with', async () => {
  const before = readFileSync(CARRIED, 'utf8')
  const own = readNetwork(JSON.parse(before))
  if (!own.ok) throw new Error('The player cannot be read')
  const weights = own.value.weights.map((weight, at) => (at === 0 ? weight + 1 : weight))
  writeFileSync(CARRIED, JSON.stringify(networkFile({ ...own.value, weights }, null)))
  const refusal = `DIR: ${CARRIED} is not the player that the plan was made with; copy it from the original folder, or make the plan again\n`
  expect(await lumbung('part', 'plan', '--index', '0')).toEqual({ code: 2, out: '', err: refusal })
  rmSync(CARRIED)
  expect((await lumbung('status', 'plan')).err).toContain(CARRIED)
  writeFileSync(CARRIED, before)
  expect((await lumbung('status', 'plan')).code).toBe(0)
})
