import { idOf, knownNetworks, type Learned, namesOf, networkNamed } from '../agents/learned'
import { rulesKeyOf } from '../agents/network'
import { message, type Text } from '../../locales/message'
import { findPreset } from '../variant/catalogue'
import type { Variant } from '../variant/variant'
import { SHIPPED } from './shipped'

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
