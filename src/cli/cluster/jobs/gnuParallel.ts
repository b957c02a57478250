import { CHUNKS } from './chunks'
import type { JobFiles, Jobs } from './jobFiles'

/** The file that runs a plan with GNU parallel: on this machine, or over ssh on those listed in `parallel/hosts`. */
export function parallelFiles({ stages, parts, throttle, cpus, program }: Jobs): JobFiles {
  const atOnce = throttle ?? (cpus === 1 ? '100%' : `$(( ($(nproc) + ${cpus - 1}) / ${cpus} ))`)
  return {
    'parallel/run.sh': `#!/usr/bin/env bash
# Does all parts of this folder, or those given (3,7-9), and then merges them. Machines listed in parallel/hosts, one
# per line, are reached over ssh; all of them must see this folder under the same path.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p log
wanted=\${1:-0-${parts - 1}}
hosts=()
if [ -f parallel/hosts ]; then hosts=(--sshloginfile parallel/hosts --workdir "$PWD"); fi
${CHUNKS}
# Bash before 4.4 stops at an empty array unless it is written as below.
for stage in ${stages.map(({ from, to }) => `${from}-${to - 1}`).join(' ')}; do
  chunks "\${stage%-*}" "\${stage#*-}" ${parts} |
    awk '{ n = split($2, range, ","); for (i = 1; i <= n; i++) { split(range[i], end, "-"); for (p = end[1]; p <= (end[2] == "" ? end[1] : end[2]); p++) print p } }' |
    parallel \${hosts[@]+"\${hosts[@]}"} \${PARALLEL_OPTIONS:-} --jobs "${atOnce}" --retries 3 --joblog "log/parallel-\${stage}.log" \\
      ${program} part . --workers ${cpus} --index {}
done
if [[ "\${PARALLEL_OPTIONS:-}" != *--dry-run* ]]; then ${program} merge . --csv result.csv; fi
`,
  }
}
