import { shallowRef } from 'vue'
import { createI18n } from 'vue-i18n'
import { words as english } from '../../locales/en/window'
import { formatsOf, type Formats } from '../../locales/format'
import { LANGUAGES, readVolume, type LanguageCode } from '../../locales/language'
import { message, type MessageKey, type Text, type Volume, type VolumeWords } from '../../locales/message'
import { flatten, speaker, type Speaker, type Translate } from '../../locales/say'

/** English beyond the first page, read volume by volume; the command line's words are not for the window. */
const ENGLISH = import.meta.glob<{ words: VolumeWords }>([
  '../../locales/en/*/index.ts',
  '!../../locales/en/{window,terminal}/index.ts',
])

const VOLUMES = Object.keys(ENGLISH).map((path) => path.split('/').at(-2) as Volume)

/** The window's catalogue. Messages are looked up by their whole key: names may hold dots. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en: flatten(english) },
  missingWarn: false,
  fallbackWarn: false,
  // A notice may need words of a page that nobody has opened yet; what shows it is drawn again when they are there.
  missing: learnAll,
  messageResolver: (words, key) => (words as Record<string, string>)[key] ?? null,
})

const translate = i18n.global.t as unknown as Translate

/** Speaks the window's language; another takes its place when the user chooses another language. */
const current = shallowRef<Speaker>(speaker(translate, formatsOf(LANGUAGES.en!.tag)))

/** Volumes that are read, or being read. The first page has its own from the start. */
const volumes = new Map<Volume, Promise<void>>([['window', Promise.resolve()]])
let language: LanguageCode = 'en'

/** Switches the whole window to a language; its words are read first, so that nothing is shown half translated. */
export async function speak(code: LanguageCode): Promise<void> {
  const read = new Map<Volume, VolumeWords>()
  // A page may ask for more words while these are being read.
  for (let missing = [...volumes.keys()]; missing.length > 0;) {
    const words = await Promise.all(missing.map((volume) => wordsOf(code, volume)))
    missing.forEach((volume, at) => read.set(volume, words[at]!))
    missing = [...volumes.keys()].filter((volume) => !read.has(volume))
  }
  i18n.global.setLocaleMessage(code as 'en', flatten(Object.assign({}, ...read.values())) as never)
  i18n.global.locale.value = code as 'en'
  language = code
  document.documentElement.lang = code
  current.value = speaker(translate, formatsOf(LANGUAGES[code]!.tag))
}

/** Reads more words of the language of the window; a page calls it before it shows any of them. */
export function learn(volume: Volume): Promise<void> {
  const known = volumes.get(volume)
  if (known) return known
  const reading = readInto(volume).catch((problem: unknown) => {
    volumes.delete(volume)
    throw problem
  })
  volumes.set(volume, reading)
  return reading
}

/** Reads a volume; again if the language has changed meanwhile. */
async function readInto(volume: Volume): Promise<void> {
  const code = language
  i18n.global.mergeLocaleMessage(code, flatten(await wordsOf(code, volume)))
  if (code !== language) await readInto(volume)
}

/** Reads all words there are; what cannot be fetched now is tried again when it is missed again. */
function learnAll(): void {
  for (const volume of VOLUMES) learn(volume).catch(() => undefined)
}

async function wordsOf(code: LanguageCode, volume: Volume): Promise<VolumeWords> {
  if (code !== 'en') return readVolume(code, volume)
  return volume === 'window' ? english : (await ENGLISH[`../../locales/en/${volume}/index.ts`]!()).words
}

/** Says a text in the language of the window. In a template it follows when the language changes. */
export function say(text: Text): string {
  return current.value.say(text)
}

/** Says the message of a key in the language of the window. */
export function t<K extends MessageKey>(...told: Parameters<typeof message<K>>): string {
  return say(message(...told))
}

/** The code of the language of the window; who reads it in a computation follows when it changes. */
export function currentLanguage(): LanguageCode {
  return i18n.global.locale.value
}

/** How the language of the window writes numbers, sizes and times. */
export function formats(): Formats {
  return current.value.formats
}
