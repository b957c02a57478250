import { en } from './en'
import { formatsOf } from './format'
import type { Text } from './message'
import { flatten, speaker, type Speaker } from './say'

let english: Speaker | undefined

/** A text in English, for internal errors and for programs. */
export function inEnglish(text: Text): string {
  english ??= createEnglish()
  return english.say(text)
}

function createEnglish(): Speaker {
  const words = flatten(en)
  return speaker((key) => words[key], formatsOf('en'))
}
