// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp, type App } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import AppRail from '../../../../../src/renderer/app/frame/AppRail.vue'
import { PAGES } from '../../../../../src/renderer/app/pages'

let app: App
let router: Router
const load = vi.fn((name: string) => Promise.resolve({ template: name }))

beforeEach(async () => {
  load.mockClear()
  const history = createMemoryHistory()
  history.replace('/board')
  router = createRouter({
    history,
    routes: PAGES.map(({ path, name }) => ({ path, name, component: () => load(name) })),
  })
  app = createApp(AppRail).use(router).use(createPinia())
  app.mount(document.body.appendChild(document.createElement('div')))
  await router.push('/board')
  load.mockClear()
})
afterEach(() => app.unmount())

const entryOf = (name: string) => document.querySelector(`a[href$="/${name}"]`)!

test.each(['pointerenter', 'focus'])('%s loads a page before it is opened, once', async (event) => {
  entryOf('papers').dispatchEvent(new Event(event))
  await flushPromises()
  expect(load.mock.calls).toEqual([['papers']])
  entryOf('papers').dispatchEvent(new Event(event))
  await router.push('/papers')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that could not be loaded is asked for again when it is opened', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  entryOf('papers').dispatchEvent(new Event('pointerenter'))
  await flushPromises()
  await router.push('/papers')
  expect(router.currentRoute.value.path).toBe('/papers')
})
