import { computed, watch, type ComputedRef } from 'vue'
import type { Side } from '../../../engine/board/position'
import type { LevelId } from '../../../engine/players/levels'
import { useSettings } from '../../storage/settings'
import type { GameStore } from '../gameStore'
import { levelBeside } from '../players'

/** What three games against one player suggest. */
export type LevelAdvice =
  | { readonly kind: 'harder' | 'easier'; readonly id: LevelId; readonly player: string; readonly side: Side }
  /** There is no level beyond, or the players are well matched. */
  | { readonly kind: 'stay' }

/** After this many games against the same player there is something to say. */
const GAMES = 3
const REMEMBERED = 60

/** Takes down how games of one person against a computer end while they are played, and says what the last three suggest. */
export function useLevelAdvice(game: GameStore): ComputedRef<LevelAdvice | null> {
  const settings = useSettings()
  const opponent = computed(() => {
    const people = (['south', 'north'] as const).filter((side) => game.isHuman(side))
    if (people.length !== 1) return null
    const side: Side = people[0] === 'south' ? 'north' : 'south'
    return { side, player: game.players[side] }
  })

  let counted: unknown = null
  watch(
    () => [game.game, game.running] as const,
    ([now, running]) => {
      const { record } = game
      if (now.phase !== 'over' || !running || !game.atEnd || game.headStart || counted === record) return
      counted = record
      if (!opponent.value || now.winner === null) return
      const { side, player } = opponent.value
      const won = now.winner === 'tie' ? 0.5 : now.winner === side ? 0 : 1
      const played = { game: game.variant.name, player, won } as const
      settings.update('levelGames', (all) => [played, ...all].slice(0, REMEMBERED))
    },
  )

  return computed(() => {
    if (!opponent.value || game.game.phase !== 'over') return null
    const { side, player } = opponent.value
    const last = settings.levelGames
      .filter((each) => each.game === game.variant.name && each.player === player)
      .slice(0, GAMES)
    if (last.length < GAMES) return null
    const points = last.reduce((sum, { won }) => sum + won, 0)
    const step = points >= 2.5 ? 1 : points <= 0.5 ? -1 : 0
    const beside = step === 0 ? null : levelBeside(game.variant, player, step)
    return beside ? { kind: step === 1 ? 'harder' : 'easier', ...beside, side } : { kind: 'stay' }
  })
}
