import { message, type Message } from '../../locales/message'
import { findPreset } from '../variant/catalogue'
import type { Variant } from '../variant/variant'
import { programOf } from './outside'

/** Why a known program from outside cannot play a variant; null if nothing speaks against it. */
export function cannotAsk(id: string, variant: Variant): Message | null {
  const program = programOf(id)
  if (program?.protocol !== 'kgp' || isKalah(variant)) return null
  return message('outside.kalahOnly', { player: program.name })
}

/** Whether a variant has the rules that the Kalah Game Protocol plays, whatever its size, name and starting layout. */
export function isKalah(variant: Variant): boolean {
  const sizes = { holes: variant.board.holes, seeds: variant.start.seedsPerHole }
  return rulesOf(findPreset('kalah')!.make(sizes)) === rulesOf(variant)
}

function rulesOf(variant: Variant): string {
  const { layout: _, ...start } = variant.start
  return JSON.stringify({ ...variant, name: '', source: '', start })
}
