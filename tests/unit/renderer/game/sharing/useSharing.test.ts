// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { formatPosition } from '../../../../../src/engine/board/notation'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { useGameImport } from '../../../../../src/renderer/game/files/useGameImport'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { recordFrom, recordText } from '../../../../../src/renderer/game/record/record'
import { codeIn } from '../../../../../src/renderer/game/sharing/address'
import { useSharing, type Shared } from '../../../../../src/renderer/game/sharing/useSharing'
import { useSettings } from '../../../../../src/renderer/storage/settings'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { inApp } from '../../../../support/renderer/inApp'
import { noticeText } from '../../../../support/renderer/noticeText'
import { untilHolds } from '../../../../support/waiting'

const awari = findPreset('awari')!.make({})
let copied = ''

function page() {
  return inApp(() => ({
    game: useGame(),
    sharing: useSharing(),
    imports: useGameImport(),
    notices: useNotices(),
    settings: useSettings(),
  })).result
}

beforeEach(() => {
  copied = ''
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied = text
    return Promise.resolve()
  })
})

async function linkTo(what: Shared): Promise<string> {
  const { game, sharing } = page()
  const record = recordFrom(awari, '1 2 3 4')
  if (!record.ok) throw new Error('not a record')
  game.openRecord(record.value, 'Lesson 3', 3, { south: 'human', north: 'greedy' })
  await sharing.copyLink(what)
  return copied
}

it('carries a game with its moves, players, title and place', async () => {
  const link = await linkTo('game')
  const { game, sharing, notices } = page()
  await sharing.openCode(codeIn(link)!)
  expect([
    game.variant,
    recordText(game.record),
    game.cursor,
    game.title,
    game.players,
    game.running,
  ]).toEqual([awari, '1 2 3 4', 3, 'Lesson 3', { south: 'human', north: 'greedy' }, false])
  expect(noticeText(notices)).toContain('opened')
})

it('copies a code where a link would open nowhere else, and says so', async () => {
  const { sharing, notices } = page()
  await sharing.copyLink('rules')
  expect(copied).toMatch(/^lumbung:1\./)
  expect(noticeText(notices)).toContain('Code copied')
})

it('copies a link to the address chosen in Settings', async () => {
  const { sharing, notices, settings } = page()
  settings.linkAddress = 'https://example.org/lumbung/'
  await sharing.copyLink('rules')
  expect(copied).toMatch(/^https:\/\/example\.org\/lumbung\/#\/board\?share=1\./)
  expect(noticeText(notices)).toContain('Link copied')
})

it('carries a position, or rules alone', async () => {
  const position = await linkTo('position')
  const shown = page()
  await shown.sharing.openCode(codeIn(position)!)
  const record = recordFrom(awari, '1 2 3')
  expect(shown.game.moves.length).toBe(0)
  expect(formatPosition(shown.game.position)).toBe(
    record.ok && formatPosition(record.value.moves[2]!.after.position),
  )
  const rules = await linkTo('rules')
  const begun = page()
  await begun.sharing.openCode(codeIn(rules)!)
  expect([begun.game.variant, begun.game.moves.length, begun.game.record.setUp]).toEqual([awari, 0, null])
})

it('opens a pasted link, and the game it replaces can be restored', async () => {
  const link = await linkTo('game')
  const { game, imports } = page()
  game.begin(findPreset('kalah')!.make({}))
  expect(game.choose({ hole: 1 }).ok).toBe(true)
  imports.openText(link, 'clipboard')
  await untilHolds(() => expect(game.title).toBe('Lesson 3'))
  game.restore(game.replaced!.snapshot)
  expect([game.variant.name, game.moves.length]).toEqual(['Kalah', 1])
})

it('says why a damaged link is not opened, and leaves the board alone', async () => {
  const link = await linkTo('game')
  const { game, sharing, notices } = page()
  const before = game.record
  await sharing.openCode(codeIn(link)!.slice(0, -9))
  expect(game.record).toBe(before)
  expect(noticeText(notices)).toMatch(/link was not opened.*damaged/i)
})
