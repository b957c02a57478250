import { formatChoice, formatPosition } from '../engine/board/notation'
import type { Question } from '../engine/players/outside'
import { startPosition } from '../engine/rules/match'
import { BotProcess } from './botProcess'
import { continues, type Conversation, type Setting } from './conversation'
import { Fault } from './fault'
import { filledIn, launchOf, valuesOf } from './placeholders'

/** An engine of the Universal Game Interface; Lumbung is its referee and knows the rules. */
export class UgiBot implements Conversation {
  #process: BotProcess | null = null
  /** What the running process was started with: another game may need another one. */
  #started = ''
  #last: Question | null = null

  constructor(private readonly setting: Setting) {}

  async ask(question: Question): Promise<string> {
    try {
      return await this.#answer(question)
    } catch (error) {
      await this.end()
      throw error
    }
  }

  async end(): Promise<void> {
    const ending = this.#process
    this.#process = null
    this.#last = null
    await ending?.end('quit')
  }

  async #answer(question: Question): Promise<string> {
    const { description } = this.setting.bot
    const { secondsPerMove, secondsForFirst, secondsToStart, marginSeconds } = description
    const isNew = await this.#makeReady(question)
    const engine = this.#process!
    if (!this.#last || !continues(this.#last, question)) {
      engine.send('uginewgame')
      engine.send('isready')
      await engine.expect(isLine('readyok'), secondsToStart)
    }
    this.#last = question
    const seconds = isNew ? secondsForFirst : secondsPerMove
    engine.send(`position ${positionOf(question)}`)
    engine.send(`go ${description.go ?? `movetime ${Math.max(1, Math.round(1000 * seconds))}`}`)
    return engine.expect(bestMove, seconds + marginSeconds)
  }

  /** Starts the engine unless it runs already; whether it was started. */
  async #makeReady(question: Question): Promise<boolean> {
    const { bot, transcript, nextProcess } = this.setting
    const values = valuesOf(question)
    const launch = launchOf(bot, values)
    const options = Object.entries(bot.description.options).map(
      ([name, value]) => `setoption name ${name} value ${filledIn(value, values)}`,
    )
    const started = JSON.stringify([launch, options])
    if (this.#process && this.#process.fault === null && started === this.#started) return false
    // An engine that has ended since its last answer loses the game that it was playing.
    const fault = this.#process?.fault
    if (fault && this.#last && continues(this.#last, question)) throw fault
    await this.end()
    this.#started = started
    this.#process = new BotProcess(launch, transcript, nextProcess())
    this.#process.send('ugi')
    await this.#process.expect((line) => {
      const name = /^\s*id name (.+)$/.exec(line)?.[1]
      if (name !== undefined) this.setting.onName(name.trim())
      return isLine('ugiok')(line)
    }, bot.description.secondsToStart)
    for (const option of options) this.#process.send(option)
    return true
  }
}

function isLine(wanted: string): (line: string) => true | undefined {
  return (line) => (line.trim() === wanted ? true : undefined)
}

/** Further words, such as `ponder`, mean nothing here. */
function bestMove(line: string): string | undefined {
  const [command, move] = line.trim().split(/\s+/)
  if (command !== 'bestmove') return undefined
  if (move === undefined) throw new Fault('noMove', line)
  return move
}

function positionOf({ variant, start, made }: Question): string {
  const from = formatPosition(start)
  const isUsual = from === formatPosition(startPosition(variant))
  const moves = made.length === 0 ? '' : ` moves ${made.map(({ choice }) => formatChoice(choice)).join(' ')}`
  return `${isUsual ? 'startpos' : `fen ${from}`}${moves}`
}
