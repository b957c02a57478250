import type { Axis } from '../../engine/experiments/report/report'
import { formatTick } from '../axisFormat'
import { rangeBetween } from '../canvas/axes'
import type { Setting } from '../setting'
import { line, type Shape } from './shape'
import { write } from './text'

/** A value axis along a stretch of pixels. */
export interface Scale {
  readonly ticks: readonly number[]
  at(value: number): number
}

/** A scale that holds some values and ends on round numbers, with some `wanted` ticks. */
export function scaleFor(
  { format }: Pick<Axis, 'format'>,
  values: readonly number[],
  [from, to]: readonly [number, number],
  wanted = 4.5,
): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const { min, max, step } =
    format === 'percent' ? sharesBetween(low, high, wanted) : roundBetween(low, high, wanted)
  const count = Math.round((max - min) / step)
  return {
    ticks: Array.from({ length: count + 1 }, (_, at) => Number((min + at * step).toPrecision(12))),
    at: (value) => from + ((value - min) / (max - min)) * (to - from),
  }
}

interface Ends {
  readonly min: number
  readonly max: number
  readonly step: number
}

function sharesBetween(low: number, high: number, wanted: number): Ends {
  const { min, max, ticks } = rangeBetween(low, high, wanted)
  const step = ticks.stepSize
  return { min, max: max > min ? max : min + step, step }
}

function roundBetween(low: number, high: number, wanted: number): Ends {
  const rough = (high - low || 1) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough
  const min = Math.floor(low / step + 1e-9) * step
  const max = Math.ceil(high / step - 1e-9) * step
  return { min, max: max > min ? max : min + step, step }
}

const LETTERS = { size: 11, ink: 'ink-3' } as const

/** Grid lines from top to bottom with their numbers below; numbers that would touch their neighbours are left out. */
export function gridOf(
  scale: Scale,
  axis: Pick<Axis, 'format'>,
  [top, bottom]: readonly [number, number],
  { speaker, measure }: Setting,
  [least, most]: readonly [number, number],
): readonly Shape[] {
  const shapes: Shape[] = []
  let free = -Infinity
  for (const value of scale.ticks) {
    const x = scale.at(value)
    shapes.push(line([[x, top], [x, bottom]], { stroke: 'chart-grid', width: 1 })) // prettier-ignore
    const text = formatTick(axis, value, speaker, scale.ticks)
    const half = measure(text, LETTERS.size, false) / 2
    const middle = Math.min(Math.max(x, least + half), most - half)
    if (middle - half < free) continue
    free = middle + half + 6
    shapes.push(write(text, middle, bottom + 14, LETTERS, 'middle'))
  }
  return shapes
}
