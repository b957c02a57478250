import { message, type Text } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import type { SeriesRange } from '../../../kernel/series'
import { type GameCounts, gamesIn, mergeCounts } from '../../../simulation/counts'
import { confidenceOfEach } from '../../../statistics/multipleTests'
import { wilson } from '../../../statistics/proportion'
import { numberColumn, shareColumn, tableOf, wilsonColumn } from '../../report/columns'
import { type RangePart, countsBySeries } from '../severalSeries'
import { shareWithin, shareWithinAll } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell, intervalsFor } from '../../report/distinct'
import { undecidedFirst } from '../../report/headline'
import { intervalOf, shareOf, type WinShare } from '../../report/winTable'
import type { LinesChart, Report, Table } from '../../report/report'
import type { Words } from '../../report/words'
import { seriesOf, type SkillCurveSpec } from './spec'

interface Point {
  readonly laps: number
  readonly seat: 'first' | 'second'
  readonly games: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly undecided: number
  readonly distinct: number | null
  readonly budgetRanOut: number
  readonly share: WinShare
}

/** What the curve shows: win share against laps foreseen, as first and as second player. */
export function report(spec: SkillCurveSpec, parts: ReadonlyMap<number, RangePart>): Report {
  const allSeries = seriesOf(spec)
  const counts = countsBySeries(allSeries, parts)
  const points = allSeries
    .map((series, place) => pointOf(spec, place, series, counts[place]!))
    .filter(({ games }) => games > 0)
  const all = mergeCounts(counts)
  return {
    finding: undecidedFirst(all, findingOf(spec, points)),
    tables: [curveTable(points)],
    charts: [chartOf(spec, points)],
    lines: [],
    caveats: [
      ...caveatsOf(all, spec.games * allSeries.length),
      ...allSeries.flatMap((series, place) => distinctCaveats(series, counts[place]!)),
    ],
  }
}

function pointOf({ laps }: SkillCurveSpec, place: number, series: SeriesRange, counts: GameCounts): Point {
  const { south, north, ties, undecided } = counts.wins
  const seat = place % 2 === 0 ? 'first' : 'second'
  const [wins, losses] = seat === 'first' ? [south, north] : [north, south]
  const games = gamesIn(counts.wins)
  return {
    laps: laps.from + Math.floor(place / 2),
    seat,
    games,
    wins,
    losses,
    ties,
    undecided,
    distinct: distinctCell(counts),
    budgetRanOut: counts.budgetRanOut,
    share: shareOf(wins, games, intervalsFor(series, counts)),
  }
}

function findingOf({ opponent }: SkillCurveSpec, points: readonly Point[]): Text {
  const asSecond = points.filter(({ seat }) => seat === 'second')
  if (asSecond.length === 0) return message('findings.noGames')
  const confidence = confidenceOfEach(asSecond.length)
  const enough = asSecond.find(
    ({ wins, games, share }) => share.low !== null && wilson(wins, games, confidence).low > 0.5,
  )
  if (!enough) {
    const best = asSecond.reduce((a, b) => (b.share.value > a.share.value ? b : a))
    return message('findings.notEnoughLaps', {
      opponent: describePlayer(opponent),
      laps: message('amounts.laps', { count: best.laps }),
      share: shareWithinAll(best.share.low === null ? best.share : wilson(best.wins, best.games, confidence)),
    })
  }
  return message('findings.enoughLaps', {
    laps: message('amounts.laps', { count: enough.laps }),
    opponent: describePlayer(opponent),
    share: shareWithin(enough.share),
    games: message('amounts.games', { count: enough.games }),
  })
}

const SEAT_WORDS: Words = { first: message('cells.first'), second: message('cells.second') }

function curveTable(points: readonly Point[]): Table {
  return tableOf('curve', message('tables.curve'), points, [
    numberColumn('laps', message('columns.lapsForeseen')),
    { key: 'seat', label: message('columns.seat'), words: SEAT_WORDS },
    numberColumn('games', message('columns.games')),
    numberColumn('wins', message('columns.wins')),
    numberColumn('losses', message('columns.losses')),
    numberColumn('ties', message('columns.ties')),
    numberColumn('undecided', message('columns.undecided')),
    DISTINCT_COLUMN,
    numberColumn('budgetRanOut', message('columns.budgetedGames')),
    { ...shareColumn('share', message('columns.wins')), cell: ({ share }) => share.value },
    { ...wilsonColumn('low', message('columns.from95')), cell: ({ share }) => share.low },
    { ...shareColumn('high', message('columns.to95')), cell: ({ share }) => share.high },
  ])
}

function chartOf({ opponent, laps }: SkillCurveSpec, points: readonly Point[]): LinesChart {
  const series = (seat: Point['seat'], name: Text, role: 'south' | 'north') => ({
    name,
    role,
    points: points
      .filter((point) => point.seat === seat)
      .map(({ laps: x, share }) => ({ x, y: share.value, ...intervalOf(share) })),
  })
  return {
    id: 'curve',
    title: message('chartTexts.winsAgainst', { opponent: describePlayer(opponent) }),
    note: message('chartTexts.intervals'),
    table: 'curve',
    type: 'lines',
    x: { label: message('columns.lapsForeseen'), format: 'integer', extent: [laps.from, laps.to] },
    y: { label: message('chartTexts.winShare'), format: 'percent' },
    series: [
      series('first', message('chartTexts.asFirst'), 'south'),
      series('second', message('chartTexts.asSecond'), 'north'),
    ],
    reference: { label: message('chartTexts.halfTheGames'), value: 0.5 },
  }
}
