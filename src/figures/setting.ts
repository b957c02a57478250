import { message, type MessageKey, type Text } from '../locales/message'
import type { Formats } from '../locales/format'
import type { Speaker } from '../locales/say'

/** The width of a text in pixels. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** Who reads a figure and with what letters: its language, and the widths of its font. */
export interface Setting {
  readonly speaker: Speaker
  readonly measure: Measure
}

/** The words of a setting, as layouts use them. */
export function wordsOf({ speaker }: Pick<Setting, 'speaker'>): {
  readonly say: (text: Text) => string
  readonly t: <K extends MessageKey>(...told: Parameters<typeof message<K>>) => string
  readonly formats: Formats
} {
  return {
    say: (text) => speaker.say(text),
    t: (...told) => speaker.say(message(...told)),
    formats: speaker.formats,
  }
}
