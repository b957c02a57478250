import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'

function check(title: string, source: string, preset: string, strategy: string): Template {
  const variant = findPreset(preset)!.make({ holes: 6, seeds: 1 })
  return template(title, source, { variant, strategy, holes: { from: 1, to: 6 }, seeds: 1 })
}

/** Checks worth starting from. */
export const TEMPLATES: readonly Template[] = [
  check('Pok’s theorem for KalahAlt(m, 1)', 'Pok 2001, Theorem 1', 'kalah-alt', 'pok-alt'),
  ...[1, 2, 3, 4].map((attempt) =>
    check(
      `Pok’s attempt ${attempt} for Kalah(m, 1)`,
      'Pok 2001, appendix C',
      'kalah',
      `pok-attempt-${attempt}`,
    ),
  ),
]
