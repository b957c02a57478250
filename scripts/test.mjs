#!/usr/bin/env node
// `npm test`: everything, two things at a time beside the browser’s tests, with one summary. `npm test -- types unit` runs some steps only.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './buildApp.mjs'
import { buildLibrary } from './buildLibrary.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const REPORTS = join(ROOT, 'out', 'reports')
const AT_ONCE = 2
/** The value before the build, which sets production mode; components under test must not run in it. */
const ENVIRONMENT = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
/** Tests whose coverage is measured; vitest.config.ts lists the files and the threshold. */
const WINDOW = 'tests/unit/renderer/'

const tool = (path, ...args) => [process.execPath, join(ROOT, 'node_modules', path), ...args]
/** One worker fewer than cores is usual, which on two cores leaves one of them idle when the other steps are done. */
const WORKERS = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`
const vitest = (name, ...args) =>
  tool(
    'vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, `${name}.json`)}`,
  )

/** In starting order; `after` waits for other steps; what is `beside` them mostly waits itself, and does not count. */
const STEPS = [
  { name: 'build', run: async () => [await buildApp(ROOT), await buildLibrary(ROOT)] },
  { name: 'unit', command: vitest('unit', WORKERS, '--exclude', `${WINDOW}**`), counts: true },
  {
    name: 'unit of the window',
    group: 'unit',
    command: vitest('unit of the window', WORKERS, WINDOW, '--coverage'),
    counts: true,
  },
  { name: 'types', command: [process.execPath, join(ROOT, 'scripts', 'types.mjs')] },
  { name: 'lint', command: [process.execPath, join(ROOT, 'scripts', 'lint.mjs')] },
  { name: 'format', command: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  {
    name: 'signature',
    command: [process.execPath, join(ROOT, 'scripts', 'lumbung.mjs'), 'bench', '--signature-only'],
  },
  {
    name: 'e2e',
    command: vitest('e2e', '-c', 'vitest.e2e.config.ts'),
    counts: true,
    after: ['build'],
    beside: true,
  },
]

const wanted = process.argv.slice(2)
const chosen = STEPS.filter(
  ({ name, group }) => wanted.length === 0 || wanted.includes(name) || wanted.includes(group),
)
if (chosen.some(({ after }) => after) && !chosen.some(({ name }) => name === 'build'))
  chosen.unshift(STEPS[0])
if (wanted.length && chosen.length === 0) {
  console.error(`No such step. There are: ${STEPS.map(({ name, group }) => group ?? name).join(', ')}.`)
  process.exit(2)
}

let counted = processorSeconds()
await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
const outcomes = await runAll(chosen)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
const failedSteps = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name)
console.log(failedSteps.length ? `\nFailed: ${failedSteps.join(', ')}.` : '\nAll checks passed.')
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** Starts steps in order, at most two at once besides those that do not count, each when the steps it waits for are done. */
async function runAll(steps) {
  const waiting = [...steps]
  const running = new Map()
  const done = []
  while (waiting.length || running.size) {
    for (const step of [...waiting]) {
      const ready = (step.after ?? []).every((name) => done.some((outcome) => outcome.name === name))
      const busy = steps.filter(({ name, beside }) => running.has(name) && !beside).length
      if (!ready || (!step.beside && busy >= AT_ONCE)) continue
      waiting.splice(waiting.indexOf(step), 1)
      running.set(step.name, runOne(step))
    }
    const outcome = await Promise.race(running.values())
    running.delete(outcome.name)
    done.push(outcome)
    report(outcome)
  }
  return done
}

async function runOne(step) {
  const started = Date.now()
  const { ok, output, processor = null } = step.run ? await inProcess(step.run) : await inChild(step.command)
  const seconds = (Date.now() - started) / 1000
  const counts = step.counts ? await countsOf(step.name) : null
  const failed = counts?.failed || (ok ? 0 : 1)
  return {
    name: step.name,
    ok,
    output,
    seconds,
    processor,
    passed: counts?.passed ?? (ok ? 1 : 0),
    failed,
    skipped: counts?.skipped ?? 0,
  }
}

async function inProcess(work) {
  try {
    await work()
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: String(error?.stack ?? error) }
  }
}

/** Seconds of processor time of all children that have ended, theirs included; Linux alone says so. */
function processorSeconds() {
  try {
    const [user, system] = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ').slice(13, 15)
    return (Number(user) + Number(system)) / 100
  } catch {
    return null
  }
}

function inChild([program, ...args]) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: ENVIRONMENT,
  })
  let output = ''
  let processor = null
  child.stdout.on('data', (piece) => (output += piece))
  child.stderr.on('data', (piece) => (output += piece))
  return new Promise((ended) => {
    child.once('error', (error) => ended({ ok: false, output: String(error) }))
    child.once('exit', () => {
      const before = counted
      counted = processorSeconds()
      if (before !== null) processor = counted - before
    })
    child.once('close', (code) => ended({ ok: code === 0, output, processor }))
  })
}

async function countsOf(name) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
      await readFile(join(REPORTS, `${name}.json`), 'utf8'),
    )
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, skipped: numPendingTests }
  } catch {
    return null
  }
}

function report({ name, ok, output, seconds, processor, passed, failed, skipped }) {
  const tests =
    passed + failed > 1
      ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
      : ''
  const computed = processor === null ? '' : `, ${processor.toFixed(0)} s of processor time`
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s${computed}${tests})`)
  if (!ok) console.log(`${output.trimEnd()}\n`)
  else for (const line of output.split('\n')) if (/^Desktop tests run on/.test(line)) console.log(`  ${line}`)
}
