import { message } from '../../../locales/message'
import type { Variant } from '../variant'

/** What games can be distinguished by: how they sow, capture and end, each with a title. */
export const MECHANISMS = {
  relay: message('catalogue.mechanism.relay'),
  sownStores: message('catalogue.mechanism.sownStores'),
  openWay: message('catalogue.mechanism.openWay'),
  across: message('catalogue.mechanism.across'),
  count: message('catalogue.mechanism.count'),
  passing: message('catalogue.mechanism.passing'),
  gap: message('catalogue.mechanism.gap'),
  claim: message('catalogue.mechanism.claim'),
  feeding: message('catalogue.mechanism.feeding'),
  goal: message('catalogue.mechanism.goal'),
  rounds: message('catalogue.mechanism.rounds'),
} as const

/** A mechanism of a game. */
export type Mechanism = keyof typeof MECHANISMS

/** The mechanisms that a variant has, in the order of their list. */
export function mechanismsOf({ board, sow, turn, claim, win, match }: Variant): readonly Mechanism[] {
  const has: Readonly<Record<Mechanism, boolean>> = {
    relay: sow.relay !== 'never',
    sownStores: board.stores !== 'capturesOnly',
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
