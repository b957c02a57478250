import { formatLine, formatPosition } from '../../../engine/board/notation'
import type { Side } from '../../../engine/board/position'
import type { Choice } from '../../../engine/board/choice'
import { Forfeit } from '../../../engine/players/outside'
import type { Player } from '../../../engine/players/player'
import { streamOf } from '../../../engine/random/stream'
import { askPlayer } from '../../../engine/review/askPlayer'
import { legal } from '../../../engine/rules/legal'
import { replay, type Replay } from '../../../engine/rules/replay'
import type { Variant } from '../../../engine/variant/variant'
import { drawPosition, drawProblem, isSolved, valueForMover } from './exercises'
import { endBots } from '../../bots/botFiles'
import { finishAsking } from '../../bots/finishAsking'
import { afterReading } from '../../../bots/afterReading'
import type { Connection } from '../../../bots/kgp/connection'
import { answers, formatBoard, parseKgp, quoted, type KgpLine } from '../../../bots/kgp/wire'

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
  /** Why the game ended early: the client made an illegal move or left, or a program that plays for Lumbung lost by default. */
  readonly reason: 'illegalMove' | 'left' | 'opponentGaveUp' | null
  readonly moves: string
  /** Moves that were drawn at random because the client had named none in time. */
  readonly drawn: number
}

/** A problem of the mode `verify`, and what the client answered; null if it did not in time. */
interface Verified {
  readonly problem: number
  readonly client: string
  readonly board: string
  readonly move: number
  readonly solution: string
  readonly repeats: boolean
  readonly answer: string | null
  readonly right: boolean
}

/** A position of the mode `eval`: what the client thinks that it is worth to the player to move, and what it is. */
interface Evaluated {
  readonly position: string
  readonly client: string
  readonly eval: number | null
  readonly value: number
  readonly exact: boolean
}

/** One line about what a client has done. */
type Hosted = HostedGame | Verified | Evaluated

/** What a client may do here. */
const MODES = ['freeplay', 'eval', 'verify'] as const

/** Seconds in which a client must choose its mode. */
const SECONDS_TO_BEGIN = 20
/** Lines that a client may send during one move. */
const MOST_LINES = 10_000

let clients = 0

/** Plays the games of one client over its connection; resolves when they are over or the client has left. */
export class KgpHost {
  private lastId = 0
  private name = 'client'
  private hasLeft = false
  private mode: (typeof MODES)[number] | null = null
  /** Clients play at the same time, and no program plays two games at once. */
  private readonly worker = `client ${++clients}`
  private hear: (line: KgpLine | null) => void = () => {}

  constructor(
    private readonly connection: Connection,
    private readonly hosting: Hosting,
  ) {}

  async play(onDone: (done: Hosted) => void): Promise<void> {
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
    if (await begun) {
      for (let number = 0; number < this.hosting.games && !this.hasLeft; number++) {
        const done = await this.next(number)
        if (done) onDone(done)
      }
    }
    this.send('goodbye')
    this.connection.close()
    await endBots(this.worker)
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
        return this.choose(first, line, begin)
      case 'ping':
        return this.refer(['pong', ...line.args.map(quoted)].join(' '), line)
      case 'move':
      case 'yield':
      case 'eval':
      case 'solution':
        return this.hear(line)
      case 'goodbye':
        return this.connection.close()
      default:
        return
    }
  }

  /** A client may choose once. */
  private choose(wanted: string, line: KgpLine, begin: () => void): void {
    const mode = MODES.find((each) => each === wanted.toLowerCase())
    if (!mode || (this.mode && this.mode !== mode))
      return this.refer(`error ${quoted(`the modes here are ${MODES.join(', ')}; choose one`)}`, line)
    this.refer('ok', line)
    this.mode = mode
    begin()
  }

  /** Plays a game or gives an exercise, as the client chose; null if it left in the middle of an exercise. */
  private async next(number: number): Promise<Hosted | null> {
    switch (this.mode) {
      case 'verify':
        return this.verify(number)
      case 'eval':
        return this.evaluate(number)
      default:
        return this.playGame(number)
    }
  }

  /** As in version 1.0, holes of problems are counted from 0. */
  private async verify(number: number): Promise<Verified | null> {
    const problem = drawProblem(this.hosting.variant, this.hosting.seed, number)
    const id = this.send(`problem ${problem.board} ${problem.move - 1}`)
    const line = await this.wait((heard) => answers(heard, id) && heard.command === 'solution')
    if (this.hasLeft) return null
    const right = line !== null && isSolved(problem, line.args)
    const ref = line?.id ?? undefined
    if (right) this.send('ok', ref)
    else this.send(`error ${quoted(`expected ${problem.solution} ${problem.repeats ? 1 : 0}`)}`, ref)
    return { problem: number, client: this.name, ...problem, answer: line?.args.join(' ') ?? null, right }
  }

  /** The last evaluation counts when the client yields or its time is up. */
  private async evaluate(number: number): Promise<Evaluated | null> {
    const { variant, seed } = this.hosting
    const game = drawPosition(variant, seed, number)
    const id = this.send(`state ${formatBoard(game.position, game.position.toMove)}`)
    let last: number | null = null
    const ended = await this.wait((line) => {
      const told = Number(line.args[0] ?? Number.NaN)
      if (answers(line, id) && line.command === 'eval' && Number.isFinite(told)) last = told
      return answers(line, id) && line.command === 'yield'
    })
    if (this.hasLeft) return null
    if (!ended) this.send('stop', id)
    const position = formatPosition(game.position)
    return { position, client: this.name, eval: last, ...valueForMover(variant, game) }
  }

  /** The first line that is wanted; null if it does not come in time. */
  private wait(isWanted: (line: KgpLine) => boolean): Promise<KgpLine | null> {
    return new Promise((resolve) => {
      let lines = 0
      const end = (line: KgpLine | null): void => {
        cancel()
        this.hear = () => {}
        resolve(line)
      }
      const cancel = afterReading(1000 * this.hosting.secondsPerMove, () => end(null))
      this.hear = (line) => {
        if (line === null || ++lines > MOST_LINES) end(null)
        else if (isWanted(line)) end(line)
      }
      if (this.hasLeft) end(null)
    })
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
        const asked = await this.answerOf(askPlayer(variant, now, player, asking))
        if (!asked) return ended('won', 'opponentGaveUp')
        choices.push(asked.choice)
      }
      now = played(variant, choices)
    }
    const { winner } = now.game
    return ended(winner === 'tie' ? 'drawn' : winner === seat ? 'won' : 'lost')
  }

  /** What our player answers; null if it is a program from outside that loses by default. */
  private async answerOf<T>(work: Generator<unknown, T>): Promise<T | null> {
    try {
      return await finishAsking(work, this.worker)
    } catch (error) {
      if (error instanceof Forfeit) return null
      throw error
    }
  }

  /** Sends the board and waits until the client yields or its time is up; the last move it named, if any. */
  private ask({ game }: Replay, seat: Side): Promise<number | null> {
    const id = this.send(`state ${formatBoard(game.position, seat)}`)
    return new Promise((resolve) => {
      let move: number | null = null
      let lines = 0
      const end = (): void => {
        cancel()
        this.hear = () => {}
        resolve(move)
      }
      const cancel = afterReading(1000 * this.hosting.secondsPerMove, () => {
        // Only here: a client that has yielded is done, and some are left unable to answer if they are stopped then.
        this.send('stop', id)
        end()
      })
      this.hear = (line) => {
        if (line === null || ++lines > MOST_LINES) return end()
        if (!answers(line, id)) return
        if (line.command === 'yield') return end()
        if (line.command !== 'move') return
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
