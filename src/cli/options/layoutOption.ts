import { parsePosition } from '../../engine/board/notation'
import { holesOf, slotOf, storeOf, type Side } from '../../engine/board/position'
import { describeProblem } from '../../engine/variant/describeProblem'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import { message } from '../../locales/message'
import { say } from '../output/language'
import { BadInput } from './badInput'

/** The variant started from a layout such as `4,4,4+0 4,4,4+0`: South's holes and store, then North's. */
export function withLayout(variant: Variant, text: string): Variant {
  const position = parsePosition(/[SN]$/.test(text.trim()) ? text : `${text} S`)
  if (!position.ok) throw new BadInput('--layout', position.error)
  const n = holesOf(position.value)
  if (position.value.toMove !== 'south') throw new BadInput('--layout', message('refusals.southMoves'))
  if (n !== variant.board.holes) {
    const problem = message('refusals.layoutHoles', { holes: n, expected: variant.board.holes })
    throw new BadInput('--layout', problem)
  }
  const { seeds, burnt } = position.value
  if (burnt.length > 0) throw new BadInput('--layout', message('refusals.layoutBurnt'))
  const side = (owner: Side) => Array.from({ length: n }, (_, i) => seeds[slotOf(n, owner, i + 1)]!)
  const layout = {
    south: side('south'),
    north: side('north'),
    southStore: seeds[storeOf(n, 'south')]!,
    northStore: seeds[storeOf(n, 'north')]!,
  }
  const parsed = parseVariant({ ...variant, start: { ...variant.start, layout } })
  if (!parsed.ok)
    throw new BadInput('--layout', parsed.error.map((problem) => say(describeProblem(problem))).join('\n'))
  return parsed.value
}
