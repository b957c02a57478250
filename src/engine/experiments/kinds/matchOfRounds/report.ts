import { grouped } from '../../../digits'
import { ROUND_LIMIT } from '../../../rules/match'
import { type GameCounts, mergeCounts } from '../../../simulation/counts'
import { type RoundCounts, RoundTally } from '../../../simulation/roundTally'
import { summarise } from '../../../statistics/histogram'
import { wilson } from '../../../statistics/proportion'
import { numberColumn, shareColumn } from '../../report/columns'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell, intervalsFor } from '../../report/distinct'
import { histogramChart } from '../../report/playTables'
import type { LinesChart, Report, Table } from '../../report/report'
import { sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { counted, percent, percentWithin } from '../../report/wording'
import type { RoundsPart } from './run'
import type { MatchOfRoundsSpec } from './spec'

/** What the matches were like. */
export function report(spec: MatchOfRoundsSpec, parts: ReadonlyMap<number, RoundsPart>): Report {
  const all = [...parts.values()]
  const counts = mergeCounts(all.map((part) => part.counts))
  const tally = new RoundTally()
  for (const { rounds } of all) tally.addAll(rounds)
  const rounds = tally.counts()
  const total = (of: (part: RoundsPart) => number): number => all.reduce((sum, part) => sum + of(part), 0)
  const out = { south: total(({ southOut }) => southOut), north: total(({ northOut }) => northOut) }
  const lengths = summarise(counts.rounds)
  const intervals = intervalsFor(spec, counts)
  const { south, north, undecided } = sharesOf(counts.wins, intervals)
  return {
    finding:
      counts.games === 0
        ? 'No match has been played yet.'
        : `A match of ${spec.variant.name} lasts ${lengths.mean.toFixed(2)} rounds on average, at most ${lengths.max} in ${counted(counts.games, 'match', 'matches')}; South wins ${percentWithin(south)}, North ${percentWithin(north)}; ${percentWithin(undecided)} are undecided. South is out in ${percent(out.south / counts.games)}, North in ${percent(out.north / counts.games)}, nobody in ${percent(1 - (out.south + out.north) / counts.games)}.`,
    tables: [
      {
        id: 'matches',
        title: 'Who wins the match, and who is out',
        columns: [
          ...WIN_COLUMNS,
          DISTINCT_COLUMN,
          numberColumn('firstOut', 'South is out'),
          numberColumn('secondOut', 'North is out'),
          numberColumn('meanRounds', 'Mean rounds'),
          numberColumn('medianRounds', 'Median rounds'),
          numberColumn('mostRounds', 'Most rounds'),
        ],
        rows: [
          [
            ...[...winCells(counts.wins, intervals), distinctCell(counts), out.south, out.north],
            ...[lengths.mean, lengths.median, lengths.max],
          ],
        ],
      },
      roundsTable(rounds),
      {
        id: 'histograms',
        title: 'Rounds a match',
        columns: [numberColumn('rounds', 'Rounds'), numberColumn('matches', 'Matches')],
        rows: counts.rounds,
      },
    ],
    charts: [
      {
        id: 'shares',
        title: 'Who wins the match',
        table: 'matches',
        type: 'shares',
        rows: [{ ...winBar('All matches', counts.wins, intervals), of: 'all' }],
      },
      histogramChart('rounds', 'Rounds a match', counts.rounds, counts.games, ['match', 'matches']),
      burntChart(rounds),
    ],
    lines: [],
    caveats: [
      ...caveatsOf(counts, spec.matches, 'match', 'matches'),
      ...distinctCaveats(spec, counts),
      ...cutShort(spec, counts.rounds),
    ],
  }
}

/** That lengths are cut short, where matches went on as long as any may. */
function cutShort({ variant }: MatchOfRoundsSpec, lengths: GameCounts['rounds']): readonly string[] {
  const longest = lengths.find(([rounds]) => rounds === ROUND_LIMIT)
  if (variant.match.length !== 'untilOut' || !longest) return []
  const stopped = counted(longest[1], 'match was', 'matches were')
  return [`${stopped} stopped after ${grouped(ROUND_LIMIT)} rounds, so mean and most are lower bounds.`]
}

function roundsTable(rounds: readonly RoundCounts[]): Table {
  return {
    id: 'rounds',
    title: 'Round by round',
    columns: [
      numberColumn('round', 'Round'),
      numberColumn('played', 'Matches that came to it'),
      numberColumn('firstWins', 'South wins'),
      numberColumn('secondWins', 'North wins'),
      numberColumn('ties', 'Ties'),
      shareColumn('starterShare', 'Won by who began'),
      shareColumn('starterLow', '95 % from'),
      shareColumn('starterHigh', '95 % to'),
      numberColumn('firstBurnt', 'South’s burnt holes, mean'),
      numberColumn('secondBurnt', 'North’s burnt holes, mean'),
    ],
    rows: rounds.map(({ round, played, south, north, starter, southBurnt, northBurnt }) => {
      const { value, low, high } = wilson(starter, played)
      const burnt = [southBurnt / played, northBurnt / played]
      return [round, played, south, north, played - south - north, value, low, high, ...burnt]
    }),
  }
}

function burntChart(rounds: readonly RoundCounts[]): LinesChart {
  const series = (name: string, role: 'south' | 'north', key: 'southBurnt' | 'northBurnt') => ({
    name,
    role,
    points: rounds.map((counts) => ({ x: counts.round, y: counts[key] / counts.played })),
  })
  return {
    id: 'burnt',
    title: 'Burnt holes round by round',
    note: 'mean of the matches that came to the round',
    table: 'rounds',
    type: 'lines',
    x: { label: 'Round', format: 'integer' },
    y: { label: 'Burnt holes', format: 'decimal' },
    series: [series('South', 'south', 'southBurnt'), series('North', 'north', 'northBurnt')],
  }
}
