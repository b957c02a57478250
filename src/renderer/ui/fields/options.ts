/** One choice of a segmented control or a select. */
export interface Option<Value extends string | number> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
  /** Selects show options of one group together under its name. */
  readonly group?: string
  /** Shown as a tooltip. */
  readonly hint?: string
}
