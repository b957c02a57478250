import { everyThirdEmpty } from './layouts'
import { CAPTURE_ACROSS, RELAY } from './clauses'
import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Relay sowing; a last seed in the player’s own empty hole takes the hole across and stays. */
const ACROSS = familyBase('across', TRADITIONAL, {
  last: [{ at: 'own', makes: [1], across: '1+', take: ['across'] }, RELAY],
})

/** The games of this family, in the order lists show them. */
export const ACROSS_GAMES: readonly Preset[] = [
  game(ACROSS, {
    id: 'ayoayo',
    name: 'Ayoayo',
    regions: ['Western Africa'],
    source: 'Mohr 1993, The New Games Treasury, p. 102',
    oracle: 'Ayoayo',
    sow: { origin: 'skipped' },
    last: [CAPTURE_ACROSS, RELAY],
    turn: { mustFeed: 'yes' },
    end: { when: 'majority' },
  }),

  game(ACROSS, {
    id: 'boola',
    name: 'Boola',
    regions: ['Eastern Africa'],
    source: 'Mancala World, “Boola”',
    oracle: 'Boola',
    pattern: everyThirdEmpty,
    board: { holes: 12 },
    start: { seedsPerHole: 3 },
    lift: { reach: 'opponentOrEmpty' },
    win: { by: 'immobilise' },
  }),

  game(ACROSS, {
    id: 'dabuda',
    name: 'Dabuda',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 32',
    oracle: 'Dabuda',
    board: { holes: 10 },
    lift: { reach: 'opponentOrEmpty' },
    last: [CAPTURE_ACROSS, RELAY],
  }),

  game(ACROSS, {
    id: 'endodoi',
    name: 'Endodoi',
    regions: ['Eastern Africa', 'Western Africa'],
    source: 'Russ 1984, Mancala Games, p. 28',
    oracle: 'Endodoi',
    board: { holes: 8 },
    last: [CAPTURE_ACROSS, RELAY],
  }),

  game(ACROSS, {
    id: 'gamacha',
    name: 'Gamacha',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 33',
    oracle: 'Gamacha',
    board: { holes: 12 },
    start: {
      layout: {
        south: [0, 0, 4, 0, 4, 4, 4, 0, 4, 0, 4, 0],
        north: [4, 0, 4, 0, 4, 0, 0, 0, 4, 0, 4, 0],
        southStore: 0,
        northStore: 0,
      },
      turned: 'withStarter',
    },
    lift: { reach: 'opponentOrEmpty' },
    end: { when: 'eitherSideEmpty' },
    win: { by: 'deprive' },
  }),

  game(ACROSS, {
    id: 'giuthi',
    name: 'Giuthi',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 37',
    oracle: 'Giuthi',
    board: { holes: 8 },
    start: { seedsPerHole: 6 },
    lift: { atLeast: 2 },
    sow: { direction: 'eitherWay', turning: 'everyLap' },
    last: [
      { at: 'own', makes: [1], if: ['unreached'], then: 'again' },
      { ...CAPTURE_ACROSS, chain: { way: 'on', makes: [0] } },
      RELAY,
    ],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(ACROSS, {
    id: 'hufesay',
    name: 'Hufesay',
    regions: ['Eastern Africa'],
    source: 'Mancala World, “Hufesay”',
    oracle: 'Hufesay',
    turn: { noMove: 'pass' },
    end: { when: 'majority', few: 1, leftovers: 'nobody' },
  }),

  game(ACROSS, {
    id: 'jodu',
    name: 'J’Odu',
    regions: ['Western Africa'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 63',
    oracle: 'J_Odu',
    readings: 1,
    start: { seedsPerHole: 3 },
    last: [
      { at: 'own', makes: [1], across: [1, 2], take: ['across'], chain: { way: 'on', makes: '0+' } },
      RELAY,
    ],
    turn: { noMove: 'pass', mustFeed: 'ifPossible', grandSlam: 'leavesRight' },
    end: { when: 'allInStores', repetition: 'shareBySide', few: 2 },
  }),

  game(ACROSS, {
    id: 'lami',
    name: 'Lami',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 36',
    oracle: 'Lami',
    board: { holes: 10 },
    start: { seedsPerHole: 2 },
    lift: { pairs: 'lastResort' },
    sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
    last: [{ at: 'own', makes: [1], across: [2], take: ['across', 'theirs'], theirs: [2] }, RELAY],
    turn: { capturesAfter: 1 },
  }),

  game(ACROSS, {
    id: 'lamlameta',
    name: 'Lamlameta',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 35',
    oracle: 'Lamlameta',
    board: { holes: 12 },
    start: { seedsPerHole: 2 },
    lift: { pairs: 'lastResort', opening: 'twoRightmost' },
    sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
    last: [{ at: 'own', makes: [1], across: [2], take: ['across', 'theirs'], theirs: [2] }, RELAY],
    turn: { capturesAfter: 1 },
  }),

  game(ACROSS, {
    id: 'mbothe',
    name: 'Mbothe',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 35; opening move after Wikipedia',
    oracle: 'Mbothe',
    board: { holes: 10 },
    start: { seedsPerHole: 2 },
    lift: { pairs: 'lastResortRightmost' },
    sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
    last: [{ at: 'own', makes: [1], across: [2], take: ['across'], then: 'again' }, RELAY],
    end: { when: 'majority' },
  }),

  game(ACROSS, {
    id: 'ndoto',
    name: 'Ndoto',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 30',
    oracle: 'Ndoto',
    board: { holes: 8 },
    start: { seedsPerHole: 2 },
    lift: { singles: 'ontoEmpty' },
    end: { when: 'majority' },
  }),

  game(ACROSS, {
    id: 'sadeqa',
    name: 'Sadeqa',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 33',
    oracle: 'Sadeqa',
    board: { holes: 10 },
    start: {
      layout: {
        south: [0, 4, 0, 4, 0, 4, 0, 0, 0, 4],
        north: [0, 4, 0, 1, 0, 4, 0, 4, 0, 4],
        southStore: 0,
        northStore: 0,
      },
      turned: 'withStarter',
    },
    lift: { reach: 'opponentOrEmpty' },
    end: { when: 'eitherSideEmpty' },
    win: { by: 'deprive' },
  }),

  game(ACROSS, {
    id: 'sadeqa-iii',
    name: 'Sadeqa III',
    regions: ['Eastern Africa'],
    source: 'Mancala World, “Sadeqa III”',
    oracle: 'Sadeqa_III',
    board: { holes: 8 },
    start: { seedsPerHole: 6 },
    end: { when: 'majority', leftovers: 'toLastMover' },
  }),

  game(ACROSS, {
    id: 'sadeqa-iv',
    name: 'Sadeqa IV',
    regions: ['Eastern Africa'],
    source: 'Mancala World, “Sadeqa II”',
    oracle: 'Sadeqa_IV',
    start: {
      seedsPerHole: 3,
      layout: { south: [5, 5, 1, 4, 4, 4], north: [0, 4, 4, 0, 0, 1], southStore: 0, northStore: 4 },
      turned: 'withStarter',
    },
    last: [{ at: 'any', makes: [1], across: '1+', take: ['across'] }, RELAY],
    end: { when: 'eitherSideEmpty' },
    win: { by: 'deprive' },
  }),

  game(ACROSS, {
    id: 'tapata',
    name: 'Tapata',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 34',
    oracle: 'Tapata',
    pattern: everyThirdEmpty,
    board: { holes: 12 },
    start: { seedsPerHole: 3 },
    lift: { reach: 'opponentOrEmpty', opening: 'rightHalf' },
    sow: { firstMove: 'overToOpponent' },
    end: { when: 'eitherSideEmpty' },
    win: { by: 'deprive' },
  }),

  game(ACROSS, {
    id: 'tegre',
    name: 'Tegre',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 30',
    oracle: 'Tegre',
    last: [{ at: 'own', makes: [1], across: '1+', take: ['across'], then: 'relay' }, RELAY],
    end: { leftovers: 'toLastMover' },
  }),

  game(ACROSS, {
    id: 'depouiller',
    name: 'Dépouiller',
    regions: ['Americas'],
    source: 'Davies 2025',
    oracle: 'Depouiller',
    board: { holes: 5 },
    start: { seedsPerHole: 2 },
    lift: { reach: 'opponentOrEmpty' },
    last: [{ at: 'any', makes: [1], across: '1+', take: ['across'] }],
    turn: { noMove: 'roundEnds' },
    end: { when: 'eitherSideEmpty' },
    win: { by: 'deprive' },
  }),
]
