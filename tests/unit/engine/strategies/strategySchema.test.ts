import Ajv2020 from 'ajv/dist/2020'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { strategySchema } from '../../../support/schemas/strategySchema'
import { STRATEGIES } from '../../../../src/engine/strategies/catalogue'
import { STRATEGY_SHAPE } from '../../../../src/engine/strategies/strategy'

const isStrategy = new Ajv2020({ strict: true }).compile(strategySchema())
const PLAIN = { id: 'mine', name: 'Mine', source: 'me', opening: [], rules: [{ play: 'any' }] }

test('every strategy of the catalogue is valid, and the example of the docs', () => {
  const example = /```json\n([^]*?)```/.exec(readFileSync('docs/strategies.md', 'utf8'))![1]!
  const all = [...STRATEGIES.map((each) => ({ ...each, name: each.id })), JSON.parse(example)]
  for (const strategy of all) {
    expect(isStrategy(strategy), JSON.stringify(isStrategy.errors)).toBe(true)
    expect(v.safeParse(STRATEGY_SHAPE, strategy).success).toBe(true)
  }
})

it.each([
  [{ ...PLAIN }, true],
  [{ ...PLAIN, opening: [{ fromStore: 0 }, { hole: 2 }] }, true],
  [{ ...PLAIN, rules: [{ play: 'hole', hole: { hole: 1 } }] }, true],
  [{ ...PLAIN, rules: [{ play: 'facingForemost', less: 1 }] }, true],
  [{ ...PLAIN, rules: [{ play: 'facingForemost' }] }, false],
  [{ ...PLAIN, rules: [{ play: 'hole' }] }, false],
  [{ ...PLAIN, rules: [{ play: 'win' }] }, false],
  [{ ...PLAIN, rules: [{ play: 'any', hole: 1 }] }, false],
  [{ ...PLAIN, opening: [{ hole: 21 }] }, false],
  [{ ...PLAIN, colour: 'red' }, false],
  [{ id: 'x' }, false],
])('schema and program agree on %j', (strategy, isValid) => {
  expect(isStrategy(strategy)).toBe(isValid)
  expect(v.safeParse(STRATEGY_SHAPE, strategy).success).toBe(isValid)
})
