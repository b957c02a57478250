import { createHash, randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'

/** What RFC 6455 appends to a key before hashing it. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const MOST_BYTES = 2 ** 20
const MOST_HEADER = 16_384

const [CONTINUED, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10]

/** A WebSocket connection after its handshake. */
interface WebSocketStream {
  send(text: string): void
  close(): void
}

/** Who masks its frames: the client must, the server must not. */
type Role = 'client' | 'server'

/** Answers the handshake of a browser or another client, then passes on every text message. */
export function acceptWebSocket(socket: Duplex, onText: (text: string) => void): WebSocketStream {
  let open = false
  const frames = new FrameReader(socket, 'server', onText)
  withHeader(socket, (header, rest) => {
    const key = /^sec-websocket-key:\s*(\S+)\s*$/im.exec(header)?.[1]
    if (!header.startsWith('GET ') || key === undefined) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
      return
    }
    const answer = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
    answer.push(`Sec-WebSocket-Accept: ${acceptOf(key)}`)
    // Browsers leave if none of the protocols that they name is taken.
    const named = /^sec-websocket-protocol:[ \t]*([\w!#$%&'*+.^`|~-]+)/im.exec(header)?.[1]
    if (named !== undefined) answer.push(`Sec-WebSocket-Protocol: ${named}`)
    socket.write([...answer, '', ''].join('\r\n'))
    open = true
    for (const text of waiting.splice(0)) frames.send(text)
    frames.take(rest)
  })
  const waiting: string[] = []
  return {
    send: (text) => void (open ? frames.send(text) : waiting.push(text)),
    close: () => (open ? frames.close() : socket.destroy()),
  }
}

/** Asks a server for a WebSocket connection. */
export function openWebSocket(
  socket: Duplex,
  host: string,
  path: string,
  onText: (text: string) => void,
): WebSocketStream {
  const key = randomBytes(16).toString('base64')
  const frames = new FrameReader(socket, 'client', onText)
  const waiting: string[] = []
  let open = false
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade']
  socket.write([...lines, `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13', '', ''].join('\r\n'))
  withHeader(socket, (header, rest) => {
    if (!/^HTTP\/1\.1 101\b/.test(header) || !header.includes(acceptOf(key))) {
      socket.destroy(new Error(header.split('\r\n')[0] ?? ''))
      return
    }
    open = true
    for (const text of waiting.splice(0)) frames.send(text)
    frames.take(rest)
  })
  return {
    send: (text) => void (open ? frames.send(text) : waiting.push(text)),
    close: () => (open ? frames.close() : socket.destroy()),
  }
}

function acceptOf(key: string): string {
  return createHash('sha1').update(`${key}${GUID}`).digest('base64')
}

/** Waits for the header of the handshake; what follows it is already frames. */
function withHeader(socket: Duplex, then: (header: string, rest: Buffer) => void): void {
  let bytes = Buffer.alloc(0)
  const onData = (chunk: Buffer): void => {
    bytes = Buffer.concat([bytes, chunk])
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0 && bytes.length > MOST_HEADER) socket.destroy()
    if (end < 0) return
    socket.off('data', onData)
    then(bytes.subarray(0, end).toString('latin1'), bytes.subarray(end + 4))
  }
  socket.on('data', onData)
}

/** Reads and writes the frames of a connection. */
class FrameReader {
  private bytes = Buffer.alloc(0)
  private message: Buffer[] = []
  private started = false

  constructor(
    private readonly socket: Duplex,
    private readonly role: Role,
    private readonly onText: (text: string) => void,
  ) {}

  send(text: string): void {
    this.write(TEXT!, Buffer.from(text))
  }

  close(): void {
    this.write(CLOSE!, Buffer.from([3, 232]))
    this.socket.end()
  }

  take(rest: Buffer): void {
    if (!this.started) this.socket.on('data', (chunk: Buffer) => this.take(chunk))
    this.started = true
    this.bytes = Buffer.concat([this.bytes, rest])
    while (this.readFrame()) continue
  }

  private readFrame(): boolean {
    const { bytes } = this
    if (bytes.length < 2) return false
    const [first = 0, second = 0] = bytes
    const masked = (second & 128) !== 0
    const short = second & 127
    const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0)
    if (bytes.length < head + (masked ? 4 : 0)) return false
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
    if (length > MOST_BYTES || masked !== (this.role === 'server')) {
      this.socket.destroy()
      return false
    }
    const start = head + (masked ? 4 : 0)
    if (bytes.length < start + length) return false
    const payload = Buffer.from(bytes.subarray(start, start + length))
    if (masked) for (let at = 0; at < length; at++) payload[at]! ^= bytes[head + (at % 4)]!
    this.bytes = bytes.subarray(start + length)
    this.handle(first & 15, (first & 128) !== 0, payload)
    return true
  }

  private handle(kind: number, isLast: boolean, payload: Buffer): void {
    if (kind === PING) return this.write(PONG!, payload)
    if (kind === CLOSE) return this.close()
    if (kind !== TEXT && kind !== BINARY && kind !== CONTINUED) return
    this.message.push(payload)
    if (this.message.reduce((sum, { length }) => sum + length, 0) > MOST_BYTES)
      return void this.socket.destroy()
    if (!isLast) return
    const text = Buffer.concat(this.message).toString()
    this.message = []
    this.onText(text)
  }

  private write(kind: number, payload: Buffer): void {
    if (this.socket.destroyed || this.socket.writableEnded) return
    const mask = this.role === 'client' ? randomBytes(4) : null
    const { length } = payload
    const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
    head[0] = 128 | kind
    head[1] = (mask ? 128 : 0) | (length < 126 ? length : length < 65_536 ? 126 : 127)
    if (head.length === 4) head.writeUInt16BE(length, 2)
    if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
    const body = Buffer.from(payload)
    if (mask) for (let at = 0; at < length; at++) body[at]! ^= mask[at % 4]!
    this.socket.write(Buffer.concat([head, ...(mask ? [mask] : []), body]))
  }
}
