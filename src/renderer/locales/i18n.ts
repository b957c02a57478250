import { ref, shallowRef } from 'vue'
import { words as english } from '../../locales/en/window'
import { fill } from '../../locales/fill'
import { formatsOf, type Formats } from '../../locales/format'
import { LANGUAGES, readVolume, type LanguageCode } from '../../locales/language'
import { message, type MessageKey, type Text, type Volume, type VolumeWords } from '../../locales/message'
import { flatten, speaker, type Speaker } from '../../locales/say'

/** English texts beyond the first page, loaded volume by volume, without those of the command line. */
const ENGLISH = import.meta.glob<{ words: VolumeWords }>([
  '../../locales/en/*/index.ts',
  '!../../locales/en/{window,terminal}/index.ts',
])

const VOLUMES = Object.keys(ENGLISH).map((path) => path.split('/').at(-2) as Volume)

/** The texts loaded so far, by message key: those of the window's language over the English ones. */
const words = shallowRef<Readonly<Partial<Record<MessageKey, string>>>>(flatten(english))
const language = ref<LanguageCode>('en')

/** Translates into the window's language; replaced when the user chooses another. */
const current = shallowRef<Speaker>(speaker(textOf, formatsOf(LANGUAGES.en!.tag)))

/** The text of a message. A notice may need texts of a page that has not been opened yet; it is drawn again once they are loaded. */
function textOf(key: MessageKey): string {
  const text = words.value[key]
  if (text === undefined) learnAll()
  return text ?? key
}

/** Volumes that are loaded or loading. The first page's volume is there from the start. */
const volumes = new Map<Volume, Promise<void>>([['window', Promise.resolve()]])
/** The language chosen last, which may still be loading. */
let wanted: LanguageCode = 'en'

/** Switches the whole window to a language; its texts are loaded first, so that nothing is shown half translated. */
export async function setLanguage(code: LanguageCode): Promise<void> {
  wanted = code
  const read = new Map<Volume, VolumeWords>()
  // A page may request more texts while these are loading.
  for (let missing = [...volumes.keys()]; missing.length > 0;) {
    const found = await Promise.all(missing.map((volume) => wordsOf(code, volume)))
    missing.forEach((volume, at) => read.set(volume, found[at]!))
    missing = [...volumes.keys()].filter((volume) => !read.has(volume))
  }
  // Another language was chosen while this one was loading.
  if (wanted !== code) return
  words.value = flatten(Object.assign({}, ...read.values()))
  language.value = code
  document.documentElement.lang = code
  current.value = speaker(textOf, formatsOf(LANGUAGES[code]!.tag))
}

/** Loads more texts in the window's language; a page calls it before showing any of them. */
export function loadTexts(volume: Volume): Promise<void> {
  const known = volumes.get(volume)
  if (known) return known
  const reading = readInto(volume).catch((problem: unknown) => {
    volumes.delete(volume)
    throw problem
  })
  volumes.set(volume, reading)
  return reading
}

/** Loads a volume; loads it again if the language has changed meanwhile. */
async function readInto(volume: Volume): Promise<void> {
  const code = language.value
  const more = flatten(await wordsOf(code, volume))
  if (code !== language.value) return readInto(volume)
  words.value = { ...words.value, ...more }
}

/** Loads all texts; those that fail to load are tried again the next time they are needed. */
function learnAll(): void {
  for (const volume of VOLUMES) loadTexts(volume).catch(() => undefined)
}

async function wordsOf(code: LanguageCode, volume: Volume): Promise<VolumeWords> {
  if (code !== 'en') return readVolume(code, volume)
  return volume === 'window' ? english : (await ENGLISH[`../../locales/en/${volume}/index.ts`]!()).words
}

/** Translates a text into the window's language. Templates update when the language changes. */
export function say(text: Text): string {
  return current.value.say(text)
}

/** The text of a message key in the window's language. */
export function t<K extends MessageKey>(...told: Parameters<typeof message<K>>): string {
  return say(message(...told))
}

/** A message of the window's language in pieces, with anything in its gaps: what slots draw, for example. */
export function pieces<Piece>(
  key: MessageKey,
  gaps: Readonly<Record<string, Piece>>,
): readonly (string | Piece)[] {
  return fill(textOf(key), { pieces: gaps, amounts: {}, pluralOf: formats().pluralOf })
}

/** The code of the window's language; reactive. */
export function currentLanguage(): LanguageCode {
  return language.value
}

/** How the window's language writes numbers, sizes and times. */
export function formats(): Formats {
  return current.value.formats
}
