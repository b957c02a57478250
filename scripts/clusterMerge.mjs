#!/usr/bin/env node
// Measures `lumbung merge` as users run it, with synthetic parts: node scripts/clusterMerge.mjs 1000 100000
// Parts are copies of real counts with valid checksums, stored in memory (/dev/shm) if available.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, loadConfigFromFile } from 'vite'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const AGENTS = [
  'novice',
  'greedy',
  'calculator:1',
  'calculator:2',
  'minimax:1',
  'minimax:2',
  'minimax:3',
  'maximal',
]
spawnSync('node', [join(ROOT, 'scripts', 'packCli.mjs')])
const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const folder = await mkdtemp(join(base, 'lumbung-merge-'))
const read = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(ROOT, 'vite.cli.config.ts'))
const server = await createServer({
  root: ROOT,
  configFile: false,
  plugins: read.config.plugins,
  ssr: { noExternal: ['comlink'] },
  server: { middlewareMode: true, hmr: false, watch: null },
})
const load = (path) => server.ssrLoadModule(join(ROOT, 'src', path))
try {
  const { createPlan } = await load('cli/cluster/planFolder.ts')
  const { writePart } = await load('cli/cluster/partFile.ts')
  const { experimentOf } = await load('engine/experiments/contract/catalogue.ts')
  const matrix = experimentOf('scenarioMatrix')
  const small = matrix.parse({ ...matrix.defaults, agents: ['novice', 'greedy'], games: 640 }).value
  const playing = matrix.run(small, matrix.plan(small)[0])
  let step = playing.next()
  while (!step.done) step = playing.next()
  const { counts } = step.value
  for (const parts of process.argv.slice(2).map(Number)) {
    const spec = matrix.parse({ ...matrix.defaults, agents: AGENTS, games: 1_250_000 }).value
    const plan = createPlan(join(folder, String(parts)), { kind: 'scenarioMatrix', spec }, parts)
    plan.shares.forEach(({ from, to }, part) => {
      const entries = new Map()
      for (let index = from; index < to; index++) entries.set(index, { bout: plan.tasks[index].bout, counts })
      writePart(plan, part, { entries, started: 0, finished: 1, seconds: 1 })
    })
    measure(plan)
    await rm(plan.folder, { recursive: true })
  }
} finally {
  await server.close()
  await rm(folder, { recursive: true, force: true })
}

function measure(plan) {
  const lumbung = join(ROOT, 'dist', 'cli', 'lumbung.js')
  const program = ['node', lumbung, 'merge', plan.folder, '--csv', join(plan.folder, 'x.csv')]
  const { stderr, status } = spawnSync(
    '/usr/bin/time',
    ['-f', '%e s, %U s user, %S s system, %M KiB', ...program],
    { encoding: 'utf8' },
  )
  console.log(`${plan.shares.length} parts, ${plan.tasks.length} tasks, exit ${status}: ${stderr.trim()}`)
}
