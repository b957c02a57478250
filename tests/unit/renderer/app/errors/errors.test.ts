// @vitest-environment happy-dom
import { DOMWrapper, flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp, defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { lazyPage } from '../../../../../src/renderer/app/errors/PageNotLoaded'
import PageBoundary from '../../../../../src/renderer/app/errors/PageBoundary.vue'
import { reportErrors } from '../../../../../src/renderer/app/errors/reportErrors'
import { inBackground } from '../../../../../src/renderer/platform/inBackground'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { noticeText } from '../../../../support/renderer/noticeText'

let broken = true
const Broken = defineComponent(() => () => {
  if (broken) throw new Error('no such hole')
  return h('p', 'drawn')
})
const Clicked = defineComponent(
  () => () =>
    h('button', {
      onClick: () => {
        throw new Error('refused')
      },
    }),
)

beforeEach(() => {
  broken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

async function open(path: string) {
  const router: Router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/board', name: 'board', component: Broken },
      { path: '/results', name: 'results', component: Clicked },
      {
        path: '/papers',
        name: 'papers',
        component: lazyPage(() => Promise.reject(new TypeError('Failed to fetch'))),
      },
      { path: '/:rest(.*)*', component: Clicked },
    ],
  })
  await router.push(path).catch(() => undefined)
  const app = createApp(PageBoundary).use(createPinia())
  reportErrors(app, router)
  const root = document.createElement('div')
  app.use(router).mount(root)
  const page = new DOMWrapper(root)
  await flushPromises()
  return { page, router, notices: useNotices() }
}

test('a page that cannot be drawn says so, leads elsewhere, and can be tried again', async () => {
  const { page, notices } = await open('/board')
  expect(page.find('[role=alert]').text()).toContain('no such hole')
  expect(page.findAll('[role=alert] a').map((link) => link.text())).toContain('Results')
  expect(noticeText(notices)).toMatch(/no such hole/)
  broken = false
  const again = page.findAll('button').find((button) => button.text() === 'Try again')
  await again!.trigger('click')
  expect(page.text()).toBe('drawn')
})

test('the details of a page that cannot be drawn are copied whole', async () => {
  const copied = vi.fn((_text: string) => Promise.resolve())
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
  const { page } = await open('/board')
  await page
    .findAll('button')
    .find((button) => button.text() === 'Copy details')!
    .trigger('click')
  expect(copied).toHaveBeenCalledWith(
    expect.stringMatching(/^Lumbung of the tests, browser\n\/board\nno such hole\n/),
  )
})

test('an error in a button is reported and leaves the page as it is', async () => {
  const { page, notices } = await open('/results')
  await page.find('button').trigger('click')
  expect(noticeText(notices)).toMatch(/refused/)
  expect(page.find('[role=alert]').exists()).toBe(false)
})

test('a page whose files do not come is named, with a way to try again', async () => {
  const { router, notices } = await open('/results')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await router.push('/papers').catch(() => undefined)
  expect(notices.current).toMatchObject({
    text: { key: 'app.pageNotLoaded', args: { page: { key: 'app.papers' } } },
    action: { label: { key: 'app.reload' } },
  })
  online.mockReturnValue(false)
  await router.push('/papers').catch(() => undefined)
  expect(notices.current?.action?.label).toEqual({ key: 'app.tryAgain' })
})

test('work in the background that fails is reported, with its cause in the console', async () => {
  const { notices } = await open('/results')
  const error = new Error('the disk is gone')
  inBackground(Promise.reject(error))
  await flushPromises()
  expect(notices.current).toMatchObject({
    tone: 'trouble',
    text: { key: 'ui.somethingWrong', args: { reason: 'the disk is gone' } },
  })
  expect(console.error).toHaveBeenCalledWith(error)
})
