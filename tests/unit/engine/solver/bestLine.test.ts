import { expect, it } from 'vitest'
import { start } from '../../../../src/engine/rules/match'
import { bestLine } from '../../../../src/engine/solver/bestLine'
import { after, oneRoundOf } from '../../../../src/engine/solver/oneRound'
import { leadOf, type Bounds, type Prover } from '../../../../src/engine/solver/prover'
import { valueOf } from '../../../../src/engine/solver/prover'
import { createProver } from '../../../../src/engine/solver/solve'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const MEMORY = 32 * 2 ** 20

it('plays to an end worth the value, from either side', () => {
  const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
  const games = [start(variant), after(variant, start(variant), { hole: 1 })]
  expect(games.map(({ position }) => position.toMove)).toEqual(['south', 'north'])
  for (const game of games) {
    const prover = createProver(variant, game, 'fast', MEMORY)
    finish(prover.prepare())
    const { lower, upper } = finish(valueOf(prover, game))
    expect(lower).toBe(upper)
    const line = finish(bestLine(variant, game, prover, lower))
    const end = line.reduce((now, choice) => after(variant, now, choice), game)
    expect([end.phase, leadOf(end.position, 'south')]).toEqual(['over', lower])
  }
})

it.each([{ hole: 1 }, { hole: 3 }])(
  'stops where no choice is proven to keep the value (after %j)',
  (first) => {
    const variant = findPreset('kalah')!.make({ holes: 3, seeds: 3 })
    const undecided: Prover = {
      score: 'margin',
      step: 1,
      *prepare() {},
      *isAtLeast(): Generator<void, Bounds> {
        return { lower: -5, upper: 5 }
      },
      nodes: () => 0,
      usable: () => true,
    }
    expect(finish(bestLine(variant, after(variant, start(variant), first), undecided, 0))).toEqual([])
  },
)

it('values the current round, not the match', () => {
  const match = findPreset('congkak-rounds')!.make({ holes: 2, seeds: 1 })
  expect(oneRoundOf(match).match.length).toBe('oneRound')
  let game = start(match)
  for (let moves = 0; game.phase !== 'over' && moves < 50; moves++) {
    const { seeds, toMove } = game.position
    const holes = toMove === 'south' ? seeds.slice(0, 2) : seeds.slice(3, 5)
    game = after(match, game, { hole: holes.findIndex((count) => count > 0) + 1 })
  }
  expect(game.phase).toBe('over')
})
