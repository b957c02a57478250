import { reportProblem } from './reportProblem'

/** Lets work go on that nobody waits for; if it fails, the status bar says so. */
export function inBackground(work: Promise<unknown>): void {
  work.catch(reportProblem)
}
