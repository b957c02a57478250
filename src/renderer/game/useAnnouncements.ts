import { computed, toValue, type MaybeRefOrGetter } from 'vue'
import { storeOf, type Side } from '../../engine/board/position'
import { counted } from '../../engine/experiments/report/wording'
import { routeOf } from '../../engine/rules/route'
import type { Frame } from '../board/frame'
import { lapsOf } from '../board/laps'
import { stepInWords, winnerInWords } from './announce'
import { logOf } from './record/log'
import type { GameStore } from './gameStore'

/** What the page tells of a game beside the board: stores, rounds, lead, log, where one stands and how it ended. */
export function useAnnouncements(
  game: GameStore,
  shown: {
    readonly frame: MaybeRefOrGetter<Frame>
    /** A move is in the air. */
    readonly moving: MaybeRefOrGetter<boolean>
    readonly logOpen: MaybeRefOrGetter<boolean>
  },
) {
  const n = computed(() => game.variant.board.holes)
  const frame = computed(() => toValue(shown.frame))
  /** Moves that the eye has seen: a move in the air is not yet over. */
  const settled = computed(() => game.cursor - (toValue(shown.moving) ? 1 : 0))

  const stores = computed(() => ({
    south: frame.value.seeds[storeOf(n.value, 'south')] ?? 0,
    north: frame.value.seeds[storeOf(n.value, 'north')] ?? 0,
  }))
  const rounds = computed(() => {
    if (game.variant.match.length === 'oneRound') return null
    const won = (who: Side): number => game.game.roundWinners.filter((winner) => winner === who).length
    return { south: won('south'), north: won('north') }
  })
  const differences = computed(() =>
    [
      game.record.beginning,
      ...game.moves.slice(0, game.atEnd ? settled.value : undefined).map((move) => move.after),
    ].map(({ position: { seeds } }) => seeds[storeOf(n.value, 'south')]! - seeds[storeOf(n.value, 'north')]!),
  )
  /** Where the last move began and ended. */
  const last = computed(() => {
    const move = game.moves[game.cursor - 1]
    if (!move || toValue(shown.moving)) return null
    const laps = lapsOf(move.steps).filter((lap) => lap.side === move.side)
    return laps.length > 0 ? { from: laps[0]!.from, to: laps.at(-1)!.to } : null
  })
  const routes = computed(() =>
    (['south', 'north'] as const).map((side) => ({
      side,
      slots: routeOf(game.variant, { ...game.position, burnt: frame.value.burnt }, side),
      bothWays: game.variant.sow.direction === 'eitherWay',
    })),
  )

  const log = computed(() => (toValue(shown.logOpen) ? logOf(game.record) : []))
  /** The line of the lap on the board. */
  const logLine = computed(() => {
    const before = log.value.findLastIndex((line) => line.move < game.cursor)
    const after = log.value.findLastIndex((line) => line.move <= game.cursor)
    return toValue(shown.moving) ? Math.min(after, before + Math.max(1, frame.value.laps)) : after
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
  const words = computed(() => (frame.value.words ? stepInWords(frame.value.words) : result.value))

  return { settled, stores, rounds, differences, last, routes, log, logLine, where, result, words }
}
