import { message, share, type Text } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import { type FilledColumn, numberColumn, shareColumn, tableOf } from '../../report/columns'
import { gainOfPairs, pairStatistics } from '../../../statistics/pairs'
import { pairsIn, type PairScores } from '../../../statistics/sequentialTest'
import type { BarsChart, HeatChart, Table } from '../../report/report'
import { playerWords } from '../../report/words'
import type { Results } from '../results'
import type { LadderSpec } from './spec'
import { type LadderPlace, nodesPerChoice, type PairingResult, pointsOf, type Standings } from './standings'

/** All players with rating, interval and points, best first. */
export function ratingsTable({ pace }: LadderSpec, places: Standings['places']): Table {
  const words = playerWords(places.map(({ player }) => player))
  return tableOf('ratings', message('ladder.ratings'), places, [
    { key: 'player', label: message('columns.player'), words, cell: ({ player }) => player },
    { ...numberColumn('rating', message('ladder.rating'), message('ladder.eloUnit')), cell: (p) => p.rating },
    { ...numberColumn('low', message('columns.from95'), message('ladder.eloUnit')), cell: (p) => p.low },
    { ...numberColumn('high', message('columns.to95'), message('ladder.eloUnit')), cell: (p) => p.high },
    { ...numberColumn('games', message('columns.games')), cell: ({ games }) => games },
    { ...numberColumn('points', message('ladder.points')), cell: ({ points }) => points },
    {
      ...shareColumn('share', message('ladder.pointsShare')),
      cell: ({ points, games }) => (games > 0 ? points / games : null),
    },
    { ...numberColumn('nodesPerChoice', message('ladder.nodesPerChoice')), cell: ({ nodes }) => nodes },
    ...timeColumns(pace, ({ player, nodes }: LadderPlace) => [player, nodes]),
  ])
}

/** The time of a choice, as far as the pace of players is known: the moves that were tried take so long. */
function timeColumns<Row>(
  pace: LadderSpec['pace'],
  ...searches: readonly ((row: Row) => readonly [player: string, nodes: number | null])[]
): readonly FilledColumn<Row>[] {
  if (pace === undefined) return []
  const keys = ['timePerChoice', 'timePerChoiceAgainst']
  const labels = [message('ladder.timePerChoice'), message('ladder.timeAgainst')]
  return searches.map((searched, at) => ({
    ...numberColumn(keys[at]!, labels[at]!, 'ms'),
    cell: (row) => {
      const [player, nodes] = searched(row)
      const nanoseconds = pace[player]
      return nodes === null || nanoseconds === undefined ? null : (nodes * nanoseconds) / 1e6
    },
  }))
}

/** Every pairing, for its first player; with the difference of the ratings, if there are ratings. */
export function pairsTable(
  { players, pace }: LadderSpec,
  results: readonly PairingResult[],
  ahead?: Standings['ahead'],
): Table {
  const words = playerWords(players)
  const seat = (key: string, label: Text, of: (pair: PairingResult) => Results) => ({
    ...shareColumn(key, label),
    cell: (pair: PairingResult) => {
      const [wins, ties, losses] = of(pair)
      return pair.games > 0 ? (wins + ties / 2) / (wins + ties + losses) : null
    },
  })
  return tableOf('pairs', message('ladder.pairs'), results, [
    { key: 'first', label: message('ladder.player'), words, cell: ({ first }) => first },
    { key: 'second', label: message('ladder.against'), words, cell: ({ second }) => second },
    { ...numberColumn('games', message('columns.games')), cell: ({ games }) => games },
    { ...numberColumn('wins', message('columns.wins')), cell: (pair) => pair.results[0] },
    { ...numberColumn('ties', message('columns.ties')), cell: (pair) => pair.results[1] },
    { ...numberColumn('losses', message('columns.losses')), cell: (pair) => pair.results[2] },
    { ...numberColumn('points', message('ladder.points')), cell: ({ points }) => points },
    seat('share', message('ladder.pointsShare'), ({ results: all }) => all),
    seat('shareAsSouth', message('ladder.shareAsSouth'), ({ asSouth }) => asSouth),
    seat('shareAsNorth', message('ladder.shareAsNorth'), ({ asNorth }) => asNorth),
    ...(ahead ? differenceColumns(ahead) : []),
    ...scoreColumns((pair: PairingResult) => pair.scores),
    { ...numberColumn('nodesPerChoice', message('ladder.nodesPerChoice')), cell: nodesOf(0) },
    { ...numberColumn('nodesPerChoiceAgainst', message('ladder.nodesAgainst')), cell: nodesOf(1) },
    ...timeColumns(
      pace,
      (pair: PairingResult) => [pair.first, nodesOf(0)(pair)],
      (pair: PairingResult) => [pair.second, nodesOf(1)(pair)],
    ),
    { ...numberColumn('distinct', message('columns.distinct')), cell: ({ distinct }) => distinct },
    { ...numberColumn('budgetRanOut', message('columns.budgetedGames')), cell: (p) => p.budgetRanOut },
  ])
}

