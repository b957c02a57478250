import { holesOf, otherSide, slotOf, storeOf, type Side } from '../engine/board/position'
import type { NumberWord } from '../engine/players/botDescription'
import type { Question } from '../engine/players/outside'
import { BotProcess } from './botProcess'
import { continues, type Conversation, type Setting } from './conversation'
import { Fault } from './fault'
import { launchOf, valuesOf } from './placeholders'

/** A program that reads numbers and prints the number of a hole, as contests have them. */
export class NumberBot implements Conversation {
  #process: BotProcess | null = null
  #last: Question | null = null

  constructor(private readonly setting: Setting) {}

  async ask(question: Question): Promise<string> {
    const { numbers } = this.setting.bot.description
    const isFirst = !this.#process || !this.#last || !continues(this.#last, question)
    this.#last = question
    if (isFirst || numbers.process === 'move') await this.end()
    const bot = (this.#process ??= this.#start(question))
    try {
      for (const line of numbers.input) bot.send(lineOf(line, question, numbers.base))
      const move = numbers.process === 'move' ? await this.#lastOf(bot) : await this.#nextOf(bot, isFirst)
      return moveOf(move, numbers.base)
    } catch (error) {
      await this.end()
      throw error
    }
  }

  async end(): Promise<void> {
    const ending = this.#process
    this.#process = null
    await ending?.end()
  }

  #start(question: Question): BotProcess {
    const { bot, transcript, nextProcess } = this.setting
    const { numbers } = bot.description
    const process = new BotProcess(launchOf(bot, valuesOf(question)), transcript, nextProcess())
    for (const line of numbers.first) process.send(lineOf(line, question, numbers.base))
    return process
  }

  #nextOf(process: BotProcess, isFirst: boolean): Promise<string> {
    const { secondsPerMove, secondsForFirst, marginSeconds } = this.setting.bot.description
    return process.expect(numberIn, (isFirst ? secondsForFirst : secondsPerMove) + marginSeconds)
  }

  /** The last number that a process prints until it ends or its time is up. */
  async #lastOf(process: BotProcess): Promise<string> {
    const { secondsPerMove, marginSeconds } = this.setting.bot.description
    process.endInput()
    let last: string | null = null
    let other: unknown = null
    const neverEnds = (line: string): undefined => {
      try {
        last = numberIn(line) ?? last
      } catch (error) {
        other ??= error
      }
    }
    try {
      return await process.expect<never>(neverEnds, secondsPerMove + marginSeconds)
    } catch (error) {
      const isOver = error instanceof Fault && (error.reason === 'exited' || error.reason === 'timeUp')
      if (!isOver) throw error
      if (last === null) throw other ?? error
      return last
    } finally {
      await this.end()
    }
  }
}

/** A number at the beginning of a line or after a prompt such as `Your move (1-6): `, and not part of a longer word. */
const ANSWER = /^(?<before>.*?[:>=?])??\s*\+?(?<move>-?\d{1,9}c?)(?=[,.;!]?(?:\s|$))/i
/** What stands before the number of a hole; `depth: 4` and `score = 3` are something else. */
const PROMPT = /^\P{L}*$|\b(?:move|hole|pit|house|cup|play|choice|choose|your|enter|langkah|lubang)\b/iu

/** The number of a hole that a line tells; empty lines mean nothing. */
function numberIn(line: string): string | undefined {
  if (line.trim() === '') return undefined
  const { before = '', move } = ANSWER.exec(line)?.groups ?? {}
  if (move === undefined || !PROMPT.test(before)) throw new Fault('noMove', line.slice(0, 200))
  return move.toLowerCase()
}

function moveOf(answer: string, base: number): string {
  const hole = parseInt(answer, 10) - base + 1
  return `${hole}${answer.endsWith('c') ? 'c' : ''}`
}

function lineOf(template: string, question: Question, base: number): string {
  const numbers = template.split(' ').flatMap((word) => {
    return /^-?\d+$/.test(word) ? [Number(word)] : numbersOf(word as NumberWord, question, base)
  })
  return numbers.join(' ')
}

function numbersOf(word: NumberWord, question: Question, base: number): readonly number[] {
  const { position, made, legal } = question
  const n = holesOf(position)
  const own = position.toMove
  const row = (side: Side): number[] =>
    Array.from({ length: n }, (_, i) => position.seeds[slotOf(n, side, i + 1)]!)
  const store = (side: Side): number => position.seeds[storeOf(n, side)]!
  switch (word) {
    case 'holes':
      return [n]
    case 'own':
      return row(own)
    case 'ownReversed':
      return row(own).reverse()
    case 'ownStore':
      return [store(own)]
    case 'other':
      return row(otherSide(own))
    case 'otherReversed':
      return row(otherSide(own)).reverse()
    case 'otherStore':
      return [store(otherSide(own))]
    case 'seat':
      return [own === 'south' ? 1 : 2]
    case 'turn':
      return [made.length + 1]
    case 'lastMove': {
      const last = made.findLast(({ side }) => side !== own)
      return [last ? last.choice.hole - 1 + base : -1]
    }
    case 'legalCount':
      return [holesIn(legal).length]
    case 'legal':
      return holesIn(legal).map((hole) => hole - 1 + base)
  }
}

/** Holes with a choice of direction count once. */
function holesIn(legal: Question['legal']): readonly number[] {
  return [...new Set(legal.map(({ hole }) => hole))]
}
