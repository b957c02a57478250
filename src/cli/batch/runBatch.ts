import { once } from 'node:events'
import { readLines } from '../options/inputFile'
import { playBatchLine, type BatchAnswer } from './batchGame'
import { parseBatchLine } from './batchLine'
import { t } from '../output/language'

/** The answer to a line that could not be read or played, with its number in the file, from 1. */
type BatchProblem = Partial<BatchAnswer> & { readonly line: number; readonly problem: string }

/** Plays every line of a file, printing one answer per game as it goes; blank lines are skipped, bad ones get a problem. */
export async function runBatch(file: string): Promise<void> {
  let line = 0
  for await (const text of readLines(file, '--batch')) {
    line += 1
    if (text.trim() === '') continue
    const answer = `${JSON.stringify(answerTo(text, line))}\n`
    if (!process.stdout.write(answer)) await once(process.stdout, 'drain')
  }
}

function answerTo(text: string, line: number): BatchAnswer | BatchProblem {
  const read = parseBatchLine(line === 1 ? text.replace(/^\uFEFF/, '') : text)
  if (!read.ok) return { line, problem: t('batch.line', { line, problem: read.error }) }
  const answer = playBatchLine(read.value)
  return answer.problem === undefined
    ? answer
    : { ...answer, line, problem: t('batch.line', { line, problem: answer.problem }) }
}
