import { createServer, type Server } from 'node:net'
import type { Question } from '../engine/players/outside'
import { afterReading } from './afterReading'
import { BotProcess } from './botProcess'
import { continues, type Conversation, type Setting } from './conversation'
import { Fault } from './fault'
import { overTcp, overWebSocket, type Connection } from './kgp/connection'
import { answers, formatBoard, parseKgp, quoted, type KgpLine } from './kgp/wire'
import { launchOf, valuesOf, type Values } from './placeholders'

/** How often a client that yields without a move is asked again: one known client does so when it is asked too early. */
const MOST_REPEATS = 3
/** Lines that a client may send during one move. */
const MOST_LINES = 10_000

/**
 * A client of the Kalah Game Protocol: it is started with the address of a server that Lumbung opens for it on this computer,
 * in `KGP_HOST` and `KGP_PORT`, and as `{host}` and `{port}`. Where `{url}` is used, it is a WebSocket instead of plain TCP.
 */
export class KgpBot implements Conversation {
  #client: Client | null = null
  #started = ''
  #last: Question | null = null

  constructor(private readonly setting: Setting) {}

  async ask(question: Question): Promise<string> {
    const { secondsPerMove, secondsForFirst, marginSeconds } = this.setting.bot.description
    try {
      const isNew = await this.#makeReady(question)
      this.#last = question
      const seconds = isNew ? secondsForFirst : secondsPerMove
      const board = formatBoard(question.position, question.position.toMove)
      for (let tries = 0; tries <= MOST_REPEATS; tries++) {
        const move = await this.#client!.choose(board, seconds, marginSeconds)
        if (move !== null) return move
      }
      throw new Fault('noMove', 'yielded without a move')
    } catch (error) {
      await this.end()
      throw error
    }
  }

  async end(): Promise<void> {
    const ending = this.#client
    this.#client = null
    this.#last = null
    await ending?.end()
  }

  async #makeReady(question: Question): Promise<boolean> {
    const values = valuesOf(question)
    const started = JSON.stringify(launchOf(this.setting.bot, values))
    const fault = this.#client?.fault
    if (this.#client && !fault && started === this.#started) return false
    // A client that has left since its last answer loses the game that it was playing; between games it may.
    if (fault && this.#last && continues(this.#last, question)) throw fault
    await this.end()
    this.#started = started
    this.#client = await Client.start(this.setting, values)
    return true
  }
}

/** A started client and its connection. */
class Client {
  #lastId = 0
  #connection: Connection | null = null
  /** Why it can no longer be asked; null while it can. */
  fault: Fault | null = null
  #isReady = false
  #hear: (line: KgpLine | null) => void = () => {}

  private constructor(
    private readonly server: Server,
    private readonly setting: Setting,
    private readonly number: number,
  ) {}

  #process: BotProcess | null = null

  /** Starts a client and waits until it has chosen its mode. */
  static async start(setting: Setting, values: Values): Promise<Client> {
    const { bot, transcript, nextProcess } = setting
    const { description } = bot
    const isWeb = JSON.stringify([description.arguments, description.environment]).includes('{url}')
    const server = createServer()
    const client = new Client(server, setting, nextProcess())
    server.on('connection', (socket) => {
      // Only one client is expected; whoever else finds the port is not heard.
      if (client.#connection) return void socket.destroy()
      client.#accept(isWeb ? overWebSocket(socket, null) : overTcp(socket))
    })
    try {
      const port = await listening(server)
      const launch = launchOf(bot, { ...values, host: HOST, port, url: `ws://${HOST}:${port}/socket` })
      const environment = { KGP_HOST: HOST, KGP_PORT: port, ...launch.environment }
      client.#process = new BotProcess({ ...launch, environment }, transcript, client.number)
      client.#process.onFault = (fault) => client.#leave(fault)
      await client.#ready(description.secondsToStart)
      return client
    } catch (error) {
      await client.end()
      throw error
    }
  }

  /** Sends a board, and waits until the client yields or its time is up; null if it yields without a move. */
  choose(board: string, seconds: number, margin: number): Promise<string | null> {
    const id = this.#send(`state ${board}`)
    let move: string | null = null
    let lines = 0
    return this.#until(seconds, (line) => {
      if (++lines > MOST_LINES) throw new Fault('flood', `more than ${MOST_LINES} lines before an answer`)
      if (!answers(line, id)) return undefined
      if (line.command === 'yield') return { move }
      if (line.command === 'move') move = line.args[0] ?? ''
      return undefined
    }).then(
      ({ move }) => move,
      async (error: unknown) => {
        if (!(error instanceof Fault) || error.reason !== 'timeUp') throw error
        // The last move counts; a client that has named none may still do so while it stops.
        this.#send('stop', id)
        const named = (line: KgpLine): { move: string } | undefined =>
          answers(line, id) && line.command === 'move' ? { move: line.args[0] ?? '' } : undefined
        return move ?? (await this.#until(margin, named)).move
      },
    )
  }

