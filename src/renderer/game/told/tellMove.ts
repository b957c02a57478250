import { isWithinTurn, otherKind, STOP } from '../../../engine/board/otherChoices'
import { holeOf, isStore, otherSide, rowOf, type Side, type Slot } from '../../../engine/board/position'
import type { Step } from '../../../engine/rules/step'
import type { Variant } from '../../../engine/variant/variant'
import { list, message, type Message, type Value } from '../../../locales/message'
import { describeStep, toldSteps } from '../announce'
import type { Played } from '../record/record'
import { wordForRound } from '../wordForRound'
import { yourSide, type Cast } from './cast'
import { factsOf, toldLaps, turnAround, type MoveFacts, type ToldLap } from './moveFacts'

/** Up to this many holes are named one by one. */
const MOST_NAMED = 3

/** A move in sentences: what was sown, how many laps, where it ended, what was captured; then what followed from it. */
export function tellMove(
  variant: Variant,
  moves: readonly Played[],
  at: number,
  cast: Cast,
): readonly Message[] {
  const move = moves[at]!
  const told = move.before.phase === 'opening' ? tellOpening(move, cast) : [tellSowing(variant, move, cast)]
  return [
    ...told,
    ...tellTurn(moves, at),
    ...tellEvents(variant, move, cast),
    ...tellNext(variant, move, cast),
  ]
}

function tellSowing(variant: Variant, move: Played, cast: Cast): Message {
  const { side, choice } = move
  const who = cast[side].name
  const { hole } = choice
  if (move.steps.some(({ kind }) => kind === 'endlessRelay')) return message('told.tookBack', { who, hole })
  const facts = factsOf(move, side)
  const kind = otherKind(variant, move.before.position)
  if (kind === 'placing') return message('told.placed', { who, hole })
  if (kind === 'picks') return message('told.tookChosen', { who, hole, count: facts.gain })
  if (hole === STOP) return message('told.endedTurn', { who })
  const count = facts.laps[0]?.seeds ?? 0
  const sowed =
    count === 0
      ? message('told.movedAlong', { count: facts.shifted, who, hole })
      : choice.way === 'clockwise'
        ? message('told.sowedClockwise', { count, who, hole })
        : message('told.sowed', { count, who, hole })
  const start = message('told.ran', { count: Math.max(1, facts.laps.length), sowed })
  return message('told.move', { start, parts: list(partsOf(move, facts, cast)) })
}

function partsOf(move: Played, facts: MoveFacts, cast: Cast): readonly Message[] {
  const { side } = move
  const { laps } = facts
  const isOver = isLastOfRound(move)
  const again = facts.again && !isOver
  const last = laps.at(-1)
  const n = move.before.position.seeds.length / 2 - 1
  const who = cast[side].name
  const home = laps.reduce((sum, lap) => sum + lap.home, 0)
  const onTheWay = laps.slice(0, -1).reduce((sum, lap) => sum + lap.captured, 0)
  const parts: Message[] = []
  const endsHome = last !== undefined && isStore(n, last.to)
  if (home > (endsHome ? 1 : 0)) parts.push(message('told.home', { count: home, store: storeIn(cast, side) }))
  if (facts.confiscated > 0)
    parts.push(message('told.confiscated', { count: facts.confiscated, who: cast[otherSide(side)].name }))
  if (onTheWay > 0) parts.push(message('told.onTheWay', { count: onTheWay }))
  if (!last) return parts
  const place = placeIn(cast, n, last.to, last.intoEmpty)
  const claims = claimsIn(cast, n, facts.claimed)
  if (last.captured > 0) {
    const holes = holesIn(cast, n, last.capturedFrom)
    parts.push(message('told.lastCaptured', { count: last.captured, place, holes }), ...claims)
    if (again) parts.push(moveAgain(cast, side))
  } else if (again && claims.length === 0) {
    parts.push(
      cast[side].isYou ? message('told.lastAgainYou', { place }) : message('told.lastAgain', { place, who }),
    )
  } else if (facts.voided || claims.length > 0) {
    parts.push(message('told.lastFell', { place }), ...claims)
    if (facts.voided) parts.push(message('told.voided'))
    if (again) parts.push(moveAgain(cast, side))
  } else
    parts.push(
      message(isOver || isWithinTurn(move.after.position) ? 'told.lastFell' : 'told.lastEnded', { place }),
    )
  return parts
}

