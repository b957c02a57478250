import { list, message, type Text } from '../../locales/message'
import { experimentOf } from '../experiments/contract/catalogue'
import { sizedVariant } from '../experiments/report/amounts'
import type { Table } from '../experiments/report/report'
import { describePlayer } from '../players/player'
import { factsOf, type Publication } from './publication'

/** Up to this many variants are named one by one. */
const NAMED = 5

/** A methods paragraph with the numbers of this run, sentence by sentence. */
export function methodsOf(publication: Publication): readonly Text[] {
  const { finding, caveats } = publication.report
  return [...measurementOf(publication), finding, ...caveats]
}

function hasWilsonIntervals({ columns, rows }: Table): boolean {
  return columns.some(
    ({ interval }, at) => interval === 'wilson' && rows.some((row) => (row[at] ?? null) !== null),
  )
}

/** How the numbers of a run were made, sentence by sentence. */
export function measurementOf({
  kind,
  spec,
  report,
  version,
  commit,
}: Pick<Publication, 'kind' | 'spec' | 'report' | 'version' | 'commit'>): readonly Text[] {
  const { variants, south, north, seed, games } = factsOf(spec)
  const { title, question } = experimentOf(kind)
  const program =
    commit === null
      ? message('publish.program', { version })
      : message('publish.programBuilt', { version, commit })
  const hasIntervals = report.tables.some(hasWilsonIntervals)
  return [
    message('publish.asked', { program, kind: title, question }),
    ...(variants.length === 0
      ? []
      : variants.length > NAMED
        ? [message('publish.variantsMany', { count: variants.length })]
        : [message('publish.variants', { variants: list(variants.map(sizedVariant)) })]),
    ...(south !== null && north !== null
      ? [message('publish.players', { south: describePlayer(south), north: describePlayer(north) })]
      : []),
    ...(games === null ? [] : [message('publish.games', { count: games })]),
    ...(seed === null ? [message('publish.noLuck')] : [message('publish.seed', { seed })]),
    ...(hasIntervals ? [message('publish.intervals')] : []),
  ]
}
