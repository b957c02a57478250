import type { Socket } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import { MOST_CHARACTERS } from './wire'
import { acceptWebSocket, openWebSocket } from './webSocket'

/** A connection that carries lines. */
export interface Connection {
  send(line: string): void
  close(): void
  /** Called with every line, and once when the connection has ended. */
  listen(onLine: (line: string) => void, onEnd: () => void): void
}

/** Lines over plain TCP. */
export function overTcp(socket: Socket): Connection {
  return {
    send: (line) => void (socket.writable && socket.write(`${line}\r\n`)),
    close: () => void socket.end(() => socket.destroy()),
    listen: (onLine, onEnd) => {
      const lines = linesFor(onLine, () => socket.destroy())
      // A character may arrive in two pieces.
      const decoder = new StringDecoder('utf8')
      socket.on('data', (chunk: Buffer) => lines(decoder.write(chunk)))
      whenEnded(socket, onEnd)
    },
  }
}

/** Lines over a WebSocket, as its server, or as the client of `to`; frames hold whole lines, with their ends or without. */
export function overWebSocket(
  socket: Socket,
  to: { readonly host: string; readonly path: string } | null,
): Connection {
  let heard: (text: string) => void = () => {}
  const onText = (text: string): void => heard(text.endsWith('\n') ? text : `${text}\n`)
  const stream = to ? openWebSocket(socket, to.host, to.path, onText) : acceptWebSocket(socket, onText)
  return {
    send: (line) => stream.send(`${line}\r\n`),
    close: () => stream.close(),
    listen: (onLine, onEnd) => {
      heard = linesFor(onLine, () => socket.destroy())
      whenEnded(socket, onEnd)
    },
  }
}

function whenEnded(socket: Socket, onEnd: () => void): void {
  socket.on('error', () => socket.destroy())
  socket.once('close', onEnd)
}

/** Cuts text into lines; whoever sends one that is too long is not heard any more. */
function linesFor(onLine: (line: string) => void, onFlood: () => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MOST_CHARACTERS) return onFlood()
    for (const line of lines) if (line.trim() !== '') onLine(line)
  }
}
