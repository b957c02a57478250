import type { Position } from '../../../engine/board/position'
import { ok, type Result } from '../../../engine/result'
import type { Variant } from '../../../engine/variant/variant'
import { variantTitle } from '../../../engine/variant/variantTitle'
import { message, type Text } from '../../../locales/message'
import { useSettings } from '../../storage/settings'
import { copyText } from '../../ui/copy'
import { useNotices } from '../../ui/notices'
import { readGame, writeGame } from '../files/gameFile'
import { useGame } from '../gameStore'
import { beginRecord } from '../record/record'
import { onlyLine } from '../record/variations/variations'
import { linkTo } from './address'

/** Compression is loaded when the first link is made or opened. */
const loadCodec = () => import('./shareLink')

/** What a link may carry. */
export type Shared = 'game' | 'position' | 'rules'

/** Copies links to what is on the board, and opens links. */
export function useSharing() {
  const game = useGame()
  const notices = useNotices()
  const settings = useSettings()

  function textOf(what: Shared): string {
    const { record, variations, players, title, variant } = game
    switch (what) {
      case 'game':
        return writeGame({ record, variations, players, title, at: game.cursor })
      case 'position': {
        // Seeds in hand are in no hole, so only a record of the moves can describe them.
        return game.game.hands !== null ? textOf('game') : textOfPosition(variant, game.position)
      }
      case 'rules':
        return writeGame({
          record: beginRecord(variant),
          variations: onlyLine(''),
          players,
          title: '',
          at: 0,
        })
    }
  }

  function textOfPosition(variant: Variant, position: Position): string {
    return writeGame({
      record: beginRecord(variant, 'south', position),
      variations: onlyLine(''),
      players: game.players,
      title: message('links.position'),
      at: 0,
    })
  }

  /** The link to a text of a game on the page for a class. */
  async function classLink(text: string): Promise<Result<string, Text>> {
    const { packShared } = await loadCodec()
    const code = packShared(JSON.stringify(JSON.parse(text)))
    return code.ok ? ok(linkTo(code.value, settings.linkAddress, location.href, 'class').text) : code
  }

  function show(text: string): Result<Text, Text> {
    const read = readGame(text)
    if (!read.ok) return read
    const { record, variations, players, title, at } = read.value
    if (record.moves.length === 0 && record.setUp === null) {
      game.begin(record.variant)
      return ok(message('gameNews.openedVariant', { name: variantTitle(record.variant) }))
    }
    game.openRecord(record, title || message('links.game'), at, players, variations)
    return ok(message(record.moves.length === 0 ? 'gameNews.openedPosition' : 'gameNews.openedGame'))
  }

  return {
    /** Copies a link, or a code if no link would open elsewhere, and says which; or says why that is not possible. */
    async copyLink(what: Shared): Promise<void> {
      const { packShared } = await loadCodec()
      const code = packShared(JSON.stringify(JSON.parse(textOf(what))))
      if (!code.ok) return notices.warn(code.error)
      const { kind, text } = linkTo(code.value, settings.linkAddress)
      await copyText(text, message(kind === 'address' ? 'links.copied' : 'links.copiedCode'))
    },
    /** A link to the position on the board that opens the page for a class; a code if no address can be opened elsewhere. */
    linkForClass: (): Promise<Result<string, Text>> => classLink(textOf('position')),
    /** The same for any position. */
    linkToPosition: (variant: Variant, position: Position): Promise<Result<string, Text>> =>
      classLink(textOfPosition(variant, position)),
    /** Opens the code of a link and says what it was, or why it cannot be opened; a game that it replaces can be restored. */
    async openCode(code: string): Promise<void> {
      const { unpackShared } = await loadCodec()
      const text = unpackShared(code)
      const opened = text.ok ? show(text.value) : text
      if (opened.ok) notices.say(opened.value)
      else notices.warn(message('links.notOpened', { reason: opened.error }))
    },
  }
}
