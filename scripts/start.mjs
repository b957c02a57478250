#!/usr/bin/env node
// `npm start`: the desktop app; if Electron cannot run, the same app in the browser.
import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  electronEnvironment,
  fetchElectron,
  findElectron,
  hasDisplay,
  sandboxTrouble,
} from './electronBinary.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Browsers keep data by address: with the same port every time, results are there the next time. */
const USUAL_PORT = 47470
/** An app that fails this early did not open. */
const EARLY_MS = 15_000

const { values, positionals } = readArguments()

if (values.help) {
  console.log(`npm start [-- options] [file.lumbung …]

  --browser    serve the app to the browser even where Electron could open it
  --port N     the port to serve on (default: ${USUAL_PORT}, or any free port if that is taken)
  --no-open    print the address but do not open a browser`)
  process.exit(0)
}

console.log('Lumbung: building if needed …')
await buildApart()
const trouble = values.browser ? 'You asked for the browser' : await openDesktop()
if (trouble) await openInBrowser(trouble)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        browser: { type: 'boolean', default: false },
        port: { type: 'string' },
        'no-open': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return refuse(`${error.message.split('. ')[0]}. See npm start -- --help.`)
  }
}

/** Builds in a separate process: the bundler needs hundreds of megabytes that a server would never release. */
async function buildApart() {
  const code = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs'), '--quiet'])
  if (code !== 0) process.exit(code)
}

/** Opens the desktop app; null if it ran, otherwise the reason in a few words. */
async function openDesktop() {
  if (!hasDisplay()) return 'There is no display to open a window on'
  let program = findElectron(ROOT)
  if (!program) {
    console.log('Fetching Electron, once (about 110 MB) …')
    try {
      program = await fetchElectron(ROOT, showPercent())
    } catch (error) {
      return `Electron’s program is missing and could not be fetched (${error.message})`
    }
  }
  const started = Date.now()
  const code = await run(program, [ROOT, ...positionals], electronEnvironment())
  if (code === 0 || Date.now() - started >= EARLY_MS) return null
  const why = sandboxTrouble()
  return why ? `Electron could not open a window here (${why})` : 'Electron could not open a window here'
}

function run(program, args, env = process.env) {
  const child = spawn(program, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((ended) => {
    child.once('error', () => ended(1))
    child.once('close', (code) => ended(code ?? 1))
  })
}

async function openInBrowser(trouble) {
  const { serveApp } = await import(pathToFileURL(join(ROOT, 'out', 'main', 'server.js')).href)
  const server = await listen(serveApp)
  console.log(`${trouble}, so Lumbung is served to your browser instead; everything works there.`)
  console.log(`\n  ${server.address}\n\nPress Ctrl+C to stop.`)
  if (!values['no-open'] && hasDisplay()) openBrowser(server.address)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      void server.close().then(() => process.exit(0))
    })
}

async function listen(serveApp) {
  const folder = join(ROOT, 'out', 'renderer')
  if (values.port === undefined) {
    return serveApp(folder, USUAL_PORT).catch(() => {
      console.log(
        `Port ${USUAL_PORT} is taken, perhaps by another Lumbung, so the address below is a new one. Browsers keep data per ` +
          `address: your earlier runs and variants are at http://127.0.0.1:${USUAL_PORT}/.`,
      )
      return serveApp(folder, 0)
    })
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    refuse(`--port must be a number from 0 to 65535, not "${values.port}".`)
  return serveApp(folder, port).catch(() =>
    refuse(`Port ${port} is taken; choose another, or leave out --port.`),
  )
}

function refuse(reason) {
  console.error(reason)
  process.exit(2)
}

function openBrowser(address) {
  const [command, ...args] = {
    darwin: ['open', address],
    win32: ['cmd', '/c', 'start', '""', address],
  }[process.platform] ?? ['xdg-open', address]
  if (process.platform === 'linux' && spawnSync('which', [command]).status !== 0) return
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

function showPercent() {
  if (!process.stdout.isTTY) return () => {}
  return (share) => process.stdout.write(share < 1 ? `\r${Math.floor(share * 100)}% ` : '\rDone.\n')
}
