import * as v from 'valibot'
import {
  isExperimentKind,
  type ExperimentKind,
  type Json,
} from '../../engine/experiments/contract/experiment'
import { ok, refuse, type Result } from '../../engine/result'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import { message, type Text } from '../../locales/message'
import { saidShape as said, textShape } from './textShape'
import { keyIn, RUN_STATUSES, type KeyOf, type RecordOf, type StoreName } from './records'
import { isIntact } from './sealedRecord'

/** A stored record that cannot be used: it stays stored until someone exports or deletes it. */
export interface DamagedRecord<S extends StoreName = StoreName> {
  readonly storeName: S
  /** Undefined if even the key is unknown. */
  readonly key: KeyOf<S> | undefined
  readonly reason: Text
  readonly content: unknown
}

/** The contents of a store: valid records, and damaged ones. */
export interface Reading<S extends StoreName> {
  readonly records: readonly RecordOf<S>[]
  readonly damaged: readonly DamagedRecord<S>[]
}

const text = v.string()
const number = v.pipe(v.number(), v.finite())
const time = v.pipe(number, v.minValue(0))
const count = v.pipe(number, v.integer(), v.minValue(0))
const kind = v.custom<ExperimentKind>(isExperimentKind)
/** Values from the database or a file are already JSON; only their presence is checked. */
const json = v.custom<Json>((value) => value !== undefined)
const variant = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Variant>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseVariant(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue()
    return NEVER
  }),
)

const run = v.object({
  id: text,
  kind,
  spec: json,
  title: said,
  summary: said,
  seed: v.nullable(text),
  version: text,
  status: v.picklist(RUN_STATUSES),
  created: time,
  finished: v.nullable(time),
  seconds: v.pipe(number, v.minValue(0)),
  tasks: count,
  done: count,
  finding: said,
  shares: v.nullable(v.array(number)),
  failure: v.nullable(said),
  tags: v.array(text),
  note: text,
  pinned: v.boolean(),
  project: v.optional(text),
  plan: v.optional(text),
  origin: v.optional(v.literal('papers')),
  deleted: v.nullable(time),
})
const game = v.object({ id: text, variant, record: text, title: textShape, saved: time })
const request = v.object({
  id: v.literal('request'),
  line: v.object({ title: text, variant, moves: text }),
  saved: time,
})

const SHAPES = {
  runs: run,
  parts: v.object({ run: text, index: count, part: v.optional(json), checkpoint: v.optional(json) }),
  specs: v.object({ id: text, name: said, kind, spec: json, saved: time }),
  variants: v.object({ id: text, variant, from: v.nullable(text), saved: time }),
  games: v.union([request, game]),
  settings: v.object({ key: text, value: json }),
} as const satisfies Readonly<Record<StoreName, v.GenericSchema>>

/** Checks that a stored record is valid for its store, or returns what is wrong with it. */
export function checkRecord<S extends StoreName>(storeName: S, stored: unknown): Result<RecordOf<S>, Text> {
  if (!isIntact(stored)) return refuse(message('storage.altered'))
  try {
    const checked = v.safeParse(SHAPES[storeName], stored)
    if (checked.success) return ok(checked.output as RecordOf<S>)
    return refuse(reasonOf(checked.issues[0]))
  } catch {
    // Lists inside lists, deeper than anything that Lumbung stores.
    return refuse(message('storage.damagedRecord'))
  }
}

/** Separates valid records from damaged ones. */
export function checkAll<S extends StoreName>(storeName: S, stored: readonly unknown[]): Reading<S> {
  const records: RecordOf<S>[] = []
  const damaged: DamagedRecord<S>[] = []
  for (const content of stored) {
    const checked = checkRecord(storeName, content)
    if (checked.ok) records.push(checked.value)
    else damaged.push({ storeName, key: keyIn(storeName, content), reason: checked.error, content })
  }
  return { records, damaged }
}

function reasonOf(issue: v.BaseIssue<unknown>): Text {
  const path = v.getDotPath(issue)
  return path === null ? message('storage.damagedRecord') : message('storage.damagedField', { path })
}
