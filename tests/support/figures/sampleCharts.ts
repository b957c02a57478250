import { message } from '../../../src/locales/message'
import type {
  BarsChart,
  Chart,
  HeatChart,
  LinesChart,
  PointsChart,
  SharesChart,
} from '../../../src/engine/experiments/report/report'

const BASE = { table: 't' } as const

const GAME = 'Congkak of the northern coast'
const PLAYERS = 'Minimax, 2 moves ahead, against Random'

/** Names of runs as a comparison has them: long, and the same but for one part. */
export function longNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${GAME}, ${PLAYERS}, ${at + 4} seeds, 100,000 games`)
}

const row = (
  label: string,
  [south, tie, undecided = 0]: readonly number[],
  of?: 'all' | 'published',
): SharesChart['rows'][number] => {
  const part = (value: number) => ({
    value,
    low: Math.max(0, value - 0.031),
    high: Math.min(1, value + 0.029),
  })
  return {
    label,
    ...(of ? { of } : {}),
    parts: [
      { name: message('players.south'), role: 'south', ...part(south!) },
      { name: message('cells.tie'), role: 'tie', ...part(tie!) },
      { name: message('players.north'), role: 'north', ...part(1 - south! - tie! - undecided) },
      ...(undecided
        ? [{ name: message('cells.undecided'), role: 'undecided' as const, ...part(undecided) }]
        : []),
    ],
  }
}

/** Shares of equal rank, drawn as bars; only later rows have undecided games. */
export function manyShares(count: number, names = longNames(count)): SharesChart {
  return {
    ...BASE,
    id: `shares-${count}`,
    type: 'shares',
    title: message('chartTexts.whoWins'),
    note: message('chartTexts.intervals'),
    rows: names.map((name, at) => row(name, [0.61 - 0.031 * at, 0.04 + 0.003 * at, at % 3 === 1 ? 0.07 : 0])),
  }
}

/** Shares of one run, in big figures. */
export function runShares(rows: 'one' | 'published'): SharesChart {
  const more =
    rows === 'one'
      ? []
      : [
          row('Published: Table 2 of the paper', [0.6058, 0.039], 'published'),
          row('first 100 games', [0.55, 0.02, 0.1]),
        ]
  return {
    ...BASE,
    id: `run-${rows}`,
    type: 'shares',
    title: message('chartTexts.whoWins'),
    note: message('chartTexts.intervals'),
    rows: [row('All games', [0.6091, 0.0388], 'all'), ...more],
  }
}

const AGENTS = ['Random', 'Novice', 'Skilled', 'Minimax, 4 moves ahead', 'Monte Carlo, 2,000 playouts']

/** South’s wins against every opponent, South in rows. */
export function matrix(count = 5): HeatChart {
  const names = Array.from({ length: count }, (_, at) => AGENTS[at % 5]! + (at < 5 ? '' : ` ${at}`))
  return {
    ...BASE,
    id: `matrix-${count}`,
    type: 'heat',
    title: message('chartTexts.matrix'),
    note: message('chartTexts.perCell', { games: message('amounts.games', { count: 2000 }) }),
    x: { label: message('players.north'), names },
    y: { label: message('players.south'), names },
    scale: 'diverging',
    unit: '%',
    values: 'shares',
    cells: names.flatMap((_, y) =>
      names.flatMap((_, x) => {
        const value = Math.min(1, Math.max(0, 0.5 + 0.11 * (y - x)))
        return x === 3 && y === 1
          ? []
          : [{ x, y, value, text: message('amounts.share', { share: { as: 'share', value, digits: 1 } }) }]
      }),
    ),
  }
}

/** Values of games by size. */
export function values(): HeatChart {
  const cells = Array.from({ length: 24 }, (_, at) => ({ x: at % 6, y: Math.floor(at / 6) }))
  return {
    ...BASE,
    id: 'values',
    type: 'heat',
    title: message('chartTexts.valuesOf', { variant: 'Kalah' }),
    note: message('chartTexts.valuesNote'),
    x: { label: message('columns.seedsPerHole'), names: ['1', '2', '3', '4', '5', '6'] },
    y: { label: message('columns.holesPerSide'), names: ['3', '4', '5', '6'] },
    scale: 'diverging',
    unit: message('columns.seedsUnit'),
    values: 'numbers',
    cells: cells.map(({ x, y }) => {
      const value = ((x * 3 + y * 5) % 21) - 8
      return x === 5 && y === 3
        ? { x, y, value: null, text: '−4…+10' }
        : { x, y, value, text: value > 0 ? `+${value}` : String(value).replace('-', '−') }
    }),
  }
}

/** Points of every player against every other. */
export function crosstable(): HeatChart {
  const cells = AGENTS.flatMap((_, y) => AGENTS.map((_, x) => ({ x, y })))
  return {
    ...BASE,
    id: 'crosstable',
    type: 'heat',
    title: message('ladder.crosstable'),
    note: message('ladder.crosstableNote'),
    x: { label: message('ladder.against'), names: AGENTS },
    y: { label: message('ladder.player'), names: AGENTS },
    scale: 'sequential',
    unit: '%',
    values: 'shares',
    cells: cells.map(({ x, y }) => {
      const value = x === y ? null : 0.5 + 0.08 * (y - x)
      return {
        x,
        y,
        value,
        text: value === null ? '' : message('amounts.share', { share: { as: 'share', value, digits: 1 } }),
      }
    }),
  }
}

/** Ratings of players, the best first. */
export function ratings(count: number): BarsChart {
  return {
    ...BASE,
    id: `ratings-${count}`,
    type: 'bars',
    title: message('ladder.ratings'),
    note: message('ladder.chartNote'),
    x: { label: message('columns.player'), format: 'integer' },
    y: {
      label: message('ladder.rating'),
      unit: message('ladder.eloUnit'),
      format: 'integer',
      zero: 'arbitrary',
    },
    series: [
      {
        name: message('ladder.rating'),
        role: 'ours',
        points: Array.from({ length: count }, (_, at) => {
          const y = 310 - at * 55
          const label =
            at === 2
              ? 'Network, trained for 40 generations of 2,000 games each'
              : `${AGENTS[at % 5]} ${at + 1}`
          // The last one lost every game: its rating has no interval.
          return { x: at + 1, y, ...(at === 11 ? {} : { low: y - 28, high: y + 31 }), label, tick: label }
        }),
      },
    ],
    reference: { label: message('ladder.mean'), value: 0 },
  }
}

/** Shares with intervals by hole. */
export function byHole(): BarsChart {
  return {
    ...BASE,
    id: 'byHole',
    type: 'bars',
    title: message('chartTexts.firstHoleShare'),
    note: message('chartTexts.firstHoleNote'),
    x: { label: message('chartTexts.firstHole'), format: 'integer' },
    y: { label: message('chartTexts.winShare'), format: 'percent' },
    series: [
      {
        name: message('chartTexts.moverWins'),
        role: 'ours',
        points: [0.58, 0.61, 0.66, 0.59, 0.62, 0.64, 0.6].map((y, at) => ({
          x: at + 1,
          y,
          low: y - 0.012,
          high: y + 0.011,
        })),
      },
    ],
    reference: { label: message('chartTexts.allHoles'), value: 0.61 },
  }
}

/** A histogram in three parts. */
export function margins(): BarsChart {
  const points = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => {
      const x = from + at
      return { x: x * 2, y: 0.06 * Math.exp(-((x - 2) ** 2) / 60) }
    })
  return {
    ...BASE,
    id: 'margins',
    type: 'bars',
    title: message('chartTexts.margin'),
    note: message('chartTexts.marginNote'),
    x: { label: message('chartTexts.southMargin'), unit: message('columns.seedsUnit'), format: 'integer' },
    y: { label: message('chartTexts.shareOfGames'), format: 'percent' },
    series: [
      { name: message('chartTexts.northAhead'), role: 'north', points: points(-18, -1) },
      { name: message('chartTexts.tied'), role: 'tie', points: points(0, 0) },
      { name: message('chartTexts.southAhead'), role: 'south', points: points(1, 20) },
    ],
  }
}

/** Bars whose places have names. */
export function moves(): BarsChart {
  const points = (factor: number) =>
    Array.from({ length: 18 }, (_, at) => ({
      x: at + 1,
      y: 1 + ((at * factor) % 7),
      label: message('chartTexts.holeNumber', { number: 1 + ((at * 3) % 7) }),
      tick: String(1 + ((at * 3) % 7)),
    }))
  return {
    ...BASE,
    id: 'moves',
    type: 'bars',
    title: message('chartTexts.lapsAndCycles'),
    x: { label: message('columns.move'), ticksName: message('chartTexts.hole'), format: 'integer' },
    y: { label: message('chartTexts.lapsAndCyclesAxis'), format: 'integer' },
    series: [
      { name: message('columns.laps'), role: 'ours', points: points(5) },
      { name: message('columns.cycles'), role: 'category', points: points(3) },
    ],
  }
}

/** How shares settle while games are played. */
export function convergence(): LinesChart {
  const points = (end: number, sign: number) =>
    Array.from({ length: 12 }, (_, at) => {
      const x = 50 * 2 ** at
      const y = end + (sign * 0.4) / Math.sqrt(x)
      return { x, y, low: y - 0.9 / Math.sqrt(x), high: y + 0.9 / Math.sqrt(x) }
    })
  return {
    ...BASE,
    id: 'convergence',
    type: 'lines',
    title: message('tables.convergence'),
    note: message('chartTexts.intervals'),
    x: { label: message('chartTexts.games'), format: 'integer', scale: 'logarithmic', extent: [50, 400_000] },
    y: { label: message('chartTexts.share'), format: 'percent' },
    series: [
      { name: message('players.south'), role: 'south', points: points(0.6, 1) },
      { name: message('cells.tie'), role: 'tie', points: points(0.08, -0.1) },
      { name: message('players.north'), role: 'north', points: points(0.33, -0.9) },
    ],
    reference: { label: message('chartTexts.even'), value: 0.5 },
  }
}

/** Curves of several runs with long names in one chart. */
export function curves(count: number): LinesChart {
  return {
    ...BASE,
    id: `curves-${count}`,
    type: 'lines',
    title: message('chartTexts.movesPerGame'),
    x: { label: message('columns.moves'), format: 'integer' },
    y: { label: message('chartTexts.shareOfGames'), format: 'percent' },
    series: longNames(count).map((name, order) => ({
      name,
      role: 'category',
      points: Array.from({ length: 30 }, (_, at) => ({
        x: 10 + 2 * at,
        y: 0.09 * Math.exp(-((at - 10 - 2 * order) ** 2) / 40),
      })),
    })),
  }
}

/** Very many points. */
export function cloud(): PointsChart {
  return {
    ...BASE,
    id: 'cloud',
    type: 'points',
    title: message('chartTexts.fairness'),
    x: { label: message('columns.moves'), format: 'integer' },
    y: { label: message('chartTexts.share'), format: 'percent' },
    series: (['south', 'north'] as const).map((role, order) => ({
      name: message(`players.${role}`),
      role,
      points: Array.from({ length: 900 }, (_, at) => ({
        x: 10 + at / 10,
        y: 0.5 + (order - 0.5) * 0.2 + 0.1 * Math.sin(at * 1.7 + order),
      })),
    })),
  }
}

/** Every kind of chart in every shape that has given trouble: long names, one row, twelve rows, undecided games. */
export const SAMPLE_CHARTS: readonly Chart[] = [
  runShares('one'),
  runShares('published'),
  manyShares(2, ['South’s seeds: 5', 'South’s seeds: 7']),
  manyShares(12),
  matrix(),
  matrix(12),
  values(),
  crosstable(),
  ratings(1),
  ratings(12),
  byHole(),
  margins(),
  moves(),
  convergence(),
  curves(1),
  curves(6),
  cloud(),
]
