import type { Choice } from '../board/choice'
import type { GameRecord } from '../board/notation'
import type { Side } from '../board/position'
import { decodeChoice } from '../kernel/gameMemory'
import { type GameTable, SOUTH } from '../kernel/gameTable'
import type { Decision } from '../kernel/kernel'
import type { Game } from '../rules/game'
import { start } from '../rules/match'
import { play } from '../rules/play'
import type { Bout } from '../simulation/bout'
import { kernelOf } from '../simulation/kernelOf'
import type { Variant } from '../variant/variant'
import { playByRules, seatedIn } from './playStretch'
import { playerNamed } from './player'
import { resultOf } from './tableOf'

/** A game of a bout, move by move. */
export interface RecordedGame {
  readonly game: number
  readonly record: GameRecord
  readonly winner: Side | 'tie' | 'undecided'
  /** South's store and North's at the end. */
  readonly stores: readonly [number, number]
}

/**
 * Plays the games of a bout once more and keeps their moves: the same games as were counted, since all luck comes from
 * the random seed and the number of the game. Yields nothing between the slices of a long game.
 */
export function* recordGames(bout: Bout): Generator<RecordedGame | void, void> {
  const { variant, seed, from, to, drawnMoves = 0 } = bout
  const players = { south: playerNamed(bout.first), north: playerNamed(bout.second) }
  const [first, second] = [seatedIn(variant, players.south), seatedIn(variant, players.north)]
  if (first && second) {
    const request = { first, second, seed, from, to, drawnMoves }
    for (const kept of kernelOf(variant).recordGames(request))
      yield kept && recorded(kept.table, choicesOf(variant, starterOf(kept.table), kept.codes))
    return
  }
  const choices: Choice[] = []
  const keep = ({ choice }: Decision): void => void choices.push(choice)
  for (const table of playByRules(bout, { from, to }, players, keep))
    yield table && recorded(table, choices.splice(0))
}

/** The choices behind codes, which name a direction only where the rules leave it open. */
function choicesOf(variant: Variant, starter: Side, codes: readonly number[]): readonly Choice[] {
  let game: Game = start(variant, starter)
  return codes.map((code) => {
    const choice = decodeChoice(variant, game.position, code)
    const played = play(variant, game, choice)
    if (!played.ok) throw new Error(`A recorded choice was refused: ${played.error.code}`)
    game = played.value.game
    return choice
  })
}

function starterOf({ starter }: GameTable): Side {
  return starter[0] === SOUTH ? 'south' : 'north'
}

function recorded(table: GameTable, choices: readonly Choice[]): RecordedGame {
  const starter = starterOf(table)
  return {
    game: table.from,
    record: { ...(starter === 'north' ? { from: starter } : {}), choices },
    ...resultOf(table),
  }
}
