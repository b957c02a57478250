import type { Command } from 'commander'
import { duration, message, share, type Text } from '../../../locales/message'
import { type FolderStatus, resubmitLine, statusOf } from '../../cluster/folderStatus'
import { MOST_NAMED, namedRanges } from '../../cluster/indexList'
import { type FolderPlan, readPlan } from '../../cluster/planFolder'
import { say, t } from '../../output/language'
import { addOutputOptions, type OutputOptions, print } from '../../output/output'
import { shellWord } from '../../../engine/escape'

/** `status` shows the progress of a plan and the command to type next. */
export function register(program: Command): void {
  const command = program
    .command('status')
    .summary(t('cluster.status'))
    .description(t('cluster.statusLong'))
    .argument('<DIR>', t('cluster.folder'))
  addOutputOptions(command, 'json').action((folder: string, options: OutputOptions) => {
    const plan = readPlan(folder)
    const status = statusOf(plan)
    const resubmit = resubmitLine(plan, status)
    const { parts, done, missing, damaged, computed, left } = status
    print(
      options,
      {
        json: {
          parts,
          done,
          missing,
          damaged: damaged.map(({ part, reason }) => ({ part, reason: say(reason) })),
          share: status.share,
          seconds: computed,
          secondsLeft: left,
          resubmit,
        },
        text: linesOf(plan, status, resubmit).map(say).join('\n'),
      },
      plan,
    )
  })
}

function linesOf(plan: FolderPlan, status: FolderStatus, resubmit: string | null): readonly Text[] {
  const { parts, done, missing, damaged, computed, left } = status
  return [
    message('cluster.statusDone', { done, parts, share: share(status.share, 1), time: duration(computed) }),
    ...(left === null ? [] : [message('cluster.statusLeft', { left: duration(left) })]),
    ...(missing.length === 0
      ? []
      : [message('cluster.statusMissing', { count: missing.length, named: namedRanges(missing) })]),
    ...damaged
      .slice(0, MOST_NAMED)
      .map(({ part, reason }) => message('cluster.firstDamaged', { part: String(part), reason })),
    ...(resubmit === null
      ? [message('cluster.statusMerge'), `  lumbung merge ${shellWord(plan.folder)}`]
      : [message('cluster.statusResubmit'), `  ${resubmit}`]),
  ]
}
