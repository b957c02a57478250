import { t } from '../output/language'
import type { SessionEnd } from './runSession'

/** Signals that stop work but let it save first: Ctrl-C, a system that shuts down, a terminal that is closed. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A run that did not finish. Ends the program with the exit code. */
export class Stopped extends Error {
  constructor(
    message: string,
    readonly exitCode: 3 | 130,
  ) {
    super(message)
  }
}

/**
 * The error for a run that was stopped or failed, after `before` finished runs of the same command; `save` saves
 * finished work and returns the file's name.
 */
export function stoppedBy(
  session: Extract<SessionEnd, { status: 'stopped' | 'failed' }>,
  before: number,
  save: () => string,
): Stopped {
  const failure = session.status === 'failed' ? t('saving.internalError', { reason: session.reason }) : null
  const { parts, checkpoints } = session.run
  if (failure !== null && before + parts.size + checkpoints.size === 0) return new Stopped(failure, 3)
  const saved = t('saving.saved', { file: save() })
  return failure === null
    ? new Stopped(t('saving.stopped', { saved }), 130)
    : new Stopped(`${failure}\n${saved}`, 3)
}
