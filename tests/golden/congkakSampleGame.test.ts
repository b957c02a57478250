import { expect, test } from 'vitest'
import { traceLine, traceSteps } from '../../src/engine/rules/trace'
import { findPreset } from '../../src/engine/variant/catalogue'
import { play } from '../../src/engine/rules/play'
import { start } from '../../src/engine/rules/match'
import published from '../../src/engine/papers/published/congkak-sample-game.json'

/** Chen et al. 2022, appendix: the printed game, position by position. */
test('the sample game of the congkak paper replays lap by lap to 59 : 39', () => {
  const variant = findPreset('congkak')!.make()
  let game = start(variant)
  const lines = [traceLine(game.position, 'south')]
  for (const [player, hole] of published.moves) {
    expect(game.position.toMove).toBe(player === 'A' ? 'south' : 'north')
    const played = play(variant, game, { hole: hole as number })
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    lines.push(...traceSteps(game.position, played.value.steps))
    game = played.value.game
  }
  const printed = published.positions_after_each_lap.map(
    ([player, ...numbers]) => `${player} = [${numbers.join(', ')}]`,
  )
  expect(lines).toEqual(printed)
  expect(game.finished).toEqual([[59, 39]])
  expect(game).toMatchObject({ phase: 'over', winner: 'south', ended: 'allInStores' })
})
