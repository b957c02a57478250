import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { threadsOf } from '../../../../src/cli/run/spawnThread'
import type { Job } from '../../../../src/workers/jobs'
import { createPool } from '../../../../src/workers/pool'
import { temporaryFolder } from '../../../support/temporaryFolder'

const modules = resolve('node_modules/comlink/dist/esm')
const file = join(temporaryFolder(), 'engine.mjs')

/** A thread that does what the spec of its job says; the pool, the adapter and the threads are the real ones. */
writeFileSync(
  file,
  `import { parentPort } from 'node:worker_threads'
   import { expose } from ${JSON.stringify(pathToFileURL(join(modules, 'comlink.mjs')).href)}
   import nodeEndpoint from ${JSON.stringify(pathToFileURL(join(modules, 'node-adapter.mjs')).href)}
   let tell
   const engine = {
     listen(listener) { tell = listener },
     cancel() {},
     async run(id, { spec }) {
       if (spec === 'exit') process.exit(3)
       if (spec === 'crash') setImmediate(() => { throw new Error('the thread broke') })
       if (spec === 'crash') return new Promise(() => {})
       if (spec === 'forever') tell(id, { done: 0 })
       if (spec === 'forever') for (;;);
       return { status: 'done', value: spec }
     },
   }
   expose(engine, nodeEndpoint(parentPort))`,
)

const pool = createPool({ size: 1, spawn: threadsOf(file) })
afterAll(() => pool.close())

function job(spec: string): Job & { type: 'task' } {
  return { type: 'task', run: 1, kind: 'matchSeries', spec, task: { index: 0, weight: 1 } }
}

it('continues after threads that throw, exit or never listen', async () => {
  expect(await pool.submit(job('a')).outcome).toEqual({ status: 'done', value: 'a' })
  expect(await pool.submit(job('crash')).outcome).toEqual({ status: 'failed', reason: 'the thread broke' })
  expect(await pool.submit(job('b')).outcome).toEqual({ status: 'done', value: 'b' })
  expect(await pool.submit(job('exit')).outcome).toMatchObject({ status: 'failed' })
  const endless = pool.submit(job('forever'), () => endless.cancel())
  expect(await endless.outcome).toEqual({ status: 'cancelled' })
  expect(await pool.submit(job('c')).outcome).toEqual({ status: 'done', value: 'c' })
})
