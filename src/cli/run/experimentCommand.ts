import type { Command } from 'commander'
import { MAX_SEED } from '../../engine/experiments/spec/shapes'
import { someColumns } from '../../engine/experiments/report/columns'
import type { RecordedKind } from '../../engine/experiments/contract/playedSeries'
import { whole } from '../options/numbers'
import { recordsIn } from '../output/jsonRecords'
import { say, t } from '../output/language'
import { addOutputOptions, type OutputOptions, printReport } from '../output/output'
import { addRecordsOption, type RecordsOption, writeRecords } from '../output/recordsFile'
import { addRunOptions, type RunOptions, runSpec } from './runSpec'
import { textReport } from '../output/textTable'

/** Options shared by every experiment that plays games. */
export interface PlayOptions extends OutputOptions, RunOptions, RecordsOption {
  readonly seed: number
}

/** How an experiment's report is shown. */
interface Shown {
  /** The name under which the JSON holds the rows of each table. */
  readonly tables: Readonly<Record<string, string>>
  /** Columns of the first table that a terminal shows. */
  readonly columns: readonly string[]
}

/** Adds `--seed`, `--workers`, `--resume`, `--json` and `--csv`. */
export function addPlayOptions(command: Command): Command {
  command.option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
  addRecordsOption(command)
  return addRunOptions(addOutputOptions(command))
}

/** Runs an experiment and prints its report; tables named in `shown` become lists of the JSON. */
export async function answer(
  kind: RecordedKind,
  input: object,
  options: PlayOptions,
  shown: Shown,
): Promise<void> {
  const run = await runSpec(kind, { ...input, seed: options.seed }, options)
  const { report, seconds } = run
  const tables = Object.entries(shown.tables).map(([id, name]) => [name, recordsIn(report, id)] as const)
  const { finding, caveats } = report
  const [main] = report.tables
  const answered = {
    json: { ...Object.fromEntries(tables), finding: say(finding), caveats: caveats.map(say), seconds },
    text: textReport(report, main && someColumns(main, shown.columns)),
  }
  await printReport(options, answered, run)
  await writeRecords(options, run)
}
