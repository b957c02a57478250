import type { Choice, Way } from '../../../engine/board/choice'
import { otherKind } from '../../../engine/board/otherChoices'
import { storeOf, type Slot } from '../../../engine/board/position'
import type { Game } from '../../../engine/rules/game'
import { legal } from '../../../engine/rules/legal'
import { start } from '../../../engine/rules/match'
import { play } from '../../../engine/rules/play'
import type { Step } from '../../../engine/rules/step'
import type { Variant } from '../../../engine/variant/variant'
import { hasFourRows } from '../../../engine/variant/consequences'
import { message, type Message } from '../../../locales/message'
import { placeOf } from '../sheet/turnPictures'

/** What playing one hole does, as a line of the table and of its key. */
export interface WorksheetLine {
  readonly hole: number
  /** Where the rules leave the direction open. */
  readonly way?: Way
  /** Where the last seed of the move falls, and what follows. */
  readonly last: Message
  readonly then: Message
  /** Seeds that the move brings to South's store; on four rows, where nobody sows into stores, those it captures. */
  readonly gain: number
}

/** The questions of a worksheet with their answers, all computed by the rules. */
export interface Worksheet {
  /**
   * From the start: a hole, where its first lap ends, and the board once its seeds have come to rest; null where both
   * players start at once, or the hole would be sown without end.
   */
  readonly first: {
    readonly hole: number
    readonly way?: Way
    readonly last: Message
    readonly after: readonly number[]
  } | null
  /** A position with South to move, and what each hole does there. */
  readonly position: Game
  readonly lines: readonly WorksheetLine[]
  /** The holes that bring most seeds at once, of all that can be played. */
  readonly best: readonly number[]
  readonly total: number
}

/** Moves before the position that is asked about, if none is given. */
const PLIES = 12
/** The most holes that are asked about. */
const MOST_LINES = 6

/** The questions on a game; `given` is the position to ask about, if South is to move there. */
export function worksheet(variant: Variant, given: Game | null = null): Worksheet | null {
  const position = given !== null && isSouths(variant, given) ? given : middleGame(variant)
  if (position === null) return null
  const lines = choicesOf(variant, position)
    .slice(0, MOST_LINES)
    .map((each) => lineOf(variant, position, each))
  if (lines.length === 0) return null
  const all = legal(variant, position).map((each) => lineOf(variant, position, each))
  const most = Math.max(...all.map(({ gain }) => gain))
  return {
    first: firstOf(variant),
    position,
    lines,
    best: [...new Set(all.filter(({ gain }) => gain === most).map(({ hole }) => hole))],
    total: position.position.seeds.reduce((sum, seeds) => sum + seeds, 0),
  }
}

function firstOf(variant: Variant): Worksheet['first'] {
  const beginning = start(variant)
  if (!isSouths(variant, beginning)) return null
  const choices = choicesOf(variant, beginning)
  const choice = choices[Math.floor(choices.length / 2)]
  const opened = choice && moveOf(variant, beginning, choice)
  const last = opened && lastOf(firstLap(opened.steps))
  if (!choice || !opened || last === null || last === undefined) return null
  return {
    ...choice,
    last: placeOf(variant.board.holes, last),
    after: opened.after.position.seeds,
  }
}

/** Whether South chooses a hole to sow. */
function isSouths(variant: Variant, { phase, position, hands }: Game): boolean {
  const sows = otherKind(variant, position) === null
  return phase === 'play' && position.toMove === 'south' && hands === null && sows
}

/** One choice per hole: where both directions are allowed, anticlockwise. */
function choicesOf(variant: Variant, game: Game): readonly Choice[] {
  const seen = new Set<number>()
  return legal(variant, game).filter(({ hole }) => !seen.has(hole) && seen.add(hole))
}

/** A position after some moves by a fixed pattern, with several holes to choose from; the same for the same rules. */
function middleGame(variant: Variant): Game | null {
  let game = start(variant)
  let found = isSouths(variant, game) ? game : null
  let placed = 0
  for (let ply = 0; game.phase !== 'over' && game.round === 1; ply++) {
    if (otherKind(variant, game.position) === 'placing') placed++
    const choices = legal(variant, game)
    if (isSouths(variant, game) && choicesOf(variant, game).length >= Math.min(3, variant.board.holes)) {
      found = game
      if (ply - placed >= PLIES) return found
    }
    if (ply - placed > 4 * PLIES) return found
    const played = play(variant, game, choices[(3 * ply + 1) % choices.length]!)
    if (!played.ok) return found
    game = played.value.game
  }
  return found
}

function moveOf(
  variant: Variant,
  game: Game,
  choice: Choice,
): { readonly after: Game; readonly steps: readonly Step[] } | null {
  const played = play(variant, game, choice)
  return played.ok ? { after: played.value.game, steps: played.value.steps } : null
}

function firstLap(steps: readonly Step[]): readonly Step[] {
  const second = steps.findIndex(({ kind }, i) => i > 0 && kind === 'lift')
  return second < 0 ? steps : steps.slice(0, second)
}

/** Where the last seed of these steps falls. */
function lastOf(steps: readonly Step[]): Slot | null {
  const drop = steps.findLast(({ kind }) => kind === 'drop' || kind === 'shift' || kind === 'confiscate')
  if (drop?.kind === 'drop' || drop?.kind === 'confiscate') return drop.slot
  return drop?.kind === 'shift' ? drop.to : null
}

function lineOf(variant: Variant, game: Game, choice: Choice): WorksheetLine {
  const n = variant.board.holes
  const steps = moveOf(variant, game, choice)?.steps ?? []
  const end = steps.findIndex(({ kind }) => kind === 'turnOver' || kind === 'again' || kind === 'roundOver')
  const own = end < 0 ? steps : steps.slice(0, end + 1)
  const laps = own.filter(({ kind }) => kind === 'lift').length
  const last = lastOf(own)
  const captured = own.reduce(
    (sum, step) => sum + (step.kind === 'capture' && step.side === 'south' ? step.seeds : 0),
    0,
  )
  const store = storeOf(n, 'south')
  // Captured seeds that are sown again were in the store for a moment only.
  const gain = hasFourRows(variant) ? captured : own.reduce((sum, step) => sum + gainOf(step, store), 0)
  const place = last === null ? placeOf(n, choice.hole - 1) : placeOf(n, last)
  const again = own.some(({ kind }) => kind === 'again')
  const effect = captured > 0 ? 'captures' : own.some(({ kind }) => kind === 'claim') ? 'claims' : 'nothing'
  return {
    ...choice,
    last: message(laps > 1 ? 'worksheet.lastAfterLaps' : 'worksheet.lastAt', { place, laps }),
    then: message(`worksheet.then.${effect}${again ? 'Again' : ''}`, { count: captured }),
    gain,
  }
}

function gainOf(step: Step, store: Slot): number {
  if (step.kind === 'drop') return step.slot === store ? 1 : 0
  if (step.kind === 'capture') return step.to === store ? step.seeds : 0
  return 0
}
