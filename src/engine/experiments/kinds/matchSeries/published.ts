import * as v from 'valibot'
import { message } from '../../../../locales/message'
import { areSamePlayed } from '../../../variant/catalogue/closestPreset'
import type { Variant } from '../../../variant/variant'
import { issueText, fields, listOf, type Shape, wholeNumber } from '../../spec/shapes'
import { playerShape } from '../../spec/playerShape'
import { variantShape } from '../../spec/variantShape'

/** A table of wins as somebody printed it. */
export interface PublishedSeries {
  readonly source: string
  readonly rows: readonly PublishedRow[]
  /** What was played there; null if whoever named the table answers for that. */
  readonly of: PlayedGame | null
}

/** The game and the players that a table is about. */
interface PlayedGame {
  readonly variant: Variant
  readonly first: string
  readonly second: string
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
  of: v.optional(
    v.nullable(fields<PlayedGame>({ variant: variantShape, first: playerShape, second: playerShape })),
    null,
  ),
})

/** Whether a series plays what a published table is about, so that the two can be compared. */
export function isAbout({ of }: PublishedSeries, { variant, first, second }: PlayedGame): boolean {
  return of === null || (of.first === first && of.second === second && areSamePlayed(of.variant, variant))
}
