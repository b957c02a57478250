import Ajv2020 from 'ajv/dist/2020'
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Task } from '../../../../../src/engine/experiments/contract/experiment'
import { sharesOf } from '../../../../../src/engine/experiments/contract/shares'
import { type JobOptions, writeJobs } from '../../../../../src/cli/cluster/jobs/jobFiles'
import type { FolderPlan } from '../../../../../src/cli/cluster/planFolder'
import { experimentOf } from '../../../../../src/engine/experiments/contract/catalogue'
import { HOSTILE_NAMES } from '../../../../support/hostileNames'
import schema from '../../../../support/cluster/kubernetesJob.schema.json'
import { temporaryFolder } from '../../../../support/temporaryFolder'

const root = temporaryFolder()
const spec = experimentOf('matchSeries').defaults
const USUAL: JobOptions = {
  cpus: 2,
  image: 'registry.example/lumbung:1',
  claim: 'results',
  program: 'lumbung',
}
let folders = 0

/** A plan of this many tasks in two stages, the second with a tenth of them, and its job files. */
function planned(tasks: number, options: Partial<JobOptions> = {}): string {
  const folder = join(root, `plan ${folders++}`)
  const first = Math.ceil(tasks * 0.9)
  const all = Array.from({ length: tasks }, (_, index): Task => ({
    index,
    weight: 1,
    ...(index < first ? {} : { needs: { from: 0, to: first } }),
  }))
  const plan: FolderPlan = {
    folder,
    version: '1.0.0',
    kind: 'matchSeries',
    spec,
    tasks: all,
    ...sharesOf(all, tasks),
    checksum: '0123456789abcdef',
    key: 'key',
    players: {},
  }
  writeJobs(plan, 50_000, { ...USUAL, slurm: true, kubernetes: true, ...options })
  return folder
}

