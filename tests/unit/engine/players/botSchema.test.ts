import Ajv2020 from 'ajv/dist/2020'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { BOT_SHAPE, idOfName } from '../../../../src/engine/players/botDescription'
import { botSchema } from '../../../support/schemas/botSchema'

const isBot = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(botSchema())
const PLAIN = { name: 'Mine', command: 'python3', protocol: 'numbers' }

test('the examples of the docs are valid', () => {
  const page = readFileSync('docs/programs.md', 'utf8')
  const examples = [...page.matchAll(/```json\n([^`]*"protocol"[^`]*)```/g)].map(([, text = '']) => text)
  expect(examples.length).toBeGreaterThanOrEqual(4)
  for (const example of examples) {
    expect(isBot(JSON.parse(example)), `${example} ${JSON.stringify(isBot.errors)}`).toBe(true)
    expect(v.safeParse(BOT_SHAPE, JSON.parse(example)).success).toBe(true)
  }
})

it.each([
  [{ ...PLAIN }, true],
  [{ ...PLAIN, numbers: 'codingame' }, true],
  [{ ...PLAIN, numbers: { input: 'own other' } }, true],
  [{ ...PLAIN, numbers: { input: ['seat', 'own 5 other'], first: 'holes', base: 0, process: 'move' } }, true],
  [{ ...PLAIN, protocol: 'ugi', options: { Hash: '64' }, go: 'depth 4' }, true],
  [{ ...PLAIN, environment: { A: 'b' }, folder: '..', version: null }, true],
  [{ ...PLAIN, numbers: { input: 'own  other' } }, false],
  [{ ...PLAIN, numbers: { input: '' } }, false],
  [{ ...PLAIN, numbers: { input: 'own', base: 2 } }, false],
  [{ ...PLAIN, numbers: 'chess' }, false],
  [{ ...PLAIN, go: 'depth 4\nquit' }, false],
  [{ ...PLAIN, name: '' }, false],
  [{ ...PLAIN, name: '¡!' }, false],
  [{ ...PLAIN, command: '' }, false],
  [{ ...PLAIN, secondsPerMove: 0 }, false],
  [{ ...PLAIN, secondsPerMove: 1e9 }, false],
  [{ ...PLAIN, protocol: 'uci' }, false],
  [{ ...PLAIN, colour: 'red' }, false],
  [{ command: 'x', protocol: 'ugi' }, false],
])('schema and program agree on %j', (bot, isValid) => {
  expect(isBot(bot)).toBe(isValid)
  expect(v.safeParse(BOT_SHAPE, bot).success).toBe(isValid)
})

it.each([
  ['My Bot, version 2!', 'my-bot-version-2'],
  ['  –x–  ', 'x'],
  ['A'.repeat(60), 'a'.repeat(60)],
])('makes an id of the name %j', (name, id) => {
  expect(idOfName(name)).toBe(id)
})
