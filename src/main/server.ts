import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerFrom } from './files'
import { SECURITY_HEADERS } from './policy'

/** The app, served over http to this machine only. */
interface AppServer {
  readonly address: string
  close(): Promise<void>
}

/** Serves a built app on the loopback interface; port 0 takes any free one. Rejects when the port is taken. */
export async function serveApp(folder: string, port = 0): Promise<AppServer> {
  const server = createServer((request, response) => {
    void answer(folder, request, response)
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A web page elsewhere that points its own name at 127.0.0.1 must get nothing.
  const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  const name = request.headers.host?.replace(/:\d+$/, '')
  // Node keeps the first of several; something in between might have kept another.
  if (hosts.length > 1) return refuse(response, 400)
  if (name !== '127.0.0.1' && name !== 'localhost') return refuse(response, 421)
  const path = (request.url ?? '/').replace(/[?#].*$/, '')
  const { status, headers, body } = await answerFrom(folder, request.method ?? 'GET', path)
  response.writeHead(status, Object.fromEntries(headers))
  if (body) for await (const piece of body) response.write(piece)
  response.end()
}

function refuse(response: ServerResponse, status: 400 | 421): void {
  response.writeHead(status, SECURITY_HEADERS).end()
}
