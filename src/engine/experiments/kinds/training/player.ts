import type { Network } from '../../../agents/network'
import { type NetworkFile, networkFile } from '../../../agents/networkFile'
import { type CurvePoint, curveOf } from './curve'
import { byTraining, planOf } from './plan'
import { averageOf, type TrainingPart } from './run'
import type { Training, TrainingSpec } from './spec'

/** The id of a player, and what its maker calls it. */
type Named = Pick<Network, 'id' | 'name'>

/** The network after the last complete generation; null while there is none. */
function latestNetwork(
  named: Named,
  spec: Training,
  parts: ReadonlyMap<number, TrainingPart>,
): Network | null {
  const generation = curveOf(spec, parts).at(-1)?.generation ?? 0
  if (generation === 0) return null
  const lessons = planOf(spec).filter((task) => task.role === 'lesson' && task.generation === generation - 1)
  const own = new Map(lessons.map(({ index }) => [index, parts.get(index)!]))
  return { ...averageOf(spec, own), ...named }
}

/** The generations that learnt something: files of players hold only these. */
function learntIn(curve: readonly CurvePoint[]): readonly CurvePoint[] {
  return curve.filter(({ generation }) => generation > 0)
}

/**
 * The players of a run as files, each with its whole history: the spec of its training, which holds the random seed, and the curve.
 * Those of a sweep are numbered, and their names say in what they differ.
 */
export function playerFiles(
  { id, name }: Named,
  spec: TrainingSpec,
  parts: ReadonlyMap<number, TrainingPart>,
): readonly NetworkFile[] {
  const all = byTraining(spec, parts)
  return all.flatMap(({ training, parts: own }, place) => {
    const named =
      spec.vary === 'nothing'
        ? { id, ...(name === undefined ? {} : { name }) }
        : { id: `${id}-${place + 1}`, name: `${name ?? id}, ${spec.vary} ${training[spec.vary]}` }
    const network = latestNetwork(named, training, own)
    if (!network) return []
    return [
      networkFile(network, { kind: 'training', spec: training, curve: learntIn(curveOf(training, own)) }),
    ]
  })
}
