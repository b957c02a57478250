import { encodeChoice } from '../kernel/gameMemory'
import type { GameTable } from '../kernel/gameTable'
import { type Decision, kernelOf } from '../kernel/kernel'
import { streamOf, type Stream } from '../random/stream'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import type { Seated } from '../kernel/seat'
import type { Series } from '../kernel/series'
import type { Range } from '../range'
import type { GameCounts } from '../simulation/counts'
import { GameTally } from '../simulation/gameTally'
import { strategyInKernel } from '../strategies/inKernel'
import type { Variant } from '../variant/variant'
import { decide } from './decide'
import { noteGame } from './outside'
import { playGame } from './playedGame'
import { perfectInKernel } from './perfectInKernel'
import { formatPlayer, playerNamed, type Player } from './player'
import { resultOf, tableOf } from './tableOf'

/** How many games of a range are finished. */
interface Played {
  readonly games: number
}

/** Plays games of a series in slices of some ten milliseconds and counts its games; `also` may look at them too. */
export function* playSeries(
  series: Series,
  range: Range,
  cuts: readonly number[],
  also?: (table: GameTable) => void,
): Generator<Played, GameCounts> {
  const tally = new GameTally(cuts)
  for (const table of playGames(withPlayers(series), range)) {
    if (table && table.count > 0) {
      tally.add(table)
      also?.(table)
    }
    yield { games: tally.games }
  }
  return tally.counts()
}

/** A series with its players instead of their names. */
export function withPlayers(series: Series): Series<Player> {
  return { ...series, first: playerNamed(series.first), second: playerNamed(series.second) }
}

/**
 * The games as they end: whole batches in the kernel if both players run in it, otherwise one by one with the
 * reference rules.
 */
export function playGames(series: Series<Player>, { from, to }: Range): Iterable<GameTable | void> {
  const seated = seatedIn(series)
  return seated === null
    ? playByRules(series, { from, to })
    : kernelOf(series.variant).playGames({ ...seated, from, to })
}

/** A series as the kernel plays it; null if one of its players uses the reference rules. */
export function seatedIn({
  variant,
  first,
  second,
  ...luck
}: Series<Player>): Omit<Series<Seated>, 'variant'> | null {
  const [south, north] = [seatOf(variant, first), seatOf(variant, second)]
  return south && north && { ...luck, first: south, second: north }
}

/** A player as the kernel sees it; null for one that uses the reference rules. */
function seatOf(variant: Variant, player: Player): Seated | null {
  switch (player.kind) {
    case 'agent':
      return player.agent
    case 'learned':
      return player.learned
    case 'strategy':
      return strategyInKernel(variant, player.strategy)
    case 'perfect':
      return perfectInKernel(variant)
    case 'outside':
      return null
  }
}

/** Games with the reference rules, whoever plays; `also` may look at every decision. */
export function* playByRules(
  { variant, first, second, seed, drawnMoves = 0 }: Series<Player>,
  { from, to }: Range,
  also?: (decision: Decision) => void,
): Generator<GameTable | void, void> {
  const players = { south: first, north: second }
  const isOutside = first.kind === 'outside' || second.kind === 'outside'
  for (let game = from; game < to; game++) {
    const choices: Choice[] = []
    const chance = streamOf(seed, game, 'opening')
    let toDraw = drawnMoves
    const played = yield* playGame(variant, seed, game, function* ({ now, made, roundStart }, luck) {
      const player = players[now.position.toMove]
      const decision =
        toDraw-- > 0
          ? yield* drawMove(variant, now, chance)
          : yield* decide(variant, now, player, Number(luck.next() >> 11n), made, roundStart)
      also?.(decision)
      if (isOutside) choices.push(decision.choice)
      return decision
    })
    const table = tableOf(game, played)
    if (isOutside) {
      const [south, north] = [formatPlayer(first), formatPlayer(second)]
      const { starter, forfeit } = played
      const told = { variant, south, north, seed, game, drawnMoves, starter, choices, forfeit }
      noteGame({ ...told, ...resultOf(table) })
    }
    yield table
  }
}

/** Chooses at random among the legal choices, in the order of the kernel. */
export function* drawMove(variant: Variant, now: Game, luck: Stream): Generator<void, Decision> {
  const code = (choice: Choice): number => encodeChoice(variant, now.position, choice)
  const choices = [...legal(variant, now)].sort((a, b) => code(a) - code(b))
  const choice = choices[luck.below(choices.length)]
  if (!choice) throw new Error('The game is over: there is nothing to draw.')
  return { choice, nodes: null, budgetRanOut: false }
}
