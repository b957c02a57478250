import * as v from 'valibot'
import { formatChoice, formatPosition, formatRecord, parseChoice } from '../board/notation'
import { storeOf } from '../board/position'
import { AGENT_KINDS } from '../agents/agent'
import { learnedFor } from '../players/cannotPlay'
import { levelsFor } from '../players/levels'
import { tooLargeToPlay } from '../players/perfectReach'
import { formatPlayer, PERFECT } from '../players/player'
import { playSeries } from '../players/playSeries'
import { recordGames } from '../players/recordGames'
import { askPlayer } from '../review/askPlayer'
import { judge } from '../review/judge'
import { valueRecord } from '../review/valueRecord'
import { legal } from '../rules/legal'
import { perft } from '../rules/perft'
import { startPosition } from '../rules/match'
import { through } from '../through'
import { PRESETS } from '../variant/catalogue'
import { explain } from '../variant/explain'
import type { Variant } from '../variant/variant'
import { message } from '../../locales/message'
import { REQUEST, type Request, type RequestTo } from './request'
import { gameOf, playerOf, type RequestedGame, Unanswerable, variantOf } from './requested'
import { valuedMoves } from './valuedMoves'

/** The version of the requests and answers; it grows when an answer changes in a way that a client can notice. */
const REQUESTS_VERSION = 1

/** Checks the form of a request; throws Unanswerable with the first field that is wrong. */
export function readRequest(input: unknown): Request {
  const read = v.safeParse(REQUEST, input)
  if (read.success) return read.output
  const [issue] = read.issues
  const field = v.getDotPath(issue) ?? undefined
  throw new Unanswerable('badRequest', issue.message, field)
}

/** The names of players in a request, whose networks must be read before it is answered. */
export function playersIn(request: Request): readonly string[] {
  if (request.do === 'move') return [request.player]
  return request.do === 'simulate' ? [request.first, request.second] : []
}

/** Answers a request, in slices of some ten milliseconds; texts in the answer are messages. */
export function* answer(request: Request): Generator<void, object> {
  switch (request.do) {
    case 'hello':
      return { program: 'lumbung', requests: REQUESTS_VERSION }
    case 'variants':
      return { variants: PRESETS.map(listed) }
    case 'players':
      return playersFor(variantOf(request))
    case 'rules':
      return rulesOf(variantOf(request))
    case 'state': {
      const variant = variantOf(request)
      const replayed = gameOf(variant, request)
      return stateOf(variant, replayed, request.steps)
    }
    case 'legal': {
      const variant = variantOf(request)
      return { legal: legal(variant, gameOf(variant, request).game).map(formatChoice) }
    }
    case 'play':
      return playOn(request)
    case 'move':
      return yield* ask(request)
    case 'value':
      return yield* value(request)
    case 'review':
      return yield* review(request)
    case 'perft': {
      const variant = variantOf(request)
      const { game } = gameOf(variant, request)
      const counted = yield* through(perft(variant, game, request.depth), () => undefined)
      const divided = counted.divided.map(({ choice, count }) => ({ move: formatChoice(choice), count }))
      return { counts: counted.counts, divided }
    }
    case 'simulate':
      return yield* simulate(request)
  }
}

function listed({ id, variant, family, regions, source, summary }: (typeof PRESETS)[number]): object {
  const { holes } = variant.board
  return {
    id,
    name: variant.name,
    family,
    regions,
    source,
    summary,
    holes,
    seeds: variant.start.seedsPerHole,
  }
}

function playersFor(variant: Variant): object {
  const perfect = tooLargeToPlay(variant) === null ? [PERFECT] : []
  return {
    levels: levelsFor(variant),
    players: [...Object.keys(AGENT_KINDS), ...perfect, ...learnedFor(variant)],
  }
}

function rulesOf(variant: Variant): object {
  return { variant, rules: explain(variant) }
}

