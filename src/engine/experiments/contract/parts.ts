import * as v from 'valibot'
import { ok, refuse, type Result } from '../../result'
import { experimentOf } from './catalogue'
import type { ExperimentKind } from './experiment'
import type { PartOf, PartsOf } from './kinds'

/** Reads one part of a run from JSON; refuses, with the place, what no task of this kind can have found. */
function partOf<K extends ExperimentKind>(kind: K, raw: unknown): Result<PartOf<K>, string> {
  const read = v.safeParse(experimentOf(kind).partShape, raw, { abortEarly: true })
  if (read.success) return ok(read.output as PartOf<K>)
  const [issue] = read.issues
  return refuse(`${v.getDotPath(issue) ?? 'the part'} is ${issue.received}, not ${issue.expected ?? 'valid'}`)
}

/** Reads the parts of a run from JSON, each checked: the one place where what was stored becomes typed. */
export function partsOf<K extends ExperimentKind>(
  kind: K,
  raw: ReadonlyMap<number, unknown>,
): Result<PartsOf<K>, string> {
  const parts = new Map<number, PartOf<K>>()
  for (const [index, part] of raw) {
    const read = partOf(kind, part)
    if (!read.ok) return refuse(`Part ${index}: ${read.error}`)
    parts.set(index, read.value)
  }
  return ok(parts)
}
