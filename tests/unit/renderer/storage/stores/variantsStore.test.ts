// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { openStorage } from '../../../../../src/renderer/storage/openStorage'
import { useVariants } from '../../../../../src/renderer/storage/stores/variantsStore'

const kalah = findPreset('kalah')!.make({})
const LAYOUT = { south: [4, 4, 4, 4, 4, 5], north: [4, 4, 4, 4, 4, 3], southStore: 0, northStore: 0 }
let variants: ReturnType<typeof useVariants>
beforeEach(async () => {
  setActivePinia(createPinia())
  await (await openStorage()).database.clear(['variants'])
  variants = useVariants()
  await variants.load()
})
const mine = (id: string, saved: number, variant = kalah) =>
  variants.save({ id, variant: { ...variant, name: id }, from: 'kalah', saved })

test('the user’s own come first, the newest before the older, then the presets', async () => {
  await mine('older', 1)
  await mine('newer', 2)
  expect(variants.games.slice(0, 3).map(({ name, group }) => `${name} ${group}`)).toEqual([
    'newer own',
    'older own',
    expect.stringMatching(/ preset$/),
  ])
  await variants.remove('newer')
  expect(variants.own.map(({ id }) => id)).toEqual(['older'])
})

test('a game of another size keeps its rules; its layout only where it still fits', async () => {
  await mine('laid out', 1, { ...kalah, start: { ...kalah.start, layout: LAYOUT } })
  const { make } = variants.games[0]!
  expect(make({}).start.layout).toEqual(LAYOUT)
  expect(make({ holes: 6, seeds: 3 }).start).toMatchObject({ layout: LAYOUT, seedsPerHole: 3 })
  const small = make({ holes: 4 })
  expect([small.board.holes, small.start.layout, small.sow]).toEqual([4, 'even', kalah.sow])
})

test('rules that contradict themselves are not stored', async () => {
  const saved = await mine('bent', 1, { ...kalah, board: { ...kalah.board, stores: 'capturesOnly' } })
  expect([saved.ok, variants.own]).toEqual([false, []])
})

test('stored variants that cannot be used are counted, not offered', async () => {
  await (await openStorage()).database.put('variants', [{ id: 'x', from: null, saved: 1 } as never])
  setActivePinia(createPinia())
  variants = useVariants()
  await variants.load()
  expect([variants.unreadable, variants.damaged[0]?.key, variants.own]).toEqual([1, 'x', []])
})
