import { expect, test } from 'vitest'
import { start } from '../../../../src/engine/rules/match'
import { play } from '../../../../src/engine/rules/play'
import type { Step } from '../../../../src/engine/rules/step'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const LAPS: readonly Step['kind'][] = ['lift', 'relay', 'again', 'turnOver']

test.each([1, 2, 3, 4, 5, 6, 7])('a move of congkak from hole %i lifts, relays and ends', (hole) => {
  const congkak = findPreset('congkak')!.make()
  const played = play(congkak, start(congkak, 'south'), { hole })
  if (!played.ok) throw new Error(played.error.code)
  const steps = played.value.steps.filter(({ kind }) => LAPS.includes(kind))
  const kinds = steps.map(({ kind }) => kind)
  const relays = kinds.filter((kind) => kind === 'relay').length
  // Every lap but the last continues from the hole where it ended.
  expect(kinds.slice(0, -1)).toEqual([
    ...Array.from({ length: relays }, () => ['lift', 'relay']).flat(),
    'lift',
  ])
  expect(['again', 'turnOver']).toContain(kinds.at(-1))
  for (const [at, step] of steps.entries())
    if (step.kind === 'relay') expect(steps[at + 1]).toMatchObject({ kind: 'lift', slot: step.slot })
})
