import { type Command, InvalidArgumentError } from 'commander'
import { availableParallelism } from 'node:os'
import { message } from '../../../locales/message'
import { type FolderPlan, readPlan } from '../../cluster/planFolder'
import { runPart } from '../../cluster/runPart'
import { BadInput } from '../../options/badInput'
import { whole } from '../../options/numbers'
import { t } from '../../output/language'

interface PartOptions {
  readonly index?: readonly number[]
  readonly workers: number
  readonly progress?: boolean
}

const MOST = 1_000_000

/** `part` does one part of a plan, or several in turn. */
export function register(program: Command): void {
  program
    .command('part')
    .summary(t('cluster.part'))
    .description(t('cluster.partLong'))
    .argument('<DIR>', t('cluster.folder'))
    .option('--index <I>', t('cluster.index'), readIndices)
    .option('--workers <N>', t('options.workers'), whole(1, 256), workersHere())
    .option('--progress', t('options.progress'))
    .action(async (folder: string, options: PartOptions) => {
      const plan = readPlan(folder)
      const indices = options.index ?? [indexFrom(process.env)]
      refuseStrays(plan, indices)
      for (const part of indices) {
        const how = await runPart(plan, part, options)
        process.stdout.write(
          `${t(how === 'done' ? 'cluster.partDone' : 'cluster.partDoneBefore', { part: String(part) })}\n`,
        )
      }
    })
}

/** As many threads as the scheduler gave the job; otherwise all the machine has. */
function workersHere(): number {
  const given = Number(process.env['SLURM_CPUS_PER_TASK'])
  return Number.isInteger(given) && given >= 1 && given <= 256 ? given : availableParallelism()
}

/** Reads `3`, or a list such as `3,7-9`, as an option's parser. */
function readIndices(text: string): readonly number[] {
  const index = whole(0, MOST)
  return text.split(',').flatMap((piece) => {
    const [from = 0, to = from, ...rest] = piece.split('-').map(index)
    if (rest.length > 0 || to < from) throw new InvalidArgumentError(t('cluster.indexForm'))
    return Array.from({ length: to - from + 1 }, (_, place) => from + place)
  })
}

/** The part that a scheduler asks for: Slurm arrays and Kubernetes Indexed Jobs count from their own first index. */
function indexFrom(env: NodeJS.ProcessEnv): number {
  const told = env['SLURM_ARRAY_TASK_ID'] ?? env['JOB_COMPLETION_INDEX']
  const [place, first] = [Number(told ?? Number.NaN), Number(env['LUMBUNG_FIRST'] ?? 0)]
  if (!Number.isSafeInteger(place) || !Number.isSafeInteger(first) || place + first < 0)
    throw new BadInput('--index', message('cluster.noIndex'))
  return place + first
}

function refuseStrays({ shares, folder }: FolderPlan, indices: readonly number[]): void {
  const stray = indices.find((index) => index >= shares.length)
  if (stray === undefined) return
  throw new BadInput(
    '--index',
    message('cluster.strayIndex', { index: String(stray), folder, last: String(shares.length - 1) }),
  )
}
