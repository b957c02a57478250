import { expect, it } from 'vitest'
import { jobsOf, type Job } from '../../../../../../src/engine/experiments/kinds/gameValues/jobs'
import {
  gathered,
  soFar,
  solveJob,
  solveMove,
} from '../../../../../../src/engine/experiments/kinds/gameValues/jobs'
import { DEFAULTS, type GameValuesSpec } from '../../../../../../src/engine/experiments/kinds/gameValues/spec'
import { seedsInPlay } from '../../../../../../src/engine/board/position'
import { legal } from '../../../../../../src/engine/rules/legal'
import { start } from '../../../../../../src/engine/rules/match'
import { bestLine } from '../../../../../../src/engine/solver/bestLine'
import { kalahRulesOf } from '../../../../../../src/engine/solver/kalahLike'
import { createKalahProver } from '../../../../../../src/engine/solver/kalahProver'
import { planMemory } from '../../../../../../src/engine/solver/memory'
import type { Prover } from '../../../../../../src/engine/solver/prover'
import { solvability } from '../../../../../../src/engine/solver/solvable'
import { bestOf, createProver, solve } from '../../../../../../src/engine/solver/solve'
import { finish } from '../../../../../../src/engine/through'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'

const MEMORY = 64 * 2 ** 20

function specOf(id: string, holes: number, seeds: number, moves: 'quick' | 'exact'): GameValuesSpec {
  return { ...DEFAULTS, variants: [findPreset(id)!.make({ holes, seeds })], sizes: 'own', moves }
}

it('a game that takes long has a task for each first move, and one that needs them all', () => {
  const tasks = jobsOf(specOf('kalah', 6, 4, 'exact')).map(({ task }) => task)
  expect(tasks.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(tasks.filter(({ needs }) => needs)).toEqual([
    { index: 6, weight: expect.any(Number), needs: { from: 0, to: 6 } },
  ])
})

it.each([
  ['kalah', 6, 4, 'quick'],
  ['kalah', 4, 3, 'exact'],
  ['awari', 2, 2, 'exact'],
] as const)('%s(%i, %i) with %s moves is one task', (id, holes, seeds, moves) => {
  const [place, ...others] = jobsOf(specOf(id, holes, seeds, moves))
  expect([place!.move, place!.task.needs, others]).toEqual([null, undefined, []])
})

it.each([
  ['kalah', 4, 3],
  ['kalah-empty-capture', 3, 4],
  ['congklak', 3, 3],
] as const)(
  '%s(%i, %i) has the same values on one, two and three workers as undivided',
  (id, holes, seeds) => {
    const spec = specOf(id, holes, seeds, 'exact')
    const [{ cell, task }] = jobsOf(spec) as [Job]
    const game = start(cell.variant)
    const how = solvability(cell.variant, game.position, MEMORY)
    if (!how.ok) throw new Error('It can be solved')
    const fresh = (): Prover => createProver(cell.variant, game, how.method, MEMORY)
    const prover = fresh()
    const whole = finish(solve(cell.variant, game, prover))
    const line = finish(bestLine(cell.variant, game, prover, whole.lower))
    for (const workers of [1, 2, 3]) {
      const provers = Array.from({ length: workers }, fresh)
      const parts = legal(cell.variant, game).map((_, move) =>
        finish(solveMove({ cell, task, move }, how.method, provers[move % workers]!)),
      )
      const { lower, upper, moves, best, ...rest } = gathered({ cell, task, move: null }, parts)
      expect({ lower, upper, moves, best }, `${workers} workers`).toEqual({
        lower: whole.lower,
        upper: whole.upper,
        moves: whole.moves,
        best: bestOf(game, whole),
      })
      expect(rest.line).toEqual(line)
    }
  },
)

it('a session continues from the bounds that were proven', () => {
  const spec = specOf('kalah', 4, 3, 'exact')
  const [{ cell, task }] = jobsOf(spec) as [Job]
  const prover = () => createProver(cell.variant, start(cell.variant), 'fast', MEMORY)
  const place: Job = { cell, task, move: 0 }
  const undisturbed = finish(solveMove(place, 'fast', prover()))
  let checkpoint
  for (const step of solveMove(place, 'fast', prover())) checkpoint = step.checkpoint
  const resumed = finish(solveMove(place, 'fast', prover(), checkpoint!))
  expect({ ...resumed, nodes: 0 }).toEqual({ ...undisturbed, nodes: 0 })
  expect(resumed.nodes).toBeLessThan(undisturbed.nodes)
})

it('a table in which most positions are replaced by others changes no value', () => {
  const variant = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
  const game = start(variant)
  const plan = planMemory(4, seedsInPlay(game.position), MEMORY)!
  const valuesIn = (slotBits: number) => {
    const prover = createKalahProver(kalahRulesOf(variant)!, { ...plan, tableSeeds: 2, slotBits })!
    const { moves } = finish(solve(variant, game, prover))
    return { moves, nodes: prover.nodes() }
  }
  const [few, many] = [valuesIn(2), valuesIn(16)]
  expect(few.moves).toEqual(many.moves)
  expect(few.nodes, 'the small table forgets').toBeGreaterThan(many.nodes)
})

it('says of a proof that is stopped what is proven: more and more, and never something wrong', () => {
  const spec = { ...specOf('dakon', 5, 5, 'quick'), moves: 'none' as const }
  const [job] = jobsOf(spec) as [Job]
  const { variant } = job.cell
  const prover = createProver(variant, start(variant), 'search', MEMORY)
  const known = [soFar(spec, new Map(), new Map()).get(0)!]
  const work = solveJob(spec, job, 'search', prover)
  let step = work.next()
  for (; !step.done; step = work.next())
    known.push(soFar(spec, new Map(), new Map([[0, step.value.checkpoint!]])).get(0)!)
  expect([known[0]!.lower, known[0]!.upper]).toEqual([-50, 50])
  expect(step.value.lower).toBe(48)
  expect(known.some(({ lower, upper }) => lower > 0 && lower < upper)).toBe(true)
  for (const [at, { lower, upper, nodes }] of known.entries()) {
    expect(lower <= 48 && 48 <= upper).toBe(true)
    const before = known[at - 1] ?? known[0]!
    expect(lower >= before.lower && upper <= before.upper && nodes >= before.nodes).toBe(true)
  }
})

it('combines what is proven of first moves, finished or not', () => {
  const spec = specOf('kalah', 6, 4, 'exact')
  const found = { moves: [], best: [], line: [], nodes: 5, method: 'fast' } as const
  const parts = new Map([[0, { ...found, lower: -14, upper: -14 }]])
  const checkpoints = new Map([[2, { lower: 8, upper: null, moves: [], nodes: 7 }]])
  const [game, ...others] = soFar(spec, parts, checkpoints).values()
  expect(others).toEqual([])
  expect(game).toMatchObject({ lower: 8, upper: 48, nodes: 12, best: [] })
  expect(game!.moves.map(({ lower, upper }) => [lower, upper])).toEqual([
    [-14, -14],
    [-48, 48],
    [8, 48],
    [-48, 48],
    [-48, 48],
    [-48, 48],
  ])
})
