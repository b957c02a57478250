import { expect, it } from 'vitest'
import { legal } from '../../../../src/engine/rules/legal'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { beginRecord, extendRecord, gameAt, madeInRound } from '../../../../src/renderer/game/record/record'

it('returns the choices of the current round, and nothing of earlier rounds', () => {
  let record = beginRecord(findPreset('congkak-rounds')!.make({ holes: 3, seeds: 2 }))
  let ofRound = 0
  for (let count = 0; count < 60 && gameAt(record, count).phase !== 'over'; count++) {
    const made = madeInRound(record, count)
    expect(made).toEqual(
      record.moves.slice(count - ofRound, count).map(({ side, choice }) => ({ side, choice })),
    )
    const { round } = gameAt(record, count)
    const next = extendRecord(record, count, legal(record.variant, gameAt(record, count))[0]!)
    if (!next.ok) throw new Error(next.error.code)
    record = next.value
    ofRound = gameAt(record, count + 1).round === round ? ofRound + 1 : 0
  }
  expect(gameAt(record, record.moves.length).round).toBeGreaterThan(1)
})
