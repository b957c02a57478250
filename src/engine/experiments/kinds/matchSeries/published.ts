import * as v from 'valibot'
import { message } from '../../../../locales/message'
import { issueText } from '../../spec/issueText'
import { fields, listOf, type Shape, wholeNumber } from '../../spec/shapes'

/** A table of wins as somebody printed it. */
export interface PublishedSeries {
  readonly source: string
  readonly rows: readonly PublishedRow[]
}

/** A row of it: one category of games. */
interface PublishedRow {
  readonly category: string
  readonly games: number
  readonly first: number
  readonly second: number
  readonly ties: number
}

const count = wholeNumber(0, 1_000_000_000)

const rowShape: Shape<PublishedRow> = v.pipe(
  fields<PublishedRow>({ category: v.string(), games: count, first: count, second: count, ties: count }),
  v.check(
    ({ games, first, second, ties }) => first + second + ties === games,
    issueText(message('specProblems.publishedSum')),
  ),
)

/** A published table whose rows add up. */
export const publishedShape: Shape<PublishedSeries> = fields<PublishedSeries>({
  source: v.string(),
  rows: listOf(rowShape, 0, 10_000),
})
