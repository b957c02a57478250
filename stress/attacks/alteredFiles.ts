import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { saveRuns, type SavedRun } from '../../src/cli/run/savedRun'
import { readSpec } from '../../src/cli/run/runSession'
import { anyExperimentOf } from '../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../src/engine/experiments/contract/experiment'
import { type Attack, type Case, must } from '../attack'
import { lumbung, resultOf } from '../support/inProcess'
import { altered } from '../support/mutate'

const FILES_PER_CASE = 4

/** A command that reads a file, and what the file should contain. */
interface Target {
  readonly args: readonly string[]
  readonly file: string
  readonly text: string
  /** Other files that the command reads. */
  readonly beside?: Readonly<Record<string, string>>
  readonly answer: string
}

const RUNS: readonly (readonly [ExperimentKind, readonly string[]])[] = [
  ['matchSeries', ['simulate', '--games', '4000', '--seed', '3', '--workers', '1']],
  ['gameValues', ['values', '--holes', '1..3', '--seeds', '1..3', '--workers', '1']],
  ['winningOpenings', ['openings', '--holes', '5', '--goal', 'fewest-laps', '--workers', '1']],
  ['sweep', ['sweep', '--holes', '1', '--seeds', '1..60', '--workers', '1']],
]
const MAKERS: readonly (() => Promise<Target>)[] = [
  ...RUNS.map((run) => () => stoppedRun(run)),
  seriesPart,
  () => planFile('plan/parts/000001.json'),
  () => planFile('plan/plan.json'),
]
const targets = new Map<number, Promise<Target>>()

/** Altered and cut files: each is refused, or gives the answer that the sound file gives. */
export const alteredFiles: Attack = {
  name: 'altered files',
  unit: 'altered files',
  share: 1,
  patience: 180,
  run: async ({ luck, folder }: Case) => {
    process.chdir(folder)
    const which = luck.below(MAKERS.length)
    const made = targets.get(which) ?? MAKERS[which]!()
    targets.set(which, made)
    const { args, file, text, beside = {}, answer } = await made
    mkdirSync('plan/parts', { recursive: true })
    for (const [path, content] of Object.entries(beside)) writeFileSync(path, content)
    for (let trial = 0; trial < FILES_PER_CASE; trial++) {
      writeFileSync(file, altered(text, luck))
      const { code, out, err } = await lumbung([...args, '--json'])
      const shown = (): string => `${args.join(' ')}: exit ${code}\n${err.slice(0, 600)}`
      must(code === 0 || code === 2, shown)
      must(code === 2 || resultOf(out) === answer, () => `${shown()}\nanother answer: ${out.slice(0, 600)}`)
    }
    return FILES_PER_CASE
  },
}

/** A run of which every second task is finished, and others have checkpoints. */
async function stoppedRun([kind, args]: (typeof RUNS)[number]): Promise<Target> {
  const { out } = await lumbung([...args, '--json'])
  const spec = await specOf(kind, args)
  const experiment = anyExperimentOf(kind)
  const parts = new Map<number, Json>()
  const checkpoints = new Map<number, Json>()
  for (const task of experiment.plan(spec)) {
    const running = experiment.run(spec, task)
    let step = running.next()
    for (; !step.done; step = running.next())
      if (step.value.checkpoint !== undefined) checkpoints.set(task.index, step.value.checkpoint)
    if (task.index % 2 === 1) continue
    parts.set(task.index, step.value as Json)
    checkpoints.delete(task.index)
  }
  const run: SavedRun = { kind, spec, parts, checkpoints, seconds: 1 }
  saveRuns('stopped.json', [run])
  return {
    args: [...args, '--resume', 'altered.json'],
    file: 'altered.json',
    text: readFileSync('stopped.json', 'utf8'),
    answer: resultOf(out),
  }
}

/** The spec that a command makes of its options, from what it writes beside its table. */
async function specOf(kind: ExperimentKind, args: readonly string[]): Promise<unknown> {
  await lumbung([...args, '--csv', 'spec.csv'])
  const { spec } = JSON.parse(readFileSync('spec.csv.json', 'utf8')) as { spec: unknown }
  return readSpec(kind, spec)
}

async function seriesPart(): Promise<Target> {
  const { out: text } = await lumbung([
    'simulate',
    '--games',
    '500',
    '--seed',
    '4',
    '--workers',
    '1',
    '--json',
  ])
  writeFileSync('altered.json', text)
  const { out } = await lumbung(['merge', 'altered.json', '--json'])
  return { args: ['merge', 'altered.json'], file: 'altered.json', text, answer: resultOf(out) }
}

/** One of the files of a plan whose parts are done. */
async function planFile(file: string): Promise<Target> {
  writeFileSync('spec.json', (await lumbung(['simulate', '--games', '600', '--seed', '5', '--spec'])).out)
  await lumbung(['plan', 'spec.json', '--parts', '2', '--out', 'plan'])
  await lumbung(['part', 'plan', '--index', '0-1', '--workers', '1'])
  const { out } = await lumbung(['merge', 'plan', '--json'])
  const files = ['plan/plan.json', 'plan/parts/000000.json', 'plan/parts/000001.json']
  const texts = Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')]))
  return { args: ['merge', 'plan'], file, text: texts[file]!, beside: texts, answer: resultOf(out) }
}
