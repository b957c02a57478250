import boardWords from 'virtual:board-words'
import { formatsOf } from '../locales/format'
import type { Text } from '../locales/message'
import { speaker, type Speaker } from '../locales/say'

/** The words of the page's language; a page in a language that Lumbung does not speak gets English. */
function speakerOf(language: string): Speaker {
  const code = language.slice(0, 2).toLowerCase()
  const words: Readonly<Record<string, string>> = boardWords[code] ?? boardWords['en']!
  return speaker((key) => words[key] ?? key, formatsOf(code in boardWords ? code : 'en'))
}

let language = ''
let current: Speaker | null = null

/** A text in the language of the page. */
export function say(text: Text): string {
  const { lang } = document.documentElement
  if (current === null || lang !== language) current = speakerOf((language = lang))
  return current.say(text)
}
