import type { RunStatus } from '../storage/records'

/** What can happen to a run. */
export type Step = 'begin' | 'finish' | 'fail' | 'pause' | 'resume' | 'cancel' | 'interrupt'

/** Every allowed step from every status; a step that is not here cannot happen. */
export const TRANSITIONS: Readonly<Record<RunStatus, Readonly<Partial<Record<Step, RunStatus>>>>> = {
  waiting: { begin: 'running', pause: 'paused', cancel: 'cancelled', interrupt: 'interrupted' },
  running: {
    finish: 'done',
    fail: 'failed',
    pause: 'paused',
    cancel: 'cancelled',
    interrupt: 'interrupted',
  },
  paused: { resume: 'waiting', cancel: 'cancelled' },
  interrupted: { resume: 'waiting', cancel: 'cancelled' },
  failed: { resume: 'waiting' },
  cancelled: { resume: 'waiting' },
  done: {},
}

export function can(status: RunStatus, step: Step): boolean {
  return TRANSITIONS[status][step] !== undefined
}

/** The status after a step; an illegal step is an internal error. */
export function next(status: RunStatus, step: Step): RunStatus {
  const after = TRANSITIONS[status][step]
  if (after === undefined) throw new Error(`A run that is ${status} cannot ${step}.`)
  return after
}

/** Whether some window works on a run or is about to, so that nobody can resume it. */
export function isUnderWay(status: RunStatus): boolean {
  return status === 'running' || status === 'waiting'
}

/** Whether a run still has work to do. */
export function isOpen(status: RunStatus): boolean {
  return isUnderWay(status) || status === 'paused' || status === 'interrupted'
}
