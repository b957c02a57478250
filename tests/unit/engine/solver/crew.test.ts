import { describe, expect, it } from 'vitest'
import { together } from '../../../../src/engine/experiments/kinds/gameValues/jobs'
import { planGameValues } from '../../../../src/engine/experiments/kinds/gameValues/run'
import { gameValues } from '../../../../src/engine/experiments/kinds/gameValues/gameValues'
import { shareMemory, type CrewPlace } from '../../../../src/engine/kernel/crew'
import { Refusal } from '../../../../src/engine/refusal'
import { start } from '../../../../src/engine/rules/match'
import type { CrewProver } from '../../../../src/engine/solver/kalahProver'
import { createProver, createProverInCrew, solve } from '../../../../src/engine/solver/solve'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { finish } from '../../../../src/engine/through'

const MEMORY = 64 * 2 ** 20

function placesIn(memory: WebAssembly.Memory, count: number): readonly CrewPlace[] {
  return Array.from({ length: count }, (_, member) => ({
    crew: 1,
    memory,
    places: 8,
    turn: 1,
    leads: member === 0,
  }))
}

/** Steps the leader and its helpers in turn, each a different number of slices, until the leader is done. */
function stepTogether<T>(leader: Iterator<unknown, T>, helpers: readonly Iterator<unknown>[]): T {
  for (let round = 0; ; round++) {
    const step = leader.next()
    if (step.done) return step.value
    helpers.forEach((helper, at) => {
      for (let i = 0; i <= (round + at) % 3; i++) helper.next()
    })
  }
}

function crewOf(variant: ReturnType<NonNullable<ReturnType<typeof findPreset>>['make']>, count: number) {
  const memory = shareMemory(MEMORY, 8)!
  return placesIn(memory, count).map(
    (place) => finish(createProverInCrew(variant, start(variant), place, MEMORY, 4)) as CrewProver,
  )
}

describe('a crew', () => {
  it.each([
    ['kalah', 4, 4, 1],
    ['kalah', 4, 4, 2],
    ['kalah', 5, 3, 3],
    ['kalah-empty-capture', 6, 3, 2],
  ])('finds the values of %s(%i,%i) that one finds alone, with %i members', (id, holes, seeds, count) => {
    const variant = findPreset(id)!.make({ holes, seeds })
    const game = start(variant)
    const alone = finish(solve(variant, game, createProver(variant, game, 'fast', MEMORY, 4)))
    const [leader, ...helpers] = crewOf(variant, count)
    const found = stepTogether(
      solve(variant, game, leader!),
      helpers.map((helper) => helper.help(1)),
    )
    const { nodes: _, ...values } = alone
    expect(found).toMatchObject(values)
  })

  it('shares the work: every member looks at positions, and helpers go when the turn is over', () => {
    const variant = findPreset('kalah')!.make({ holes: 6, seeds: 3 })
    const game = start(variant)
    const [leader, helper] = crewOf(variant, 2)
    const help = helper!.help(1)
    let byHelper = 0
    const work = solve(variant, game, leader!)
    for (let step = work.next(); !step.done; step = work.next()) {
      const before = leader!.nodes()
      help.next()
      byHelper += leader!.nodes() - before
    }
    expect(byHelper).toBeGreaterThan(100_000)
    expect(help.next().done).toBe(false)
    leader!.endTurn(1)
    expect(help.next().done).toBe(true)
  })

  it('hardly looks at more positions than one member alone', () => {
    const variant = findPreset('kalah')!.make({ holes: 6, seeds: 3 })
    const game = start(variant)
    const alone = createProver(variant, game, 'fast', MEMORY, 4)
    finish(solve(variant, game, alone))
    const [leader, helper] = crewOf(variant, 2)
    stepTogether(solve(variant, game, leader!), [helper!.help(1)])
    expect(leader!.nodes()).toBeLessThan(1.3 * alone.nodes())
  })

  it('may have several leaders, whose questions are counted separately', () => {
    const variant = findPreset('kalah')!.make({ holes: 5, seeds: 3 })
    const game = start(variant)
    const [first, second, helper] = crewOf(variant, 3)
    const help = helper!.help(1)
    const one = solve(variant, game, first!)
    const two = solve(variant, game, second!)
    let found = one.next()
    let same = two.next()
    while (!found.done || !same.done) {
      if (!found.done) found = one.next()
      if (!same.done) same = two.next()
      help.next()
    }
    const { nodes, ...values } = found.value
    expect(same.value).toMatchObject(values)
    expect(nodes).toBe(first!.nodes())
    expect(first!.nodes()).not.toBe(second!.nodes())
  })

  it('has no room for more members than it was made for', () => {
    const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
    const memory = shareMemory(MEMORY, 1)!
    const place = { crew: 1, memory, places: 1, turn: 1, leads: true }
    const join = (leads: boolean) =>
      finish(createProverInCrew(variant, start(variant), { ...place, leads }, MEMORY, 1))
    expect(join(true)).not.toBeNull()
    expect(join(false)).toBeNull()
    expect(() => join(true)).toThrow(Refusal)
  })
})

describe('solving with a crew', () => {
  const size = { from: 1, to: 1 }
  const specOf = (id: string, holes: number, seeds: number) => {
    const variants = [findPreset(id)!.make({ holes, seeds })]
    const input = { variants, sizes: 'own', holes: size, seeds: size, moves: 'exact', memory: 1126 }
    const parsed = gameValues.parse(input)
    if (!parsed.ok) throw new Error('The spec is wrong')
    return parsed.value
  }

  it('is for games like kalah that take long, move by move in one memory', () => {
    const spec = specOf('kalah', 6, 4)
    const crews = planGameValues(spec).map((task) => together.crewOf(spec, task))
    expect(crews).toHaveLength(7)
    expect(crews[6]).toBeNull()
    expect(new Set(crews.slice(0, 6).map((crew) => crew!.key)).size).toBe(1)
  })

  it.each([
    ['kalah', 4, 3],
    ['congkak', 7, 7],
    ['awari', 3, 2],
  ])('is not for %s(%i,%i)', (id, holes, seeds) => {
    const spec = specOf(id, holes, seeds)
    expect(planGameValues(spec).map((task) => together.crewOf(spec, task))).toContain(null)
    expect(planGameValues(spec).every((task) => together.crewOf(spec, task) === null)).toBe(true)
  })
})
