import { gains } from '../../../engine/variant/clauses/clause'
import { opensAtOnce } from '../../../engine/variant/consequences'
import { explain, type Explanation } from '../../../engine/variant/explain'
import type { Section } from '../../../engine/variant/fields'
import type { Variant } from '../../../engine/variant/variant'
import type { Message } from '../../../locales/message'

const MOST = 5

/**
 * The rules that tell a game from others, in at most five sentences: how it is sown, what the last seed does, beginning with
 * what it gains, and how the game ends. What sowing is need not be said to whoever has played another game.
 */
export function fiveRules(variant: Variant, knowsSowing: boolean): readonly Message[] {
  const rules = explain(variant)
  const of = (section: Section) => rules.filter((rule) => rule.section === section)
  const opening = opensAtOnce(variant) ? of('start').slice(-1) : []
  const turn = of('turn').filter(({ clause }) => clause !== 0)
  const clauses = turn.toSorted((a, b) => rank(variant, a) - rank(variant, b))
  const ending = of('end').slice(0, 1)
  // How both begin at once is told when it happens.
  const told = [...clauses, ...opening, ...of('claim'), ...of('board').slice(1), ...of('lift')]
  const first = knowsSowing ? [] : of('sow').slice(0, 1)
  return [...first, ...told.slice(0, MOST - first.length - ending.length), ...ending].map(
    ({ sentence }) => sentence,
  )
}

/** Clauses that bring seeds or another move come first; those by which a turn merely ends come after the other rules of a turn. */
function rank({ last }: Variant, { clause }: Explanation): number {
  const said = clause === undefined ? undefined : last[clause - 1]
  if (!said) return 2
  const { take, pick, then } = said
  if (take || pick || then === 'again' || then === 'againOnce') return 0
  return gains(said) || then ? 1 : 3
}
