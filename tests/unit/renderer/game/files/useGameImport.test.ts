// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { writeGame } from '../../../../../src/renderer/game/files/gameFile'
import { useGameClipboard } from '../../../../../src/renderer/game/files/useGameClipboard'
import { useGameImport } from '../../../../../src/renderer/game/files/useGameImport'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../../src/renderer/game/record/record'
import { notationOf } from '../../../../../src/renderer/game/record/recordRows'
import { platform } from '../../../../../src/renderer/platform/platform'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { inApp } from '../../../../support/renderer/inApp'
import { noticeText } from '../../../../support/renderer/noticeText'
import { say } from '../../../../../src/renderer/locales/i18n'
import { onlyLine } from '../../../../../src/renderer/game/record/variations/variations'

const kalah = findPreset('kalah')!.make({})
const congkak = findPreset('congkak')!.make({})

function page() {
  return inApp(() => {
    useGameClipboard()
    return { game: useGame(), imports: useGameImport(), notices: useNotices() }
  })
}
afterEach(() => void vi.restoreAllMocks())

function recordOf(moves: string, variant = kalah) {
  const read = recordFrom(variant, moves)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

it('opens a game with its players and where it stood', () => {
  const { game, imports } = page().result
  const players = { south: 'human', north: 'greedy' }
  const text = writeGame({
    record: recordOf('1 2 3'),
    variations: onlyLine('1 2 3'),
    players,
    title: 'Saved',
    at: 2,
  })
  expect(imports.open(text, 'x')).toEqual({ ok: true, value: { key: 'gameNews.openedGame' } })
  expect([game.players, game.title, game.cursor, game.running]).toEqual([players, 'Saved', 2, false])
})

it.each([
  ['congkak', '7 3 7'],
  ['kalah', '3 6 1 2 5'],
  ['congkak-rounds', '7 3 7'],
])('reads the record of %s back as it is shown', (id, moves) => {
  const { game, imports } = page().result
  const variant = findPreset(id)!.make({})
  game.begin(variant)
  const record = recordOf(moves, variant)
  const shown = notationOf(record)
  expect(shown).toMatch(/^1\. .*[+×]/)
  expect(imports.open(shown, '').ok).toBe(true)
  expect(game.moves.map(({ choice }) => choice)).toEqual(record.moves.map(({ choice }) => choice))
})

it('reads a shown record that began from a position', () => {
  const { game, imports } = page().result
  game.begin(kalah)
  const record = recordOf('4,4,4,4,4,4+0 4,4,4,4,4,4+0 N: 3 1')
  expect(imports.open(notationOf(record), '').ok).toBe(true)
  expect([game.record.setUp?.toMove, game.moves.length]).toEqual(['north', 2])
})

it('opens positions, moves and variants', () => {
  const { game, imports } = page().result
  expect(imports.open(JSON.stringify(kalah), 'x')).toMatchObject({ value: { args: { name: 'Kalah' } } })
  expect(imports.open('4,4,4,4,4,4+0 4,4,4,4,4,4+0 N', 'x')).toMatchObject({
    value: { key: 'gameNews.openedPosition' },
  })
  expect(game.position.toMove).toBe('north')
  expect(imports.open('1', 'x')).toMatchObject({ value: { args: { count: 1 } } })
  expect(imports.open('1, 2', 'x')).toMatchObject({ value: { args: { count: 2 } } })
})

it.each([
  ['', /is empty/],
  ['{', /neither a game nor a variant/],
  ['{"lumbung":"game"}', /not a Lumbung game/],
  ['{"board":{}}', /./],
  ['1 2 99', /Move 3 cannot be played/],
  ['hello there S', /./],
  ['4,4+0 4,4+0 S', /2 holes per side, but the variant has 7/],
  ['7,7,7+0 7,7,7+0', /^A position lists/],
  ['x'.repeat(2_000_001), /too long/],
])('refuses %.20s with a reason and leaves the board alone', (text, reason) => {
  const { game, imports } = page().result
  const { record } = game
  const opened = imports.open(text, 'x')
  expect(opened.ok ? '' : say(opened.error)).toMatch(reason)
  expect(game.record).toBe(record)
})

it('pastes from the platform’s clipboard, or says how else', async () => {
  const { game, imports, notices } = page().result
  const read = vi.spyOn(platform, 'readClipboard').mockResolvedValue({ ok: true, value: '7 3 7' })
  await imports.paste()
  expect([game.moves.length, game.title, noticeText(notices)]).toEqual([
    3,
    { key: 'gameNews.pasted' },
    'Opened 3 moves',
  ])
  read.mockResolvedValue({ ok: false, error: 'not allowed' })
  await imports.paste()
  expect(noticeText(notices)).toBe('Press Ctrl+V to paste.')
})

it('opens files that are picked, and says why one was not', async () => {
  const { game, imports, notices } = page().result
  const files = [{ name: 'my game.txt', content: new Blob(['7 3 7']) }]
  const pick = vi.spyOn(platform, 'openFile').mockResolvedValue({ status: 'opened', files })
  await imports.pick()
  expect(game.title).toBe('my game')
  pick.mockResolvedValue({ status: 'opened', files: [{ name: 'bad.txt', content: new Blob(['99']) }] })
  await imports.pick()
  expect(noticeText(notices)).toMatch(/^bad\.txt could not be opened\. /)
  pick.mockResolvedValue({ status: 'failed', reason: 'It is gone.' })
  await imports.pick()
  expect(noticeText(notices)).toBe('It is gone.')
  pick.mockResolvedValue({ status: 'cancelled' })
  await imports.pick()
  expect(noticeText(notices)).toBe('It is gone.')
})

it('copies the position and pastes moves by the keyboard, but not in fields', () => {
  const { result, stop } = page()
  const copied = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true })
  window.dispatchEvent(copied)
  expect(copied.clipboardData?.getData('text/plain')).toBe('7,7,7,7,7,7,7+0 7,7,7,7,7,7,7+0 S')
  const paste = (target: EventTarget, text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }
  const field = document.body.appendChild(document.createElement('input'))
  paste(field, '7 3')
  expect(result.game.moves).toEqual([])
  paste(window, '7 3')
  expect(result.game.moves).toHaveLength(2)
  stop()
  paste(window, '7')
  expect(result.game.moves).toHaveLength(2)
  expect(congkak.name).toBe(result.game.variant.name)
})

it.each([
  { lumbung: 'game', schema: 2, title: 'Later' },
  { schema: 5, name: 'Later', board: { holes: 6 }, sow: {} },
])('says that %j needs a newer Lumbung, not what it lacks', (file) => {
  const { imports } = page().result
  expect(imports.open(JSON.stringify(file), 'later')).toMatchObject({
    ok: false,
    error: { key: 'files.needsNewer' },
  })
})
