import { expect, test } from 'vitest'
import { legal } from '../../../../src/engine/rules/legal'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { inEnglish } from '../../../../src/locales/english'
import { announceMove } from '../../../../src/renderer/game/announce'
import { describeEnd, previewMove } from '../../../../src/renderer/game/moves/previewMove'
import { logOf } from '../../../../src/renderer/game/record/log'
import {
  beginRecord,
  extendRecord,
  gameAt,
  type PlayedGame,
} from '../../../../src/renderer/game/record/record'
import { recordRows } from '../../../../src/renderer/game/record/recordRows'

/** A record up to the move that ends its first round. */
function firstRound(variant: Variant): PlayedGame {
  let record = beginRecord(variant)
  while (!record.moves.at(-1)?.steps.some(({ kind }) => kind === 'roundOver')) {
    const next = extendRecord(
      record,
      record.moves.length,
      legal(variant, gameAt(record, record.moves.length))[0]!,
    )
    if (!next.ok) throw new Error(next.error.code)
    record = next.value
  }
  return record
}

/** Everything that is said of the last move: aloud, in the record, in the log, and before it is played. */
function told({ variant, ...rest }: PlayedGame): string {
  const record = { variant, ...rest }
  const last = record.moves.at(-1)!
  const row = recordRows(variant, record.moves).findLast(({ kind }) => kind === 'words')
  const preview = previewMove(variant, last.before, last.choice)!
  return [
    ...announceMove(variant, last),
    ...(row?.kind === 'words' ? row.sentences : []),
    ...logOf(record).at(-1)!.sentences,
    describeEnd(variant, last.side, preview),
  ]
    .map(inEnglish)
    .join(' ')
}

const oneRound = findPreset('kalah')!.make({ holes: 2, seeds: 2 })
const single: Variant = {
  ...oneRound,
  match: { ...findPreset('congkak-rounds')!.make().match, length: 'rounds', rounds: 1 },
}
const several: Variant = { ...single, match: { ...single.match, rounds: 3 } }

test.each([
  ['one round', oneRound],
  ['a match of one round', single],
])('where a game is %s, rounds and matches are not mentioned', (_, variant) => {
  const words = told(firstRound(variant))
  expect(words).toMatch(/wins the game|game is a tie/)
  expect(words).toContain('game over')
  expect(words).not.toMatch(/round|match/i)
})

test('where a match has several rounds, the end of one is called that', () => {
  const words = told(firstRound(several))
  expect(words).toMatch(/wins the round|round is a tie/)
  expect(words).toContain('round over')
  expect(words).not.toMatch(/game/)
})
