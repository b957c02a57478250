import { isStore, type Position } from '../board/position'
import type { Word } from '../variant/fields'
import type { Variant } from '../variant/variant'

/** Draws a whole number from 0 to count − 1. */
export type Draw = (count: number) => number

/** The fewest seeds of a dealt hole that is not empty. */
const LEAST = { twoOrMore: 2, fourOrNone: 4 }

/** Whether the starting layout is dealt anew for every game. */
export function isDealt({ start }: Variant): boolean {
  return { asWritten: false, twoOrMore: true, fourOrNone: true }[start.deal]
}

/**
 * The starting board with the seeds of its holes dealt at random, as the rules say. Under `twoOrMore` every hole first gets
 * two and each other seed falls into any hole. Under `fourOrNone` an empty hole that is drawn gets four, while there are
 * as many, and any other hole gets one.
 */
export function dealt(variant: Variant, position: Position, draw: Draw): Position {
  if (variant.start.deal === 'asWritten') return position
  const n = variant.board.holes
  const holes = position.seeds.flatMap((_, slot) => (isStore(n, slot) ? [] : [slot]))
  const least = LEAST[variant.start.deal satisfies Exclude<Word<'start.deal'>, 'asWritten'>]
  const seeds = position.seeds.map((count, slot) => (isStore(n, slot) ? count : 0))
  let left = holes.reduce((sum, slot) => sum + position.seeds[slot]!, 0)
  if (variant.start.deal === 'twoOrMore') {
    for (const slot of holes) seeds[slot] = least
    left -= least * holes.length
  }
  while (left > 0) {
    const slot = holes[draw(holes.length)]!
    const given = seeds[slot] === 0 ? least : 1
    if (given > left) continue
    seeds[slot]! += given
    left -= given
  }
  return { ...position, seeds }
}
