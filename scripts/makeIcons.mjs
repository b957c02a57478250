#!/usr/bin/env node
// Draws resources/icon.svg in every size and packs it for Linux (png), Windows (ico), macOS (icns) and the web edition.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const resource = (name) => join(ROOT, 'resources', name)
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
/** The sizes of the hicolor theme, which Linux desktops look in. */
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512]
/** The entries that Apple's iconutil writes, with their sizes in pixels; the two smallest are not PNG but ARGB. */
const ICNS_ENTRIES = [
  ['ic04', 16],
  ['ic05', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
]
const ARGB_TYPES = new Set(['ic04', 'ic05'])
/** The icons that the web edition’s manifest and page name. */
const WEB_SIZES = [192, 512]
/** Apple’s phones and masks of Android cut their own shape out of a full square. */
const FULL_SIZES = { 'apple-touch-icon.png': 180, 'icon-maskable-512.png': 512 }

const sizes = new Set([...ICO_SIZES, ...LINUX_SIZES, ...WEB_SIZES, ...ICNS_ENTRIES.map(([, size]) => size)])
const svg = await readFile(resource('icon.svg'), 'utf8')
const pictures = await draw([...sizes], svg)
await mkdir(resource('icons'), { recursive: true })
for (const size of LINUX_SIZES)
  await writeFile(resource(join('icons', `${size}x${size}.png`)), pictures.get(size).png)
await writeFile(resource('icon.ico'), ico(ICO_SIZES.map((size) => [size, pictures.get(size).png])))
await writeFile(
  resource('icon.icns'),
  icns(
    ICNS_ENTRIES.map(([type, size]) => {
      const { png, rgba } = pictures.get(size)
      return [type, ARGB_TYPES.has(type) ? argb(rgba) : png]
    }),
  ),
)

const web = (name) => join(ROOT, 'src', 'renderer', 'public', name)
for (const size of WEB_SIZES) await writeFile(web(`icon-${size}.png`), pictures.get(size).png)
const full = await draw(
  Object.values(FULL_SIZES),
  svg.replace('x="64" y="64" width="896" height="896" rx="200"', 'width="1024" height="1024"'),
)
for (const [name, size] of Object.entries(FULL_SIZES)) await writeFile(web(name), full.get(size).png)

async function draw(sizes, svg) {
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  })
  const { launchChromium } = await vite.ssrLoadModule('/tests/support/browser/chromium.ts')
  const browser = await launchChromium()
  const page = await browser.newPage()
  const drawn = new Map()
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    )
    const png = await page.screenshot({ omitBackground: true })
    drawn.set(size, { png, rgba: await pixelsOf(page, png) })
  }
  await browser.close()
  await vite.close()
  return drawn
}

function pixelsOf(page, png) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    return [...context.getImageData(0, 0, bitmap.width, bitmap.height).data]
  }, png.toString('base64'))
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

/** Apple's ARGB: alpha, red, green and blue one after the other, each packed by runs. */
function argb(rgba) {
  const channel = (offset) => rgba.filter((_, index) => index % 4 === offset)
  return Buffer.concat([Buffer.from('ARGB'), ...[3, 0, 1, 2].map((offset) => packRuns(channel(offset)))])
}

/** Runs of 3 to 130 equal bytes are a length and a byte; anything else follows a count, up to 128 bytes at a time. */
function packRuns(bytes) {
  const packed = []
  let literal = []
  const flush = () => {
    if (literal.length) packed.push(literal.length - 1, ...literal)
    literal = []
  }
  for (let at = 0; at < bytes.length;) {
    let run = 1
    while (run < 130 && bytes[at + run] === bytes[at]) run++
    if (run >= 3) {
      flush()
      packed.push(run + 125, bytes[at])
      at += run
    } else {
      literal.push(bytes[at])
      if (literal.length === 128) flush()
      at++
    }
  }
  flush()
  return Buffer.from(packed)
}
