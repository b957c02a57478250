import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { evenStart, startedFrom } from '../../src/engine/experiments/kinds/startLayouts/spec'
import { startLayouts } from '../../src/engine/experiments/kinds/startLayouts/startLayouts'
import { start } from '../../src/engine/rules/match'
import { isAtLeast } from '../../src/engine/solver/prover'
import { solvability } from '../../src/engine/solver/solvable'
import { createProver } from '../../src/engine/solver/solve'
import { finish } from '../../src/engine/through'

interface Fair {
  readonly south: string
  readonly southStore: number
  readonly north: string
  readonly northStore: number
}
interface Stored {
  readonly spec: unknown
  readonly layouts: readonly Fair[]
}

/** Published by Pham & Neller, FairKalah Without Empty Capture. */
const PUBLISHED = 323
const MEMORY = 2 ** 28

const stored = JSON.parse(readFileSync('docs/runs/fairKalah.json', 'utf8')) as Stored
const numbers = (text: string): number[] => text.split(' ').map(Number)

describe('fair starts of kalah(6,4) without empty capture', () => {
  test('there are as many as published, all different, each with all 48 seeds', () => {
    expect(new Set(stored.layouts.map((layout) => JSON.stringify(layout))).size).toBe(PUBLISHED)
    for (const { south, southStore, north, northStore } of stored.layouts)
      expect([...numbers(south), southStore, ...numbers(north), northStore].reduce((a, b) => a + b)).toBe(48)
  })

  test('a sample is solved again: neither side wins', () => {
    const parsed = startLayouts.parse(stored.spec)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    const variant = evenStart(parsed.value)
    const how = solvability(variant, start(variant).position, MEMORY)
    if (!how.ok) throw new Error(how.because.key)
    // Seeds in the stores make games short, so these are quick to solve.
    const sample = stored.layouts
      .filter(({ southStore, northStore }) => southStore + northStore === 2)
      .slice(-2)
    expect(sample).toHaveLength(2)
    const prover = createProver(variant, start(variant), how.method, MEMORY, sample.length)
    finish(prover.prepare())
    for (const { south, southStore, north, northStore } of sample) {
      const layout = { south: numbers(south), southStore, north: numbers(north), northStore }
      const game = start(startedFrom(parsed.value, layout))
      expect(finish(isAtLeast(prover, game, 0)), `${south} / ${north}`).toBe(true)
      expect(finish(isAtLeast(prover, game, 1)), `${south} / ${north}`).toBe(false)
    }
  })
})
