import { expect, it, test } from 'vitest'
import { firstStrategy, readStrategy } from '../../../../src/renderer/app/settings/readStrategy'

const FIRST = firstStrategy('Mine')

test('what a new strategy starts from is a strategy', () => {
  expect(readStrategy(JSON.stringify(FIRST))).toEqual({ ok: true, value: FIRST })
})

it.each([
  ['{', 'ownStrategies.notJson', undefined],
  ['[]', 'ownStrategies.wrongAt', 'id'],
  [JSON.stringify({ ...FIRST, rules: [{ play: 'win' }] }), 'ownStrategies.wrongAt', 'rules.0.play'],
  [JSON.stringify({ ...FIRST, colour: 'red' }), 'ownStrategies.wrongAt', 'colour'],
])('says where %s is wrong', (text, key, where) => {
  const read = readStrategy(text)
  expect(read).toMatchObject({ ok: false, error: { key, args: where === undefined ? {} : { where } } })
})
