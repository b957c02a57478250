import { RELAY } from './clauses'
import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Rules of traditional games; each game of this family captures in its own way. */
const OTHER = familyBase('other', TRADITIONAL, {})

/** The games of this family, in the order lists show them. */
export const OTHER_GAMES: readonly Preset[] = [
  game(OTHER, {
    id: 'adji-boto',
    name: 'Adji-boto',
    regions: ['Americas'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 61',
    oracle: 'Adji-boto',
    board: { holes: 5 },
    start: { seedsPerHole: 10 },
    lift: { atLeast: 2, opening: 'eachHoleOnce' },
    sow: { leave: 'one' },
    last: [{ at: 'any', next: [1, 3, 5], take: ['next'], chain: 'on' }],
    turn: { capturesAfter: 2, noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(OTHER, {
    id: 'gelech',
    name: 'Gelech',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 30',
    oracle: 'Gelech',
    lift: { facing: 'notFacingSingle' },
    sow: { direction: 'eitherWay', before: 'singlesAcross' },
    end: { leftovers: 'toLastMover' },
  }),

  game(OTHER, {
    id: 'huroy',
    name: 'Huroy',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 28',
    oracle: 'Huroy',
    sow: { direction: 'eitherWay', before: 'singlesAcross' },
    end: { leftovers: 'toLastMover' },
  }),

  game(OTHER, {
    id: 'je-ki-n-je',
    name: 'Je ki n je',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 38',
    oracle: 'Je_ki_n_je',
    readings: 1,
    sow: { direction: 'eitherWay' },
    last: [RELAY, { at: 'theirs', next: '1+', take: ['next', 'here'] }],
    turn: { mustFeed: 'yes' },
    end: { when: 'majority' },
  }),

  game(OTHER, {
    id: 'kara',
    name: 'Kâra',
    regions: ['Northern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 148',
    oracle: 'Kara',
    start: { seedsPerHole: 7 },
    last: [
      { at: 'theirs', take: ['theirs'], theirs: [2, 4, 6] },
      { at: 'own', hole: [-1], take: ['theirs'], theirs: [2, 4, 6] },
    ],
    turn: { noMove: 'pass' },
    end: { when: 'majority', leftovers: 'nobody', repetition: 'draw' },
  }),

  game(OTHER, {
    id: 'sokusowo',
    name: 'Sokusowó',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 26',
    oracle: 'Sokusowo',
    board: { holes: 4 },
    lift: { atLeast: 2 },
    sow: { before: 'storeOne' },
    last: [RELAY],
  }),

  game(OTHER, {
    id: 'voleur',
    name: 'Voleur',
    regions: ['Caribbean'],
    source: 'Mancala World, “Voleur”',
    oracle: 'Voleur',
    last: [{ at: 'any', makes: '1+', take: ['here'] }],
  }),

  game(OTHER, {
    id: 'mangala-i',
    name: 'Mangala I',
    regions: ['Northern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 43',
    oracle: 'Mangala_I',
    readings: 1,
    start: {
      seedsPerHole: 6,
      layout: { south: [6, 6, 6, 6, 6, 5], north: [6, 6, 6, 6, 6, 5], southStore: 0, northStore: 0 },
    },
    last: [{ at: 'any', makes: '1+', across: 'same', take: ['here', 'across'] }, RELAY],
    end: { when: 'majority', leftovers: 'nobody' },
  }),

  game(OTHER, {
    id: 'eson-xorgol',
    name: 'Eson Xorgol',
    regions: ['Central Asia'],
    source: 'Russ 1984, Mancala Games, p. 24',
    oracle: 'Eson_Xorgol',
    board: { holes: 5 },
    start: { seedsPerHole: 9 },
    lift: { reach: 'bothRows' },
    sow: { direction: 'clockwise' },
    last: [{ at: 'any', makes: '2+', next: [0], beyond: '1+', take: ['beyond'] }],
    end: { when: 'majority', few: 2, leftovers: 'nobody' },
  }),

  game(OTHER, {
    id: 'no-sides',
    name: 'No Sides',
    regions: ['Americas'],
    source: 'MancalaGames, example',
    oracle: 'NoSides',
    board: { holes: 5 },
    start: { seedsPerHole: 2 },
    lift: { reach: 'bothRows' },
    sow: { origin: 'skipped' },
    last: [{ at: 'any', makes: [2], take: ['here'] }],
    end: { when: 'majority', leftovers: 'nobody' },
  }),
]