/** Whether nobody moves in this round after the move. */
function isLastOfRound({ before, after }: Played): boolean {
  return after.phase === 'over' || after.round !== before.round
}

function moveAgain(cast: Cast, side: Side): Message {
  return cast[side].isYou ? message('told.againYou') : message('told.again', { who: cast[side].name })
}

function claimsIn(cast: Cast, n: number, claimed: readonly Slot[]): readonly Message[] {
  return claimed.length === 0
    ? []
    : [message('told.claimed', { count: claimed.length, holes: holesIn(cast, n, claimed) })]
}

/** A choice in a simultaneous opening: nothing is sown before both have chosen, and then both sow. */
function tellOpening(move: Played, cast: Cast): readonly Message[] {
  const { side, choice, after } = move
  const { hole } = choice
  const who = cast[side].name
  const laps = toldLaps(move)
  if (!move.steps.some(({ kind }) => kind === 'drop' || kind === 'confiscate')) {
    const count = laps.find((lap) => lap.side === side)?.seeds ?? 0
    return [message('told.waits', { count, who, hole })]
  }
  const parts = [side, otherSide(side)].flatMap((each) => openingPart(move, each, laps, cast))
  const told = message('told.bothSowed', { who, hole, parts: list(parts) })
  if (after.phase === 'opening') return [told]
  const next = after.position.toMove
  return [
    told,
    cast[next].isYou
      ? message('told.stoppedFirstYou')
      : message('told.stoppedFirst', { who: cast[next].name }),
  ]
}

function openingPart(move: Played, side: Side, laps: readonly ToldLap[], cast: Cast): readonly Message[] {
  const last = laps.findLast((lap) => lap.side === side)
  if (!last) return []
  const n = move.before.position.seeds.length / 2 - 1
  const hand = move.after.hands?.[side]
  const who = cast[side].isYou ? message('told.youStill') : cast[side].name
  const place = placeIn(cast, n, last.to, last.intoEmpty)
  if (hand?.status === 'sowing') return [message('told.sideHolds', { count: hand.left, who })]
  if (hand?.status === 'choosing')
    return [
      cast[side].isYou ? message('told.youAgain', { place }) : message('told.sideAgain', { place, who }),
    ]
  return last.captured > 0
    ? [message('told.sideCaptured', { count: last.captured, who, place })]
    : [message('told.sideStopped', { who, place })]
}

/** At the end of a turn of several moves, what all of them brought. */
function tellTurn(moves: readonly Played[], at: number): readonly Message[] {
  const { first } = turnAround(moves, at)
  const move = moves[at]!
  if (first === at || move.before.phase === 'opening' || factsOf(move, move.side).again) return []
  const turn = moves.slice(first, at + 1)
  const count = turn.reduce((sum, each) => sum + factsOf(each, move.side).gain, 0)
  return count === 0 ? [] : [message('told.thisTurn', { count, moves: turn.length })]
}

/** What happened after the move: leftovers, passes, the end of a round, the next one. */
function tellEvents(variant: Variant, move: Played, cast: Cast): readonly Message[] {
  const told = toldSteps(variant, move.steps).filter(({ kind }) => FOLLOWS.has(kind))
  // Who won is said once, by the card that shows the result.
  return told.flatMap((step, at) =>
    tellStep(variant, step, cast).slice(
      0,
      move.after.phase === 'over' && at === told.length - 1 ? 1 : undefined,
    ),
  )
}

/** Steps that are told after the move; those within it are part of its sentence. */
const FOLLOWS: ReadonlySet<Step['kind']> = new Set([
  'collect',
  'pass',
  'roundStarts',
  'roundOver',
  'matchOver',
])

