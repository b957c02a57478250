import type { ExperimentKind, Json } from '../../../engine/experiments/contract/experiment'
import { specText } from '../../../engine/publish/specText'
import { t } from '../../locales/i18n'

/** What labs run jobs with. */
export const ENGINES = ['slurm', 'parallel', 'kubernetes', 'redis'] as const

export type JobEngine = (typeof ENGINES)[number]

/** A run as a job for a cluster. */
interface ClusterJob {
  readonly kind: ExperimentKind
  /** A spec that the experiment's `parse` has accepted. */
  readonly spec: Json
  readonly engine: JobEngine
  readonly parts: number
  /** The name of the folder; letters, digits, hyphens and underscores. */
  readonly folder: string
}

/** A word that no line of a spec, which is JSON, can be. */
const END = 'END_OF_SPEC'

/** Whether a name can be used as a folder in a command line without quoting. */
export function isFolderName(name: string): boolean {
  return /^[A-Za-z0-9][\w-]{0,63}$/.test(name)
}

/** The lines that run a spec on a cluster, with the spec itself: pasted into a shell, they need nothing else. */
export function clusterJobText({ kind, spec, engine, parts, folder }: ClusterJob): string {
  const plan = `lumbung plan ${folder}.json --parts ${parts} --out ${folder}`
  const lines: Readonly<Record<JobEngine, readonly string[]>> = {
    slurm: [`${plan} --slurm`, `${folder}/slurm/submit.sh`],
    parallel: [plan, `${folder}/parallel/run.sh`],
    kubernetes: [`${plan} --kubernetes --image IMAGE --claim CLAIM`, `${folder}/kubernetes/submit.sh`],
    redis: [
      plan,
      `# ${t('runPlaces.onWorkers', { command: 'lumbung work --on redis://HOST:6379 --workers 4' })}`,
      `lumbung queue ${folder} --on redis://HOST:6379`,
      `lumbung merge ${folder}`,
    ],
  }
  return [
    `cat > ${folder}.json <<'${END}'`,
    ...specLines(kind, spec),
    END,
    ...lines[engine],
    `# ${t('runPlaces.howFar', { command: `lumbung status ${folder}` })}`,
    '',
  ].join('\n')
}

/** Terminals cut longer lines. */
const LONGEST_LINE = 2_000

/** A spec file with a line for each of its fields, so that what follows it can be seen. */
function specLines(kind: ExperimentKind, spec: Json): readonly string[] {
  const whole = specText(kind, spec).trimEnd()
  const { spec: _, ...head } = JSON.parse(whole) as Record<string, unknown>
  const fields = Object.entries(spec as object).map(([name, value]) =>
    JSON.stringify({ [name]: value }).slice(1, -1),
  )
  const lines = [`${JSON.stringify(head).slice(0, -1)},"spec":{`, ...fields.join(',\n').split('\n'), '}}']
  return lines.every(({ length }) => length <= LONGEST_LINE) ? lines : whole.split('\n')
}

/** The default length of a part in seconds, and the most parts by default. */
const SECONDS_PER_PART = 600
const MOST_PARTS = 1_000

/** The default number of parts for a run of this many seconds and tasks. */
export function usualParts(seconds: number, tasks: number): number {
  const wanted = Math.ceil(seconds / SECONDS_PER_PART)
  return Math.max(1, Math.min(Math.max(wanted, Math.min(tasks, 10)), tasks, MOST_PARTS))
}
