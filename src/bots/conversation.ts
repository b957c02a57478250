import type { Question } from '../engine/players/outside'
import { formatPosition } from '../engine/board/notation'
import type { Bot } from './bot'
import type { Transcript } from './transcript'

/** A program that is asked by one worker, game after game. */
export interface Conversation {
  /** Its move in our notation; rejects with a Fault, after which the conversation begins anew. */
  ask(question: Question): Promise<string>
  /** Ends every process of it. */
  end(): Promise<void>
}

/** What every kind of conversation needs. */
export interface Setting {
  readonly bot: Bot
  readonly transcript: Transcript
  /** Numbers the processes of a program. */
  readonly nextProcess: () => number
  /** Called with the name and version that a program introduces itself by. */
  readonly onName: (name: string) => void
}

/** Whether a question continues the round of an earlier one, for the same side. */
export function continues(before: Question, now: Question): boolean {
  const isSame = (made: Question['made'][number], place: number): boolean => {
    const other = now.made[place]
    return (
      other?.side === made.side &&
      other.choice.hole === made.choice.hole &&
      other.choice.way === made.choice.way
    )
  }
  return (
    now.made.length > before.made.length &&
    now.position.toMove === before.position.toMove &&
    formatPosition(now.start) === formatPosition(before.start) &&
    JSON.stringify(now.variant) === JSON.stringify(before.variant) &&
    before.made.every(isSame)
  )
}
