#!/usr/bin/env node
// Draws every kind of figure, to be looked at: files at three widths, and the window at three, light and dark, in English
// and Malay. `node scripts/gallery.mjs [FOLDER] [--only=WORD]`; the folder is out/gallery unless named.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { createServer } from 'vite'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const words = process.argv.slice(2)
const only = words.find((word) => word.startsWith('--only='))?.slice(7) ?? ''
const folder = resolve(words.find((word) => !word.startsWith('--')) ?? join(ROOT, 'out', 'gallery'))
const FILES = [
  ['single', 400],
  ['double', 715],
  ['slide', 1200],
]
const WIDTHS = [340, 620, 1100]
const SHEET = 1500

const vite = await createServer({
  root: ROOT,
  configFile: false,
  plugins: [vue()],
  server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  optimizeDeps: { include: ['vue', 'chart.js', 'chart.js/helpers', '@vueuse/core', 'fflate'] },
  logLevel: 'error',
})
await vite.listen()
const { launchChromium } = await vite.ssrLoadModule('/tests/support/browser/chromium.ts')
const browser = await launchChromium()
try {
  await mkdir(folder, { recursive: true })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  const open = async (query) => {
    await page.goto(`${vite.resolvedUrls.local[0]}tests/support/figures/gallery.html?${query}`)
    await page.waitForFunction(() => 'gallery' in window)
    await page.waitForTimeout(500)
  }
  /** In sheets that a viewer shows without shrinking them. */
  const shoot = async (name) => {
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { width: scrollWidth, height: scrollHeight }
    })
    for (let sheet = 0; sheet * SHEET < height; sheet++) {
      const clip = { x: 0, y: sheet * SHEET, width, height: Math.min(SHEET, height - sheet * SHEET) }
      await page.screenshot({ path: join(folder, `${name}-${sheet + 1}.png`), fullPage: true, clip })
    }
    console.log(name)
  }
  for (const language of ['en', 'ms']) {
    for (const theme of ['light', 'dark'])
      for (const width of WIDTHS) {
        const name = `screen-${language}-${theme}-${width}`
        if (!name.includes(only)) continue
        await page.setViewportSize({ width: 1560, height: 900 })
        await open(`language=${language}&theme=${theme}&width=${width}`)
        await shoot(name)
      }
    for (const [size, pixels] of FILES) {
      const name = `files-${language}-${size}`
      if (!name.includes(only)) continue
      await open(`language=${language}`)
      const names = await page.evaluate(() => window.gallery.names)
      const pictures = []
      for (const at of names.keys())
        for (const format of ['svg', 'pdf', 'png']) {
          const drawn = await page.evaluate((of) => window.gallery.saved(...of), [at, format, size])
          await writeFile(
            join(folder, `${names[at]}-${size}-${language}.${format}`),
            Buffer.from(drawn, 'base64'),
          )
          if (format === 'png') pictures.push(`<img width="${pixels}" src="data:image/png;base64,${drawn}">`)
        }
      await page.setViewportSize({ width: 2 * pixels + 60, height: 900 })
      await page.setContent(
        `<style>img{margin:6px;vertical-align:top;border:1px solid #888}</style>${pictures.join('')}`,
      )
      await page.waitForTimeout(500)
      await shoot(name)
    }
  }
} finally {
  await browser.close()
  await vite.close()
}