/** What the pairs of games say of every pairing. */
export function pairStatisticsTable({ players }: LadderSpec, results: readonly PairingResult[]): Table {
  const words = playerWords(players)
  return tableOf('pairStatistics', message('ladder.pairStatistics'), results, [
    { key: 'first', label: message('ladder.player'), words, cell: ({ first }) => first },
    { key: 'second', label: message('ladder.against'), words, cell: ({ second }) => second },
    ...pairColumns((pair: PairingResult) => pair.scores),
    { ...numberColumn('pairGain', message('ladder.pairGain')), cell: gainIn },
  ])
}

/** How many independent games one game of a pairing was worth. */
export function gainIn({ scores, asSouth, asNorth }: PairingResult): number | null {
  return gainOfPairs(scores, asSouth, asNorth)
}

/** How far the first player is rated ahead of the second, with the interval of that difference. */
function differenceColumns(ahead: Standings['ahead']): readonly FilledColumn<PairingResult>[] {
  const name = message('ladder.difference')
  const elo = message('ladder.eloUnit')
  const between = ({ first, second }: PairingResult) => ahead(first, second)
  return [
    { ...numberColumn('difference', name, elo), cell: (pair) => between(pair).rating },
    {
      ...numberColumn('differenceLow', message('columns.from95Of', { name }), elo),
      cell: (pair) => between(pair).low,
    },
    {
      ...numberColumn('differenceHigh', message('columns.to95Of', { name }), elo),
      cell: (pair) => between(pair).high,
    },
  ]
}

function nodesOf(place: 0 | 1): (pair: PairingResult) => number | null {
  return ({ searched }) => searched && nodesPerChoice(searched[place])
}

/** What testers of engines read from the pairs: normalized Elo, the likelihood of superiority, drawn pairs, won to lost. */
export function pairColumns<Row>(scoresOf: (row: Row) => PairScores): readonly FilledColumn<Row>[] {
  const found = (row: Row) => (pairsIn(scoresOf(row)) === 0 ? null : pairStatistics(scoresOf(row)))
  const elo = message('ladder.eloUnit')
  return [
    {
      ...numberColumn('normalized', message('ladder.normalized'), elo),
      cell: (row) => found(row)?.normalized ?? null,
    },
    {
      ...shareColumn('superiority', message('ladder.superiority')),
      cell: (row) => found(row)?.superiority ?? null,
    },
    {
      ...shareColumn('sharedPairs', message('ladder.sharedPairs')),
      cell: (row) => found(row)?.shared ?? null,
    },
    { ...numberColumn('pairsRatio', message('ladder.pairsRatio')), cell: (row) => found(row)?.ratio ?? null },
  ]
}

/** How many pairs brought the first player how many points: a pair that is split shows a start that one side wins. */
export function scoreColumns<Row>(scoresOf: (row: Row) => PairScores): readonly FilledColumn<Row>[] {
  return ['0', '½', '1', '1½', '2'].map((points, halves) => ({
    ...numberColumn(`pairs${halves}`, message('ladder.pairsOf', { points })),
    cell: (row) => scoresOf(row)[halves] ?? 0,
  }))
}

/** Each player's share of the points against each other player, in the order of the ladder. */
export function crosstable(places: Standings['places'], results: readonly PairingResult[]): Table {
  const players = places.map(({ player }) => player)
  return {
    id: 'crosstable',
    title: message('ladder.crosstable'),
    columns: [
      { key: 'player', label: message('columns.player'), words: playerWords(players) },
      ...players.map((player) => shareColumn(player, describePlayer(player))),
    ],
    rows: players.map((player) => ({
      player,
      ...Object.fromEntries(players.map((other) => [other, shareBetween(results, player, other)])),
    })),
  }
}

function shareBetween(results: readonly PairingResult[], player: string, other: string): number | null {
  const pair = results.find(
    ({ first, second }) => (first === player && second === other) || (first === other && second === player),
  )
  return pair && pair.games > 0 ? pointsOf(pair, player) / pair.games : null
}

/** Ratings with their intervals, the best first. */
export function ratingsChart(places: Standings['places']): BarsChart {
  return {
    id: 'ratings',
    title: message('ladder.ratings'),
    note: message('ladder.chartNote'),
    table: 'ratings',
    type: 'bars',
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
        points: places.map(({ player, rating, low, high }, place) => ({
          x: place + 1,
          y: rating,
          ...(low === null || high === null ? {} : { low, high }),
          label: describePlayer(player),
          tick: describePlayer(player),
        })),
      },
    ],
    reference: { label: message('ladder.mean'), value: 0 },
  }
}

/** The crosstable in colours. */
export function heatChart(places: Standings['places'], results: readonly PairingResult[]): HeatChart {
  const players = places.map(({ player }) => player)
  const names = players.map(describePlayer)
  return {
    id: 'crosstable',
    title: message('ladder.crosstable'),
    note: message('ladder.crosstableNote'),
    table: 'crosstable',
    type: 'heat',
    x: { label: message('ladder.against'), names },
    y: { label: message('ladder.player'), names },
    // Rows and columns are players, not seats, so the colours of South and North would mislead.
    scale: 'sequential',
    unit: '%',
    values: 'shares',
    cells: players.flatMap((player, y) =>
      players.map((other, x) => {
        const value = player === other ? null : shareBetween(results, player, other)
        const text = value === null ? '' : message('amounts.share', { share: share(value, 1) })
        return { x, y, value, text }
      }),
    ),
  }
}
