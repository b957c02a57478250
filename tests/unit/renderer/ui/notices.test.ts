// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { message } from '../../../../src/locales/message'
import { setLanguage } from '../../../../src/renderer/locales/i18n'
import { noticeText } from '../../../support/renderer/noticeText'

beforeEach(() => {
  setActivePinia(createPinia())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('news disappears after a few seconds and stays in the list of recent notices', () => {
  const notices = useNotices()
  notices.say('Saved congkak.csv')
  expect(noticeText(notices)).toBe('Saved congkak.csv')
  vi.advanceTimersByTime(6_000)
  expect(notices.current).toBeUndefined()
  expect(notices.recent.map(({ text }) => text)).toEqual(['Saved congkak.csv'])
})

test('a notice with an undo waits as long as it is held, and some seconds more', () => {
  const notices = useNotices()
  notices.offerUndo('Deleted 1 run', () => undefined)
  vi.advanceTimersByTime(11_000)
  notices.hold()
  vi.advanceTimersByTime(60_000)
  expect(noticeText(notices)).toBe('Deleted 1 run')
  notices.release()
  vi.advanceTimersByTime(2_900)
  expect(notices.current).toBeDefined()
  vi.advanceTimersByTime(200)
  expect(notices.current).toBeUndefined()
})

test('an undo stays on offer in the list after its notice has gone, and is done once', async () => {
  const notices = useNotices()
  const undo = vi.fn()
  notices.offerUndo('Deleted 1 run', undo)
  vi.advanceTimersByTime(60_000)
  const notice = notices.recent[0]!
  await notices.act(notice)
  await notices.act(notice)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(notices.recent[0]?.action).toBeUndefined()
})

test('news does not replace a recent problem, but follows it', () => {
  const notices = useNotices()
  notices.warn('Storage is full')
  notices.say('Congkak: done')
  expect(noticeText(notices)).toBe('Storage is full')
  vi.advanceTimersByTime(5_000)
  expect(noticeText(notices)).toBe('Congkak: done')
})

test('a newer problem covers an older one at once', () => {
  const notices = useNotices()
  notices.warn('one')
  notices.warn('two', { label: 'Reload', run: () => undefined })
  expect(notices.current).toMatchObject({ text: 'two', action: { label: 'Reload' } })
})

test('the list of recent notices does not grow forever', () => {
  const notices = useNotices()
  for (let at = 0; at < 50; at++) notices.say(`news ${at}`)
  expect(notices.recent).toHaveLength(20)
  expect(notices.recent[0]?.text).toBe('news 49')
})

test('a notice that was said before follows the language', async () => {
  const notices = useNotices()
  notices.say(message('storage.deleted', { contents: message('storage.runs', { count: 2 }) }))
  expect(noticeText(notices)).toBe('Deleted 2 runs')
  await setLanguage('ms')
  expect(noticeText(notices)).toBe('2 eksperimen dipadam')
  await setLanguage('en')
})
