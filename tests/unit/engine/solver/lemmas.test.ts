import { expect, it } from 'vitest'
import { start } from '../../../../src/engine/rules/match'
import { kalahRulesOf } from '../../../../src/engine/solver/kalahLike'
import { createKalahProver } from '../../../../src/engine/solver/kalahProver'
import type { Lemma } from '../../../../src/engine/solver/lemmas'
import { planMemory } from '../../../../src/engine/solver/memory'
import type { Prover } from '../../../../src/engine/solver/prover'
import { solve } from '../../../../src/engine/solver/solve'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const variant = findPreset('kalah')!.make({ holes: 5, seeds: 3 })
const game = start(variant)
const plan = { ...planMemory(5, 30, 16 * 2 ** 20)!, tableSeeds: 8 }

function proverThatKnows(lemmas: readonly Lemma[]): Prover {
  const prover = createKalahProver(kalahRulesOf(variant)!, plan, 2_000)!
  prover.learn!(lemmas)
  return prover
}

it('what took long to prove spares a later session the work, and changes no value', () => {
  const first = proverThatKnows([])
  const { lower, upper, moves } = finish(solve(variant, game, first))
  const lemmas = first.lemmas!()
  expect(lemmas.length).toBeGreaterThan(10)
  const second = proverThatKnows(JSON.parse(JSON.stringify(lemmas)) as readonly Lemma[])
  const again = finish(solve(variant, game, second))
  expect(again).toMatchObject({ lower, upper, moves })
  expect(second.nodes()).toBeLessThan(first.nodes() / 2)
})

it('a session stopped in the middle of a question continues from what it has proven', () => {
  const whole = proverThatKnows([])
  const solved = finish(solve(variant, game, whole))
  const stopped = proverThatKnows([])
  const work = solve(variant, game, stopped)
  for (let step = work.next(); !step.done && stopped.nodes() < whole.nodes() * 0.8;) step = work.next()
  const second = proverThatKnows(stopped.lemmas!())
  const { lower, upper, moves } = finish(solve(variant, game, second))
  expect({ lower, upper, moves }).toEqual({ lower: solved.lower, upper: solved.upper, moves: solved.moves })
  expect(second.nodes()).toBeLessThan(whole.nodes() * 0.7)
})

it('refuses a lemma that contradicts what is proven', () => {
  const prover = proverThatKnows([
    ['30303', '30303', 4, 6],
    ['30303', '30303', -2, 0],
  ])
  expect(() => finish(solve(variant, game, prover))).toThrow()
})