/** Programs that print what they are called with, found before the real ones. */
function standIns(programs: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const folder = join(root, `bin-${folders++}`)
  mkdirSync(folder)
  for (const [name, body] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
}

const SLURM = {
  scontrol: 'echo "MaxArraySize            = 1001"',
  sbatch: 'echo "$LUMBUNG_FIRST | $*" >> calls; echo "7$(wc -l < calls)"',
}

const callsOf = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n')

it.each([
  'slurm/submit.sh',
  'slurm/part.sbatch',
  'slurm/merge.sbatch',
  'parallel/run.sh',
  'kubernetes/submit.sh',
])('%s is a script that a shell can read', (file) => {
  execFileSync('bash', ['-n', join(planned(50), file)])
})

describe('Slurm', () => {
  it('gets an array for every stage within its bounds, and a merge after all of them', () => {
    const folder = planned(2_500, { throttle: 40 })
    execFileSync(join(folder, 'slurm/submit.sh'), { env: standIns(SLURM) })
    expect(callsOf(folder)).toEqual([
      '0 | --parsable --array=0-1000%40 slurm/part.sbatch',
      '1001 | --parsable --array=0-1000%40 slurm/part.sbatch',
      '2002 | --parsable --array=0-247%40 slurm/part.sbatch',
      '2002 | --parsable --dependency=afterok:71:72:73 --kill-on-invalid-dep=yes --array=248-497%40 slurm/part.sbatch',
      ' | --dependency=afterany:71:72:73:74 slurm/merge.sbatch',
    ])
  })

  it('gets only the parts that are missing', () => {
    const folder = planned(2_500)
    execFileSync(join(folder, 'slurm/submit.sh'), ['3,7-9,1500,2400-2410'], { env: standIns(SLURM) })
    expect(callsOf(folder)).toEqual([
      '0 | --parsable --array=3,7-9 slurm/part.sbatch',
      '1001 | --parsable --array=499 slurm/part.sbatch',
      '2002 | --parsable --dependency=afterok:71:72 --kill-on-invalid-dep=yes --array=398-408 slurm/part.sbatch',
      ' | --dependency=afterany:71:72:73 slurm/merge.sbatch',
    ])
  })

  it('knows what a part needs, and to requeue it when its time is up', () => {
    const options = { memory: '3G', time: '02:30:00', partition: 'long', account: 'games' }
    const script = readFileSync(join(planned(50, options), 'slurm/part.sbatch'), 'utf8')
    for (const line of [
      '--mem=3G',
      '--time=02:30:00',
      '--partition=long',
      '--account=games',
      '--cpus-per-task=2',
      '--requeue',
      '--signal=B:USR1@60',
    ])
      expect(script).toContain(`#SBATCH ${line}\n`)
    expect(script).toContain('lumbung part . --workers 2 &')
    const estimated = readFileSync(join(planned(50), 'slurm/part.sbatch'), 'utf8')
    expect(estimated).toContain('#SBATCH --time=00:34:00\n')
    expect(estimated).toMatch(/#SBATCH --mem=\d{3,4}M\n/)
  })
})

/** What the Kubernetes API accepts as a Job. */
const isJob = new Ajv2020({
  allErrors: true,
  strictTypes: false,
  strictRequired: false,
}).compile<KubernetesJob>(schema)

interface KubernetesJob {
  readonly spec: {
    readonly parallelism?: number
    readonly template: {
      readonly spec: {
        readonly restartPolicy: string
        readonly containers: readonly [
          {
            readonly command: readonly string[]
            readonly env: readonly object[]
            readonly resources: object
          },
        ]
      }
    }
  }
}

describe('Kubernetes', () => {
  const read = (folder: string, file: string): KubernetesJob => {
    const job: unknown = JSON.parse(readFileSync(join(folder, 'kubernetes', file), 'utf8'))
    if (isJob(job)) return job
    throw new Error(JSON.stringify(isJob.errors))
  }

  it('gets an Indexed Job for every stage and one that merges, all valid', () => {
    const folder = planned(2_500, { throttle: 40 })
    const [first, second] = ['stage-0.json', 'stage-1.json'].map((file) => read(folder, file).spec)
    expect(first).toMatchObject({ completionMode: 'Indexed', completions: 2_250, parallelism: 40 })
    expect(second).toMatchObject({ completionMode: 'Indexed', completions: 250 })
    expect(second!.template.spec.containers[0].env).toContainEqual({ name: 'LUMBUNG_FIRST', value: '2250' })
    expect(first!.template.spec.containers[0]).toMatchObject({
      image: 'registry.example/lumbung:1',
      command: ['lumbung', 'part', '.', '--workers', '2'],
    })
    expect(read(folder, 'merge.json').spec.template.spec.containers[0].command).toContain('merge')
  })

  it.each([
    ['an unknown field', { spec: { completion: 3 } }],
    ['a number written as text', { spec: { completions: '3' } }],
    ['too many pods at once', { spec: { parallelism: 20_000 } }],
    ['a name that is not allowed', { metadata: { name: 'Lumbung_1' } }],
    [
      'a size that is not allowed',
      { spec: { template: { spec: { containers: [{ resources: { limits: { memory: '4GB' } } }] } } } },
    ],
    ['pods that restart', { spec: { template: { spec: { restartPolicy: 'OnFailure' } } } }],
  ])('would notice %s', (_, change) => {
    const job: unknown = read(planned(50), 'stage-0.json')
    expect(isJob(job)).toBe(true)
    expect(isJob(changed(job, change))).toBe(false)
  })

  it('runs its stages one after the other, in the folder of the claim', () => {
    const folder = planned(20)
    const env = standIns({ kubectl: 'echo "$*" >> calls; if [ "$1" = apply ]; then cat >> applied; fi' })
    execFileSync(join(folder, 'kubernetes/submit.sh'), { env: { ...env, FOLDER: 'survey' } })
    expect(callsOf(join(folder, 'kubernetes')).filter((call) => call.startsWith('wait'))).toEqual(
      ['stage-0', 'stage-1', 'merge'].map(
        (job) => `wait --for=condition=complete --timeout=-1s job/lumbung-01234567-${job}`,
      ),
    )
    const applied = readFileSync(join(folder, 'kubernetes/applied'), 'utf8')
    expect(applied.match(/"workingDir": "\/data\/survey"/g)).toHaveLength(3)
  })

  it('refuses a folder whose name no text of JSON can hold', () => {
    const env = { ...standIns({ kubectl: 'touch called' }), FOLDER: 'a\u001bb' }
    expect(spawnSync(join(planned(1), 'kubernetes/submit.sh'), { env }).status).toBe(2)
  })

  it.each(HOSTILE_NAMES.filter((name) => name.trim() !== '' && !/\p{Cc}|\p{Cs}/u.test(name)))(
    'runs in a folder named %j, and nothing else',
    (name) => {
      const folder = planned(1)
      const env = standIns({ kubectl: 'if [ "$1" = apply ]; then cat > applied; fi' })
      execFileSync(join(folder, 'kubernetes/submit.sh'), { env: { ...env, FOLDER: name } })
      const job: unknown = JSON.parse(readFileSync(join(folder, 'kubernetes/applied'), 'utf8'))
      expect(job).toMatchObject({
        spec: { template: { spec: { containers: [{ workingDir: `/data/${name}` }] } } },
      })
      expect(readdirSync(join(folder, 'kubernetes')).sort()).toEqual([
        'applied',
        'merge.json',
        'stage-0.json',
        'submit.sh',
      ])
    },
  )
})

/** A value with some of its fields changed, at any depth. */
function changed(value: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null) return change
  if (Array.isArray(change)) return change.map((each, at) => changed((value as unknown[])[at], each))
  const of = value as Record<string, unknown>
  const fields = Object.entries(change).map(([key, each]) => [key, changed(of[key], each)])
  return { ...(value as object), ...Object.fromEntries(fields) }
}

const PARALLEL = spawnSync('parallel', ['--version'], { encoding: 'utf8' })

describe('GNU parallel', () => {
  it.skipIf(PARALLEL.status !== 0)(
    'plans every part once (skipped where GNU parallel is not installed)',
    () => {
      const folder = planned(30)
      const run = (...args: readonly string[]): readonly string[] =>
        execFileSync(join(folder, 'parallel/run.sh'), args, {
          env: { ...process.env, PARALLEL_OPTIONS: '--dry-run' },
          encoding: 'utf8',
        })
          .trimEnd()
          .split('\n')
      const part = (index: number): string => `lumbung part . --workers 2 --index ${index}`
      expect(run()).toEqual(Array.from({ length: 30 }, (_, index) => part(index)))
      expect(run('3,7-9,28')).toEqual([3, 7, 8, 9, 28].map(part))
    },
  )
})
