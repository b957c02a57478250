import { message } from '../../../../locales/message'
import type { Experiment } from '../../contract/experiment'
import {
  estimateStartLayouts,
  type LayoutsPart,
  type LayoutsTask,
  partShape,
  planStartLayouts,
  runStartLayouts,
} from './run'
import { DEFAULTS, parseStartLayouts, type StartLayoutsSpec, MAX_GAMES_EACH, MAX_MOVED } from './spec'
import { MEMORY_MIB } from '../../../solver/memory'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template, choiceField, type Field } from '../../contract/fields'
import { gameText } from '../../spec/sizes'

/** Fields that only count if players judge the layouts. */
const PLAYED = { path: 'find', is: ['shares'] } as const

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  {
    path: 'moved',
    label: message('fields.moved'),
    type: 'integer',
    min: 0,
    max: MAX_MOVED,
    hint: message('fields.movedHint'),
  },
  choiceField('sides', message('fields.sides'), {
    equal: message('fields.sidesEqual'),
    any: message('fields.sidesAny'),
  }),
  choiceField('stores', message('fields.stores'), {
    empty: message('fields.storesEmpty'),
    used: message('fields.storesUsed'),
  }),
  choiceField('find', message('fields.find'), {
    results: message('fields.findResults'),
    values: message('fields.findValues'),
    shares: message('fields.findShares'),
  }),
  { path: 'player', label: message('fields.judgingPlayer'), type: 'player', when: PLAYED },
  {
    path: 'games',
    label: message('fields.gamesPerLayout'),
    type: 'integer',
    min: 1,
    max: MAX_GAMES_EACH,
    when: PLAYED,
  },
  {
    path: 'memory',
    label: message('fields.memory'),
    type: 'integer',
    min: MEMORY_MIB.min,
    max: MEMORY_MIB.max,
    unit: 'MiB',
    when: { path: 'find', is: ['results', 'values'] },
    rare: true,
  },
  { path: 'seed', label: message('fields.seed'), type: 'seed', when: PLAYED },
]

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
const TEMPLATES: readonly Template[] = [
  fairKalah('kalah-empty-capture', 'Neller & Neller, FairKalah: Towards Fair Mancala Play, 2022'),
  fairKalah('kalah', 'Pham & Neller, FairKalah Without Empty Capture'),
]

/** Which starting layouts are fair, or best for South. */
export const startLayouts: Experiment<StartLayoutsSpec, LayoutsTask, LayoutsPart> = {
  kind: 'startLayouts',
  title: message('kinds.startLayouts'),
  question: message('questions.startLayouts'),
  unit: message('kinds.unitLayouts'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseStartLayouts,
  partShape,
  plan: planStartLayouts,
  estimate: estimateStartLayouts,
  run: runStartLayouts,
}
