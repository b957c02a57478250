// Finds Electron's program, or downloads it, with a time limit.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const STALL_SECONDS = 15
const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy']

/** The path of Electron's program if it is installed, otherwise null. Downloads nothing. */
export function findElectron(root) {
  const folder = join(root, 'node_modules', 'electron')
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist')
  const name =
    readLine(join(folder, 'path.txt')) ?? (process.platform === 'win32' ? 'electron.exe' : 'electron')
  const program = join(dist, name)
  return existsSync(program) ? program : null
}

/** Whether this session has a screen to open a window on. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/** The oldest Node that Electron's installer runs on. */
const INSTALLER_NODE = [22, 12]

/** Whether this Node can install Electron. */
export function canInstallElectron(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  return major > INSTALLER_NODE[0] || (major === INSTALLER_NODE[0] && minor >= INSTALLER_NODE[1])
}

/** The environment for Electron's program: with ELECTRON_RUN_AS_NODE it would start as Node, without a window. */
export function electronEnvironment(environment = process.env) {
  const { ELECTRON_RUN_AS_NODE: _, ...rest } = environment
  return rest
}

/**
 * Why Electron's sandbox cannot start, if the system says so: Ubuntu 23.10 and later restrict user namespaces, and
 * Electron from npm has no profile that allows them.
 */
export function sandboxTrouble(read = readLine) {
  if (process.platform !== 'linux') return null
  return read('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === '1'
    ? 'this system keeps programs in folders like this one from starting their sandbox; see docs/install.md'
    : null
}

/** Downloads Electron's program once per machine; throws a plain message if nothing arrives for some seconds. */
export async function fetchElectron(root, onProgress) {
  if (!canInstallElectron())
    throw new Error(`its installer needs Node.js ${INSTALLER_NODE.join('.')} or newer`)
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) throw new Error('its download is switched off')
  const require = createRequire(join(root, 'node_modules', 'electron', 'install.js'))
  // Set before @electron/get is loaded, which reads it once: without it, proxies are ignored.
  if (PROXIES.some((name) => process.env[name])) process.env.ELECTRON_GET_USE_PROXY ??= 'true'
  const { downloadArtifact } = require('@electron/get')
  const { version } = require('./package.json')
  // The same cache and the same program as the installer's below, so that it does not download again.
  const cacheRoot = process.env.electron_config_cache
  await withWatchdog((alive, signal) =>
    downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      cacheRoot,
      checksums: require('./checksums.json'),
      downloadOptions: {
        signal,
        getProgressCallback: async ({ percent }) => {
          alive()
          onProgress(percent)
        },
      },
    }),
  )
  // The archive is in the cache now; the installer unpacks it from there.
  const installer = join(dirname(require.resolve('./package.json')), 'install.js')
  const { status } = spawnSync(process.execPath, [installer], {
    stdio: 'ignore',
    timeout: 120_000,
    env: {
      ...process.env,
      ELECTRON_INSTALL_PLATFORM: process.platform,
      ELECTRON_INSTALL_ARCH: process.arch,
      force_no_cache: undefined,
    },
  })
  const program = findElectron(root)
  if (status !== 0 || !program) throw new Error('it could not be unpacked')
  return program
}

/** Stops work that shows no sign of life: the download ends too, instead of keeping the process alive. */
function withWatchdog(work) {
  return new Promise((done, fail) => {
    const stop = new AbortController()
    let timer
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail(new Error(`nothing came for ${STALL_SECONDS} seconds`))
        stop.abort()
      }, STALL_SECONDS * 1000)
    }
    alive()
    work(alive, stop.signal)
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

function readLine(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
