import { idOf, knownNetworks, type Learned, namesOf, networkNamed } from '../agents/learned'
import { rulesKeyOf } from '../agents/network'
import { message, type Text, type Message } from '../../locales/message'
import { findPreset } from '../variant/catalogue'
import type { Variant } from '../variant/variant'
import { SHIPPED } from './shipped'
import { programOf } from './outside'

/** The game a known network was trained for, whether its weights have been read or not. */
export function gameOf(id: string): Variant | undefined {
  const preset = SHIPPED.find((each) => each.id === id)?.preset
  return networkNamed(id)?.variant ?? (preset === undefined ? undefined : findPreset(preset)?.make())
}

/** Why a learned player cannot play a variant, if it cannot: a network knows only the rules it was trained with. */
export function cannotPlay({ network: own }: Learned, variant: Variant): Text | null {
  const network = idOf(own)
  const game = typeof own === 'string' ? gameOf(own) : own.variant
  if (!game) return message('learned.unknown', { got: network, choices: '–' })
  if (rulesKeyOf(game) === rulesKeyOf(variant)) return null
  return message('learned.otherVariant', { network, game: game.name, variant: variant.name })
}

/** Everybody with a network who can play a variant, by the names they are asked for. */
export function learnedFor(variant: Variant, ids: readonly string[] = knownNetworks()): readonly string[] {
  return ids.filter((id) => isTrainedFor(id, variant)).flatMap(namesOf)
}

/** Whether a network was trained for the rules of a variant. */
function isTrainedFor(id: string, variant: Variant): boolean {
  const game = gameOf(id)
  return game !== undefined && rulesKeyOf(game) === rulesKeyOf(variant)
}

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

/** The rules of a variant as a key, whatever its name and starting layout. */
export function rulesOf(variant: Variant): string {
  const { layout: _, ...start } = variant.start
  return JSON.stringify({ ...variant, name: '', source: '', start })
}
