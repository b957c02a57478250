#!/usr/bin/env node
// How far clusters scale: measures the overhead of a part, and simulates up to 10,000 workers. Times are processor
// times. It needs redis-server:
//   node scripts/clusterScaling.mjs [BATCHES]
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer, loadConfigFromFile } from 'vite'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const BATCHES = Number(process.argv[2] ?? 2_000)
const PORT = 20_000 + (process.pid % 20_000)
/** What schedulers of clusters start per second, cautiously: Slurm's documentation speaks of hundreds. */
const SLURM_STARTS_PER_SECOND = 50

const folder = await mkdtemp(join(tmpdir(), 'lumbung-scaling-'))
const redis = spawn('redis-server', ['--port', PORT, '--dir', folder, '--save', ''], { stdio: 'ignore' })
const read = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(ROOT, 'vite.cli.config.ts'))
const server = await createServer({
  root: ROOT,
  configFile: false,
  plugins: read.config.plugins,
  ssr: { noExternal: ['comlink'] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
try {
  const costs = { start: startCost(), ...(await queueCosts()) }
  console.log('processor time per part, in milliseconds:')
  for (const [name, seconds] of Object.entries(costs))
    console.log(`  ${name}: ${(1000 * seconds).toFixed(2)}`)
  printTable('Slurm', (length) => ({ length: length + costs.start, central: 1 / SLURM_STARTS_PER_SECOND }))
  printTable('Redis queue', (length) => ({
    length: length + costs.worker,
    central: Math.max(costs.server, costs.queue),
  }))
} finally {
  await server.close()
  redis.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
}

/** What starting the program costs. */
function startCost() {
  const program = join(ROOT, 'dist', 'cli', 'lumbung.js')
  if (!existsSync(program)) spawnSync('node', [join(ROOT, 'scripts', 'packCli.mjs')])
  spawnSync('node', [program, '--version'])
  const { stderr } = spawnSync('/usr/bin/time', ['-f', '%U %S', 'node', program, '--version'], {
    encoding: 'utf8',
  })
  const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
  return user + system
}

/** The cost of an empty batch for the server, the sender and the worker. */
async function queueCosts() {
  const load = (path) => server.ssrLoadModule(join(ROOT, 'src', path))
  const { openQueue } = await load('cluster/queueClient.ts')
  const { joinQueue } = await load('cluster/queueWorker.ts')
  const address = { host: '127.0.0.1', port: PORT, db: 0, encrypted: false }
  let client = await openQueue(address)
  for (let tries = 0; !client.ok && tries < 100; tries++) {
    await wait(100)
    client = await openQueue(address)
  }
  const part = { counts: Array.from({ length: 200 }, (_, at) => at) }
  const batches = Array.from({ length: BATCHES }, (_, at) => ({
    kind: 'sweep',
    spec: { seed: 1 },
    from: at,
    to: at + 1,
  }))
  const used = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  const onServer = () => {
    const { stdout } = spawnSync('redis-cli', ['-p', PORT, 'info', 'cpu'], { encoding: 'utf8' })
    const value = (name) => Number(new RegExp(`${name}:([\\d.]+)`).exec(stdout)[1])
    return value('used_cpu_user') + value('used_cpu_sys')
  }
  // First only sending and collecting, with results already on the server; then with a worker.
  const { keyOf, batchId, sealed } = await load('cluster/batch.ts')
  const { runKeyOf } = await load('engine/experiments/contract/sealedRun.ts')
  const key = runKeyOf('sweep', { seed: 1 })
  const work = async ({ from }) => new Map([[from, part]])
  const { Redis } = await import('ioredis')
  const direct = new Redis(PORT)
  for (const batch of batches)
    await direct.set(keyOf.found(batchId(key, batch)), sealed(key, new Map([[batch.from, part]])))
  const handOut = async () => {
    const before = used()
    await Promise.all(batches.map((batch) => client.value.submit(batch).outcome))
    return (used() - before) / BATCHES
  }
  const queue = await handOut()
  await direct.flushall()
  const serverBefore = onServer()
  const joined = await joinQueue(address, { atOnce: 50, takeover: 30, work })
  const both = await handOut()
  const onBoth = (onServer() - serverBefore) / BATCHES
  await joined.value.close()
  await client.value.close()
  direct.disconnect()
  return { queue, worker: Math.max(0, both - queue), server: onBoth }
}

/** Useful time of all workers as a share of their total time, for parts of several lengths. */
function printTable(name, costsOf) {
  const workers = [10, 100, 1_000, 10_000]
  console.log(`\n${name}: share of the time that workers compute`)
  console.log(['part', ...workers.map((count) => `${count} workers`)].join('\t'))
  for (const length of [1, 10, 60, 600, 3_600])
    console.log(
      [
        `${length} s`,
        ...workers.map((count) => `${(100 * efficiency(count, length, costsOf(length))).toFixed(1)}%`),
      ].join('\t'),
    )
}

/**
 * Simulates workers that take parts from one central server, which needs some time for each; part lengths vary by
 * half.
 */
function efficiency(workers, useful, { length, central }) {
  const parts = workers * 20
  let state = 1
  const draw = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const free = new Float64Array(workers)
  let [placeFree, done, computed] = [0, 0, 0]
  // A heap of the times at which workers are free.
  const sink = (at) => {
    for (let child = 2 * at + 1; child < workers; at = child, child = 2 * at + 1) {
      if (child + 1 < workers && free[child + 1] < free[child]) child++
      if (free[at] <= free[child]) return
      ;[free[at], free[child]] = [free[child], free[at]]
    }
  }
  for (let part = 0; part < parts; part++) {
    const given = Math.max(free[0], placeFree) + central
    placeFree = given
    const share = 0.5 + draw()
    computed += useful * share
    free[0] = given + (length - useful) + useful * share
    done = Math.max(done, free[0])
    sink(0)
  }
  return computed / (workers * done)
}
