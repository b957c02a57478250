import { list, message, type Message, type MessageKey, plain, type Text } from '../../locales/message'
import { AGENT_KINDS } from '../agents/agent'
import { experimentOf } from '../experiments/contract/catalogue'
import type { ExperimentKind } from '../experiments/contract/experiment'
import type { Report, Table } from '../experiments/report/report'
import { describePlayer, parsePlayer } from '../players/player'
import { gamesTold } from './gamesTold'
import { factsOf, type Publication } from './publication'

type Made = Pick<Publication, 'version' | 'commit'>
type Run = Pick<Publication, 'kind' | 'spec' | 'report'>

/** How the numbers of a run were made, sentence by sentence: methods only, with everything that they name defined. */
export function methodsOf(publication: Run & Made): readonly Text[] {
  return [
    ...measurementOf(publication),
    ...playersDefined([publication.spec]),
    ...(factsOf(publication.spec).seed === null ? [] : [GENERATOR]),
    ...testsDefined([publication.report]),
  ]
}

/** What a run found, and what a reader must know, sentence by sentence. */
export function resultsOf({ finding, caveats }: Report): readonly Text[] {
  return [finding, ...caveats]
}

/** The program, its version and, if known, its commit. */
export function programOf({ version, commit }: Made): Message {
  return commit === null
    ? message('publish.program', { version })
    : message('publish.programBuilt', { version, commit })
}

/** How random numbers are made. */
export const GENERATOR: Message = message('publish.generator')

/** What the number of games in a spec counts, where it is not all of them. */
const GAMES: Partial<
  Record<
    ExperimentKind,
    | 'gamesPerPair'
    | 'gamesPerVariant'
    | 'gamesPerPoint'
    | 'gamesPerSize'
    | 'gamesPerLayout'
    | 'gamesPerGeneration'
    | 'matches'
  >
> = {
  scenarioMatrix: 'gamesPerPair',
  ladder: 'gamesPerPair',
  variantComparison: 'gamesPerVariant',
  catalogueSurvey: 'gamesPerVariant',
  skillCurve: 'gamesPerPoint',
  matchOfRounds: 'matches',
  sweep: 'gamesPerSize',
  startLayouts: 'gamesPerLayout',
  training: 'gamesPerGeneration',
}

/** What was played by whom, without the program: sentence by sentence. */
export function settingsOf({ kind, spec }: Pick<Run, 'kind' | 'spec'>): readonly Text[] {
  const { south, north, both, field, opponents, seed, games, precision } = factsOf(spec)
  const named = (players: readonly string[]) => ({
    count: players.length,
    players: list(players.map(describePlayer)),
  })
  return [
    ...gamesTold(spec),
    ...(south !== null && north !== null
      ? [message('publish.players', { south: describePlayer(south), north: describePlayer(north) })]
      : []),
    ...(both === null ? [] : [message('publish.bothSides', { player: describePlayer(both) })]),
    ...(field.length === 0 ? [] : [message('publish.field', named(field))]),
    ...(opponents.length === 0 ? [] : [message('publish.opponents', named(opponents))]),
    ...(games === null || precision !== null
      ? []
      : [message(`publish.${isTest(spec) ? 'gamesAtMost' : (GAMES[kind] ?? 'games')}`, { count: games })]),
    ...(precision === null ? [] : [message('publish.testFixedWidth', { points: plain(precision) })]),
    seed === null ? message('publish.noLuck') : message('publish.seedOf', { seed }),
  ]
}

/** Whether a ladder stops as soon as a sequential test has decided. */
function isTest(spec: object): boolean {
  return 'elo0' in spec && 'find' in spec && spec.find === 'test'
}

/** How the numbers of a run were made, in short: the experiment, the game, the players, chance and intervals. */
export function measurementOf(run: Run & Made): readonly Text[] {
  const { title, question } = experimentOf(run.kind)
  return [
    message('publish.asked', { program: programOf(run), kind: title, question }),
    ...settingsOf(run),
    ...(factsOf(run.spec).seed === null ? [] : [message('publish.repeatable')]),
    ...(run.report.tables.some(hasWilsonIntervals) ? [message('publish.intervals')] : []),
  ]
}

function hasWilsonIntervals({ columns, rows }: Table): boolean {
  return columns.some(
    ({ key, interval }) => interval === 'wilson' && rows.some((row) => (row[key] ?? null) !== null),
  )
}

/** How each player that specs name decides, a sentence each. */
export function playersDefined(specs: readonly object[]): readonly Text[] {
  const names = new Set(specs.flatMap((spec) => factsOf(spec).players))
  return [...names].flatMap((name): Text[] => {
    const player = parsePlayer(name)
    if (!player.ok) return []
    const called = describePlayer(name)
    switch (player.value.kind) {
      case 'agent': {
        const { kind, slips: percent } = player.value.agent
        const { plays } = AGENT_KINDS[kind]
        return percent === undefined
          ? [message('publish.playerIs', { player: called, plays })]
          : [message('publish.slipperIs', { player: called, plays, percent })]
      }
      case 'learned':
        return [message('publish.learnedIs', { player: called })]
      case 'strategy':
        return [message('publish.strategyIs', { player: called })]
      case 'perfect':
        return [message('publish.perfectIs')]
      case 'outside':
        return [message('publish.outsideIs', { player: called })]
    }
  })
}

/** The tests and models behind the columns of tables, by the labels of their columns. */
const TESTS: readonly (readonly [MessageKey, Message])[] = [
  ['columns.chiSquare', message('publish.testChiSquare')],
  ['columns.pHolm', message('publish.testHolm')],
  ['columns.tolerance', message('publish.testEquivalence')],
  ['ladder.rating', message('publish.testRatings')],
  ['ladder.llr', message('publish.testSequential')],
]

/** Which tests reports use, a sentence each. */
export function testsDefined(reports: readonly Report[]): readonly Text[] {
  const used = new Set(
    reports
      .flatMap(({ tables }) => tables.filter(({ rows }) => rows.length > 0))
      .flatMap(({ columns }) => columns.map(({ label }) => (typeof label === 'string' ? '' : label.key))),
  )
  return TESTS.filter(([key]) => used.has(key)).map(([, sentence]) => sentence)
}
