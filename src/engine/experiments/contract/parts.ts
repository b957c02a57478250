import * as v from 'valibot'
import { message, type Text } from '../../../locales/message'
import { ok, refuse, type Result } from '../../result'
import { describeSpecProblems, problemOf, wordsOf } from '../spec/specProblems'
import { experimentOf } from './catalogue'
import type { ExperimentKind } from './experiment'
import type { PartOf, PartsOf } from './kinds'

/**
 * Reads one part of a run from JSON; rejects, with its path, anything that no task of this kind could have produced.
 */
export function partOf<K extends ExperimentKind>(kind: K, raw: unknown): Result<PartOf<K>, Text> {
  const read = v.safeParse(experimentOf(kind).partShape, raw, { abortEarly: true, message: wordsOf })
  return read.success
    ? ok(read.output as PartOf<K>)
    : refuse(describeSpecProblems(read.issues.map(problemOf)))
}

/** Reads the parts of a run from JSON, checking each: the only place where stored parts become typed. */
export function partsOf<K extends ExperimentKind>(
  kind: K,
  raw: ReadonlyMap<number, unknown>,
): Result<PartsOf<K>, Text> {
  const parts = new Map<number, PartOf<K>>()
  for (const [index, part] of raw) {
    const read = partOf(kind, part)
    if (!read.ok) return refuse(message('specProblems.part', { number: index, problem: read.error }))
    parts.set(index, read.value)
  }
  return ok(parts)
}
