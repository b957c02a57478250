import { words as editor } from './editor'
import { words as games } from './games'
import { words as laboratory } from './laboratory'
import { words as learn } from './learn'
import { words as publishing } from './publishing'
import { words as rules } from './rules'
import { words as terminal } from './terminal'
import { words as window } from './window'

/** English by volume: what the window needs at once, and what is read when it is needed. */
export const volumes = { window, rules, editor, games, laboratory, learn, publishing, terminal } as const

/** English, which all other languages follow message by message. */
export const en = {
  ...window,
  ...rules,
  ...editor,
  ...games,
  ...laboratory,
  ...learn,
  ...publishing,
  ...terminal,
} as const
