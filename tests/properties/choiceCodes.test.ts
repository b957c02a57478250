import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOfHole, decodeChoice, encodeChoice, namesOnlyHoles } from '../../src/engine/kernel/gameMemory'
import { PRESETS } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'
import { fourRows } from '../support/generators/fourRows'
import { gamesOf, type Luck, playOut } from '../support/generators/games'

/** The choices of a game that their codes do not give back, with and without a look at the position. */
function misread(variant: Variant, luck: Luck): readonly unknown[] {
  const wrong: unknown[] = []
  for (const { before, choice } of playOut(variant, luck, 60)) {
    const code = encodeChoice(variant, before.position, choice)
    const read = decodeChoice(variant, before.position, code)
    const alone = namesOnlyHoles(variant) ? choiceOfHole(code) : read
    const texts = [choice, read, alone].map((each) => JSON.stringify(each))
    if (new Set(texts).size > 1) wrong.push({ code, choice, read, alone })
  }
  return wrong
}

test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
  'codes of %s say the choice',
  (_, preset) => {
    for (let seed = 0; seed < 8; seed++) {
      const lot = seed % 2 === 0 ? 'south' : 'north'
      expect(misread(preset.make(), { lot, seed })).toEqual([])
    }
  },
)

test.each([
  ['two rows', gamesOf()],
  ['four rows', gamesOf(fourRows())],
] as const)('codes of random games of %s say the choice', (_, games) => {
  fc.assert(
    fc.property(games, ({ variant, luck }) => {
      expect(misread(variant, luck)).toEqual([])
    }),
  )
})

test('most games name only holes', () => {
  const plain = PRESETS.filter((preset) => namesOnlyHoles(preset.make()))
  expect(plain.length).toBeGreaterThan(PRESETS.length / 2)
})
