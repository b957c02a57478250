import { count, message, type Message } from '../../locales/message'

/** A whole number of any size, as decimal digits. */
export function countText(digits: string): Message {
  return message('verdicts.number', { number: count(digits) })
}

/** Several findings one after the other, as one text. */
export function inOrder([first, ...others]: readonly Message[]): Message {
  if (first === undefined) return message('verdicts.noneFound')
  return others.reduce((before, next) => message('verdicts.inOrder', { before, next }), first)
}
