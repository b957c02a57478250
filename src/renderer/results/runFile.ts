import { experimentOf } from '../../engine/experiments/contract/catalogue'
import { isExperimentKind, type Json } from '../../engine/experiments/contract/experiment'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { ok, refuse, type Result } from '../../engine/result'
import { createYieldToWindow } from '../platform/yieldToWindow'
import { digestOf } from '../reports/digest'
import { buildReport } from '../reports/buildReport'
import { newRun } from './newRun'
import { isOfNewerLumbung, NEEDS_NEWER } from '../platform/fileKind'
import { parseJson } from '../platform/parseJson'
import type { RunRecord } from '../storage/records'

const FORMAT = 'lumbung-run'
const BEFORE_PARTS = '\n "parts": ['
const AFTER_PARTS = '\n ],\n "checkpoints": ['

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
  const pieces: Blob[] = [new Blob([`${JSON.stringify(head, null, 1).slice(0, -2)},${BEFORE_PARTS}`])]
  const yieldToWindow = createYieldToWindow()
  let first = true
  for (const entry of parts) {
    pieces.push(new Blob([`${first ? '' : ','}\n  ${JSON.stringify(entry)}`]))
    first = false
    await yieldToWindow()
  }
  pieces.push(new Blob([`${AFTER_PARTS}]\n}\n`]))
  return new Blob(pieces, { type: 'application/json' })
}

/** Reads a run from a file; every part is tried in a report before it is believed. */
export async function readRunFile(text: string): Promise<Result<WholeRun, string>> {
  if (isOfNewerLumbung(text)) return refuse(NEEDS_NEWER)
  const content = await parseRun(text)
  if (content?.format !== FORMAT || !Array.isArray(content.parts))
    return refuse('This is not a run saved by Lumbung.')
  if (!isExperimentKind(content.kind))
    return refuse(`This Lumbung knows no experiment “${String(content.kind).slice(0, 60)}”.`)
  const experiment = experimentOf(content.kind)
  const spec = experiment.parse(content.spec)
  if (!spec.ok) return refuse(describeSpecProblems(spec.error))
  const fresh = newRun(experiment, spec.value)
  const entries = content.parts as readonly unknown[]
  if (!entries.every((entry) => isPart(entry, fresh.tasks)))
    return refuse('Its parts do not belong to its spec.')
  const parts = new Map(entries as readonly (readonly [number, Json])[])
  try {
    const report = await buildReport(experiment.kind, spec.value, parts)
    return ok({ record: { ...fresh, ...kept(content, parts.size, fresh), ...digestOf(report) }, parts })
  } catch (error) {
    return refuse(`Its numbers cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What a file tells of a run beyond its spec, in so far as it can be believed. */
function kept(
  content: Readonly<Record<string, unknown>>,
  done: number,
  { tasks, created }: RunRecord,
): Partial<RunRecord> {
  const began = Date.parse(String(content.created))
  return {
    version: String(content.version ?? ''),
    status: done === tasks ? 'done' : 'cancelled',
    created: Number.isFinite(began) ? began : created,
    finished: created,
    seconds: Number(content.seconds) || 0,
    done,
    tags: Array.isArray(content.tags) ? content.tags.map(String).slice(0, 20) : [],
    note: typeof content.note === 'string' ? content.note : '',
  }
}

/**
 * What a run's file says. In one that `runFile` wrote, each part stands in a line of its own and is read by itself, so
 * that the window stays free over a million games.
 */
async function parseRun(text: string): Promise<Readonly<Record<string, unknown>> | null> {
  const begin = text.indexOf(BEFORE_PARTS)
  const end = text.lastIndexOf(AFTER_PARTS)
  const inLines = begin >= 0 && end > begin
  const content = parseJson(inLines ? text.slice(0, begin) + BEFORE_PARTS + text.slice(end) : text)
  if (typeof content !== 'object' || content === null) return null
  if (!inLines) return content as Record<string, unknown>
  const yieldToWindow = createYieldToWindow()
  const parts: unknown[] = []
  for (let at = begin + BEFORE_PARTS.length; at < end;) {
    const next = text.indexOf('\n', at + 1)
    parts.push(parseJson(text.slice(at, next).replace(/,$/, '')))
    at = next
    await yieldToWindow()
  }
  return { ...content, parts }
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
  const report = await buildReport(a.record.kind, a.record.spec, parts)
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
