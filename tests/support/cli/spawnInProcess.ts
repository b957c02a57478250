import { expose } from 'comlink'
import { createEngine, type Engine } from '../../../src/workers/engine'
import type { Job, Outcome } from '../../../src/workers/jobs'
import type { Spawn } from '../../../src/workers/pool'

/** Called before every job; a returned outcome replaces the job's own. */
export type BeforeJob = (job: Job) => Outcome<unknown> | undefined

/** Starts engines in this process: pool, messages and work are real, only the thread is not. */
export function spawnInProcess(before: BeforeJob = () => undefined): Spawn {
  return () => {
    const { port1, port2 } = new MessageChannel()
    const engine = createEngine()
    const watched: Engine = { ...engine, run: async (id, job) => before(job) ?? engine.run(id, job) }
    expose(watched, port2)
    port1.start()
    const terminate = (): void => {
      port1.close()
      port2.close()
    }
    return { endpoint: port1, terminate }
  }
}
