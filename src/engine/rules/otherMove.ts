import type { Choice } from '../board/choice'
import { isBesideSowing, slotOfChoice, STOP } from '../board/otherChoices'
import { storeOf, takeTo, type Position } from '../board/position'
import type { Variant } from '../variant/variant'
import { captureSlot } from './captures'
import { picking } from './lapEnd'
import type { Move } from './move'

/** A move that sows nothing; null for every other. */
export function otherMove(variant: Variant, position: Position, choice: Choice): Move | null {
  if (!isBesideSowing(variant, position, choice)) return null
  const { picks } = position.past ?? {}
  if (picks !== undefined) return pick(variant, position, choice, picks)
  return choice.hole === STOP ? stop(position) : place(variant, position, choice)
}

/** Takes a hole of the opponent's. */
function pick(variant: Variant, position: Position, choice: Choice, picks: number): Move {
  const side = position.toMove
  const from = [slotOfChoice(position, choice)]
  const to = captureSlot(variant, position, side)!
  const seeds = position.seeds[from[0]!]!
  const after = takeTo(position, from, to)
  const { then, choose } = picking(after, side, picks - 1)
  return {
    laps: [],
    steps: [
      { kind: 'capture', side, from, to, seeds },
      { kind: then, side, ...(choose && { choose: 'picks' }) },
    ],
    end: { kind: 'capture', clause: 0, from, to, seeds, isSlam: false, then },
    few: null,
    ...(choose && { choose }),
    after,
  }
}

/** Puts a seed in hand into a hole of one's own. */
function place(variant: Variant, position: Position, choice: Choice): Move {
  const side = position.toMove
  const from = storeOf(variant.board.holes, side)
  const to = slotOfChoice(position, choice)
  const goesOn = { asLaid: false, byPlayers: position.seeds[from]! > 1, inTurns: false }[
    variant.start.placing
  ]
  const then = goesOn ? 'again' : 'turnOver'
  return {
    laps: [],
    steps: [
      { kind: 'shift', side, from, to },
      { kind: then, side, ...(then === 'again' && { choose: 'placing' }) },
    ],
    end: { kind: then },
    few: null,
    after: takeTo(position, [from], to, 1),
  }
}

/** Ends a turn that could go on. */
function stop(position: Position): Move {
  const steps = [{ kind: 'turnOver', side: position.toMove } as const]
  return { laps: [], steps, end: { kind: 'turnOver' }, few: null, after: position }
}
