import { readCsv } from '../../engine/csv/read'
import type { PublishedSeries } from '../../engine/experiments/kinds/matchSeries/published'
import { PLAYED, SOURCE } from '../../engine/papers/items/congkak/congkakTable2'
import { PUBLISHED } from '../../engine/papers/published'
import { BadInput } from './badInput'
import { readText } from './inputFile'
import { message } from '../../locales/message'

const TABLE_2 = 'congkak-table2'
const MOST_BYTES = 10_000_000

/** A published table of wins, by its id or from a CSV with category, games, first_wins, second_wins and ties. */
export function publishedSeries(name: string): PublishedSeries {
  if (name === TABLE_2) return { source: SOURCE, rows: PUBLISHED.congkakTable2, of: PLAYED }
  const rows = readCsv(readText(name, '--published', MOST_BYTES)).map((row) => ({
    category: row['category'] ?? '',
    games: Number(row['games']),
    first: Number(row['first_wins']),
    second: Number(row['second_wins']),
    ties: Number(row['ties']),
  }))
  const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
  const whole = rows.every(({ games, first, second, ties }) => [games, first, second, ties].every(isCount))
  if (rows.length === 0 || !whole)
    throw new BadInput('--published', message('refusals.publishedColumns', { file: name }))
  return { source: name, rows, of: null }
}
