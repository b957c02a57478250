import { storeOf, type Position, type Slot } from '../../../engine/board/position'
import type { Variant } from '../../../engine/variant/variant'
import type { Game } from '../../../engine/rules/game'
import { message } from '../../../locales/message'
import { t } from '../../locales/i18n'
import { stillFrame, type Frame } from '../../board/frame'
import { lapsOf, type Lap } from '../../board/laps'
import { boardStateOf } from '../boardState'
import { ownSteps, type MovePreview } from '../moves/previewMove'
import type { Played } from '../record/record'

/** What a picture of a position shows: the board, and a move as arrows over it. */
interface PositionPicture {
  readonly frame: Frame
  readonly laps: readonly Lap[]
  readonly captured: readonly Slot[]
  readonly position: Position
}

/** Which arrows a picture has: none, the move that led here, or a legal move by its place among the legal moves. */
export type Arrows = 'none' | 'last' | number

/** The picture of a position. The move that led to it is drawn on the position that it was made from. */
export function positionPicture(
  game: Game,
  last: Played | undefined,
  previews: readonly MovePreview[],
  arrows: Arrows,
): PositionPicture {
  if (arrows === 'last' && last) {
    const own = ownSteps(last.steps)
    const captured = own.flatMap((step) =>
      step.kind === 'capture' && step.side === last.side ? step.from : [],
    )
    return { ...still(last.before), laps: lapsOf(own).filter(({ side }) => side === last.side), captured }
  }
  const preview = typeof arrows === 'number' ? previews[arrows] : undefined
  return { ...still(game), laps: preview?.laps ?? [], captured: preview?.captured ?? [] }
}

function still(game: Game): Pick<PositionPicture, 'frame' | 'position'> {
  return { frame: stillFrame(boardStateOf(game)), position: game.position }
}

/** A position in words, for people who cannot see its picture. */
export function describePosition(board: string, { seeds, toMove }: Position): string {
  const holes = seeds.length / 2 - 1
  const south = seeds.slice(0, holes)
  const north = seeds.slice(holes + 1, -1)
  return t('picture.described', {
    board,
    south: south.join(', '),
    southStore: seeds[storeOf(holes, 'south')]!,
    north: north.join(', '),
    northStore: seeds[storeOf(holes, 'north')]!,
    side: message(`players.${toMove}`),
  })
}

/** The file name of a picture, without its extension. */
export function pictureName(variant: Variant, move: number): string {
  return `${variant.name} ${variant.board.holes}x${variant.start.seedsPerHole} move ${move}`
}
