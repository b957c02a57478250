import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { networkFile, readNetwork } from '../../../../../src/engine/agents/networkFile'
import trained from '../../../../../src/engine/players/trained/kalah-6-4.json'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { specText } from '../../../../../src/engine/publish/specText'
import { lumbung } from '../../../../support/cli/lumbung'
import { temporaryFolder } from '../../../../support/temporaryFolder'

const folder = temporaryFolder()
const spec = { variant: 'kalah', generations: 3, games: 40 }

/** What `train` says about a file with this content, and its exit code. */
async function said(content: unknown, ...options: readonly string[]): Promise<readonly [number, string]> {
  const file = join(folder, 'given.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  const { code, out, err } = await lumbung('train', file, '--spec', ...options)
  return [code, `${out}${err}`.replaceAll(folder, '')]
}

/** A sound player file, changed and signed again. */
function player(history: unknown): object {
  const read = readNetwork(trained)
  if (!read.ok) throw new Error('The trained player cannot be read')
  return networkFile(read.value, history)
}

const NOT_A_TRAINING =
  'SPEC: /given.json does not contain training settings; give a trained player, saved settings, or what `train --spec` prints\n'

it.each([
  ['a player', trained],
  ['a spec', specText('training', spec)],
  ['a run', { format: 'lumbung-run', kind: 'training', spec, parts: [] }],
  ['bare settings', spec],
])('reads the settings of %s', async (_, content) => {
  const [code, text] = await said(content)
  expect(code).toBe(0)
  expect(JSON.parse(text)).toMatchObject({ kind: 'training', spec: { variant: { name: 'Kalah' } } })
})

it.each([
  ['text', 'no settings', /^SPEC: \/given\.json is not JSON: /],
  ['a number', 4, NOT_A_TRAINING],
  ['a list', [spec], NOT_A_TRAINING],
  ['another program’s file', { format: 'other', version: 3 }, NOT_A_TRAINING],
  ['a variant', findPreset('kalah')!.make(), NOT_A_TRAINING],
  ['a spec without settings', { format: 'lumbung-spec', kind: 'training' }, NOT_A_TRAINING],
  [
    'another kind',
    specText('ladder', { variant: 'kalah' }),
    'SPEC: /given.json is an experiment of the kind “Ladder”, not a training run; `lumbung run` runs it\n',
  ],
  [
    'an unknown field',
    { ...spec, generatoins: 4 },
    'generatoins: Unknown field. Did you mean “generations”?\n',
  ],
  ['a wrong value', { ...spec, games: 'many' }, /^games: .+\n$/],
  [
    'a player who was changed',
    { ...trained, id: 'other' },
    'SPEC: /given.json: This player file is damaged: its content does not match its checksum.\n',
  ],
  [
    'a player of another version',
    { ...trained, schema: 2 },
    'SPEC: /given.json: This player file has version 2, but this program reads version 1.\n',
  ],
  [
    'a player cut short',
    { format: 'lumbung-player', schema: 1 },
    'SPEC: /given.json: This is not a player file.\n',
  ],
  [
    'a player without a history',
    player(null),
    'SPEC: the player in /given.json does not contain the settings of its training\n',
  ],
  [
    'an opponent trained for another game',
    { ...spec, opponents: ['net:awari-6-4'] },
    'opponents.0: The network awari-6-4 was trained for Awari and cannot play Kalah.\n',
  ],
])('refuses %s in one sentence', async (_, content, sentence) => {
  const [code, text] = await said(content)
  expect(text).toMatch(sentence)
  expect(code).toBe(2)
})

it('refuses a network whose size does not fit its board', async () => {
  const read = readNetwork(trained)
  if (!read.ok) throw new Error('The trained player cannot be read')
  const smaller = { ...read.value, weights: read.value.weights.slice(4) }
  const [code, text] = await said(networkFile(smaller, null))
  expect([code, text]).toEqual([
    2,
    'SPEC: /given.json: The size of the network in this file does not match its board.\n',
  ])
})

it('refuses settings in a file and as options at once', async () => {
  expect(await said(spec, '--generations', '5')).toEqual([
    2,
    '--generations: the settings are in /given.json already; give one or the other\n',
  ])
  expect(await said(trained, '--variant', 'congkak')).toEqual([
    2,
    '--variant: the settings are in /given.json already; give one or the other\n',
  ])
})
