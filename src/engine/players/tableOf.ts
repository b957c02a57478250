import { otherSide, storeOf, type Side } from '../board/position'
import {
  BUDGET_RAN_OUT,
  ENDLESS,
  NORTH,
  GAME_ENDS,
  SOUTH,
  isStopped,
  STOPPED,
  TIE,
  type GameEnd,
  type GameTable,
  type RoundTable,
} from '../kernel/gameTable'
import type { Hand } from '../rules/game'
import type { OutsideGame } from './outside'
import type { PlayedGame } from './playedGame'

const CODES = { south: SOUTH, north: NORTH, tie: TIE }
const NO_BYTES = new Uint8Array()
const NO_WORDS = new Uint16Array()

/**
 * A game played with the reference rules, in the form of a kernel record; its rounds are not kept. Whoever loses by default
 * leaves all seeds to the other player.
 */
export function tableOf(game: number, played: PlayedGame): GameTable {
  const { end, starter, opening, moves, laps, turns, fingerprint, choices, nodes } = played
  const { winner, south, north, ended } = outcomeOf(played)
  return {
    from: game,
    count: 1,
    winner: Uint8Array.of(CODES[winner]),
    starter: Uint8Array.of(CODES[starter]),
    opening: Uint8Array.of(opening),
    ended: Uint8Array.of(GAME_ENDS.indexOf(ended)),
    flags: Uint8Array.of(flagsOf(played)),
    south: Uint16Array.of(south),
    north: Uint16Array.of(north),
    rounds: Uint16Array.of(end.round),
    moves: Uint32Array.of(moves),
    laps: Uint32Array.of(laps),
    turns: Uint32Array.of(turns),
    fingerprints: Float64Array.of(fingerprint),
    choices: Uint32Array.from(choices),
    nodes: Float64Array.from(nodes),
    roundLog: NO_ROUNDS,
  }
}

interface Outcome {
  readonly winner: Side | 'tie'
  readonly south: number
  readonly north: number
  readonly ended: GameEnd
}

function outcomeOf({ end, forfeit }: PlayedGame): Outcome {
  const { seeds } = end.position
  const n = seeds.length / 2 - 1
  if (forfeit === null)
    return {
      winner: end.winner!,
      south: seeds[storeOf(n, 'south')]!,
      north: seeds[storeOf(n, 'north')]!,
      ended: end.ended!,
    }
  const all = seeds.reduce((sum, count) => sum + count, 0) + inHands(end)
  const winner = otherSide(forfeit.side)
  return winner === 'south'
    ? { winner, south: all, north: 0, ended: 'forfeit' }
    : { winner, south: 0, north: all, ended: 'forfeit' }
}

/** Seeds that both players hold in a simultaneous opening. */
function inHands({ hands }: PlayedGame['end']): number {
  if (!hands) return 0
  const left = (hand: Hand): number => (hand.status === 'sowing' ? hand.left : 0)
  return left(hands.south) + left(hands.north)
}

/** Who won the first game of a table, and both stores. */
export function resultOf(table: GameTable): Pick<OutsideGame, 'winner' | 'stores'> {
  const { winner, south, north } = table
  const won = winner[0] === TIE ? 'tie' : winner[0] === SOUTH ? 'south' : 'north'
  return { winner: isStopped(table, 0) ? 'undecided' : won, stores: [south[0]!, north[0]!] }
}

function flagsOf({ end, budgetRanOut }: PlayedGame): number {
  const stopped = end.ended === 'endless' || end.matchEnded === 'endless'
  const endless = stopped || end.ended === 'endlessRelay'
  return (budgetRanOut ? BUDGET_RAN_OUT : 0) | (endless ? ENDLESS : 0) | (stopped ? STOPPED : 0)
}

const NO_ROUNDS: RoundTable = {
  count: 0,
  game: NO_WORDS,
  round: NO_WORDS,
  south: NO_WORDS,
  north: NO_WORDS,
  southBurnt: NO_BYTES,
  northBurnt: NO_BYTES,
  winner: NO_BYTES,
  starter: NO_BYTES,
  ended: NO_BYTES,
}
