#!/usr/bin/env node
// Breaks one place of the rules at a time and counts which tests notice: `node scripts/mutate.mjs --help`.
import { fork } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { mutantsOf, mutated, sample } from './mutation/mutants.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const COPIED = [
  'src',
  'tests',
  'build',
  'docs',
  'bench',
  'vitest.config.ts',
  'package.json',
  'tsconfig.base.json',
]
const CACHE = join(ROOT, 'node_modules', '.cache', 'lumbung')
const WHERE = { rules: 'src/engine/rules', kernel: 'src/engine/kernel/assembly/rules' }
/** The cheapest first: most mutants never reach the last. */
const SUITES = {
  rules: [
    'tests/golden/tinyBoards',
    'tests/golden/corpus',
    'tests/golden/congkakSampleGame',
    'tests/differential/play',
    'tests/golden/traces',
    'tests/golden/endless',
    'tests/properties',
  ],
  kernel: [
    'tests/golden/tinyBoards',
    'tests/golden/corpus',
    'tests/differential/play',
    'tests/golden/traces',
    'tests/differential/novices',
  ],
}
/** Left out: they test what the rules say of themselves, not the rules, and take long. */
const SLOW = ['properties/support', 'properties/coverage', 'properties/words']
const HELP = `node scripts/mutate.mjs [options]
  --where rules|kernel  what is broken: the reference rules or the kernel’s (default: rules)
  --mutants N           how many of all mutants, drawn by the seed; more add to fewer (default: 200)
  --seed N              (default: 1)
  --share X             share of the usual random games in properties and differential tests (default: 0.25)
  --seconds N           processor seconds after which a mutant counts as noticed, because tests hang (default: 90)
  --out FILE            results, one line of JSON per mutant; those it has are not run again
                        (default: out/mutation/WHERE-SEED.jsonl)
  --list                print the mutants instead of running them`

