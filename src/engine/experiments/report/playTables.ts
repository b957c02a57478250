import type { GameCounts } from '../../simulation/counts'
import { binned, gridFor, type Histogram, summarise, Tally } from '../../statistics/histogram'
import { numberColumn, shareColumn } from './columns'
import type { BarsChart, Table } from './report'
import { intervalOf, type Intervals, shareOf } from './winTable'
import { counted } from './wording'

const MEASURES = [
  ['moves', 'Moves'],
  ['laps', 'Laps'],
  ['turns', 'Turns'],
  ['margins', 'Margin'],
] as const

/** Mean, spread and extremes of lengths and margins. */
export function figuresTable(counts: GameCounts): Table {
  return {
    id: 'figures',
    title: 'Lengths and margins in figures',
    columns: [
      { key: 'measure', label: 'Measure' },
      numberColumn('mean', 'Mean'),
      numberColumn('deviation', 'Standard deviation'),
      numberColumn('least', 'Least'),
      numberColumn('median', 'Median'),
      numberColumn('greatest', 'Greatest'),
    ],
    rows: MEASURES.map(([measure, label]) => {
      const { mean, deviation, min, median, max } = summarise(counts[measure])
      return [label, mean, deviation, min, median, max]
    }),
  }
}

/** How often each length and margin came up. */
export function histogramsTable(counts: GameCounts): Table {
  return {
    id: 'histograms',
    title: 'How often each length and margin came up',
    columns: [
      { key: 'measure', label: 'Measure' },
      numberColumn('value', 'Value'),
      numberColumn('games', 'Games'),
    ],
    rows: MEASURES.flatMap(([measure, label]) =>
      counts[measure].map(([value, games]) => [label, value, games]),
    ),
  }
}

/** Lengths and margins as bars. */
export function histogramCharts(counts: GameCounts): readonly BarsChart[] {
  const titles = {
    moves: 'Moves a game',
    laps: 'Laps a game',
    turns: 'Turns a game',
  }
  const lengths = (['moves', 'laps', 'turns'] as const).map((measure) =>
    histogramChart(measure, titles[measure], counts[measure], counts.games),
  )
  return [marginChart(counts), ...lengths]
}

/** How far South is ahead at the end: North's games, level ones and South's apart. */
function marginChart({ margins, games }: GameCounts): BarsChart {
  const { width, offset } = gridFor(margins, 120)
  const tally = { north: new Tally(), tie: new Tally(), south: new Tally() }
  for (const [margin, count] of margins) {
    const side = margin < 0 ? 'north' : margin > 0 ? 'south' : 'tie'
    const ahead = Math.ceil((Math.abs(margin) - offset) / width) * width + offset
    tally[side].add(Math.sign(margin) * ahead, count)
  }
  const points = (side: keyof typeof tally) =>
    tally[side].histogram().map(([x, count]) => ({ x, y: count / games }))
  return {
    id: 'margins',
    title: 'Margin',
    note: 'South’s seeds minus North’s at the end, every game',
    table: 'histograms',
    type: 'bars',
    x: { label: 'South’s margin', unit: 'seeds', format: 'integer' },
    y: { label: 'Share of games', format: 'percent' },
    series: [
      { name: 'North ahead', role: 'north', points: points('north') },
      { name: 'Level', role: 'tie', points: points('tie') },
      { name: 'South ahead', role: 'south', points: points('south') },
    ],
  }
}

/** Any histogram over games, or what else they are called, as bars in at most sixty bins. */
export function histogramChart(
  id: string,
  title: string,
  histogram: Histogram,
  games: number,
  [one, many]: readonly [string, string] = ['game', 'games'],
): BarsChart {
  const { width, histogram: bins } = binned(histogram, 60)
  const all = counted(games, one, many)
  return {
    id,
    title,
    note: width > 1 ? `${all}, in steps of ${width}` : all,
    table: 'histograms',
    type: 'bars',
    x: { label: title, format: 'integer' },
    y: { label: `Share of ${many}`, format: 'percent' },
    series: [{ name: title, role: 'ours', points: bins.map(([x, count]) => ({ x, y: count / games })) }],
  }
}

/** Win share by the hole of the first move. */
export function openingsTable({ openings }: GameCounts, intervals: Intervals): Table {
  return {
    id: 'openings',
    title: 'Who wins after which first hole',
    columns: [
      numberColumn('hole', 'First hole'),
      numberColumn('games', 'Games'),
      numberColumn('moverWins', 'Its player wins'),
      numberColumn('otherWins', 'The other wins'),
      numberColumn('ties', 'Ties'),
      numberColumn('undecided', 'Undecided'),
      shareColumn('share', 'Its player wins'),
      shareColumn('low', '95 % from'),
      shareColumn('high', '95 % to'),
    ],
    rows: openings.map(({ hole, mover, other, ties, undecided }) => {
      const games = mover + other + ties + undecided
      const { value, low, high } = shareOf(mover, games, intervals)
      return [hole, games, mover, other, ties, undecided, value, low, high]
    }),
  }
}

/** Win share by the hole of the first move, as bars. */
export function openingsChart({ openings, starterWins, games }: GameCounts, intervals: Intervals): BarsChart {
  return {
    id: 'openings',
    title: 'Win share by first hole',
    note: 'of the player who made the first move',
    table: 'openings',
    type: 'bars',
    x: { label: 'First hole', format: 'integer' },
    y: { label: 'Win share', format: 'percent' },
    series: [
      {
        name: 'Wins of the first mover',
        role: 'south',
        points: openings.map(({ hole, mover, other, ties, undecided }) => {
          const share = shareOf(mover, mover + other + ties + undecided, intervals)
          return { x: hole, y: share.value, ...intervalOf(share) }
        }),
      },
    ],
    reference: { label: 'all holes', value: games > 0 ? starterWins / games : 0 },
  }
}
