import { message, type Message } from '../../../locales/message'
import type { Variant } from '../variant'

/** Whether a match of these rules is a single round. */
export function isOneRound({ match }: Variant): boolean {
  return { oneRound: true, rounds: match.rounds === 1, untilOut: false }[match.length]
}

/** What people call a round: if there is only one, it is the game. */
export function roundOf(variant: Variant): Message {
  return message(isOneRound(variant) ? 'rules.word.game' : 'rules.word.round')
}
