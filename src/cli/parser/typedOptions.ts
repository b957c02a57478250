import type { Command, Option } from 'commander'

/** The command line. */
let words: readonly string[] = []

/** Which option, as it was typed, gave each value of the command that is running. */
let typed: ReadonlyMap<string, string> = new Map()

/** Remembers the command line before it is read. */
export function noteWords(line: readonly string[]): void {
  words = line
  typed = new Map()
}

/** Remembers which options of a command were typed. */
export function noteTyped(command: Command): void {
  const given = command.options.filter(
    (option) => command.getOptionValueSource(option.attributeName()) === 'cli',
  )
  typed = new Map(given.map((option) => [option.attributeName(), flagTyped(option)]))
}

function flagTyped({ long, short, flags }: Option): string {
  return nameTyped([long, short].filter((flag) => flag !== undefined)) ?? flags
}

/** An option may have two names: the one that was typed, or else the first. */
export function nameTyped(names: readonly string[]): string | undefined {
  const isTyped = (name: string): boolean =>
    words.some((word) => word === name || word.startsWith(`${name}=`))
  return names.find(isTyped) ?? names[0]
}

/** Whether a word of the command line is this one. */
export function isTyped(word: string): boolean {
  return words.includes(word)
}

/** Says that an option gives a field of another name. */
export function noteField(field: string, flag: string): void {
  typed = new Map([...typed, [field, flag]])
}

/**
 * The field of a spec as the user wrote it: the option that gave it, with the field within it if it has any, or else
 * its path. The place in a list is left out, because a refusal quotes the item.
 */
export function asTyped(path: string): string {
  const [field = '', ...within] = path.split('.')
  const flag = typed.get(field)
  if (flag === undefined) return path
  const named = /^\d+$/.test(within[0] ?? '') ? within.slice(1) : within
  return named.length === 0 ? flag : `${flag} (${named.join('.')})`
}
