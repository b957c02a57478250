import { expect, it } from 'vitest'
import { UgiEngine } from '../../../../src/cli/serve/ugi'

const KALAH = { variant: 'kalah', holes: 3, seeds: 2 }

async function talk(...lines: readonly string[]): Promise<readonly string[]> {
  const engine = new UgiEngine(KALAH, 'minimax:4')
  const all: string[] = []
  for (const line of lines) all.push(...((await engine.answer(line)) ?? ['(end)']))
  return all
}

it('introduces itself and is ready', async () => {
  const said = await talk('ugi', 'isready', 'quit')
  expect(said[0]).toMatch(/^id name Lumbung \d/)
  expect(said).toContain('option name Player type string default minimax:4')
  expect(said.slice(-3)).toEqual(['ugiok', 'readyok', '(end)'])
})

it('plays a whole game with itself, extra moves included', async () => {
  const engine = new UgiEngine(KALAH, 'minimax:4')
  const moves: string[] = []
  const ask = async (line: string): Promise<string> => ((await engine.answer(line)) ?? []).at(-1) ?? ''
  for (let ply = 0; ply < 200; ply++) {
    await ask(`position startpos moves ${moves.join(' ')}`)
    if ((await ask('query gameover')) === 'response true') break
    const [, move = ''] = (await ask('go movetime 10')).split(' ')
    expect(move).toMatch(/^[123]$/)
    moves.push(move)
  }
  expect(await ask('query result')).toMatch(/^response (p1win|p2win|draw)$/)
  expect(await ask('go depth 2')).toBe('bestmove 0000')
})

it('says whose turn it is after a move that keeps the turn, and reads positions', async () => {
  expect(await talk('position startpos moves 2', 'query p1turn')).toEqual(['response true'])
  expect(await talk('position startpos moves 1', 'query p1turn')).toEqual(['response false'])
  const position = '0,0,1+5 2,0,0+1 S'
  for (const fen of [position, position.replaceAll(' ', '_')])
    expect(await talk(`position fen ${fen}`, 'go nodes 100')).toContain('bestmove 3')
})

it('changes game and player by options', async () => {
  const said = await talk(
    'setoption name Variant value oware',
    'setoption name Player value greedy',
    'ugi',
    'position startpos moves 1 1',
    'query p1turn',
  )
  expect(said).toContain('option name Variant type string default oware')
  expect(said).toContain('option name Player type string default greedy')
  expect(said.at(-1)).toBe('response true')
})

it.each([
  ['dance'],
  ['query weather'],
  ['position nowhere'],
  ['position startpos moves 9'],
  ['position fen 1,2 3 S'],
  ['setoption name Player value nobody'],
  ['setoption name Colour value red'],
  ['setoption name Holes value many'],
])('says what is wrong with “%s” and continues', async (line) => {
  const said = await talk(line, 'isready')
  expect(said).toEqual([expect.stringMatching(/^info string error \S/), 'readyok'])
})
