import { parseAgent, type Agent } from '../../src/engine/agents/agent'
import type { GameTable } from '../../src/engine/kernel/gameTable'
import { createKernel } from '../../src/engine/kernel/kernel'
import { SIGNED_PRESETS } from './presets'
import type { Clause } from '../../src/engine/variant/clauses/clause'
import type { Variant } from '../../src/engine/variant/variant'
import type { Fold } from './fold'

/** Who plays how many games of every preset. */
const BOUTS = [
  ['novice', 'novice', 300],
  ['greedy', 'novice', 20],
  ['novice', 'maximal:300', 2],
  ['calculator:2', 'greedy', 6],
  ['mcts:20', 'greedy', 2],
] as const

/** Looking turns ahead is quick only where a turn is short. */
const WITHOUT_RELAY = [['minimax:3', 'greedy', 4]] as const

/** Whether a clause sows on without a capture. */
function relays({ take, claim, then }: Clause): boolean {
  return take === undefined && claim === undefined && (then === 'relay' || then === 'relayNext')
}

/** Whole games over the catalogue: any change of rules, of agents or of random numbers changes them. */
export function foldGames(fold: Fold): void {
  for (const preset of SIGNED_PRESETS) {
    const variant = shortened(preset.make())
    const kernel = createKernel(variant)
    const bouts = variant.last.some(relays) ? BOUTS : [...BOUTS, ...WITHOUT_RELAY]
    for (const [south, north, games] of bouts) {
      const request = { first: agent(south), second: agent(north), seed: 1, from: 0, to: games }
      for (const table of kernel.playGames(request)) foldTable(table, fold)
    }
  }
}

/** Matches last long; three rounds show as much. */
export function shortened(variant: Variant): Variant {
  const { match } = variant
  return match.length === 'oneRound'
    ? variant
    : { ...variant, match: { ...match, length: 'rounds', rounds: 3 } }
}

/** Folds the results of every game of a table. */
export function foldTable(table: GameTable, { add }: Fold): void {
  for (let row = 0; row < table.count; row++) {
    add(table.winner[row]!)
    add(table.south[row]!)
    add(table.north[row]!)
    add(table.moves[row]!)
    add(table.laps[row]!)
    add(table.turns[row]!)
  }
}

function agent(name: string): Agent {
  const parsed = parseAgent(name)
  if (!parsed.ok) throw new Error(`No agent ${name}`)
  return parsed.value
}
