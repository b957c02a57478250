import type { Command } from 'commander'
import { extname } from 'node:path'
import { formatRecord } from '../../engine/board/notation'
import { type RecordedKind, playedBouts } from '../../engine/experiments/contract/playedBouts'
import type { PartsOf, SpecOf } from '../../engine/experiments/contract/kinds'
import { outsideIn, type OutsideGame } from '../../engine/players/outside'
import { recordGames, type RecordedGame } from '../../engine/players/recordGames'
import type { Bout } from '../../engine/simulation/bout'
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

/** The fields that the games of a bout share. */
type RecordHead = Pick<RecordLine, 'seed' | 'south' | 'north' | 'drawnMoves' | 'variant'>

/** The first word of a line of text with what the following games share. */
export const HEAD_MARK = '#'

/** Stands before who lost by default, and why. */
export const FORFEIT_MARK = '!'

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
  writeWhole(file, lines(playedBouts(kind, spec, parts), isJson ? asJson : asText), '--records')
}

type Write = (bout: Bout) => Generator<string>

function* lines(bouts: Iterable<Bout>, write: Write): Generator<string> {
  for (const bout of bouts) yield* write(bout)
}

/** The games of a bout; those with programs from outside cannot be played again, and were kept as they were played. */
function* gamesOf(bout: Bout): Generator<RecordedGame & Pick<OutsideGame, 'forfeit'>> {
  if (outsideIn([bout.first, bout.second]).length === 0) {
    for (const game of recordGames(bout)) if (game) yield { ...game, forfeit: null }
    return
  }
  const isOfBout = ({ south, north, game, seed }: OutsideGame): boolean =>
    south === bout.first && north === bout.second && seed === bout.seed && game >= bout.from && game < bout.to
  const kept = playedGames().filter(isOfBout)
  for (const { game, starter, choices, winner, stores, forfeit } of kept.sort((a, b) => a.game - b.game)) {
    const record = { ...(starter === 'north' ? { from: starter } : {}), choices }
    yield { game, record, winner, stores, forfeit }
  }
}

function headOf({ seed, first, second, drawnMoves = 0, variant }: Bout): RecordHead {
  return { seed, south: first, north: second, drawnMoves, variant }
}

function* asJson(bout: Bout): Generator<string> {
  const { variant, ...head } = headOf(bout)
  for (const { game, winner, stores, record, forfeit } of gamesOf(bout)) {
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

function* asText(bout: Bout): Generator<string> {
  yield `${HEAD_MARK} ${JSON.stringify(headOf(bout))}\n`
  for (const { game, winner, stores, record, forfeit } of gamesOf(bout)) {
    const lost = forfeit ? ` ${FORFEIT_MARK} ${forfeit.side} ${forfeit.reason}` : ''
    yield `${game} ${winner} ${stores.join('-')} | ${formatRecord(record)}${lost}\n`
  }
}
