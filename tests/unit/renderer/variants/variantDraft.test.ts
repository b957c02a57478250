import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useVariantDraft } from '../../../../src/renderer/variants/variantDraft'

const kalah = findPreset('kalah')!.make({})
const own = { id: 'mine', variant: { ...kalah, name: 'Mine' }, from: 'kalah', saved: 1 }

beforeEach(() => setActivePinia(createPinia()))

it('opens congkak, unchanged', () => {
  const editor = useVariantDraft()
  expect([editor.draft.id, editor.unsaved, editor.changes, editor.problems]).toEqual([
    'congkak',
    false,
    [],
    [],
  ])
})

it('marks changes against the preset and reports contradictions', () => {
  const editor = useVariantDraft()
  editor.set('board.stores', 'capturesOnly')
  expect(editor.changes.map(({ path }) => path)).toEqual(['board.stores'])
  expect(editor.checked.ok).toBe(false)
  expect(editor.problems).toMatchObject([{ code: 'conflict' }])
  editor.set('board.stores', 'own')
  expect([editor.unsaved, editor.checked.ok]).toEqual([false, true])
})

it('keeps the unsaved changes of each variant while others are open', () => {
  const editor = useVariantDraft()
  editor.set('board.holes', 5)
  editor.openOwn(own)
  expect([editor.variant.name, editor.unsaved]).toEqual(['Mine', false])
  editor.rename('Mine, renamed')
  editor.openPreset('awari')
  expect([...editor.unsavedIds].sort()).toEqual(['congkak', 'mine'])
  editor.openPreset('congkak')
  expect([editor.variant.board.holes, editor.unsaved]).toEqual([5, true])
  editor.openOwn(own)
  expect(editor.variant.name).toBe('Mine, renamed')
})

it('discards changes, and takes them back', () => {
  const editor = useVariantDraft()
  editor.set('board.holes', 5)
  const before = editor.discard()
  expect([editor.variant.board.holes, editor.unsaved, editor.unsavedIds.size]).toEqual([7, false, 0])
  editor.restore(before)
  expect([editor.variant.board.holes, editor.unsaved]).toEqual([5, true])
})

it('shows what was saved as unchanged', () => {
  const editor = useVariantDraft()
  editor.openOwn(own)
  editor.rename('Mine, renamed')
  editor.showSaved({ ...own, variant: editor.variant })
  expect([editor.unsaved, editor.unsavedIds.size]).toEqual([false, 0])
})

it('forgets the changes to a variant that is gone', () => {
  const editor = useVariantDraft()
  editor.openOwn(own)
  editor.rename('x')
  editor.openPreset('congkak')
  editor.forget('mine')
  editor.openOwn(own)
  expect(editor.variant.name).toBe('Mine')
})

it('marks nothing if a variant was not made from a preset', () => {
  const editor = useVariantDraft()
  editor.openOwn({ ...own, from: null })
  expect([editor.base, editor.changes]).toEqual([null, []])
  editor.openPreset('there is no such preset')
  expect(editor.variant.name).toBe('Congkak')
})

it('takes changes back one by one', () => {
  const editor = useVariantDraft()
  expect(editor.canUndo).toBe(false)
  editor.set('board.holes', 5)
  editor.set('board.holes', 6)
  editor.undo()
  expect(editor.variant.board.holes).toBe(5)
  editor.undo()
  expect([editor.variant.board.holes, editor.unsaved, editor.canUndo]).toEqual([7, false, false])
  editor.set('board.holes', 5)
  editor.openPreset('awari')
  expect(editor.canUndo).toBe(false)
})

it('keeps what the changes were made to, also where it was saved elsewhere meanwhile', () => {
  const editor = useVariantDraft()
  editor.openOwn(own)
  editor.set('board.holes', 5)
  editor.openPreset('awari')
  editor.openOwn({ ...own, variant: { ...own.variant, name: 'Changed elsewhere' } })
  expect([editor.draft.saved, editor.variant.board.holes]).toEqual([own.variant, 5])
})
