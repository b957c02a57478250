/** Fills endgame tables layer by layer; all layers below the current one must exist. */
export interface LayerFiller {
  /** The values of a layer, in the order of halfRanks.ts: copy them before filling anything else. */
  layer(seeds: number): Int8Array
  /** Takes over the values of a layer that was filled before. */
  put(seeds: number, values: Int8Array): void
  /** Fills a layer; yields the share done, if known. */
  fill(seeds: number): Generator<number, void>
}

/** Fills tables together with others, in one memory. */
export interface CrewFiller extends LayerFiller {
  /** Works on what the leader fills until the turn is over. */
  help(turn: number): Generator<void, void>
  /** Ends a turn, for the leader. */
  endTurn(turn: number): void
}
