import { expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { perform } from '../../../support/perform'

/** Pok's strategy with its first clause, the seed in the last hole, read as a rule for every turn. */
const strategy = {
  id: 'every-turn',
  name: 'Every turn',
  source: 'Pok 2001, chapter 3, Theorem 1',
  opening: [],
  rules: [{ play: 'hole', hole: { fromStore: 0 } }, { play: 'capture' }, { play: 'nearestStore' }],
}

it.each([
  ['1+', 4],
  ['0+', 8],
] as const)(
  'kalahAlt with its first clause in every turn (in the hole across: %s) first loses at m = %i',
  async (across, first) => {
    const game = findPreset('kalah-alt')!.make({ holes: 4, seeds: 1 })
    const variant = { ...game, last: game.last.map((clause) => ({ ...clause, across })) }
    const spec = { variant, strategy, holes: { from: 1, to: first }, seeds: 1 }
    const { parts } = await perform({ kind: 'strategyCheck', spec })
    const holds = [...parts].sort(([a], [b]) => a - b).map(([, { everyChoice }]) => everyChoice >= 0)
    expect(holds.map(String).join(' ')).toEqual([...holds.slice(1).fill(true), false].join(' '))
  },
)
