// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { createApp, defineComponent, h, shallowRef, type App } from 'vue'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import { useHeadingFocus } from '../../../../../src/renderer/app/frame/useHeadingFocus'

let app: App | undefined
afterEach(() => app?.unmount())

const page = (title: string) => defineComponent(() => () => h('h1', { tabindex: -1 }, title))
const focused = () => document.activeElement?.textContent

test('the heading of a page that was opened has the focus; that of the first page has not', async () => {
  const history = createMemoryHistory()
  history.replace('/board')
  const router = createRouter({
    history,
    routes: ['board', 'results'].map((name) => ({ path: `/${name}`, name, component: page(name) })),
  })
  const Root = defineComponent(() => {
    const frame = shallowRef<HTMLElement | null>(null)
    useHeadingFocus(frame)
    return () => h('main', { ref: frame }, h(RouterView))
  })
  app = createApp(Root).use(router)
  app.mount(document.body.appendChild(document.createElement('div')))
  await flushPromises()
  expect(document.activeElement).toBe(document.body)
  await router.push('/results')
  await flushPromises()
  expect(focused()).toBe('results')
  await router.push('/results?run=a')
  ;(document.activeElement as HTMLElement).blur()
  await flushPromises()
  expect(document.activeElement).toBe(document.body)
})
