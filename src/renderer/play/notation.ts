import type { Choice } from '../../engine/board/choice'
import type { Position } from '../../engine/board/position'
import { ok, refuse, type Result } from '../../engine/result'
export function formatMoves(choices: readonly Choice[]): string {
  return choices.map(({ hole, way }) => `${hole}${way === 'clockwise' ? 'c' : ''}`).join(' ')
}
export function parseMoves(text: string): Result<readonly Choice[], string> {
  const words = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
  const choices: Choice[] = []
  for (const word of words) {
    const match = /^(\d{1,2})([ac]?)$/.exec(word)
    if (!match) return refuse(`“${word.slice(0, 20)}” is not a move.`)
    choices.push(match[2] === 'c' ? { hole: Number(match[1]), way: 'clockwise' } : { hole: Number(match[1]) })
  }
  return ok(choices)
}
export function formatPosition(position: Position): string {
  return JSON.stringify(position)
}
export function parsePosition(text: string, n: number): Result<Position, string> {
  try {
    const p = JSON.parse(text) as Position
    return p.seeds.length === 2 * n + 2 ? ok(p) : refuse('size')
  } catch {
    return refuse('This is not a position.')
  }
}
