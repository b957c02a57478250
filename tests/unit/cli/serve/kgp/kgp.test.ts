import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { connectTo, listenAt, parseAddress } from '../../../../../src/cli/serve/kgp/address'
import { playAsGuest } from '../../../../../src/cli/serve/kgp/guest'
import { KgpHost } from '../../../../../src/cli/serve/kgp/host'
import { formatBoard, parseBoard, parseKgp } from '../../../../../src/bots/kgp/wire'
import { playerNamed } from '../../../../../src/engine/players/player'
import { start } from '../../../../../src/engine/rules/match'
import { findPreset } from '../../../../../src/engine/variant/catalogue'

const variant = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
const open: (() => void)[] = []

afterEach(() => open.splice(0).forEach((close) => close()))

type Hosted = Extract<Parameters<Parameters<KgpHost['play']>[0]>[0], { seat: unknown }>

/** A server on a free port, and the games of its first client. */
async function host(scheme: 'tcp' | 'ws', games = 2, secondsPerMove = 20) {
  const hosted: Hosted[] = []
  let finished = (): void => {}
  const done = new Promise<void>((resolve) => (finished = resolve))
  const hosting = { variant, player: playerNamed('greedy'), seed: 1, games, secondsPerMove }
  const address = { scheme, host: '127.0.0.1', port: 0, path: '/socket' } as const
  const { server, port } = await listenAt(address, (connection) => {
    void new KgpHost(connection, hosting).play((game) => hosted.push(game as Hosted)).then(finished)
  })
  open.push(() => server.close())
  return { hosted, done, address: { ...address, port } }
}

/** A client that says what it is told to, line by line. */
async function rawClient(port: number, answer: (line: string) => readonly string[] | null): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  let rest = ''
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const said = answer(line)
      if (said === null) socket.destroy()
      else for (const text of said) socket.write(`${text}\r\n`)
    }
  })
  await new Promise((resolve) => socket.once('close', resolve).on('error', resolve))
}

describe('the wire', () => {
  it('reads words bare and quoted, references and strings', () => {
    expect(parseKgp('1 set "info:name" "a \\"b\\" c"\r')).toEqual({
      id: 1,
      ref: null,
      command: 'set',
      args: ['info:name', 'a "b" c'],
    })
    expect(parseKgp('@4 move 3')).toMatchObject({ id: null, ref: 4, command: 'move', args: ['3'] })
    expect(parseKgp('6@4 stop')).toMatchObject({ id: 6, ref: 4, command: 'stop', args: [] })
    expect(parseKgp('<>')).toBeNull()
    expect(parseKgp(`set ${'x'.repeat(20_000)}`)).toBeNull()
  })

  it('shows every reader its own side as South', () => {
    const seeds = [1, 2, 3, 4, 9, 5, 6, 7, 8, 10]
    const position = { ...start(variant).position, seeds }
    expect(formatBoard(position, 'south')).toBe('<4,9,10,1,2,3,4,5,6,7,8>')
    expect(formatBoard(position, 'north')).toBe('<4,10,9,5,6,7,8,1,2,3,4>')
    expect(parseBoard('<4,9,10,1,2,3,4,5,6,7,8>')?.seeds).toEqual(seeds)
    for (const wrong of ['', '<4,1,2>', '<0,0,0>', '<2,1,1,x,1,1,1>']) expect(parseBoard(wrong)).toBeNull()
  })

  it('reads addresses', () => {
    expect(parseAddress('localhost:99')).toEqual({
      scheme: 'tcp',
      host: 'localhost',
      port: 99,
      path: '/socket',
    })
    expect(parseAddress(':99')).toMatchObject({ host: 'localhost', port: 99 })
    expect(parseAddress('wss://kalah.example/socket')).toMatchObject({ scheme: 'wss', port: 443 })
    for (const wrong of ['a b', 'host:99999', 'http://x', 'host:1/path'])
      expect(() => parseAddress(wrong), wrong).toThrow(/--kgp/)
  })
})

