import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { anyExperimentOf } from '../../../engine/experiments/contract/catalogue'
import { shellWord } from '../../../engine/escape'
import { writeWhole } from '../../output/outputFile'
import { type FolderPlan, makeFolder } from '../planFolder'
import { parallelFiles } from './gnuParallel'
import { kubernetesFiles } from './kubernetes'
import { slurmFiles } from './slurm'

/** The settings of a plan's job files; anything left out is estimated. */
export interface JobOptions {
  readonly slurm?: boolean
  readonly kubernetes?: boolean
  readonly cpus: number
  readonly throttle?: number
  readonly memory?: string
  readonly time?: string
  readonly partition?: string
  readonly account?: string
  readonly image: string
  readonly claim: string
  /** How a job calls Lumbung; may be several words, such as `apptainer exec lumbung.sif lumbung`. */
  readonly program: string
}

/** The information every kind of job file needs. */
export interface Jobs extends JobOptions {
  readonly memory: string
  readonly time: string
  readonly parts: number
  /** The parts of each stage. */
  readonly stages: FolderPlan['stages']
  /** Distinguishes the jobs of one plan from those of another. */
  readonly name: string
}

/** A file in a folder: its path and content. */
export type JobFiles = Readonly<Record<string, string>>

/** Writes the files that submit a plan, and returns the command that starts each kind. */
export function writeJobs(plan: FolderPlan, seconds: number, options: JobOptions): readonly string[] {
  const jobs: Jobs = {
    ...options,
    memory: options.memory ?? memoryFor(plan, options.cpus),
    time: options.time ?? timeFor(seconds / plan.shares.length / options.cpus),
    parts: plan.shares.length,
    stages: plan.stages,
    name: `lumbung-${plan.checksum.slice(0, 8)}`,
  }
  const kinds = [
    ...(options.slurm ? [{ files: slurmFiles(jobs), start: 'slurm/submit.sh' }] : []),
    ...(options.kubernetes ? [{ files: kubernetesFiles(jobs), start: 'kubernetes/submit.sh' }] : []),
    { files: parallelFiles(jobs), start: 'parallel/run.sh' },
  ]
  for (const { files } of kinds) writeFiles(plan.folder, files)
  return kinds.map(({ start }) => shellWord(join(plan.folder, start)))
}

function writeFiles(folder: string, files: JobFiles): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    makeFolder(join(file, '..'))
    writeWhole(file, content, '--out')
    if (content.startsWith('#!')) chmodSync(file, 0o755)
  }
}

/** Node and its threads need memory on top of what the experiment asks for. */
const BASE_BYTES = 600e6
const BYTES_PER_THREAD = 100e6
const MIB = 1 << 20

function memoryFor({ kind, spec }: FolderPlan, cpus: number): string {
  const { memoryBytes } = anyExperimentOf(kind).estimate(spec)
  return `${Math.ceil((BASE_BYTES + cpus * (BYTES_PER_THREAD + memoryBytes)) / MIB)}M`
}

/** Machines differ and estimates are rough: a job may take this many times as long before it is stopped. */
const PATIENCE = 4
const LEAST_SECONDS = 600

function timeFor(seconds: number): string {
  const minutes = Math.ceil(Math.max(LEAST_SECONDS, PATIENCE * seconds) / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const clock = `${String(hours % 24).padStart(2, '0')}:${String(rest).padStart(2, '0')}:00`
  return hours < 24 ? clock : `${Math.floor(hours / 24)}-${clock}`
}
