import type { Share } from '../../../statistics/proportion'
import { wilson } from '../../../statistics/proportion'
import { planOf, UNTRAINED } from './plan'
import { gamesOf, pointsOf, type Results } from '../results'
import type { TrainingPart } from './run'
import type { Training } from './spec'

/** How strong the network was after a generation. */
export interface CurvePoint {
  /** 0 before any lesson. */
  readonly generation: number
  readonly positions: number
  /** The mean of half the squared errors; null before any lesson. */
  readonly loss: number | null
  readonly matches: readonly {
    readonly opponent: string
    readonly games: number
    /** The share of the points, with its interval, and by seat. */
    readonly share: Share
    readonly asSouth: number
    readonly asNorth: number
  }[]
}

/** Every generation with complete lessons, and its matches so far; generation 0 has only matches. */
export function curveOf(spec: Training, parts: ReadonlyMap<number, TrainingPart>): readonly CurvePoint[] {
  const byGeneration = new Map<number, ReturnType<typeof planOf>[number][]>()
  for (const task of planOf(spec))
    byGeneration.set(task.generation, [...(byGeneration.get(task.generation) ?? []), task])
  return [...byGeneration]
    .sort(([a], [b]) => a - b)
    .flatMap(([generation, tasks]): CurvePoint[] => {
      const found = tasks.map((task) => ({ task, part: parts.get(task.index) }))
      const lessons = found.flatMap(({ part }) => (part?.role === 'lesson' ? [part] : []))
      if (generation !== UNTRAINED && lessons.length < spec.branches) return []
      const positions = lessons.reduce((sum, lesson) => sum + lesson.positions, 0)
      const loss =
        lessons.reduce((sum, lesson) => sum + lesson.loss * lesson.positions, 0) / Math.max(1, positions)
      const matches = found.flatMap(({ task, part }) =>
        part?.role === 'match' ? [matchOf(spec.opponents[task.place] ?? '', part.asSouth, part.asNorth)] : [],
      )
      if (generation === UNTRAINED)
        return matches.length === 0 ? [] : [{ generation: 0, positions: 0, loss: null, matches }]
      return [{ generation: generation + 1, positions, loss, matches }]
    })
}

function matchOf(opponent: string, south: Results, north: Results): CurvePoint['matches'][number] {
  const all = gamesOf(south) + gamesOf(north)
  return {
    opponent,
    games: all,
    share: wilson(pointsOf(south) + pointsOf(north), all),
    asSouth: pointsOf(south) / Math.max(1, gamesOf(south)),
    asNorth: pointsOf(north) / Math.max(1, gamesOf(north)),
  }
}