/** A game in progress as answers show it. */
function stateOf(variant: Variant, { played, game, record }: RequestedGame, steps: boolean): object {
  const { position } = game
  const n = variant.board.holes
  return {
    position: formatPosition(position),
    seeds: position.seeds,
    stores: [position.seeds[storeOf(n, 'south')], position.seeds[storeOf(n, 'north')]],
    toMove: position.toMove,
    over: game.phase === 'over',
    winner: game.winner,
    ended: game.ended,
    round: game.round,
    rounds: game.finished,
    legal: legal(variant, game).map(formatChoice),
    record: formatRecord(record),
    ...(steps && { steps: played.at(-1)?.steps ?? [] }),
  }
}

function playOn(request: RequestTo<'play'>): object {
  const variant = variantOf(request)
  const before = gameOf(variant, request)
  if (before.game.phase === 'over') throw new Unanswerable('gameOver', message('play.gameOver'))
  const choice = parseChoice(variant, request.move)
  if (!choice.ok) throw new Unanswerable('badGame', choice.error, 'move')
  const moves = formatRecord({ ...before.record, choices: [...before.record.choices, choice.value] })
  return stateOf(variant, gameOf(variant, { ...request, position: undefined, moves }), request.steps)
}

function running(variant: Variant, request: RequestTo<'move' | 'value'>): RequestedGame {
  const replayed = gameOf(variant, request)
  if (replayed.game.phase === 'over') throw new Unanswerable('gameOver', message('play.gameOver'))
  return replayed
}

function* ask(request: RequestTo<'move'>): Generator<void, object> {
  const variant = variantOf(request)
  const replayed = running(variant, request)
  const player = playerOf(variant, replayed.opening.position, request.player, 'player')
  const asked = yield* askPlayer(variant, replayed, player, request)
  const { choice, line, ...rest } = asked
  return { player: formatPlayer(player), move: formatChoice(choice), line: line.map(formatChoice), ...rest }
}

/** Every legal move with its value, South's seeds minus North's. */
function* value(request: RequestTo<'value'>): Generator<void, object> {
  const variant = variantOf(request)
  const { game } = running(variant, request)
  const { best, moves, ...rest } = yield* valuedMoves(variant, game)
  return {
    ...rest,
    best: best.map(formatChoice),
    moves: moves.map((move) => ({ move: formatChoice(move.choice), value: move.value })),
  }
}

function* review(request: RequestTo<'review'>): Generator<void, object> {
  const variant = variantOf(request)
  const { played } = gameOf(variant, request)
  if (played.length === 0) throw new Unanswerable('badGame', message('open.nothingToReview'), 'moves')
  const valued = yield* through(valueRecord(variant, played), () => undefined)
  const { moves, accuracy } = judge(variant, played, valued)
  return {
    moves: moves.map(({ choice, best, ...move }) => ({
      played: formatChoice(choice),
      best: best.map(formatChoice),
      ...move,
    })),
    accuracy,
  }
}

function* simulate(request: RequestTo<'simulate'>): Generator<void, object> {
  const variant = variantOf(request)
  const from = startPosition(variant)
  const first = formatPlayer(playerOf(variant, from, request.first, 'first'))
  const second = formatPlayer(playerOf(variant, from, request.second, 'second'))
  const { seed, games, records } = request
  const series = { variant, first, second, seed, from: 0, to: games }
  if (records) return { first, second, games: yield* recorded(series) }
  const counts = yield* through(playSeries(series, series, []), () => undefined)
  const { wins, margins, moves, endings } = counts
  return { first, second, wins, margins, moves, endings }
}

/** The most games whose moves fit an answer. */
const MOST_RECORDED = 10_000

function* recorded(series: Parameters<typeof recordGames>[0]): Generator<void, readonly object[]> {
  if (series.to > MOST_RECORDED)
    throw new Unanswerable('tooLarge', message('open.tooManyRecords', { most: MOST_RECORDED }), 'games')
  const games: object[] = []
  for (const game of recordGames(series)) {
    if (game) games.push({ ...game, record: formatRecord(game.record) })
    yield
  }
  return games
}
