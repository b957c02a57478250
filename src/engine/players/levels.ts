import { findPreset } from '../variant/catalogue'
import type { Variant } from '../variant/variant'
import { isTrainedFor } from './learnedGames'
import { tooLargeToPlay } from './perfectReach'
import { PERFECT } from './player'

/** The levels a person can choose an opponent by, from one that anybody can beat to one that hardly anybody can. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'strong', 'master'] as const

/** The name of a level. */
type LevelId = (typeof LEVELS)[number]

/** A level and the player who plays at it, by the name that `parsePlayer` reads. */
interface Level {
  readonly id: LevelId
  readonly player: string
}

type PlayersByLevel = Readonly<Record<LevelId, string>>

/** Who plays at each level of a game that has no entry below. */
const USUAL: PlayersByLevel = {
  beginner: 'novice',
  casual: 'greedy',
  skilled: 'minimax:2',
  strong: 'minimax:4',
  master: 'minimax:6',
}

/** Games of the catalogue, in any size, where other players fit some levels better. */
const BY_GAME: readonly { readonly games: readonly string[]; readonly players: Partial<PlayersByLevel> }[] = [
  {
    // Their turns are long: what counts is how much of one's own turn one foresees.
    games: [
      'congkak',
      'congkak-rounds',
      'congkak-rounds-confiscate',
      'congklak',
      'dakon',
      'ohvalhu',
      'sungka',
    ],
    players: { skilled: 'calculator:3', strong: 'calculator:5', master: 'minimax:4' },
  },
  {
    // Here foreseeing two laps is nearly the whole turn, and the opponent's reply decides.
    games: ['congklak-patched'],
    players: { skilled: 'calculator:2', strong: 'minimax:2', master: 'minimax:4' },
  },
]

/** Boards that a shipped network was trained for. It is the master there; levels below move up where they are too close. */
const BY_NETWORK: readonly { readonly network: string; readonly players: Partial<PlayersByLevel> }[] = [
  {
    network: 'kalah-6-4',
    players: { strong: 'minimax:6', master: 'net-minimax:kalah-6-4:4' },
  },
  { network: 'awari-6-4', players: { master: 'net-minimax:awari-6-4:4' } },
]

/** The levels of a game, weakest first. If a game is small enough to be played perfectly, its master does so. */
export function levelsFor(variant: Variant): readonly Level[] {
  const own = BY_GAME.find(({ games }) => games.some((game) => isGame(variant, game)))?.players
  const perfect = tooLargeToPlay(variant) === null ? { master: PERFECT } : {}
  const trained = BY_NETWORK.find(({ network }) => isTrainedFor(network, variant))?.players
  const players: PlayersByLevel = { ...USUAL, ...own, ...trained, ...perfect }
  return LEVELS.map((id) => ({ id, player: players[id] }))
}

/** The level of a player in a game; null if the player is not one of its levels. */
export function levelOf(variant: Variant, player: string): LevelId | null {
  return levelsFor(variant).find((level) => level.player === player)?.id ?? null
}

/** Who plays a game at a level. */
export function playerAt(variant: Variant, level: LevelId): string {
  return levelsFor(variant).find(({ id }) => id === level)!.player
}

/** Whether a variant has the rules of a game of the catalogue, whatever its size and name. */
function isGame(variant: Variant, id: string): boolean {
  const sizes = { holes: variant.board.holes, seeds: variant.start.seedsPerHole }
  const made = findPreset(id)?.make(sizes)
  return made !== undefined && rulesOf(made) === rulesOf(variant)
}

function rulesOf(variant: Variant): string {
  return JSON.stringify({ ...variant, name: '', source: '' })
}
