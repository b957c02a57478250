import { loadNetworks } from '../../engine/players/shipped'
import { Refusal } from '../../engine/refusal'
import { answer, playersIn, readRequest } from '../../engine/requests/answer'
import { Unanswerable } from '../../engine/requests/requested'
import { isMessage, message, type Text } from '../../locales/message'
import { messageOf } from '../../locales/messageOf'
import { say } from '../output/language'
import { version } from '../../../package.json'

/** The longest line that is read, in bytes. */
export const MOST_LINE = 2 ** 20

/** Answers one line with one line; null for an empty one. Never throws, whatever the line holds. */
export async function answerLine(text: string, seconds: number): Promise<string | null> {
  if (text.trim() === '') return null
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    return written({ id: null }, failure('notJson', message('batch.notJson', { reason: messageOf(error) })))
  }
  const id = idOf(input)
  try {
    return written(id, { ok: true, ...(await answerTo(input, seconds)) })
  } catch (error) {
    return written(id, failureOf(error))
  }
}

/** The answer to a line that was too long to read. */
export function tooLong(): string {
  return written({ id: null }, failure('tooLarge', message('open.lineTooLong', { bytes: MOST_LINE })))
}

async function answerTo(input: unknown, seconds: number): Promise<object> {
  const request = readRequest(input)
  await loadNetworks(playersIn(request))
  const deadline = performance.now() + 1000 * seconds
  const work = answer(request)
  for (;;) {
    const step = work.next()
    if (step.done) return request.do === 'hello' ? { ...step.value, version } : step.value
    if (performance.now() > deadline) {
      work.return({})
      throw new Unanswerable('timeIsUp', message('open.timeIsUp', { seconds }))
    }
  }
}

function failureOf(error: unknown): object {
  if (error instanceof Unanswerable) {
    const texts: readonly Text[] =
      typeof error.text === 'string' || isMessage(error.text) ? [error.text] : error.text
    return failure(error.code, texts.map(say).join(' '), error.field)
  }
  if (error instanceof Refusal) return failure('refused', error.text)
  return failure('internalError', messageOf(error))
}

function failure(code: string, text: Text, field?: string): object {
  return { ok: false, error: { code, message: say(text), ...(field !== undefined && { field }) } }
}

/** What identifies a request, if it has something that can. */
function idOf(input: unknown): { readonly id: string | number | null } {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null
  return { id: (typeof id === 'string' && id.length <= 200) || Number.isFinite(id) ? (id as string) : null }
}

function written(id: object, document: object): string {
  const texts = (_: string, value: unknown): unknown => (isMessage(value) ? say(value) : value)
  return JSON.stringify({ ...id, ...document }, texts)
}
