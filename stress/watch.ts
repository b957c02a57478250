import { fork } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Attack } from './attack'
import type { Message } from './message'
import { processorSeconds } from './support/processorSeconds'

/** What came of an attack. */
export interface Tally {
  readonly attack: Attack
  readonly cases: number
  readonly count: number
  readonly findings: number
  readonly seconds: number
  readonly covered: ReadonlySet<number>
}

/** How an attack is run. */
export interface Watched {
  readonly attack: Attack
  readonly seed: number
  readonly seconds: number
  /** The first case; with no time at all it is the only one. */
  readonly first: number
  onFinding(number: number, text: string): void
}

const MOST_FINDINGS = 20

/** Runs an attack in its own process; a case that hangs or takes the process down is a finding, and the rest continues. */
export async function watch({ attack, seed, seconds, first, onFinding }: Watched): Promise<Tally> {
  const began = performance.now()
  const elapsed = (): number => (performance.now() - began) / 1000
  const tally = { cases: 0, count: 0, findings: 0 }
  const covered = new Set<number>()
  const report = (number: number, text: string): void => {
    tally.findings++
    onFinding(number, text)
  }
  let next = first
  do {
    const left = Math.max(0, seconds - elapsed())
    next = await attackFrom(next, left)
  } while (seconds > 0 && elapsed() < seconds && tally.findings < MOST_FINDINGS)
  return { attack, ...tally, seconds: elapsed(), covered }

  /** Runs cases from a number on until the process ends; returns the number to continue with. */
  function attackFrom(from: number, time: number): Promise<number> {
    const args = [attack.name, String(seed), String(from), String(time)]
    const child = fork(join(import.meta.dirname, 'attacker.js'), args, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let number = from
    let isRunning = false
    let hung: NodeJS.Timeout | undefined
    let said = ''
    let tried = ''
    child.stderr?.on('data', (piece) => (said = `${said}${String(piece)}`.slice(-4000)))
    child.on('message', (message: Message) => {
      if (message.type === 'trying') {
        tried = message.text
        return
      }
      clearInterval(hung)
      tried = ''
      number = message.number
      isRunning = message.type === 'begun'
      if (message.type === 'begun') {
        hung = onHang(child.pid!, attack.patience, (seconds) => {
          isRunning = false
          report(number, `It hung: no answer in ${seconds} s${tried && `, while trying ${tried}`}`)
          child.kill('SIGKILL')
        })
        return
      }
      tally.cases++
      if (message.type === 'done') {
        tally.count += message.count
        for (const each of message.covered) covered.add(each)
      } else report(number, message.text)
    })
    return new Promise((ended) =>
      child.once('exit', (code, signal) => {
        clearInterval(hung)
        if (isRunning) report(number, `The process ended with ${signal ?? code}\n${said}`)
        else if (code !== 0 && signal !== 'SIGKILL')
          report(number, `The process ended with ${signal ?? code} between cases\n${said}`)
        ended(number + 1)
      }),
    )
  }
}

const LOOK_MS = 1000

/**
 * Calls back once a process has computed for longer than its patience, or has waited for that long, on a busy machine longer.
 * A clock alone would give a loop without end as much more time as there are other programs.
 */
function onHang(pid: number, patience: number, hangs: (seconds: number) => void): NodeJS.Timeout {
  const began = performance.now()
  const computed = processorSeconds(pid) ?? 0
  const timer = setInterval(() => {
    const busy = (processorSeconds(pid) ?? 0) - computed
    const waited = (performance.now() - began) / 1000
    if (busy <= patience && waited <= patience * crowding()) return
    clearInterval(timer)
    hangs(Math.ceil(waited))
  }, LOOK_MS)
  return timer
}

/** How many programs compete for a core: on a busy machine a case may take that many times as long. */
function crowding(): number {
  return Math.max(1, (2 * (loadavg()[0] ?? 0)) / availableParallelism())
}
