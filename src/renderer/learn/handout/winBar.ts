import type { Role, SharesChart } from '../../../engine/experiments/report/report'
import { mainRowOf } from '../../../figures/sharesRows'

/** How a game can end, as the bar shows it. */
type Ending = Extract<Role, 'south' | 'tie' | 'north' | 'undecided'>

/** One part of the bar: how a game ended, how often, and where the part is drawn. */
export interface BarPart {
  readonly ending: Ending
  readonly share: number
  /** The left edge and the width, in units of a bar of width 1. */
  readonly left: number
  readonly width: number
}

const ENDINGS: readonly Role[] = ['south', 'tie', 'north', 'undecided'] satisfies Ending[]

/** The parts of the bar of all games, from South to North; null if the chart is not about who wins. */
export function barOf(chart: SharesChart): readonly BarPart[] | null {
  const parts = mainRowOf(chart)?.parts ?? []
  if (!parts.some(({ role }) => role === 'south') || !parts.every(({ role }) => ENDINGS.includes(role)))
    return null
  let left = 0
  return parts.map(({ role, value }) => {
    const part = { ending: role as Ending, share: value, left, width: value }
    left += value
    return part
  })
}

/** How many of 100 games a share is, in whole games; a few are never told as none, and nearly all never as all. */
export function ofHundred(share: number): string {
  const games = Math.round(share * 100)
  if (games === 0 && share > 0) return '<1'
  return games === 100 && share < 1 ? '>99' : String(games)
}

/** Diagonal lines that fill a box, as the outline of a path: programs differ in how they draw patterns. */
export function hatchOf(x: number, y: number, width: number, height: number, step: number): string {
  const lines: string[] = []
  for (let at = step; at < width + height; at += step) {
    const [fromX, fromY] = at <= height ? [x, y + at] : [x + at - height, y + height]
    const [toX, toY] = at <= width ? [x + at, y] : [x + width, y + at - width]
    lines.push(`M${fromX} ${fromY}L${toX} ${toY}`)
  }
  return lines.join('')
}
