import { checksumOf } from '../../src/engine/checksum'
import { streamOf } from '../../src/engine/random/stream'

/** Luck that can be repeated. */
export interface Luck {
  /** A whole number from 0 to count − 1. */
  below(count: number): number
  pick<T>(choices: readonly T[]): T
  /** True once in this many times. */
  onceIn(times: number): boolean
}

/** The luck of one case of an attack. */
export function luckOf(seed: number, attack: string, number: number): Luck {
  const stream = streamOf(Number.parseInt(checksumOf([seed, attack]).slice(0, 12), 16), number, 'play')
  const below = (count: number): number => stream.below(count)
  return {
    below,
    pick: (choices) => choices[below(choices.length)]!,
    onceIn: (times) => below(times) === 0,
  }
}
