import { experimentOf } from '../../../engine/experiments/catalogue'
import type { ExperimentKind, Json } from '../../../engine/experiments/experiment'
import type { Report } from '../../../engine/experiments/report'
import { ok, refuse, type Result } from '../../../engine/result'
import { createBreath } from '../../jobs/breath'
import { describeRun } from '../../jobs/describeRun'
import { digestOf } from '../../jobs/digest'
import { drawUpAnew } from '../../jobs/drawUp'
import type { RunRecord } from '../../platform/records'

const FORMAT = 'lumbung-run'

/** A run with its numbers. */
export interface WholeRun {
  readonly record: RunRecord
  readonly parts: ReadonlyMap<number, Json>
}

/** A run as a file that the app and the command line read: spec, seed, version and every part. */
export async function runFile({ record, parts }: WholeRun): Promise<Blob> {
  const { kind, spec, version, seconds, title, note, tags, created, seed, finding } = record
  const head = {
    format: FORMAT,
    version,
    kind,
    title,
    created: new Date(created).toISOString(),
    seed,
    finding,
    note,
    tags,
    seconds,
    spec,
  }
  const pieces: Blob[] = [new Blob([`${JSON.stringify(head, null, 1).slice(0, -2)},\n "parts": [`])]
  const breathe = createBreath()
  let first = true
  for (const entry of parts) {
    pieces.push(new Blob([`${first ? '' : ','}\n  ${JSON.stringify(entry)}`]))
    first = false
    await breathe()
  }
  pieces.push(new Blob(['\n ],\n "checkpoints": []\n}\n']))
  return new Blob(pieces, { type: 'application/json' })
}

/** Reads a run from a file; every part is tried in a report before it is believed. */
export async function readRunFile(text: string): Promise<Result<WholeRun, string>> {
  const content = parseJson(text)
  if (!content || content.format !== FORMAT || !Array.isArray(content.parts))
    return refuse('This is not a run saved by Lumbung.')
  let experiment
  try {
    experiment = experimentOf(content.kind as ExperimentKind)
  } catch {
    return refuse(`This Lumbung knows no experiment “${String(content.kind)}”.`)
  }
  const spec = experiment.parse(content.spec)
  if (!spec.ok) return refuse(spec.error.map(({ path, message }) => `${path}: ${message}`).join('; '))
  const tasks = experiment.plan(spec.value).length
  const entries = content.parts as readonly unknown[]
  if (!entries.every((entry) => isPart(entry, tasks))) return refuse('Its parts do not belong to its spec.')
  const parts = new Map(entries as readonly (readonly [number, Json])[])
  try {
    const report = await drawUpAnew(experiment.kind, spec.value, parts)
    return ok({ record: recordOf(content, experiment, spec.value, report, parts.size, tasks), parts })
  } catch (error) {
    return refuse(`Its numbers cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function recordOf(
  content: Readonly<Record<string, unknown>>,
  experiment: ReturnType<typeof experimentOf>,
  spec: unknown,
  report: Report,
  done: number,
  tasks: number,
): RunRecord {
  const created = Date.parse(String(content.created))
  return {
    id: crypto.randomUUID(),
    kind: experiment.kind,
    spec: spec as Json,
    ...describeRun(experiment, spec as Json),
    version: String(content.version ?? ''),
    status: done === tasks ? 'done' : 'cancelled',
    created: Number.isFinite(created) ? created : Date.now(),
    finished: Date.now(),
    seconds: Number(content.seconds) || 0,
    tasks,
    done,
    ...digestOf(report),
    failure: null,
    tags: Array.isArray(content.tags) ? content.tags.map(String).slice(0, 20) : [],
    note: typeof content.note === 'string' ? content.note : '',
    pinned: false,
    deleted: null,
  }
}

/** Joins runs of the very same spec: their parts make one run. */
export async function mergeRuns(runs: readonly WholeRun[]): Promise<readonly WholeRun[]> {
  const bySpec = new Map<string, WholeRun>()
  for (const run of runs) {
    const key = JSON.stringify([run.record.kind, run.record.spec])
    const before = bySpec.get(key)
    bySpec.set(key, before ? await joined(before, run) : run)
  }
  return [...bySpec.values()]
}

async function joined(a: WholeRun, b: WholeRun): Promise<WholeRun> {
  const parts = new Map([...a.parts, ...b.parts])
  const report = await drawUpAnew(a.record.kind, a.record.spec, parts)
  const record: RunRecord = {
    ...a.record,
    ...digestOf(report),
    done: parts.size,
    status: parts.size === a.record.tasks ? 'done' : 'cancelled',
    seconds: a.record.seconds + b.record.seconds,
  }
  return { record, parts }
}

function isPart(entry: unknown, tasks: number): boolean {
  if (!Array.isArray(entry) || entry.length !== 2) return false
  const index: unknown = entry[0]
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < tasks
}

function parseJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : null
  } catch {
    return null
  }
}
