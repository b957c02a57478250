import { computed, proxyRefs, toValue, type MaybeRefOrGetter } from 'vue'
import { storeOf, type Side } from '../../engine/board/position'
import { message, type Message, type Text } from '../../locales/message'
import type { Frame } from '../board/frame'
import { say } from '../locales/i18n'
import { tellEnd, tellRoundEnd } from './end/tellEnd'
import { wordForRound } from './wordForRound'
import type { GameStore } from './gameStore'
import type { Cast } from './told/cast'
import { tellStep } from './told/tellMove'

/** What the page says about the game: the stores, the place in the record, the result. */
export function useAnnouncements(
  game: GameStore,
  shown: {
    readonly frame: MaybeRefOrGetter<Frame>
    readonly moving: MaybeRefOrGetter<boolean>
    readonly cast: MaybeRefOrGetter<Cast>
  },
) {
  const stores = computed(() => {
    const { seeds } = toValue(shown.frame)
    const n = game.variant.board.holes
    return { south: seeds[storeOf(n, 'south')] ?? 0, north: seeds[storeOf(n, 'north')] ?? 0 }
  })
  /** Rounds won by each player; null if a match is one round. */
  const rounds = computed(() => {
    if (wordForRound(game.variant) === 'game') return null
    const won = (who: Side): number => game.game.roundWinners.filter((winner) => winner === who).length
    return { south: won('south'), north: won('north') }
  })
  const place = computed((): readonly Message[] => {
    const count = game.moves.length
    if (count === 0) return []
    return [
      game.atEnd ? message('game.moves', { count }) : message('game.moveOf', { move: game.cursor, count }),
    ]
  })

  const where = computed(() => {
    const round = rounds.value ? [message('game.roundNumber', { round: game.game.round })] : []
    const parts: readonly Text[] = [game.title, ...round, ...place.value]
    return parts.map(say).filter(Boolean).join(' · ')
  })
  /** How the game ended, once its last move has been shown. */
  const ending = computed(() =>
    toValue(shown.moving)
      ? null
      : tellEnd(game.variant, game.game, game.moves.slice(0, game.cursor), toValue(shown.cast)),
  )
  /** How the last round of a match ended that goes on. */
  const roundEnd = computed(() =>
    toValue(shown.moving) || !game.hasHuman
      ? null
      : tellRoundEnd(
          game.game,
          game.moves.slice(0, game.cursor),
          (side) => game.isHuman(side),
          toValue(shown.cast),
        ),
  )
  const result = computed(() => ending.value && say(ending.value.heading))
  /** Text shown on the board: events that seeds cannot show, or the result. */
  const words = computed(() => {
    const step = toValue(shown.frame).words
    return step ? inSentences(tellStep(game.variant, step, toValue(shown.cast))) : result.value
  })

  return proxyRefs({ stores, rounds, where, ending, roundEnd, result, words })
}

/** Sentences one after another. */
function inSentences(texts: readonly Text[]): string {
  return texts.map(say).join(' ').replaceAll('*', '')
}
