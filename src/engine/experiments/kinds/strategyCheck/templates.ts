import { message, type Text } from '../../../../locales/message'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'

const paper = 'Pok 2001'

function check(title: Text, source: Text, preset: string, strategy: string): Template {
  const variant = findPreset(preset)!.make({ holes: 6, seeds: 1 })
  return template(title, source, { variant, strategy, holes: { from: 1, to: 6 }, seeds: 1 })
}

/** Checks worth starting from. */
export const TEMPLATES: readonly Template[] = [
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
