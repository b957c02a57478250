import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Attack, must } from '../attack'

const PROGRAM = join(import.meta.dirname, 'program.js')
const EVERY_MS = 250
/** What may be added between the first and the last third of a run, in megabytes, besides a tenth. */
const ALLOWANCE_MB = 40

/** A long series takes no more memory at its end than at its beginning. */
export const memory: Attack = {
  name: 'memory',
  unit: 'samples of memory',
  share: 1,
  patience: 600,
  run: async ({ luck, folder }) => {
    if (process.platform !== 'linux') return 0
    const games = 1_000_000 + luck.below(2_000_000)
    const args = [
      'simulate',
      '--games',
      `${games}`,
      '--seed',
      `${luck.below(1e9)}`,
      '--workers',
      '2',
      '--json',
    ]
    const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, stdio: 'ignore' })
    const samples: number[] = []
    const timer = setInterval(() => samples.push(...residentMegabytes(child.pid)), EVERY_MS)
    const code = await new Promise<number | null>((ended) => child.once('exit', ended))
    clearInterval(timer)
    must(code === 0, () => `${args.join(' ')}: exit ${code}`)
    const third = Math.floor(samples.length / 3)
    const [early, late] = [
      Math.max(...samples.slice(third, 2 * third)),
      Math.max(...samples.slice(2 * third)),
    ]
    must(
      samples.length < 12 || late <= early * 1.1 + ALLOWANCE_MB,
      () => `${args.join(' ')}: ${early} MB became ${late} MB`,
    )
    return samples.length
  },
}

function residentMegabytes(pid: number | undefined): readonly number[] {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? [] : [Math.round(Number(kilobytes) / 1024)]
  } catch {
    return []
  }
}
