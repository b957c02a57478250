#!/usr/bin/env node
// Runs the tests again and again, alone and on a busy machine, and says what ever failed: `node scripts/repeatTests.mjs --help`.
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildApp } from './buildApp.mjs'
import { hashOf } from './freshness.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Rounds of other code or other tests say nothing about these. */
const SOURCES = ['src', 'tests', 'package-lock.json', 'vitest.config.ts', 'vitest.e2e.config.ts']
const ON_BUILD = ['-c', 'vitest.e2e.config.ts']
const SUITES = {
  unit: { args: ['--exclude', 'tests/unit/renderer/**'] },
  window: { args: [], files: ['tests/unit/renderer/'] },
  e2e: { args: ON_BUILD, files: ['tests/e2e/'], needsBuild: true },
  desktop: { args: ON_BUILD, files: ['tests/desktop/', 'tests/packaging/'], needsBuild: true },
}
const HELP = `node scripts/repeatTests.mjs [options] [FILE…]
  FILE…         only these files, or those whose path contains this (default: all of the suite)
  --suite NAME  ${Object.keys(SUITES).join(', ')}; may be given more than once (default: all)
  --times N     rounds alone, and as many under load (default: 20)
  --load N      busy processes during the rounds under load; 0 leaves those rounds out (default: 8)
  --only-load   leaves the rounds alone out
  --out FILE    one line of JSON per round; rounds of the same code that it has are not run again
                (default: out/repeats.jsonl)
Exit code 1 means that a test failed at least once.`

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    suite: { type: 'string', multiple: true, default: Object.keys(SUITES) },
    times: { type: 'string', default: '20' },
    load: { type: 'string', default: '8' },
    'only-load': { type: 'boolean', default: false },
    out: { type: 'string', default: join(ROOT, 'out', 'repeats.jsonl') },
    help: { type: 'boolean', default: false },
  },
})

/** The rounds that were asked for, a round alone before a round under load, so that both are known early. */
function roundsOf(code, times, load) {
  const loads = [...(options['only-load'] ? [] : [0]), ...(load > 0 ? [load] : [])]
  const rounds = Array.from({ length: times }, (_, at) => at + 1)
  return options.suite.flatMap((suite) =>
    rounds.flatMap((round) => loads.map((busy) => ({ suite, files, code, load: busy, round }))),
  )
}

const keyOf = ({ suite, files: chosen, code, load, round }) =>
  JSON.stringify([suite, chosen, code, load, round])

/** Keeps the machine busy with endless loops; the result ends them. */
function makeLoad(count) {
  const busy = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', `process.on('disconnect', () => process.exit()); ${LOOP}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  )
  return () => Promise.all(busy.map((child) => ended(child, () => child.kill('SIGKILL'))))
}

/** Busy nearly all the time, but able to notice that the parent is gone. */
const LOOP = `const spin = () => { const end = Date.now() + 200; while (Date.now() < end); setImmediate(spin) }; spin()`

function ended(child, ask) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((settle) => {
    child.once('close', (code) => settle(code))
    ask?.()
  })
}

/** Runs a suite once; resolves with the tests that failed and why. */
async function runOnce({ suite, files: chosen }, report) {
  const { args, files: usual = [] } = SUITES[suite]
  rmSync(report, { force: true })
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(
    process.execPath,
    [vitest, 'run', ...args, ...(chosen.length ? chosen : usual), ...reporters],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.on('data', (piece) => (errors += piece))
  const code = await ended(child)
  if (!existsSync(report)) return { tests: 0, failed: [{ test: 'no report', why: errors.slice(-2000) }] }
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [{ test: file, why: message }]
    return tests.map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      why: failureMessages.join('\n'),
    }))
  })
  if (failed.length === 0 && code !== 0) failed.push({ test: `exit code ${code}`, why: errors.slice(-2000) })
  return { tests: numTotalTests, failed }
}

async function main() {
  const times = Number(options.times)
  const load = Number(options.load)
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0
  if (options.help || options.suite.some((name) => !(name in SUITES)) || !isCount(times) || !isCount(load)) {
    process.stdout.write(`${HELP}\n`)
    process.exitCode = options.help ? 0 : 2
    return
  }
  const code = await hashOf(ROOT, SOURCES)
  mkdirSync(dirname(options.out), { recursive: true })
  const known = existsSync(options.out) ? readFileSync(options.out, 'utf8').split('\n').filter(Boolean) : []
  const done = new Map(known.map((line) => JSON.parse(line)).map((result) => [keyOf(result), result]))
  const rounds = roundsOf(code, times, load)
  const left = rounds.filter((round) => !done.has(keyOf(round)))
  // The build sets production mode, in which components under test must not run.
  const mode = process.env.NODE_ENV
  if (left.some(({ suite }) => SUITES[suite].needsBuild)) await buildApp(ROOT)
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
  const report = join(tmpdir(), `lumbung-repeat-${process.pid}.json`)
  for (const round of left) {
    const stopLoad = makeLoad(round.load)
    const begun = Date.now()
    const outcome = await runOnce(round, report).finally(stopLoad)
    const result = { ...round, ...outcome, seconds: Math.round((Date.now() - begun) / 1000) }
    done.set(keyOf(round), result)
    appendFileSync(options.out, `${JSON.stringify(result)}\n`)
    const { suite, tests, failed, seconds } = result
    process.stdout.write(
      `${suite} ${circumstances(round)}, round ${round.round}: ${tests} tests, ${failed.length} failed, ${seconds} s\n`,
    )
    for (const { test } of failed) process.stdout.write(`  ✗ ${test}\n`)
  }
  rmSync(report, { force: true })
  summarise(rounds.map((round) => done.get(keyOf(round))))
}

function circumstances({ load }) {
  return load === 0 ? 'alone' : `under load ${load}`
}

function grouped(values, nameOf) {
  const groups = new Map()
  for (const value of values) groups.set(nameOf(value), [...(groups.get(nameOf(value)) ?? []), value])
  return groups
}

/** Per suite, the rounds that failed; then every test that ever did, with its first reason. */
function summarise(results) {
  const say = (line) => process.stdout.write(`${line}\n`)
  say('')
  for (const [name, group] of grouped(results, (result) => `${result.suite} ${circumstances(result)}`)) {
    const failed = group.filter((result) => result.failed.length > 0)
    say(`${name}: ${failed.length} of ${group.length} rounds failed`)
  }
  const ever = grouped(
    results.flatMap(({ failed }) => failed),
    ({ test }) => test,
  )
  for (const [test, failures] of ever) {
    say(`\n✗ ${test} (${failures.length} times)`)
    say(failures[0].why.split('\n').slice(0, 12).join('\n'))
  }
  if (ever.size === 0) say('Nothing ever failed.')
  else process.exitCode = 1
}

await main()
