import { message, type Text } from '../../../../locales/message'
import { MEMORY_MIB } from '../../../solver/memory'
import { findPreset } from '../../../variant/catalogue'
import {
  CAPTURE_ON_SINGLE,
  LAST_HOLE_TAKEN,
  MULTIPLE_CAPTURES,
} from '../../../variant/catalogue/kalahSuggestions'
import type { Variant } from '../../../variant/variant'
import { template, type Template } from '../../contract/fields'

const paper = 'Pok 2001, The Game of Kalah'
const CHEN = 'Chen et al. 2022'
const MEMORY = MEMORY_MIB.usual

function preset(id: string): Variant {
  const found = findPreset(id)
  if (!found) throw new Error(`No preset ${id}`)
  return found.make()
}

const kalah = preset('kalah')

/** Kalah with one of the changes that Pok suggests for later study (chapter 4). */
function changed(name: string, change: Partial<Pick<Variant, 'sow' | 'last'>>): Variant {
  return { ...kalah, name, ...change }
}

/** The variants that Pok suggests, and kalah itself. */
const suggestedVariants: readonly Variant[] = [
  kalah,
  changed('Kalah (either way)', { sow: { ...kalah.sow, direction: 'eitherWay' } }),
  changed('Kalah (multiple captures)', { last: MULTIPLE_CAPTURES }),
  changed('Kalah (capture on a single seed)', { last: CAPTURE_ON_SINGLE }),
  changed('Kalah (last hole taken)', { last: LAST_HOLE_TAKEN }),
]

function grid(
  title: Text,
  source: Text,
  variants: readonly Variant[],
  holes: readonly [number, number],
  seeds: readonly [number, number],
): Template {
  const range = ([from, to]: readonly [number, number]) => ({ from, to })
  const spec = {
    variants,
    sizes: 'grid',
    holes: range(holes),
    seeds: range(seeds),
    moves: 'quick',
    memory: MEMORY,
  }
  return template(title, source, spec)
}

/** Grids worth starting from. */
export const TEMPLATES: readonly Template[] = [
  grid(
    message('templates.captureReadings'),
    message('templates.table', { paper, number: 6 }),
    ['kalah', 'kalah-empty-capture'].map(preset),
    [1, 4],
    [1, 4],
  ),
  grid('KalahAlt', paper, [preset('kalah-alt')], [1, 4], [1, 4]),
  grid(
    message('templates.congkakFamily'),
    message('templates.papers', { first: 'Kasim 2016', second: CHEN }),
    ['congkak', 'congklak', 'congklak-patched'].map(preset),
    [1, 5],
    [1, 4],
  ),
  grid(
    message('templates.pokVariants'),
    message('templates.chapter', { paper, number: 4 }),
    suggestedVariants,
    [1, 4],
    [1, 2],
  ),
]
