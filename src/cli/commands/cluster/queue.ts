import type { Command } from 'commander'
import { openQueue } from '../../../cluster/queueClient'
import { queueFolder } from '../../cluster/queueFolder'
import { statusOf } from '../../cluster/folderStatus'
import { type FolderPlan, readPlan } from '../../cluster/planFolder'
import { addServerOption, serverFrom } from '../../cluster/server'
import { BadInput } from '../../options/badInput'
import { list, message } from '../../../locales/message'
import { t } from '../../output/language'

interface QueueOptions {
  readonly on?: string
  readonly progress?: boolean
}

/** `queue` runs a plan on the workers of a queue. */
export function register(program: Command): void {
  const command = program
    .command('queue')
    .summary(t('cluster.queue'))
    .description(t('cluster.queueLong'))
    .argument('<DIR>', t('cluster.folder'))
  command.option('--progress', t('options.progress'))
  addServerOption(command).action(async (folder: string, { on, progress }: QueueOptions) => {
    const plan = readPlan(folder)
    refuseOwnPlayers(plan)
    const client = await openQueue(serverFrom(on))
    if (!client.ok) throw new BadInput('--on', client.error)
    const { parts, done } = statusOf(plan)
    const server = client.value.shown
    if (done < parts) process.stderr.write(`${t('cluster.queued', { open: parts - done, parts, server })}\n`)
    await queueFolder(plan, client.value, progress)
    process.stdout.write(`${t('cluster.queueDone', { folder })}\n`)
  })
}

/** Batches are named by their spec, which names networks by ids alone: two networks of one id would be mixed up. */
function refuseOwnPlayers({ players }: FolderPlan): void {
  const named = Object.keys(players)
  if (named.length > 0)
    throw new BadInput('DIR', message('cluster.queueOwnPlayers', { players: list(named, 'comma') }))
}
