import { readFile, realpath } from 'node:fs/promises'
import { extname, isAbsolute, relative, resolve } from 'node:path'
import { SECURITY_HEADERS } from './policy'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
}

/** Answers a request from a folder: 200 with the right type, 404 for missing files, 403 for anything outside it. */
export async function answerFrom(folder: string, method: string, path: string): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only GET and HEAD.')
  const file = locate(folder, path)
  if (!file) return plain(403, 'Outside of the app.')
  if (!(await isInside(folder, file))) return plain(403, 'Outside of the app.')
  const type = TYPES[extname(file)]
  const content = type ? await readFile(file).catch(() => null) : null
  if (!type || !content) return plain(404, 'Not here.')
  const headers = { ...SECURITY_HEADERS, 'content-type': type, 'cache-control': caching(path) }
  return new Response(method === 'HEAD' ? null : content, { status: 200, headers })
}

/** The file at a path, or null if the path leads out of the folder, however it is spelled. */
export function locate(folder: string, path: string): string | null {
  let plainPath: string
  try {
    plainPath = decodeURIComponent(path)
  } catch {
    return null
  }
  if (/[\0\\:]/.test(plainPath)) return null
  const file = resolve(folder, `.${plainPath.endsWith('/') ? `${plainPath}index.html` : plainPath}`)
  return isBelow(folder, file) ? file : null
}

/** Whether a file is inside the folder once links are followed; a file that does not exist is nowhere. */
async function isInside(folder: string, file: string): Promise<boolean> {
  try {
    return isBelow(await realpath(folder), await realpath(file))
  } catch {
    return true
  }
}

function isBelow(folder: string, file: string): boolean {
  const within = relative(folder, file)
  return !within.startsWith('..') && !isAbsolute(within)
}

/** Built assets carry a hash of their content in their names, so they never change; the page itself may. */
function caching(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function plain(status: number, text: string): Response {
  const headers = { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(text, { status, headers })
}
