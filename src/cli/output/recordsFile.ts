import type { Command } from 'commander'
import { extname } from 'node:path'
import { formatRecord } from '../../engine/board/notation'
import { type RecordedKind, playedSeries } from '../../engine/experiments/contract/playedSeries'
import type { PartsOf, SpecOf } from '../../engine/experiments/contract/kinds'
import { outsideIn, type OutsideGame } from '../../engine/players/outside'
import { recordStart } from '../../engine/players/playedGame'
import { recordGames, type RecordedGame } from '../../engine/players/recordGames'
import type { SeriesRange } from '../../engine/kernel/series'
import { playedGames } from '../bots/botFiles'
import { t } from './language'
import { fileToWrite, writeWhole } from './outputFile'

/** The option of every command that plays games. */
export interface RecordsOption {
  readonly records?: string
}

/** What a line of JSON says of a game; text has the same, with what several games share in a separate line. */
export interface RecordLine {
  readonly game: number
  readonly seed: number
  readonly south: string
  readonly north: string
  /** Random moves at the start, which are part of the record. */
  readonly drawnMoves: number
  readonly winner: string
  readonly stores: readonly [number, number]
  readonly record: string
  /** Who lost by default after these moves, and why. */
  readonly forfeit?: OutsideGame['forfeit']
  readonly variant: unknown
}

/** The fields that the games of a series share. */
type RecordHead = Pick<RecordLine, 'seed' | 'south' | 'north' | 'drawnMoves' | 'variant'>

/** The first word of a line of text with what the following games share. */
export const HEAD_MARK = '#'

/** Stands before who lost by default, and why. */
const FORFEIT_MARK = '!'

/** Adds `--records`. */
export function addRecordsOption(command: Command): Command {
  return command.option('--records <FILE>', t('options.records'), fileToWrite)
}

/** Writes every game of a run, move by move: JSON Lines to a file that ends in .jsonl or .json, otherwise compact text. */
export function writeRecords<K extends RecordedKind>(
  file: string,
  kind: K,
  spec: SpecOf<K>,
  parts: PartsOf<K>,
): void {
  const isJson = ['.jsonl', '.ndjson', '.json'].includes(extname(file).toLowerCase())
  writeWhole(file, lines(playedSeries(kind, spec, parts), isJson ? asJson : asText), '--records')
}

type Write = (series: SeriesRange) => Generator<string>

function* lines(allSeries: Iterable<SeriesRange>, write: Write): Generator<string> {
  for (const series of allSeries) yield* write(series)
}

/** The games of a series; those with programs from outside cannot be played again, and were kept as they were played. */
function* gamesOf(series: SeriesRange): Generator<RecordedGame & Pick<OutsideGame, 'forfeit'>> {
  if (outsideIn([series.first, series.second]).length === 0) {
    for (const game of recordGames(series)) if (game) yield { ...game, forfeit: null }
    return
  }
  const isOfSeries = ({ south, north, game, seed }: OutsideGame): boolean =>
    south === series.first &&
    north === series.second &&
    seed === series.seed &&
    game >= series.from &&
    game < series.to
  const kept = playedGames().filter(isOfSeries)
  for (const { game, starter, choices, winner, stores, forfeit } of kept.sort((a, b) => a.game - b.game)) {
    const record = { ...recordStart(series.variant, starter, series.seed, game), choices }
    yield { game, record, winner, stores, forfeit }
  }
}

function headOf({ seed, first, second, drawnMoves = 0, variant }: SeriesRange): RecordHead {
  return { seed, south: first, north: second, drawnMoves, variant }
}

function* asJson(series: SeriesRange): Generator<string> {
  const { variant, ...head } = headOf(series)
  for (const { game, winner, stores, record, forfeit } of gamesOf(series)) {
    const lost = forfeit ? { forfeit } : {}
    const line: RecordLine = {
      game,
      ...head,
      winner,
      stores,
      record: formatRecord(record),
      ...lost,
      variant,
    }
    yield `${JSON.stringify(line)}\n`
  }
}

function* asText(series: SeriesRange): Generator<string> {
  yield `${HEAD_MARK} ${JSON.stringify(headOf(series))}\n`
  for (const { game, winner, stores, record, forfeit } of gamesOf(series)) {
    const lost = forfeit ? ` ${FORFEIT_MARK} ${forfeit.side} ${forfeit.reason}` : ''
    yield `${game} ${winner} ${stores.join('-')} | ${formatRecord(record)}${lost}\n`
  }
}
