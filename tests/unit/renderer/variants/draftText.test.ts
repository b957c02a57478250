import { expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { draftsFrom, textOfDrafts, type Draft } from '../../../../src/renderer/variants/draftText'
import { withValue } from '../../../../src/renderer/variants/edit'

const kalah = findPreset('kalah')!.make({})
const draft = (id: string, variant = kalah): Draft => ({
  id,
  kind: 'preset',
  from: 'kalah',
  saved: kalah,
  variant,
})
const mapOf = (...drafts: Draft[]) => new Map(drafts.map((one) => [one.id, one]))

it('reads unsaved drafts back as they were, also those that contradict themselves', () => {
  const drafts = mapOf(
    draft('kalah', withValue(kalah, 'board.holes', 5)),
    draft('other', withValue(kalah, 'board.stores', 'capturesOnly')),
  )
  expect(draftsFrom(textOfDrafts('other', drafts))).toEqual({ shown: 'other', drafts })
})

it('leaves out what it cannot read', () => {
  const broken = { ...draft('broken'), variant: { ...kalah, board: { holes: 'many' } } }
  const text = JSON.stringify({ shown: 'kalah', drafts: [broken, draft('kalah'), null, 'x'] })
  expect([...draftsFrom(text).drafts.keys()]).toEqual(['kalah'])
  for (const unreadable of [null, '', '{', '[]', '{"drafts":7}'])
    expect(draftsFrom(unreadable)).toEqual({ shown: '', drafts: new Map() })
})
