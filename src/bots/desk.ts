import { formatChoice } from '../engine/board/notation'
import { outsideId, type OutsideAnswer, type Question } from '../engine/players/outside'
import { messageOf } from '../locales/messageOf'
import type { Bot } from './bot'
import type { Conversation, Setting } from './conversation'
import { Fault } from './fault'
import { KgpBot } from './kgpBot'
import { NumberBot } from './numberBot'
import type { Transcript } from './transcript'
import { UgiBot } from './ugiBot'

/** A program that may be started, and where what it prints is kept. */
export interface KnownBot {
  readonly bot: Bot
  readonly transcript: Transcript
  /** How it introduced itself; undefined as long as it has not. */
  calledItself?: string | undefined
}

const MOST_NAME = 200

/** Asks programs for moves. Every worker has processes of its own, so that no program plays two games at once. */
export class BotDesk {
  readonly #conversations = new Map<string, Conversation>()
  #processes = 0

  /** `find` returns a program that the user has chosen, by its id. */
  constructor(private readonly find: (id: string) => KnownBot | undefined) {}

  /** What a program answers; never rejects, and never takes much longer than the program is allowed to. */
  async ask(worker: string, question: Question): Promise<OutsideAnswer> {
    const id = outsideId(question.player) ?? ''
    const known = this.find(id)
    if (!known) return { forfeit: 'notStarted' }
    const key = `${worker} ${id}`
    const conversation = this.#conversations.get(key) ?? this.#begin(known)
    this.#conversations.set(key, conversation)
    try {
      const move = await conversation.ask(question)
      const allowed = question.legal.map(formatChoice)
      if (!allowed.includes(move))
        known.transcript.add('note', 0, `${move} is not a move here; allowed: ${allowed.join(' ')}`)
      return { move }
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault('notStarted', messageOf(error))
      known.transcript.add('note', 0, `lost: ${fault.message}`)
      return { forfeit: fault.reason }
    }
  }

  /** Ends the processes of one worker, or of all; resolves when they are gone. */
  async end(worker?: string): Promise<void> {
    const ending = [...this.#conversations].filter(([key]) => !worker || key.startsWith(`${worker} `))
    for (const [key] of ending) this.#conversations.delete(key)
    await Promise.all(ending.map(([, conversation]) => conversation.end()))
  }

  #begin(known: KnownBot): Conversation {
    const { bot, transcript } = known
    const setting: Setting = {
      bot,
      transcript,
      nextProcess: () => ++this.#processes,
      onName: (name) => void (known.calledItself = name.slice(0, MOST_NAME)),
    }
    switch (bot.description.protocol) {
      case 'ugi':
        return new UgiBot(setting)
      case 'kgp':
        return new KgpBot(setting)
      case 'numbers':
        return new NumberBot(setting)
    }
  }
}
