import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import { inEnglish } from '../../../../src/locales/english'
import { fiveRules } from '../../../../src/renderer/game/told/fiveRules'

const rulesOf = (id: string) => fiveRules(findPreset(id)!.make(), true).map((rule) => inEnglish(rule))

test.each([
  ['bao-kiswahili', /captur/],
  ['toguz-kumalak', /even number.*captur/],
  ['pallanguli', /captur/],
  ['congkak', /store.*move again/],
])('%s begins with what the last seed gains', (id, said) => {
  expect(rulesOf(id)[0]).toMatch(said)
})

test('a newcomer to sungka is told to sow on', () => {
  const rules = fiveRules(findPreset('sungka')!.make(), false).map((rule) => inEnglish(rule))
  expect(rules).toContainEqual(
    expect.stringContaining('not empty, you pick up all the seeds there and sow them onward'),
  )
})

test('no game has more than five, and the last says how it ends', () => {
  for (const { id } of PRESETS) expect(rulesOf(id).length, id).toBeLessThanOrEqual(5)
  expect(rulesOf('bao-kiswahili').at(-1)).toMatch(/ends when|as soon as/)
})
