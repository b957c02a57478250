import { useEventListener } from '@vueuse/core'
import { watch } from 'vue'
import { openStorage } from '../../storage/openStorage'
import { fileName } from '../../platform/fileName'
import type { BoardGame, GamesRepository } from '../../storage/gamesRepository'
import { readGame, writeGame } from './gameFile'
import { useGame } from '../gameStore'
import { useNotices } from '../../ui/notices'
import { saveFile } from '../../ui/saveFile'

/** Changes that follow each other within this long are kept together, in milliseconds. */
const SOON = 400

let restored = false

/** Keeps the game on the board across restarts, and writes it to files. */
export function useGameStorage() {
  const game = useGame()
  const notices = useNotices()
  let games: GamesRepository | null = null
  void openStorage().then((storage) => (games = storage.games))

  function text(): string {
    return writeGame({ record: game.record, players: game.players, title: game.title, at: game.cursor })
  }

  /** Brings back the game of the last time, once; one that cannot be read is set aside and told of. */
  async function restore(): Promise<void> {
    if (restored) return
    restored = true
    const storage = await openStorage()
    const stored = await storage.games.current()
    if (!stored.ok) return notices.warn(`The last game could not be read. ${stored.error.message}`)
    if (stored.value === undefined || game.changed) return
    const read = readGame(stored.value)
    if (read.ok) {
      game.players = read.value.players
      game.running = false
      game.show(read.value.record, read.value.at, read.value.title)
      game.running = read.value.at === read.value.record.moves.length && anyHuman()
    } else {
      await storage.games.setAside(current(stored.value))
      notices.warn(`The last game could not be read and was set aside. ${read.error}`)
    }
  }

  function anyHuman(): boolean {
    return game.isHuman('south') || game.isHuman('north')
  }

  async function keep(): Promise<void> {
    const kept = await (await openStorage()).games.saveCurrent(current(text()))
    if (!kept.ok) return notices.warn(`The game is not kept: ${kept.error.message}`)
    unkept = timer !== undefined
  }
  function current(record: string): BoardGame {
    return { variant: game.variant, record, title: game.title }
  }

  let unkept = false
  let timer: ReturnType<typeof setTimeout> | undefined
  function keepSoon(): void {
    unkept = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void keep()
    }, SOON)
  }
  watch(
    () => [game.record, game.cursor, game.players] as const,
    () => restored && keepSoon(),
  )
  useEventListener(window, 'pagehide', () => unkept && games?.leave(text()))

  return {
    restore,
    text,
    saveFile: () => saveFile(fileName(game.title || game.variant.name, 'lumbung'), text()),
  }
}
