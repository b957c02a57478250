import { sentences } from '../experiments/report/amounts'
import type { Line } from '../experiments/report/report'
import type { Equivalence } from '../statistics/equivalence'
import type { Claim, Verdict } from './item'
import { fixed, message, share, type Message, type Quantity, type Text } from '../../locales/message'

const EQUAL = message('verdicts.equal')
const UPHELD = message('verdicts.holdsInAll')
const AS_GOOD = message('verdicts.asGood')
const NOTHING_PUBLISHED = message('verdicts.nothingPublished')

/** What a best value counts. */
type Unit = 'moves' | 'laps' | 'seeds' | 'left'

/** What a claim needs besides its two values. */
interface ClaimOptions {
  /** Given when the values differ: misprint, other convention, or refuted. */
  readonly because?: Text
  readonly line?: Line | undefined
}

/** A claim that must match the published value exactly. */
export function exactly(
  id: string,
  title: Text,
  published: Text,
  ours: Text,
  options: ClaimOptions = {},
): Claim {
  const because = options.because ?? message('verdicts.differs')
  const holds = JSON.stringify(published) === JSON.stringify(ours)
  const values = { id, title, published, ours, criterion: EQUAL }
  return claim(values, holds ? 'reproduced' : 'differs', holds ? null : because, options.line)
}

/** A share of games that must agree with a published one within a tolerance; too few games decide nothing. */
export function agrees(
  id: string,
  title: Text,
  published: Text,
  ours: Text,
  equivalence: Equivalence,
): Claim {
  const { verdict, difference, low, high, tolerance, power } = equivalence
  const found = message('verdicts.difference', {
    difference: points(difference),
    low: points(low),
    high: points(high),
  })
  const criterion = message('verdicts.withinTolerance', {
    tolerance: fixed(100 * tolerance, 1),
    power: share(power, 1),
  })
  const reason = {
    same: null,
    different: found,
    undecided: sentences(found, message('verdicts.tooFewGames')),
  }[verdict]
  const verdicts = { same: 'reproduced', different: 'differs', undecided: 'undecided' } as const
  return {
    ...claim({ id, title, published, ours, criterion }, verdicts[verdict], reason, undefined),
    equivalence,
  }
}

/** A claim that a yes-or-no test upholds or refutes. */
export function upheld(
  id: string,
  title: Text,
  published: Text,
  ours: Text,
  holds: boolean,
  { because = message('verdicts.doesNotHold'), line }: ClaimOptions = {},
): Claim {
  const values = { id, title, published, ours, criterion: UPHELD }
  return claim(values, holds ? 'reproduced' : 'differs', holds ? null : because, line)
}

/** Something the paper left open or did not reach. */
export function beyond(
  id: string,
  title: Text,
  ours: Text,
  reason: Text,
  published: Text | null = null,
  line?: Line,
): Claim {
  return claim({ id, title, published, ours, criterion: NOTHING_PUBLISHED }, 'beyond', reason, line)
}

/**
 * A best value found so far: if ours is equal it is reproduced, if ours is better it goes beyond. A worse one differs
 * only if it is proven to be the best; otherwise the search decides nothing.
 */
export function atMost(
  id: string,
  title: Text,
  unit: Unit,
  published: number,
  ours: number | null,
  { because, line, proven }: ClaimOptions & { readonly proven?: boolean } = {},
): Claim {
  const found = ours === null ? message('verdicts.noneFound') : withStatus(amount(ours, unit), proven)
  const values = { id, title, published: amount(published, unit), ours: found, criterion: AS_GOOD }
  if (ours === published) return claim(values, 'reproduced', null, line)
  if (ours !== null && ours < published)
    return claim(values, 'beyond', message('verdicts.betterBy', { difference: published - ours }), line)
  if (proven === true) return claim(values, 'differs', because ?? message('verdicts.noneAsGood'), line)
  return claim(values, 'undecided', because ?? message('verdicts.stoppedBefore'), line)
}

/** A best value that a search was too short to compare with the published one. */
export function outOfReach(
  id: string,
  title: Text,
  published: Text,
  ours: Text,
  because: Text,
  line?: Line,
): Claim {
  return claim({ id, title, published, ours, criterion: AS_GOOD }, 'undecided', because, line)
}

function claim(
  values: Pick<Claim, 'id' | 'title' | 'published' | 'ours' | 'criterion'>,
  verdict: Verdict,
  reason: Text | null,
  line: Line | undefined,
): Claim {
  return { ...values, verdict, ...(reason === null ? {} : { reason }), ...(line ? { line } : {}) }
}

function amount(count: number, unit: Unit): Message {
  return message(`verdicts.${unit}`, { count })
}

function withStatus(value: Message, proven: boolean | undefined): Message {
  if (proven === undefined) return value
  return message(proven ? 'verdicts.proven' : 'verdicts.bestSoFar', { value })
}

function points(difference: number): Quantity {
  return fixed(100 * difference, 2)
}
