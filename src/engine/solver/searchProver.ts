import { seedsInPlay } from '../board/position'
import { writeGame } from '../kernel/gameMemory'
import { hasTrapped } from '../kernel/instantiate'
import type { Game } from '../rules/game'
import { Score } from '../kernel/assembly/shared/scoreCodes'
import { scoreOf, valueStep } from '../variant/support'
import type { Variant } from '../variant/variant'
import type { Prover } from './prover'
import { startProving } from './provingKernel'
import { Refusal } from '../refusal'
import { message } from '../../locales/message'

/** Laps of one call into the kernel: about ten milliseconds. */
const SLICE = 30_000
/** The share of the memory for the current lines of play. */
const STACK_SHARE = 1 / 8
const MOST_STACK = 64 * 2 ** 20

/**
 * A prover for every variant whose positions cannot repeat: a null-window search by the kernel's moves that remembers
 * the bounds of positions it has seen, within the memory. It answers for every game with as many seeds and the same
 * burnt holes as `root`, and no more of them in play. Null if there is not enough memory.
 */
export function createSearchProver(variant: Variant, root: Game, memoryBytes: number): Prover | null {
  const kernel = startProving(variant)
  const step = valueStep(variant)
  const score = scoreOf(variant)
  const stack = Math.min(MOST_STACK, Math.floor(memoryBytes * STACK_SHARE))
  const most = seedsInPlay(root.position)
  const kind = kindOf(root)
  writeGame(kernel, root)
  if (!kernel.layOutSearch(memoryBytes, stack, step, Score[score])) return null
  return {
    score,
    step,
    *prepare() {},
    *isAtLeast(game, bound) {
      const inPlay = seedsInPlay(game.position)
      if (inPlay > most || kindOf(game) !== kind) throw new Error('This prover was made for other games')
      const asked = (bound - inPlay) % step === 0 ? bound : bound + 1
      writeGame(kernel, game)
      kernel.askAtLeast(asked)
      while (!kernel.search(SLICE)) yield
      if (kernel.isTooDeep()) throw new Refusal(message('workers.linesTooLong'))
      const value = kernel.valueFound()
      return value >= asked ? { lower: value, upper: Infinity } : { lower: -Infinity, upper: value }
    },
    nodes: () => kernel.movesTried(),
    usable: () => !hasTrapped(kernel),
  }
}

/** What games must have in common for their ranks to be comparable. */
function kindOf({ position: { seeds, burnt } }: Game): string {
  return `${seeds.reduce((sum, count) => sum + count, 0)}:${burnt.join()}`
}
