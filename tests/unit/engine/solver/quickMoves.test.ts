import { expect, test } from 'vitest'
import { gameValues } from '../../../../src/engine/experiments/kinds/gameValues/gameValues'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const TASK = { index: 0, weight: 1 }

test.each([
  ['kalah', 5, 4],
  ['congklak-patched', 5, 4],
])(
  'quick values of %s moves are the same after any stop',
  (id, holes, seeds) => {
    const size = { from: 1, to: 1 }
    const variants = [findPreset(id)!.make({ holes, seeds })]
    const spec = { variants, sizes: 'own', holes: size, seeds: size, moves: 'quick', memory: 64 } as const
    const checkpoints: Json[] = []
    const work = gameValues.run(spec, TASK)
    let step = work.next()
    for (; !step.done; step = work.next()) {
      if (step.value.checkpoint !== undefined) checkpoints.push(step.value.checkpoint)
    }
    const whole = { ...step.value, nodes: 0 }
    for (const share of [0.5, 0.8, 1]) {
      const checkpoint = checkpoints[Math.floor(share * (checkpoints.length - 1))]!
      const resumed = finish(gameValues.run(spec, TASK, structuredClone(checkpoint)))
      expect({ ...resumed, nodes: 0 }, `stopped at ${share}`).toEqual(whole)
    }
  },
  60_000,
)
