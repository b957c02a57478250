import type { Json } from '../../engine/experiments/contract/experiment'
import { AFTER_PARTS, BEFORE_PARTS, RUN_FORMAT } from '../../engine/experiments/contract/runFileText'
import {
  runKeyOf,
  SEALED_SCHEMA,
  sealEntry,
  wholeChecksum,
} from '../../engine/experiments/contract/sealedRun'
import { createYieldToWindow } from '../platform/yieldToWindow'
import { buildReport, digestOf } from '../runs/buildReport'
import { say } from '../locales/i18n'
import type { RunRecord } from '../storage/records'

/** A run with its numbers. */
export interface WholeRun {
  readonly record: RunRecord
  readonly parts: ReadonlyMap<number, Json>
}

/** A run as a file that the app and the command line read: spec, seed, version and every part, with checksums. */
export async function runFile({ record, parts }: WholeRun): Promise<Blob> {
  const { kind, spec, version, seconds, title, note, tags, created, seed, finding } = record
  const head = {
    format: RUN_FORMAT,
    schema: SEALED_SCHEMA,
    version,
    kind,
    title: say(title),
    created: new Date(created).toISOString(),
    seed,
    finding: say(finding),
    note,
    tags,
    seconds,
    spec,
  }
  const pieces: Blob[] = [new Blob([`${JSON.stringify(head, null, 1).slice(0, -2)},${BEFORE_PARTS}`])]
  const yieldToWindow = createYieldToWindow()
  const key = runKeyOf(kind, spec)
  const seals: (readonly [null, null, string])[] = []
  for (const [index, part] of parts) {
    const entry = sealEntry(key, 'part', index, part)
    pieces.push(new Blob([`${seals.length === 0 ? '' : ','}\n  ${JSON.stringify(entry)}`]))
    seals.push([null, null, entry[2]])
    await yieldToWindow()
  }
  const checksum = wholeChecksum(head, seals, [])
  pieces.push(new Blob([`${AFTER_PARTS}],\n "checksum": ${JSON.stringify(checksum)}\n}\n`]))
  return new Blob(pieces, { type: 'application/json' })
}

/** Joins runs of exactly the same spec into one run. */
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
