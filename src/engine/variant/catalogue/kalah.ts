import { BASE } from './base'
import { CAPTURE_ACROSS, CAPTURE_ACROSS_OR_ALONE, MOVE_AGAIN, RELAY } from './clauses'
import { familyBase, game, type Preset } from './preset'

/** One lap per move on a board with sown stores; a last seed in the store earns another move. */
const KALAH = familyBase('kalah', BASE, {
  last: [MOVE_AGAIN, CAPTURE_ACROSS],
  end: { when: 'eitherSideEmpty' },
})

const kalah = game(KALAH, {
  id: 'kalah',
  name: 'Kalah',
  regions: ['Americas'],
  source: 'Pok 2001, The Game of Kalah',
  readings: 2,
})

/** The games of this family, in the order lists show them. */
export const KALAH_GAMES: readonly Preset[] = [
  kalah,
  game(kalah, {
    id: 'kalah-empty-capture',
    name: 'Kalah with empty capture',
    regions: ['Americas'],
    source: 'Irving, Donkers & Uiterwijk 2000, Solving Kalah',
    readings: 1,
    last: [MOVE_AGAIN, CAPTURE_ACROSS_OR_ALONE],
  }),

  game(kalah, {
    id: 'kalah-alt',
    name: 'KalahAlt',
    regions: ['Americas'],
    readings: 1,
    last: [CAPTURE_ACROSS],
  }),

  game(kalah, {
    id: 'mangala-turkey',
    name: 'Mangala (Türkiye)',
    regions: ['Western Asia'],
    otherNames: ['Türk mangalası', 'Göçürme'],
    source: 'World Ethnosport Confederation, “Mangala”',
    readings: 1,
    sow: { leave: 'oneUnlessSingle' },
    last: [MOVE_AGAIN, { at: 'theirs', makes: 'even', take: ['here'] }, CAPTURE_ACROSS],
    end: { leftovers: 'toOtherPlayer' },
  }),

  game(KALAH, {
    id: 'cross-kalah',
    name: 'Cross-Kalah',
    regions: ['Americas'],
    source: 'Wikipedia, “Cross-Kalah”',
    oracle: 'Cross-Kalah',
    sow: { direction: 'byParity' },
    end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(KALAH, {
    id: 'kalah-cannot-move',
    name: 'Kalah, to the last move',
    regions: ['Americas'],
    source: 'Wikipedia, “Kalah”',
    oracle: 'Kalah',
    end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(KALAH, {
    id: 'waurie',
    name: 'Waurie',
    regions: ['Caribbean'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 16',
    oracle: 'Waurie',
    sow: { origin: 'skipped' },
    last: [MOVE_AGAIN],
    end: { repetition: 'splitEvenly', repeats: 'playOn' },
    win: { by: 'clear' },
  }),

  game(KALAH, {
    id: 'simple-capt',
    name: 'SimpleCapt',
    regions: ['Americas'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 25',
    oracle: 'SimpleCapt',
    last: [MOVE_AGAIN],
    end: { when: 'moverSideEmpty', leftovers: 'toLastMover', repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(KALAH, {
    id: 'cross-capt',
    name: 'CrossCapt',
    regions: ['Americas'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 33',
    oracle: 'CrossCapt',
    end: { when: 'moverSideEmpty', leftovers: 'toLastMover', repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(KALAH, {
    id: 'go-empty-one',
    name: 'GoEmpty One',
    regions: ['Americas'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 29',
    oracle: 'GoEmpty_One',
    last: [MOVE_AGAIN, RELAY],
    end: { repetition: 'splitEvenly', repeats: 'playOn' },
    win: { by: 'clear' },
  }),

  game(KALAH, {
    id: 'go-empty-two',
    name: 'GoEmpty Two',
    regions: ['Americas'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 29',
    oracle: 'GoEmpty_Two',
    board: { stores: 'both' },
    start: { seedsPerHole: 3 },
    sow: { direction: 'eitherWay' },
    last: [MOVE_AGAIN],
    end: { repetition: 'splitEvenly', repeats: 'playOn' },
    win: { by: 'clear' },
  }),

  game(KALAH, {
    id: 'valah',
    name: 'Valah',
    regions: ['Americas'],
    source: 'Davies 2025',
    oracle: 'Valah',
    board: { holes: 5 },
    start: { seedsPerHole: 3 },
    last: [MOVE_AGAIN, RELAY],
    end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(KALAH, {
    id: 'no-capt',
    name: 'NoCapt',
    regions: ['Americas'],
    source: 'MancalaGames, example',
    oracle: 'NoCapt',
    sow: { origin: 'skipped' },
    last: [MOVE_AGAIN],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores', repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(KALAH, {
    id: 'random-kalah',
    name: 'Random Kalah',
    regions: ['Americas'],
    source: 'Davies 2025',
    oracle: 'Random-Kalah',
    readings: 1,
    end: { when: 'moverCannotMove' },
  }),

  game(KALAH, {
    id: 'ns-kalah',
    name: 'NS Kalah',
    regions: ['Americas'],
    source: 'Davies 2025',
    oracle: 'NS_Kalah',
    board: { holes: 7 },
    sow: { direction: 'ownRow' },
    last: [MOVE_AGAIN, { at: 'own', makes: [1], across: '1+', take: ['across'] }],
    turn: { grandSlam: 'givesRest' },
    end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
  }),

  game(KALAH, {
    id: 'tchuka-ruma',
    name: 'Tchuka Ruma',
    regions: ['Europe'],
    source: 'Mancala World, “Tchuka Ruma”',
    oracle: 'Tchuka_Ruma',
    readings: 1,
    board: { holes: 7 },
    start: { seedsPerHole: 2 },
    sow: { direction: 'ownRow' },
    last: [MOVE_AGAIN, RELAY],
    end: { repetition: 'splitEvenly', repeats: 'playOn' },
    win: { by: 'clear' },
  }),
]
