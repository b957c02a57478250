import { grouped } from '../../digits'
import type { Variant } from '../../variant/variant'
import type { WinShare } from './winTable'

/** A share as a percentage: 60.85 %. */
export function percent(share: number, digits = 2): string {
  return `${(share * 100).toFixed(digits)} %`
}

/** A share with its interval, if one applies: 60.85 % (60.55–61.15). */
export function percentWithin({ value, low, high }: WinShare): string {
  if (low === null || high === null) return percent(value)
  return `${percent(value)} (${(low * 100).toFixed(2)}–${(high * 100).toFixed(2)})`
}

/** A plural by its count: 1 game, 2 games. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}

/** Text with a capital first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A variant with its size: Kalah, 6 holes, 4 seeds per hole. */
export function sizedName({ name, board, start }: Variant): string {
  const seeds = start.layout === 'even' ? `${counted(start.seedsPerHole, 'seed')} per hole` : 'its own layout'
  return `${name}, ${counted(board.holes, 'hole')}, ${seeds}`
}
