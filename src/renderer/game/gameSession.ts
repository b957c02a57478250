import { usePreferredReducedMotion } from '@vueuse/core'
import { computed, inject, provide, proxyRefs, type InjectionKey } from 'vue'
import { message } from '../../locales/message'
import { stillFrame } from '../board/frame'
import { useBoardSounds } from '../board/sounds/useBoardSounds'
import { useSettings } from '../storage/settings'
import { useNotices } from '../ui/notices'
import { useEnd } from './end/useEnd'
import { useLevelAdvice } from './end/useLevelAdvice'
import { useFinishedGames } from './explorer/useFinishedGames'
import { createGameCommands } from './gameCommands'
import { useGame } from './gameStore'
import { useMoveChoice } from './moves/useMoveChoice'
import { useMovePreview } from './moves/useMovePreview'
import { castOf } from './told/cast'
import { useTurnTold } from './told/useTurnTold'
import { useAnnouncements } from './useAnnouncements'
import { useBoardOptions } from './useBoardOptions'
import { useGamePlay, type GamePlay } from './useGamePlay'
import { usePositionEditing } from './usePositionEditing'
import { useTurn } from './useTurn'

/** Everything the parts of the Board page share about the game they show. */
export function createGameSession({ isLesson = false } = {}) {
  const game = useGame()
  const settings = useSettings()
  const notices = useNotices()
  const motion = usePreferredReducedMotion()
  const options = useBoardOptions(isLesson)

  const play: GamePlay = useGamePlay(
    game,
    {
      // What is shown again on request is never instant.
      rate: () => (options.instant && !play.showingAgain ? Infinity : settings.seedsPerSecond),
      reducedMotion: () => motion.value === 'reduce',
    },
    {
      onAgentProblem: (reason) => notices.warn(message('game.agentStopped', { reason })),
    },
  )
  const editing = usePositionEditing((position) => game.setUp(position))

  /** What the board shows now. */
  const board = proxyRefs({
    frame: computed(() => (editing.draft ? stillFrame(editing.draft) : play.playback.frame)),
    moving: computed(() => play.playback.busy),
    /** Moves that have been shown completely, without the one being animated. */
    settledMoves: computed(() => game.cursor - (play.playback.busy ? 1 : 0)),
  })
  /** Who plays both sides, as sentences name them. */
  const cast = computed(() =>
    castOf(game.variant, game.players, { south: settings.southName, north: settings.northName }),
  )
  const shown = { frame: () => board.frame, moving: () => board.moving, cast }
  const announcements = useAnnouncements(game, shown)
  const end = useEnd(game, play, announcements)
  const told = useTurnTold(game, shown)
  const turn = useTurn(game, { moving: () => board.moving, thinking: () => play.thinking })
  const preview = useMovePreview(game, {
    settled: () => !board.moving && !editing.active,
    mover: () => cast.value[game.position.toMove].name,
    valuable: () =>
      options.hintsShown &&
      !play.thinking &&
      !editing.active &&
      (!game.running || game.playerToMove === 'human'),
  })
  useBoardSounds(play.playback, () => options.sounds)
  const choice = useMoveChoice(game, play, preview, editing)
  const advice = useLevelAdvice(game)
  useFinishedGames(game)
  const commands = createGameCommands({ game, play, editing, options, preview })

  return {
    game,
    options,
    play,
    editing,
    board,
    turn,
    cast,
    told,
    announcements,
    end,
    advice,
    preview,
    choice,
    commands,
  }
}

/** The game as one Board page shows it. */
type GameSession = ReturnType<typeof createGameSession>

const GAME_SESSION: InjectionKey<GameSession> = Symbol('game session')

/** Makes the session of a Board page; its parts find it by `useGameSession`. */
export function provideGameSession(options?: { readonly isLesson: boolean }): GameSession {
  const session = createGameSession(options)
  provide(GAME_SESSION, session)
  return session
}

/** The session of the Board page that this component is part of. */
export function useGameSession(): GameSession {
  const session = inject(GAME_SESSION)
  if (!session) throw new Error('A part of the Board page was used outside of it.')
  return session
}
