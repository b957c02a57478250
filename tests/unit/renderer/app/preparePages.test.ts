// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { defineComponent, nextTick } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { FURTHER_PAGES, PAGES } from '../../../../src/renderer/app/pages'
import { preparePages } from '../../../../src/renderer/app/preparePages'
import { kept } from '../../../../src/renderer/platform/webEdition'

const all = [...PAGES, ...FURTHER_PAGES]
const idle = () => Promise.resolve()
const Page = defineComponent({ render: () => null })

function routerOf(load: (path: string) => Promise<typeof Page>) {
  const routes = all.map(({ path }) => ({ path, component: () => load(path) }))
  return createRouter({ history: createMemoryHistory(), routes })
}

beforeEach(() => void (kept.value = 'unable'))

it('loads every page, one after the other, once the app is on this device', async () => {
  const asked: string[] = []
  const done = preparePages(
    routerOf(async (path) => {
      asked.push(path)
      return Page
    }),
    idle,
  )
  kept.value = 'storing'
  await nextTick()
  expect(asked).toEqual([])
  kept.value = 'stored'
  await done
  expect(asked).toEqual(all.map(({ path }) => path))
})

it('leaves what cannot be loaded for when it is opened', async () => {
  const asked: string[] = []
  kept.value = 'stored'
  await preparePages(
    routerOf(async (path) => {
      asked.push(path)
      if (path === '/variants') throw new Error('No connection')
      return Page
    }),
    idle,
  )
  expect(asked).toEqual(all.map(({ path }) => path))
})
