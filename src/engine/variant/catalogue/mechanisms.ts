import { message } from '../../../locales/message'
import { onlyRelays } from '../clauses/clause'
import { claimsHoles, eachKeepsWay, hasFourRows } from '../consequences'
import type { Variant } from '../variant'

/** What games can be distinguished by: how they sow, capture and end, each with a title. */
export const MECHANISMS = {
  relay: message('catalogue.mechanism.relay'),
  sownStores: message('catalogue.mechanism.sownStores'),
  openWay: message('catalogue.mechanism.openWay'),
  fourRows: message('catalogue.mechanism.fourRows'),
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
export function mechanismsOf(variant: Variant): readonly Mechanism[] {
  const { board, sow, passing, last, turn, win, match } = variant
  const takes = last.filter(({ take, to }) => take !== undefined && to === undefined)
  const has: Readonly<Record<Mechanism, boolean>> = {
    relay: last.some(onlyRelays),
    sownStores: board.stores !== 'capturesOnly',
    openWay: eachKeepsWay(variant) || ['eitherWay', 'outward', 'firstMoveDecides'].includes(sow.direction),
    fourRows: hasFourRows(variant),
    across: takes.some(({ across }) => across !== undefined && across !== 'same'),
    count: takes.some(
      ({ take, makes, across }) => take![0] === 'here' && across === undefined && makes !== '1+',
    ),
    passing: passing !== null,
    gap: takes.some(({ take }) => take![0] === 'beyond'),
    claim: claimsHoles(variant),
    feeding: turn.mustFeed !== 'no',
    goal: !['mostSeeds', 'majority'].includes(win.by),
    rounds: match.length !== 'oneRound',
  }
  return (Object.keys(MECHANISMS) as Mechanism[]).filter((mechanism) => has[mechanism])
}
