import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** One lap; a last seed that makes a two or a four takes it, in either row, and those before it. */
const MANGALA = familyBase('mangala', TRADITIONAL, {
  last: [{ at: 'any', makes: [2, 4], take: ['here'], chain: 'back' }],
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
    last: [{ at: 'any', makes: [2, 4, 6], take: ['here'], chain: 'back' }],
    end: { leftovers: 'toLastMover' },
  }),

  game(MANGALA, {
    id: 'halusa',
    name: 'Halusa',
    regions: ['Western Asia'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 353',
    oracle: 'Halusa',
    start: { seedsPerHole: 6 },
    last: [{ at: 'own', makes: 'even', take: ['here'] }],
    turn: { mustFeed: 'yes' },
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
    last: [{ at: 'any', makes: [2, 4], take: ['here'] }],
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
    last: [{ at: 'any', makes: [2, 4, 6], take: ['here'], chain: 'back' }],
    turn: { capturesAfter: 1, mustFeed: 'yes', grandSlam: 'forbidden' },
  }),

  game(MANGALA, {
    id: 'tihbat',
    name: 'Tihbat',
    regions: ['Northern Africa'],
    source: 'Mancala World, “Tihbat”',
    oracle: 'Tihbat',
    board: { holes: 2 },
    start: { seedsPerHole: 7 },
    last: [{ at: 'any', makes: [2, 4, 6, 8], take: ['here'] }],
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
    last: [{ at: 'any', makes: [1], take: ['here'], chain: 'back' }],
    turn: { noMove: 'pass' },
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
    last: [{ at: 'any', makes: 'even', take: ['here'], chain: 'on' }],
    turn: { noMove: 'pass' },
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
    last: [{ at: 'any', makes: 'even', take: ['here'] }],
    turn: { noMove: 'pass', mustFeed: 'no' },
    end: { when: 'majority' },
  }),
]
