import { message, type Text } from '../../../locales/message'
import { describePlayer } from '../../players/player'

/** Translations of the words in the cells of a column. */
export type Words = Readonly<Record<string, Text>>

/** Sides, ties and games that nobody won. */
export const SIDE_WORDS: Words = {
  south: message('players.south'),
  north: message('players.north'),
  tie: message('cells.tie'),
  undecided: message('cells.undecided'),
}

/** Results for South. */
export const RESULT_WORDS: Words = {
  W: message('cells.win'),
  D: message('cells.draw'),
  L: message('cells.loss'),
}

/** A result for South, as people read it; a question mark while it is open. */
export function resultText(result: string | null): Text {
  return result === null ? '?' : (RESULT_WORDS[result] ?? result)
}

/** How a move ends. */
export const MOVE_END_WORDS: Words = {
  again: message('cells.again'),
  capture: message('cells.capture'),
  turnOver: message('cells.turnOver'),
}

/** Players by their names in specs. */
export function playerWords(names: readonly string[]): Words {
  return Object.fromEntries(names.map((name) => [name, describePlayer(name)]))
}
