// Plain Chromium cannot open `lumbung://app/…`: each scheme is bridged to http://HOST.localhost:PORT, a secure origin as well.
import { createServer } from 'node:http'

export function createSchemes() {
  const handlers = new Map()
  const ports = new Map()
  const servers = []

  async function answer(scheme, request, response) {
    const host = request.headers.host.split(':')[0].replace(/\.localhost$/, '')
    const made = await handlers.get(scheme)(
      new Request(`${scheme}://${host}${request.url}`, { method: request.method }),
    )
    response.writeHead(made.status, Object.fromEntries(made.headers))
    response.end(Buffer.from(await made.arrayBuffer()))
  }
  return {
    protocol: {
      registerSchemesAsPrivileged() {},
      handle(scheme, handler) {
        handlers.set(scheme, handler)
        const server = createServer((request, response) => void answer(scheme, request, response))
        servers.push(server)
        ports.set(
          scheme,
          new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server.address().port))),
        )
      },
    },
    /** lumbung://app/x → http://app.localhost:PORT/x */
    async outward(address) {
      const [, scheme, host, path] = /^(\w+):\/\/([^/]+)(.*)$/.exec(address)
      return ports.has(scheme) ? `http://${host}.localhost:${await ports.get(scheme)}${path}` : address
    },
    /** http://app.localhost:PORT/x → lumbung://app/x */
    inward(address) {
      const match = /^http:\/\/([^.]+)\.localhost:\d+(.*)$/.exec(address)
      return match ? `${[...handlers.keys()][0]}://${match[1]}${match[2]}` : address
    },
    close() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
