import type { Network } from '../../../agents/network'
import { type NetworkFile, networkFile } from '../../../agents/networkFile'
import { type CurvePoint, curveOf } from './curve'
import { planTraining } from './plan'
import { averageOf, type TrainingPart } from './run'
import type { TrainingSpec } from './spec'

/** The network after the last complete generation; null while there is none. */
function latestNetwork(
  id: string,
  spec: TrainingSpec,
  parts: ReadonlyMap<number, TrainingPart>,
): Network | null {
  const generation = curveOf(spec, parts).at(-1)?.generation ?? 0
  if (generation === 0) return null
  const lessons = planTraining(spec).filter(
    (task) => task.role === 'lesson' && task.generation === generation - 1,
  )
  const own = new Map(lessons.map(({ index }) => [index, parts.get(index)!]))
  return { ...averageOf(spec, own), id }
}

/** The generations that learnt something: files of players hold only these. */
function learntIn(curve: readonly CurvePoint[]): readonly CurvePoint[] {
  return curve.filter(({ generation }) => generation > 0)
}

/** The player of a training as a file, with its whole history: the spec, which holds the seed, and the curve. */
export function playerFile(
  id: string,
  spec: TrainingSpec,
  parts: ReadonlyMap<number, TrainingPart>,
): NetworkFile | null {
  const network = latestNetwork(id, spec, parts)
  return network && networkFile(network, { kind: 'training', spec, curve: learntIn(curveOf(spec, parts)) })
}
