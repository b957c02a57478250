import type { Side } from '../../../engine/board/position'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Text } from '../../../locales/message'
import type { Players } from '../gameStore'
import { seatInWords } from '../players'

/** Who sits at a side of the board: by which name a sentence calls them, and whether they are its reader. */
interface Seat {
  readonly name: Text
  readonly isYou: boolean
}

/** Who plays both sides. */
export type Cast = Readonly<Record<Side, Seat>>

/** Names that two people at one board have given themselves; empty where they have not. */
export type PeopleNames = Readonly<Record<Side, string>>

/** A person who plays against a computer is "you"; two people, and two computers of one kind, are told apart by name or side. */
export function castOf(variant: Variant, players: Players, names: PeopleNames): Cast {
  const people = (['south', 'north'] as const).filter((side) => players[side] === 'human')
  const seat = (side: Side): Seat => {
    if (players[side] === 'human')
      return people.length === 1
        ? { name: message('told.you'), isYou: true }
        : { name: names[side].trim() || message(`players.${side}`), isYou: false }
    const alike = players.south === players.north
    return { name: alike ? message(`players.${side}`) : seatInWords(variant, players[side]), isYou: false }
  }
  return { south: seat('south'), north: seat('north') }
}

/** The only side that a person plays, or null. */
export function yourSide(cast: Cast): Side | null {
  return cast.south.isYou ? 'south' : cast.north.isYou ? 'north' : null
}
