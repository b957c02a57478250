import { seedsInPlay } from '../board/position'
import { writeGame } from '../kernel/gameMemory'
import { hasTrapped } from '../kernel/instantiate'
import type { Game } from '../rules/game'
import { Score } from '../kernel/assembly/shared/scoreCodes'
import { scoreOf, valueStep } from '../variant/support'
import type { Variant } from '../variant/variant'
import type { Bounds, Prover } from './prover'
import { startProving } from './provingKernel'

/** Laps of one call into the kernel: about ten milliseconds. */
const SLICE = 30_000
/** Moves played to settle a game whose value depends on where its repetition started: about ten milliseconds. */
const PLAYED_OUT = 20_000

/**
 * A prover for variants in which play can repeat: lists every position that can be reached from `root` and works
 * backwards from the ends. Where neither player can force an end, the round is stopped by repetition; then the value
 * lies between the least and the most that stopping can give. If these differ, games are played out with their
 * history, within a budget. Null if there is not enough memory.
 */
export function createRetrogradeProver(variant: Variant, root: Game, memoryBytes: number): Prover | null {
  const kernel = startProving(variant)
  const step = valueStep(variant)
  const score = scoreOf(variant)
  writeGame(kernel, { ...root, seen: [] })
  if (!kernel.layOutRetrograde(memoryBytes, Score[score])) return null
  return {
    score,
    step,
    *prepare() {
      while (!kernel.workBackwards(SLICE)) yield kernel.retrogradeDone()
    },
    *isAtLeast(game): Generator<void, Bounds> {
      writeGame(kernel, game)
      if (!kernel.isListed()) throw new Error('This prover was made for other games')
      kernel.boundValue(PLAYED_OUT)
      yield
      const [least, most] = [kernel.leastFound(), kernel.mostFound()]
      const south = game.position.toMove === 'south'
      return ofParity(south ? { lower: least, upper: most } : { lower: -most, upper: -least }, game, step)
    },
    nodes: () => kernel.movesTried(),
    usable: () => !hasTrapped(kernel),
  }
}

/** Bounds tightened to possible values: values differ from the seeds in play by multiples of the step. */
function ofParity({ lower, upper }: Bounds, { position }: Game, step: number): Bounds {
  const seeds = seedsInPlay(position)
  return { lower: lower + Math.abs((lower - seeds) % step), upper: upper - Math.abs((upper - seeds) % step) }
}
