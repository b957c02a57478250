import { version } from '../../../package.json'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import { planKeyOf } from '../../engine/experiments/contract/planKey'
import { RUN_FORMAT } from '../../engine/experiments/contract/runFileText'
import {
  runKeyOf,
  SEALED_SCHEMA,
  sealEntry,
  wholeChecksum,
} from '../../engine/experiments/contract/sealedRun'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { writeWhole } from '../output/outputFile'
import { readSavedRun } from './readSavedRun'
import { message, type Message } from '../../locales/message'
import { say } from '../output/language'

/** A run so far: its spec, and all finished parts. */
export interface SavedRun {
  readonly kind: ExperimentKind
  readonly spec: unknown
  readonly parts: ReadonlyMap<number, Json>
  readonly checkpoints: ReadonlyMap<number, Json>
  /** Seconds spent so far. */
  readonly seconds: number
}

/** Several runs of one command; a single run has the same format as in the app. */
const SEVERAL = 'lumbung-runs'

/** Writes runs so that `--resume FILE` can continue them. */
export function saveRuns(
  file: string,
  runs: readonly SavedRun[],
  existing: 'replace' | 'refuse' = 'replace',
): void {
  const [only, ...others] = runs.map(written)
  const content =
    others.length === 0 ? only : { format: SEVERAL, schema: SEALED_SCHEMA, version, runs: [only, ...others] }
  writeWhole(file, `${JSON.stringify(content)}\n`, '--resume', existing)
}

/** Reads the runs of a file, and says on stderr which parts of it cannot be trusted. */
export function loadRuns(
  file: string,
  option = '--resume',
  otherwise: Message = message('refusals.notStopped', { file }),
): readonly SavedRun[] {
  const content = readJson(file, option) as { format?: unknown; runs?: unknown } | null
  const runs = content?.format === RUN_FORMAT ? [content] : content?.format === SEVERAL ? content.runs : null
  const refuse = (): never => {
    throw new BadInput(option, otherwise)
  }
  if (!Array.isArray(runs) || runs.length === 0) return refuse()
  const read = runs.map((run: unknown) => readSavedRun(run) ?? refuse())
  const notes = new Set(read.flatMap(({ note }) => (note ? say(note(file)) : [])))
  for (const note of notes) process.stderr.write(`${note}\n`)
  return read.map(({ run }) => run)
}

/** The run with exactly this spec, if it is among these. */
export function findRun(
  runs: readonly SavedRun[],
  kind: ExperimentKind,
  spec: unknown,
): SavedRun | undefined {
  const wanted = JSON.stringify(spec)
  return runs.find((run) => run.kind === kind && JSON.stringify(run.spec) === wanted)
}

function written({ kind, spec, seconds, ...run }: SavedRun): object {
  const key = runKeyOf(kind, spec)
  const head = {
    format: RUN_FORMAT,
    schema: SEALED_SCHEMA,
    version,
    plan: planKeyOf(kind, spec),
    kind,
    spec,
    seconds,
  }
  const parts = [...run.parts].map(([index, part]) => sealEntry(key, 'part', index, part))
  const checkpoints = [...run.checkpoints].map(([index, state]) => sealEntry(key, 'checkpoint', index, state))
  return { ...head, parts, checkpoints, checksum: wholeChecksum(head, parts, checkpoints) }
}