/** A step in sentences, for steps that are reported rather than shown; empty for all others. */
export function tellStep(variant: Variant, step: Step, cast: Cast): readonly Message[] {
  switch (step.kind) {
    case 'collect':
      return step.seeds === 0
        ? []
        : [message('told.collected', { count: step.seeds, store: storeIn(cast, step.side) })]
    case 'pass':
      return cast[step.side].isYou
        ? [message('told.passesYou')]
        : [message('gameNews.passes', { side: cast[step.side].name })]
    case 'roundStarts':
      return [message('gameNews.roundStarts', { round: step.round, side: cast[step.first].name })]
    case 'roundOver':
      return [
        ...describeStep(variant, step).slice(0, 1),
        tellWinner(step.winner, wordForRound(variant), cast),
      ]
    case 'matchOver':
      return [...describeStep(variant, step).slice(0, 1), tellWinner(step.winner, 'match', cast)]
    case 'claim':
      return [message('gameNews.claims', { side: cast[step.side].name, count: step.slots.length })]
    default:
      return describeStep(variant, step)
  }
}

function tellWinner(winner: Side | 'tie', what: 'round' | 'match' | 'game', cast: Cast): Message {
  if (winner === 'tie') return message(`gameNews.${what}Tied`)
  const you = yourSide(cast)
  if (you === null) return message(`gameNews.${what}Won`, { side: cast[winner].name })
  return message(`told.${what}${winner === you ? 'Won' : 'Lost'}`)
}

/** Whose turn it is now, if the move has handed it to a person. */
function tellNext(variant: Variant, { side, steps, after }: Played, cast: Cast): readonly Message[] {
  const next = after.position.toMove
  if (after.phase === 'play' && next === side && cast[side].isYou && isWithinTurn(after.position)) {
    const kind = otherKind(variant, after.position)
    return kind === null ? [] : [message('told.nowChoose', { what: message(`told.other.${kind}`) })]
  }
  if (after.phase !== 'play' || next === side || steps.some(({ kind }) => kind === 'roundStarts')) return []
  return cast[next].isYou ? [message('told.yourTurn')] : [message('told.turnOf', { who: cast[next].name })]
}

/** What a lap does, said while it is sown; laps are counted by their lifts, from 0. */
export function tellLap(move: Played, lap: number, cast: Cast): Message | null {
  const laps = toldLaps(move)
  const at = laps.findIndex(({ lift }) => lift === lap)
  const now = laps[at]
  if (!now) return null
  const before = laps.slice(0, at).findLast(({ side }) => side === now.side)
  const { name: who, isYou } = cast[now.side]
  const count = now.seeds
  const place = placeIn(cast, move.before.position.seeds.length / 2 - 1, now.from)
  if (before?.to === now.from)
    return isYou ? message('told.relaysYou', { count, place }) : message('told.relays', { count, place, who })
  return isYou ? message('told.liftsYou', { count, place }) : message('told.lifts', { count, place, who })
}

/** A lap as the ribbon names it: its number, its seeds, and what it brought. */
export function nameLap(
  lap: ToldLap,
  at: { readonly number: number; readonly count: number; readonly holes: number },
  cast: Cast,
): Message {
  const place = placeIn(cast, at.holes, lap.from)
  const named = message('told.lapLabel', { count: lap.seeds, lap: at.number, laps: at.count, place })
  const home = lap.home > 0 ? message('told.lapHome', { count: lap.home, lap: named }) : named
  return lap.captured > 0 ? message('told.lapCaptures', { count: lap.captured, lap: home }) : home
}

/** A hole or store by its owner: “your hole 3”, “Skilled’s store”. */
function placeIn(cast: Cast, n: number, slot: Slot, empty = false): Message {
  const side = rowOf(n, slot)
  if (isStore(n, slot)) return storeIn(cast, side)
  const hole = holeOf(n, slot)
  const { isYou, name: who } = cast[side]
  if (isYou) return empty ? message('told.yourEmptyHole', { hole }) : message('told.yourHole', { hole })
  return empty ? message('told.emptyHole', { who, hole }) : message('told.hole', { who, hole })
}

function storeIn(cast: Cast, side: Side): Message {
  return cast[side].isYou ? message('told.yourStore') : message('told.store', { who: cast[side].name })
}

/** A few holes by name, more by their number. */
function holesIn(cast: Cast, n: number, slots: readonly Slot[]): Value {
  const holes = [...new Set(slots)]
  return holes.length > MOST_NAMED
    ? message('told.holes', { count: holes.length })
    : list(holes.map((slot) => placeIn(cast, n, slot)))
}
