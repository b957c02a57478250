import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

let started: ChildProcess | undefined
afterEach(() => {
  started?.kill()
})

/** Runs `npm start` as a machine without a display would, and reads what it says until it serves. */
function start(...args: string[]): Promise<string> {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env
  const forced = process.platform === 'linux' ? [] : ['--browser']
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-open', ...forced, ...args], { env })
  started = child
  let said = ''
  return new Promise((settle) => {
    const hear = (piece: Buffer) => {
      said += piece.toString()
      if (said.includes('Ctrl+C')) settle(said)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => settle(said))
  })
}

test('without Electron the same app is served, with one plain sentence', async () => {
  const said = await start('--port', '0')
  expect(said).toMatch(/so Lumbung is served to your browser instead/)
  const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0] ?? ''
  const page = await fetch(address)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('<div id="app">')
  expect((await fetch(`${address}nowhere.js`)).status).toBe(404)
  expect((await fetch(`${address}..%2fmain%2findex.js`)).status).toBe(403)
})

test('an invalid port is refused with the reason', async () => {
  expect(await start('--port', 'many')).toContain('--port must be a number')
})

test('an unknown option is refused in one line, without a stack trace', async () => {
  const said = await start('--bogus')
  expect(said).toContain("Unknown option '--bogus'")
  expect(said).not.toContain('    at ')
})

test('where the usual port is taken, the new address comes with a hint where earlier runs are', async () => {
  const server = createServer()
  await new Promise<void>((ready) => server.once('error', () => ready()).listen(47470, '127.0.0.1', ready))
  try {
    const said = await start()
    expect(said).toContain('Port 47470 is taken')
    expect(said).toContain('your earlier runs and variants are at http://127.0.0.1:47470/')
  } finally {
    server.close()
  }
})

test('the process that serves never loads the bundler, whose memory it would keep', () => {
  const loaded = new Set(['scripts/start.mjs'])
  const packages = new Set<string>()
  for (const file of loaded)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*'([^']+)'/g))
      if (name.startsWith('.')) loaded.add(join(dirname(file), name))
      else packages.add(name)
  expect([...loaded]).toContain(join('scripts', 'electronBinary.mjs'))
  expect([...packages]).not.toContain('electron-vite')
})
