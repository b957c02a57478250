import { expect, it } from 'vitest'
import { readStudy } from '../../../../src/engine/studies/readStudy'
import { idFrom, studyText } from '../../../../src/engine/studies/study'
import { STUDY_TEMPLATES, studyTemplate } from '../../../../src/engine/studies/templates'

const SERIES = { id: 'seven', kind: 'matchSeries', spec: { variant: 'congkak', games: 100, seed: 1 } }
const study = (more: object = {}): object => ({
  format: 'lumbung-study',
  title: 'A study',
  runs: [SERIES],
  ...more,
})

it('reads a run as another one and what changes', () => {
  const read = readStudy(
    study({
      runs: [
        SERIES,
        {
          id: 'five',
          like: 'seven',
          change: { 'variant.board.holes': 5, 'variant.start.seedsPerHole': 5, seed: 2 },
        },
      ],
    }),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  expect(read.value.runs[1]).toMatchObject({
    kind: 'matchSeries',
    spec: { games: 100, seed: 2, variant: { board: { holes: 5 }, start: { seedsPerHole: 5 } } },
  })
})

it('writes what it reads, and reads it back', () => {
  const read = readStudy(study({ comparisons: [{ id: 'both', runs: ['seven'] }] }))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  expect(readStudy(JSON.parse(studyText(read.value)))).toEqual(read)
})

it('shows the main table and figure of everything if it names none', () => {
  const read = readStudy(study({ comparisons: [{ id: 'both', runs: ['seven'] }] }))
  expect(read.ok && read.value.items.map(({ type, of }) => `${type} ${of}`)).toEqual([
    'table seven',
    'figure seven',
    'table both',
    'figure both',
  ])
})

it.each<[string, object, string]>([
  ['a format', { format: 'lumbung-spec' }, 'format'],
  ['a title', { title: ' ' }, 'title'],
  ['an id', { runs: [{ ...SERIES, id: 'Seven!' }] }, 'runs.0.id'],
  ['ids that differ', { runs: [SERIES, SERIES] }, 'runs.1.id'],
  ['a valid spec', { runs: [{ ...SERIES, spec: { games: 0 } }] }, 'runs.0.spec.games'],
  ['a run before this one', { runs: [{ id: 'a', like: 'b' }] }, 'runs.0.like'],
  [
    'a setting to change',
    { runs: [SERIES, { id: 'a', like: 'seven', change: { 'variant.no': 1 } }] },
    'runs.1.change.variant.no',
  ],
  ['runs to compare', { comparisons: [{ id: 'both', runs: ['eight'] }] }, 'comparisons.0.runs.0'],
  [
    'games to compare',
    { runs: [{ id: 'a', kind: 'gameValues', spec: {} }], comparisons: [{ id: 'b', runs: ['a'] }] },
    'comparisons.0.runs.0',
  ],
  [
    'a baseline among them',
    { comparisons: [{ id: 'both', runs: ['seven'], baseline: 'x' }] },
    'comparisons.0.baseline',
  ],
  ['something to show', { items: [{ type: 'table', of: 'x', show: 'main' }] }, 'items.0.of'],
])('needs %s', (_, more, path) => {
  const read = readStudy(study(more))
  expect(read.ok ? [] : read.error.map((problem) => problem.path)).toContain(path)
})

it.each(Object.keys(STUDY_TEMPLATES))('the template %s is a study', (name) => {
  expect(readStudy(studyTemplate(name))).toMatchObject({ ok: true })
})

it('makes ids from any name', () => {
  expect(idFrom('Congkak, 7 holes!')).toBe('congkak-7-holes')
  expect(idFrom('???')).toBe('run')
  expect(idFrom('a', new Set(['a', 'a-2']))).toBe('a-3')
})
