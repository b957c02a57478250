// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { loadTexts } from '../../../../src/renderer/locales/i18n'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { useVariants } from '../../../../src/renderer/storage/stores/variantsStore'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { useVariantDraft } from '../../../../src/renderer/variants/variantDraft'
import { useVariantFiles } from '../../../../src/renderer/variants/useVariantFiles'
import { useVariantStorage } from '../../../../src/renderer/variants/useVariantStorage'
import { inApp } from '../../../support/renderer/inApp'
import { noticeText } from '../../../support/renderer/noticeText'
import { untilHolds } from '../../../support/waiting'

const kalah = findPreset('kalah')!.make({})

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor')]))
beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  const { variants } = await openStorage()
  const listed = await variants.list()
  if (listed.ok) for (const { id } of listed.value.records) await variants.remove(id)
})

async function page() {
  const { result } = inApp(() => ({
    editor: useVariantDraft(),
    storage: useVariantStorage(),
    files: useVariantFiles(),
    variants: useVariants(),
    notices: useNotices(),
  }))
  await result.variants.load()
  return result
}
const names = ({ variants }: Awaited<ReturnType<typeof page>>) =>
  variants.own.map(({ variant }) => variant.name)

it('saves a changed preset as the user’s own under a free name', async () => {
  const shown = await page()
  const { editor, storage, notices } = shown
  for (const holes of [5, 6]) {
    editor.openPreset('kalah')
    editor.set('board.holes', holes - 1)
    await storage.save()
  }
  expect(names(shown).sort()).toEqual(['Kalah (copy 2)', 'Kalah (copy)'])
  expect(noticeText(notices)).toBe('Saved Kalah (copy 2)')
  expect([editor.draft.kind, editor.unsaved, editor.unsavedIds.size]).toEqual(['own', false, 0])
})

it('saves a variant of the user’s own in its place, and one without a name under a stand-in', async () => {
  const shown = await page()
  const { editor, storage } = shown
  editor.openPreset('kalah')
  editor.rename('Mine')
  await storage.save()
  const { id } = editor.draft
  editor.rename('  ')
  await storage.save()
  expect(names(shown)).toEqual(['Unnamed'])
  expect([editor.draft.id, storage.own.value?.id]).toEqual([id, id])
})

it('does not save or copy what contradicts itself', async () => {
  const shown = await page()
  shown.editor.set('board.stores', 'capturesOnly')
  await shown.storage.save()
  await shown.storage.duplicate()
  expect(names(shown)).toEqual([])
})

it('copies the draft and leaves the original’s changes where they are', async () => {
  const shown = await page()
  shown.editor.openPreset('kalah')
  shown.editor.set('board.holes', 4)
  await shown.storage.duplicate()
  expect([names(shown), shown.editor.variant.board.holes]).toEqual([['Kalah (copy)'], 4])
  expect([...shown.editor.unsavedIds]).toEqual(['kalah'])
})

it('discards changes with an Undo', async () => {
  const { editor, storage, notices } = await page()
  editor.set('board.holes', 4)
  storage.discard()
  expect(editor.unsaved).toBe(false)
  await notices.act(notices.current!)
  expect([editor.unsaved, editor.variant.board.holes]).toEqual([true, 4])
})

it('deletes with an Undo, and opens the preset it came from', async () => {
  const shown = await page()
  const { editor, storage, notices } = shown
  await storage.remove()
  editor.openPreset('kalah')
  editor.rename('Mine')
  await storage.save()
  await storage.remove()
  expect([names(shown), editor.draft.id]).toEqual([[], 'kalah'])
  await notices.act(notices.current!)
  await untilHolds(() => expect(names(shown)).toEqual(['Mine']))
  expect(editor.variant.name).toBe('Mine')
})

it('says why something could not be saved or deleted, and keeps the draft', async () => {
  const { editor, storage, notices, variants } = await page()
  const problem = { ok: false, error: { code: 'full', text: 'The disk is full.' } } as const
  vi.spyOn(variants, 'save').mockResolvedValue(problem)
  editor.openPreset('kalah')
  editor.rename('Mine')
  await storage.save()
  expect([noticeText(notices), editor.unsaved]).toEqual(['Not saved: The disk is full.', true])
  vi.mocked(variants.save).mockRestore()
  await storage.save()
  vi.spyOn(variants, 'remove').mockResolvedValue(problem)
  await storage.remove()
  expect([noticeText(notices), editor.variant.name]).toEqual(['Not deleted: The disk is full.', 'Mine'])
})

it('imports valid files and names those that are not', async () => {
  const shown = await page()
  await shown.files.take([{ name: 'kalah.json', text: JSON.stringify({ ...kalah, name: 'From a file' }) }])
  expect([names(shown), shown.editor.variant.name]).toEqual([['From a file'], 'From a file'])
  expect(noticeText(shown.notices)).toBe('Imported From a file')
  await shown.files.take([{ name: 'bad.json', text: '{' }])
  expect(noticeText(shown.notices)).toMatch(/^Not imported: bad\.json: /)
  expect(names(shown)).toEqual(['From a file'])
})

it('asks before it replaces what another window has saved meanwhile', async () => {
  const shown = await page()
  const { editor, storage, notices, variants } = shown
  editor.openPreset('kalah')
  editor.rename('Mine')
  await storage.save()
  const { id } = editor.draft
  editor.set('board.holes', 4)
  const theirs = { ...editor.draft.saved, board: { ...editor.draft.saved.board, holes: 3 } }
  await (await openStorage()).variants.save({ id, variant: theirs, from: 'kalah', saved: Date.now() })
  await storage.save()
  const holes = () => variants.own.map(({ variant }) => variant.board.holes)
  expect([holes(), editor.unsaved, notices.current?.tone]).toEqual([[3], true, 'trouble'])
  await notices.act(notices.current!)
  expect([holes(), editor.unsaved]).toEqual([[4], false])
})

it('does not revive what another window has deleted, but offers to save it as another', async () => {
  const shown = await page()
  const { editor, storage, notices, variants } = shown
  editor.openPreset('kalah')
  editor.rename('Mine')
  await storage.save()
  const { id } = editor.draft
  editor.set('board.holes', 4)
  await (await openStorage()).variants.remove(id)
  await storage.save()
  expect([variants.own.length, editor.unsaved, notices.current?.tone]).toEqual([0, true, 'trouble'])
  await notices.act(notices.current!)
  expect(variants.own.map((own) => [own.id === id, own.variant.board.holes])).toEqual([[false, 4]])
})
