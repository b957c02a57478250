import {
  holeOf,
  isStore,
  otherSide,
  rowOf,
  storeOf,
  type Position,
  type Side,
} from '../../engine/board/position'
import { isDealt } from '../../engine/rules/deal'
import { start, startPosition } from '../../engine/rules/match'
import type { Variant } from '../../engine/variant/variant'
import { message, type Message, type Text } from '../../locales/message'

/** What a weaker player is given: the first move, or seeds of the other side. */
export interface HeadStart {
  readonly side: Side
  readonly gift: 'firstMove' | number
}

/** How many seeds may be given. */
export const GIFTS = [3, 6, 12] as const

/** Whether somebody can be given a head start: not where both begin at once, or where seeds are dealt. */
export function allowsHeadStart(variant: Variant): boolean {
  return !isDealt(variant) && start(variant).phase === 'play'
}

/**
 * The start of a game with a head start. Given seeds come from the other side's holes, one from each in turn, and lie in
 * the store, so that the board holds as many as ever.
 */
export function headStartPosition(variant: Variant, lot: Side, { side, gift }: HeadStart): Position {
  const position = startPosition(variant, gift === 'firstMove' ? side : lot)
  if (gift === 'firstMove') return { ...position, toMove: side }
  const n = variant.board.holes
  const seeds = [...position.seeds]
  const giving = seeds.flatMap((_, slot) =>
    rowOf(n, slot) === otherSide(side) && !isStore(n, slot) ? [slot] : [],
  )
  giving.sort((a, b) => holeOf(n, a) - holeOf(n, b))
  for (let left = gift; left > 0;) {
    const able = giving.filter((slot) => seeds[slot]! > 1).slice(0, left)
    if (able.length === 0) break
    for (const slot of able) seeds[slot]! -= 1
    seeds[storeOf(n, side)]! += able.length
    left -= able.length
  }
  return { ...position, seeds }
}

/** A head start in words, for whoever has it. */
export function describeHeadStart({ gift }: HeadStart, who: Text): Message {
  return gift === 'firstMove'
    ? message('headStart.firstMove', { who })
    : message('headStart.seeds', { who, count: gift })
}
