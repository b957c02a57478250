import { connect as connectTcp, createServer, type Server } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { message } from '../../../locales/message'
import { BadInput } from '../../options/badInput'
import { overTcp, overWebSocket, type Connection } from '../../../bots/kgp/connection'

/** Where a server listens, or a client connects. */
interface Address {
  readonly scheme: 'tcp' | 'ws' | 'wss'
  readonly host: string
  readonly port: number
  readonly path: string
}

const ADDRESS = /^(?:(tcp|ws|wss):\/\/)?(\[[\da-f:]+\]|[^:/[\]\s]*)(?::(\d{1,5}))?(\/\S*)?$/i
const PORTS = { tcp: 2671, ws: 2671, wss: 443 }

/** Reads `HOST:PORT`, or an address of a WebSocket such as `wss://HOST/socket`. */
export function parseAddress(text: string): Address {
  const [, named = 'tcp', host = '', port, path] = ADDRESS.exec(text) ?? []
  const scheme = named.toLowerCase() as Address['scheme']
  const number = port === undefined ? PORTS[scheme] : Number(port)
  if (!ADDRESS.test(text) || number > 65_535 || (scheme === 'tcp' && path !== undefined))
    throw new BadInput('--kgp', message('open.kgpAddress'))
  return {
    scheme,
    host: host === '' ? 'localhost' : host.replace(/[[\]]/g, ''),
    port: number,
    path: path ?? '/socket',
  }
}

/** Listens for clients; resolves with the server and its port once it does. */
export function listenAt(
  { scheme, host, port }: Address,
  onClient: (connection: Connection) => void,
): Promise<{ readonly server: Server; readonly port: number }> {
  if (scheme === 'wss') return Promise.reject(new BadInput('--kgp', message('open.kgpNoTls')))
  return new Promise((resolve, reject) => {
    const server = createServer((socket) =>
      onClient(scheme === 'ws' ? overWebSocket(socket, null) : overTcp(socket)),
    )
    server.once('error', (error: NodeJS.ErrnoException) => reject(notListening(error, host, port)))
    // Clients that know only IPv4 must find it too.
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : port })
    })
  })
}

function notListening(
  { code, message: reason }: NodeJS.ErrnoException,
  host: string,
  port: number,
): BadInput {
  const address = `${host}:${port}`
  if (code === 'EADDRINUSE') return new BadInput('--kgp', message('open.portTaken', { address }))
  return new BadInput('--kgp', message('open.cannotListen', { address, reason }))
}

/** Connects to a server. */
export function connectTo(address: Address): Promise<Connection> {
  const { scheme, host, port } = address
  return new Promise((resolve, reject) => {
    const socket = scheme === 'wss' ? connectTls({ host, port, servername: host }) : connectTcp(port, host)
    const refused = ({ message: reason }: Error): void =>
      reject(new BadInput('--kgp', message('open.cannotConnect', { address: `${host}:${port}`, reason })))
    socket.once('error', refused)
    socket.once(scheme === 'wss' ? 'secureConnect' : 'connect', () => {
      socket.off('error', refused)
      resolve(scheme === 'tcp' ? overTcp(socket) : overWebSocket(socket, address))
    })
  })
}
