import type { Way } from '../board/choice'
import { storeOf, type Side } from '../board/position'
import type { Choice, Game, Hand } from '../rules/game'
import type { MatchEnd, RoundEnd } from '../rules/step'
import { ROUND_ENDS } from './gameTable'
import type { GamesExports, HoldsGame } from './instantiate'

/** A game as the kernel sees it: all of `Game` that decides how it goes on, and what came of it. */
export interface KernelGame {
  readonly seeds: readonly number[]
  readonly burnt: readonly number[]
  readonly toMove: Side
  readonly phase: Game['phase']
  readonly lastMover: Side | null
  readonly first: Side
  readonly lastedLongest: Side | null
  readonly ended: RoundEnd | null
  readonly matchEnded: MatchEnd | null
  readonly winner: Side | 'tie' | null
  readonly quiet: number
  readonly round: number
  /** Rounds won by South, by North, and tied. */
  readonly roundsWon: readonly number[]
}

/** The offsets of assembly/game.ts; seeds come first, 16 bits a slot. */
const AT = {
  burnt: 96,
  toMove: 104,
  phase: 105,
  lastMover: 106,
  first: 107,
  lastedLongest: 108,
  ended: 109,
  matchEnded: 110,
  winner: 111,
  quiet: 112,
  round: 116,
  roundsWon: 120,
  roundWinner: 132,
  hands: 136,
  handSize: 16,
}

const NONE = 255
const SIDES = ['south', 'north'] as const
const WINNERS = ['south', 'north', 'tie'] as const
const PHASES = ['play', 'opening', 'over'] as const
const MATCH_ENDS = ['roundsPlayed', 'out', 'endless'] as const
const HAND_STATUSES = ['choosing', 'stopped', 'sowing'] as const
const WAYS: readonly Way[] = ['anticlockwise', 'clockwise']

/** Puts a game under way into the kernel's memory, with all it remembers. */
export function writeGame(kernel: HoldsGame, game: Game): void {
  const at = kernel.GAME.value
  const view = new DataView(kernel.memory.buffer, at)
  new Uint8Array(kernel.memory.buffer, at, AT.hands + 2 * AT.handSize).fill(0)
  writeSeeds(view, game.position.seeds)
  const burnt = game.position.burnt.reduce((set, slot) => set | (1n << BigInt(slot)), 0n)
  view.setBigUint64(AT.burnt, burnt, true)
  view.setUint8(AT.toMove, SIDES.indexOf(game.position.toMove))
  view.setUint8(AT.phase, PHASES.indexOf(game.phase))
  view.setUint8(AT.lastMover, codeOf(SIDES, game.lastMover))
  view.setUint8(AT.first, SIDES.indexOf(game.first))
  view.setUint8(AT.lastedLongest, codeOf(SIDES, game.lastedLongest))
  view.setUint8(AT.ended, codeOf(ROUND_ENDS, game.ended))
  view.setUint8(AT.matchEnded, codeOf(MATCH_ENDS, game.matchEnded))
  view.setUint8(AT.winner, codeOf(WINNERS, game.winner))
  view.setUint32(AT.quiet, game.quiet, true)
  view.setUint32(AT.round, game.round, true)
  WINNERS.forEach((winner, i) => {
    view.setUint32(AT.roundsWon + 4 * i, game.roundWinners.filter((won) => won === winner).length, true)
  })
  view.setUint8(AT.roundWinner, codeOf(WINNERS, game.roundWinners.at(-1) ?? null))
  if (game.hands) SIDES.forEach((side, i) => writeHand(view, AT.hands + i * AT.handSize, game.hands![side]))
  kernel.takeUp(at)
  for (const key of game.seen) writeSeen(kernel, key)
}

/** Reads the game that lies in the kernel's memory. */
export function readGame(kernel: GamesExports, holes: number): KernelGame {
  const view = new DataView(kernel.memory.buffer, kernel.GAME.value)
  const slots = storeOf(holes, 'north') + 1
  const burnt = view.getBigUint64(AT.burnt, true)
  return {
    seeds: Array.from({ length: slots }, (_, slot) => view.getUint16(2 * slot, true)),
    burnt: Array.from({ length: slots }, (_, slot) => slot).filter((slot) => (burnt >> BigInt(slot)) & 1n),
    toMove: SIDES[view.getUint8(AT.toMove)]!,
    phase: PHASES[view.getUint8(AT.phase)]!,
    lastMover: wordOf(SIDES, view.getUint8(AT.lastMover)),
    first: SIDES[view.getUint8(AT.first)]!,
    lastedLongest: wordOf(SIDES, view.getUint8(AT.lastedLongest)),
    ended: wordOf(ROUND_ENDS, view.getUint8(AT.ended)),
    matchEnded: wordOf(MATCH_ENDS, view.getUint8(AT.matchEnded)),
    winner: wordOf(WINNERS, view.getUint8(AT.winner)),
    quiet: view.getUint32(AT.quiet, true),
    round: view.getUint32(AT.round, true),
    roundsWon: WINNERS.map((_, i) => view.getUint32(AT.roundsWon + 4 * i, true)),
  }
}

/** A choice as the kernel counts it: twice the hole from 0, plus the way. */
export function encodeChoice(choice: Choice, usual: Way): number {
  return 2 * (choice.hole - 1) + WAYS.indexOf(choice.way ?? usual)
}

/** The choice of a code; the way is named only where the variant leaves it open. */
export function decodeChoice(code: number, eitherWay: boolean): Choice {
  const hole = (code >> 1) + 1
  return eitherWay ? { hole, way: WAYS[code & 1]! } : { hole }
}

/** The codes in a set of choices, in the order of the rules. */
export function choicesIn(set: bigint): readonly number[] {
  return Array.from({ length: 40 }, (_, code) => code).filter((code) => (set >> BigInt(code)) & 1n)
}

function writeSeeds(view: DataView, seeds: readonly number[]): void {
  seeds.forEach((count, slot) => view.setUint16(2 * slot, count, true))
}

function writeHand(view: DataView, at: number, hand: Hand): void {
  view.setUint8(at, HAND_STATUSES.indexOf(hand.status))
  view.setUint32(at + 4, hand.dropped, true)
  if (hand.status !== 'sowing') return
  view.setUint8(at + 1, WAYS.indexOf(hand.way))
  view.setUint8(at + 2, hand.from)
  view.setUint8(at + 3, hand.at)
  view.setUint16(at + 8, hand.lifted, true)
  view.setUint16(at + 10, hand.left, true)
}

/** The keys of rules/repetition.ts read `south:1,2,3`. */
function writeSeen(kernel: HoldsGame, key: string): void {
  const [side, seeds = ''] = key.split(':')
  const view = new DataView(kernel.memory.buffer, kernel.SCRATCH.value)
  writeSeeds(view, seeds.split(',').map(Number))
  view.setUint8(AT.toMove, SIDES.indexOf(side as Side))
  kernel.recall(kernel.SCRATCH.value)
}

function codeOf<Word extends string>(words: readonly Word[], word: Word | null): number {
  return word === null ? NONE : words.indexOf(word)
}

function wordOf<Word extends string>(words: readonly Word[], code: number): Word | null {
  return words[code] ?? null
}
