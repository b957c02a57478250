import { expect, it, test } from 'vitest'
import { FIRST_STRATEGY, readStrategy } from '../../../../src/renderer/app/settings/readStrategy'

test('what a new strategy starts from is a strategy', () => {
  expect(readStrategy(JSON.stringify(FIRST_STRATEGY))).toEqual({ ok: true, value: FIRST_STRATEGY })
})

it.each([
  ['{', 'ownStrategies.notJson', undefined],
  ['[]', 'ownStrategies.wrongAt', '{}'],
  [JSON.stringify({ ...FIRST_STRATEGY, rules: [{ play: 'win' }] }), 'ownStrategies.wrongAt', 'rules.0.play'],
  [JSON.stringify({ ...FIRST_STRATEGY, colour: 'red' }), 'ownStrategies.wrongAt', 'colour'],
])('says where %s is wrong', (text, key, where) => {
  const read = readStrategy(text)
  expect(read).toMatchObject({ ok: false, error: { key, args: where === undefined ? {} : { where } } })
})
