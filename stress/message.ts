/** What the process of an attack reports. */
export type Message =
  | { readonly type: 'begun'; readonly number: number }
  /** What a case tries next, which is told if it hangs. */
  | { readonly type: 'trying'; readonly text: string }
  | {
      readonly type: 'done'
      readonly number: number
      readonly count: number
      readonly covered: readonly number[]
    }
  | { readonly type: 'finding'; readonly number: number; readonly text: string }