  async end(): Promise<void> {
    this.fault ??= new Fault('exited', 'ended by Lumbung')
    this.#send('goodbye')
    this.#connection?.close()
    this.server.close()
    await this.#process?.end()
  }

  #ready(seconds: number): Promise<true> {
    return this.#until(seconds, () => (this.#isReady ? true : undefined))
  }

  #accept(connection: Connection): void {
    this.#connection = connection
    connection.listen(
      (text) => this.#receive(text),
      () => this.#leave(new Fault('exited', 'the connection was closed')),
    )
    this.#send('kgp 1 0 1')
  }

  #receive(text: string): void {
    this.setting.transcript.add('printed', this.number, text.trimEnd())
    const line = parseKgp(text)
    if (!line) return void this.#send('error "not understood"')
    const ref = line.id ?? undefined
    switch (line.command) {
      case 'set':
        if (line.args[0] === 'info:name') this.setting.onName(line.args[1] ?? '')
        return void this.#send('ok', ref)
      case 'mode':
        if (line.args[0]?.toLowerCase() !== 'freeplay') {
          this.#send(`error ${quoted('only freeplay is played here')}`, ref)
          return
        }
        this.#send('ok', ref)
        this.#isReady = true
        break
      case 'ping':
        return void this.#send(['pong', ...line.args.map(quoted)].join(' '), ref)
      case 'goodbye':
        return this.#leave(new Fault('exited', 'said goodbye'))
    }
    this.#hear(line)
  }

  #leave(fault: Fault): void {
    this.fault ??= fault
    this.#hear(null)
  }

  /** Resolves with what the first line that means something means; a program that ends, ends the wait. */
  #until<T>(seconds: number, read: (line: KgpLine) => T | undefined): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const settle = (done: () => void): void => {
        cancel()
        this.#hear = () => {}
        done()
      }
      const cancel = afterReading(1000 * seconds, () =>
        settle(() => reject(new Fault('timeUp', `no answer within ${seconds} s`))),
      )
      this.#hear = (line) => {
        if (line === null) return settle(() => reject(this.fault ?? new Fault('exited', 'left')))
        try {
          const value = read(line)
          if (value !== undefined) settle(() => resolve(value))
        } catch (error) {
          settle(() => reject(error as Error))
        }
      }
      this.#process?.forgetOutput()
      if (this.fault) this.#hear(null)
    })
  }

  #send(text: string, ref?: number): number {
    this.#lastId += 2
    const line = `${this.#lastId}${ref === undefined ? '' : `@${ref}`} ${text}`
    if (this.#connection) this.setting.transcript.add('sent', this.number, line)
    this.#connection?.send(line)
    return this.#lastId
  }
}

const HOST = '127.0.0.1'

/** Opens a server at any free port, for this computer only. */
function listening(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Fault('notStarted', error.message)))
    server.listen(0, HOST, () => {
      const address = server.address()
      resolve(String(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
