import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'

function oneHole(title: string, source: string, preset: string, to: number): Template {
  const variant = findPreset(preset)!.make({ holes: 1, seeds: 1 })
  return template(title, source, { variant, holes: { from: 1, to: 1 }, seeds: { from: 1, to } })
}

/** Sweeps worth starting from. */
export const TEMPLATES: readonly Template[] = [
  oneHole('Kalah(1, n) to 200', 'Pok 2001, Table 4', 'kalah', 200),
  oneHole('KalahAlt(1, n) to 200', 'Pok 2001, Table 5', 'kalah-alt', 200),
  oneHole('Kalah(1, n) to a million', 'Beyond Pok 2001, Table 4', 'kalah', 1_000_000),
]
