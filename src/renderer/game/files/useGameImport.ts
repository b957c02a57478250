import { parsePosition } from '../../../engine/board/notation'
import { holesOf } from '../../../engine/board/position'
import { counted } from '../../../engine/experiments/report/wording'
import { refuse, ok, type Result } from '../../../engine/result'
import { describeProblem, parseVariant } from '../../../engine/variant/parse'
import { say } from '../../locales/i18n'
import { isOfNewerLumbung, NEEDS_NEWER } from '../../platform/fileKind'
import { parseJson } from '../../platform/parseJson'
import { platform } from '../../platform/platform'
import { textsOf } from '../../platform/textFile'
import { readGame } from './gameFile'
import { recordFrom } from '../record/record'
import { plainRecord } from '../record/recordRows'
import { useGame } from '../gameStore'
import { useNotices } from '../../ui/notices'

/** The longest text that is looked at: a game of many rounds fits well. */
const LONGEST = 2_000_000
/** What a game is called that came from the clipboard. */
export const PASTED = 'Pasted'

/** Opens what can be put on the board: games, variants, positions and lists of moves; pasted, dropped or picked. */
export function useGameImport() {
  const game = useGame()
  const notices = useNotices()

  /** Opens text; says what it was, or why it cannot be opened. */
  function open(text: string, name: string): Result<string, string> {
    const trimmed = text.trim()
    if (trimmed === '') return refuse('There is nothing in it.')
    if (trimmed.length > LONGEST) return refuse('It is far too long for a game.')
    const json = trimmed.startsWith('{') ? parseJson(trimmed) : undefined
    if (json !== undefined && isOfNewerLumbung(trimmed)) return refuse(say(NEEDS_NEWER))
    if (typeof json === 'object' && json !== null && 'lumbung' in json) return openGame(trimmed, name)
    if (typeof json === 'object' && json !== null && 'board' in json) return openVariant(json)
    if (trimmed.startsWith('{')) return refuse('It is neither a game nor a variant.')
    return isPosition(trimmed) ? openPosition(trimmed) : openMoves(trimmed, name)
  }

  function openPosition(text: string): Result<string, string> {
    const position = parsePosition(text)
    if (!position.ok) return position
    const { holes } = game.variant.board
    const found = holesOf(position.value)
    if (found !== holes)
      return refuse(`It has ${counted(found, 'hole')} per side; the game on the board has ${holes}.`)
    game.setUp(position.value)
    return ok('a position')
  }

  function openMoves(text: string, name: string): Result<string, string> {
    const record = recordFrom(game.variant, plainRecord(text))
    if (!record.ok) return record
    game.openRecord(record.value, name)
    return ok(counted(record.value.moves.length, 'move'))
  }

  function openGame(text: string, name: string): Result<string, string> {
    const read = readGame(text)
    if (!read.ok) return read
    const { record, title, at, players } = read.value
    game.openRecord(record, title || name, at, players)
    return ok('a game')
  }

  function openVariant(json: unknown): Result<string, string> {
    const variant = parseVariant(json)
    if (!variant.ok) return refuse(variant.error.map(describeProblem).join(' '))
    game.begin(variant.value)
    return ok(variant.value.name)
  }

  /** Opens text and says in the status bar what it was, or why it could not be opened. */
  function openText(text: string, name: string): void {
    const opened = open(text, name.replace(/\.(lumbung|json|txt)$/i, ''))
    if (opened.ok) notices.say(`Opened ${opened.value}`)
    else
      notices.warn(`${name === PASTED ? 'What was pasted' : name || 'This'} was not opened. ${opened.error}`)
  }

  return {
    open,
    openText,
    async pick(): Promise<void> {
      const picked = await platform.openFile(['lumbung', 'json', 'txt'])
      if (picked.status === 'opened')
        for (const { name, text } of await textsOf(picked.files)) openText(text, name)
      else if (picked.status === 'failed') notices.warn(picked.reason)
    },
    async paste(): Promise<void> {
      const text = await platform.readClipboard()
      if (text.ok) openText(text.value, PASTED)
      else notices.warn('Press Ctrl+V (⌘V) to paste.')
    },
  }
}

/** Whether text is meant as a position rather than as moves: it says who moves, or has stores or burnt holes. */
function isPosition(text: string): boolean {
  return !text.includes(':') && /[SN]$|\+\d|(^|[,\s])x/.test(text)
}
