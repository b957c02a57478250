import type { Side } from '../../../engine/board/position'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Message } from '../../../locales/message'
import { describeStep, nameOf, toldSteps } from '../announce'
import { ownSteps } from '../moves/previewMove'
import { recordText, type Played, type PlayedGame } from './record'

/** One move in the record: `7×9` took nine, `3+` moves again, `4c` was sown clockwise. */
export interface RecordCell {
  readonly index: number
  readonly text: string
  readonly title: Message
  /** A turn that the side had to leave to the other; its index is that of the move before. */
  readonly isPass: boolean
}

/** A row of the record: a turn of each player, or a sentence between rounds. */
type RecordRow =
  | {
      readonly kind: 'turns'
      readonly key: string
      readonly number: number
      readonly south: readonly RecordCell[]
      readonly north: readonly RecordCell[]
    }
  | { readonly kind: 'words'; readonly key: string; readonly sentences: readonly Message[] }

/** The record as rows; a new row starts when the player who started the row moves or passes after the other. */
export function recordRows(variant: Variant, moves: readonly Played[]): readonly RecordRow[] {
  const rows: RecordRow[] = []
  let turns: { south: RecordCell[]; north: RecordCell[]; lead: Side; latest: Side } | null = null
  let number = 0
  for (const [index, move] of moves.entries()) {
    if (!turns || (turns.latest !== move.side && move.side === turns.lead)) {
      number += 1
      turns = { south: [], north: [], lead: move.side, latest: move.side }
      rows.push({ kind: 'turns', key: `turn ${index}`, number, south: turns.south, north: turns.north })
    }
    turns.latest = move.side
    turns[move.side].push(cellOf(move, index))
    for (const passer of passesIn(move)) {
      if (passer === turns.lead && turns.latest !== passer) {
        number += 1
        turns = { south: [], north: [], lead: passer, latest: passer }
        rows.push({ kind: 'turns', key: `pass ${index}`, number, south: turns.south, north: turns.north })
      }
      turns.latest = passer
      turns[passer].push({
        index,
        text: '–',
        title: message('gameNews.passes', { side: nameOf(passer) }),
        isPass: true,
      })
    }
    const sentences = toldSteps(variant, move.steps)
      .filter(({ kind }) => kind === 'roundOver' || kind === 'matchOver' || kind === 'roundStarts')
      .flatMap((step) => describeStep(variant, step))
    if (sentences.length > 0) {
      rows.push({ kind: 'words', key: `words ${index}`, sentences })
      turns = null
    }
  }
  return rows
}

/** The number of the turn that each move belongs to, as the record counts them. */
export function turnNumbers(variant: Variant, moves: readonly Played[]): readonly number[] {
  const numbers: number[] = []
  for (const row of recordRows(variant, moves)) {
    if (row.kind !== 'turns') continue
    for (const { index, isPass } of [...row.south, ...row.north]) if (!isPass) numbers[index] = row.number
  }
  return numbers
}

/** The record as it is shown, as text that can be pasted back: `1. 7+ 3×9 4`, one line per row. */
export function notationOf(record: PlayedGame): string {
  const lines = recordRows(record.variant, record.moves).flatMap((row) =>
    row.kind === 'turns'
      ? [
          `${row.number}. ${[...row.south, ...row.north]
            .sort((a, b) => a.index - b.index)
            .map(({ text }) => text)
            .join(' ')}`,
        ]
      : [],
  )
  const start = recordText({ ...record, moves: [] })
  return `${[...(start ? [start] : []), ...lines].join('\n')}\n`
}

/** A record as people write it, without annotations: row numbers, captures, “again” and passes. */
export function plainRecord(text: string): string {
  const colon = text.indexOf(':') + 1
  const moves = text
    .slice(colon)
    .replace(/(^|\s)\d+\.(?=\s|$)/g, '$1')
    .replace(/(?<=\dc?)[×x]\d+/g, '')
    .replace(/(?<=\dc?)\+/g, '')
    .replace(/[–—]/g, ' ')
  return text.slice(0, colon) + moves
}

function passesIn({ steps }: Played): readonly Side[] {
  return steps.flatMap((step) => (step.kind === 'pass' ? [step.side] : []))
}

/** A move as the record writes it. */
export function cellOf(move: Played, index: number): RecordCell {
  const own = ownSteps(move.steps)
  const taken = own.reduce(
    (sum, step) => (step.kind === 'capture' && step.side === move.side ? sum + step.seeds : sum),
    0,
  )
  const again = own.some((step) => step.kind === 'again' && step.side === move.side)
  const way = move.choice.way === 'clockwise' ? 'c' : ''
  return {
    index,
    text: `${move.choice.hole}${way}${taken > 0 ? `×${taken}` : ''}${again ? '+' : ''}`,
    title: message('game.moveNumber', { move: index + 1 }),
    isPass: false,
  }
}
