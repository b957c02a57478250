import { checksumOf } from '../../engine/checksum'
import type { MatchSeriesSpec } from '../../engine/experiments/kinds/matchSeries/spec'
import type { GameCounts } from '../../engine/simulation/counts'
import { provenanceOf } from './provenance'

/** What `merge` reads from the answer of a series. */
interface SealedSeries {
  readonly spec: MatchSeriesSpec
  readonly counts: GameCounts
  readonly seconds: number
}

const FORMAT = 'lumbung-series'
const SCHEMA = 1

/** The fields that let `merge` check that a part of a series is unchanged. */
export function seriesSeal({ spec, counts, seconds }: SealedSeries): object {
  const { version, commit } = provenanceOf({ kind: 'matchSeries', spec })
  const checksum = checksumOf([version, commit, spec, counts, seconds])
  return { format: FORMAT, schema: SCHEMA, checksum }
}

/** Whether a part from a file matches its checksum; `none` for parts printed by earlier versions. */
export function sealOf(content: Readonly<Record<string, unknown>>): 'fits' | 'broken' | 'none' {
  const { format, schema, checksum, version, commit, spec, counts, seconds } = content
  if (format === undefined && schema === undefined && checksum === undefined) return 'none'
  const fits = checksum === checksumOf([version, commit, spec, counts, seconds])
  return fits && format === FORMAT && schema === SCHEMA ? 'fits' : 'broken'
}
