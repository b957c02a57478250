import type { BrowserWindow, Display, NativeTheme } from 'electron'
import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** The smallest window in which every page can be used. */
export const SMALLEST = { width: 640, height: 420 } as const

const integer = v.pipe(v.number(), v.integer())
const shape = v.object({
  x: v.exactOptional(integer),
  y: v.exactOptional(integer),
  width: v.pipe(integer, v.minValue(SMALLEST.width), v.maxValue(20_000)),
  height: v.pipe(integer, v.minValue(SMALLEST.height), v.maxValue(20_000)),
  maximised: v.boolean(),
  theme: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
})

/** Where the window is and how large, and its theme. */
type WindowState = v.InferOutput<typeof shape>

const USUAL: WindowState = { width: 1280, height: 800, maximised: false, theme: 'system' }
const SETTLE_MS = 400

/** The state from a file; the default if the file is missing or damaged, centred if its screen is gone. */
export function readWindowState(file: string, displays: readonly Pick<Display, 'workArea'>[]): WindowState {
  try {
    const state = v.parse(shape, JSON.parse(readFileSync(file, 'utf8')))
    if (displays.some(({ workArea }) => overlaps(state, workArea))) return state
    const { width, height, maximised, theme } = state
    return { width, height, maximised, theme }
  } catch {
    return USUAL
  }
}

/** Saves the state whenever the window stops moving or the theme changes; a failed save is ignored. */
export function keepWindowState(
  window: BrowserWindow,
  file: string,
  themes: Pick<NativeTheme, 'themeSource' | 'on' | 'off'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    const maximised = window.isMaximized()
    const state: WindowState = { ...window.getNormalBounds(), maximised, theme: themes.themeSource }
    try {
      // At once, because the app may quit right after its window is closed.
      writeFileSync(file, JSON.stringify(state))
    } catch {
      // The window then opens where it was before.
    }
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => window.isDestroyed() || keep(), SETTLE_MS)
  }
  window.on('resize', later)
  window.on('move', later)
  window.on('close', keep)
  themes.on('updated', later)
  window.on('closed', () => themes.off('updated', later))
}

/** At least a corner large enough to grab must be on the screen. */
function overlaps({ x, y, width, height }: WindowState, area: Display['workArea']): boolean {
  if (x === undefined || y === undefined) return true
  const shared = (from: number, size: number, otherFrom: number, otherSize: number) =>
    Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom)
  return shared(x, width, area.x, area.width) >= 100 && shared(y, height, area.y, area.height) >= 100
}
