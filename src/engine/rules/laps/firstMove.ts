import { isStore, oppositeOf, otherSide, ownerOf, slotOf } from '../../board/position'
import type { Position, Slot } from '../../board/position'
import { assertNever } from '../../result'
import type { Variant } from '../../variant/variant'
import { routeOf } from '../route'
import { sow, type Drop, type Lap, type LapPlan, type Shift } from '../sow'
import { pastOf } from './history'

/** The lap of a first move with special rules; null for every other lap. */
export function firstMoveLap(variant: Variant, position: Position, plan: LapPlan): Lap | null {
  const { moves, turns } = pastOf(variant, position)
  switch (variant.sow.firstMove) {
    case 'asOthers':
      return null
    case 'plainRelay':
      return moves === 0
        ? sow({ ...variant, sow: { ...variant.sow, skips: 'nothing' } }, position, plan)
        : null
    case 'alternate':
      return moves === 0 ? alternate(variant, position, plan) : null
    case 'overToOpponent':
      return turns < 2 ? overToOpponent(variant, position, plan) : null
    case 'oneLap':
      return null
    default:
      return assertNever(variant.sow.firstMove)
  }
}

/** Whether the move from here is the first of its round and relays from every hole that was not empty. */
export function startsPlainly(variant: Variant, start: Position): boolean {
  const isFirst = pastOf(variant, start).moves === 0
  return { asOthers: false, plainRelay: isFirst, alternate: false, overToOpponent: false, oneLap: false }[
    variant.sow.firstMove
  ]
}

/** Whether a move from here is a single lap, whatever the rules on relays. */
export function isSingleLap(variant: Variant, start: Position): boolean {
  const { moves, turns } = pastOf(variant, start)
  return {
    asOthers: false,
    plainRelay: false,
    alternate: moves === 0,
    overToOpponent: turns < 2,
    oneLap: turns < 2,
  }[variant.sow.firstMove]
}

/** One seed moves on from every second hole after the chosen one; the last of them goes opposite that. */
function alternate(variant: Variant, position: Position, { side, way, from }: LapPlan): Lap {
  const n = variant.board.holes
  const route = routeOf(variant, position, side, way).filter((slot) => !isStore(n, slot))
  const at = route.indexOf(from)
  const others = [...route.slice(at + 1), ...route.slice(0, at)]
  const last = oppositeOf(n, from)
  const seeds = position.seeds.slice()
  const shifts: Shift[] = []
  for (let i = 0; i < others.length; i += 2) {
    const shift = { from: others[i]!, to: others[i + 1] ?? last }
    if (seeds[shift.from] === 0) continue
    seeds[shift.from]! -= 1
    seeds[shift.to]! += 1
    shifts.push(shift)
  }
  return {
    side,
    way,
    from,
    origin: from,
    lifted: shifts.length,
    last,
    drops: [],
    shifts,
    after: { ...position, seeds },
  }
}

/** A lap whose last seed goes to the opponent's first hole in sowing order, if it would stay in the player's own row. */
function overToOpponent(variant: Variant, position: Position, plan: LapPlan): Lap {
  const n = variant.board.holes
  const lap = sow(variant, position, plan)
  const isElsewhere = ownerOf(position, lap.last) !== plan.side || isStore(n, lap.last)
  const last = opponentsFirst(variant, position, plan)
  if (isElsewhere || last === undefined || lap.after.seeds[lap.last] === 0) return lap
  const seeds = lap.after.seeds.slice()
  seeds[lap.last]! -= 1
  seeds[last]! += 1
  const drops: readonly Drop[] = [...lap.drops.slice(0, -1), { at: last, to: last }]
  return { ...lap, last, drops, after: { ...lap.after, seeds } }
}

/** The opponent's first hole in sowing order that is not burnt. */
function opponentsFirst(variant: Variant, position: Position, { side, way }: LapPlan): Slot | undefined {
  const n = variant.board.holes
  const holes = Array.from({ length: n }, (_, i) =>
    slotOf(n, otherSide(side), way === 'anticlockwise' ? i + 1 : n - i),
  )
  return holes.find((slot) => !position.burnt.includes(slot))
}
