import { message, type Message } from '../../locales/message'
import { ok, refuse, type Result } from '../result'
import { describeProblem } from '../variant/describeProblem'
import { parseVariant } from '../variant/parse'
import type { Variant } from '../variant/variant'
import { startWith } from '../variant/usual'

/** A variant started from a position, and its number of seeds. */
interface LaidPosition {
  readonly laid: Variant
  readonly seeds: number
}

const HALF = /^\d{1,4}(,\d{1,4})*$/

/** The variant started from a position such as `1,0,2/0,3,1`: the mover's holes, then the other player's. */
export function readTablePosition(variant: Variant, text: string): Result<LaidPosition, Message> {
  const { holes } = variant.board
  const halves = text.replaceAll(' ', '').split('/')
  const shape = refuse(message('endgames.positionShape', { holes }))
  if (halves.length !== 2 || !halves.every((half) => HALF.test(half))) return shape
  const [south = [], north = []] = halves.map((half) => half.split(',').map(Number))
  if (south.length !== holes || north.length !== holes) return shape
  const layout = { south, north, southStore: 0, northStore: 0 }
  const start = startWith(variant, layout)
  const parsed = parseVariant({ ...variant, start })
  if (!parsed.ok) return refuse(describeProblem(parsed.error[0]!))
  return ok({ laid: parsed.value, seeds: [...south, ...north].reduce((sum, count) => sum + count, 0) })
}
