import { csvText } from '../../src/engine/csv/table'
import { type AnyExperiment, anyExperimentOf } from '../../src/engine/experiments/contract/catalogue'
import {
  EXPERIMENT_KINDS,
  type Json,
  STUDY_KINDS,
  type Task,
} from '../../src/engine/experiments/contract/experiment'
import { performTasks } from '../../tests/support/performTasks'
import { SMALL_SPECS } from '../../tests/support/smallSpecs'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Attack, must } from '../attack'
import { lumbung } from '../support/inProcess'
import type { Luck } from '../support/luck'
import { anyReportOf } from '../../src/engine/experiments/contract/reports'

const KINDS = [...EXPERIMENT_KINDS, ...STUDY_KINDS]

/** The same bytes whatever the order of tasks, wherever they were stopped, on any workers and in any shards. */
export const determinism: Attack = {
  name: 'determinism',
  unit: 'comparisons',
  share: 2,
  patience: 240,
  run: async ({ luck, folder }) => {
    process.chdir(folder)
    return luck.onceIn(3) ? shards(luck) : tasksInDisorder(luck)
  },
}

function tasksInDisorder(luck: Luck): number {
  const kind = luck.pick(KINDS)
  const experiment = anyExperimentOf(kind)
  const input = SMALL_SPECS[kind]
  const parsed = experiment.parse('seed' in input ? { ...input, seed: luck.below(1e9) } : input)
  if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.error)}`)
  const spec = parsed.value
  const tasks = experiment.plan(spec)
  const bytes = (order: readonly Task[], stopEvery: number): string => {
    const parts = performTasks(experiment, spec, order, new Map(), (task, earlier) =>
      performed(experiment, spec, task, earlier, luck, stopEvery),
    )
    const report = anyReportOf(experiment.kind, spec, parts)
    return [...report.tables.map((table) => csvText(table)), JSON.stringify(report)].join('\n')
  }
  const whole = bytes(tasks, Infinity)
  const other = bytes(shuffled(tasks, luck), 2)
  must(
    whole === other,
    () => `${kind} ${JSON.stringify(spec)} depends on order or on stops\n${firstDifference(whole, other)}`,
  )
  return 1
}

/** Runs a task; stops at about one in `stopEvery` checkpoints and continues from what a file would give back. */
function performed(
  experiment: AnyExperiment,
  spec: unknown,
  task: Task,
  earlier: ReadonlyMap<number, unknown>,
  luck: Luck,
  stopEvery: number,
): unknown {
  let checkpoint: Json | undefined
  for (let stops = 0; ; stops++) {
    const running = experiment.run(spec, task, checkpoint, earlier)
    let stopped = false
    for (let step = running.next(); !stopped; step = running.next()) {
      if (step.done) return JSON.parse(JSON.stringify(step.value)) as unknown
      if (
        step.value.checkpoint === undefined ||
        stops >= 3 ||
        stopEvery === Infinity ||
        !luck.onceIn(stopEvery)
      )
        continue
      checkpoint = JSON.parse(JSON.stringify(step.value.checkpoint)) as Json
      stopped = true
    }
  }
}

async function shards(luck: Luck): Promise<number> {
  const games = 200 + luck.below(5000)
  const players = ['novice', 'greedy', 'calculator:2']
  const series = [
    'simulate',
    '--games',
    `${games}`,
    '--seed',
    `${luck.below(1e9)}`,
    '--first',
    luck.pick(players),
  ]
  series.push('--variant', luck.pick(['congkak', 'kalah', 'awari', 'dakon', 'sungka']))
  const said = await lumbung([...series, '--workers', `${1 + luck.below(3)}`, '--csv', 'whole.csv'])
  must(said.code === 0, () => `exit ${said.code}: ${series.join(' ')}\n${said.err}`)
  const cuts = Array.from({ length: 1 + luck.below(5) }, () => 1 + luck.below(games - 1))
  const ends = [...new Set([0, ...cuts, games])].sort((a, b) => a - b)
  const files = ends.slice(1).map((to, place) => [`part${place}.json`, ends[place]!, to] as const)
  for (const [file, from, to] of files) {
    const part = await lumbung([
      ...series,
      '--range',
      `${from}..${to}`,
      '--workers',
      `${1 + luck.below(3)}`,
      '--json',
    ])
    writeFileSync(file, part.out)
  }
  const merged = await lumbung([
    'merge',
    ...shuffled(
      files.map(([file]) => file),
      luck,
    ),
    '--csv',
    'merged.csv',
  ])
  must(merged.code === 0, () => `merge of ${series.join(' ')} at ${ends.join(',')}: ${merged.err}`)
  for (const suffix of ['', '-openings', '-figures', '-histograms', '-convergence']) {
    const [one, two] = ['whole', 'merged'].map((name) => readFileSync(`${name}${suffix}.csv`, 'utf8')) as [
      string,
      string,
    ]
    must(
      one === two,
      () => `${series.join(' ')} in shards at ${ends.join(',')} differs\n${firstDifference(one, two)}`,
    )
  }
  return 1
}

function shuffled<T>(items: readonly T[], luck: Luck): readonly T[] {
  const left = [...items]
  return items.map(() => left.splice(luck.below(left.length), 1)[0]!)
}

function firstDifference(one: string, two: string): string {
  const at = [...one].findIndex((each, place) => each !== two[place])
  return `… ${one.slice(Math.max(0, at - 80), at + 80)}\n… ${two.slice(Math.max(0, at - 80), at + 80)}`
}
