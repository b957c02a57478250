import type { Position, Side } from '../board/position'
import { assertNever } from '../result'
import { Endless } from '../limits'
import type { Variant } from '../variant/variant'
import type { Game } from './game'
import { dealt, type Draw } from './deal'
import { withFixedClaims } from './laps/claims'
import { capitalOf, holesNext, nextFirst, refill } from './refill'
import { settleMove, type Settled } from './round'
import type { MatchEnd, Step } from './step'

/** A match that is not decided after this many rounds would never end: it is reported as endless, a tie. */
export const ROUND_LIMIT: number = Endless.rounds

/** A game and the steps that led to it. */
export interface Played {
  readonly game: Game
  readonly steps: readonly Step[]
}

/** A new game; `lot` is who starts if the variant draws lots, `draw` deals the layout if the variant does. */
export function start(variant: Variant, lot: Side = 'south', draw?: Draw): Game {
  switch (variant.start.first) {
    case 'south':
      return startFrom(variant, startPosition(variant, 'south', draw))
    case 'lot':
      return startFrom(variant, startPosition(variant, lot, draw))
    case 'bothAtOnce': {
      const choosing = { status: 'choosing', dropped: 0 } as const
      const game = newRound(startPosition(variant), 'south')
      return { ...game, phase: 'opening', hands: { south: choosing, north: choosing } }
    }
    default:
      return assertNever(variant.start.first)
  }
}

/** A game that continues from any position of the variant's board, as when a position is set up by hand. */
export function startFrom(variant: Variant, position: Position): Game {
  const laid = withFixedClaims(variant, position)
  return continueMatch(variant, beginRound(variant, newRound(laid, laid.toMove))).game
}

/** Continues to the next choice: if a round is over, to the next round, or to the end of the match. */
export function continueMatch(variant: Variant, settled: Settled): Played {
  const steps = [...settled.steps]
  let { game, roundEnded } = settled
  while (roundEnded !== null) {
    const matchEnded = matchEnd(variant, game)
    if (matchEnded !== null) {
      const winner = matchWinner(game, matchEnded)
      steps.push({ kind: 'matchOver', reason: matchEnded, winner })
      return { game: { ...game, phase: 'over', matchEnded, winner }, steps }
    }
    const next = nextRound(variant, game)
    const begun = beginRound(variant, next.game)
    steps.push(...next.steps, ...begun.steps)
    ;({ game, roundEnded } = begun)
  }
  return { game, steps }
}

function nextRound(variant: Variant, game: Game): Played {
  const first = nextFirst(variant, game)
  const filled = refill(variant, game.position, first)
  const { finished, roundWinners, lastedLongest, ended } = game
  const round = game.round + 1
  return {
    game: { ...newRound(filled.position, first), round, finished, roundWinners, lastedLongest, ended },
    steps: [...filled.steps, roundStarts(round, filled.position)],
  }
}

function roundStarts(round: number, { toMove, claimed, won }: Position): Step {
  return {
    kind: 'roundStarts',
    round,
    first: toMove,
    ...(claimed !== undefined && { claimed }),
    ...(won !== undefined && { won }),
  }
}

/** A round that cannot start is over at once: a layout may leave the first player nothing, or a side empty. */
function beginRound(variant: Variant, game: Game): Settled {
  return settleMove(variant, game, { turnOver: false, storesChanged: true })
}

function newRound(position: Position, first: Side): Game {
  return {
    position,
    phase: 'play',
    hands: null,
    round: 1,
    finished: [],
    roundWinners: [],
    seen: [],
    quiet: 0,
    lastMover: null,
    first,
    lastedLongest: null,
    ended: null,
    matchEnded: null,
    winner: null,
  }
}

/** The board before the first move, whoever can make it; dealt if the variant deals and there is somebody to draw. */
export function startPosition(variant: Variant, toMove: Side = 'south', draw?: Draw): Position {
  const n = variant.board.holes
  const { layout, seedsPerHole } = variant.start
  const even = Array.from({ length: n }, () => seedsPerHole)
  const { south, north, southStore, northStore } =
    layout === 'even' ? { south: even, north: even, southStore: 0, northStore: 0 } : layout
  const isTurned = { fixed: false, withStarter: toMove === 'north' }[variant.start.turned]
  const seeds = isTurned
    ? [...north, northStore, ...south, southStore]
    : [...south, southStore, ...north, northStore]
  const laid = { seeds, burnt: [], toMove }
  return withFixedClaims(variant, draw ? dealt(variant, laid, draw) : laid)
}

function matchEnd(variant: Variant, game: Game): MatchEnd | null {
  const { match } = variant
  const played = { oneRound: true, rounds: game.round >= match.rounds, untilOut: false }[match.length]
  if (played) return 'roundsPlayed'
  const { position } = game
  const isOut = (side: Side) => holesNext(variant, position, side) < match.outBelow
  if (isOut('south') || isOut('north')) return 'out'
  return game.round >= ROUND_LIMIT ? 'endless' : null
}

/** Out: the one with more seeds wins. Rounds played: the winner of more rounds. Endless: nobody. */
function matchWinner(game: Game, reason: MatchEnd): Side | 'tie' {
  const leader = (south: number, north: number) =>
    south === north ? 'tie' : south > north ? 'south' : 'north'
  switch (reason) {
    case 'endless':
      return 'tie'
    case 'out':
      return leader(capitalOf(game.position, 'south'), capitalOf(game.position, 'north'))
    case 'roundsPlayed': {
      const won = (side: Side) => game.roundWinners.filter((winner) => winner === side).length
      return leader(won('south'), won('north'))
    }
    default:
      return assertNever(reason)
  }
}
