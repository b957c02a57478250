import { RELAY, RELAY_NEXT } from './clauses'
import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Relay sowing in which fours made on the way go to the owner of the row, the last one to the mover. */
const PASSING = familyBase('passing', TRADITIONAL, {
  passing: { at: 'any', makes: [4], to: 'owner' },
  last: [{ at: 'any', makes: [4], take: ['here'] }, RELAY],
})

/** The games of this family, in the order lists show them. */
export const PASSING_GAMES: readonly Preset[] = [
  game(PASSING, {
    id: 'adi',
    name: 'Adi',
    regions: ['Western Africa'],
    source: 'Russ 1984, Mancala Games, p. 53',
    oracle: 'Adi',
    readings: 1,
    turn: { noMove: 'pass' },
    end: { when: 'allInStores', few: 4, fewTo: 'mover' },
  }),

  game(PASSING, {
    id: 'adi-ii',
    name: 'Adi II',
    regions: ['Western Africa'],
    source: 'Hanson & Hanson 2003, All about Mancala, pp. 67–74',
    oracle: 'Adi_II',
    readings: 1,
    passing: { at: 'own', makes: [4] },
    turn: { noMove: 'pass' },
    end: { when: 'allInStores', few: 4, fewTo: 'mover' },
  }),

  game(PASSING, {
    id: 'anywoli',
    name: 'Anywoli',
    regions: ['Eastern Africa'],
    otherNames: ['Yit Jani', 'Yit Nuri'],
    source: 'Mancala World, “Anywoli”',
    oracle: 'Anywoli',
    board: { holes: 12 },
    last: [{ at: 'any', makes: [4], take: ['here'], then: 'again' }, RELAY],
    turn: { noMove: 'pass' },
    end: { when: 'majority', few: 4, fewTo: 'mover' },
  }),

  game(PASSING, {
    id: 'ba-awa',
    name: 'Ba-awa',
    regions: ['Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 150',
    oracle: 'Ba-awa',
    end: { few: 8, fewTo: 'starter' },
  }),

  game(PASSING, {
    id: 'bule-perga',
    name: 'Bule Perga',
    regions: ['South Asia'],
    source: 'Mancala World, “Bule Perga”',
    oracle: 'Bule_Perga',
    board: { holes: 7 },
    last: [{ at: 'any', makes: [4], take: ['here'], to: 'owner', then: 'on' }, RELAY_NEXT],
    end: { when: 'majority' },
  }),

  game(PASSING, {
    id: 'hoyito-i',
    name: 'Hoyito I',
    regions: ['Caribbean'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 97',
    oracle: 'Hoyito_I',
    readings: 1,
    passing: { at: 'any', makes: [4] },
    end: { few: 4, fewTo: 'mover' },
  }),

  game(PASSING, {
    id: 'lam-waladach',
    name: 'Lam Waladach',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 55',
    oracle: 'Lam_Waladach',
    start: { seedsPerHole: 3 },
    last: [{ at: 'any', makes: [4], take: ['here'], then: 'again' }, RELAY],
    turn: { capturesAfter: 1, noMove: 'pass' },
    end: { when: 'allInStores', few: 6, fewTo: 'starter' },
  }),

  game(PASSING, {
    id: 'namnam',
    name: 'NamNam',
    regions: ['Western Africa'],
    source: 'oware.org, “Nam nam”',
    oracle: 'NamNam',
    readings: 1,
    turn: { mustFeed: 'yes' },
    end: { few: 4, fewTo: 'mover' },
  }),

  game(PASSING, {
    id: 'nsa-isong',
    name: 'Nsa Isong',
    regions: ['Western Africa'],
    source: 'Mancala World, “Nsa Isong”',
    oracle: 'Nsa_Isong',
    readings: 1,
    sow: { direction: 'clockwise' },
    end: { few: 4, fewTo: 'mover' },
  }),

  game(PASSING, {
    id: 'numnum',
    name: 'NumNum',
    regions: ['Western Africa'],
    source: 'Russ 1984, Mancala Games, p. 54',
    oracle: 'NumNum',
    readings: 1,
    turn: { noMove: 'pass' },
    end: { when: 'allInStores', few: 4, fewTo: 'mover' },
  }),

  game(PASSING, {
    id: 'obridjie',
    name: 'Obridjie',
    regions: ['Eastern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 21',
    oracle: 'Obridjie',
    end: { leftovers: 'nobody', repetition: 'draw' },
  }),

  game(PASSING, {
    id: 'rio-kadalis',
    name: 'Rio Kadalis',
    regions: ['Eastern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 94',
    oracle: 'Rio_Kadalis',
  }),

  game(PASSING, {
    id: 'enlightenment',
    name: 'Enlightenment',
    regions: ['Americas'],
    source: 'Davies 2025',
    oracle: 'Enlightenment',
    board: { holes: 5 },
    lift: { reach: 'bothRows', undo: 'barred' },
    sow: { direction: 'outward' },
    passing: { at: 'any', makes: [2, 4], to: 'owner' },
    last: [{ at: 'any', makes: [2, 4], take: ['here'], to: 'owner' }],
    turn: { noMove: 'roundEnds' },
    end: { when: 'eitherSideEmpty', few: 0 },
    win: { by: 'clear' },
  }),
]
