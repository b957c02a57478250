import type { Role } from '../engine/experiments/report/report'
import type { Token } from './palette'

/** The signs of series, under the names that Chart.js has for them. */
export type Point = 'circle' | 'rectRot' | 'triangle' | 'rect' | 'star' | 'crossRot' | 'line'

/** How a series is drawn: colour is never the only cue, so each has its own sign, dash and fill. */
export interface Mark {
  readonly ink: Token
  readonly dash: readonly number[]
  readonly point: Point
  /** Hollow signs and hatched bars. */
  readonly hollow: boolean
}

const DASHES = [[], [6, 4], [2, 3], [9, 3, 2, 3], [12, 4], [4, 2]] as const
const POINTS: readonly Point[] = ['circle', 'rectRot', 'triangle', 'rect', 'star', 'crossRot']

/** The mark of a role; categories take theirs in order of use. */
export function markOf(role: Role, order: number): Mark {
  switch (role) {
    case 'south':
      return { ink: 'south', dash: [], point: 'rectRot', hollow: false }
    case 'north':
      return { ink: 'north', dash: [6, 4], point: 'circle', hollow: true }
    case 'tie':
      return { ink: 'tie', dash: [2, 3], point: 'line', hollow: false }
    case 'undecided':
      return { ink: 'ink-3', dash: [1, 4], point: 'crossRot', hollow: true }
    case 'ours':
      return { ink: 'accent', dash: [], point: 'circle', hollow: false }
    case 'published':
      return { ink: 'ink-2', dash: [2, 3], point: 'rect', hollow: true }
    case 'category': {
      const at = order % 6
      return { ink: `c${at + 1}` as Token, dash: DASHES[at]!, point: POINTS[at]!, hollow: false }
    }
  }
}
