import type { Variant } from '../../variant/variant'

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

/** A whole number with its digits in groups of three: 1,000,000. Large ones may be given as decimal text. */
export function grouped(count: number | bigint | string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
