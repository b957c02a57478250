import { BASE } from './base'
import { CAPTURE_ACROSS, CAPTURE_ACROSS_OR_ALONE, MOVE_AGAIN, RELAY } from './clauses'
import { familyBase, game, type Preset } from './preset'

/** Relay sowing on a board with sown stores; a last seed in the player's own empty hole captures across. */
const CONGKAK = familyBase('congkak', BASE, {
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  last: [MOVE_AGAIN, CAPTURE_ACROSS, RELAY],
  turn: { noMove: 'pass' },
  end: { when: 'allInStores' },
})

const congkak = game(CONGKAK, {
  id: 'congkak',
  name: 'Congkak',
  regions: ['Southeast Asia'],
  otherNames: ['Congklak', 'Dakon'],
  source: 'Chen, Ismail, Lim & Yow 2022, The winning percentage in congkak using a randomised strategy',
  sizes: 'asManySeedsAsHoles',
  readings: 3,
})

const congkakRounds = game(congkak, {
  id: 'congkak-rounds',
  name: 'Congkak in rounds',
  regions: ['Southeast Asia'],
  match: { length: 'untilOut' },
  readings: 2,
})

const dakon = game(congkak, {
  id: 'dakon',
  name: 'Dakon',
  regions: ['Southeast Asia'],
  otherNames: ['Congklak', 'Congkak'],
  source:
    'Donkers, de Voogt & Uiterwijk 2000, Human versus machine problem-solving: winning openings in Dakon',
  last: [MOVE_AGAIN, CAPTURE_ACROSS_OR_ALONE, RELAY],
  turn: { noMove: 'roundEnds' },
  end: { when: 'moverCannotMove' },
  match: { length: 'untilOut', refill: 'fromLeft' },
  readings: 2,
})

const congklak = game(congkak, {
  id: 'congklak',
  name: 'Congklak',
  regions: ['Southeast Asia'],
  source: 'Congklak rule sheet, after Kasim 2016, Playing the game of Congklak with reinforcement learning',
  end: { when: 'majority', leftovers: 'nobody' },
  win: { by: 'majority' },
  readings: 3,
})

/** The games of this family, in the order lists show them. */
export const CONGKAK_GAMES: readonly Preset[] = [
  congkak,
  congkakRounds,
  game(congkakRounds, {
    id: 'congkak-rounds-confiscate',
    name: 'Congkak in rounds, burnt holes give seeds away',
    regions: ['Southeast Asia'],
    match: { burnt: 'confiscated' },
    readings: 1,
  }),

  dakon,
  game(dakon, {
    id: 'ohvalhu',
    name: 'Ohvalhu',
    regions: ['South Asia'],
    board: { holes: 8 },
    start: { seedsPerHole: 8 },
    sow: { direction: 'clockwise' },
    readings: 1,
  }),

  game(dakon, {
    id: 'sungka',
    name: 'Sungka',
    regions: ['Southeast Asia'],
    start: { first: 'bothAtOnce' },
    match: { nextFirst: 'lastedLongest' },
    readings: 3,
  }),

  congklak,
  game(congklak, {
    id: 'congklak-patched',
    name: 'Congklak with Kasim’s patch',
    regions: ['Southeast Asia'],
    readings: 1,
    last: [MOVE_AGAIN, CAPTURE_ACROSS, { at: 'own', makes: '2+', then: 'relay' }],
  }),

  game(CONGKAK, {
    id: 'dakon-russ',
    name: 'Dakon (with passes)',
    regions: ['Southeast Asia'],
    source: 'Russ 1984, Mancala Games, p. 62',
    oracle: 'Dakon',
    end: { repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(CONGKAK, {
    id: 'jongkak',
    name: 'Jongkak',
    regions: ['Southeast Asia'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 100',
    oracle: 'Jongkak',
    readings: 1,
    start: { seedsPerHole: 5 },
    turn: { noMove: 'roundEnds' },
    end: { when: 'moverSideEmpty', repeats: 'playOn' },
  }),

  game(CONGKAK, {
    id: 'ohvulhu',
    name: 'Ohvulhu',
    regions: ['South Asia'],
    source: 'Mancala World, “Ohvalhu”',
    oracle: 'Ohvulhu',
    board: { holes: 8 },
    start: { seedsPerHole: 8 },
    turn: { noMove: 'roundEnds' },
    end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
  }),
]
