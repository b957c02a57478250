import { message, share, type Text } from '../../../../locales/message'
import { ROUND_LIMIT } from '../../../rules/match'
import type { GameCounts } from '../../../simulation/counts'
import { CountsFold } from '../../../simulation/countsFold'
import { type RoundCounts, RoundTally } from '../../../simulation/roundTally'
import { summarise } from '../../../statistics/histogram'
import { wilson } from '../../../statistics/proportion'
import { variantTitle } from '../../../variant/variantTitle'
import { numberColumn, shareColumn } from '../../report/columns'
import { shareWithin } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell, intervalsFor } from '../../report/distinct'
import { histogramChart } from '../../report/playTables'
import type { LinesChart, Report, Table } from '../../report/report'
import { sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import type { RoundsPart } from './run'
import type { MatchOfRoundsSpec } from './spec'

/** What the matches were like. */
export function report(spec: MatchOfRoundsSpec, parts: ReadonlyMap<number, RoundsPart>): Report {
  const { counts, rounds, out } = sumOf(parts.values())
  const lengths = summarise(counts.rounds)
  const intervals = intervalsFor(spec, counts)
  const { south, north, undecided } = sharesOf(counts.wins, intervals)
  return {
    finding:
      counts.games === 0
        ? message('findings.noMatches')
        : message('findings.rounds', {
            variant: variantTitle(spec.variant),
            mean: lengths.mean,
            max: lengths.max,
            matches: message('amounts.matches', { count: counts.games }),
            south: shareWithin(south),
            north: shareWithin(north),
            undecided: shareWithin(undecided),
            southOut: share(out.south / counts.games),
            northOut: share(out.north / counts.games),
            nobody: share(1 - (out.south + out.north) / counts.games),
          }),
    tables: [
      {
        id: 'matches',
        title: message('tables.matches'),
        columns: [
          ...WIN_COLUMNS,
          DISTINCT_COLUMN,
          numberColumn('firstOut', message('columns.southOut')),
          numberColumn('secondOut', message('columns.northOut')),
          numberColumn('meanRounds', message('columns.meanRounds')),
          numberColumn('medianRounds', message('columns.medianRounds')),
          numberColumn('mostRounds', message('columns.mostRounds')),
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
        title: message('tables.roundsPerMatch'),
        columns: [
          numberColumn('rounds', message('columns.rounds')),
          numberColumn('matches', message('columns.matches')),
        ],
        rows: counts.rounds,
      },
    ],
    charts: [
      {
        id: 'shares',
        title: message('chartTexts.whoWinsMatch'),
        table: 'matches',
        type: 'shares',
        rows: [{ ...winBar(message('chartTexts.allMatches'), counts.wins, intervals), of: 'all' }],
      },
      histogramChart('rounds', message('tables.roundsPerMatch'), counts.rounds, counts.games, 'matches'),
      burntChart(rounds),
    ],
    lines: [],
    caveats: [
      ...caveatsOf(counts, spec.matches, 'matches'),
      ...distinctCaveats(spec, counts),
      ...cutShort(spec, counts.rounds),
    ],
  }
}

/** That lengths are cut short, where matches continued as long as any may. */
function cutShort({ variant }: MatchOfRoundsSpec, lengths: GameCounts['rounds']): readonly Text[] {
  const longest = lengths.find(([rounds]) => rounds === ROUND_LIMIT)
  if (variant.match.length !== 'untilOut' || !longest) return []
  return [message('caveats.cutShort', { count: longest[1], rounds: ROUND_LIMIT })]
}

function roundsTable(rounds: readonly RoundCounts[]): Table {
  return {
    id: 'rounds',
    title: message('tables.rounds'),
    columns: [
      numberColumn('round', message('columns.round')),
      numberColumn('played', message('columns.reached')),
      numberColumn('firstWins', message('columns.southWins')),
      numberColumn('secondWins', message('columns.northWins')),
      numberColumn('ties', message('columns.ties')),
      shareColumn('starterShare', message('columns.starterWins')),
      shareColumn('starterLow', message('columns.from95')),
      shareColumn('starterHigh', message('columns.to95')),
      numberColumn('firstBurnt', message('columns.southBurnt')),
      numberColumn('secondBurnt', message('columns.northBurnt')),
    ],
    rows: rounds.map(({ round, played, south, north, starter, southBurnt, northBurnt }) => {
      const { value, low, high } = wilson(starter, played)
      const burnt = [southBurnt / played, northBurnt / played]
      return [round, played, south, north, played - south - north, value, low, high, ...burnt]
    }),
  }
}

function burntChart(rounds: readonly RoundCounts[]): LinesChart {
  const series = (name: Text, role: 'south' | 'north', key: 'southBurnt' | 'northBurnt') => ({
    name,
    role,
    points: rounds.map((counts) => ({ x: counts.round, y: counts[key] / counts.played })),
  })
  return {
    id: 'burnt',
    title: message('chartTexts.burntHoles'),
    note: message('chartTexts.burntNote'),
    table: 'rounds',
    type: 'lines',
    x: { label: message('columns.round'), format: 'integer' },
    y: { label: message('chartTexts.burntAxis'), format: 'decimal' },
    series: [
      series(message('players.south'), 'south', 'southBurnt'),
      series(message('players.north'), 'north', 'northBurnt'),
    ],
  }
}

/** Adds parts up one after the other, so that there may be any number of them. */
function sumOf(parts: Iterable<RoundsPart>): {
  counts: GameCounts
  rounds: readonly RoundCounts[]
  out: { south: number; north: number }
} {
  const fold = new CountsFold()
  const tally = new RoundTally()
  const out = { south: 0, north: 0 }
  for (const { counts, rounds, southOut, northOut } of parts) {
    fold.add(counts)
    tally.addAll(rounds)
    out.south += southOut
    out.north += northOut
  }
  return { counts: fold.total(), rounds: tally.counts(), out }
}
