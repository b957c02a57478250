import type { Variant } from '../variant'

/** What games can be told apart by: how they sow, capture and end, each with a title. */
export const MECHANISMS = {
  relay: 'Relay sowing',
  sownStores: 'Seeds are sown into stores',
  openWay: 'The mover chooses the way',
  across: 'Captures across the board',
  count: 'Captures by count',
  passing: 'Captures in passing',
  gap: 'Captures beyond an empty hole',
  claim: 'Holes claimed for good',
  feeding: 'The opponent must be fed',
  goal: 'Goals other than most seeds',
  rounds: 'Played in rounds',
} as const

/** A mechanism of a game. */
export type Mechanism = keyof typeof MECHANISMS

/** The mechanisms that a variant has, in the order of their list. */
export function mechanismsOf({ board, sow, turn, claim, win, match }: Variant): readonly Mechanism[] {
  const has: Readonly<Record<Mechanism, boolean>> = {
    relay: sow.relay !== 'never',
    sownStores: board.stores === 'own',
    openWay: ['eitherWay', 'outward', 'firstMoveDecides'].includes(sow.direction),
    across: [turn.lastInOwnEmpty, turn.lastInOpponentsEmpty, turn.lastOnSingle].includes('captureOpposite'),
    count: [turn.lastInOpponents, turn.lastInOwn].includes('captureCounts'),
    passing: sow.passing !== 'nothing',
    gap: turn.gap !== 'nothing',
    claim: claim.where !== 'never' || claim.fixed !== 'none',
    feeding: turn.mustFeed !== 'no',
    goal: !['mostSeeds', 'majority'].includes(win.by),
    rounds: match.length !== 'oneRound',
  }
  return (Object.keys(MECHANISMS) as Mechanism[]).filter((mechanism) => has[mechanism])
}
