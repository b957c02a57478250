import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Processor time that a process has used, threads included; null where the system does not say. */
export function processorSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return null
  }
}
