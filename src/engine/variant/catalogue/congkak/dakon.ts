import type { Variant } from '../../variant'
import { withSeedsAsHoles, type Preset } from '../preset'
import { congkak } from './congkak'

/** The study of dakon that its rules were taken from. */
export const DONKERS =
  'Donkers, de Voogt & Uiterwijk 2000, Human versus machine problem-solving: winning openings in Dakon'

/** Dakon; its sisters are told as changes to it. */
export const dakon: Variant = {
  ...congkak,
  name: 'Dakon',
  source: DONKERS,
  turn: { ...congkak.turn, emptyOpposite: 'takeLast', noMove: 'roundEnds' },
  end: { ...congkak.end, when: 'moverCannotMove' },
  match: { length: 'untilOut', rounds: 1, refill: 'fromLeft', burnt: 'skipped', nextFirst: 'winner' },
}

/** Dakon, played on Java. */
export const dakonPreset: Preset = {
  id: 'dakon',
  summary: 'Ends when the mover cannot move; the last seed is taken even when nothing lies across.',
  origin: DONKERS,
  make: withSeedsAsHoles(dakon),
}
