// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { platform } from '../../../../../src/renderer/platform/platform'
import { useGameClipboard } from '../../../../../src/renderer/game/files/useGameClipboard'
import { useGameFile } from '../../../../../src/renderer/game/files/useGameFile'
import { recordFrom } from '../../../../../src/renderer/game/record/record'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { say } from '../../../../../src/renderer/locales/i18n'
import { inApp, type Running } from '../../../../support/renderer/inApp'

const OTHER = '{"schema":1'
let page: Running<{ game: ReturnType<typeof useGame>; file: ReturnType<typeof useGameFile> }>
beforeEach(() => {
  page = inApp(() => {
    useGameClipboard()
    return { game: useGame(), file: useGameFile() }
  })
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Sends an event that carries a text; gives what was put on it, and whether the page took it. */
function send(type: string, text: string, from: EventTarget = window, files = 0) {
  const written = new Map<string, string>()
  const carrier = {
    getData: () => text,
    setData: (kind: string, value: string) => void written.set(kind, value),
    types: ['text/plain'],
    files: Array(files),
  }
  const event = new Event(type, { cancelable: true, bubbles: true })
  Object.assign(event, { clipboardData: carrier, dataTransfer: carrier })
  from.dispatchEvent(event)
  return { written: written.get('text/plain'), taken: event.defaultPrevented }
}
const field = () => document.body.appendChild(document.createElement('input'))
const told = () => useNotices(page.pinia).recent.map(({ text }) => say(text))

test('copying copies the position, unless a text is selected or a field has the focus', () => {
  expect(send('copy', '')).toEqual({ written: page.result.file.positionText(), taken: true })
  expect(told()).toEqual(['Position copied'])
  expect(send('copy', '', field())).toEqual({ written: undefined, taken: false })
  vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'a word' } as Selection)
  expect(send('copy', '')).toEqual({ written: undefined, taken: false })
})

test('a pasted or dropped text is opened; what is meant for a field or is a file is not', () => {
  send('paste', OTHER, field())
  send('drop', OTHER, window, 1)
  expect(send('drop', OTHER, field()).taken).toBe(false)
  send('drop', '')
  expect(told()).toEqual([])
  send('paste', OTHER)
  expect(told()).toHaveLength(1)
  expect(send('drop', OTHER).taken).toBe(true)
  expect(told()[0]).toMatch(/^The dropped text/)
  expect(send('dragover', '').taken).toBe(true)
})

test('a copied position can be pasted: the board shows it again', () => {
  const { game, file } = page.result
  const played = recordFrom(findPreset('kalah')!.make({}), '1 2 3')
  if (!played.ok) throw new Error(say(played.error))
  game.openRecord(played.value, 'Opened', 3)
  const before = file.positionText()
  game.begin()
  expect(file.positionText()).not.toBe(before)
  send('paste', before)
  expect(file.positionText()).toBe(before)
  expect(told()).not.toContainEqual(expect.stringMatching(/cannot/))
})

test('the game is saved as a file that holds it', async () => {
  const save = vi
    .spyOn(platform, 'saveFile')
    .mockResolvedValue({ status: 'saved', name: 'there', folder: null })
  await page.result.file.save()
  expect(save.mock.lastCall![0]).toMatch(/\.lumbung$/)
  expect(save.mock.lastCall![1]).toBe(page.result.file.text())
})
