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

/** Families whose ladder was not measured: their games are too short of skill, or take too long. */
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
  'greedy~68',
  'greedy~34',
  'calculator:2~34',
  'calculator:2~13',
  'minimax:2:50000~18',
  'minimax:2:50000~6',
  'minimax:4:100000~12',
]
const KALAH: Ladder = [
  'novice',
  'greedy~57',
  'greedy~29',
  'minimax:2~34',
  'minimax:2~17',
  'minimax:2',
  'minimax:4',
  'minimax:6',
]
/** Looking ahead is worth so much that a player of random moves is no rung of this ladder. */
const AWARI: Ladder = [
  'greedy~50',
  'minimax:2~57',
  'minimax:2~40',
  'minimax:2~25',
  'minimax:2~13',
  'minimax:2~2',
  'minimax:4',
  'minimax:6:50000~6',
]

/**
 * The ladder of each family of the catalogue. Where it is not the usual one, it was chosen with one of the family’s games so that each
 * player beats the one before in 60 to 75 of 100 games; docs/players.md says which steps have been measured since.
 */
const BY_FAMILY: Readonly<Record<Family, Ladder>> = {
  congkak: LONG_TURNS,
  kalah: KALAH,
  awari: AWARI,
  mangala: USUAL,
  relay: USUAL,
  passing: USUAL,
  across: USUAL,
  gap: USUAL,
  claimed: USUAL,
  fourRows: USUAL,
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
