import type { Command } from 'commander'
import { message, type Text } from '../../../locales/message'
import { RecordReplayer } from '../../batch/replayRecords'
import { BadInput } from '../../options/badInput'
import { bytesOf, readLines } from '../../options/inputFile'
import { say, t } from '../../output/language'
import { addOutputOptions, print, type OutputOptions } from '../../output/output'
import { createProgressBar } from '../../output/progressBar'

interface ReplayOptions extends OutputOptions {
  readonly progress?: boolean
}

/** Problems that are told one by one. */
const MOST_TOLD = 10

/** `replay` plays every game of a file of records again by the reference rules, and compares how it ends. */
export function register(program: Command): void {
  const command = program.command('replay').description(t('commands.replay'))
  command.argument('<FILE>', t('options.recordsToReplay')).option('--progress', t('options.progress'))
  addOutputOptions(command, 'json').action(async (file: string, options: ReplayOptions) => {
    const size = bytesOf(file, 'FILE')
    const bar = createProgressBar(message('kinds.unitGames'), options.progress)
    const replayer = new RecordReplayer()
    const problems: { readonly line: number; readonly problem: Text }[] = []
    let [line, games, read] = [0, 0, 0]
    for await (const text of readLines(file, 'FILE')) {
      line += 1
      read += Buffer.byteLength(text) + 1
      // The size of a pipe is not known.
      bar.update(size > 0 ? Math.min(1, read / size) : 0, games)
      const problem = replayer.check(line === 1 ? text.replace(/^\uFEFF/, '') : text)
      if (problem === undefined) continue
      games += 1
      if (problem !== null) problems.push({ line, problem })
    }
    bar.clear()
    if (games === 0) throw new BadInput('FILE', message('batch.noGames', { file }))
    for (const problem of problems.slice(0, MOST_TOLD)) process.stderr.write(`${t('batch.line', problem)}\n`)
    if (problems.length > 0) process.exitCode = 1
    const answer = {
      json: {
        games,
        problems: problems.map(({ line: at, problem }) => ({ line: at, problem: say(problem) })),
      },
      text:
        problems.length > 0
          ? t('batch.replayFailed', { games, problems: problems.length })
          : t('batch.replayed', { games: message('amounts.games', { count: games }) }),
    }
    print(options, answer, { kind: 'replay', spec: { file } })
  })
}
