/** The kinds of parts of a message, numbered as in @formatjs/icu-messageformat-parser. */
export const TYPE = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
} as const

/** A part of a message: text, a gap, forms of a plural, or the `#` in one. */
export type MessageFormatElement =
  | { readonly type: typeof TYPE.literal; readonly value: string }
  | { readonly type: typeof TYPE.argument; readonly value: string }
  | { readonly type: typeof TYPE.pound }
  | {
      readonly type: typeof TYPE.plural
      readonly value: string
      readonly options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>
    }

/**
 * Reads a message: gaps and plurals, which is all that ours have. The whole parser, with dates and skeletons of numbers,
 * is as large as the rest of the board.
 */
export function parse(text: string): readonly MessageFormatElement[] {
  let at = 0

  function parts(inPlural: boolean): MessageFormatElement[] {
    const found: MessageFormatElement[] = []
    let literal = ''
    const end = (): void => {
      if (literal !== '') found.push({ type: TYPE.literal, value: literal })
      literal = ''
    }
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') {
        end()
        found.push(gap())
      } else if (inPlural && text[at] === '#') {
        end()
        at++
        found.push({ type: TYPE.pound })
      } else literal += text[at++]
    }
    end()
    return found
  }

  function gap(): MessageFormatElement {
    const [all, name = '', plural] = /^\{\s*(\w+)\s*(?:\}|(,\s*plural\s*,))/.exec(text.slice(at)) ?? ['{', '']
    at += all.length
    return plural === undefined
      ? { type: TYPE.argument, value: name }
      : { type: TYPE.plural, value: name, options: options() }
  }

  function options(): Record<string, { readonly value: readonly MessageFormatElement[] }> {
    const found: Record<string, { readonly value: readonly MessageFormatElement[] }> = {}
    for (;;) {
      const [all = '', form = ''] = /^\s*([\w=]+)\s*\{/.exec(text.slice(at)) ?? []
      if (form === '') break
      at += all.length
      found[form] = { value: parts(true) }
      at++
    }
    at += /^\s*\}?/.exec(text.slice(at))![0].length
    return found
  }

  return parts(false)
}
