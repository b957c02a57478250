import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'
import { DEFAULTS, type OpeningsSpec } from './spec'

const PAPER = 'Donkers, de Voogt & Uiterwijk 2000'

function search(
  title: string,
  source: string,
  preset: string,
  holes: number,
  wish: Partial<OpeningsSpec> = {},
): Template {
  const variant = findPreset(preset)!.make({ holes })
  return template(title, source, { ...DEFAULTS, variant, ...wish })
}

/** Searches worth starting from. */
export const TEMPLATES: readonly Template[] = [
  search('All openings of Dakon-6', `${PAPER}, table of counts`, 'dakon', 6),
  search('The shortest opening of Dakon-8', `${PAPER}, Table 2`, 'dakon', 8, { goal: 'shortest' }),
  search('The simplest opening of Dakon-8', `${PAPER}, Table 3`, 'dakon', 8, { goal: 'fewest-cycles' }),
  search('Does Kasim’s patch keep congklak fair?', 'Kasim 2016', 'congklak-patched', 7, { goal: 'first' }),
]
