import { useEventListener } from '@vueuse/core'
import { onScopeDispose, watch } from 'vue'
import { message } from '../../../locales/message'
import { useBoardRequest } from '../../storage/stores/boardRequest'
import type { BoardGame, GamesRepository } from '../../storage/repositories/gamesRepository'
import { openStorage } from '../../storage/openStorage'
import { useTrainedPlayers } from '../../storage/stores/playersStore'
import { useOwnStrategies } from '../../storage/stores/strategiesStore'
import { useNotices } from '../../ui/notices'
import { useGame } from '../gameStore'
import { readGame } from './gameFile'
import { useReview } from '../review/reviewStore'
import { useGameFile } from './useGameFile'
import { inBackground } from '../../platform/inBackground'
import { loadPrograms } from '../../platform/programs'

/** Changes that follow each other within this many milliseconds are stored together. */
const SOON = 400

/**
 * Stores the game on the board, restores it when the app starts, and opens the lines of play that other pages ask
 * for. It belongs to the app rather than to the Board page, because other pages put games on the board too. The
 * promise resolves when the last game is back on the board, or another has replaced it.
 */
export function useGameStorage(): Promise<void> {
  const game = useGame()
  const request = useBoardRequest()
  const notices = useNotices()
  const file = useGameFile()
  const review = useReview()
  const trained = useTrainedPlayers()
  const strategies = useOwnStrategies()
  let games: GamesRepository | null = null
  let pending = false
  let answering = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function boardGame(record: string): BoardGame {
    return { variant: game.variant, record, title: game.title }
  }

  async function start(): Promise<void> {
    games = (await openStorage()).games
    // A game may be played by a player of the user's own.
    await Promise.all([trained.load(), strategies.load(), loadPrograms()])
    await request.load()
    openRequested()
    if (!game.changed) await restore(games)
  }

  async function restore(from: GamesRepository): Promise<void> {
    const stored = await from.current()
    if (!stored.ok) return notices.warn(message('gameNews.lastNotRead', { reason: stored.error.text }))
    if (stored.value === undefined || game.changed) return
    const read = readGame(stored.value)
    if (read.ok) {
      const { record, variations, players, title, at } = read.value
      const hasHuman = players.south === 'human' || players.north === 'human'
      const running = hasHuman && at === record.moves.length
      game.restore({ record, variations, players, title, cursor: at, running })
      review.take(read.value)
    } else {
      await from.setAside(boardGame(stored.value))
      notices.warn(message('gameNews.lastSetAside', { reason: read.error }))
    }
  }

  function openRequested(): void {
    const line = request.take()
    if (!line) return
    answering = true
    const opened = game.openLine(line)
    if (!opened.ok) notices.warn(message('gameNews.lineNotOpened', { reason: opened.error }))
  }

  async function store(): Promise<void> {
    timer = undefined
    const stored = await (await openStorage()).games.saveCurrent(boardGame(file.text()))
    if (!stored.ok) return notices.warn(message('gameNews.notStored', { reason: stored.error.text }))
    pending = timer !== undefined
    if (!answering) return
    answering = false
    await request.answered()
  }

  function storeSoon(): void {
    pending = true
    clearTimeout(timer)
    timer = setTimeout(() => inBackground(store()), SOON)
  }

  watch(() => request.line, openRequested)
  watch(
    () => [game.record, game.variations, game.cursor, game.players, game.title, review.found] as const,
    () => storeSoon(),
    // Immediately: a window may be closed in the same tick as a change.
    { flush: 'sync' },
  )
  useEventListener(window, 'pagehide', () => pending && games?.saveOnUnload(file.text()))
  onScopeDispose(() => clearTimeout(timer))
  return start()
}
