import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** One lap; a last seed that makes a two or a three in the opponent's row takes it, and those before it. */
const AWARI = familyBase('awari', TRADITIONAL, {
  last: [{ at: 'theirs', makes: [2, 3], take: ['here'], chain: 'back' }],
})

const oware = game(AWARI, {
  id: 'oware',
  name: 'Oware',
  regions: ['Western Africa', 'Caribbean', 'Americas'],
  otherNames: ['Abapa', 'Awari', 'Wari'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 49',
  oracle: 'Oware',
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'void' },
  end: { when: 'majority', repetition: 'shareBySide' },
})

const GRAND_SLAMS = 'Wikipedia, “Oware”, on the grand slam'

/** The games of this family, in the order lists show them. */
export const AWARI_GAMES: readonly Preset[] = [
  game(AWARI, {
    id: 'awari',
    name: 'Awari',
    regions: ['Western Africa', 'Caribbean', 'Americas'],
    otherNames: ['Oware', 'Wari'],
    source: 'Romein & Bal 2003, Solving Awari with parallel retrograde analysis',
    sow: { origin: 'skipped' },
    turn: { mustFeed: 'yes', grandSlam: 'ifForced' },
    end: { repeats: 'stop' },
    readings: 3,
  }),

  game(oware, {
    id: 'oware-forbidden',
    name: 'Oware, grand slam forbidden',
    regions: oware.regions,
    source: GRAND_SLAMS,
    turn: { grandSlam: 'forbidden' },
  }),

  game(oware, {
    id: 'oware-leaves-left',
    name: 'Oware, grand slam spares the left',
    regions: oware.regions,
    source: GRAND_SLAMS,
    turn: { grandSlam: 'leavesLeft' },
  }),

  game(oware, {
    id: 'oware-leaves-right',
    name: 'Oware, grand slam spares the right',
    regions: oware.regions,
    source: GRAND_SLAMS,
    turn: { grandSlam: 'leavesRight' },
  }),

  game(oware, {
    id: 'oware-gives-rest',
    name: 'Oware, grand slam gives the rest away',
    regions: oware.regions,
    source: GRAND_SLAMS,
    turn: { grandSlam: 'givesRest' },
  }),

  game(AWARI, {
    id: 'achochodi',
    name: 'Achochodi',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 63',
    oracle: 'Achochodi',
    sow: { origin: 'skipped', before: 'lastSeedAcross' },
    last: [{ at: 'theirs', makes: [2, 3], take: ['here'], chain: { way: 'back', at: 'any' } }],
    turn: { mustFeed: 'yes' },
    end: { leftovers: 'toLastMover', repetition: 'shareBySide' },
  }),

  game(AWARI, {
    id: 'adji-kui-i',
    name: 'Adji Kui I',
    regions: ['Caribbean'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 51',
    oracle: 'Adji_Kui_I',
    lift: { atLeast: 2 },
    turn: { noMove: 'pass' },
    end: { when: 'majority' },
  }),

  game(AWARI, {
    id: 'alemungula',
    name: 'Alemungula',
    regions: ['Eastern Africa'],
    source: 'Mancala World, “Alemungula”',
    oracle: 'Alemungula',
    board: { holes: 5 },
    start: { seedsPerHole: 5 },
    lift: { undo: 'barred' },
    sow: { direction: 'outward' },
    last: [{ at: 'theirs', makes: [2, 4], take: ['here'], chain: 'back' }],
  }),

  game(AWARI, {
    id: 'cow',
    name: 'Cow',
    regions: ['Northern Africa'],
    source: 'Russ 1984, Mancala Games, p. 21',
    oracle: 'Cow',
    board: { holes: 5 },
    start: { seedsPerHole: 5 },
    lift: { atLeast: 2 },
    sow: { direction: 'outward' },
    last: [{ at: 'theirs', makes: [2, 4], take: ['here'], chain: 'back' }],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(AWARI, {
    id: 'cross-wari',
    name: 'Cross-Wari',
    regions: ['Americas'],
    source: 'Mancala World, “Cross-Wari”',
    oracle: 'Cross-Wari',
    sow: { direction: 'byParity', origin: 'skipped' },
    turn: { mustFeed: 'yes', grandSlam: 'void' },
    end: { when: 'majority' },
  }),

  game(AWARI, {
    id: 'erherhe',
    name: 'Erherhe',
    regions: ['Africa'],
    source: 'Russ 1984, Mancala Games, p. 19',
    oracle: 'Erherhe',
    sow: { origin: 'skipped' },
    last: [{ at: 'theirs', makes: [1, 3], take: ['here'], chain: 'back' }],
    turn: { mustFeed: 'yes' },
  }),

  game(AWARI, {
    id: 'goat',
    name: 'Goat',
    regions: ['Northern Africa'],
    source: 'Mohr 1993, The New Games Treasury, p. 100',
    oracle: 'Goat',
    board: { holes: 3 },
    start: { seedsPerHole: 3 },
    lift: { atLeast: 2 },
    sow: { direction: 'outward' },
    last: [{ at: 'theirs', makes: [2], take: ['here'], chain: 'back' }],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(AWARI, {
    id: 'kale',
    name: 'Kale',
    regions: ['Central Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 69',
    oracle: 'Kale',
    sow: { origin: 'skipped' },
    last: [{ at: 'theirs', makes: [2, 3], lifted: '2+', take: ['here'], chain: { way: 'back', at: 'any' } }],
    turn: { mustFeed: 'yes', grandSlam: 'void' },
    end: { when: 'majority', leftovers: 'toUnfed', repetition: 'shareBySide' },
  }),

  game(AWARI, {
    id: 'mangala-ii',
    name: 'Mangala II',
    regions: ['Western Asia', 'Europe'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 47',
    oracle: 'Mangala_II',
    start: { seedsPerHole: 6 },
    last: [{ at: 'theirs', makes: [2, 4, 6], take: ['here'], chain: 'back' }],
    turn: { mustFeed: 'yes', grandSlam: 'void' },
    end: { when: 'majority' },
  }),

  game(AWARI, {
    id: 'mbangbi',
    name: 'Mbangbi',
    regions: ['Central Africa'],
    source: 'Russ 1984, Mancala Games, p. 20',
    oracle: 'Mbangbi',
    readings: 1,
    board: { holes: 5 },
    start: { seedsPerHole: 8 },
    lift: { atLeast: 2 },
    sow: { direction: 'eitherWay', origin: 'skipped' },
    last: [{ at: 'theirs', makes: [2, 4], take: ['here'], chain: 'clockwise' }],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(AWARI, {
    id: 'micro-wari',
    name: 'Micro-Wari',
    regions: ['Europe'],
    source: 'Mancala World, “Micro-Wari”',
    oracle: 'Micro-Wari',
    board: { holes: 2 },
    start: { seedsPerHole: 1 },
    last: [{ at: 'theirs', makes: [1], take: ['here'] }],
  }),

  game(AWARI, {
    id: 'ouri',
    name: 'Ouri',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 66',
    oracle: 'Ouri',
    lift: { singles: 'lastResort' },
    sow: { origin: 'skipped' },
    turn: { mustFeed: 'yes', grandSlam: 'movesAgain' },
    end: { when: 'majority', leftovers: 'toUnfed', repetition: 'shareBySide' },
  }),

  oware,
  game(AWARI, {
    id: 'songo',
    name: 'Songo',
    regions: ['Central Africa'],
    source: 'Russ 1984, Mancala Games, p. 19',
    oracle: 'Songo',
    board: { holes: 7 },
    start: { seedsPerHole: 5 },
    sow: { direction: 'clockwise', origin: 'skipped' },
    last: [{ at: 'theirs', makes: [2, 4], take: ['here'], chain: 'back' }],
    turn: { mustFeed: 'yes' },
    end: { when: 'majority' },
  }),

  game(AWARI, {
    id: 'urim',
    name: 'Urim',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 55',
    oracle: 'Urim',
    sow: { origin: 'skipped', skips: 'holesFrom', skipCount: 17 },
    last: [{ at: 'theirs', makes: [2, 3, 4], take: ['here'], chain: 'back' }],
    turn: { mustFeed: 'yes', grandSlam: 'void' },
    end: { leftovers: 'toLastMover', repetition: 'shareBySide' },
  }),

  game(AWARI, {
    id: 'wari',
    name: 'Wari',
    regions: ['Africa', 'Caribbean'],
    otherNames: ['Warri', 'Oware'],
    source: 'Russ 1984, Mancala Games, p. 14',
    oracle: 'Wari',
    sow: { origin: 'skipped' },
    turn: { mustFeed: 'yes' },
    end: { when: 'majority' },
  }),
]
