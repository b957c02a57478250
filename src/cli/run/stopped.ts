import { howToContinue } from './progressFile'
import type { SessionEnd } from './runSession'

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
 * The error for a run that was stopped or failed, after so many finished runs of the same command; `save` saves
 * finished work and returns the file's name.
 */
export function stoppedBy(
  session: Extract<SessionEnd, { status: 'stopped' | 'failed' }>,
  before: number,
  save: () => string,
): Stopped {
  const failure = session.status === 'failed' ? `Internal error: ${session.reason}` : null
  const { parts, checkpoints } = session.run
  if (failure !== null && before + parts.size + checkpoints.size === 0) return new Stopped(failure, 3)
  const file = save()
  const saved = `Finished work was saved to ${file}. ${howToContinue(file)}`
  return failure === null ? new Stopped(`Stopped. ${saved}`, 130) : new Stopped(`${failure}\n${saved}`, 3)
}
