import type { Player } from '../../../engine/players/player'
import { playerProblem } from '../../../engine/requests/requested'
import { askPlayer } from '../../../engine/review/askPlayer'
import { replay } from '../../../engine/rules/replay'
import { finish } from '../../../engine/solver/through'
import { findPreset } from '../../../engine/variant/catalogue'
import { parseVariant } from '../../../engine/variant/parse'
import { holesOf } from '../../../engine/board/position'
import { message } from '../../../locales/message'
import { BadInput } from '../../options/badInput'
import { say } from '../../output/language'
import type { Connection } from './connection'
import { parseBoard, parseKgp, quoted, type KgpLine } from './wire'

/** How Lumbung's player appears at a server. */
interface Guest {
  readonly player: Player
  readonly name: string
  readonly seed: number
  readonly token?: string | undefined
}

/** Plays at a server until it says goodbye or the connection ends; resolves with the number of boards answered. */
export function playAsGuest(connection: Connection, guest: Guest): Promise<number> {
  let [lastId, answered] = [-1, 0]
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
          send(`set info:name ${quoted(guest.name)}`)
          if (guest.token !== undefined) send(`set auth:token ${quoted(guest.token)}`)
          return send('mode freeplay')
        case 'state': {
          const move = choose(args[0] ?? '', guest)
          if (typeof move === 'string') return send(`error ${quoted(move)}`, id)
          send(`move ${move}`, id)
          send('yield', id)
          answered++
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
function choose(board: string, { player, seed }: Guest): number | string {
  const position = parseBoard(board)
  if (!position) return 'not a board'
  const variant = parseVariant(findPreset('kalah')!.make({ holes: holesOf(position) }))
  if (!variant.ok) return 'the board is too large'
  const begun = replay(variant.value, { from: position, choices: [] })
  if (!begun.ok || begun.value.game.phase === 'over') return 'the game is over'
  const problem = playerProblem(variant.value, position, player)
  if (problem !== null) return say(problem)
  return finish(askPlayer(variant.value, begun.value, player, { seed, line: 1, valued: false })).choice.hole
}
