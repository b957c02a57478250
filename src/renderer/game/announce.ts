import { holeOf, isStore, sideOf, type Side, type Slot } from '../../engine/board/position'
import type { MatchEnd, RoundEnd, Step } from '../../engine/rules/step'
import type { Played } from './record/record'
import { previewMove, ownSteps } from './moves/previewMove'
import type { Variant } from '../../engine/variant/variant'
import { wordForRound } from './wordForRound'

/** A player's name in sentences. */
export function nameOf(side: Side): 'South' | 'North' {
  return side === 'south' ? 'South' : 'North'
}

/** A hole or store in sentences: “North’s hole 3”. */
export function slotInWords(n: number, slot: Slot): string {
  const owner = `${nameOf(sideOf(n, slot))}’s`
  return isStore(n, slot) ? `${owner} store` : `${owner} hole ${holeOf(n, slot)}`
}

const ROUND_ENDS: { readonly [Reason in RoundEnd]: string } = {
  allInStores: 'All seeds are in the stores',
  cannotMove: 'There is nothing to play',
  sideEmpty: 'A side is empty',
  majority: 'More than half of the seeds are in one store',
  fewSeeds: 'Only a few seeds are left',
  repetition: 'The position came again',
  quietMoves: 'Too many moves without a capture',
  endlessRelay: 'The relay would never end',
  endless: 'Play would never end',
}

const MATCH_ENDS: { readonly [Reason in MatchEnd]: string } = {
  roundsPlayed: 'All rounds are played',
  out: 'One player cannot fill a hole',
  endless: 'The match would never end',
}

/** What a step says in words, for the ones that are told rather than shown. */
export function stepInWords(variant: Variant, step: Step): string | null {
  switch (step.kind) {
    case 'pass':
      return `${nameOf(step.side)} has nothing to play and passes.`
    case 'endlessRelay':
      return 'This relay would never end: the move is taken back.'
    case 'claim':
      return `${nameOf(step.side)} claims ${step.slots.length === 1 ? 'a hole' : `${step.slots.length} holes`} for good.`
    case 'voidCapture':
      return 'It would take everything: nothing is captured.'
    case 'roundOver':
      return `${ROUND_ENDS[step.reason]}. ${winnerInWords(step.winner, wordForRound(variant))}`
    case 'roundStarts':
      return `Round ${step.round}: ${nameOf(step.first)} starts.`
    case 'matchOver':
      return `${MATCH_ENDS[step.reason]}. ${winnerInWords(step.winner, 'match')}`
    default:
      return null
  }
}

/** The steps of a move that are worth telling: where a match is one round, its end needs no second sentence. */
export function toldSteps(variant: Variant, steps: readonly Step[]): readonly Step[] {
  return wordForRound(variant) === 'game' ? steps.filter((step) => step.kind !== 'matchOver') : steps
}

/** Who won, as a sentence. */
export function winnerInWords(winner: Side | 'tie', what: 'round' | 'match' | 'game'): string {
  return winner === 'tie' ? `The ${what} is a tie.` : `${nameOf(winner)} wins the ${what}.`
}

/** A move as a screen reader should hear it: who, which hole, how it went, who is next. */
export function announceMove(variant: Variant, move: Played): string {
  const n = variant.board.holes
  const seen = previewMove(variant, move.before, move.choice)
  const own = ownSteps(move.steps)
  const parts = [
    `${nameOf(move.side)} plays hole ${move.choice.hole}${move.choice.way === 'clockwise' ? ' clockwise' : ''}.`,
  ]
  if (seen && seen.laps.length > 1) parts.push(`${seen.laps.length} laps.`)
  if (seen && seen.taken > 0) parts.push(`Captures ${seen.taken}.`)
  else if (seen && seen.landing !== null && seen.end !== 'endless')
    parts.push(`Last seed in ${slotInWords(n, seen.landing)}.`)
  if (own.some((step) => step.kind === 'again' && step.side === move.side)) parts.push('Moves again.')
  for (const step of toldSteps(variant, move.steps)) {
    const words = stepInWords(variant, step)
    if (words) parts.push(words)
  }
  if (move.after.phase !== 'over') parts.push(`${nameOf(move.after.position.toMove)} to move.`)
  return parts.join(' ')
}
