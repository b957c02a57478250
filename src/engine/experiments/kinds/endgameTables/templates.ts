import { message } from '../../../../locales/message'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'

function upTo(preset: string, seeds: number, source: string, position = ''): Template {
  const variant = findPreset(preset)!.make()
  return template(message('endgames.template', { game: variant.name, seeds }), source, {
    variant,
    seeds,
    position,
  })
}

/** Tables worth starting from. */
export const TEMPLATES: readonly Template[] = [
  upTo(
    'awari',
    16,
    'Romein & Bal 2003, Solving Awari with parallel retrograde analysis',
    '1,1,1,1,1,2/4,2,3,0,0,0',
  ),
  upTo('kalah', 15, 'Pok 2001, The Game of Kalah'),
]
