import type { Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { SheetPath } from '../rulePaths'

/** Two rules that contradict each other, and why. */
export interface Contradiction {
  readonly paths: readonly [SheetPath, SheetPath]
  readonly because: Message
  holds(variant: Variant): boolean
}
