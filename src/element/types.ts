/** What a move led to. */
export interface MovedDetail {
  readonly move: string
  readonly position: string
  readonly toMove: 'south' | 'north'
  readonly over: boolean
  readonly winner: 'south' | 'north' | 'tie' | null
  /** What happened on the board, in order; `Step` of the package `lumbung`. */
  readonly steps: readonly { readonly kind: string }[]
}

/** The element `<sowing-board>`. */
export interface SowingBoard extends HTMLElement {
  /** The id of a game of the catalogue, or a whole variant. */
  variant: string | object
  /** The position that is shown, such as `4,4,4+0 4,4,4+0 S`; setting it begins there. */
  position: string
  /** Whether the legal holes are marked and can be chosen. */
  interactive: boolean
  /** The legal moves. */
  readonly legal: readonly string[]
  readonly toMove: 'south' | 'north'
  readonly over: boolean
  readonly winner: 'south' | 'north' | 'tie' | null
  /** Plays a move and animates it; resolves once it has been shown, and rejects if the rules do not allow it. */
  play(move: string | number): Promise<MovedDetail>
}

declare global {
  interface HTMLElementTagNameMap {
    'sowing-board': SowingBoard
  }
  interface HTMLElementEventMap {
    /** A hole was chosen; `preventDefault` keeps the board from playing it. */
    choose: CustomEvent<{ readonly move: string }>
    /** A move has been shown. */
    moved: CustomEvent<MovedDetail>
    /** An attribute is wrong. */
    problem: CustomEvent<{ readonly message: string }>
  }
}
