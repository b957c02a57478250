// Finds Electron's program, or downloads it, with a time limit.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const STALL_SECONDS = 15

/** The path of Electron's program if it is installed, otherwise null. Downloads nothing. */
export function findElectron(root) {
  const folder = join(root, 'node_modules', 'electron')
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist')
  const name = read(join(folder, 'path.txt')) ?? (process.platform === 'win32' ? 'electron.exe' : 'electron')
  const program = join(dist, name)
  return existsSync(program) ? program : null
}

/** Whether this session has a screen to open a window on. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/** Downloads Electron's program once per machine; throws a plain message if nothing arrives for some seconds. */
export async function fetchElectron(root, onProgress) {
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) throw new Error('its download is switched off')
  const require = createRequire(join(root, 'node_modules', 'electron', 'install.js'))
  const { downloadArtifact } = require('@electron/get')
  const { version } = require('./package.json')
  await withWatchdog((alive) =>
    downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      checksums: require('./checksums.json'),
      downloadOptions: {
        getProgressCallback: async ({ percent }) => {
          alive()
          onProgress(percent)
        },
      },
    }),
  )
  // The archive is in the cache now; the installer unpacks it from there.
  const installer = join(dirname(require.resolve('./package.json')), 'install.js')
  const { status } = spawnSync(process.execPath, [installer], { stdio: 'ignore', timeout: 120_000 })
  const program = findElectron(root)
  if (status !== 0 || !program) throw new Error('it could not be unpacked')
  return program
}

function withWatchdog(work) {
  return new Promise((done, fail) => {
    let timer
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => fail(new Error(`nothing came for ${STALL_SECONDS} seconds`)),
        STALL_SECONDS * 1000,
      )
    }
    alive()
    work(alive)
      .then(done, (error) => fail(new Error(reasonOf(error))))
      .finally(() => clearTimeout(timer))
  })
}

/** The innermost cause: `fetch failed` alone is no help. */
function reasonOf(error) {
  const code = error?.cause?.code ?? error?.code
  const words = {
    ENOTFOUND: 'no network',
    EAI_AGAIN: 'no network',
    ECONNREFUSED: 'the connection was refused',
    ETIMEDOUT: 'no answer',
  }
  return words[code] ?? error?.cause?.message ?? error?.message ?? String(error)
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
