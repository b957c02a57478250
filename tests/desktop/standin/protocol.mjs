// Plain Chromium cannot open `lumbung://app/…`: it shows http://app.lumbung.localhost/…, a secure origin as well, which stays
// the same whatever port this process serves it from.
import { createServer } from 'node:http'
import { app } from './app.mjs'
import { checkOptions } from './definitions.mjs'

const handlers = new Map()

const server = createServer(async (request, response) => {
  const [host, scheme] = request.headers.host.split('.')
  const address = `${scheme}://${host}${request.url}`
  const made = await handlers.get(scheme)(new Request(address, { method: request.method }))
  response.writeHead(made.status, Object.fromEntries(made.headers))
  response.end(Buffer.from(await made.arrayBuffer()))
})

/** Where the schemes are served. */
export const port = new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server.address().port)))

export const protocol = {
  registerSchemesAsPrivileged(schemes) {
    if (app.isReady()) throw new Error('schemes must be registered before the app is ready')
    for (const scheme of schemes) checkOptions('CustomScheme', scheme)
  },
  handle(scheme, handler) {
    app.mustBeReady('protocol.handle')
    if (handlers.has(scheme)) throw new Error(`${scheme} is handled already`)
    handlers.set(scheme, handler)
  },
}

/** lumbung://app/x → http://app.lumbung.localhost/x */
export function outward(address) {
  const [, scheme, host, path] = /^(\w+):\/\/([^/]+)(.*)$/.exec(address)
  return handlers.has(scheme) ? `http://${host}.${scheme}.localhost${path}` : address
}

/** http://app.lumbung.localhost/x → lumbung://app/x */
export function inward(address) {
  return address.replace(/^http:\/\/([^./]+)\.(\w+)\.localhost(?=\/|$)/, '$2://$1')
}
