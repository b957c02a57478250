import { explain } from '../../../engine/variant/explain'
import type { Section } from '../../../engine/variant/fields'
import type { Variant } from '../../../engine/variant/variant'
import type { Message } from '../../../locales/message'

const MOST = 5

/**
 * The rules that tell a game from others, in at most five sentences: how it is sown, what the last seed does, and how it
 * ends. What sowing is need not be said to whoever has played another game.
 */
export function fiveRules(variant: Variant, knowsSowing: boolean): readonly Message[] {
  const rules = explain(variant)
  const of = (section: Section) => rules.filter((rule) => rule.section === section)
  const opening = variant.start.first === 'bothAtOnce' ? of('start').slice(-1) : []
  const clauses = of('turn').filter(({ clause }) => clause !== 0)
  const ending = of('end').slice(0, 1)
  const told = [...opening, ...clauses, ...of('claim'), ...of('board').slice(1), ...of('lift')]
  const first = knowsSowing ? [] : of('sow').slice(0, 1)
  return [...first, ...told.slice(0, MOST - first.length - ending.length), ...ending].map(
    ({ sentence }) => sentence,
  )
}
