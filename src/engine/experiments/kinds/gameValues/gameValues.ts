import { message, type Text } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import { estimateGameValues, partShape, planGameValues, runGameValues, type SolvedCell } from './run'
import { DEFAULTS, type GameValuesSpec, parseGameValues } from './spec'
import { soFar, together } from './jobs'
import { MEMORY_MIB } from '../../../solver/memory'
import { findPreset } from '../../../variant/catalogue'
import {
  CAPTURE_ON_SINGLE,
  LAST_HOLE_TAKEN,
  MULTIPLE_CAPTURES,
} from '../../../variant/catalogue/kalahSuggestions'
import type { Variant } from '../../../variant/variant'
import { template, type Template, choiceField, type Field } from '../../contract/fields'

const onGrid = { path: 'sizes', is: ['grid'] }

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variants', label: message('fields.variants'), type: 'variants' },
  choiceField('sizes', message('fields.sizes'), {
    grid: message('fields.sizesGrid'),
    own: message('fields.sizesOwn'),
  }),
  { path: 'holes', label: message('fields.holesPerSide'), type: 'range', min: 1, max: 20, when: onGrid },
  { path: 'seeds', label: message('fields.seedsPerHole'), type: 'range', min: 1, max: 60, when: onGrid },
  choiceField(
    'moves',
    message('fields.firstMoves'),
    {
      none: message('fields.movesNone'),
      quick: message('fields.movesQuick'),
      exact: message('fields.movesExact'),
    },
    { rare: true },
  ),
  {
    path: 'memory',
    label: message('fields.memory'),
    type: 'integer',
    min: MEMORY_MIB.min,
    max: MEMORY_MIB.max,
    unit: 'MiB',
    rare: true,
  },
]

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
const TEMPLATES: readonly Template[] = [
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

/** Exact values of games, with best moves, over a grid of sizes. */
export const gameValues: Experiment<GameValuesSpec, Task, SolvedCell> = {
  kind: 'gameValues',
  title: message('kinds.gameValues'),
  question: message('questions.gameValues'),
  unit: message('kinds.unitPositions'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseGameValues,
  partShape,
  plan: planGameValues,
  estimate: estimateGameValues,
  run: runGameValues,
  together,
  soFar,
}
