import { en, volumes } from './en'
import { formatsOf } from './format'
import { LANGUAGES, readVolume, type LanguageCode } from './language'
import { message, type Catalogue, type MessageKey, type Volume } from './message'
import { flatten, speaker, type Speaker } from './say'

/** Texts of a program without a window: English until another language is chosen. */
interface Speech extends Speaker {
  /** Switches to a language. */
  speak(code: LanguageCode): Promise<void>
  /** The text of a message key in the chosen language. */
  t<K extends MessageKey>(...told: Parameters<typeof message<K>>): string
}

/** Speech for a program that has one language at a time. */
export function createSpeech(): Speech {
  const english = speakerOf('en', en)
  let current = english
  let wanted: LanguageCode = 'en'
  return {
    async speak(code) {
      wanted = code
      const words = await wordsOf(code)
      // Another language may have been chosen while this one was loading.
      if (wanted === code) current = code === 'en' ? english : speakerOf(code, words)
    },
    get formats() {
      return current.formats
    },
    say: (text) => current.say(text),
    t: (...told) => current.say(message(...told)),
  }
}

/** All texts of a language. */
export async function wordsOf(code: LanguageCode): Promise<Catalogue> {
  if (code === 'en') return en
  const names = Object.keys(volumes) as Volume[]
  const read = await Promise.all(names.map((volume) => readVolume(code, volume)))
  return Object.assign({}, ...read) as Catalogue
}

function speakerOf(code: LanguageCode, catalogue: Catalogue): Speaker {
  // A language that is still being translated speaks English where it lacks a message.
  const words = catalogue === en ? flatten(en) : { ...flatten(en), ...flatten(catalogue) }
  return speaker((key) => words[key], formatsOf(LANGUAGES[code]!.tag))
}
