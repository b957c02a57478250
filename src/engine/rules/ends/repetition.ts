import type { Position } from '../../board/position'
import { Endless } from '../../limits'
import type { Variant } from '../../variant/variant'
import type { Game } from '../game'
import type { RoundEnd } from '../step'

/** A round with this many moves in a row that bring no seed to a store, and no repetition, counts as endless. */
export const ENDLESS_LIMIT: number = Endless.positions

/** What makes two positions of a round the same: all seeds, including stores, and who is to move. */
export function repetitionKey(position: Position): string {
  return `${position.toMove}:${position.seeds.join(',')}`
}

/** In the middle of a turn nothing comes back that counts, but it must end some time: a key that no position has. */
function uncomparable({ seeds, ...position }: Position): string {
  return repetitionKey({ ...position, seeds: seeds.map(() => 0) })
}

function isMidTurn({ past }: Position): boolean {
  return past?.picks !== undefined || past?.halted !== undefined || past?.turning !== undefined
}

/** The seeds and the mover that a key stands for. */
export function positionOfKey(key: string): Pick<Position, 'toMove' | 'seeds'> {
  const [side, seeds = ''] = key.split(':')
  return { toMove: side === 'south' ? 'south' : 'north', seeds: seeds.split(',').map(Number) }
}

/**
 * Remembers the position in which the next choice is to be made, and says if the round must stop there: at the first
 * repetition since the round began, or when nothing has reached a store for too long.
 */
export function remember(
  variant: Variant,
  game: Game,
  storesChanged: boolean,
): { readonly seen: readonly string[]; readonly stop: RoundEnd | null } {
  if (isMidTurn(game.position)) {
    const seen = [...(storesChanged ? [] : game.seen), uncomparable(game.position)]
    return { seen, stop: seen.length > ENDLESS_LIMIT ? 'endless' : null }
  }
  const key = repetitionKey(game.position)
  if (storesChanged) return { seen: [key], stop: null }
  const seen = [...game.seen, key]
  const repeats = { stop: game.seen.includes(key), playOn: false }[variant.end.repeats]
  if (repeats) return { seen, stop: 'repetition' }
  return { seen, stop: seen.length > ENDLESS_LIMIT ? 'endless' : null }
}
