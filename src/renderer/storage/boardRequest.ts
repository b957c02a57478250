import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import type { Line } from '../../engine/experiments/report/report'

/** A line of play on its way to the board: other pages ask, the board takes it when it is shown and shows it stepwise. */
export const useBoardRequest = defineStore('boardRequest', () => {
  const router = useRouter()
  const line = shallowRef<Line>()

  /** Shows a found line on the board. */
  function open(found: Line): void {
    line.value = found
    void router.push('/board')
  }
  /** The line asked for, once; the board calls this when mounted and when `line` changes. */
  function take(): Line | undefined {
    const asked = line.value
    line.value = undefined
    return asked
  }
  return { line, open, take }
})
