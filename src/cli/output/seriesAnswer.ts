import { recordsOf } from '../../engine/experiments/report/columns'
import type { MatchSeriesSpec } from '../../engine/experiments/kinds/matchSeries/spec'
import type { Report } from '../../engine/experiments/report/report'
import { intervalsFor } from '../../engine/experiments/report/distinct'
import { distinctIn, type GameCounts } from '../../engine/simulation/counts'
import { fixed } from '../../locales/message'
import { say, t } from './language'
import { seriesSeal } from './seriesSeal'
import { narrow, textReport } from './textTable'

/** A finished series, whole or in part. */
interface Series {
  readonly spec: MatchSeriesSpec
  readonly counts: GameCounts
  readonly report: Report
  readonly seconds: number
}

/** What `simulate` and `merge` print; the JSON holds all that `merge` needs. */
export function seriesAnswer({ spec, counts, report, seconds }: Series): {
  json: object
  text: string
} {
  const [categories] = report.tables
  const wins = categories ? recordsOf(categories, say) : []
  const comparison = report.tables.find(({ id }) => id === 'comparison')
  const gamesPerSecond = counts.games / seconds
  const shown =
    categories && narrow(categories, ['category', 'games', 'firstShare', 'secondShare', 'tieShare'])
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
      categories: wins.slice(0, -1),
      total: wins.at(-1) ?? null,
      ...(comparison ? { comparison: recordsOf(comparison, say) } : {}),
      finding: say(report.finding),
      caveats: report.caveats.map(say),
      counts,
      ...seriesSeal({ spec, counts, seconds }),
    },
    text: `${textReport(report, shown)}\n\n${t('printed.speed', { rate: Math.round(gamesPerSecond), seconds: fixed(seconds, 1) })}`,
  }
}
