// Light or dark: what is chosen here is what the pages see.
import { Emitter } from './definitions.mjs'

const pages = new Set()

class NativeTheme extends Emitter {
  #source = 'system'
  get themeSource() {
    return this.#source
  }
  set themeSource(chosen) {
    if (!['system', 'light', 'dark'].includes(chosen)) throw new TypeError(`no theme ${chosen}`)
    this.#source = chosen
    for (const page of pages) void this.paint(page)
    this.emit('updated')
  }
  get shouldUseDarkColors() {
    return this.#source === 'dark'
  }
  /** Shows a page in the theme, now and whenever it changes. */
  async paint(page) {
    pages.add(page)
    await page
      .emulateMedia({ colorScheme: this.shouldUseDarkColors ? 'dark' : 'light' })
      .catch(() => pages.delete(page))
  }
}

export const nativeTheme = new NativeTheme('NativeTheme')
