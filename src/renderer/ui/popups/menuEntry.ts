import type { IconName } from '../icons'

/** A line of a menu: something to do, or a hairline between groups. */
export type MenuEntry =
  | 'separator'
  | {
      readonly label: string
      readonly run: () => void
      readonly icon?: IconName
      /** The keys that do the same, shown at the right. */
      readonly keys?: string
      readonly disabled?: boolean
      readonly danger?: boolean
    }
