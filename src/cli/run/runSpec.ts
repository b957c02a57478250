import type { Command } from 'commander'
import { availableParallelism } from 'node:os'
import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import { outsideIn } from '../../engine/players/outside'
import { refuseUnknownBots, tellForfeits } from '../bots/botFiles'
import { BadInput } from '../options/badInput'
import { withPlayerFiles } from '../options/playerFiles'
import { whole } from '../options/numbers'
import { asTyped } from '../parser/typedOptions'
import { createAutosave } from './autosave'
import { awaitAnswer } from './pendingAnswer'
import { progressFile } from './progressFile'
import { findRun, loadRuns } from './savedRun'
import { foreseenText } from './foreseenText'
import { OnlyText } from './onlyText'
import { readSpec, runSession, type SessionOptions } from './runSession'
import { stoppedBy } from './stopped'
import { message } from '../../locales/message'
import { t } from '../output/language'

/** The options of every command that runs an experiment. */
export interface RunOptions extends SessionOptions {
  /** Print the spec, for other commands to run, and stop. */
  readonly spec?: boolean
  /** Print how long the run will take, and stop. */
  readonly estimate?: boolean
  /** Where records of the games go, for commands that write them. */
  readonly records?: string
}

/** Adds `--workers`, `--resume` and `--progress`. */
export function addSessionOptions(command: Command): Command {
  return command
    .option('--workers <N>', t('options.workers'), whole(1, 256), availableParallelism())
    .option('--resume <FILE>', t('options.resume'))
    .option('--progress', t('options.progress'))
}

/** Adds the same, `--spec` and `--estimate`, for a command that runs a single spec. */
export function addRunOptions(command: Command): Command {
  return addSessionOptions(command)
    .option('--spec', t('cluster.specOnly'))
    .option('--estimate', t('options.estimateOnly'))
}

/** A run that finished, or was stopped by its time limit, with the seconds it took, including earlier sessions. */
export type TimedRun<K extends ExperimentKind = ExperimentKind> = FinishedRun<K> & {
  readonly seconds: number
}

/**
 * Runs an experiment to its end on worker threads. Progress, also when it is stopped or fails, is saved to a file to
 * resume from; the file stays until the command's answer is written.
 */
export async function runSpec<K extends ExperimentKind>(
  kind: K,
  input: unknown,
  options: RunOptions,
): Promise<TimedRun<K>> {
  const spec = readSpec(kind, withPlayerFiles(input), asTyped)
  if (options.spec) throw OnlyText.ofSpec(kind, spec)
  refuseUnknownBots(spec, 'SPEC')
  if (options.estimate) throw new OnlyText(await foreseenText(kind, spec, options.workers))
  if (options.resume && options.records !== undefined && outsideIn(spec).length > 0)
    throw new BadInput('--records', message('bots.noRecordsLater'))
  const earlier = options.resume ? findRun(loadRuns(options.resume), kind, spec) : undefined
  if (options.resume && !earlier)
    throw new BadInput('--resume', message('refusals.otherOptions', { file: options.resume }))
  const file = progressFile(options.resume, kind, spec)
  const autosave = createAutosave((run, seconds) => file.saveOnTheWay([run], seconds))
  const session = await runSession(kind, spec, options, autosave, earlier)
  const { run } = session
  const save = (): string => file.save([run])
  if (session.status === 'stopped' || session.status === 'failed') throw stoppedBy(session, 0, save)
  const goesOn = session.status === 'timeIsUp' && experimentOf(kind).soFar !== undefined
  if (goesOn) process.stderr.write(`${t('saving.saved', { file: save() })}\n`)
  else if (session.status === 'timeIsUp' && options.resume) save()
  tellForfeits(spec)
  awaitAnswer({ seconds: run.seconds, save, discard: () => goesOn || file.discard() })
  return { ...session.found, seconds: run.seconds }
}
