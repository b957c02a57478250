import { expect, it } from 'vitest'
import { besideTitle, besideTitleSeeded } from '../../../src/renderer/jobs/describeRun'

it('says beside a title what the title does not say already', () => {
  const values = { title: 'Kalah, game values', summary: 'game values, 1 to 4 holes', seed: null }
  const series = { title: 'Congkak, novice v novice', summary: 'match series, 1,000 games', seed: '7' }
  expect(besideTitle(values)).toBe('1 to 4 holes')
  expect(besideTitle({ title: 'Kalah, sweep', summary: 'sweep' })).toBe('sweep')
  expect(besideTitleSeeded(values)).toBe('1 to 4 holes')
  expect(besideTitleSeeded(series)).toBe('match series, 1,000 games, seed 7')
})
