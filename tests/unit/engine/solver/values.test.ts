import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameValues } from '../../../../src/engine/experiments/kinds/gameValues/gameValues'
import { resultOf } from '../../../../src/engine/experiments/kinds/gameValues/report'
import { parseGameValues } from '../../../../src/engine/experiments/kinds/gameValues/spec'
import { startLayouts } from '../../../../src/engine/experiments/kinds/startLayouts/startLayouts'
import { layoutsOf } from '../../../../src/engine/experiments/kinds/startLayouts/layouts'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { inEnglish } from '../../../../src/locales/english'
import { reportOf } from '../../../../src/engine/experiments/contract/reports'

const published = readFileSync('src/engine/papers/published/kalah-game-values.csv', 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(','))
  .map(([holes, seeds, result]) => ({ holes: Number(holes), seeds: Number(seeds), result }))

function solved(id: string, holes: number, seeds: number, memory = 64) {
  const variants = [findPreset(id)!.make({ holes, seeds })]
  const size = { from: 1, to: 1 }
  const spec = { variants, sizes: 'own', holes: size, seeds: size, moves: 'exact', memory } as const
  return finish(gameValues.run(spec, { index: 0, weight: 1 }))
}

describe('game values', () => {
  it('give every published result, by the usual reading of a capture', () => {
    const ours = published.map(({ holes, seeds }) => {
      const { lower, upper } = solved('kalah', holes, seeds)
      return { holes, seeds, result: resultOf(lower, upper) }
    })
    expect(ours).toEqual(published)
  }, 60_000)

  it('do not depend on the memory given, nor on being stopped and resumed', () => {
    const whole = solved('kalah-empty-capture', 4, 3)
    const small = solved('kalah-empty-capture', 4, 3, 16)
    expect([small.lower, small.upper, small.best]).toEqual([whole.lower, whole.upper, whole.best])
    const variants = [findPreset('kalah-empty-capture')!.make({ holes: 4, seeds: 3 })]
    const size = { from: 1, to: 1 }
    const spec = { variants, sizes: 'own', holes: size, seeds: size, moves: 'exact', memory: 64 } as const
    const work = gameValues.run(spec, { index: 0, weight: 1 })
    let stopped = work.next()
    for (let i = 0; i < 3; i++) stopped = work.next()
    if (stopped.done) throw new Error('Done before it could be stopped')
    const resumed = finish(gameValues.run(spec, { index: 0, weight: 1 }, stopped.value.checkpoint))
    expect({ ...resumed, nodes: 0 }).toEqual({ ...whole, nodes: 0 })
  }, 60_000)

  it('are refused with the reason before any work starts', () => {
    const refusal = (id: string, holes: number, seeds: number, memory: number) => {
      const size = { from: 1, to: 1 }
      const variants = [findPreset(id)!.make({ holes, seeds })]
      const parsed = parseGameValues({ variants, sizes: 'own', holes: size, seeds: size, memory })
      return parsed.ok
        ? null
        : parsed.error.map(({ path, message }) => `${path}: ${inEnglish(message)}`).join()
    }
    expect(refusal('kalah', 6, 4, 1)).toMatch(/^memory/)
    expect(refusal('awari', 6, 4, 512)).toMatch(/positions can repeat/)
    expect(refusal('congkak', 8, 8, 512)).toMatch(/too many to solve/)
    expect(refusal('sungka', 3, 2, 512)).toMatch(/Both players choose at the same time/)
    expect(refusal('kalah', 8, 60, 512)).toMatch(/too many to solve/)
    expect(refusal('kalah', 6, 4, 512)).toBeNull()
  })
})

describe('start layouts', () => {
  it('are each listed once', () => {
    const family = { holes: 2, seedsPerHole: 1, moved: 2, stores: 'used', sides: 'any' } as const
    const layouts = layoutsOf(family).map(({ layout }) => JSON.stringify(layout))
    expect(new Set(layouts).size).toBe(layouts.length)
    // One seed: 4 holes to take it from, 5 other slots to put it.
    expect(layoutsOf({ ...family, moved: 1 }).length).toBe(1 + 4 * 5)
  })

  it('are listed as fair with the even start among them', () => {
    const spec = {
      ...startLayouts.defaults,
      variant: findPreset('kalah')!.make({ holes: 1, seeds: 1 }),
      moved: 0,
      find: 'results',
      stores: 'empty',
      sides: 'equal',
      memory: 16,
    } as const
    const part = finish(startLayouts.run(spec, startLayouts.plan(spec)[0]!))
    const { finding, tables } = reportOf('startLayouts', spec, new Map([[0, part]]))
    expect(finding).toMatchObject({ key: 'findings.fairLayouts', args: { fair: 1, layouts: 1 } })
    expect(tables[0]!.rows).toHaveLength(1)
  })

  it('are fair exactly where their value is 0', () => {
    const spec = {
      ...startLayouts.defaults,
      variant: findPreset('kalah')!.make({ holes: 3, seeds: 2 }),
      moved: 1,
      stores: 'used',
      sides: 'any',
      memory: 16,
    } as const
    const [task] = startLayouts.plan({ ...spec, find: 'values' })
    const values = finish(startLayouts.run({ ...spec, find: 'values' }, task!))
    const results = finish(startLayouts.run({ ...spec, find: 'results' }, task!))
    expect(results.results).toBe(values.results)
    expect(values.values.map((value) => 'LDW'[Math.sign(value) + 1]).join('')).toBe(values.results)
  })
})
