import { parsePositionOf } from '../../../engine/board/notation'
import { refuse, ok, type Result } from '../../../engine/result'
import { describeProblems } from '../../../engine/variant/describeProblem'
import { parseVariant } from '../../../engine/variant/parse'
import { variantTitle } from '../../../engine/variant/variantTitle'
import { message, type Text } from '../../../locales/message'
import { inBackground } from '../../platform/inBackground'
import { isOfNewerLumbung, NEEDS_NEWER } from '../../platform/fileKind'
import { parseJson } from '../../platform/parseJson'
import { platform } from '../../platform/platform'
import { textsOf } from '../../platform/textFile'
import { readGame } from './gameFile'
import { recordFrom } from '../record/record'
import { plainRecord } from '../record/recordRows'
import { useReview } from '../review/reviewStore'
import { useGame } from '../gameStore'
import { codeIn } from '../sharing/address'
import { useSharing } from '../sharing/useSharing'
import { withModifier } from '../../ui/modifierKey'
import { useNotices } from '../../ui/notices'

/** The longest accepted text; games of many rounds are much shorter. */
const LONGEST = 2_000_000
/** Where text comes from: the clipboard, dropped on the board, or a file by its name. */
type Origin = 'clipboard' | 'drop' | { readonly file: string }

/** Opens what can be put on the board: games, variants, positions, lists of moves and links; pasted, dropped or picked. */
export function useGameImport() {
  const game = useGame()
  const notices = useNotices()
  const sharing = useSharing()
  const review = useReview()

  /** Opens text; says what it was, or why it cannot be opened. */
  function open(text: string, name: Text): Result<Text, Text> {
    const trimmed = text.trim()
    if (trimmed === '') return refuse(message('gameNews.nothingInIt'))
    if (trimmed.length > LONGEST) return refuse(message('gameNews.tooLong'))
    const json = trimmed.startsWith('{') ? parseJson(trimmed) : undefined
    if (json !== undefined && isOfNewerLumbung(trimmed)) return refuse(NEEDS_NEWER)
    if (typeof json === 'object' && json !== null && 'lumbung' in json) return openGame(trimmed, name)
    if (typeof json === 'object' && json !== null && 'board' in json) return openVariant(json)
    if (trimmed.startsWith('{')) return refuse(message('gameNews.neither'))
    return isPosition(trimmed) ? openPosition(trimmed) : openMoves(trimmed, name)
  }

  function openPosition(text: string): Result<Text, Text> {
    const position = parsePositionOf(game.variant, text)
    if (!position.ok) return position
    game.setUp(position.value)
    return ok(message('gameNews.openedPosition'))
  }

  function openMoves(text: string, name: Text): Result<Text, Text> {
    const record = recordFrom(game.variant, plainRecord(text))
    if (!record.ok) return record
    game.openRecord(record.value, name)
    return ok(message('gameNews.openedMoves', { count: record.value.moves.length }))
  }

  function openGame(text: string, name: Text): Result<Text, Text> {
    const read = readGame(text)
    if (!read.ok) return read
    const { record, title, at, players, variations } = read.value
    game.openRecord(record, title || name, at, players, variations)
    review.take(read.value)
    return ok(message('gameNews.openedGame'))
  }

  function openVariant(json: unknown): Result<Text, Text> {
    const variant = parseVariant(json)
    if (!variant.ok) return refuse(describeProblems(variant.error))
    game.begin(variant.value)
    return ok(message('gameNews.openedVariant', { name: variantTitle(variant.value) }))
  }

  /** Opens text and says in the status bar what it was, or why it could not be opened. */
  function openText(text: string, from: Origin): void {
    const code = codeIn(text)
    if (code !== null) return inBackground(sharing.openCode(code))
    const opened = open(text, titleOf(from))
    if (opened.ok) notices.say(opened.value)
    else notices.warn(refusalOf(from, opened.error))
  }

  return {
    open,
    openText,
    async pick(): Promise<void> {
      const picked = await platform.openFile(['lumbung', 'json', 'txt'])
      if (picked.status === 'opened')
        for (const { name, text } of await textsOf(picked.files)) openText(text, { file: name })
      else if (picked.status === 'failed') notices.warn(picked.reason)
    },
    async paste(): Promise<void> {
      const text = await platform.readClipboard()
      if (text.ok) openText(text.value, 'clipboard')
      else notices.warn(message('gameNews.pressPaste', { keys: withModifier('V') }))
    },
  }
}

/** The title of a game that has none. */
function titleOf(from: Origin): Text {
  if (from === 'clipboard') return message('gameNews.pasted')
  if (from === 'drop') return message('gameNews.dropped')
  return from.file.replace(/\.(lumbung|json|txt)$/i, '')
}

function refusalOf(from: Origin, reason: Text): Text {
  if (from === 'clipboard') return message('gameNews.pastedNotOpened', { reason })
  if (from === 'drop') return message('gameNews.droppedNotOpened', { reason })
  return message('files.notOpened', { names: from.file, reason })
}

/** Whether text is meant as a position rather than as moves: it says who moves, or has stores or burnt holes. */
function isPosition(text: string): boolean {
  return !text.includes(':') && /[SN]$|\+\d|(^|[,\s])x/.test(text)
}
