#!/usr/bin/env node
// Draws resources/icon.svg in every size and packs it for Linux (png), Windows (ico) and macOS (icns).
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const resource = (name) => join(ROOT, 'resources', name)
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
/** The types under which icns keeps a PNG, by size. */
const ICNS_TYPES = { 16: 'icp4', 32: 'icp5', 64: 'icp6', 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' }

const pictures = await draw([...new Set([...ICO_SIZES, ...Object.keys(ICNS_TYPES).map(Number)])])
await writeFile(resource('icon.png'), pictures.get(1024))
await writeFile(resource('icon.ico'), ico(ICO_SIZES.map((size) => [size, pictures.get(size)])))
await writeFile(
  resource('icon.icns'),
  icns(Object.entries(ICNS_TYPES).map(([size, type]) => [type, pictures.get(Number(size))])),
)

async function draw(sizes) {
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  })
  const { launchChromium } = await vite.ssrLoadModule('/tests/support/browser/chromium.ts')
  const browser = await launchChromium()
  const page = await browser.newPage()
  const svg = await readFile(resource('icon.svg'), 'utf8')
  const drawn = new Map()
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    )
    drawn.set(size, await page.screenshot({ omitBackground: true }))
  }
  await browser.close()
  await vite.close()
  return drawn
}

function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(([size, png], index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...images.map(([, png]) => png)])
}

function icns(images) {
  const blocks = images.map(([type, png]) => {
    const head = Buffer.alloc(8)
    head.write(type, 0, 'ascii')
    head.writeUInt32BE(png.length + 8, 4)
    return Buffer.concat([head, png])
  })
  const body = Buffer.concat(blocks)
  const head = Buffer.alloc(8)
  head.write('icns', 0, 'ascii')
  head.writeUInt32BE(body.length + 8, 4)
  return Buffer.concat([head, body])
}
