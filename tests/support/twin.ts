import type { Game } from '../../src/engine/rules/game'
import type { KernelGame } from '../../src/engine/kernel/gameMemory'
import { pastOf } from '../../src/engine/rules/laps/history'
import { keepsPast } from '../../src/engine/variant/support'
import type { Variant } from '../../src/engine/variant/variant'

/** The reference's game as the kernel sees one. */
export function asKernelGame(variant: Variant, game: Game): KernelGame {
  return {
    seeds: game.position.seeds,
    burnt: game.position.burnt,
    toMove: game.position.toMove,
    phase: game.phase,
    lastMover: game.lastMover,
    first: game.first,
    lastedLongest: game.lastedLongest,
    ended: game.ended,
    matchEnded: game.matchEnded,
    winner: game.winner,
    quiet: game.quiet,
    round: game.round,
    roundsWon: (['south', 'north', 'tie'] as const).map(
      (winner) => game.roundWinners.filter((won) => won === winner).length,
    ),
    claimed: game.position.claimed ?? { south: [], north: [] },
    won: game.position.won ?? 0,
    lost: game.position.lost ?? [],
    past: keepsPast(variant) ? pastOf(variant, game.position) : null,
  }
}
