import { grouped } from '../../../digits'
import type { Bout } from '../../../simulation/bout'
import { type GameCounts, gamesIn, mergeCounts } from '../../../simulation/counts'
import { confidenceOfEach } from '../../../statistics/multipleTests'
import { wilson } from '../../../statistics/proportion'
import { numberColumn, shareColumn } from '../../report/columns'
import { type BoutPart, countsByBout } from '../bouts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell, intervalsFor } from '../../report/distinct'
import { intervalOf, shareOf, type WinShare } from '../../report/winTable'
import type { Cell, LinesChart, Report, Table } from '../../report/report'
import { counted, percentWithin } from '../../report/wording'
import { boutsOf, type SkillCurveSpec } from './spec'

interface Point {
  readonly laps: number
  readonly seat: 'first' | 'second'
  readonly games: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly undecided: number
  readonly distinct: Cell
  readonly budgetRanOut: number
  readonly share: WinShare
}

/** What the curve shows: win share against laps foreseen, as first and as second player. */
export function report(spec: SkillCurveSpec, parts: ReadonlyMap<number, BoutPart>): Report {
  const bouts = boutsOf(spec)
  const counts = countsByBout(bouts, parts)
  const points = bouts
    .map((bout, place) => pointOf(spec, place, bout, counts[place]!))
    .filter(({ games }) => games > 0)
  return {
    finding: findingOf(spec, points),
    tables: [tableOf(points)],
    charts: [chartOf(spec, points)],
    lines: [],
    caveats: [
      ...caveatsOf(mergeCounts(counts), spec.games * bouts.length),
      ...bouts.flatMap((bout, place) => distinctCaveats(bout, counts[place]!)),
    ],
  }
}

function pointOf({ laps }: SkillCurveSpec, place: number, bout: Bout, counts: GameCounts): Point {
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
    share: shareOf(wins, games, intervalsFor(bout, counts)),
  }
}

function findingOf({ opponent }: SkillCurveSpec, points: readonly Point[]): string {
  const asSecond = points.filter(({ seat }) => seat === 'second')
  if (asSecond.length === 0) return 'No game has been played yet.'
  const confidence = confidenceOfEach(asSecond.length)
  const enough = asSecond.find(({ wins, games, share }) =>
    share.low === null ? share.value > 0.5 : wilson(wins, games, confidence).low > 0.5,
  )
  if (!enough) {
    const best = asSecond.reduce((a, b) => (b.share.value > a.share.value ? b : a))
    return `As second player no calculator of these clearly wins more than half its games against ${opponent}; the best foresees ${counted(best.laps, 'lap')} and wins ${percentWithin(best.share)}.`
  }
  return `Foreseeing ${enough.laps === 1 ? 'moves of one lap' : `moves of up to ${enough.laps} laps`} is enough to win more than half the games against ${opponent} as second player: ${percentWithin(enough.share)} of ${grouped(enough.games)}.`
}

function tableOf(points: readonly Point[]): Table {
  return {
    id: 'curve',
    title: 'Win share by laps foreseen',
    columns: [
      numberColumn('laps', 'Laps foreseen'),
      { key: 'seat', label: 'Plays' },
      numberColumn('games', 'Games'),
      numberColumn('wins', 'Wins'),
      numberColumn('losses', 'Losses'),
      numberColumn('ties', 'Ties'),
      numberColumn('undecided', 'Undecided'),
      DISTINCT_COLUMN,
      numberColumn('budgetRanOut', 'Budgeted games'),
      shareColumn('share', 'Wins'),
      shareColumn('low', '95 % from'),
      shareColumn('high', '95 % to'),
    ],
    rows: points.map(
      ({ laps, seat, games, wins, losses, ties, undecided, distinct, budgetRanOut, share }) => [
        ...[laps, seat, games, wins, losses, ties, undecided, distinct, budgetRanOut],
        ...[share.value, share.low, share.high],
      ],
    ),
  }
}

function chartOf({ opponent, laps }: SkillCurveSpec, points: readonly Point[]): LinesChart {
  const series = (seat: Point['seat'], name: string, role: 'south' | 'north') => ({
    name,
    role,
    points: points
      .filter((point) => point.seat === seat)
      .map(({ laps: x, share }) => ({ x, y: share.value, ...intervalOf(share) })),
  })
  return {
    id: 'curve',
    title: `Wins against ${opponent}`,
    note: '95 % intervals',
    table: 'curve',
    type: 'lines',
    x: { label: 'Laps foreseen', format: 'integer', extent: [laps.from, laps.to] },
    y: { label: 'Win share', format: 'percent' },
    series: [series('first', 'as first player', 'south'), series('second', 'as second player', 'north')],
    reference: { label: 'half the games', value: 0.5 },
  }
}
