import { seedsInPlay } from '../board/position'
import { writeGame } from '../kernel/gameMemory'
import { hasTrapped, giveRules, instantiate, type HoldsGame, type TakesRules } from '../kernel/instantiate'
import type { Game } from '../rules/game'
import { Score } from '../kernel/assembly/shared/scoreCodes'
import { scoreOf, valueStep } from '../variant/support'
import type { Variant } from '../variant/variant'
import { likelyValue } from './likelyValue'
import { possibleFrom, provenBy, type Bounds, type Prover } from './prover'
import { Refusal } from '../refusal'
import { message } from '../../locales/message'
import bytes from '../kernel/assembly/solve-any/entry.ts?wasm'

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
      const asked = possibleFrom(bound, game, step)
      writeGame(kernel, game)
      kernel.askAtLeast(asked)
      while (!kernel.search(SLICE)) yield
      if (kernel.isTooDeep()) throw new Refusal(message('workers.linesTooLong'))
      return provenBy(kernel.valueFound(), asked)
    },
    nodes: () => kernel.movesTried(),
    likely: (game) => likelyValue(variant, game, { score }),
    usable: () => !hasTrapped(kernel),
  }
}

/** What games must have in common for their ranks to be comparable. */
function kindOf({ position: { seeds, burnt } }: Game): string {
  return `${seeds.reduce((sum, count) => sum + count, 0)}:${burnt.join()}`
}

/** What assembly/solve-any/entry.ts exports. */
export interface ProvingExports extends TakesRules, HoldsGame {
  layOutSearch(bytes: number, stackBytes: number, step: number, score: number): number
  askAtLeast(bound: number): number
  search(laps: number): number
  valueFound(): number
  movesTried(): number
  isTooDeep(): number
  layOutRetrograde(bytes: number, score: number): number
  workBackwards(laps: number): number
  retrogradeDone(): number
  isListed(): number
  boundValue(moves: number): void
  leastFound(): number
  mostFound(): number
}

/** Starts a separate program that proves values under the rules of a variant. */
function startProving(variant: Variant): ProvingExports {
  const kernel = instantiate<ProvingExports>(bytes)
  giveRules(kernel, variant)
  return kernel
}
