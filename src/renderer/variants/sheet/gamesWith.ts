import { PRESETS } from '../../../engine/variant/catalogue'
import type { Preset } from '../../../engine/variant/catalogue/preset'
import { variantTitle } from '../../../engine/variant/variantTitle'
import { list, message, type Message } from '../../../locales/message'

/** So many games are named; the others are counted. */
const NAMED = 2

/** The games of the catalogue for which something holds. */
export function gamesFor(holds: (preset: Preset) => boolean): readonly Preset[] {
  return PRESETS.filter(holds)
}

/** Games as a line names them: “Kalah, Oware and 12 others”; null if there are none. */
export function gamesNamed(games: readonly Preset[]): Message | null {
  if (games.length === 0) return null
  const names = list(
    games.slice(0, NAMED).map(({ variant }) => variantTitle(variant)),
    games.length > NAMED ? 'comma' : 'and',
  )
  const count = games.length - NAMED
  return count > 0
    ? message('sheetEditor.gamesMore', { names, count })
    : message('sheetEditor.games', { names })
}
