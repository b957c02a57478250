import { formatLine } from '../../../engine/board/notation'
import type { Side } from '../../../engine/board/position'
import type { Choice } from '../../../engine/board/choice'
import type { Player } from '../../../engine/players/player'
import { streamOf } from '../../../engine/random/stream'
import { askPlayer } from '../../../engine/review/askPlayer'
import { legal } from '../../../engine/rules/legal'
import { replay, type Replay } from '../../../engine/rules/replay'
import { finish } from '../../../engine/solver/through'
import type { Variant } from '../../../engine/variant/variant'
import type { Connection } from './connection'
import { formatBoard, parseKgp, quoted, type KgpLine } from './wire'

/** How a server plays. */
interface Hosting {
  readonly variant: Variant
  readonly player: Player
  readonly seed: number
  /** Games with each client; the client is South in every other one, beginning with the first. */
  readonly games: number
  readonly secondsPerMove: number
}

/** A game with a client, and how it ended for the client. */
interface HostedGame {
  readonly game: number
  readonly client: string
  readonly seat: Side
  readonly result: 'won' | 'lost' | 'drawn'
  /** Why the client lost before the end of the game: an illegal move, or it left. */
  readonly reason: 'illegalMove' | 'left' | null
  readonly moves: string
  /** Moves that were drawn at random because the client had named none in time. */
  readonly drawn: number
}

/** Seconds in which a client must choose its mode. */
const SECONDS_TO_BEGIN = 20
/** Lines that a client may send during one move. */
const MOST_LINES = 10_000

/** Plays the games of one client over its connection; resolves when they are over or the client has left. */
export class KgpHost {
  private lastId = 0
  private name = 'client'
  private hasLeft = false
  private hear: (line: KgpLine | null) => void = () => {}

  constructor(
    private readonly connection: Connection,
    private readonly hosting: Hosting,
  ) {}

  async play(onGame: (game: HostedGame) => void): Promise<void> {
    const begun = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), 1000 * SECONDS_TO_BEGIN)
      const end = (isReady: boolean): void => {
        clearTimeout(timer)
        resolve(isReady)
      }
      this.connection.listen(
        (text) => this.receive(text, () => end(true)),
        () => {
          this.hasLeft = true
          this.hear(null)
          end(false)
        },
      )
    })
    this.send('kgp 1 0 1')
    if (await begun)
      for (let game = 0; game < this.hosting.games && !this.hasLeft; game++) onGame(await this.playGame(game))
    this.send('goodbye')
    this.connection.close()
  }

  private receive(text: string, begin: () => void): void {
    const line = parseKgp(text)
    if (!line) return void this.send('error "not understood"')
    const [first = '', second = ''] = line.args
    switch (line.command) {
      case 'set':
        if (first === 'info:name') this.name = second.slice(0, 100)
        return this.refer('ok', line)
      case 'mode':
        if (first !== 'freeplay') return this.refer(`error ${quoted('only freeplay is played here')}`, line)
        this.refer('ok', line)
        return begin()
      case 'ping':
        return this.refer(['pong', ...line.args.map(quoted)].join(' '), line)
      case 'move':
      case 'yield':
        return this.hear(line)
      case 'goodbye':
        return this.connection.close()
      default:
        return
    }
  }

  private async playGame(game: number): Promise<HostedGame> {
    const { variant, seed, player } = this.hosting
    const seat: Side = game % 2 === 0 ? 'south' : 'north'
    const luck = streamOf(seed, game, 'play')
    const choices: Choice[] = []
    let drawn = 0
    let now = played(variant, choices)
    const ended = (result: HostedGame['result'], reason: HostedGame['reason'] = null): HostedGame => {
      return { game, client: this.name, seat, result, reason, moves: formatLine(choices), drawn }
    }
    while (now.game.phase !== 'over') {
      if (now.game.position.toMove === seat) {
        const answer = await this.ask(now, seat)
        if (this.hasLeft) return ended('lost', 'left')
        const open = legal(variant, now.game)
        const named = answer === null ? undefined : open.find(({ hole }) => hole === answer)
        if (answer !== null && !named) return ended('lost', 'illegalMove')
        if (!named) drawn++
        choices.push(named ?? open[luck.below(open.length)]!)
      } else {
        const asking = { seed: Number(luck.next() >> 11n), line: 1, valued: false }
        choices.push(finish(askPlayer(variant, now, player, asking)).choice)
      }
      now = played(variant, choices)
    }
    const { winner } = now.game
    return ended(winner === 'tie' ? 'drawn' : winner === seat ? 'won' : 'lost')
  }

  /** Sends the board and waits until the client yields or its time is up; the last move it named, if any. */
  private ask({ game }: Replay, seat: Side): Promise<number | null> {
    const id = this.send(`state ${formatBoard(game.position, seat)}`)
    return new Promise((resolve) => {
      let move: number | null = null
      let lines = 0
      const end = (): void => {
        clearTimeout(timer)
        this.hear = () => {}
        resolve(move)
      }
      const timer = setTimeout(() => {
        // Only here: a client that has yielded is done, and some are left unable to answer if they are stopped then.
        this.send('stop', id)
        end()
      }, 1000 * this.hosting.secondsPerMove)
      this.hear = (line) => {
        if (line === null || ++lines > MOST_LINES) return end()
        if (line.ref !== id) return
        if (line.command === 'yield') return end()
        move = /^\d{1,3}$/.test(line.args[0] ?? '') ? Number(line.args[0]) : -1
      }
      if (this.hasLeft) end()
    })
  }

  private refer(text: string, { id }: KgpLine): void {
    this.send(text, id ?? undefined)
  }

  private send(text: string, ref?: number): number {
    this.lastId += 2
    this.connection.send(`${this.lastId}${ref === undefined ? '' : `@${ref}`} ${text}`)
    return this.lastId
  }
}

function played(variant: Variant, choices: readonly Choice[]): Replay {
  const result = replay(variant, { choices })
  if (!result.ok) throw new Error(`A legal choice was refused: ${result.error.problem.code}`)
  return result.value
}
