import { message, type Message } from '../../locales/message'
import { kalahRulesOf } from '../solver/kalahLike'
import { positionsUpTo } from '../solver/memory'
import { findPreset } from '../variant/catalogue'
import { FIELDS, valueAt } from '../variant/fields'
import { isSided, keyPartsOf } from '../variant/support/consequences'
import type { KeyPart } from '../variant/support/traits'
import type { Variant } from '../variant/variant'
import type { RulePath } from '../variant/rulePaths'

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

/**
 * Rules that games like awari may choose freely: the rows support them, or use the kernel's rules where they matter.
 */
const FREE_IN_AWARI: ReadonlySet<RulePath> = new Set<RulePath>([
  'board.holes',
  'start.seedsPerHole',
  'start.layout',
  'start.first',
  'start.turned',
  'sow.origin',
  'turn.captureCounts',
  'turn.evenFrom',
  'turn.captures',
  'turn.noMove',
  'turn.mustFeed',
  'turn.grandSlam',
  'end.leftovers',
  'end.repetition',
  'end.repeats',
  'win.by',
  'match.length',
  'match.rounds',
  'match.outBelow',
  'match.refill',
  'match.burnt',
  'match.nextFirst',
])

/** Determines whether tables of up to this many seeds are possible for a variant. */
export function tableable(variant: Variant, seeds: number): Tableable {
  const [part] = keyPartsOf(variant)
  if (part !== undefined) return no(UNTABLED[part])
  if (isSided(variant)) return no(message('tableReasons.sided'))
  const bySeeds = { mostSeeds: true, majority: true, deprive: false, immobilise: false, clear: false }
  if (!bySeeds[variant.win.by]) return no(message('tableReasons.goal'))
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
  return isLikeAwari(variant) ? 'awari' : 'any'
}

function isLikeAwari(variant: Variant): boolean {
  const awari = findPreset('awari')!.make()
  const same = (path: RulePath): boolean =>
    JSON.stringify(valueAt(variant, path)) === JSON.stringify(valueAt(awari, path))
  // The rows support neither rules on who takes what a grand slam leaves nor seeds given to the opponent.
  const { grandSlam, mustFeed } = variant.turn
  return (
    grandSlam !== 'givesRest' &&
    mustFeed !== 'giveOne' &&
    FIELDS.every(({ path }) => FREE_IN_AWARI.has(path) || same(path))
  )
}

function no(because: Message, path: 'variant' | 'seeds' = 'variant'): Tableable {
  return { ok: false, path, because }
}
