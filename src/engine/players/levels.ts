import { PRESETS } from '../variant/catalogue'
import { haveSameRules } from '../variant/catalogue/closestPreset'
import type { Family } from '../variant/catalogue/families'
import type { Variant } from '../variant/variant'
import { tooLargeToPlay } from './perfectReach'
import { PERFECT } from './player'

/** The levels a person can choose an opponent by, from one that anybody can beat to one that hardly anybody can. */
export const LEVELS = [
  'beginner',
  'learner',
  'casual',
  'keen',
  'skilled',
  'strong',
  'expert',
  'master',
] as const

/** The name of a level. */
export type LevelId = (typeof LEVELS)[number]

/** A level and the player who plays at it, by the name that `parsePlayer` reads. */
interface Level {
  readonly id: LevelId
  readonly player: string
}

/** Eight players, weakest first. */
type Ladder = readonly [string, string, string, string, string, string, string, string]

/** Games that have little in common, so none was measured. */
const USUAL: Ladder = [
  'novice',
  'greedy~60',
  'greedy~30',
  'greedy',
  'minimax:2~15',
  'minimax:2',
  'minimax:4',
  'minimax:6',
]
/** Turns are long, and what counts is how much of one's own turn one foresees. */
const LONG_TURNS: Ladder = [
  'novice',
  'greedy~68',
  'greedy~23',
  'calculator:2',
  'calculator:5~12',
  'calculator:5',
  'maximal',
  'minimax:4:100000',
]
/** Here foreseeing two laps is nearly the whole turn, and the opponent's reply decides. */
const PATCHED: Ladder = [
  'novice',
  'greedy~72',
  'greedy~38',
  'calculator:2~37',
  'calculator:2~15',
  'minimax:2:50000~22',
  'minimax:2:50000~9',
  'minimax:4:100000~13',
]

/**
 * The ladder of each family of the catalogue, chosen with one of the family’s games so that each player beats the one before in 60 to
 * 75 of 100 games; docs/players.md has the figures. Where looking ahead is worth so much that more than eight players would fit, a
 * player of random moves is no rung.
 */
const BY_FAMILY: Readonly<Record<Family, Ladder>> = {
  congkak: LONG_TURNS,
  kalah: [
    'novice',
    'greedy~61',
    'greedy~26',
    'greedy',
    'minimax:2~20',
    'minimax:2~5',
    'minimax:4',
    'minimax:6',
  ],
  awari: [
    'greedy',
    'minimax:2~42',
    'minimax:2~28',
    'minimax:2~18',
    'minimax:2~9',
    'minimax:4~8',
    'minimax:6:20000~9',
    'minimax:6:50000',
  ],
  mangala: [
    'novice',
    'greedy~78',
    'greedy~45',
    'greedy',
    'minimax:2~18',
    'minimax:2',
    'minimax:4~9',
    'minimax:6:20000~9',
  ],
  relay: [
    'novice',
    'greedy~72',
    'greedy~24',
    'minimax:2~36',
    'minimax:2~18',
    'minimax:2~3',
    'minimax:4~4',
    'minimax:6:20000~5',
  ],
  passing: [
    'novice',
    'greedy~48',
    'minimax:2~36',
    'minimax:2~12',
    'minimax:4~18',
    'minimax:6:20000~18',
    'minimax:6:20000',
    'minimax:8:100000',
  ],
  across: [
    'novice',
    'greedy~72',
    'greedy~24',
    'minimax:2~27',
    'minimax:2~6',
    'minimax:4~12',
    'minimax:6:20000~6',
    'minimax:8:100000',
  ],
  gap: [
    'novice',
    'greedy~72',
    'greedy~36',
    'greedy',
    'minimax:2~6',
    'minimax:4',
    'minimax:6:50000',
    'minimax:8:200000',
  ],
  claimed: [
    'greedy~66',
    'greedy~27',
    'minimax:2~45',
    'minimax:2~30',
    'minimax:2~16',
    'minimax:2~6',
    'minimax:4~4',
    'minimax:6:20000',
  ],
  fourRows: [
    'greedy~64',
    'greedy~47',
    'greedy~24',
    'greedy',
    'minimax:2~21',
    'minimax:2~7',
    'minimax:4~16',
    'minimax:4~7',
  ],
  other: USUAL,
}

/** Games of the catalogue that differ from their families. */
const BY_GAME: Readonly<Record<string, Ladder>> = { 'congklak-patched': PATCHED }

const known = new WeakMap<Variant, readonly Level[]>()

/** The levels of a game, weakest first. If a game is small enough to be played perfectly, its master does so. */
export function levelsFor(variant: Variant): readonly Level[] {
  const levels = known.get(variant) ?? findLevels(variant)
  known.set(variant, levels)
  return levels
}

function findLevels(variant: Variant): readonly Level[] {
  const preset = PRESETS.find((each) => haveSameRules(each.variant, variant))
  const ladder = BY_GAME[preset?.id ?? ''] ?? BY_FAMILY[preset?.family ?? 'other']
  const isSmall = tooLargeToPlay(variant) === null
  return LEVELS.map((id, at) => ({ id, player: id === 'master' && isSmall ? PERFECT : ladder[at]! }))
}

/** The level of a player in a game; null if the player is not one of its levels. */
export function levelOf(variant: Variant, player: string): LevelId | null {
  return levelsFor(variant).find((level) => level.player === player)?.id ?? null
}

/** Who plays a game at a level. */
export function playerAt(variant: Variant, level: LevelId): string {
  return levelsFor(variant).find(({ id }) => id === level)!.player
}

const LEVEL_NAME = /^level:([1-8])$/

/** Whether a name stands for a level, `level:1` to `level:8`, so that who plays depends on the game. */
export function isLevelName(name: string): boolean {
  return LEVEL_NAME.test(name.trim())
}

/** The player that a name stands for in a game: `level:5` is the fifth of its levels, any other name is itself. */
export function playerForName(variant: Variant, name: string): string {
  const level = LEVEL_NAME.exec(name.trim())?.[1]
  return level === undefined ? name : levelsFor(variant)[Number(level) - 1]!.player
}
