import * as v from 'valibot'
import { version } from '../../package.json'
import { type ExperimentKind, isExperimentKind, type Json } from '../engine/experiments/contract/experiment'
import type { Range } from '../engine/range'
import { isSealed, runKeyOf, sealEntry } from '../engine/experiments/contract/sealedRun'

/** Some tasks of a run, as they are put into a queue: any worker can run them, any number of times. */
export interface TaskBatch extends Range {
  readonly kind: ExperimentKind
  /** A spec that the experiment's `parse` has accepted. */
  readonly spec: Json
  /** Parts of earlier tasks that these need. */
  readonly earlier?: ReadonlyMap<number, Json>
}

/** A spec with the parts that a batch needs is never larger, written as JSON. */
const MOST_CHARACTERS = 64 * 1024 * 1024

/** A batch that came from another process, as plain JSON; null where it is something else. */
export function readBatch(input: {
  readonly kind: string
  readonly spec: unknown
  readonly from: number
  readonly to: number
  readonly earlier: readonly (readonly [index: number, part: unknown])[]
}): TaskBatch | null {
  const { kind, from, to } = input
  if (!isExperimentKind(kind) || from >= to) return null
  let text: string
  try {
    text = JSON.stringify([input.spec, input.earlier])
  } catch {
    return null
  }
  if (text.length > MOST_CHARACTERS) return null
  const [spec, earlier] = JSON.parse(text) as [Json, [number, Json][]]
  if (typeof spec !== 'object' || spec === null) return null
  return { kind, spec, from, to, ...(earlier.length === 0 ? {} : { earlier: new Map(earlier) }) }
}

/** Programs that may find something else never share work: the code decides, since commits can have the same version. */
export const QUEUE_NAME = `lumbung-${version}-${typeof __ENGINE__ === 'undefined' ? 'unbuilt' : __ENGINE__}`

/** A job's description of its batch; spec and earlier parts are stored next to the queue. */
export interface BatchJob extends Range {
  readonly kind: ExperimentKind
  readonly key: string
  readonly hasEarlier: boolean
}

/** The name of a batch, from its spec and range: the same batch always has the same name. */
export function batchId(key: string, { from, to }: Range): string {
  return `${key}-${from}-${to}`
}

/** The names under which a server keeps what does not fit into a job. */
export const keyOf = {
  spec: (run: string): string => `${QUEUE_NAME}:spec:${run}`,
  earlier: (id: string): string => `${QUEUE_NAME}:earlier:${id}`,
  found: (id: string): string => `${QUEUE_NAME}:found:${id}`,
  failed: (id: string): string => `${QUEUE_NAME}:failed:${id}`,
}

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const jobShape = v.object({
  kind: v.custom<ExperimentKind>(isExperimentKind),
  key: v.string(),
  from: index,
  to: index,
  hasEarlier: v.boolean(),
})

/** Reads a job from a queue; null if it is something else. */
export function readJob(data: unknown): BatchJob | null {
  return v.is(jobShape, data) ? data : null
}

/** Parts as the queue transports them, each with its checksum. */
export function sealed(key: string, parts: ReadonlyMap<number, Json>): string {
  return JSON.stringify([...parts].map(([at, content]) => sealEntry(key, 'part', at, content)))
}

/** Reads parts with checksums; null if anything was changed, or if they are not exactly those of the range. */
export function unsealed(key: string, text: string, range?: Range): ReadonlyMap<number, Json> | null {
  const entries = parsed(text)
  if (!Array.isArray(entries)) return null
  const parts = new Map<number, Json>()
  for (const entry of entries) {
    if (!isSealed(key, 'part', entry)) return null
    parts.set(entry[0], entry[1])
  }
  if (range === undefined) return parts
  for (let at = range.from; at < range.to; at++) if (!parts.has(at)) return null
  return parts.size === range.to - range.from ? parts : null
}

/** Reads a spec that matches its key; null if it was changed. */
export function specFrom(kind: ExperimentKind, key: string, text: string): Json | null {
  const spec = parsed(text)
  return spec !== undefined && runKeyOf(kind, spec) === key ? (spec as Json) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
