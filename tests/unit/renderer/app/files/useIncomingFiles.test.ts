// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp, defineComponent, type App } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { useIncomingFiles } from '../../../../../src/renderer/app/files/useIncomingFiles'
import { specText } from '../../../../../src/engine/publish/specText'
import { platform, type Opened } from '../../../../../src/renderer/platform/platform'
import { useSpecDraft } from '../../../../../src/renderer/runs/specDraft'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { noticeText } from '../../../../support/renderer/noticeText'
import { untilHolds } from '../../../../support/waiting'

const SPEC = specText('matchSeries', { games: 77, seed: 1 })
let open: (opened: Opened) => void
let askFor: (path: string) => void
let app: App
let router: Router

// What opens files is loaded on demand; a test must not wait for that.
beforeAll(() => import('../../../../../src/renderer/app/files/openFiles'), 60_000)

beforeEach(() => {
  vi.spyOn(platform, 'onFilesOpened').mockImplementation((listener) => {
    open = listener
    return () => void (open = () => undefined)
  })
  vi.spyOn(platform, 'onPageAsked').mockImplementation((listener) => ((askFor = listener), () => undefined))
  vi.spyOn(platform, 'ready').mockImplementation(() => open({ status: 'failed', reason: 'Came too early.' }))
  const Nothing = defineComponent(() => () => null)
  router = createRouter({
    history: createMemoryHistory(),
    routes: ['', 'board', 'variants', 'experiments', 'results'].map((name) => ({
      path: `/${name}`,
      name,
      component: Nothing,
    })),
  })
  const Root = defineComponent(() => {
    useIncomingFiles()
    return () => null
  })
  app = createApp(Root).use(createPinia()).use(router)
  app.mount(document.createElement('div'))
})
afterEach(() => {
  app.unmount()
  vi.restoreAllMocks()
})

/** Drops files, or a text, on the window; true where the page took them. */
function drop(files: readonly File[]): boolean {
  const event = new Event('drop', { cancelable: true })
  Object.assign(event, { dataTransfer: { files, types: ['Files'], getData: () => '' } })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('what came before the page was ready is reported once it is', () => {
  expect(noticeText(useNotices())).toBe('Came too early.')
})

test('files opened by the system are opened, and pages asked for by the menu are shown', async () => {
  open({ status: 'opened', files: [{ name: 'my.spec.json', content: new Blob([SPEC]) }] })
  await untilHolds(() =>
    expect([useSpecDraft().spec, router.currentRoute.value.path]).toMatchObject([
      { games: 77, seed: 1 },
      '/experiments',
    ]),
  )
  askFor('/results')
  await flushPromises()
  expect(router.currentRoute.value.path).toBe('/results')
})

test('dropped files are opened; a drop without files is left to others', async () => {
  expect(drop([])).toBe(false)
  expect(drop([new File([SPEC], 'my.spec.json')])).toBe(true)
  await untilHolds(() => expect(router.currentRoute.value.path).toBe('/experiments'))
})

test('dropped files that cannot be read are refused in words', async () => {
  const gone = new File([], 'gone.json')
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new Error('moved')
  })
  drop([gone])
  await untilHolds(() => expect(noticeText(useNotices())).toBe('gone.json could not be opened. moved'))
})

test('the window shows that it accepts files while they are dragged, and nothing else', () => {
  const drag = (types: readonly string[]): boolean => {
    const event = Object.assign(new Event('dragover', { cancelable: true }), { dataTransfer: { types } })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([drag(['Files']), drag(['text/html'])]).toEqual([true, false])
})

test('a window that has gone opens nothing', async () => {
  app.unmount()
  open({ status: 'opened', files: [{ name: 'my.spec.json', content: new Blob([SPEC]) }] })
  expect(drop([new File([SPEC], 'my.spec.json')])).toBe(false)
  await flushPromises()
  expect(router.currentRoute.value.path).toBe('/')
})
