import { useEventListener, useLocalStorage } from '@vueuse/core'
import { watch } from 'vue'
import { openDatabase } from '../../storage/database'
import { fileName } from '../../platform/fileName'
import type { GameRecord } from '../../storage/records'
import { readGame, writeGame } from './gameFile'
import { useGame } from '../gameStore'
import { useNotices } from '../../ui/notices'
import { saveFile } from '../../ui/saveFile'

/** The id under which the game on the board is kept. */
const CURRENT = 'current'
/** Where a window that is closed leaves what the database had no time for. */
const LEFT = 'lumbung.game'
/** Changes that follow each other within this long are kept together, in milliseconds. */
const SOON = 400

let restored = false

/** Keeps the game on the board across restarts, and writes it to files. */
export function useGameStorage() {
  const game = useGame()
  const notices = useNotices()
  const left = useLocalStorage(LEFT, '', { flush: 'sync' })

  function text(): string {
    return writeGame({ record: game.record, players: game.players, title: game.title, at: game.cursor })
  }

  /** Brings back the game of the last time, once; one that cannot be read is set aside and told of. */
  async function restore(): Promise<void> {
    if (restored) return
    restored = true
    const database = await openDatabase()
    const kept = left.value ? current(left.value) : await database.get('games', CURRENT)
    if (!kept || game.changed) return
    const read = readGame(kept.record)
    if (read.ok) {
      game.players = read.value.players
      game.running = false
      game.show(read.value.record, read.value.at, read.value.title)
      game.running = read.value.at === read.value.record.moves.length && anyHuman()
    } else {
      await database.put('games', { ...kept, id: `set aside ${kept.saved}` })
      await database.remove('games', CURRENT)
      left.value = ''
      notices.warn(`The game of last time could not be read and was set aside. ${read.error}`)
    }
  }

  function anyHuman(): boolean {
    return game.isHuman('south') || game.isHuman('north')
  }

  async function keep(): Promise<void> {
    const database = await openDatabase()
    const kept = await database.put('games', current(text()))
    if (!kept.ok) return notices.warn(`The game is not kept: ${kept.error.message}`)
    left.value = ''
    unkept = timer !== undefined
  }
  function current(record: string): GameRecord {
    return { id: CURRENT, variant: game.variant, record, title: game.title, saved: Date.now() }
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
  useEventListener(window, 'pagehide', () => unkept && (left.value = text()))

  return {
    restore,
    text,
    saveFile: () => saveFile(fileName(game.title || game.variant.name, 'lumbung'), text()),
  }
}
