// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { countLines, movesAfter, winsOf } from '../../../../src/renderer/game/explorer/openingCounts'
import shipped from '../../../../src/renderer/game/explorer/openings.json'
import { openingTable } from '../../../../src/renderer/game/explorer/openingTable'
import { useFinishedGames } from '../../../../src/renderer/game/explorer/useFinishedGames'
import { addRecordedGames, useOpenings } from '../../../../src/renderer/game/explorer/useOpenings'
import { useGame } from '../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../src/renderer/game/record/record'
import { useSettings } from '../../../../src/renderer/storage/settings'
import { inApp } from '../../../support/renderer/inApp'

const tiny = findPreset('kalah')!.make({ holes: 2, seeds: 1 })
const games = [
  { moves: ['3', '6'], winner: 'south' },
  { moves: ['3', '1'], winner: 'north' },
  { moves: ['3', '6'], winner: 'tie' },
  { moves: ['2'], winner: 'north' },
  { moves: ['2'], winner: null },
] as const

it('counts every beginning of games that have a result', () => {
  const counts = countLines(games)
  expect(movesAfter(counts, [], ['1', '2', '3'])).toEqual([
    { move: '3', games: 3, south: 1, ties: 1 },
    { move: '2', games: 1, south: 0, ties: 0 },
  ])
  expect(movesAfter(counts, ['3'], ['1', '6']).map(({ move, games: played }) => [move, played])).toEqual([
    ['6', 2],
    ['1', 1],
  ])
})

it('gives the share that the mover won, with its interval', () => {
  const [third] = movesAfter(countLines(games), [], ['3'])
  expect(winsOf(third!, 'south').value).toBeCloseTo(1 / 3)
  expect(winsOf(third!, 'north').value).toBeCloseTo(1 / 3)
  const { low, high } = winsOf({ games: 100, south: 50, ties: 0 }, 'south')
  expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.404', '0.596'])
  const table = openingTable([{ ...third!, value: 4 }], ['1'], 'south')
  expect(table.rows[0]!).toMatchObject({ line: '1', move: '3', games: 3, southWins: 1, ties: 1 })
})

function table() {
  return inApp(() => {
    const game = useGame()
    useFinishedGames(game)
    return { game, settings: useSettings(), openings: useOpenings(game) }
  }).result
}

it.each(Object.entries(shipped))(
  'the shipped openings of %s can be played',
  (id, { games: played, lines }) => {
    const variant = findPreset(id)!.make()
    const first = Object.entries(lines).filter(([line]) => !line.includes(' '))
    const sum = first.reduce((total, [, [count]]) => total + count!, 0)
    expect(sum).toBeGreaterThan(0.9 * played)
    expect(sum).toBeLessThanOrEqual(played)
    for (const [line, [count, south, ties]] of Object.entries(lines)) {
      expect(recordFrom(variant, line).ok, line).toBe(true)
      expect(south! + ties!).toBeLessThanOrEqual(count!)
    }
  },
)

it('remembers games that are finished on the board, once, and finds them from the start', async () => {
  const { game, settings, openings } = table()
  game.begin(tiny, '', { south: 'human', north: 'human' })
  const first = game.choices[0]!
  while (game.game.phase !== 'over') {
    game.choose(game.choices[0]!)
    await nextTick()
  }
  game.goTo(1)
  await nextTick()
  game.goTo(game.moves.length)
  await nextTick()
  expect(settings.finishedGames).toHaveLength(1)
  game.goTo(0)
  expect(openings.movesFrom('own')).toMatchObject([{ move: `${first.hole}`, games: 1 }])
  expect(openings.sources.value).toContain('own')
  game.begin(findPreset('congkak')!.make())
  expect(openings.movesFrom('own')).toEqual([])
})

it('reads files of records, whatever else is in them', () => {
  const { game, openings } = table()
  game.begin({ ...tiny, name: 'Ours' }, '', { south: 'human', north: 'human' })
  const line = (record: string, winner: string): string => JSON.stringify({ record, winner, variant: tiny })
  const text = [line('1 2', 'south'), line('1 1', 'north'), 'nothing', line('2', 'undecided'), '{}'].join(
    '\n',
  )
  expect(addRecordedGames(text)).toBe(2)
  expect(openings.movesFrom('files')).toMatchObject([{ move: '1', games: 2, south: 1 }])
})
