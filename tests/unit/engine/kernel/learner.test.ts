import { describe, expect, it } from 'vitest'
import { newNetwork } from '../../../../src/engine/agents/newNetwork'
import { NetworkRecord } from '../../../../src/engine/kernel/assembly/shared/networkRecord'
import { createLearner, type Learner } from '../../../../src/engine/kernel/learner'
import { streamOf } from '../../../../src/engine/random/stream'
import { start } from '../../../../src/engine/rules/match'
import { finish } from '../../../../src/engine/through'
import { leadOf } from '../../../../src/engine/solver/prover'
import { tableOf } from '../../../../src/engine/tables/endgameTable'
import { createFiller } from '../../../../src/engine/tables/fillTables'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { playOut } from '../../../support/generators/games'
import { twinTangent, twinValue } from '../../../support/networkTwin'

const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
const shape = { counts: 9, first: 32, second: 16 }
const network = newNetwork('test', kalah, shape, 5)
const LEAD = 120

/** Puts a random view into the program: rows of all holes, and the lead. */
function drawView(
  learner: Learner,
  game: number,
): { readonly rows: readonly number[]; readonly lead: number } {
  const luck = streamOf(1, game, 'play')
  const rows = Array.from({ length: 8 }, () => luck.below(13))
  const lead = Math.fround(luck.below(2_001) / 1_000 - 1)
  const view = new DataView(learner.exports.memory.buffer, learner.exports.VIEW.value)
  rows.forEach((row, place) => view.setUint8(place, row))
  view.setFloat32(LEAD, lead, true)
  return { rows, lead }
}

describe('the network in the kernel', () => {
  const learner = createLearner(kalah)
  learner.take(network)

  it('gives the very bytes of its plain twin', () => {
    for (let game = 0; game < 300; game++) {
      const { rows, lead } = drawView(learner, game)
      expect(learner.exports.evaluateView()).toBe(twinValue(network, rows, lead, twinTangent))
    }
  })

  it('has an exponential and a tangent that are right to six digits', () => {
    for (let x = -20; x <= 20; x += 0.173) {
      const exact = Math.exp(Math.fround(x))
      expect(Math.abs(learner.exports.exponential(x) / exact - 1)).toBeLessThan(1e-6)
      expect(Math.abs(learner.exports.tangent(x) - Math.tanh(x))).toBeLessThan(1e-6)
    }
  })

  it('has the slopes that small changes of each kind of weight show', () => {
    const target = 0.4
    const weights = new Float32Array(
      learner.exports.memory.buffer,
      learner.exports.learner() + NetworkRecord.weights,
      network.weights.length,
    )
    let [compared, kinks] = [0, 0]
    for (let game = 0; game < 6; game++) {
      drawView(learner, 1_000 + game)
      learner.exports.gradientOf(target)
      const slopes = new Float32Array(
        learner.exports.memory.buffer,
        learner.exports.gradients(),
        weights.length,
      ).slice()
      // Weights that take part, from every layer: their places are spread over the whole network.
      const taking = [...slopes.keys()].filter((at) => Math.abs(slopes[at]!) > 1e-3)
      const step = Math.max(1, Math.floor(taking.length / 60))
      for (const at of taking.filter((_, place) => place % step === 0)) {
        const kept = weights[at]!
        const lossAt = (change: number): number => {
          weights[at] = kept + change
          const value = learner.exports.evaluateView()
          weights[at] = kept
          return 0.5 * (value - target) ** 2
        }
        const change = 2 ** -7
        const [more, less, here] = [lossAt(change), lossAt(-change), lossAt(0)]
        const [right, left] = [(more - here) / change, (here - less) / change]
        // Where a unit falls silent within the step, the loss has a kink and no slope to compare with.
        if (Math.abs(right - left) > 0.03 * Math.abs(right + left) + 5e-4) kinks++
        else expect.soft((right + left) / 2, `weight ${at} of view ${game}`).toBeCloseTo(slopes[at]!, 2.3)
        compared++
      }
    }
    expect(kinks).toBeLessThan(0.05 * compared)
    expect(compared).toBeGreaterThan(150)
  })

  it('sees the board from the mover’s side', () => {
    const south = start(kalah)
    const north = { ...south, position: { ...south.position, toMove: 'north' as const } }
    expect(learner.valueOf(south)).toBe(learner.valueOf(north))
  })
})

describe('a lesson', () => {
  const request = { seed: 3, from: 0, to: 400, visits: 0, lambda: 0.8, explored: 50, rate: 0.01 }

  it('teaches: the error shrinks from lesson to lesson', () => {
    const learner = createLearner(kalah)
    let learnt = network
    const losses = [0, 1, 2, 3].map((generation) => {
      const lesson = finish(
        learner.lesson(learnt, { ...request, from: 2_000 * generation, to: 2_000 * (generation + 1) }),
      )
      learnt = { ...learnt, weights: lesson.weights }
      return lesson.loss
    })
    expect(losses[3]).toBeLessThan(0.7 * losses[0]!)
  })

  it.each([0, 20])('is the same bytes again, with %i visits', (visits) => {
    const games = { ...request, visits, to: visits > 0 ? 30 : 400 }
    const [once, again] = [0, 0].map(() => finish(createLearner(kalah).lesson(network, games)))
    expect(again!.weights).toEqual(once!.weights)
    expect(again!.positions).toBe(once!.positions)
    expect(once!.weights).not.toEqual(network.weights)
  })
})

describe('exact results in training', () => {
  const awari = findPreset('awari')!.make({ holes: 3, seeds: 3 })
  const SEEDS = 6
  const filler = createFiller(awari, SEEDS, 'awari')
  const layers = Array.from({ length: SEEDS + 1 }, (_, seeds) => {
    finish(filler.fill(seeds))
    return filler.layer(seeds).slice()
  })
  const table = tableOf(awari, SEEDS, (seeds) => layers[seeds]!)
  const learner = createLearner(awari)

  it('are not known before tables are loaded', () => {
    expect(learner.resultOf(start(awari))).toBeNull()
  })

  it('are those of the tables, lead included, and none beyond them', () => {
    learner.useTables(layers)
    let [known, unknown] = [0, 0]
    for (let seed = 0; seed < 40; seed++) {
      for (const { before: game } of playOut(awari, { lot: 'south', seed }, 30)) {
        if (game.phase !== 'play') continue
        const gain = table.lookup(game.position)
        const found = learner.resultOf({ ...game, seen: [] })
        if (gain === null) {
          expect(found).toBeNull()
          unknown++
        } else {
          expect(found).toBe(Math.sign(leadOf(game.position, game.position.toMove) + gain) + 0)
          known++
        }
      }
    }
    expect(Math.min(known, unknown)).toBeGreaterThan(50)
  })

  it('change what is learnt, and the same lesson gives the same bytes', () => {
    const untaught = newNetwork('taught', awari, { counts: 7, first: 16, second: 16 }, 3)
    const request = { seed: 1, from: 0, to: 60, visits: 0, lambda: 0.7, explored: 50, rate: 0.01 }
    const taught = (known: Learner) => [...finish(known.lesson(untaught, request)).weights]
    const exact = taught(learner)
    expect(taught(learner)).toEqual(exact)
    expect(taught(createLearner(awari))).not.toEqual(exact)
  })
})
