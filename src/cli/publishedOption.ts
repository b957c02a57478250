import { readFileSync } from 'node:fs'
import { readCsv } from '../engine/csv/read'
import type { PublishedSeries } from '../engine/experiments/matchSeries/spec'
import { PUBLISHED } from '../engine/papers/published'
import { BadInput } from './badInput'

const TABLE_2 = 'congkak-table2'

/** A published table of wins, by its id or from a CSV with category, games, first_wins, second_wins and ties. */
export function publishedSeries(name: string): PublishedSeries {
  if (name === TABLE_2) return { source: 'Chen et al. 2022, Table 2', rows: PUBLISHED.congkakTable2 }
  const rows = readCsv(readText(name)).map((row) => ({
    category: row['category'] ?? '',
    games: Number(row['games']),
    first: Number(row['first_wins']),
    second: Number(row['second_wins']),
    ties: Number(row['ties']),
  }))
  return { source: name, rows }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new BadInput('--published', `${file} is neither ${TABLE_2} nor a file: ${(error as Error).message}`)
  }
}
