import { computed, proxyRefs, ref, toValue, type MaybeRefOrGetter } from 'vue'
import { storeOf, type Side } from '../../engine/board/position'
import { counted } from '../../engine/experiments/report/wording'
import type { Frame } from '../board/frame'
import { announceMove, stepInWords, winnerInWords } from './announce'
import { wordForRound } from './wordForRound'
import type { GameStore } from './gameStore'
import type { Played } from './record/record'

/** What the page says about the game: the stores, the place in the record, the result, and each move in words. */
export function useAnnouncements(
  game: GameStore,
  shown: { readonly frame: MaybeRefOrGetter<Frame>; readonly moving: MaybeRefOrGetter<boolean> },
) {
  /** The last move in words, for screen readers. */
  const spoken = ref('')
  const stores = computed(() => {
    const { seeds } = toValue(shown.frame)
    const n = game.variant.board.holes
    return { south: seeds[storeOf(n, 'south')] ?? 0, north: seeds[storeOf(n, 'north')] ?? 0 }
  })
  /** Rounds won by each player; null where a match is one round. */
  const rounds = computed(() => {
    if (wordForRound(game.variant) === 'game') return null
    const won = (who: Side): number => game.game.roundWinners.filter((winner) => winner === who).length
    return { south: won('south'), north: won('north') }
  })
  const where = computed(() => {
    const count = game.moves.length
    const at = count === 0 ? '' : game.atEnd ? counted(count, 'move') : `move ${game.cursor} of ${count}`
    const round = rounds.value ? `round ${game.game.round}` : ''
    return [game.title, round, at].filter(Boolean).join(': ')
  })
  const result = computed(() => {
    const { phase, winner } = game.game
    if (phase !== 'over' || winner === null || toValue(shown.moving)) return null
    const { south, north } = stores.value
    return `${winnerInWords(winner, rounds.value ? 'match' : 'game').slice(0, -1)}, ${south} : ${north}`
  })
  /** Words shown on the board: what cannot be shown by seeds, or the result. */
  const words = computed(() => {
    const step = toValue(shown.frame).words
    return step ? stepInWords(game.variant, step) : result.value
  })

  function speak(move: Played): void {
    spoken.value = announceMove(game.variant, move)
  }

  return proxyRefs({ spoken, stores, rounds, where, result, words, speak })
}
