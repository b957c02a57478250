import type { Range } from '../../../engine/range'
import type { JobFiles, Jobs } from './jobFiles'

/** The most pods of one Indexed Job that Kubernetes runs at once when each index may be retried. */
const MOST_AT_ONCE = 10_000
const USUAL_AT_ONCE = 100
const TRIES_PER_PART = 5
/** Where the volume claim is mounted; the plan's folder is inside it, under its own name. */
const MOUNTED = '/data'

/** The files that run a plan on Kubernetes: an Indexed Job for each stage, then a job that merges. */
export function kubernetesFiles(jobs: Jobs): JobFiles {
  const stages = jobs.stages.map((stage, place) => [
    `kubernetes/stage-${place}.json`,
    stageJob(jobs, stage, place),
  ])
  return {
    'kubernetes/submit.sh': submit(jobs),
    ...Object.fromEntries(stages.map(([path, job]) => [path, asText(job)])),
    'kubernetes/merge.json': asText(mergeJob(jobs)),
  }
}

function asText(job: unknown): string {
  return `${JSON.stringify(job, null, 2)}\n`
}

function submit({ stages, name }: Jobs): string {
  const files = [...stages.map((_, place) => `stage-${place}`), 'merge']
  return `#!/usr/bin/env bash
# Runs the stages of this plan one after the other; parts that are done already end at once. The folder must be in the
# claim under the name that the jobs use: FOLDER, unless given, is the name it has here.
set -euo pipefail
cd "$(dirname "$0")"
FOLDER=\${FOLDER:-$(basename "$(cd .. && pwd)")}
if [[ "$FOLDER" = *[[:cntrl:]]* ]]; then echo "The name of the folder contains a control character." >&2; exit 2; fi
# As a text of JSON, and then as what sed puts in.
written=$(printf %s "$FOLDER" | sed 's/[\\\\"]/\\\\&/g; s/[\\\\|&]/\\\\&/g')
for file in ${files.join(' ')}; do
  kubectl delete job "${name}-$file" --ignore-not-found
  sed "s|@FOLDER@|$written|g" "$file.json" | kubectl apply -f -
  kubectl wait --for=condition=complete --timeout=-1s "job/${name}-$file"
done
`
}

/** The seconds that `HH:MM:SS` or `D-HH:MM:SS` stands for. */
function secondsIn(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse()
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return ((Number(days) * 24 + hours) * 60 + minutes) * 60 + seconds
}

function podOf(
  jobs: Jobs,
  args: readonly string[],
  cpus: number,
  memory: string,
  env: readonly object[],
): object {
  const size = memory.replace(/([MG])$/, '$1i')
  return {
    metadata: { labels: { app: 'lumbung', plan: jobs.name } },
    spec: {
      restartPolicy: 'Never',
      containers: [
        {
          name: 'lumbung',
          image: jobs.image,
          command: ['lumbung', ...args],
          workingDir: `${MOUNTED}/@FOLDER@`,
          env: [{ name: 'HOME', value: '/tmp' }, ...env],
          resources: { requests: { cpu: String(cpus), memory: size }, limits: { memory: size } },
          volumeMounts: [{ name: 'work', mountPath: MOUNTED }],
        },
      ],
      volumes: [{ name: 'work', persistentVolumeClaim: { claimName: jobs.claim } }],
    },
  }
}

function jobOf({ name }: Jobs, suffix: string, spec: object): object {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: `${name}-${suffix}`, labels: { app: 'lumbung', plan: name } },
    spec,
  }
}

function stageJob(jobs: Jobs, { from, to }: Range, place: number): object {
  const first = [{ name: 'LUMBUNG_FIRST', value: String(from) }]
  return jobOf(jobs, `stage-${place}`, {
    completionMode: 'Indexed',
    completions: to - from,
    parallelism: Math.min(to - from, jobs.throttle ?? USUAL_AT_ONCE, MOST_AT_ONCE),
    backoffLimitPerIndex: TRIES_PER_PART,
    template: podOf(jobs, ['part', '.', '--workers', String(jobs.cpus)], jobs.cpus, jobs.memory, first),
    ...deadline(jobs, to - from),
  })
}

/** A job fails once the time limits of all its parts, added up, have passed; until then a part may be retried. */
function deadline({ time }: Jobs, parts: number): object {
  return { activeDeadlineSeconds: Math.min(secondsIn(time) * parts, 2_147_483_647) }
}

function mergeJob(jobs: Jobs): object {
  return jobOf(jobs, 'merge', {
    backoffLimit: 2,
    template: podOf(jobs, ['merge', '.', '--csv', 'result.csv'], 1, '4G', []),
  })
}
