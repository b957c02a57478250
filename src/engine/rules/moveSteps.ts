import { type Position, type Side } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import { captureSlot } from './captures'
import { restingPlace, type Drop, type Lap } from './sow'
import type { Step } from './step'
import type { Act, LapEnd, OtherChoice } from './lapEnd'
import type { LapOfMove, Move } from './move'

/** A move, seed by seed. */
export function moveSteps(
  variant: Variant,
  side: Side,
  { laps, end, few, steps: other, after }: Move,
): readonly Step[] {
  if (other !== undefined) return other
  if (end.kind === 'endlessRelay') return [{ kind: 'endlessRelay', side }]
  const steps = laps.flatMap(lapSteps)
  if (few === null) return steps
  const taken: Step = {
    kind: 'capture',
    side: few.side,
    from: few.from,
    to: captureSlot(variant, after, few.side)!,
    seeds: few.seeds,
  }
  return [...steps.slice(0, -1), taken, steps.at(-1)!]
}

function lapSteps(lap: LapOfMove): readonly Step[] {
  const { side, from, lifted, before, shifts, drops, end } = lap
  const steps: Step[] = []
  if (before !== null) {
    steps.push({ kind: 'capture', side, from: before.from, to: before.to, seeds: before.seeds })
  }
  steps.push({ kind: 'lift', side, slot: from, seeds: shifts === undefined ? lifted : 0 })
  for (const shift of shifts ?? []) steps.push({ kind: 'shift', side, ...shift })
  for (const drop of drops) steps.push(...dropSteps(side, drop))
  return [...steps, ...endSteps(lap, end)]
}

function dropSteps(side: Side, { at, to, taken }: Drop): readonly Step[] {
  const drop: Step = to === at ? { kind: 'drop', side, slot: at } : { kind: 'confiscate', side, slot: at, to }
  if (taken === undefined) return [drop]
  return [drop, { kind: 'capture', side: taken.side, from: [at], to: taken.to, seeds: taken.seeds }]
}

/** A seed falls at a slot: it stays there or is confiscated. */
export function dropStep(variant: Variant, position: Position, side: Side, slot: number): Step {
  const to = restingPlace(variant, position, side, slot)
  return to === slot ? { kind: 'drop', side, slot } : { kind: 'confiscate', side, slot, to }
}

/** What happens when a lap is over. */
export function endSteps({ side }: Lap, end: LapEnd): readonly Step[] {
  const acts = end.acts.map((act) => actStep(side, act))
  if (end.then === 'sowTaken') return acts
  const by = end.clause === undefined ? {} : { clause: end.clause }
  const next: Step =
    end.then === 'relay'
      ? { kind: 'relay', side, slot: end.slot, ...by }
      : { kind: end.then, side, ...choosing(end), ...by }
  return [...acts, next]
}

/** What the player chooses next, if that is not a hole to sow. */
function choosing({ choose }: { readonly choose?: OtherChoice }): {
  readonly choose?: 'picks' | 'stop' | 'way'
} {
  if (choose === undefined) return {}
  return { choose: 'picks' in choose ? 'picks' : 'halted' in choose ? 'stop' : 'way' }
}

function actStep(side: Side, act: Act): Step {
  switch (act.kind) {
    case 'capture': {
      const { from, to, seeds, clause } = act
      return { kind: 'capture', side, from, to, seeds, clause }
    }
    case 'ownerTakes':
      return { ...act, kind: 'capture' }
    case 'claim':
    case 'voidCapture':
      return { side, ...act }
    default:
      return assertNever(act)
  }
}