it.each(['tcp', 'ws'] as const)('host and guest finish their games over %s', async (scheme) => {
  const { hosted, done, address } = await host(scheme, 4)
  const guest = { player: playerNamed('minimax:2'), name: 'guest', seed: 1 }
  const boards = await playAsGuest(await connectTo(address), guest)
  await done
  expect(hosted.map(({ seat }) => seat)).toEqual(['south', 'north', 'south', 'north'])
  expect(
    hosted.every(({ reason, drawn, client }) => reason === null && drawn === 0 && client === 'guest'),
  ).toBe(true)
  expect(boards).toBeGreaterThan(8)
})

describe('a client that', () => {
  const mode = (line: string): readonly string[] | undefined =>
    / kgp 1 /.test(line) ? ['1 mode "freeplay"'] : undefined
  const stateIn = (line: string): string | undefined => /^(\d+) state /.exec(line)?.[1]

  it('yields without a move gets a random one', async () => {
    const { hosted, done, address } = await host('tcp', 1)
    void rawClient(address.port, (line) => {
      const id = stateIn(line)
      return mode(line) ?? (id === undefined ? [] : [`@${id} yield`])
    })
    await done
    expect(hosted[0]!.reason).toBeNull()
    expect(hosted[0]!.drawn).toBeGreaterThan(0)
  })

  it('says nothing in time gets a random move, too', async () => {
    const { hosted, done, address } = await host('tcp', 1, 0.02)
    void rawClient(address.port, (line) => mode(line) ?? [])
    await done
    expect(hosted[0]!.drawn).toBeGreaterThan(0)
  })

  it.each([
    ['writes in capital letters', (id: string, move: number) => [`3@${id} MOVE ${move}`, `5@${id} YIELD`]],
    ['does not say which board it means', (_: string, move: number) => [`move ${move}`, 'yield']],
    [
      'says what it thinks of the board',
      (id: string, move: number) => [`3@${id} move ${move}`, `5@${id} eval 2.5`, `7@${id} yield`],
    ],
    [
      'answers an old board, too',
      (id: string, move: number) => [`3@2 move 99`, '5@2 yield', `7@${id} move ${move}`, `9@${id} yield`],
    ],
  ] as const)('%s plays all the same', async (_, answer) => {
    const { hosted, done, address } = await host('tcp', 2)
    void rawClient(address.port, (line) => {
      if (/ kgp 1 /.test(line)) return ['1 MODE FREEPLAY']
      const [, id = '', board = ''] = /^(\d+) state (.*)$/.exec(line) ?? []
      const { seeds } = parseBoard(board) ?? { seeds: [] }
      return id === '' ? [] : answer(id, seeds.findIndex((count) => count > 0) + 1)
    })
    await done
    expect(hosted.map(({ reason, drawn }) => [reason, drawn])).toEqual([
      [null, 0],
      [null, 0],
    ])
  })

  it('names protocols for its WebSocket gets the first of them', async () => {
    const { address } = await host('ws')
    const socket = connect(address.port, '127.0.0.1')
    open.push(() => socket.destroy())
    const key = 'dGhlIHNhbXBsZSBub25jZQ=='
    const header = ['GET /socket HTTP/1.1', `sec-websocket-key: ${key}`, 'Sec-WebSocket-Protocol: kgp, chat']
    socket.write([...header, '', ''].join('\r\n'))
    const answer = await new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))
    expect(answer).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n')
    expect(answer).toContain('Sec-WebSocket-Protocol: kgp\r\n')
  })

  it('makes an illegal move loses that game, and plays the next', async () => {
    const { hosted, done, address } = await host('tcp', 2)
    void rawClient(address.port, (line) => {
      const id = stateIn(line)
      return mode(line) ?? (id === undefined ? [] : [`3@${id} move 77`, `5@${id} yield`])
    })
    await done
    expect(hosted.map(({ result, reason }) => [result, reason])).toEqual([
      ['lost', 'illegalMove'],
      ['lost', 'illegalMove'],
    ])
  })

  it('leaves loses that game', async () => {
    const { hosted, done, address } = await host('tcp', 5)
    void rawClient(address.port, (line) => mode(line) ?? (stateIn(line) === undefined ? [] : null))
    await done
    expect(hosted.map(({ reason }) => reason)).toEqual(['left'])
  })

  it('asks for a mode that is not played, or sends garbage, is told so', async () => {
    const { address } = await host('tcp', 1)
    const heard: string[] = []
    await rawClient(address.port, (line) => {
      heard.push(line)
      if (/ kgp 1 /.test(line)) return ['1 mode chess', '???', '3 ping']
      return line.includes('pong') ? null : []
    })
    expect(heard.some((line) => /@1 error ".*freeplay/.test(line))).toBe(true)
    expect(heard.some((line) => line.includes('not understood'))).toBe(true)
    expect(heard.some((line) => /@3 pong/.test(line))).toBe(true)
  })
})

