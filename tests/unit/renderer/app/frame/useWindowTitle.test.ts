// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { createApp } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { expect, test } from 'vitest'
import { useWindowTitle } from '../../../../../src/renderer/app/frame/useWindowTitle'
import { setLanguage } from '../../../../../src/renderer/locales/i18n'

const Empty = { render: () => null }
const Frame = {
  setup() {
    useWindowTitle()
    return () => null
  },
}

test('the window is named after its page, in its language', async () => {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/board', name: 'board', component: Empty },
      { path: '/results', name: 'results', component: Empty },
    ],
  })
  await router.push('/board')
  const app = createApp(Frame).use(router)
  app.mount(document.createElement('div'))
  expect(document.title).toBe('Board – Lumbung')
  await router.push('/results')
  await flushPromises()
  expect(document.title).toBe('Results – Lumbung')
  await setLanguage('ms')
  await flushPromises()
  expect([document.title, document.documentElement.lang]).toEqual(['Keputusan – Lumbung', 'ms'])
  await setLanguage('en')
  app.unmount()
})
