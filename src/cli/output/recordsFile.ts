import type { Command } from 'commander'
import { extname } from 'node:path'
import { formatRecord } from '../../engine/board/notation'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import { type RecordedKind, playedSeries } from '../../engine/experiments/contract/playedSeries'
import { outsideIn, type OutsideGame } from '../../engine/players/outside'
import { recordStart } from '../../engine/players/playedGame'
import { recordGames, type RecordedGame } from '../../engine/players/recordGames'
import type { SeriesRange } from '../../engine/kernel/series'
import { message } from '../../locales/message'
import { playedGames } from '../bots/botFiles'
import { saveUnlessCheap } from '../run/pendingAnswer'
import { STOP_SIGNALS, Stopped } from '../run/stopped'
import { t } from './language'
import { fileToWrite, writeInPieces } from './outputFile'
import { createProgressBar } from './progressBar'

/** The option of every command that plays games. */
export interface RecordsOption {
  readonly records?: string
}

interface ShowsProgress {
  readonly progress?: boolean
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

/** How long games are recorded before they are written, the bar is drawn and signals are looked at. */
const SLICE_MS = 50

/**
 * With `--records`, writes every game of a run, move by move: JSON Lines to a file that ends in .jsonl or .json, otherwise
 * compact text. A signal stops it, and then there is no file.
 */
export async function writeRecords<K extends RecordedKind>(
  { records: file, progress }: RecordsOption & ShowsProgress,
  { kind, spec, parts }: FinishedRun<K>,
): Promise<void> {
  if (file === undefined) return
  const isJson = ['.jsonl', '.ndjson', '.json'].includes(extname(file).toLowerCase())
  const allSeries = [...playedSeries(kind, spec, parts)]
  const all = allSeries.reduce((sum, { from, to }) => sum + to - from, 0)
  const bar = createProgressBar(message('kinds.unitGames'), progress)
  let isStopped = false
  const stop = (): void => void (isStopped = true)
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  try {
    await writeInPieces(file, slices(file, isJson ? asJson : asText), '--records')
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop)
    bar.clear()
  }

  function* slices(of: string, write: Write): Generator<string> {
    let [games, text, until] = [0, '', performance.now() + SLICE_MS]
    for (const line of lines(allSeries, write)) {
      if (line) {
        text += line.text
        games += line.games
      }
      if (performance.now() < until) continue
      bar.update(games / all, games)
      yield text
      if (isStopped) throw new Stopped(stoppedText(of), 130)
      text = ''
      until = performance.now() + SLICE_MS
    }
    yield text
  }
}

/** The answer is printed by then, but work that took long is kept for another try. */
function stoppedText(file: string): string {
  return [t('saving.recordsStopped', { file }), saveUnlessCheap()].filter((said) => said !== null).join('\n')
}

/** A line of the file, and how many games it holds. */
interface Line {
  readonly text: string
  readonly games: 0 | 1
}

/** Yields nothing between the slices of a long game. */
type Write = (series: SeriesRange) => Generator<Line | void>

function* lines(allSeries: Iterable<SeriesRange>, write: Write): Generator<Line | void> {
  for (const series of allSeries) yield* write(series)
}

/** The games of a series; those with programs from outside cannot be played again, and were kept as they were played. */
function* gamesOf(series: SeriesRange): Generator<(RecordedGame & Pick<OutsideGame, 'forfeit'>) | void> {
  if (outsideIn([series.first, series.second]).length === 0) {
    for (const game of recordGames(series)) yield game && { ...game, forfeit: null }
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

function* asJson(series: SeriesRange): Generator<Line | void> {
  const { variant, ...head } = headOf(series)
  for (const played of gamesOf(series)) {
    yield
    if (!played) continue
    const { game, winner, stores, record, forfeit } = played
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
    yield { text: `${JSON.stringify(line)}\n`, games: 1 }
  }
}

function* asText(series: SeriesRange): Generator<Line | void> {
  yield { text: `${HEAD_MARK} ${JSON.stringify(headOf(series))}\n`, games: 0 }
  for (const played of gamesOf(series)) {
    yield
    if (!played) continue
    const { game, winner, stores, record, forfeit } = played
    const lost = forfeit ? ` ${FORFEIT_MARK} ${forfeit.side} ${forfeit.reason}` : ''
    yield { text: `${game} ${winner} ${stores.join('-')} | ${formatRecord(record)}${lost}\n`, games: 1 }
  }
}
