import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../../package.json'
import {
  type ExperimentKind,
  isExperimentKind,
  type Json,
} from '../../engine/experiments/contract/experiment'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { writeWhole } from '../output/outputFile'

/** A run as far as it got: its spec, and all finished parts. */
export interface SavedRun {
  readonly kind: ExperimentKind
  readonly spec: unknown
  readonly parts: ReadonlyMap<number, Json>
  readonly checkpoints: ReadonlyMap<number, Json>
  /** Seconds spent so far. */
  readonly seconds: number
}

/** One run, in the format of the app; and several runs of one command. */
const ONE = 'lumbung-run'
const SEVERAL = 'lumbung-runs'

/** Writes runs so that `--resume FILE` can continue them. */
export function saveRuns(file: string, runs: readonly SavedRun[]): void {
  const [only, ...others] = runs.map((run) => ({
    ...run,
    parts: [...run.parts],
    checkpoints: [...run.checkpoints],
  }))
  const content =
    others.length === 0
      ? { format: ONE, version, ...only }
      : { format: SEVERAL, version, runs: [only, ...others] }
  writeWhole(file, `${JSON.stringify(content)}\n`, '--resume')
}

/** Saves runs to the given file, else to a file named after the last run, else to the temporary folder; returns the name. */
export function saveForResume(file: string | undefined, runs: readonly SavedRun[]): string {
  const { kind, spec } = runs.at(-1) as SavedRun
  const hash = createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 8)
  const name = `${kind}-${hash}.stopped.json`
  try {
    saveRuns(file ?? name, runs)
    return file ?? name
  } catch {
    saveRuns(join(tmpdir(), name), runs)
    return join(tmpdir(), name)
  }
}

/** Reads the runs of a file. */
export function loadRuns(file: string): readonly SavedRun[] {
  const content = readJson(file, '--resume') as { format?: unknown; runs?: unknown } | null
  const runs = content?.format === ONE ? [content] : content?.format === SEVERAL ? content.runs : null
  if (!Array.isArray(runs) || !runs.every(isWritten)) {
    throw new BadInput('--resume', `${file} is not a stopped run`)
  }
  return runs.map((run) => ({
    ...run,
    parts: new Map(run.parts),
    checkpoints: new Map(run.checkpoints),
    seconds: Number(run.seconds) || 0,
  }))
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

type Written = Omit<SavedRun, 'parts' | 'checkpoints'> &
  Readonly<Record<'parts' | 'checkpoints', [number, Json][]>>

function isWritten(run: Partial<Record<keyof SavedRun, unknown>> | null): run is Written {
  return isExperimentKind(run?.kind) && isPartList(run.parts) && isPartList(run.checkpoints)
}

function isPartList(list: unknown): list is [number, Json][] {
  const isPart = (entry: unknown): boolean =>
    Array.isArray(entry) && entry.length === 2 && Number.isSafeInteger(entry[0]) && entry[1] !== null
  return Array.isArray(list) && list.every(isPart)
}
