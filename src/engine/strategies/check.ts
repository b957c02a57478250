import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import { start } from '../rules/match'
import { after, keyOf } from '../solver/oneRound'
import { finalScore, leadIn } from '../solver/prover'
import { scoreOf } from '../variant/support'
import type { Variant } from '../variant/variant'
import { BLANK, memoryKey, recommend, remember, type Memory } from './recommend'
import type { Strategy } from './strategy'
import { Refusal } from '../refusal'
import { message } from '../../locales/message'

/** How a choice among equals is made: the best for the strategy, or the worst. */
type Luck = 'someChoice' | 'everyChoice'

/** The result of a strategy for South against every reply. */
interface Checked {
  /** South's worst seeds minus North's at the end, with good and with bad choices among equal moves. */
  readonly someChoice: number
  readonly everyChoice: number
  /** A game with North's best play against each. */
  readonly someLine: readonly Choice[]
  readonly everyLine: readonly Choice[]
  /** Positions visited. */
  readonly nodes: number
}

interface Node {
  readonly game: Game
  readonly memory: Memory
}

const SLICE = 150
/** The most positions that are visited: more do not fit a worker's memory. */
export const MOST_POSITIONS = 10_000_000

/** Plays a strategy as South against every reply; yields the positions visited so far. */
export function* checkStrategy(variant: Variant, strategy: Strategy): Generator<number, Checked> {
  const values = new Map<string, number>()
  let nodes = 0
  const score = scoreOf(variant)

  function* worth(node: Node, luck: Luck): Generator<number, number> {
    if (node.game.phase === 'over') return finalScore({ score }, node.game)
    const key = `${luck}:${memoryKey(strategy, node.memory, node.game)}:${keyOf(variant, node.game)}`
    const lead = leadIn({ score }, node.game)
    const known = values.get(key)
    if (known !== undefined) return lead + known
    if (++nodes % SLICE === 0) yield nodes
    if (nodes > MOST_POSITIONS) refuseTooMany()
    const wantsMost = node.game.position.toMove === 'south' && luck === 'someChoice'
    let best = wantsMost ? -Infinity : Infinity
    for (const { next } of nextOf(variant, strategy, node)) {
      const value = yield* worth(next, luck)
      best = wantsMost ? Math.max(best, value) : Math.min(best, value)
    }
    values.set(key, best - lead)
    return best
  }

  function* lineOf(luck: Luck): Generator<number, readonly Choice[]> {
    const line: Choice[] = []
    let node = root
    while (node.game.phase !== 'over') {
      const value = yield* worth(node, luck)
      for (const { choice, next } of nextOf(variant, strategy, node)) {
        if ((yield* worth(next, luck)) !== value) continue
        line.push(choice)
        node = next
        break
      }
    }
    return line
  }

  const root: Node = { game: start(variant), memory: BLANK }
  return {
    someChoice: yield* worth(root, 'someChoice'),
    everyChoice: yield* worth(root, 'everyChoice'),
    someLine: yield* lineOf('someChoice'),
    everyLine: yield* lineOf('everyChoice'),
    nodes,
  }
}

/** What can follow: South's recommended choices, or all of North's. */
export function nextOf(
  variant: Variant,
  strategy: Strategy,
  { game, memory }: Node,
): readonly { readonly choice: Choice; readonly next: Node }[] {
  const own = game.position.toMove === 'south'
  const choices = own ? recommend(variant, strategy, game, memory) : legal(variant, game)
  const newTurn = game.lastMover !== game.position.toMove
  return choices.map((choice) => ({
    choice,
    next: { game: after(variant, game, choice), memory: remember(memory, choice, own, newTurn) },
  }))
}

function refuseTooMany(): never {
  throw new Refusal(message('workers.strategyTooOpen', { count: MOST_POSITIONS }))
}
