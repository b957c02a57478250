import { list, message, plain, type Text } from '../../locales/message'
import { changesFrom } from '../comparisons/labels'
import { sizedVariant } from '../experiments/report/amounts'
import { closestPreset, hasChangedRules } from '../variant/catalogue/closestPreset'
import type { Variant } from '../variant/variant'
import { variantTitle } from '../variant/variantTitle'
import { factsOf } from './publication'

/** Up to this many variants are named one by one. */
const NAMED = 5

interface Sizes {
  readonly from: number
  readonly to: number
}

/** The games that were played or solved: their names and boards, and what was changed in rules that were published otherwise. */
export function gamesTold(spec: object): readonly Text[] {
  const { variants } = factsOf(spec)
  if (variants.length === 0) return []
  if (variants.length > NAMED) return [message('publish.variantsMany', { count: variants.length })]
  const sizes = sizesIn(spec)
  const names = variants.map((variant) => (sizes.length > 0 ? variantTitle(variant) : sizedVariant(variant)))
  return [
    message('publish.variants', { variants: list(names) }),
    ...sizes,
    ...variants.filter(hasChangedRules).map(changeIn),
  ]
}

/** The boards of a run over several sizes; the size of its variant says nothing then. */
function sizesIn(spec: object): readonly Text[] {
  const { holes, seeds, sizes, seedsAs } = spec as Readonly<Record<string, unknown>>
  if (!isSizes(holes) || sizes === 'own') return []
  if (seedsAs === 'holes') return [message('publish.sizesAsHoles', { holes: rangeTold(holes) })]
  const each = isSizes(seeds) ? seeds : typeof seeds === 'number' ? { from: seeds, to: seeds } : null
  return each === null ? [] : [message('publish.sizes', { holes: rangeTold(holes), seeds: rangeTold(each) })]
}

function isSizes(value: unknown): value is Sizes {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}

function rangeTold({ from, to }: Sizes): Text {
  return message(from === to ? 'publish.oneSize' : 'publish.range', { from: plain(from), to: plain(to) })
}

function changeIn(variant: Variant): Text {
  const changes = changesFrom(closestPreset(variant)!.variant, variant)
  const told = { variant: variantTitle(variant), changes: list(changes, 'comma') }
  return message(changes.length > 0 ? 'publish.changed' : 'publish.changedOtherwise', told)
}
