import { message, type Message } from '../../locales/message'
import { isSameMove, type Choice } from '../board/choice'
import { parseChoice } from '../board/notation'
import type { Position, Side } from '../board/position'
import type { Decision } from '../kernel/kernel'
import { Refusal } from '../refusal'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import type { Made } from '../strategies/follow'
import type { Variant } from '../variant/variant'

/**
 * Players from outside are programs of other people. The engine starts nothing and waits for nobody: it posts a question as
 * data, yields, and goes on once whoever drives it has put the answer down. Drivers hand questions to the process that may
 * start programs: the command line, or the main process of the desktop app.
 */

/** The protocols that a program from outside may speak. */
export const PROTOCOLS = ['ugi', 'kgp', 'numbers'] as const

/** What the engine knows about a program from outside. */
export interface OutsideProgram {
  /** `ID@HASH`: a name, and the first digits of the checksum of what is started. */
  readonly id: string
  readonly name: string
  readonly protocol: (typeof PROTOCOLS)[number]
}

/** A position in which a program from outside is to move. */
export interface Question {
  /** The player's name, `bot:ID@HASH`. */
  readonly player: string
  readonly variant: Variant
  /** The position at the start of the round, and the choices since then. */
  readonly start: Position
  readonly made: readonly Made[]
  readonly position: Position
  readonly legal: readonly Choice[]
}

/** Why a program from outside loses a game before its end. */
export const FORFEITS = ['timeUp', 'exited', 'illegalMove', 'noMove', 'flood', 'notStarted'] as const

/** One of these reasons. */
export type ForfeitReason = (typeof FORFEITS)[number]

/** What a program answered: a move in our notation, or why it loses the game. */
export type OutsideAnswer = { readonly move: string } | { readonly forfeit: ForfeitReason }

/** A finished game in which a program from outside took part: it cannot be played again, so its moves are passed on. */
export interface OutsideGame {
  readonly variant: Variant
  readonly south: string
  readonly north: string
  readonly seed: number
  readonly game: number
  readonly drawnMoves: number
  readonly starter: Side
  readonly choices: readonly Choice[]
  readonly winner: Side | 'tie' | 'undecided'
  readonly stores: readonly [number, number]
  readonly forfeit: { readonly side: Side; readonly reason: ForfeitReason } | null
}

/** What the engine posts: a question that waits for its answer, or a game to be noted. */
export type Letter =
  { readonly question: Question; answer?: OutsideAnswer } | { readonly finished: OutsideGame }

/** Thrown when a program from outside loses by default; a game ends by it, other work fails with its text. */
export class Forfeit extends Refusal {
  constructor(
    readonly reason: ForfeitReason,
    player: string,
  ) {
    super(forfeitText(reason, player))
  }
}

const PLAYER = /^bot:([a-z0-9][a-z0-9-]{0,59}@[0-9a-f]{8})$/
const WITHIN = /"bot:([a-z0-9][a-z0-9-]{0,59}@[0-9a-f]{8})"/g

const programs = new Map<string, OutsideProgram>()
const letters: Letter[] = []

/** Makes a program known, so that forms and checks can say more about it than its name. */
export function announceProgram(program: OutsideProgram): void {
  programs.set(program.id, program)
}

/** Forgets a program. */
export function forgetProgram(id: string): void {
  programs.delete(id)
}

/** A program that was announced. */
export function programOf(id: string): OutsideProgram | undefined {
  return programs.get(id)
}

/** All programs that were announced, in their order. */
export function knownPrograms(): readonly OutsideProgram[] {
  return [...programs.values()]
}

/** The id in the name of a player from outside; null for any other player. */
export function outsideId(player: string): string | null {
  return PLAYER.exec(player.trim())?.[1] ?? null
}

/** The name of the player that a program is. */
export function playerOfProgram(id: string): string {
  return `bot:${id}`
}

/** The ids of all programs that are named as players anywhere in a value. */
export function outsideIn(value: unknown): readonly string[] {
  return [...new Set([...(JSON.stringify(value) ?? '').matchAll(WITHIN)].map(([, id = '']) => id))]
}

/** What has been posted since the last call; whoever drives work calls this after every step of it. */
export function takeLetters(): readonly Letter[] {
  return letters.length === 0 ? NOTHING : letters.splice(0)
}

const NOTHING: readonly Letter[] = []

/** Passes on a finished game. */
export function noteGame(finished: OutsideGame): void {
  letters.push({ finished })
}

/** Asks a program for its choice; throws `Forfeit` if it has none that the rules allow. */
export function* askOutside(
  variant: Variant,
  game: Game,
  id: string,
  made: readonly Made[],
  start: Position,
): Generator<void, Decision> {
  const player = playerOfProgram(id)
  const { position } = game
  const open = legal(variant, game)
  const letter: Letter = { question: { player, variant, start, made, position, legal: open } }
  letters.push(letter)
  yield
  const { answer } = letter
  if (!answer) throw new Error(`Nobody passed on a question to ${player}.`)
  if ('forfeit' in answer) throw new Forfeit(answer.forfeit, player)
  const choice = parseChoice(variant, answer.move)
  if (!choice.ok) throw new Forfeit('noMove', player)
  const found = open.find((each) => isSameMove(variant, position, each, choice.value))
  if (!found) throw new Forfeit('illegalMove', player)
  return { choice: found, nodes: null, budgetRanOut: false }
}

/** Why a program lost a game, in words. */
function forfeitText(reason: ForfeitReason, name: string): Message {
  const id = outsideId(name)
  const player = (id === null ? undefined : programs.get(id)?.name) ?? name
  switch (reason) {
    case 'timeUp':
      return message('outside.timeUp', { player })
    case 'exited':
      return message('outside.exited', { player })
    case 'illegalMove':
      return message('outside.illegalMove', { player })
    case 'noMove':
      return message('outside.noMove', { player })
    case 'flood':
      return message('outside.flood', { player })
    case 'notStarted':
      return message('outside.notStarted', { player })
  }
}