it('says what to do about a port in use, a refused connection and a wrong version', async () => {
  const { address } = await host('tcp')
  await expect(listenAt(address, () => {})).rejects.toThrow(/in use.*choose another port/)
  await expect(connectTo({ ...address, port: 1 })).rejects.toThrow(/cannot connect.*Check the address/)
  const { server, port } = await listenAt({ ...address, port: 0 }, (connection) => {
    connection.listen(
      () => {},
      () => {},
    )
    connection.send('kgp 2 0 0')
  })
  open.push(() => server.close())
  const guest = { player: playerNamed('greedy'), name: 'guest', seed: 1 }
  await expect(playAsGuest(await connectTo({ ...address, port }), guest)).rejects.toThrow(/version 2\.0\.0/)
})

describe('exercises', () => {
  it.each(['tcp', 'ws'] as const)(
    'in the mode verify, the guest solves every problem of the host over %s',
    async (scheme) => {
      const { hosted, done, address } = await host(scheme, 30)
      const guest = { player: playerNamed('novice'), name: 'guest', seed: 1, mode: 'verify' } as const
      expect(await playAsGuest(await connectTo(address), guest)).toBe(30)
      await done
      expect(hosted).toHaveLength(30)
      for (const each of hosted) expect(each).toMatchObject({ client: 'guest', right: true })
    },
  )

  it('in the mode eval, the guest values every position as the host does', async () => {
    const { hosted, done, address } = await host('tcp', 6)
    const guest = { player: playerNamed('novice'), name: 'guest', seed: 1, mode: 'eval' } as const
    await playAsGuest(await connectTo(address), guest)
    await done
    const evaluated = hosted as unknown as { eval: number; value: number }[]
    expect(evaluated.map((each) => each.eval)).toEqual(evaluated.map(({ value }) => value))
    expect(new Set(evaluated.map(({ value }) => value)).size).toBeGreaterThan(1)
  })

  it('a wrong solution and a wrong mode are answered with an error', async () => {
    const { hosted, done, address } = await host('tcp', 1)
    const errors: string[] = []
    void rawClient(address.port, (line) => {
      if (/ error /.test(line)) errors.push(line)
      if (/ kgp 1 /.test(line)) return ['1 mode chess', '3 mode verify']
      const id = /^(\d+) problem /.exec(line)?.[1]
      return id === undefined ? [] : [`5@${id} solution <4,0,0,1,1,1,1,1,1,1,1> yes`]
    })
    await done
    expect(hosted).toMatchObject([{ right: false, answer: '<4,0,0,1,1,1,1,1,1,1,1> yes' }])
    expect(errors[0]).toContain('@1 error "the modes here are freeplay, eval, verify; choose one"')
  })
})
