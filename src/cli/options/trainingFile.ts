import { readNetwork } from '../../engine/agents/networkFile'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import { isExperimentKind } from '../../engine/experiments/contract/experiment'
import { DEFAULTS } from '../../engine/experiments/kinds/training/spec'
import { message } from '../../locales/message'
import { BadInput } from './badInput'
import { readJson } from './inputFile'

type Fields = Readonly<Record<string, unknown>>

const PLAYER_FORMAT = 'lumbung-player'

/**
 * The settings of a training in a file: bare, in a spec or a run, or in the history of a player. Anything else is
 * refused with the reason.
 */
export function readTrainingFile(file: string): unknown {
  const content = fieldsOf(readJson(file, 'SPEC'))
  if (content?.['format'] === PLAYER_FORMAT) return specOfPlayer(file, content)
  const { kind, spec } = content ?? {}
  if (isExperimentKind(kind) && kind !== 'training') throw otherKind(file, kind)
  const settings = fieldsOf(kind === 'training' || content?.['format'] !== undefined ? spec : content)
  const isTraining = Object.keys(settings ?? {}).some((field) => Object.hasOwn(DEFAULTS, field))
  if (!isTraining) throw new BadInput('SPEC', message('refusals.notATraining', { file }))
  return settings
}

/** The settings that made a player, if its file is sound and still has them. */
function specOfPlayer(file: string, content: Fields): unknown {
  const network = readNetwork(content)
  if (!network.ok) throw new BadInput('SPEC', message('refusals.playerFile', { file, reason: network.error }))
  const { kind, spec } = fieldsOf(content['history']) ?? {}
  if (kind !== 'training' || !fieldsOf(spec))
    throw new BadInput('SPEC', message('refusals.playerWithoutSpec', { file }))
  return spec
}

function otherKind(file: string, kind: Parameters<typeof experimentOf>[0]): BadInput {
  return new BadInput('SPEC', message('refusals.otherKind', { file, kind: experimentOf(kind).title }))
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}
