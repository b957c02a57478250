import type { Sitting } from './runSession'

/** A run that did not come to its end. Ends the program with the exit code. */
export class Stopped extends Error {
  constructor(
    message: string,
    readonly exitCode: 3 | 130,
  ) {
    super(message)
  }
}

/** What a run that was stopped or broke ends the program with; `keep` saves what is finished and says where. */
export function stoppedBy(
  sitting: Extract<Sitting, { status: 'stopped' | 'failed' }>,
  keep: () => string,
): Stopped {
  const fault = sitting.status === 'failed' ? `Lumbung has a fault: ${sitting.reason}` : null
  const { parts, checkpoints } = sitting.run
  if (fault !== null && parts.size + checkpoints.size === 0) return new Stopped(fault, 3)
  const file = keep()
  const kept = `What is finished lies in ${file}; go on with the same command and --resume ${file}`
  return fault === null ? new Stopped(`Stopped. ${kept}`, 130) : new Stopped(`${fault}\n${kept}`, 3)
}
