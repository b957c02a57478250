import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import { inEnglish } from '../../../../../src/locales/english'
import { sheetPictures, type SheetPictures } from '../../../../../src/renderer/learn/sheet/turnPictures'

function picturesFor(id: string): SheetPictures {
  const search = sheetPictures(findPreset(id)!.make())
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}
const words = ({ caption }: { caption: SheetPictures['turn'][number]['caption'] }): string =>
  caption.map(inEnglish).join(' ')

test.each([
  'kalah',
  'congkak',
  'oware',
  'toguz-kumalak',
  'gabata',
  'meusueb',
  'lami',
  'bao',
  'adi',
  'ayoayo',
])('the sheet of %s shows a turn of at most five pictures that add up', (id) => {
  const { turn } = picturesFor(id)
  const { position } = { position: findPreset(id)!.make() }
  expect(turn.length).toBeGreaterThan(0)
  expect(turn.length).toBeLessThanOrEqual(5)
  const total = turn[0]!.seeds.reduce((sum, count) => sum + count, 0)
  for (const { seeds, marks } of turn) {
    expect(seeds.length).toBe(2 * position.board.holes + 2)
    expect(seeds.reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(marks.last).not.toBeNull()
  }
  expect(words(turn.at(-1)!)).toMatch(/Your turn ends\.$/)
})

test('a turn of kalah shows a capture or another move', () => {
  const all = picturesFor('kalah').turn.map(words).join(' ')
  expect(all).toMatch(/You capture \d+ seeds\.|You move again\./)
})

test.each([
  ['oware', 'A capture of everything', 'nothing is captured'],
  ['oware', 'Feeding the opponent', 'North has no seeds in holes.'],
  ['gabata', 'The first move', 'its seeds stay'],
  ['lami', 'Skipped holes', 'Sowing skips North’s hole'],
])('%s has a picture of “%s”', (id, title, caption) => {
  const found = picturesFor(id).cases.find((each) => inEnglish(each.title) === title)
  expect(found && words(found.picture)).toContain(caption)
})

test.each(['toguz-kumalak', 'gabata', 'krur', 'weg'])('%s shows how a hole is claimed', (id) => {
  const { turn, cases } = picturesFor(id)
  const all = [...turn, ...cases.map(({ picture }) => picture)]
  const claim = all.find((picture) => words(picture).includes('You claim'))
  expect(claim?.marks.claimed?.south.length).toBeGreaterThan(0)
})

test('games of every family have a picture', () => {
  const without = PRESETS.filter((_, k) => k % 7 === 3)
    .filter(({ id }) => picturesFor(id).turn.length === 0)
    .map(({ id }) => id)
  expect(without).toEqual([])
})

test('two turns in a row do not look like one', () => {
  expect(picturesFor('toguz-kumalak').turn.map((each) => inEnglish(each.caption[0]!))).toEqual([
    'At the start of a game:',
    'Later in a game:',
  ])
})

test('captured seeds that are sown again are not picked up from a store', () => {
  const captions = picturesFor('omweso').turn.map(words)
  expect(captions.join(' ')).toMatch(/You sow the \d+ captured seeds\./)
  expect(captions.join(' ')).not.toContain('your store')
})
