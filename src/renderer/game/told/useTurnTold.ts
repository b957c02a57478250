import { computed, proxyRefs, toValue, type MaybeRefOrGetter } from 'vue'
import { storeOf, type Side } from '../../../engine/board/position'
import { message, type Message } from '../../../locales/message'
import type { Frame } from '../../board/frame'
import type { GameStore } from '../gameStore'
import type { Cast } from './cast'
import { factsOf, toldLaps, turnAround, type ToldLap } from './moveFacts'
import { nameLap, tellLap, tellMove } from './tellMove'

/** A piece of the ribbon: a lap of the turn shown. */
export interface RibbonLap extends ToldLap {
  /** The move it belongs to, counted from 0 in the record. */
  readonly move: number
  /** Its number in the turn, from 1. */
  readonly number: number
  readonly name: Message
  /** Whether the move had not begun with it. */
  readonly continues: boolean
}

/** The turn that the board shows, in words and as laps: while it runs and once it has been played. */
export function useTurnTold(
  game: GameStore,
  shown: {
    readonly frame: MaybeRefOrGetter<Frame>
    readonly moving: MaybeRefOrGetter<boolean>
    readonly cast: MaybeRefOrGetter<Cast>
  },
) {
  const at = computed(() => game.cursor - 1)
  const move = computed(() => game.moves[at.value] ?? null)
  const moving = computed(() => toValue(shown.moving) && move.value !== null)
  const cast = computed(() => toValue(shown.cast))
  const mover = computed<Side | null>(() => move.value?.side ?? null)

  /** The move in sentences, once it has been shown; before the first move, what to do. */
  const sentences = computed((): readonly Message[] => {
    if (moving.value) return []
    return move.value ? tellMove(game.variant, game.moves, at.value, cast.value) : [beginning()]
  })

  function beginning(): Message {
    const { toMove } = game.position
    const who = cast.value[toMove].name
    if (game.game.phase === 'opening') return message('told.bothChoose')
    if (cast.value[toMove].isYou) return message('told.firstYou')
    if (game.isHuman(toMove)) return message('told.firstPerson', { who })
    return game.hasHuman ? message('told.first', { who }) : message('told.twoComputers')
  }

  const laps = computed((): readonly RibbonLap[] => {
    if (!move.value) return []
    const { first, last } = turnAround(game.moves, at.value)
    const found = game.moves
      .slice(first, last + 1)
      .flatMap((each, k) => toldLaps(each).map((lap) => ({ ...lap, move: first + k })))
      .filter(({ lift }) => lift !== null)
    return found.map((lap, k) => ({
      ...lap,
      number: k + 1,
      continues: found[k - 1]?.move === lap.move,
      name: nameLap(lap, { number: k + 1, count: found.length, holes: game.variant.board.holes }, cast.value),
    }))
  })
  /** Laps of the move being shown, and how many of them have begun. */
  const lapsOfMove = computed(() => laps.value.filter((lap) => lap.move === at.value).length)
  const lap = computed(() => (moving.value ? Math.max(1, toValue(shown.frame).laps) : lapsOfMove.value))
  /** The piece of the ribbon that the board shows. */
  const current = computed(() => laps.value.findIndex((each) => each.move === at.value) + lap.value - 1)

  /** What is happening now, while a move runs. */
  const running = computed((): readonly Message[] => {
    if (!moving.value || !move.value) return []
    const hand = toValue(shown.frame).hands.find(({ side }) => side === mover.value)
    const args = { lap: lap.value, laps: lapsOfMove.value }
    const where = hand ? message('told.lapInHand', { ...args, count: hand.seeds }) : message('told.lap', args)
    const what =
      move.value.before.phase === 'opening'
        ? message('told.bothSow')
        : tellLap(move.value, lap.value - 1, cast.value)
    return what ? [where, what] : [where]
  })
  /** Seeds that the mover's store has gained by the move, so far. */
  const gain = computed(() => {
    if (!move.value) return null
    if (!moving.value) return factsOf(move.value, move.value.side).gain
    const store = storeOf(game.variant.board.holes, move.value.side)
    return (toValue(shown.frame).seeds[store] ?? 0) - (move.value.before.position.seeds[store] ?? 0)
  })

  return proxyRefs({ mover, moving, sentences, running, gain, laps, lap, lapsOfMove, current })
}

/** The turn told. */
