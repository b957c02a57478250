import { message, type Message } from '../../locales/message'
import { kalahRulesOf } from '../solver/kalahLike'
import { positionsUpTo } from '../solver/memory'
import { fitsAwariRows, hasMargin, isSided, type KeyPart, keyPartsOf } from '../variant/support'
import type { Variant } from '../variant/variant'

/** How tables are filled: by rows as for kalah, by rows as for awari, or position by position under any rules. */
export type Filler = 'kalah' | 'awari' | 'any'

/** Whether there can be tables for a variant, and how they are filled; or why not. */
type Tableable =
  | { readonly ok: true; readonly filler: Filler }
  | { readonly ok: false; readonly path: 'variant' | 'seeds'; readonly because: Message }

/** The most seeds that one byte of a table can represent. */
export const MOST_TABLE_SEEDS = 120
/** The address space of a program, minus a reserve. */
const MOST_BYTES = 3.9e9
/** Bytes for each position of the largest layer while it is filled. */
const WORK_BYTES: Readonly<Record<Filler, number>> = { kalah: 0, awari: 2.2, any: 40 }

/** What a rule may depend on that tables of holes alone cannot represent. */
const UNTABLED: Readonly<Record<KeyPart, Message>> = {
  stores: message('tableReasons.stores'),
  quietMoves: message('tableReasons.quietMoves'),
  claims: message('tableReasons.claims'),
  past: message('tableReasons.past'),
}

/** Determines whether tables of up to this many seeds are possible for a variant. */
export function tableable(variant: Variant, seeds: number): Tableable {
  const [part] = keyPartsOf(variant)
  if (part !== undefined) return no(UNTABLED[part])
  if (isSided(variant)) return no(message('tableReasons.sided'))
  if (!hasMargin(variant)) return no(message('tableReasons.goal'))
  const filler = fillerOf(variant)
  if (tableBytes(variant, seeds, filler) <= MOST_BYTES) return { ok: true, filler }
  return no(message('tableReasons.tooLarge', { seeds, holes: 2 * variant.board.holes }), 'seeds')
}

/** About how many bytes tables of up to this many seeds take while they are filled. */
export function tableBytes({ board: { holes } }: Variant, seeds: number, filler: Filler): number {
  const top = seeds === 0 ? 1 : Number(positionsUpTo(holes, seeds) - positionsUpTo(holes, seeds - 1))
  return Number(positionsUpTo(holes, seeds)) + WORK_BYTES[filler] * top
}

function fillerOf(variant: Variant): Filler {
  const kalah = kalahRulesOf(variant)
  if (kalah !== null && !kalah.mirrored) return 'kalah'
  return fitsAwariRows(variant) ? 'awari' : 'any'
}

function no(because: Message, path: 'variant' | 'seeds' = 'variant'): Tableable {
  return { ok: false, path, because }
}
