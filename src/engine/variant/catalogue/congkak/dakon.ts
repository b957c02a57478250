import type { Variant } from '../../variant'
import { congkak, congkakFamily } from './congkak'
import type { Preset } from '../preset'

const ORIGIN =
  'Donkers, de Voogt & Uiterwijk 2000, Human versus machine problem-solving: winning openings in Dakon'

const dakon: Variant = {
  ...congkak,
  name: 'Dakon',
  source: ORIGIN,
  turn: { ...congkak.turn, emptyOpposite: 'takeLast', noMove: 'roundEnds' },
  end: { ...congkak.end, when: 'moverCannotMove' },
  match: { length: 'untilOut', rounds: 1, refill: 'fromLeft', burnt: 'skipped', nextFirst: 'winner' },
}

/** Clockwise, each store at its owner's left: dakon in a mirror, but that holes are still filled from the left. */
const ohvalhu: Variant = {
  ...dakon,
  name: 'Ohvalhu',
  board: { ...dakon.board, holes: 8 },
  start: { ...dakon.start, seedsPerHole: 8 },
  sow: { ...dakon.sow, direction: 'clockwise' },
}

const sungka: Variant = {
  ...dakon,
  name: 'Sungka',
  start: { ...dakon.start, first: 'bothAtOnce' },
  match: { ...dakon.match, nextFirst: 'lastedLongest' },
}

/** Dakon and its sisters of the Maldives and the Philippines. */
export const dakonPresets: readonly Preset[] = [
  {
    id: 'dakon',
    summary: 'Ends when the mover cannot move; the last seed is taken even when nothing lies across.',
    origin: ORIGIN,
    make: congkakFamily(dakon),
  },
  {
    id: 'ohvalhu',
    summary: 'Dakon of the Maldives: clockwise, eight holes, stores at the left.',
    origin: ORIGIN,
    make: congkakFamily(ohvalhu),
  },
  {
    id: 'sungka',
    summary: 'Dakon of the Philippines: both play their first turn at once.',
    origin: ORIGIN,
    make: congkakFamily(sungka),
  },
]
