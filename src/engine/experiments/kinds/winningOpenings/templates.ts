import { findPreset } from '../../../variant/catalogue'
import type { Json } from '../../contract/experiment'
import type { Template } from '../../contract/fields'
import type { OpeningsSpec } from './spec'

const PAPER = 'Donkers, de Voogt & Uiterwijk 2000'

function specOf(preset: string, holes: number, wish: Partial<OpeningsSpec>): Json {
  const spec: OpeningsSpec = {
    variant: findPreset(preset)!.make({ holes }),
    position: '',
    goal: 'count',
    line: '',
    effort: 1000,
    proof: 'quick',
    ...wish,
  }
  return spec as unknown as Json
}

/** Searches worth starting from. */
export const templates: readonly Template[] = [
  { title: 'All openings of Dakon-6', spec: specOf('dakon', 6, {}), source: `${PAPER}, table of counts` },
  {
    title: 'The shortest opening of Dakon-8',
    spec: specOf('dakon', 8, { goal: 'shortest' }),
    source: `${PAPER}, Table 2`,
  },
  {
    title: 'The simplest opening of Dakon-8',
    spec: specOf('dakon', 8, { goal: 'fewest-cycles' }),
    source: `${PAPER}, Table 3`,
  },
  {
    title: 'Does Kasim’s patch keep congklak fair?',
    spec: specOf('congklak-patched', 7, { goal: 'first' }),
    source: 'Kasim 2016',
  },
]
