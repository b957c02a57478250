import type { Choice } from '../board/choice'
import type { GameRecord } from '../board/notation'
import type { Side } from '../board/position'
import { choiceOfHole, decodeChoice, namesOnlyHoles } from '../kernel/gameMemory'
import { type GameTable, SOUTH } from '../kernel/gameTable'
import { type Decision, kernelOf } from '../kernel/kernel'
import type { Game } from '../rules/game'
import { start } from '../rules/match'
import { play } from '../rules/play'
import type { SeriesRange } from '../kernel/series'
import { dealOf, recordStart } from './playedGame'
import { playByRules, seatedIn, withPlayers } from './playSeries'
import { resultOf } from './tableOf'

/** A game of a series, move by move. */
export interface RecordedGame {
  readonly game: number
  readonly record: GameRecord
  readonly winner: Side | 'tie' | 'undecided'
  /** South's store and North's at the end. */
  readonly stores: readonly [number, number]
}

/**
 * Plays the games of a series once more and keeps their moves: the same games as were counted, since all luck comes from
 * the random seed and the number of the game. Yields nothing between the slices of a long game.
 */
export function* recordGames(series: SeriesRange): Generator<RecordedGame | void, void> {
  const played = withPlayers(series)
  const seated = seatedIn(played)
  if (seated) {
    const { from, to } = series
    for (const kept of kernelOf(series.variant).recordGames({ ...seated, from, to }))
      yield kept && recorded(series, kept.table, choicesOf(series, kept.table, kept.codes))
    return
  }
  const choices: Choice[] = []
  const keep = ({ choice }: Decision): void => void choices.push(choice)
  for (const table of playByRules(played, series, keep))
    yield table && recorded(series, table, choices.splice(0))
}

/** The choices behind codes, which name a direction only where the rules leave it open. */
function choicesOf(
  { variant, seed }: SeriesRange,
  table: GameTable,
  codes: readonly number[],
): readonly Choice[] {
  if (namesOnlyHoles(variant)) return codes.map(choiceOfHole)
  let game: Game = start(variant, starterOf(table), dealOf(seed, table.from))
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

function recorded(
  { variant, seed }: SeriesRange,
  table: GameTable,
  choices: readonly Choice[],
): RecordedGame {
  return {
    game: table.from,
    record: { ...recordStart(variant, starterOf(table), seed, table.from), choices },
    ...resultOf(table),
  }
}
