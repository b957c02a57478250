/** Something that fills endgame tables layer by layer; all layers below the one to be filled must be there. */
export interface LayerFiller {
  /** The values of a layer, in the order of halfRanks.ts: what is read must be copied before anything else is filled. */
  layer(seeds: number): Int8Array
  /** Takes over the values of a layer that was filled before. */
  put(seeds: number, values: Int8Array): void
  /** Fills a layer; yields the share done, as far as that can be told. */
  fill(seeds: number): Generator<number, void>
}
