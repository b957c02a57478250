import { storeOf, type Side } from '../../../engine/board/position'
import type { Variant } from '../../../engine/variant/variant'
import type { Message } from '../../../locales/message'
import { describeStep, toldSteps } from '../announce'
import type { Played, PlayedGame } from './record'

/** A line of the log: the board after a lap as its player sees it, or a sentence. */
interface LogLine {
  /** How many moves lead to it. */
  readonly move: number
  /** Number, player and hole, on the first line of a move. */
  readonly heading: LogHeading | null
  /** A for South, B for North. */
  readonly letter: 'A' | 'B'
  /** Own holes, own store, the other's holes: before captured seeds are removed. */
  readonly seeds: readonly number[]
  /** What is reported instead of a lap; empty on all other lines. */
  readonly sentences: readonly Message[]
}

/** The first words of a move in the log. */
interface LogHeading {
  readonly move: number
  readonly side: Side
  readonly hole: number
}

/** The log of a record in the format of the congkak paper: one line per lap. */
export function logOf(record: PlayedGame): readonly LogLine[] {
  const { variant, beginning, moves } = record
  const first = lineOf(0, null, beginning.position.toMove, beginning.position.seeds)
  return [first, ...moves.flatMap((move, index) => linesOf(variant, move, index + 1))]
}

function linesOf(variant: Variant, played: Played, move: number): readonly LogLine[] {
  const { side, choice } = played
  const seeds = [...played.before.position.seeds]
  const lines: LogLine[] = []
  let sowing: Side | null = null
  const heading = (): LogHeading | null => (lines.length === 0 ? { move, side, hole: choice.hole } : null)
  const closeLap = (): void => {
    if (sowing) lines.push(lineOf(move, heading(), sowing, seeds))
    sowing = null
  }
  for (const step of toldSteps(variant, played.steps)) {
    if (step.kind === 'lift') {
      closeLap()
      seeds[step.slot] = 0
      sowing = step.side
    } else if (step.kind === 'drop') seeds[step.slot]! += 1
    else if (step.kind === 'confiscate') seeds[step.to]! += 1
    else {
      closeLap()
      if (step.kind === 'capture' || step.kind === 'collect') {
        for (const slot of step.from) seeds[slot] = 0
        seeds[step.to]! += step.seeds
      } else if (step.kind === 'refill') {
        seeds[step.slot]! += step.seeds
        seeds[storeOf(seeds.length / 2 - 1, step.side)]! -= step.seeds
      }
      const sentences = describeStep(variant, step)
      if (sentences.length > 0) lines.push({ ...lineOf(move, heading(), side, seeds), sentences })
    }
  }
  closeLap()
  return lines
}

function lineOf(move: number, heading: LogHeading | null, side: Side, seeds: readonly number[]): LogLine {
  const half = seeds.length / 2
  const own = side === 'south' ? seeds.slice(0, half) : seeds.slice(half)
  const other = side === 'south' ? seeds.slice(half, -1) : seeds.slice(0, half - 1)
  return { move, heading, letter: side === 'south' ? 'A' : 'B', seeds: [...own, ...other], sentences: [] }
}

/** The index of the line that the board shows after `cursor` moves, or that many laps into the last of them. */
export function lineShown(lines: readonly LogLine[], cursor: number, laps: number | null): number {
  const after = lines.findLastIndex((line) => line.move <= cursor)
  if (laps === null) return after
  const before = lines.findLastIndex((line) => line.move < cursor)
  return Math.min(after, before + Math.max(1, laps))
}

/** The log as text for copying; `say` translates its sentences. */
export function logText(lines: readonly LogLine[], say: (text: Message) => string): string {
  return lines
    .map(({ letter, seeds, sentences }) =>
      sentences.length > 0 ? sentences.map(say).join(' ') : `${letter} = [${seeds.join(', ')}]`,
    )
    .join('\n')
    .concat('\n')
}
