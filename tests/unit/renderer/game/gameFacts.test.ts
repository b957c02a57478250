import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRESETS } from '../../../../src/engine/variant/catalogue'
import { explain } from '../../../../src/engine/variant/explain'
import { factsOf } from '../../../../src/renderer/game/picker/gameCards'

const { rows } = JSON.parse(readFileSync('docs/runs/survey.json', 'utf8')) as {
  rows: readonly { variant: string; meanMoves: number }[]
}

test('the picker says of every game what was measured and what its rules are (scripts/gameFacts.mjs)', () => {
  for (const preset of PRESETS) {
    const facts = factsOf(preset)
    const row = rows.find(({ variant }) => variant === preset.variant.name)
    expect(facts?.rules, preset.id).toBe(explain(preset.variant).length)
    expect(facts?.moves, preset.id).toBe(row && Math.round(row.meanMoves))
    expect(facts?.length === undefined, preset.id).toBe(row === undefined)
  }
})

test('a third of the games are called short, and about as many are first games', () => {
  const lengths = PRESETS.flatMap((preset) => factsOf(preset)?.length ?? [])
  expect(lengths.filter((length) => length === 'short').length / lengths.length).toBeCloseTo(1 / 3, 1)
  expect(PRESETS.some((preset) => factsOf(preset)?.difficulty === 'first')).toBe(true)
})
