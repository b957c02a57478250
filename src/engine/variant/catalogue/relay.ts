import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Relay sowing that stops where the last seed makes a count that is taken from the opponent. */
const RELAY = familyBase('relay', TRADITIONAL, {
  sow: { relay: 'any' },
  turn: { lastInOpponents: 'captureCounts', captureCounts: [2, 4] },
})

/** The games of this family, in the order lists show them. */
export const RELAY_GAMES: readonly Preset[] = [
  game(RELAY, {
    id: 'adji-kui-ii',
    name: 'Adji Kui II',
    regions: ['Caribbean'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 88',
    oracle: 'Adji_Kui_II',
    lift: { atLeast: 2 },
    turn: { captureCounts: [4] },
    end: { repetition: 'shareBySide', few: 8 },
  }),

  game(RELAY, {
    id: 'ayo',
    name: 'Ayo',
    regions: ['Western Africa'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 61',
    oracle: 'Ayo',
    readings: 1,
    turn: {
      captureCounts: [2, 3],
      captures: 'chain',
      noMove: 'pass',
      mustFeed: 'ifPossible',
      grandSlam: 'leavesRight',
    },
    end: { when: 'allInStores', repetition: 'shareBySide', few: 2 },
  }),

  game(RELAY, {
    id: 'djenon-abe',
    name: 'Djenon Abe',
    regions: ['Western Africa'],
    source: 'Mancala World, “Djenon Abe”',
    oracle: 'Djenon_Abe',
    turn: { lastInOwn: 'captureCounts', captures: 'chain', mustFeed: 'yes' },
    end: { when: 'majority', leftovers: 'halved' },
  }),

  game(RELAY, {
    id: 'djenon-aboure',
    name: 'Djenon Aboure',
    regions: ['Western Africa'],
    source: 'Mancala World, “Djenon Aboure”',
    oracle: 'Djenon_Aboure',
    lift: { atLeast: 2 },
    turn: { lastInOwn: 'captureCounts', captures: 'chain' },
  }),

  game(RELAY, {
    id: 'hoyito-ii',
    name: 'Hoyito II',
    regions: ['Caribbean'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 100',
    oracle: 'Hoyito_II',
    readings: 2,
    turn: { captureCounts: [4], captures: 'chain', afterCapture: 'moveAgain' },
    end: { few: 4, fewTo: 'moverByOpponents' },
  }),

  game(RELAY, {
    id: 'lahemay-waladat',
    name: 'Lahemay Waladat',
    regions: ['Eastern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 91',
    oracle: 'Lahemay_Waladat',
    turn: { lastInOwn: 'captureCounts', captureCounts: [3], afterCapture: 'sowOn' },
    end: { leftovers: 'toLastMover' },
  }),

  game(RELAY, {
    id: 'leb-bbut-ahbochen',
    name: 'Leb Bbut Ahbochen',
    regions: ['Northern Africa'],
    source: 'Mancala World, “Leb Bbut Ahbochen”',
    oracle: 'Leb_Bbut_Ahbochen',
    board: { holes: 10 },
    sow: { relayIf: 'exactly', relayCount: 6 },
    turn: { captures: 'chain', mustFeed: 'yes', grandSlam: 'void' },
    end: { when: 'majority' },
  }),

  game(RELAY, {
    id: 'mandoli',
    name: 'Mandoli',
    regions: ['Europe'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 19',
    oracle: 'Mandoli',
    start: { seedsPerHole: 6 },
    turn: {
      lastInOwn: 'captureCounts',
      captureCounts: [],
      evenFrom: 2,
      captures: 'chain',
      chainMost: 2,
      capturesAfter: 2,
    },
    end: { leftovers: 'nobody', repetition: 'draw' },
  }),

  game(RELAY, {
    id: 'mangala-iv',
    name: 'Mangala IV',
    regions: ['Western Asia'],
    source: 'Mancala World, “Mangala IV”',
    oracle: 'Mangala_IV',
    readings: 1,
    board: { holes: 7 },
    start: { seedsPerHole: 7 },
    turn: { lastInOwn: 'captureCounts', captures: 'chain', noMove: 'pass' },
    end: { when: 'majority' },
  }),

  game(RELAY, {
    id: 'meusueb',
    name: 'Meusuëb',
    regions: ['Southeast Asia'],
    source: 'Russ 1984, Mancala Games, p. 66',
    oracle: 'Meusueb',
    readings: 1,
    sow: { lateSeeds: 8 },
    turn: { lastInOwn: 'captureCounts', captureCounts: [4], afterCapture: 'sowOn' },
    end: { when: 'majority' },
  }),

  game(RELAY, {
    id: 'motiq',
    name: 'Motiq',
    regions: ['Southeast Asia'],
    source: 'Russ 1984, Mancala Games, p. 65',
    oracle: 'Motiq',
    readings: 1,
    board: { holes: 7 },
    turn: { lastInOwn: 'captureCounts', captureCounts: [4], afterCapture: 'sowOn' },
  }),

  game(RELAY, {
    id: 'olowuka',
    name: 'Olowuka',
    regions: ['Western Africa'],
    source: 'Mancala World, “Olowuka”',
    oracle: 'Olowuka',
    sow: { relayIf: 'atLeast', relayCount: 4 },
    turn: { captureCounts: [2, 3], captures: 'chain', grandSlam: 'leavesRight' },
  }),

  game(RELAY, {
    id: 'ot-tjin',
    name: 'Ot-tjin',
    regions: ['Southeast Asia'],
    otherNames: ['Aw-li On-nam Ot-tjin'],
    source: 'Russ 1984, Mancala Games, p. 64',
    oracle: 'Ot-tjin',
    board: { holes: 10 },
    start: { seedsPerHole: 3 },
    sow: { direction: 'clockwise' },
    turn: { lastInOwn: 'captureCounts', captureCounts: [3] },
  }),

  game(RELAY, {
    id: 'leab-el-akil',
    name: 'Leab El-ákil',
    regions: ['Northern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 77',
    oracle: 'Leab_El-akil',
    readings: 1,
    start: { seedsPerHole: 6 },
    turn: { lastInOwn: 'captureCounts', captures: 'chain', takesToo: 'eachOpposite', mustFeed: 'giveOne' },
  }),
]
