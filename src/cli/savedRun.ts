import { version } from '../../package.json'
import type { ExperimentKind, Json } from '../engine/experiments/experiment'
import { BadInput } from './badInput'
import { readJson } from './inputFile'
import { writeWhole } from './output'

/** A run that was stopped: its spec, and everything that was finished. */
export interface SavedRun {
  readonly kind: ExperimentKind
  readonly spec: unknown
  readonly parts: ReadonlyMap<number, Json>
  readonly checkpoints: ReadonlyMap<number, Json>
  /** Seconds spent so far. */
  readonly seconds: number
}

const FORMAT = 'lumbung-run'

/** Writes a stopped run so that `--resume FILE` can go on with it. */
export function saveRun(file: string, run: SavedRun): void {
  const { kind, spec, seconds } = run
  const content = {
    format: FORMAT,
    version,
    kind,
    spec,
    seconds,
    parts: [...run.parts],
    checkpoints: [...run.checkpoints],
  }
  writeWhole(file, `${JSON.stringify(content)}\n`, '--resume')
}

/** Reads a stopped run of the very same spec. */
export function loadRun(file: string, kind: ExperimentKind, spec: unknown): SavedRun {
  const saved = readJson(file, '--resume') as Partial<Record<keyof SavedRun | 'format', unknown>>
  if (saved?.format !== FORMAT || !isPartList(saved.parts) || !isPartList(saved.checkpoints)) {
    throw new BadInput('--resume', `${file} is not a stopped run`)
  }
  if (saved.kind !== kind || JSON.stringify(saved.spec) !== JSON.stringify(spec)) {
    throw new BadInput('--resume', `${file} was made by other options; give the same ones`)
  }
  return {
    kind,
    spec,
    parts: new Map(saved.parts),
    checkpoints: new Map(saved.checkpoints),
    seconds: Number(saved.seconds) || 0,
  }
}

function isPartList(list: unknown): list is [number, Json][] {
  const isPart = (entry: unknown): boolean =>
    Array.isArray(entry) && entry.length === 2 && Number.isSafeInteger(entry[0]) && entry[1] !== null
  return Array.isArray(list) && list.every(isPart)
}
