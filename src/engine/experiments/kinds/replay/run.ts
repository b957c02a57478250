import type { Text } from '../../../../locales/message'
import * as v from 'valibot'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { countShape } from '../partShapes'
import { type ReplayedLine, replayLine } from './replayLine'
import type { ReplaySpec } from './spec'

/** All lines, in their order. */
export type ReplayPart = readonly ReplayedLine[]

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, ReplayPart> = v.array(
  v.object({
    moves: v.array(
      v.object({
        side: v.picklist(['south', 'north']),
        choice: v.string(),
        laps: countShape,
        sown: countShape,
        cycles: countShape,
        end: v.picklist(['again', 'capture', 'turnOver']),
      }),
    ),
    trace: v.array(v.string()),
    stores: v.tuple([countShape, countShape]),
    left: countShape,
    oneTurn: v.boolean(),
    over: v.boolean(),
    problem: v.nullable(v.custom<Text>(isText)),
  }),
)

/** A stored problem: text of an earlier version, or a message. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'key' in value)
}

/** One task for all lines. */
export function planReplay({ lines }: ReplaySpec): readonly Task[] {
  return [{ index: 0, weight: lines.length || 1 }]
}

/** A hundredth of a second per line. */
export function estimateReplay({ lines }: ReplaySpec): Estimate {
  return { seconds: 0.01 * lines.length, memoryBytes: 1e6, csvBytes: 5000 * lines.length }
}

/** Replays all lines. */
export function* runReplay({ lines }: ReplaySpec): Generator<Progress, ReplayPart> {
  const replayed: ReplayedLine[] = []
  for (const line of lines) {
    replayed.push(replayLine(line))
    yield { done: replayed.length / lines.length, units: replayed.length }
  }
  return replayed
}
