import { checksumOf } from '../../engine/checksum'
import type { MatchSeriesSpec } from '../../engine/experiments/kinds/matchSeries/spec'
import type { GameCounts } from '../../engine/simulation/counts'

/** What `merge` takes from the answer of a series. */
interface SealedSeries {
  readonly spec: MatchSeriesSpec
  readonly counts: GameCounts
  readonly seconds: number
}

const FORMAT = 'lumbung-series'
const SCHEMA = 1

/** The fields by which `merge` knows that a part of a series is as it was printed. */
export function seriesSeal({ spec, counts, seconds }: SealedSeries): object {
  return { format: FORMAT, schema: SCHEMA, checksum: checksumOf([spec, counts, seconds]) }
}

/** Whether a part from a file fits its seal; `none` for parts printed by earlier versions. */
export function sealOf(content: Readonly<Record<string, unknown>>): 'fits' | 'broken' | 'none' {
  const { format, schema, checksum, spec, counts, seconds } = content
  if (format === undefined && schema === undefined && checksum === undefined) return 'none'
  const fits = checksum === checksumOf([spec, counts, seconds])
  return fits && format === FORMAT && schema === SCHEMA ? 'fits' : 'broken'
}
