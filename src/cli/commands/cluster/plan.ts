import { type Command, InvalidArgumentError } from 'commander'
import { duration, message } from '../../../locales/message'
import { type JobOptions, writeJobs } from '../../cluster/jobs/jobFiles'
import { createPlan } from '../../cluster/planFolder'
import { refuseBots } from '../../bots/botFiles'
import { readSpecFile } from '../../cluster/specFile'
import { BadInput } from '../../options/badInput'
import { whole } from '../../options/numbers'
import { addPlayerOption } from '../../options/playerFiles'
import { t } from '../../output/language'
import { addOutputOptions, type OutputOptions, print } from '../../output/output'
import { foreseeRun } from '../../run/foreseenText'

interface PlanOptions extends OutputOptions, JobOptions {
  readonly parts: number
  readonly out?: string
  readonly player: readonly string[]
}

const MOST_PARTS = 1_000_000
/** A scheduler takes about this long to start a job. */
const SHORT_PART_SECONDS = 1
const GOOD_PART_SECONDS = 60

/** `plan` divides a spec into parts in a folder, with the files that submit them. */
export function register(program: Command): void {
  const command = program
    .command('plan')
    .summary(t('cluster.plan'))
    .description(t('cluster.planLong'))
    .argument('<SPEC>', t('cluster.spec'))
    .option('--parts <N>', t('cluster.parts'), whole(1, MOST_PARTS), 100)
    .option('--out <DIR>', t('cluster.outFolder'))
    .option('--slurm', t('cluster.slurm'))
    .option('--kubernetes', t('cluster.kubernetes'))
    .option('--cpus <N>', t('cluster.cpus'), whole(1, 256), 1)
    .option('--throttle <N>', t('cluster.throttle'), whole(1, MOST_PARTS))
    .option('--memory <SIZE>', t('cluster.memory'), matching(/^\d+[MG]$/, 'cluster.memoryForm'))
    .option(
      '--time <HH:MM:SS>',
      t('cluster.time'),
      matching(/^(\d+-)?\d{1,2}:\d\d:\d\d$/, 'cluster.timeForm'),
    )
    .option('--partition <NAME>', t('cluster.partition'), matching(/^[\w.,-]+$/, 'cluster.nameForm'))
    .option('--account <NAME>', t('cluster.account'), matching(/^[\w.@-]+$/, 'cluster.nameForm'))
    .option(
      '--image <NAME>',
      t('cluster.image'),
      matching(/^[\w./:@-]+$/, 'cluster.nameForm'),
      'lumbung:latest',
    )
    .option(
      '--claim <NAME>',
      t('cluster.claim'),
      matching(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'cluster.nameForm'),
      'lumbung',
    )
    .option(
      '--program <COMMAND>',
      t('cluster.program'),
      matching(/^[^\n\0]+$/, 'cluster.nameForm'),
      'lumbung',
    )
  addOutputOptions(addPlayerOption(command), 'json').action(async (file: string, options: PlanOptions) => {
    if (options.out === undefined || options.out.trim() === '')
      throw new BadInput('--out', message('refusals.noValue'))
    const run = readSpecFile(file, options.player)
    refuseBots(run.spec, 'SPEC')
    const plan = createPlan(options.out, run, options.parts)
    const { seconds, high } = await foreseeRun(plan.kind, plan.spec, 1)
    const jobs = writeJobs(plan, high, options)
    const parts = plan.shares.length
    const about = { parts, tasks: plan.tasks.length, stages: plan.stages.length }
    const each = duration(seconds / parts)
    print(
      options,
      {
        json: { folder: plan.folder, ...about, secondsPerPart: seconds / parts, submit: jobs },
        text: [
          t('cluster.planned', { folder: plan.folder, count: parts, each }),
          ...(about.stages > 1 ? [t('cluster.inStages', { stages: about.stages })] : []),
          ...tinyParts(seconds, parts),
          ...(parts < options.parts ? [t('cluster.fewerParts', { parts })] : []),
          t('cluster.submit'),
          ...jobs.map((line) => `  ${line}`),
        ].join('\n'),
      },
      plan,
    )
  })
}

/** Warns about parts that end before their job has started, and says how many would do. */
function tinyParts(seconds: number, parts: number): readonly string[] {
  const enough = Math.max(1, Math.floor(seconds / GOOD_PART_SECONDS))
  if (parts <= enough || seconds / parts >= SHORT_PART_SECONDS) return []
  return [t('cluster.tinyParts', { enough, each: duration(seconds / enough) })]
}

/** Option parser for a word of a certain form; it is checked because it becomes part of a script. */
function matching(
  form: RegExp,
  problem: 'cluster.memoryForm' | 'cluster.timeForm' | 'cluster.nameForm',
): (text: string) => string {
  return (text) => {
    if (!form.test(text)) throw new InvalidArgumentError(t(problem))
    return text
  }
}
