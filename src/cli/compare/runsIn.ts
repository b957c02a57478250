import { isComparable } from '../../engine/comparisons/sample'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import { type FinishedRun, readFinishedRun } from '../../engine/experiments/contract/finishedRun'
import { message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { say, t } from '../output/language'
import { sealOf } from '../output/seriesSeal'
import { readSpec } from '../run/runSession'
import { loadRuns } from '../run/savedRun'

/** A run from a file. */
export interface RunInFile {
  readonly file: string
  readonly run: FinishedRun
}

/** The runs of a file that the app, `run --out` or `simulate --json` wrote; refuses what has no games to compare. */
export function runsIn(file: string): readonly RunInFile[] {
  const content = readJson(file, 'FILE') as { readonly kind?: unknown; readonly counts?: unknown } | null
  if (content?.kind === 'matchSeries' && content.counts !== undefined) return [seriesIn(file, content)]
  return loadRuns(file, 'FILE', message('studying.notARun', { file })).map(({ kind, spec, parts }) => {
    if (!isComparable(kind))
      throw new BadInput('FILE', message('studying.noGames', { file, kind: experimentOf(kind).title }))
    const run = readFinishedRun(kind, readSpec(kind, spec), parts)
    if (!run.ok) throw new BadInput('FILE', message('refusals.damaged', { file, reason: say(run.error) }))
    return { file, run: run.value }
  })
}

function seriesIn(file: string, content: object): RunInFile {
  const seal = sealOf(content as Readonly<Record<string, unknown>>)
  if (seal === 'broken') throw new BadInput('FILE', message('refusals.seriesChanged', { file }))
  if (seal === 'none') process.stderr.write(`${t('saving.noChecksum', { file })}\n`)
  const { spec, counts } = content as { readonly spec?: unknown; readonly counts?: unknown }
  const run = readFinishedRun('matchSeries', readSpec('matchSeries', spec), new Map([[0, counts]]))
  if (!run.ok) throw new BadInput('FILE', message('refusals.notASeries', { file }))
  return { file, run: run.value }
}
