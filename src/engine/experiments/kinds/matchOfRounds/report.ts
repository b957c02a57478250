import { message, share, type Text } from '../../../../locales/message'
import { ROUND_LIMIT } from '../../../rules/match'
import { CountsFold, type GameCounts } from '../../../simulation/counts'
import { type RoundCounts, RoundTally } from '../../../simulation/roundTally'
import { summarise } from '../../../statistics/histogram'
import { wilson } from '../../../statistics/proportion'
import { mostRounds } from '../../../variant/consequences'
import type { Variant } from '../../../variant/variant'
import { variantTitle } from '../../../variant/variantTitle'
import { numberColumn, shareColumn, wilsonColumn } from '../../report/columns'
import { sentences, shareWithin, shareWithinToo } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell, intervalsFor } from '../../report/distinct'
import { undecidedFirst } from '../../report/headline'
import { histogramChart } from '../../report/playTables'
import type { LinesChart, Report, Table } from '../../report/report'
import { type Intervals, shareCells, sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import type { RoundsPart } from './run'
import type { MatchOfRoundsSpec } from './spec'

/** What the matches were like. */
export function report(spec: MatchOfRoundsSpec, parts: ReadonlyMap<number, RoundsPart>): Report {
  const { counts, rounds, out } = sumOf(parts.values())
  const lengths = summarise(counts.rounds)
  const intervals = intervalsFor(spec, counts)
  return {
    finding: counts.games === 0 ? message('findings.noMatches') : findingOf(spec, counts, out, intervals),
    tables: [
      {
        id: 'matches',
        title: message('tables.matches'),
        columns: [
          ...WIN_COLUMNS,
          DISTINCT_COLUMN,
          numberColumn('southOut', message('columns.southOut')),
          numberColumn('northOut', message('columns.northOut')),
          numberColumn('meanRounds', message('columns.meanRounds')),
          numberColumn('medianRounds', message('columns.medianRounds')),
          numberColumn('mostRounds', message('columns.mostRounds')),
        ],
        rows: [
          {
            ...winCells(counts.wins, intervals),
            distinct: distinctCell(counts),
            southOut: out.south,
            northOut: out.north,
            meanRounds: lengths.mean,
            medianRounds: lengths.median,
            mostRounds: lengths.max,
          },
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
        rows: counts.rounds.map(([length, matches]) => ({ rounds: length, matches })),
      },
    ],
    charts: [
      {
        id: 'shares',
        title: message('chartTexts.whoWinsMatch'),
        ...(intervals === 'intervals' && { note: message('chartTexts.intervals') }),
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

/** Matches stopped at the limit come first: with them, a mean length is only a lower bound. */
function findingOf(
  { variant }: MatchOfRoundsSpec,
  counts: GameCounts,
  out: { readonly south: number; readonly north: number },
  intervals: Intervals,
): Text {
  const { games, rounds, wins } = counts
  const { mean, max } = summarise(rounds)
  const { south, north, undecided } = sharesOf(wins, intervals)
  const all = message('amounts.matches', { count: games })
  const told = {
    variant: variantTitle(variant),
    mean,
    south: shareWithin(south),
    north: shareWithinToo(north),
    southOut: share(out.south / games),
    northOut: share(out.north / games),
    nobody: share(1 - (out.south + out.north) / games),
  }
  const stopped = stoppedAtLimit(variant, rounds)
  // Shares of matches that nobody could win would measure the limit.
  if (stopped === 0 || stopped !== wins.undecided || stopped === games) {
    const found = message('findings.rounds', {
      ...told,
      max,
      matches: all,
      undecided: shareWithinToo(undecided),
    })
    return undecidedFirst(counts, found, 'matches')
  }
  const cut = { count: stopped, all, share: share(stopped / games), rounds: ROUND_LIMIT }
  return sentences(message('headlines.stoppedAfterRounds', cut), message('headlines.roundsAtLeast', told))
}

/** How many matches reached the limit. */
function stoppedAtLimit(variant: Variant, lengths: GameCounts['rounds']): number {
  return mostRounds(variant) === Infinity ? (lengths.find(([rounds]) => rounds === ROUND_LIMIT)?.[1] ?? 0) : 0
}

/** Says that lengths are cut short, if matches reached the limit. */
function cutShort({ variant }: MatchOfRoundsSpec, lengths: GameCounts['rounds']): readonly Text[] {
  const count = stoppedAtLimit(variant, lengths)
  return count > 0 ? [message('caveats.cutShort', { count, rounds: ROUND_LIMIT })] : []
}

function roundsTable(rounds: readonly RoundCounts[]): Table {
  return {
    id: 'rounds',
    title: message('tables.rounds'),
    columns: [
      numberColumn('round', message('columns.round')),
      numberColumn('played', message('columns.reached')),
      numberColumn('southWins', message('columns.southWins')),
      numberColumn('northWins', message('columns.northWins')),
      numberColumn('ties', message('columns.ties')),
      shareColumn('starterShare', message('columns.starterWins')),
      wilsonColumn('starterLow', message('columns.from95')),
      shareColumn('starterHigh', message('columns.to95')),
      numberColumn('southBurnt', message('columns.southBurnt')),
      numberColumn('northBurnt', message('columns.northBurnt')),
    ],
    rows: rounds.map(({ round, played, south, north, starter, southBurnt, northBurnt }) => {
      return {
        round,
        played,
        southWins: south,
        northWins: north,
        ties: played - south - north,
        ...shareCells('starter', wilson(starter, played)),
        southBurnt: southBurnt / played,
        northBurnt: northBurnt / played,
      }
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

/** Adds up parts one at a time, so that there may be any number of them. */
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
