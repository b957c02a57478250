import { message, type Text } from '../../../../locales/message'
import { parseRecord } from '../../../board/notation'
import { holesOf, type Position, type Side, slotOf, storeOf } from '../../../board/position'
import { ok, refuse, type Result } from '../../../result'
import { start, startFrom } from '../../../rules/match'
import { describePlayProblem, play } from '../../../rules/play'
import { describeProblem } from '../../../variant/describeProblem'
import { parseVariant } from '../../../variant/parse'
import { startWith } from '../../../variant/usual'
import type { Layout, Variant } from '../../../variant/variant'

/** The most openings of a ladder. */
export const MOST_OPENINGS = 2_000

/** An opening as text, and the line of its file. */
interface OpeningLine {
  readonly line: number
  readonly opening: Result<string, Text>
}

/**
 * The openings in the text of a file: on each line a position, moves from the start, or a position, a colon and moves; or any of them
 * as JSON, `{"position": "…", "moves": "…"}`. Empty lines and what follows # do not count.
 */
export function openingsIn(text: string): readonly OpeningLine[] {
  return text.split(/\r?\n/).flatMap((line, at): OpeningLine[] => {
    const written = line.replace(/#.*$/, '').trim()
    return written === '' ? [] : [{ line: at + 1, opening: readLine(written) }]
  })
}

function readLine(written: string): Result<string, Text> {
  if (!/^["{]/.test(written)) return ok(written)
  const notAnOpening = refuse(message('ladder.notAnOpening', { example: '{"moves": "3 5"}' }))
  try {
    const read: unknown = JSON.parse(written)
    if (typeof read === 'string') return ok(read)
    const { position = '', moves = '' } = read as { readonly position?: unknown; readonly moves?: unknown }
    if (typeof position !== 'string' || typeof moves !== 'string' || !(position || moves)) return notAnOpening
    return ok(position === '' ? moves : `${position}: ${moves}`.trimEnd())
  } catch {
    return notAnOpening
  }
}

const POSITION = /\s[SN]([+-]\d{1,2})?$/

/**
 * A variant that starts after an opening, with whoever is to move as South: the two sides of a pair change seats anyway. Refused if
 * the game is over by then, or if the rules remember more of it than where the seeds are.
 */
export function afterOpening(variant: Variant, opening: string): Result<Variant, Text> {
  const read = parseRecord(variant, POSITION.test(opening.trim()) ? `${opening}:` : opening)
  if (!read.ok) return read
  const { from, choices } = read.value
  let game = from === undefined || typeof from === 'string' ? start(variant, from) : startFrom(variant, from)
  for (const choice of choices) {
    const played = play(variant, game, choice)
    if (!played.ok) return refuse(describePlayProblem(played.error))
    game = played.value.game
  }
  if (game.phase !== 'play' || game.round > 1) return refuse(message('ladder.openingOver'))
  if (remembersMore(variant, game.position)) return refuse(message('ladder.openingRemembered'))
  const laid = parseVariant({ ...variant, start: startWith(variant, layoutOf(game.position)) })
  return laid.ok ? laid : refuse(describeProblem(laid.error[0]!))
}

/** Whether rules depend on more of the moves so far than where the seeds are. */
function remembersMore({ sow, turn, lift }: Variant, { burnt, claimed, won, past }: Position): boolean {
  if (burnt.length > 0 || claimed !== undefined || won !== undefined) return true
  if (past === undefined) return false
  const { barred, extraMove, picks, halted, turning } = past
  return (
    sow.direction.startsWith('firstMove') ||
    turn.starterWaits !== 'no' ||
    turn.capturesAfter > 0 ||
    lift.opening !== 'free' ||
    barred !== null ||
    extraMove ||
    [picks, halted, turning].some((each) => each !== undefined)
  )
}

/** The seeds of a position as a layout; South is whoever is to move. */
function layoutOf(position: Position): Layout {
  const { seeds, toMove } = position
  const n = holesOf(position)
  const other: Side = toMove === 'south' ? 'north' : 'south'
  const holes = (side: Side) => Array.from({ length: n }, (_, at) => seeds[slotOf(n, side, at + 1)]!)
  return {
    south: holes(toMove),
    southStore: seeds[storeOf(n, toMove)]!,
    north: holes(other),
    northStore: seeds[storeOf(n, other)]!,
  }
}
