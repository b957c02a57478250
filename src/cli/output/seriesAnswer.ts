import type { MatchSeriesSpec } from '../../engine/experiments/kinds/matchSeries/spec'
import type { SeriesReport } from '../../engine/experiments/kinds/matchSeries/report'
import type { Table } from '../../engine/experiments/report/report'
import { someColumns } from '../../engine/experiments/report/columns'
import { foreseen } from '../../engine/experiments/report/foreseen'
import { intervalsFor } from '../../engine/experiments/report/distinct'
import { distinctIn } from '../../engine/simulation/counts'
import { fixed, message } from '../../locales/message'
import { recordsIn } from './jsonRecords'
import { say, t } from './language'
import { seriesSeal } from './seriesSeal'
import { textReport } from './textTable'

/** A finished series, whole or in part. */
interface Series {
  readonly spec: MatchSeriesSpec
  readonly report: SeriesReport
  readonly seconds: number
}

/** What `simulate` and `merge` print; the JSON holds all that `merge` needs. */
export function seriesAnswer({ spec, report, seconds }: Series): { json: object; text: string } {
  const { counts } = report
  const table = (id: string): Table | undefined => report.tables.find((candidate) => candidate.id === id)
  const gamesPerSecond = counts.games / seconds
  const shown = winsShown(table('categories'), table('total'))
  return {
    json: {
      games: counts.games,
      firstWins: counts.wins.south,
      secondWins: counts.wins.north,
      ties: counts.wins.ties,
      undecided: counts.wins.undecided,
      distinct: distinctIn(counts),
      intervals: intervalsFor(spec, counts) === 'intervals',
      seconds,
      gamesPerSecond,
      categories: recordsIn(report, 'categories'),
      total: recordsIn(report, 'total')[0] ?? null,
      ...(table('comparison') ? { comparison: recordsIn(report, 'comparison') } : {}),
      finding: say(report.finding),
      caveats: report.caveats.map(say),
      counts,
      ...seriesSeal({ spec, counts, seconds }),
    },
    text: [
      textReport(report, shown),
      '',
      ...(intervalsFor(spec, counts) === 'intervals' && spec.precision === null
        ? [say(foreseen(counts.games))]
        : []),
      t('printed.speed', { rate: Math.round(gamesPerSecond), seconds: fixed(seconds, 1) }),
    ].join('\n'),
  }
}

/** What a terminal shows: categories with all games below them. */
function winsShown(categories: Table | undefined, total: Table | undefined): Table | undefined {
  if (!total) return undefined
  const columns = ['games', 'southShare', 'northShare', 'tieShare']
  if (!categories) return someColumns(total, columns)
  const all = total.rows.map((row) => ({ category: message('cells.all'), ...row }))
  return someColumns({ ...categories, rows: [...categories.rows, ...all] }, ['category', ...columns])
}
