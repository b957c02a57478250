import { didYouMean } from '../../engine/experiments/spec/didYouMean'
import { EXPERIMENT_KINDS, isExperimentKind, STUDY_KINDS } from '../../engine/experiments/contract/experiment'
import type { ExperimentRun } from '../../engine/experiments/contract/kinds'
import { message, type Text } from '../../locales/message'
import { refuseUnknownBots } from '../bots/botFiles'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { takePlayer, withPlayerFiles } from '../options/playerFiles'
import { readSpec } from '../run/runSession'

/**
 * Reads what to run from a file: a saved spec, a saved run, or what `--json` printed; each names its kind and its spec.
 * `players` are the files of networks that the spec names by their ids.
 */
export function readSpecFile(file: string, players: readonly string[] = []): ExperimentRun {
  for (const player of players) takePlayer(player, '--player')
  const content = readJson(file, 'SPEC')
  const { kind, spec } = (typeof content === 'object' && content !== null ? content : {}) as {
    kind?: unknown
    spec?: unknown
  }
  if (!isExperimentKind(kind)) throw new BadInput('SPEC', notASpec(file, kind))
  const run = { kind, spec: readSpec(kind, withPlayerFiles(spec, 'file')) } as ExperimentRun
  refuseUnknownBots(run.spec, 'SPEC')
  return run
}

function notASpec(file: string, kind: unknown): Text {
  if (typeof kind !== 'string') return message('cluster.notASpec', { file })
  const problem = message('cluster.unknownKind', { file, kind: kind.slice(0, 60) })
  return didYouMean(problem, kind, [...EXPERIMENT_KINDS, ...STUDY_KINDS])
}
