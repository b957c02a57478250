import { formatPosition } from '../../../engine/board/notation'
import type { Position } from '../../../engine/board/position'
import { variantFrom } from '../../../engine/board/variantFrom'
import type { ExperimentKind, Json } from '../../../engine/experiments/contract/experiment'
import { ok, type Result } from '../../../engine/result'
import type { Variant } from '../../../engine/variant/variant'
import type { Message } from '../../../locales/message'

/** What can be asked about the position on the board. */
export type Question = 'shares' | 'values' | 'openings'

/** An experiment that answers a question, ready for its form. */
interface Asked {
  readonly kind: ExperimentKind
  readonly spec: Json
  /** Whether the mover plays South although it is North. */
  readonly turned: boolean
}

/** The experiment that answers a question about a position, or why there is none. */
export function experimentFor(
  question: Question,
  variant: Variant,
  position: Position,
): Result<Asked, Message> {
  if (question === 'openings') {
    const spec = { variant: asJson(variant), position: formatPosition(position), goal: 'shortest' }
    return ok({ kind: 'winningOpenings', spec, turned: false })
  }
  const from = variantFrom(variant, position)
  if (!from.ok) return from
  const rules = asJson(from.value)
  const turned = position.toMove === 'north'
  return ok(
    question === 'shares'
      ? { kind: 'matchSeries', spec: { variant: rules, games: 10_000, categories: 1 }, turned }
      : { kind: 'gameValues', spec: { variants: [rules], sizes: 'own', moves: 'exact' }, turned },
  )
}

function asJson(variant: Variant): Json {
  return variant as unknown as Json
}
