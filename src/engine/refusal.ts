import { message, nameOf, type Text } from '../locales/message'

/**
 * Work that turned out to be impossible, with the reason in words. Long work is a generator and ends early only by
 * throwing; whoever drives it makes an outcome of this.
 */
export class Refusal extends Error {
  constructor(readonly text: Text) {
    super(nameOf(text))
  }
}

/** The refusal of work for which this machine has too little memory; with the bytes it needs, if they are known. */
export function notEnoughMemory(bytes?: number): Refusal {
  if (bytes === undefined) return new Refusal(message('workers.noMemory'))
  return new Refusal(message('workers.noMemoryFor', { mib: Math.ceil(bytes / 2 ** 20) }))
}
