import { storeOf } from '../board/position'
import {
  BUDGET_RAN_OUT,
  ENDLESS,
  NORTH,
  ROUND_ENDS,
  SOUTH,
  STOPPED,
  TIE,
  type GameTable,
  type RoundTable,
} from '../kernel/gameTable'
import type { Course } from './playedGame'

const CODES = { south: SOUTH, north: NORTH, tie: TIE }
const NO_BYTES = new Uint8Array()
const NO_WORDS = new Uint16Array()

/** A game played with the reference rules, in the form of a kernel record; its rounds are not kept. */
export function tableOf(game: number, course: Course): GameTable {
  const { end, starter, opening, moves, laps, turns, fingerprint, choices, nodes } = course
  const { seeds } = end.position
  const n = seeds.length / 2 - 1
  return {
    from: game,
    count: 1,
    winner: Uint8Array.of(CODES[end.winner!]),
    starter: Uint8Array.of(CODES[starter]),
    opening: Uint8Array.of(opening),
    ended: Uint8Array.of(ROUND_ENDS.indexOf(end.ended!)),
    flags: Uint8Array.of(flagsOf(course)),
    south: Uint16Array.of(seeds[storeOf(n, 'south')]!),
    north: Uint16Array.of(seeds[storeOf(n, 'north')]!),
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

function flagsOf({ end, budgetRanOut }: Course): number {
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
