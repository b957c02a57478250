import type { Command } from 'commander'
import type { GameRecord } from '../../engine/board/notation'
import { parsePositionOf, parseRecord } from '../../engine/board/notation'
import { describePlayProblem } from '../../engine/rules/play'
import { replay, type Replay } from '../../engine/rules/replay'
import type { Variant } from '../../engine/variant/variant'
import { message } from '../../locales/message'
import { t } from '../output/language'
import { BadInput } from './badInput'

/** The options that choose a game in progress. */
export interface GameOptions {
  readonly position?: string
  readonly moves: string
}

/** Adds `--position` and `--moves`. */
export function addGameOptions(command: Command): Command {
  return command
    .option('--position <POSITION>', t('open.positionOption'))
    .option('--moves <LIST>', t('options.moves'), '')
}

/** The game that the options describe: the moves, played from the position or from the start. */
export function readGame(variant: Variant, { position, moves }: GameOptions): Replay {
  const record = readRecord(variant, moves)
  if (position === undefined) return readReplay(variant, record)
  if (record.from !== undefined) throw new BadInput('--position', message('open.twoPositions'))
  const from = parsePositionOf(variant, position)
  if (!from.ok) throw new BadInput('--position', from.error)
  return readReplay(variant, { ...record, from: from.value })
}

/** Reads `--moves`; throws BadInput with what is wrong. */
export function readRecord(variant: Variant, moves: string): GameRecord {
  const record = parseRecord(variant, moves)
  if (!record.ok) throw new BadInput('--moves', record.error)
  return record.value
}

/** Plays a record; throws BadInput with the move that the rules refuse. */
export function readReplay(variant: Variant, record: GameRecord): Replay {
  const played = replay(variant, record)
  if (played.ok) return played.value
  const { place, problem } = played.error
  const reason = { move: place, problem: describePlayProblem(problem) }
  throw new BadInput('--moves', message('play.moveRefused', reason))
}
