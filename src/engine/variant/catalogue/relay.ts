import { RELAY } from './clauses'
import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Relay sowing that stops where the last seed makes a count that is taken from the opponent. */
const RELAYED = familyBase('relay', TRADITIONAL, {
  last: [{ at: 'theirs', makes: [2, 4], take: ['here'] }, RELAY],
})

/** The games of this family, in the order lists show them. */
export const RELAY_GAMES: readonly Preset[] = [
  game(RELAYED, {
    id: 'adji-kui-ii',
    name: 'Adji Kui II',
    regions: ['Caribbean'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 88',
    oracle: 'Adji_Kui_II',
    lift: { atLeast: 2 },
    last: [{ at: 'theirs', makes: [4], take: ['here'] }, RELAY],
    end: { repetition: 'shareBySide', few: 8 },
  }),

  game(RELAYED, {
    id: 'ayo',
    name: 'Ayo',
    regions: ['Western Africa'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 61',
    oracle: 'Ayo',
    readings: 1,
    last: [{ at: 'theirs', makes: [2, 3], take: ['here'], chain: 'back' }, RELAY],
    turn: { noMove: 'pass', mustFeed: 'ifPossible', grandSlam: 'leavesRight' },
    end: { when: 'allInStores', repetition: 'shareBySide', few: 2 },
  }),

  game(RELAYED, {
    id: 'djenon-abe',
    name: 'Djenon Abe',
    regions: ['Western Africa'],
    source: 'Mancala World, “Djenon Abe”',
    oracle: 'Djenon_Abe',
    last: [{ at: 'any', makes: [2, 4], take: ['here'], chain: 'back' }, RELAY],
    turn: { mustFeed: 'yes' },
    end: { when: 'majority', leftovers: 'halved' },
  }),

  game(RELAYED, {
    id: 'djenon-aboure',
    name: 'Djenon Aboure',
    regions: ['Western Africa'],
    source: 'Mancala World, “Djenon Aboure”',
    oracle: 'Djenon_Aboure',
    lift: { atLeast: 2 },
    last: [{ at: 'any', makes: [2, 4], take: ['here'], chain: 'back' }, RELAY],
  }),

  game(RELAYED, {
    id: 'hoyito-ii',
    name: 'Hoyito II',
    regions: ['Caribbean'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 100',
    oracle: 'Hoyito_II',
    readings: 2,
    last: [{ at: 'theirs', makes: [4], take: ['here'], chain: 'back', then: 'again' }, RELAY],
    end: { few: 4, fewTo: 'moverByOpponents' },
  }),

  game(RELAYED, {
    id: 'lahemay-waladat',
    name: 'Lahemay Waladat',
    regions: ['Eastern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 91',
    oracle: 'Lahemay_Waladat',
    last: [{ at: 'any', makes: [3], take: ['here'], then: 'relay' }, RELAY],
    end: { leftovers: 'toLastMover' },
  }),

  game(RELAYED, {
    id: 'leb-bbut-ahbochen',
    name: 'Leb Bbut Ahbochen',
    regions: ['Northern Africa'],
    source: 'Mancala World, “Leb Bbut Ahbochen”',
    oracle: 'Leb_Bbut_Ahbochen',
    board: { holes: 10 },
    last: [
      { at: 'theirs', makes: [2, 4], take: ['here'], chain: 'back' },
      { at: 'any', makes: [6], then: 'relay' },
    ],
    turn: { mustFeed: 'yes', grandSlam: 'void' },
    end: { when: 'majority' },
  }),

  game(RELAYED, {
    id: 'mandoli',
    name: 'Mandoli',
    regions: ['Europe'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 19',
    oracle: 'Mandoli',
    start: { seedsPerHole: 6 },
    last: [{ at: 'any', makes: 'even', take: ['here'], chain: { way: 'back', most: 2 } }, RELAY],
    turn: { capturesAfter: 2 },
    end: { leftovers: 'nobody', repetition: 'draw' },
  }),

  game(RELAYED, {
    id: 'mangala-iv',
    name: 'Mangala IV',
    regions: ['Western Asia'],
    source: 'Mancala World, “Mangala IV”',
    oracle: 'Mangala_IV',
    readings: 1,
    board: { holes: 7 },
    start: { seedsPerHole: 7 },
    last: [{ at: 'any', makes: [2, 4], take: ['here'], chain: 'back' }, RELAY],
    turn: { noMove: 'pass' },
    end: { when: 'majority' },
  }),

  game(RELAYED, {
    id: 'meusueb',
    name: 'Meusuëb',
    regions: ['Southeast Asia'],
    source: 'Russ 1984, Mancala Games, p. 66',
    oracle: 'Meusueb',
    readings: 1,
    sow: { lateSeeds: 8 },
    last: [{ at: 'any', makes: [4], take: ['here'], then: 'relay' }, RELAY],
    end: { when: 'majority' },
  }),

  game(RELAYED, {
    id: 'motiq',
    name: 'Motiq',
    regions: ['Southeast Asia'],
    source: 'Russ 1984, Mancala Games, p. 65',
    oracle: 'Motiq',
    readings: 1,
    board: { holes: 7 },
    last: [{ at: 'any', makes: [4], take: ['here'], then: 'relay' }, RELAY],
  }),

  game(RELAYED, {
    id: 'olowuka',
    name: 'Olowuka',
    regions: ['Western Africa'],
    source: 'Mancala World, “Olowuka”',
    oracle: 'Olowuka',
    last: [
      { at: 'theirs', makes: [2, 3], take: ['here'], chain: 'back' },
      { at: 'any', makes: '4+', then: 'relay' },
    ],
    turn: { grandSlam: 'leavesRight' },
  }),

  game(RELAYED, {
    id: 'ot-tjin',
    name: 'Ot-tjin',
    regions: ['Southeast Asia'],
    otherNames: ['Aw-li On-nam Ot-tjin'],
    source: 'Russ 1984, Mancala Games, p. 64',
    oracle: 'Ot-tjin',
    board: { holes: 10 },
    start: { seedsPerHole: 3 },
    sow: { direction: 'clockwise' },
    last: [{ at: 'any', makes: [3], take: ['here'] }, RELAY],
  }),

  game(RELAYED, {
    id: 'leab-el-akil',
    name: 'Leab El-ákil',
    regions: ['Northern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 77',
    oracle: 'Leab_El-akil',
    readings: 1,
    start: { seedsPerHole: 6 },
    last: [{ at: 'any', makes: [2, 4], take: ['here', 'across'], chain: 'back' }, RELAY],
    turn: { mustFeed: 'giveOne' },
  }),
]
