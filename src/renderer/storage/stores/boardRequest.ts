import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import type { Line } from '../../../engine/experiments/report/report'
import { openStorage } from '../openStorage'
import { inBackground } from '../../platform/inBackground'

/**
 * A line of play on its way to the board: other pages ask for it; the board takes it when it is shown, and calls `answered`
 * once the line's game is stored. Until then a reload finds the request again.
 */
export const useBoardRequest = defineStore('boardRequest', () => {
  const router = useRouter()
  const line = shallowRef<Line>()

  /** Shows a found line on the board. */
  function open(found: Line): void {
    line.value = found
    inBackground(openStorage().then(({ games }) => games.ask(found)))
    inBackground(router.push('/board'))
  }

  /** Finds a request that an earlier window could not fulfil; call it before restoring the last game. */
  async function load(): Promise<void> {
    const asked = await (await openStorage()).games.asked()
    if (asked.ok && asked.value) line.value ??= asked.value
  }

  /** The line asked for, once; whoever stores games calls this when the app starts and when `line` changes. */
  function take(): Line | undefined {
    const asked = line.value
    line.value = undefined
    return asked
  }

  /** Deletes the request once its game is stored. */
  async function answered(): Promise<void> {
    await (await openStorage()).games.answered()
  }

  return { line, open, load, take, answered }
})
