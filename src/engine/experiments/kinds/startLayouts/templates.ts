import { message } from '../../../../locales/message'
import { MEMORY_MIB } from '../../../solver/memory'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'
import { gameText } from '../../spec/sizes'

function fairKalah(preset: string, source: string): Template {
  const variant = findPreset(preset)!.make({ holes: 6, seeds: 4 })
  const family = { variant, moved: 2, stores: 'used', sides: 'any' }
  const spec = { ...family, find: 'results', memory: MEMORY_MIB.usual }
  return template(
    message('templates.fairStarts', { game: gameText({ variant, holes: 6, seeds: 4 }) }),
    source,
    spec,
  )
}

/** Families worth starting from. */
export const TEMPLATES: readonly Template[] = [
  fairKalah('kalah-empty-capture', 'Neller & Neller, FairKalah: Towards Fair Mancala Play, 2022'),
  fairKalah('kalah', 'Pham & Neller, FairKalah Without Empty Capture'),
]
