import { message, type Text } from '../../../../locales/message'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'
import { DEFAULTS, type OpeningsSpec } from './spec'

const paper = 'Donkers, de Voogt & Uiterwijk 2000'
const dakon6 = { game: 'Dakon-6' }
const dakon8 = { game: 'Dakon-8' }

function search(
  title: Text,
  source: Text,
  preset: string,
  holes: number,
  wish: Partial<OpeningsSpec> = {},
): Template {
  const variant = findPreset(preset)!.make({ holes })
  return template(title, source, { ...DEFAULTS, variant, ...wish })
}

/** Searches worth starting from. */
export const TEMPLATES: readonly Template[] = [
  search(message('templates.allOpenings', dakon6), message('templates.countsTable', { paper }), 'dakon', 6),
  search(
    message('templates.shortestOpening', dakon8),
    message('templates.table', { paper, number: 2 }),
    'dakon',
    8,
    { goal: 'shortest' },
  ),
  search(
    message('templates.simplestOpening', dakon8),
    message('templates.table', { paper, number: 3 }),
    'dakon',
    8,
    { goal: 'fewest-cycles' },
  ),
  search(message('templates.kasimOpening'), 'Kasim 2016', 'congklak-patched', 7, { goal: 'first' }),
]
