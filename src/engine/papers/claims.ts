import type { Line } from '../experiments/report/report'
import type { Claim, Verdict } from './item'

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
  return upheld(id, title, published, ours, published === ours, { ...options, because })
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
  return claim({ id, title, published, ours }, holds ? 'reproduced' : 'differs', holds ? null : because, line)
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
  return claim({ id, title, published, ours }, 'beyond', reason, line)
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
  const base = { id, title, published: `${published} ${unit}`, ours: found }
  if (ours === null) return claim(base, 'differs', 'The search found no line.', line)
  if (ours === published) return claim(base, 'reproduced', null, line)
  if (ours < published) return claim(base, 'beyond', `Better than published by ${published - ours}.`, line)
  return claim(base, 'differs', because ?? 'The search stopped before it reached the published value.', line)
}

function claim(
  values: Pick<Claim, 'id' | 'title' | 'published' | 'ours'>,
  verdict: Verdict,
  reason: string | null,
  line: Line | undefined,
): Claim {
  return { ...values, verdict, ...(reason === null ? {} : { reason }), ...(line ? { line } : {}) }
}
