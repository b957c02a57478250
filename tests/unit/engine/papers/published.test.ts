import { expect, it } from 'vitest'
import { PUBLISHED } from '../../../../src/engine/papers/published'

it('reads every published table whole', () => {
  expect(PUBLISHED.congkakTable2.map((row) => row.first + row.second + row.ties)).toEqual(
    PUBLISHED.congkakTable2.map((row) => row.games),
  )
  expect(PUBLISHED.congkakSampleGame.moves).toHaveLength(34)
  expect(
    PUBLISHED.dakonOpenings.every((row) =>
      row.moves.split(' ').every((hole) => Number(hole) >= 1 && Number(hole) <= row.holes),
    ),
  ).toBe(true)
  expect([PUBLISHED.kalah1n.length, PUBLISHED.kalahAlt1n.length]).toEqual([200, 200])
})
