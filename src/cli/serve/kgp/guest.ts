import { Forfeit } from '../../../engine/players/outside'
import type { Player } from '../../../engine/players/player'
import { playerProblem } from '../../../engine/requests/requested'
import { askPlayer } from '../../../engine/review/askPlayer'
import { replay, type Replay } from '../../../engine/rules/replay'
import { findPreset } from '../../../engine/variant/catalogue'
import { parseVariant } from '../../../engine/variant/parse'
import type { Variant } from '../../../engine/variant/variant'
import { holesOf } from '../../../engine/board/position'
import { message } from '../../../locales/message'
import { finishAsking } from '../../bots/finishAsking'
import { BadInput } from '../../options/badInput'
import { say } from '../../output/language'
import type { Connection } from '../../../bots/kgp/connection'
import { solve, valueForMover } from './exercises'
import { parseBoard, parseKgp, quoted, type KgpLine } from '../../../bots/kgp/wire'

/** What a client may do at a server. */
export const GUEST_MODES = ['freeplay', 'eval', 'verify'] as const

/** One of these. */
export type GuestMode = (typeof GUEST_MODES)[number]

/** How Lumbung's player appears at a server. */
interface Guest {
  readonly player: Player
  readonly name: string
  readonly seed: number
  readonly token?: string | undefined
  /** What it does there; it plays unless it is told otherwise. */
  readonly mode?: GuestMode
}

/** Plays at a server until it says goodbye or the connection ends; resolves with the number of boards answered. */
export function playAsGuest(connection: Connection, guest: Guest): Promise<number> {
  let [lastId, answered] = [-1, 0]
  // Version 1.0 counts the holes of problems from 0 and takes words; later texts count from 1 and take numbers.
  let isOld = true
  const send = (text: string, ref?: number | null): void => {
    lastId += 2
    connection.send(`${lastId}${ref === undefined || ref === null ? '' : `@${ref}`} ${text}`)
  }
  return new Promise((resolve, reject) => {
    const handle = ({ id, command, args }: KgpLine): void => {
      switch (command) {
        case 'kgp':
          if (args[0] !== '1') {
            send(`error ${quoted('only version 1 is spoken here')}`, id)
            connection.close()
            return reject(new BadInput('--kgp', message('open.kgpVersion', { version: args.join('.') })))
          }
          isOld = args[1] === '0'
          send(`set info:name ${quoted(guest.name)}`)
          if (guest.token !== undefined) send(`set auth:token ${quoted(guest.token)}`)
          return send(`mode ${guest.mode ?? 'freeplay'}`)
        case 'problem': {
          const solved = solution(args[0] ?? '', Number(args[1]) + (isOld ? 1 : 0))
          if (typeof solved === 'string') return send(`error ${quoted(solved)}`, id)
          const repeats = isOld ? String(solved.repeats) : solved.repeats ? '1' : '0'
          answered++
          return send(`solution ${solved.solution} ${repeats}`, id)
        }
        case 'state': {
          if (guest.mode === 'eval') {
            const begun = gameOf(args[0] ?? '')
            if (typeof begun === 'string') return send(`error ${quoted(begun)}`, id)
            answered++
            send(`eval ${valueForMover(begun.variant, begun.replayed.game).value}`, id)
            return send('yield', id)
          }
          void choose(args[0] ?? '', guest).then((move) => {
            if (typeof move === 'string') return send(`error ${quoted(move)}`, id)
            send(`move ${move}`, id)
            send('yield', id)
            answered++
          }, reject)
          return
        }
        case 'ping':
          return send(['pong', ...args.map(quoted)].join(' '), id)
        case 'goodbye':
          return connection.close()
        default:
          return
      }
    }
    connection.listen(
      (text) => {
        const line = parseKgp(text)
        if (line) handle(line)
      },
      () => resolve(answered),
    )
  })
}

/** The hole that the player chooses, or why it cannot. */
async function choose(board: string, { player, seed }: Guest): Promise<number | string> {
  const begun = gameOf(board)
  if (typeof begun === 'string') return begun
  const { variant, replayed } = begun
  const problem = playerProblem(variant, replayed.opening.position, player)
  if (problem !== null) return say(problem)
  const work = askPlayer(variant, replayed, player, { seed, line: 1, valued: false })
  try {
    return (await finishAsking(work)).choice.hole
  } catch (error) {
    if (error instanceof Forfeit) return say(error.text)
    throw error
  }
}

/** What comes of a move on a board, or why there is no answer. */
function solution(board: string, move: number): NonNullable<ReturnType<typeof solve>> | string {
  const begun = gameOf(board)
  if (typeof begun === 'string') return begun
  return solve(begun.variant, begun.replayed.game, move) ?? 'not a legal move'
}

/** The game that continues from a board, or what is wrong with the board. */
function gameOf(board: string): { readonly variant: Variant; readonly replayed: Replay } | string {
  const position = parseBoard(board)
  if (!position) return 'not a board'
  const variant = parseVariant(findPreset('kalah')!.make({ holes: holesOf(position) }))
  if (!variant.ok) return 'the board is too large'
  const begun = replay(variant.value, { from: position, choices: [] })
  if (!begun.ok || begun.value.game.phase === 'over') return 'the game is over'
  return { variant: variant.value, replayed: begun.value }
}
