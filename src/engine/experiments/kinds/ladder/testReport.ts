import { fixed, message, type Message, share, type Text } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import {
  addScores,
  NO_PAIRS,
  pairsIn,
  type PairScores,
  shareOfPoints,
  type Standing,
  standingOf,
} from '../../../statistics/sequentialTest'
import { pairStatistics } from '../../../statistics/pairs'
import { sentences } from '../../report/amounts'
import { type FilledColumn, numberColumn, shareColumn, tableOf } from '../../report/columns'
import type { LinesChart, Report, Table } from '../../report/report'
import { ROUND } from './plan'
import { caveatsOf, type PairingResult } from './standings'
import type { LadderPart } from './run'
import { type LadderSpec, pairsPerPairing } from './spec'
import { gainIn, pairColumns, pairsTable, pairStatisticsTable, scoreColumns } from './tables'

/** How a test stood after a round of tasks. */
interface TestLook extends Standing {
  readonly games: number
  readonly scores: PairScores
}

/**
 * Every look that the test took, up to the one that decided it; incomplete rounds count as far as they have been
 * played.
 */
export function looksOf(spec: LadderSpec, parts: ReadonlyMap<number, LadderPart>): readonly TestLook[] {
  const looks: TestLook[] = []
  const last = Math.max(-1, ...parts.keys())
  let scores = NO_PAIRS
  for (let round = 0; round <= last && !looks.at(-1)?.decided; round += ROUND) {
    for (let index = round; index < round + ROUND; index++)
      scores = addScores(scores, parts.get(index)?.scores ?? NO_PAIRS)
    looks.push({ games: 2 * pairsIn(scores), scores, ...standingOf(scores, spec) })
  }
  return looks
}

/** What a sequential test of two players found. */
export function reportTest(
  spec: LadderSpec,
  parts: ReadonlyMap<number, LadderPart>,
  results: readonly PairingResult[],
): Report {
  const looks = looksOf(spec, parts)
  const now = looks.at(-1)
  const wanted = now?.decided ? 0 : 2 * pairsPerPairing(spec)
  return {
    finding: now && now.games > 0 ? findingOf(spec, now) : message('findings.noGames'),
    tables: [testTable(looks), pairsTable(spec, results), pairStatisticsTable(spec, results)],
    charts: looks.length > 0 ? [llrChart(looks), leadChart(looks)] : [],
    lines: [],
    caveats: [message('ladder.testCaveat'), ...gainFrom(results), ...caveatsOf(results, wanted)],
  }
}

function findingOf({ players: [first = '', second = ''], elo0, elo1 }: LadderSpec, now: TestLook): Text {
  const points = shareOfPoints(now.scores)
  const found = {
    first: describePlayer(first),
    second: describePlayer(second),
    games: message('amounts.games', { count: now.games }),
    share: share(points),
    rest: share(1 - points),
    elo0: fixed(elo0, 0),
    elo1: fixed(elo1, 0),
    llr: fixed(now.llr, 2),
  }
  const verdict = { H0: 'ladder.decidedH0', H1: 'ladder.decidedH1' } as const
  return sentences(message(now.decided ? verdict[now.decided] : 'ladder.undecided', found), leadNow(now))
}

/** What playing in pairs has saved. */
function gainFrom([pair]: readonly PairingResult[]): readonly Message[] {
  const gain = pair ? gainIn(pair) : null
  return gain === null ? [] : [message('ladder.pairsSaved', { gain: fixed(gain, 2) })]
}

function leadNow({ scores }: TestLook): Message {
  const { rating, low, high } = pairStatistics(scores).ahead
  return message('ladder.leadNow', {
    rating: fixed(rating, 0),
    low: fixed(low ?? rating, 0),
    high: fixed(high ?? rating, 0),
  })
}

function testTable(looks: readonly TestLook[]): Table {
  return tableOf('test', message('ladder.test'), looks, [
    { ...numberColumn('games', message('columns.games')), cell: ({ games }) => games },
    { ...numberColumn('llr', message('ladder.llr')), cell: ({ llr }) => llr },
    { ...numberColumn('lower', message('ladder.lower')), cell: ({ lower }) => lower },
    { ...numberColumn('upper', message('ladder.upper')), cell: ({ upper }) => upper },
    {
      key: 'decided',
      label: message('ladder.decided'),
      words: { H0: message('ladder.forH0'), H1: message('ladder.forH1') },
      cell: ({ decided }) => decided,
    },
    { ...shareColumn('share', message('ladder.pointsShare')), cell: ({ scores }) => shareOfPoints(scores) },
    ...leadColumns(),
    ...scoreColumns(({ scores }: TestLook) => scores),
    ...pairColumns(({ scores }: TestLook) => scores),
  ])
}

/** The lead as it stands at a look, with the interval that the pairs so far give. */
function leadColumns(): readonly FilledColumn<TestLook>[] {
  const name = message('ladder.difference')
  const elo = message('ladder.eloUnit')
  const ahead = ({ scores }: TestLook) => (pairsIn(scores) === 0 ? null : pairStatistics(scores).ahead)
  return [
    { ...numberColumn('elo', name, elo), cell: (look) => ahead(look)?.rating ?? null },
    {
      ...numberColumn('eloLow', message('columns.from95Of', { name }), elo),
      cell: (look) => ahead(look)?.low ?? null,
    },
    {
      ...numberColumn('eloHigh', message('columns.to95Of', { name }), elo),
      cell: (look) => ahead(look)?.high ?? null,
    },
  ]
}

/** The lead over the games so far, which is what a reader follows while a test goes on. */
function leadChart(looks: readonly TestLook[]): LinesChart {
  return {
    id: 'lead',
    title: message('ladder.leadChart'),
    note: message('ladder.leadNote'),
    table: 'test',
    type: 'lines',
    x: { label: message('columns.games'), format: 'integer' },
    y: { label: message('ladder.difference'), unit: message('ladder.eloUnit'), format: 'integer' },
    series: [
      {
        name: message('ladder.difference'),
        role: 'ours',
        points: looks.flatMap(({ games, scores }) => {
          if (pairsIn(scores) === 0) return []
          const { rating, low, high } = pairStatistics(scores).ahead
          return [{ x: games, y: rating, ...(low === null || high === null ? {} : { low, high }) }]
        }),
      },
    ],
    reference: { label: message('ladder.even'), value: 0 },
  }
}

/** The course of the test between its bounds. */
function llrChart(looks: readonly TestLook[]): LinesChart {
  const bound = (of: 'lower' | 'upper') =>
    looks.map((look) => ({ x: look.games, y: look[of], label: message(`ladder.${of}`) }))
  return {
    id: 'llr',
    title: message('ladder.llrChart'),
    note: message('ladder.llrNote'),
    table: 'test',
    type: 'lines',
    x: { label: message('columns.games'), format: 'integer' },
    y: { label: message('ladder.llr'), format: 'decimal' },
    series: [
      {
        name: message('ladder.llr'),
        role: 'ours',
        points: looks.map(({ games, llr }) => ({ x: games, y: llr })),
      },
      { name: message('ladder.upper'), role: 'south', points: bound('upper') },
      { name: message('ladder.lower'), role: 'north', points: bound('lower') },
    ],
    reference: { label: message('ladder.even'), value: 0 },
  }
}
