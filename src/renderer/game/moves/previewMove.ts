import { holeOf, isStore, rowOf, storeOf, type Side, type Slot } from '../../../engine/board/position'
import type { Choice } from '../../../engine/board/choice'
import type { Game } from '../../../engine/rules/game'
import { play } from '../../../engine/rules/play'
import type { Step } from '../../../engine/rules/step'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Message, type Text } from '../../../locales/message'
import { lapsOf, type Lap } from '../../board/laps'
import { wordForRound } from '../wordForRound'

/** How a move ends for the mover. */
export type MoveEnd = 'again' | 'chooses' | 'capture' | 'stop' | 'over' | 'endless' | 'waits'

/** A preview of what a choice would do. */
export interface MovePreview {
  readonly choice: Choice
  readonly laps: readonly Lap[]
  /** Seeds gained by the mover's store in this move. */
  readonly gain: number
  readonly end: MoveEnd
  /** Holes captured, and how many seeds from them. */
  readonly captured: readonly Slot[]
  readonly taken: number
  /** Where the last seed falls. */
  readonly landing: Slot | null
  readonly after: Game
}

/** What a choice would do; null if it is not legal. */
export function previewMove(variant: Variant, game: Game, choice: Choice): MovePreview | null {
  const played = play(variant, game, choice)
  if (!played.ok) return null
  const side = game.position.toMove
  const { steps, game: after } = played.value
  const own = ownSteps(steps)
  const laps = lapsOf(own).filter((lap) => lap.side === side)
  const captures = own.flatMap((step) => (step.kind === 'capture' && step.side === side ? [step] : []))
  return {
    choice,
    laps,
    gain: gainOf(variant.board.holes, own, side),
    end: endOf(steps, side),
    captured: captures.flatMap((capture) => capture.from),
    taken: captures.reduce((sum, capture) => sum + capture.seeds, 0),
    landing: laps.at(-1)?.to ?? null,
    after,
  }
}

/** Whether two choices are the same hole sown in the same direction. */
export function sameChoice(a: Choice, b: Choice): boolean {
  return a.hole === b.hole && a.way === b.way
}

/** The steps of the move itself, before the round is settled or the next one is set up. */
export function ownSteps(steps: readonly Step[]): readonly Step[] {
  const end = steps.findIndex(
    (step) => step.kind === 'collect' || step.kind === 'roundOver' || step.kind === 'pass',
  )
  return end < 0 ? steps : steps.slice(0, end)
}

function gainOf(n: number, steps: readonly Step[], side: Side): number {
  const store = storeOf(n, side)
  return steps.reduce((sum, step) => {
    if (step.kind === 'drop' && step.slot === store) return sum + 1
    if (step.kind === 'confiscate' && step.to === store) return sum + 1
    if (step.kind === 'capture' && step.to === store) return sum + step.seeds
    if (step.kind === 'lift' && step.slot === store) return sum - step.seeds
    if (step.kind === 'shift' && step.from === store) return sum - 1
    return sum
  }, 0)
}

function endOf(steps: readonly Step[], side: Side): MoveEnd {
  if (steps.some((step) => step.kind === 'endlessRelay')) return 'endless'
  if (steps.some((step) => step.kind === 'roundOver')) return 'over'
  const last = ownSteps(steps).findLast((step) => 'side' in step && step.side === side)
  if (last?.kind === 'again') return last.choose === undefined ? 'again' : 'chooses'
  if (steps.some((step) => step.kind === 'capture' && step.side === side)) return 'capture'
  return steps.some((step) => step.kind === 'drop') ? 'stop' : 'waits'
}

/** The end of a move in a few words: “own store, again”, “captures 7”, “North’s hole 2”. */
export function describeEnd(variant: Variant, side: Side, preview: MovePreview): Text {
  const { end, landing, taken } = preview
  if (end === 'endless') return message('game.shortEndless')
  if (end === 'waits') return message('game.shortWaits')
  if (end === 'again') return message('game.shortAgain')
  if (end === 'chooses') return message('game.shortChooses')
  if (end === 'capture') return message('game.shortCapture', { count: taken })
  const place = landing === null ? '' : describePlace(variant.board.holes, side, landing)
  if (end === 'stop') return place
  return wordForRound(variant) === 'game'
    ? message('game.shortGameOver', { place })
    : message('game.shortRoundOver', { place })
}

/** A place from its mover's point of view. */
function describePlace(n: number, side: Side, slot: Slot): Message {
  const owner = rowOf(n, slot)
  const hole = holeOf(n, slot)
  if (owner === side) return isStore(n, slot) ? message('game.ownStore') : message('game.ownHole', { hole })
  const name = message(`players.${owner}`)
  return isStore(n, slot)
    ? message('game.storeOf', { side: name })
    : message('game.holeOf', { side: name, hole })
}
