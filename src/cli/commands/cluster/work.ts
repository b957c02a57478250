import type { Command } from 'commander'
import { availableParallelism } from 'node:os'
import { joinQueue } from '../../../cluster/queueWorker'
import type { TaskBatch } from '../../../cluster/batch'
import { anyExperimentOf } from '../../../engine/experiments/contract/catalogue'
import type { Json, Task } from '../../../engine/experiments/contract/experiment'
import { createPool, type Pool } from '../../../workers/pool'
import { runExperiment } from '../../../workers/runExperiment'
import { addServerOption, serverFrom } from '../../cluster/server'
import { BadInput } from '../../options/badInput'
import { whole } from '../../options/numbers'
import { say, t } from '../../output/language'
import { createStatusLine } from '../../output/statusLine'
import { readSpec } from '../../run/runSession'
import { STOP_SIGNALS } from '../../run/stopped'
import { spawnThread } from '../../run/spawnThread'

interface WorkOptions {
  readonly on?: string
  readonly workers: number
  readonly takeover: number
  readonly progress?: boolean
}

/** `work` joins a queue until it is stopped. */
export function register(program: Command): void {
  const command = program.command('work').summary(t('cluster.work')).description(t('cluster.workLong'))
  addServerOption(command)
    .option('--workers <N>', t('options.workers'), whole(1, 256), availableParallelism())
    .option('--takeover <SECONDS>', t('cluster.takeover'), whole(1, 3600), 30)
    .option('--progress', t('options.progress'))
    .action(async ({ on, workers, takeover, progress }: WorkOptions) => {
      const pool = createPool({ size: workers, spawn: spawnThread })
      const line = createStatusLine(progress)
      let parts = 0
      const joined = await joinQueue(serverFrom(on), {
        atOnce: workers,
        takeover,
        work: (batch) => doBatch(pool, batch),
        onDone: () => {
          parts++
          line.tell(() => t('cluster.workProgress', { parts }))
        },
        onRefused: (reason) => process.stderr.write(`${say(reason)}\n`),
      })
      if (!joined.ok) throw new BadInput('--on', joined.error)
      const { shown: server, close } = joined.value
      process.stderr.write(`${t('cluster.working', { server, count: workers })}\n`)
      await new Promise<void>((resolve) =>
        STOP_SIGNALS.forEach((signal) => process.once(signal, () => resolve())),
      )
      line.clear()
      await close()
      pool.close()
      process.stderr.write(`${t('cluster.worked', { server, parts })}\n`)
    })
}

/** The spec and tasks of the most recent run; batches of a run share their spec. */
let known: { readonly asked: Json; readonly spec: unknown; readonly tasks: readonly Task[] } | undefined

/** Computes a batch on the threads of this computer. Data from a server is checked like any other input. */
async function doBatch(
  pool: Pool,
  { kind, spec: asked, from, to, earlier }: TaskBatch,
): Promise<ReadonlyMap<number, Json>> {
  if (known?.asked !== asked) {
    const spec = readSpec(kind, asked)
    known = { asked, spec, tasks: anyExperimentOf(kind).plan(spec) }
  }
  const { spec, tasks } = known
  const run = { kind, spec, tasks: tasks.slice(from, to), ...(earlier ? { parts: earlier } : {}) }
  const outcome = await runExperiment(pool, run).outcome
  if (outcome.status !== 'done')
    throw new Error(outcome.status === 'failed' ? say(outcome.reason) : outcome.status)
  return new Map([...outcome.value].filter(([index]) => index >= from && index < to))
}
