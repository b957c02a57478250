import { message, type Text } from '../../../../locales/message'
import { findPreset } from '../../../variant/catalogue'
import { template, type Template } from '../../contract/fields'

const paper = 'Pok 2001'

function oneHole(title: Text, source: Text, preset: string, to: number): Template {
  const variant = findPreset(preset)!.make({ holes: 1, seeds: 1 })
  return template(title, source, { variant, holes: { from: 1, to: 1 }, seeds: { from: 1, to } })
}

/** Sweeps worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template(message('templates.sharesBySize'), message('templates.sharesBySizeSource'), {
    variant: 'congkak',
    find: 'shares',
    holes: { from: 3, to: 10 },
    seedsAs: 'holes',
  }),
  oneHole(
    message('templates.upTo', { game: 'Kalah(1, n)', number: 200 }),
    message('templates.table', { paper, number: 4 }),
    'kalah',
    200,
  ),
  oneHole(
    message('templates.upTo', { game: 'KalahAlt(1, n)', number: 200 }),
    message('templates.table', { paper, number: 5 }),
    'kalah-alt',
    200,
  ),
  oneHole(
    message('templates.upTo', { game: 'Kalah(1, n)', number: 1_000_000 }),
    message('templates.beyondTable', { paper, number: 4 }),
    'kalah',
    1_000_000,
  ),
]
