import type { Line } from '../experiments/report/report'
import type { Equivalence } from '../statistics/equivalence'
import type { Claim, Verdict } from './item'

const EQUAL = 'Reproduced if ours equals the published value.'
const UPHELD = 'Reproduced if the claim holds in every case that was checked.'
const AS_GOOD = 'Reproduced if ours is as good as the published value; a better one goes beyond it.'
const NOTHING_PUBLISHED = 'Nothing was published to compare with.'

/** What a claim needs besides its two values. */
interface ClaimOptions {
  /** Given when the values differ: misprint, other convention, or refuted. */
  readonly because?: string
  readonly line?: Line | undefined
}

/** A claim that must come out exactly as published. */
export function exactly(
  id: string,
  title: string,
  published: string,
  ours: string,
  options: ClaimOptions = {},
): Claim {
  const because = options.because ?? 'Ours differs from the published value.'
  const holds = published === ours
  const values = { id, title, published, ours, criterion: EQUAL }
  return claim(values, holds ? 'reproduced' : 'differs', holds ? null : because, options.line)
}

/** A share of games that must agree with a published one within a tolerance; too few games decide nothing. */
export function agrees(
  id: string,
  title: string,
  published: string,
  ours: string,
  equivalence: Equivalence,
): Claim {
  const { verdict, difference, low, high, tolerance, power } = equivalence
  const found = `The difference is ${points(difference)} points (90 % interval ${points(low)} to ${points(high)}).`
  const criterion = `Reproduced if the 90 % interval of the difference lies within ${(100 * tolerance).toFixed(1)} points either way (two one-sided tests at 5 %). So many games show that of equal shares with a power of ${(100 * power).toFixed(1)} %.`
  const reason = {
    same: null,
    different: found,
    undecided: `${found} There are too few games to tell agreement from difference.`,
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
  title: string,
  published: string,
  ours: string,
  holds: boolean,
  { because = 'The claim does not hold here.', line }: ClaimOptions = {},
): Claim {
  const values = { id, title, published, ours, criterion: UPHELD }
  return claim(values, holds ? 'reproduced' : 'differs', holds ? null : because, line)
}

/** Something the paper left open or did not reach. */
export function beyond(
  id: string,
  title: string,
  ours: string,
  reason: string,
  published: string | null = null,
  line?: Line,
): Claim {
  return claim({ id, title, published, ours, criterion: NOTHING_PUBLISHED }, 'beyond', reason, line)
}

/** A best value found so far: ours equal reproduces it, ours better goes beyond it. */
export function atMost(
  id: string,
  title: string,
  unit: string,
  published: number,
  ours: number | null,
  { because, line, proven }: ClaimOptions & { readonly proven?: boolean } = {},
): Claim {
  const status = proven === undefined ? '' : proven ? ', proven' : ', best so far'
  const found = ours === null ? 'none found' : `${ours} ${unit}${status}`
  const base = { id, title, published: `${published} ${unit}`, ours: found, criterion: AS_GOOD }
  if (ours === null) return claim(base, 'differs', 'The search found no line.', line)
  if (ours === published) return claim(base, 'reproduced', null, line)
  if (ours < published) return claim(base, 'beyond', `Better than published by ${published - ours}.`, line)
  return claim(base, 'differs', because ?? 'The search stopped before it reached the published value.', line)
}

function claim(
  values: Pick<Claim, 'id' | 'title' | 'published' | 'ours' | 'criterion'>,
  verdict: Verdict,
  reason: string | null,
  line: Line | undefined,
): Claim {
  return { ...values, verdict, ...(reason === null ? {} : { reason }), ...(line ? { line } : {}) }
}

function points(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)}`
}
