import { message, type Text } from '../../../locales/message'
import type { GameCounts } from '../../simulation/counts'
import { binned, gridFor, type Histogram, summarise, Tally } from '../../statistics/histogram'
import { numberColumn, shareColumn, tableOf, wilsonColumn } from './columns'
import type { BarsChart, Table } from './report'
import { intervalOf, type Intervals, shareOf } from './winTable'
import type { Words } from './words'

/** What is measured in every game, with its name in CSV files. */
const MEASURES = [
  ['moves', 'Moves'],
  ['laps', 'Laps'],
  ['turns', 'Turns'],
  ['margins', 'Margin'],
] as const

const WORD_OF = Object.fromEntries(MEASURES) as Readonly<Record<(typeof MEASURES)[number][0], string>>

const MEASURE_WORDS: Words = {
  Moves: message('columns.moves'),
  Laps: message('columns.laps'),
  Turns: message('columns.turns'),
  Margin: message('cells.margin'),
}

/** Mean, spread and extremes of lengths and margins. */
export function figuresTable(counts: GameCounts): Table {
  const figures = MEASURES.map(([of, measure]) => ({ measure, ...summarise(counts[of]) }))
  return tableOf('figures', message('tables.figures'), figures, [
    { key: 'measure', label: message('columns.measure'), words: MEASURE_WORDS },
    numberColumn('mean', message('columns.mean')),
    numberColumn('deviation', message('columns.deviation')),
    { ...numberColumn('least', message('columns.least')), cell: ({ min }) => min },
    numberColumn('median', message('columns.median')),
    { ...numberColumn('greatest', message('columns.greatest')), cell: ({ max }) => max },
  ])
}

/** How often each length and margin occurred. */
export function histogramsTable(counts: GameCounts): Table {
  return {
    id: 'histograms',
    title: message('tables.histograms'),
    columns: [
      { key: 'measure', label: message('columns.measure'), words: MEASURE_WORDS },
      numberColumn('value', message('columns.value')),
      numberColumn('games', message('columns.games')),
    ],
    rows: MEASURES.flatMap(([measure, label]) =>
      counts[measure].map(([value, games]) => ({ measure: label, value, games })),
    ),
  }
}

/** Lengths and margins as bars. */
export function histogramCharts(counts: GameCounts): readonly BarsChart[] {
  const titles = {
    moves: message('chartTexts.movesPerGame'),
    laps: message('chartTexts.lapsPerGame'),
    turns: message('chartTexts.turnsPerGame'),
  }
  const lengths = (['moves', 'laps', 'turns'] as const).map((measure) => ({
    ...histogramChart(measure, titles[measure], counts[measure], counts.games),
    rowsOf: { column: 'measure', word: WORD_OF[measure] },
  }))
  return [marginChart(counts), ...lengths]
}

/** How far South is ahead at the end: North's games, tied ones and South's apart. */
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
    title: message('chartTexts.margin'),
    note: message('chartTexts.marginNote'),
    table: 'histograms',
    rowsOf: { column: 'measure', word: 'Margin' },
    type: 'bars',
    x: { label: message('chartTexts.southMargin'), unit: message('columns.seedsUnit'), format: 'integer' },
    y: { label: message('chartTexts.shareOfGames'), format: 'percent' },
    series: [
      { name: message('chartTexts.northAhead'), role: 'north', points: points('north') },
      { name: message('chartTexts.tied'), role: 'tie', points: points('tie') },
      { name: message('chartTexts.southAhead'), role: 'south', points: points('south') },
    ],
  }
}

const SHARES = {
  games: message('chartTexts.shareOfGames'),
  matches: message('chartTexts.shareOfMatches'),
} as const

/** Any histogram over games or matches, as bars in at most sixty bins. */
export function histogramChart(
  id: string,
  title: Text,
  histogram: Histogram,
  games: number,
  what: 'games' | 'matches' = 'games',
): BarsChart {
  const { width, histogram: bins } = binned(histogram, 60)
  const all = message(`amounts.${what}`, { count: games })
  return {
    id,
    title,
    note: width > 1 ? message('chartTexts.inSteps', { all, step: width }) : all,
    table: 'histograms',
    type: 'bars',
    x: { label: title, format: 'integer' },
    y: { label: SHARES[what], format: 'percent' },
    series: [{ name: title, role: 'ours', points: bins.map(([x, count]) => ({ x, y: count / games })) }],
  }
}

/** Win share by the hole of the first move. */
export function openingsTable({ openings }: GameCounts, intervals: Intervals): Table {
  const moves = firstMoves(openings).map((move) => {
    const games = move.mover + move.other + move.ties + move.undecided
    return { ...move, games, ...shareOf(move.mover, games, intervals) }
  })
  return tableOf('openings', message('tables.openings'), moves, [
    numberColumn('hole', message('columns.firstHole')),
    numberColumn('games', message('columns.games')),
    { ...numberColumn('moverWins', message('columns.moverWins')), cell: ({ mover }) => mover },
    { ...numberColumn('otherWins', message('columns.otherWins')), cell: ({ other }) => other },
    numberColumn('ties', message('columns.ties')),
    numberColumn('undecided', message('columns.undecided')),
    { ...shareColumn('share', message('columns.moverWins')), cell: ({ value }) => value },
    wilsonColumn('low', message('columns.from95')),
    shareColumn('high', message('columns.to95')),
  ])
}

/** Win share by the hole of the first move, as bars. */
export function openingsChart({ openings, starterWins, games }: GameCounts, intervals: Intervals): BarsChart {
  return {
    id: 'openings',
    title: message('chartTexts.firstHoleShare'),
    note: message('chartTexts.firstHoleNote'),
    table: 'openings',
    type: 'bars',
    x: { label: message('chartTexts.firstHole'), format: 'integer' },
    y: { label: message('chartTexts.winShare'), format: 'percent' },
    series: [
      {
        name: message('chartTexts.moverWins'),
        role: 'south',
        points: firstMoves(openings).map(({ hole, mover, other, ties, undecided }) => {
          const share = shareOf(mover, mover + other + ties + undecided, intervals)
          return { x: hole, y: share.value, ...intervalOf(share) }
        }),
      },
    ],
    reference: { label: message('chartTexts.allHoles'), value: games > 0 ? starterWins / games : 0 },
  }
}

/** Games that were lost by default before the first move have no opening. */
function firstMoves(openings: GameCounts['openings']): GameCounts['openings'] {
  return openings.filter(({ hole }) => hole > 0)
}
