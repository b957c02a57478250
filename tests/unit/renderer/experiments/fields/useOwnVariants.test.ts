// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { useOwnVariants } from '../../../../../src/renderer/experiments/fields/useOwnVariants'
import { openStorage } from '../../../../../src/renderer/storage/openStorage'
import { inApp } from '../../../../support/renderer/inApp'

const save = async (id: string) =>
  (await openStorage()).variants.save({ id, variant: findPreset('kalah')!.make({}), from: null, saved: 1 })

beforeEach(async () => void (await (await openStorage()).database.clear(['variants'])))

test('the user’s variants are there, and follow what is saved and deleted', async () => {
  await save('mine')
  const { result: own } = inApp(useOwnVariants)
  await flushPromises()
  const ids = () => own.value.map(({ id }) => id)
  expect(ids()).toEqual(['mine'])
  await save('new')
  await flushPromises()
  expect(ids()).toEqual(['mine', 'new'])
  await (await openStorage()).variants.remove('mine')
  await flushPromises()
  expect(ids()).toEqual(['new'])
})

test('a form that was left follows nothing, even if it was left while storage was opening', async () => {
  const [opened, left] = [inApp(useOwnVariants), inApp(useOwnVariants)]
  left.stop()
  await flushPromises()
  opened.stop()
  await save('late')
  await flushPromises()
  expect([opened.result.value, left.result.value]).toEqual([[], []])
})