const { values: options } = parseArgs({
  options: {
    where: { type: 'string', default: 'rules' },
    mutants: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '0.25' },
    seconds: { type: 'string', default: '90' },
    out: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort()
}

/** A copy of what the tests need, in which files can be broken, with fewer random games and one trace per game. */
function copyTree(tree, share) {
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  for (const name of COPIED) cpSync(join(ROOT, name), join(tree, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const name of SLOW) rmSync(join(tree, 'tests', `${name}.test.ts`))
  for (const folder of ['properties', 'differential']) {
    for (const name of readdirSync(join(tree, 'tests', folder))) {
      const path = join(tree, 'tests', folder, name)
      const fewer = (_, runs) => `numRuns: ${Math.ceil(Number(runs) * share)}`
      // Of fewer games, fewer are compared: a test must not fail for that, or every mutant would seem to be noticed.
      const lower = (_, least) => `.toBeGreaterThan(${Math.floor((Number(least) * share) / 2)})`
      const text = readFileSync(path, 'utf8').replace(/numRuns: (\d+)/g, fewer)
      writeFileSync(path, text.replace(/\.toBeGreaterThan\((\d+)\)/g, lower))
    }
  }
  const traces = join(tree, 'tests', 'golden', 'traces')
  for (const name of readdirSync(traces)) {
    const seen = new Set()
    const first = (line) => {
      const [game] = line.split(' ', 1)
      return !seen.has(game) && seen.add(game)
    }
    const lines = readFileSync(join(traces, name), 'utf8').trimEnd().split('\n')
    writeFileSync(
      join(traces, name),
      `${lines.filter((line) => !line.startsWith('#') && first(line)).join('\n')}\n`,
    )
  }
}

/** Starts the process that runs the tests; resolves when it is ready. */
async function startRunner(tree, suites) {
  const runner = fork(join(ROOT, 'scripts', 'mutation', 'runner.mjs'), [tree, ...suites], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await answerOf(runner, Infinity)
  return runner
}

/** What the process answers; `{ noticed }` if it ends by itself or uses up its processor time first. */
function answerOf(runner, seconds) {
  const begun = processorSeconds(runner.pid)
  return new Promise((resolve) => {
    const settle = (answer) => {
      clearInterval(watch)
      runner.removeAllListeners()
      resolve(answer)
    }
    const watch = setInterval(() => {
      if (processorSeconds(runner.pid) - begun > seconds) settle({ noticed: 'tests hang', gone: true })
    }, 1000)
    runner.once('message', settle)
    runner.once('exit', () => settle({ noticed: 'the tests’ process ended', gone: true }))
  })
}

/** Processor time that a process has used, threads included: on a busy machine a clock says nothing. */
function processorSeconds(pid) {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return 0
  const fields = readFileSync(path, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const keyOf = ({ file, line, before, after, from }) => JSON.stringify([file, line, before, after, from])

async function main() {
  const suites = SUITES[options.where]
  if (options.help || !suites) return process.stdout.write(`${HELP}\n`)
  const all = filesIn(WHERE[options.where]).flatMap((file) =>
    mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')),
  )
  const chosen = sample(all, Number(options.mutants), Number(options.seed))
  if (options.list)
    return process.stdout.write(`${chosen.map((mutant) => JSON.stringify(mutant)).join('\n')}\n`)
  const out = options.out ?? join(ROOT, 'out', 'mutation', `${options.where}-${options.seed}.jsonl`)
  mkdirSync(dirname(out), { recursive: true })
  const known = existsSync(out)
    ? readFileSync(out, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
  const done = new Map(known.map((result) => [keyOf(result), result]))
  const tree = join(ROOT, 'out', 'mutation', `tree-${options.where}`)
  copyTree(tree, Number(options.share))
  // A process for each mutant: in one that goes on, a mutant outlives its own run.
  const run = async () => {
    const runner = await startRunner(tree, suites)
    runner.send('go')
    const { noticed } = await answerOf(runner, Number(options.seconds))
    runner.kill('SIGKILL')
    return noticed
  }
  const mustPass = async () => {
    const noticed = await run()
    if (noticed) throw new Error(`The tests fail without a mutant: ${noticed}`)
  }
  await mustPass()
  for (const mutant of chosen) {
    if (done.has(keyOf(mutant))) continue
    const text = readFileSync(join(ROOT, mutant.file), 'utf8')
    const compiled = new Set(readdirSync(CACHE))
    writeFileSync(join(tree, mutant.file), mutated(text, mutant))
    const noticed = await run()
    writeFileSync(join(tree, mutant.file), text)
    for (const name of readdirSync(CACHE)) if (!compiled.has(name)) rmSync(join(CACHE, name), { force: true })
    const result = { ...mutant, noticed }
    done.set(keyOf(mutant), result)
    appendFileSync(out, `${JSON.stringify(result)}\n`)
    process.stdout.write(`${done.size} ${mutant.file}:${mutant.line} ${noticed ?? 'SURVIVED'}\n`)
  }
  // Otherwise a mutant outlived its own run, and the counts mean nothing.
  await mustPass()
  summarise(
    chosen.map((mutant) => done.get(keyOf(mutant))),
    all.length,
    relative(ROOT, out),
  )
}

function summarise(results, all, out) {
  const survivors = results.filter(({ noticed }) => noticed === null)
  // In the kernel, that is what the compiler refuses: no test is needed for it.
  const refused = results.filter(({ noticed }) => noticed?.endsWith(': does not load'))
  const say = (line) => process.stdout.write(`${line}\n`)
  say(
    `${results.length} of ${all} mutants: ${results.length - survivors.length} noticed (${refused.length} because nothing loads), ${survivors.length} survived (${out})`,
  )
  const counts = new Map()
  for (const { noticed } of results) {
    const suite = noticed?.split(':')[0] ?? 'nobody'
    counts.set(suite, (counts.get(suite) ?? 0) + 1)
  }
  for (const [suite, count] of counts) say(`  ${count}  ${suite}`)
  for (const { file, line, before, after } of survivors)
    say(`${file}:${line}: ${before} → ${after || '(dropped)'}`)
}

await main()
