import { CHUNKS } from './chunks'
import type { JobFiles, Jobs } from './jobFiles'

/** Slurm warns a job this many seconds before its time limit: it saves its progress and goes back into the queue. */
const NOTICE_SECONDS = 60
/** A job that is requeued this often makes no progress. */
const MOST_RESTARTS = 100

/** The files that run a plan on Slurm: an array for each stage, then a job that merges. */
export function slurmFiles(jobs: Jobs): JobFiles {
  return {
    'slurm/submit.sh': submit(jobs),
    'slurm/part.sbatch': partJob(jobs),
    'slurm/merge.sbatch': mergeJob(jobs),
  }
}

function submit({ stages, parts, throttle }: Jobs): string {
  const limits = throttle === undefined ? '' : `%${throttle}`
  return `#!/usr/bin/env bash
# Submits all parts of this folder, or those given (3,7-9), and then the job that merges them.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p log
wanted=\${1:-0-${parts - 1}}
limit=$(scontrol show config | awk '$1 == "MaxArraySize" { print $3 }')
${CHUNKS}
all=()
after=()
# Bash before 4.4 stops at an empty array unless it is written as below.
for stage in ${stages.map(({ from, to }) => `${from}-${to - 1}`).join(' ')}; do
  jobs=()
  while read -r first list; do
    job=$(LUMBUNG_FIRST=$first sbatch --parsable \${after[@]+"\${after[@]}"} --array="$list${limits}" slurm/part.sbatch)
    jobs+=("\${job%%;*}")
  done < <(chunks "\${stage%-*}" "\${stage#*-}" "\${limit:-1001}")
  [ \${#jobs[@]} -gt 0 ] || continue
  all+=("\${jobs[@]}")
  after=(--dependency="afterok:$(IFS=:; echo "\${jobs[*]}")" --kill-on-invalid-dep=yes)
done
sbatch --dependency="afterany:$(IFS=:; echo "\${all[*]}")" slurm/merge.sbatch
`
}

function common({ partition, account, name }: Jobs, suffix: string): string {
  return [
    `#SBATCH --job-name=${name}${suffix}`,
    ...(partition === undefined ? [] : [`#SBATCH --partition=${partition}`]),
    ...(account === undefined ? [] : [`#SBATCH --account=${account}`]),
    '#SBATCH --open-mode=append',
    '#SBATCH --requeue',
    '#SBATCH --export=ALL',
    '#SBATCH --ntasks=1',
  ].join('\n')
}

function partJob(jobs: Jobs): string {
  return `#!/usr/bin/env bash
${common(jobs, '')}
#SBATCH --output=log/%A_%a.log
#SBATCH --cpus-per-task=${jobs.cpus}
#SBATCH --mem=${jobs.memory}
#SBATCH --time=${jobs.time}
#SBATCH --signal=B:USR1@${NOTICE_SECONDS}
# A part that is stopped saves what it has; the same part continues from there, on any machine.
stop() {
  kill -TERM "$part" 2>/dev/null
  wait "$part"
}
time_is_up() {
  stop
  if [ "\${SLURM_RESTART_COUNT:-0}" -lt ${MOST_RESTARTS} ]; then
    scontrol requeue "\${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"
  fi
  exit 1
}
trap time_is_up USR1
trap 'stop; exit 143' TERM
${jobs.program} part . --workers ${jobs.cpus} &
part=$!
wait "$part"
`
}

function mergeJob(jobs: Jobs): string {
  return `#!/usr/bin/env bash
${common(jobs, '-merge')}
#SBATCH --output=log/merge.log
#SBATCH --mem=4G
#SBATCH --time=01:00:00
${jobs.program} merge . --csv result.csv
`
}
