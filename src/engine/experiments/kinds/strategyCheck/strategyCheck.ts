import { message, type Text } from '../../../../locales/message'
import type { Experiment, Task } from '../../contract/experiment'
import {
  type CheckedBoard,
  estimateStrategyCheck,
  partShape,
  planStrategyCheck,
  runStrategyCheck,
} from './run'
import { DEFAULTS, parseStrategyCheck, type StrategyCheckSpec, MAX_SEEDS_PER_HOLE } from './spec'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template, choiceField, type Field } from '../../contract/fields'
import { STRATEGIES } from '../../../strategies/catalogue'
import { MAX_HOLES } from '../../../variant/variant'

const names = Object.fromEntries(STRATEGIES.map(({ id, name }) => [id, name]))

/** How a form shows the spec. */
const FIELDS: readonly Field[] = [
  { path: 'variant', label: message('fields.variant'), type: 'variant' },
  choiceField('strategy', message('fields.strategy'), names),
  { path: 'holes', label: message('fields.holesPerSide'), type: 'range', min: 1, max: MAX_HOLES },
  { path: 'seeds', label: message('fields.seedsPerHole'), type: 'integer', min: 1, max: MAX_SEEDS_PER_HOLE },
]

const paper = 'Pok 2001'

function check(title: Text, source: Text, preset: string, strategy: string): Template {
  const variant = findPreset(preset)!.make({ holes: 6, seeds: 1 })
  return template(title, source, { variant, strategy, holes: { from: 1, to: 6 }, seeds: 1 })
}

/** Checks worth starting from. */
const TEMPLATES: readonly Template[] = [
  check(
    message('templates.pokTheorem', { game: 'KalahAlt(m, 1)' }),
    message('templates.theorem', { paper, number: 1 }),
    'kalah-alt',
    'pok-alt',
  ),
  ...[1, 2, 3, 4].map((attempt) =>
    check(
      message('templates.pokAttempt', { number: attempt, game: 'Kalah(m, 1)' }),
      message('templates.appendix', { paper, letter: 'C' }),
      'kalah',
      `pok-attempt-${attempt}`,
    ),
  ),
]

/** A strategy against every reply. */
export const strategyCheck: Experiment<StrategyCheckSpec, Task, CheckedBoard> = {
  kind: 'strategyCheck',
  title: message('kinds.strategyCheck'),
  question: message('questions.strategyCheck'),
  unit: message('kinds.unitPositions'),
  defaults: DEFAULTS,
  fields: FIELDS,
  templates: TEMPLATES,
  parse: parseStrategyCheck,
  partShape,
  plan: planStrategyCheck,
  estimate: estimateStrategyCheck,
  run: runStrategyCheck,
}
