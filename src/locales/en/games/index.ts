import { catalogue } from './catalogue'
import { gamesAcross } from './gamesAcross'
import { gamesAwari } from './gamesAwari'
import { gamesClaimed } from './gamesClaimed'
import { gamesCongkak } from './gamesCongkak'
import { gamesFourRows } from './gamesFourRows'
import { gamesGap } from './gamesGap'
import { gamesKalah } from './gamesKalah'
import { gamesMangala } from './gamesMangala'
import { gamesOther } from './gamesOther'
import { gamesPassing } from './gamesPassing'
import { gamesRelay } from './gamesRelay'
import { picker } from './picker'

/** The words of the catalogue: its families, regions and mechanisms, and the prose of every game. */
export const words = {
  catalogue,
  gamesAcross,
  gamesAwari,
  gamesClaimed,
  gamesCongkak,
  gamesFourRows,
  gamesGap,
  gamesKalah,
  gamesMangala,
  gamesOther,
  gamesPassing,
  gamesRelay,
  picker,
} as const
