import { shallowRef } from 'vue'
import { createI18n } from 'vue-i18n'
import { en } from '../../locales/en'
import { formatsOf, type Formats } from '../../locales/format'
import { LANGUAGES, wordsOf, type LanguageCode } from '../../locales/language'
import { message, type MessageKey, type Text } from '../../locales/message'
import { flatten, speaker, type Speaker, type Translate } from '../../locales/say'

/** The window's catalogue. Messages are looked up by their whole key: names may hold dots. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en: flatten(en) },
  messageResolver: (words, key) => (words as Record<string, string>)[key] ?? null,
})

const translate = i18n.global.t as unknown as Translate

/** Speaks the window's language; another takes its place when the user chooses another language. */
const current = shallowRef<Speaker>(speaker(translate, formatsOf(LANGUAGES.en!.tag)))

/** Switches the whole window to a language; its words are read first, so that nothing is shown half translated. */
export async function speak(code: LanguageCode): Promise<void> {
  i18n.global.setLocaleMessage(code as 'en', flatten(await wordsOf(code)) as never)
  i18n.global.locale.value = code as 'en'
  document.documentElement.lang = code
  current.value = speaker(translate, formatsOf(LANGUAGES[code]!.tag))
}

/** Says a text in the language of the window. In a template it follows when the language changes. */
export function say(text: Text): string {
  return current.value.say(text)
}

/** Says the message of a key in the language of the window. */
export function t<K extends MessageKey>(...told: Parameters<typeof message<K>>): string {
  return say(message(...told))
}

/** How the language of the window writes numbers, sizes and times. */
export function formats(): Formats {
  return current.value.formats
}
