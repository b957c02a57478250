import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** One lap; a last seed that makes a two or a four takes it, in either row, and those before it. */
const MANGALA = familyBase('mangala', TRADITIONAL, {
  turn: {
    lastInOpponents: 'captureCounts',
    lastInOwn: 'captureCounts',
    captureCounts: [2, 4],
    captures: 'chain',
  },
})

/** The games of this family, in the order lists show them. */
export const MANGALA_GAMES: readonly Preset[] = [
  game(MANGALA, {
    id: 'al-manqala',
    name: 'Al-manqala',
    regions: ['Western Asia'],
    source: 'Mancala World, “Al-manqala”',
    oracle: 'Al-manqala',
    readings: 1,
    board: { holes: 7 },
    start: { seedsPerHole: 7 },
    turn: { mustFeed: 'yes' },
    end: { when: 'majority', leftovers: 'toUnfedOrNobody', repetition: 'draw' },
  }),

  game(MANGALA, {
    id: 'bakuk',
    name: 'Bakuk',
    regions: ['Northern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 144',
    oracle: 'Bakuk',
    board: { holes: 3 },
    start: { seedsPerHole: 6 },
    end: { leftovers: 'nobody' },
  }),

  game(MANGALA, {
    id: 'bohnenspiel',
    name: 'Bohnenspiel',
    regions: ['Europe'],
    otherNames: ['Das Bohnenspiel', 'Bean game'],
    source: 'Mancala World, “Bohnenspiel”',
    oracle: 'Bohnenspiel',
    start: { seedsPerHole: 6 },
    turn: { captureCounts: [2, 4, 6] },
    end: { leftovers: 'toLastMover' },
  }),

  game(MANGALA, {
    id: 'halusa',
    name: 'Halusa',
    regions: ['Western Asia'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 353',
    oracle: 'Halusa',
    start: { seedsPerHole: 6 },
    turn: { lastInOpponents: 'nothing', captureCounts: [], evenFrom: 2, captures: 'one', mustFeed: 'yes' },
    end: { when: 'majority', leftovers: 'toUnfed', repetition: 'shareBySide' },
  }),

  game(MANGALA, {
    id: 'mangala-iii',
    name: 'Mangala III',
    regions: ['Eastern Africa'],
    source: 'Hanson & Hanson 2003, All about Mancala, p. 81',
    oracle: 'Mangala_III',
    readings: 1,
    start: { seedsPerHole: 5 },
    lift: { atLeast: 2 },
    sow: { direction: 'outward' },
    turn: { captures: 'one' },
    end: { leftovers: 'halved' },
  }),

  game(MANGALA, {
    id: 'modiar',
    name: 'Modiar',
    regions: ['Northern Africa'],
    source: 'Mancala World, “Modiar”',
    oracle: 'Modiar',
    board: { holes: 3 },
    start: { seedsPerHole: 7 },
    lift: { atLeast: 2 },
    sow: { leave: 'one' },
    turn: { captureCounts: [2, 4, 6], capturesAfter: 1, mustFeed: 'yes', grandSlam: 'forbidden' },
  }),

  game(MANGALA, {
    id: 'tihbat',
    name: 'Tihbat',
    regions: ['Northern Africa'],
    source: 'Mancala World, “Tihbat”',
    oracle: 'Tihbat',
    board: { holes: 2 },
    start: { seedsPerHole: 7 },
    turn: { captureCounts: [2, 4, 6, 8], captures: 'one' },
  }),

  game(MANGALA, {
    id: 'vai-lung-thlan',
    name: 'Vai lung thlan',
    regions: ['South Asia'],
    otherNames: ['Vai Lun Thlan'],
    source: 'Mohr 1993, The New Games Treasury, p. 99',
    oracle: 'Vai_Lun_Thlan',
    start: { seedsPerHole: 5 },
    sow: { direction: 'clockwise' },
    turn: { captureCounts: [1], noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(MANGALA, {
    id: 'bechi',
    name: 'Bechi',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 22',
    oracle: 'Bechi',
    board: { holes: 4 },
    start: { seedsPerHole: 6 },
    lift: { atLeast: 2, opening: 'unlocks' },
    sow: { direction: 'outward', leave: 'one' },
    turn: { captureCounts: [], evenFrom: 2, chainWay: 'onward', noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(MANGALA, {
    id: 'sow-op-dirs',
    name: 'SowOpDirs',
    regions: ['Americas'],
    source: 'MancalaGames, example',
    oracle: 'SowOpDirs',
    board: { holes: 5 },
    sow: { direction: 'firstMoveDecides', origin: 'skipped' },
    turn: { captureCounts: [], evenFrom: 2, captures: 'one', noMove: 'pass', mustFeed: 'no' },
    end: { when: 'majority' },
  }),
]
