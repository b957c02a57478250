// Starting layouts dealt at random: the twin of rules/deal.ts.

import { below } from '../random'
import { StartDeal } from '../vocabulary'
import { seedsAt, setSeeds } from './game'
import { holes, slots, startDeal } from './rules'

/** Deals the seeds of all holes anew with the numbers of a stream. */
export function deal(game: usize, luck: usize): void {
  if (startDeal == StartDeal.asWritten) return
  const hasPairs = startDeal == StartDeal.twoOrMore
  const least = hasPairs ? 2 : 4
  let left = 0
  for (let slot = 0; slot < slots; slot++) {
    if (slot % (holes + 1) == holes) continue
    left += seedsAt(game, slot)
    setSeeds(game, slot, hasPairs ? 2 : 0)
  }
  if (hasPairs) left -= 4 * holes
  while (left > 0) {
    const drawn = below(luck, 2 * holes)
    const slot = drawn < holes ? drawn : drawn + 1
    const seeds = seedsAt(game, slot)
    const given = seeds == 0 ? least : 1
    if (given > left) continue
    setSeeds(game, slot, seeds + given)
    left -= given
  }
}
