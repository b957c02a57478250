import { otherKind, STOP, type OtherKind } from '../../engine/board/otherChoices'
import { holeOf, isStore, rowOf, type Side, type Slot } from '../../engine/board/position'
import type { MatchEnd, RoundEnd, Step } from '../../engine/rules/step'
import type { Variant } from '../../engine/variant/variant'
import { message, type Message } from '../../locales/message'
import type { Played } from './record/record'
import { previewMove, ownSteps } from './moves/previewMove'
import { wordForRound } from './wordForRound'

const SIDES: { readonly [S in Side]: Message } = {
  south: message('players.south'),
  north: message('players.north'),
}

/** A player's name. */
export function nameOf(side: Side): Message {
  return SIDES[side]
}

/** A hole or store within a sentence: “North’s hole 3”. */
export function describeSlot(n: number, slot: Slot): Message {
  const side = nameOf(rowOf(n, slot))
  return isStore(n, slot)
    ? message('game.storeOf', { side })
    : message('game.holeOf', { side, hole: holeOf(n, slot) })
}

const ROUND_ENDS: { readonly [Reason in RoundEnd]: Message } = {
  allInStores: message('gameNews.allInStores'),
  cannotMove: message('gameNews.cannotMove'),
  sideEmpty: message('gameNews.sideEmpty'),
  rowEmpty: message('gameNews.rowEmpty'),
  majority: message('gameNews.majority'),
  fewSeeds: message('gameNews.fewSeeds'),
  repetition: message('gameNews.repetition'),
  quietMoves: message('gameNews.quietMoves'),
  endlessRelay: message('gameNews.relayEndless'),
  endless: message('gameNews.playEndless'),
}

const MATCH_ENDS: { readonly [Reason in MatchEnd]: Message } = {
  roundsPlayed: message('gameNews.roundsPlayed'),
  out: message('gameNews.playerOut'),
  endless: message('gameNews.matchEndless'),
}

/** A step in sentences, for steps that are reported rather than shown; empty for all others. */
export function describeStep(variant: Variant, step: Step): readonly Message[] {
  switch (step.kind) {
    case 'pass':
      return [message('gameNews.passes', { side: nameOf(step.side) })]
    case 'endlessRelay':
      return [message('gameNews.endlessRelay')]
    case 'claim':
      return [message('gameNews.claims', { side: nameOf(step.side), count: step.slots.length })]
    case 'voidCapture':
      return [message('gameNews.nothingCaptured')]
    case 'roundOver':
      return [ROUND_ENDS[step.reason], describeWinner(step.winner, wordForRound(variant))]
    case 'roundStarts':
      return [message('gameNews.roundStarts', { round: step.round, side: nameOf(step.first) })]
    case 'matchOver':
      return [MATCH_ENDS[step.reason], describeWinner(step.winner, 'match')]
    default:
      return []
  }
}

/** The steps of a move worth announcing: if a match is one round, its end needs no second sentence. */
export function toldSteps(variant: Variant, steps: readonly Step[]): readonly Step[] {
  return wordForRound(variant) === 'game' ? steps.filter((step) => step.kind !== 'matchOver') : steps
}

/** Who won. */
function describeWinner(winner: Side | 'tie', what: 'round' | 'match' | 'game'): Message {
  return winner === 'tie'
    ? message(`gameNews.${what}Tied`)
    : message(`gameNews.${what}Won`, { side: nameOf(winner) })
}

/** What a player whose turn goes on does next. */
const NEXT: Readonly<Record<OtherKind | 'move', Message>> = {
  move: message('gameNews.movesAgain'),
  picks: message('gameNews.takesMore'),
  stop: message('gameNews.mayStop'),
  way: message('gameNews.choosesWay'),
  placing: message('gameNews.placesMore'),
}

/** A move in sentences for screen readers: who, which hole, how it went, who is next. */
export function announceMove(variant: Variant, move: Played): readonly Message[] {
  const { hole, way } = move.choice
  const side = nameOf(move.side)
  const again = ownSteps(move.steps).find((step) => step.kind === 'again' && step.side === move.side)
  const next = again?.kind === 'again' ? (again.choose ?? 'move') : null
  return [
    besideSowing(variant, move) ??
      (way === 'clockwise'
        ? message('gameNews.playsClockwise', { side, hole })
        : message('gameNews.plays', { side, hole })),
    ...describeSowing(variant, move),
    ...(next === null ? [] : [NEXT[next]]),
    ...toldSteps(variant, move.steps).flatMap((step) => describeStep(variant, step)),
    ...(move.after.phase === 'over'
      ? []
      : [message('gameNews.toMove', { side: nameOf(move.after.position.toMove) })]),
  ]
}

/** A choice that is not a hole to sow; null for every other. */
function besideSowing(variant: Variant, { before, side: mover, choice: { hole } }: Played): Message | null {
  const side = nameOf(mover)
  if (hole === STOP) return message('gameNews.endsTurn', { side })
  const kind = otherKind(variant, before.position)
  if (kind === 'placing') return message('gameNews.places', { side, hole })
  return kind === 'picks' ? message('gameNews.takesChosen', { side, hole }) : null
}

function describeSowing(variant: Variant, move: Played): readonly Message[] {
  const seen = previewMove(variant, move.before, move.choice)
  if (!seen) return []
  const laps = seen.laps.length > 1 ? [message('gameNews.laps', { count: seen.laps.length })] : []
  if (seen.taken > 0) return [...laps, message('gameNews.captures', { count: seen.taken })]
  if (seen.landing === null || seen.end === 'endless') return laps
  return [...laps, message('gameNews.lastSeed', { place: describeSlot(variant.board.holes, seen.landing) })]
}
